import type { AccountSession, SessionTicket } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from '#server/shared/exchange.ts';
import { Failure } from '#server/shared/failure.ts';
import { audit } from '../../ground/audit/audit.ts';
import { newSecret, secretHash } from '../../ground/encryption/secret.ts';
import { type Account, accountById, accountByName } from '../session/account.ts';
import { isChatTicket, openChatSession } from '../session/chat-session.ts';
import { entryFailure, refusalOf } from '../session/entry-refusals.ts';
import { openSession } from '../session/open-session.ts';
import { secondStepDemand } from './second-step.ts';

const LIFE = 60_000;

const FORGET_OLD = 'delete from login_tickets where expires_at < $1';
const KEEP = 'insert into login_tickets (hash, merchant_code, member_id, expires_at) values ($1, $2, $3, $4)';
const SPEND = `
  delete from login_tickets where hash = $1 and merchant_code = $2
  returning member_id as "memberId", expires_at as "expiresAt"`;

/**
 * Gives the merchant's own system a login ticket for an account (ROUTE-29): valid once, for 60 seconds, at this
 * merchant. The account is identified by its name. Failures: `not_found`, and the site's login refusals.
 */
export async function createSessionTicket(services: Services, name: string): Promise<SessionTicket> {
  const { db, brand, clock, random } = services;
  const account = await accountByName(db, { countries: [] }, name);
  if (account === undefined) throw new Failure('not_found');
  await admit(db, brand.site, account);
  const now = clock();
  const ticket = newSecret('lt_', random);
  const expiresAt = new Date(now + LIFE);
  await db.transaction(async (tx) => {
    await tx.query('login_tickets_forget', FORGET_OLD, [new Date(now)]);
    await tx.query('login_ticket_keep', KEEP, [secretHash(ticket), brand.merchantCode, account.id, expiresAt]);
    await audit(tx, { at: new Date(now), kind: 'login_ticket', memberId: account.id, data: {} });
  });
  return { ticket, expiresAt: expiresAt.toISOString() };
}

/**
 * Opens a session for the account of a ticket. `session_ticket_invalid` for one that is unknown, expired, used or
 * another merchant's, without telling which. Of two concurrent exchanges one succeeds. `two_step_required` for an account
 * with two-step login: the merchant vouches for the first step, and `enterBySecondStep` goes on. A chat page's ticket comes
 * from a session that has passed it.
 */
export async function exchangeSessionTicket(
  services: Services,
  ticket: string,
  visitor: Visitor,
): Promise<AccountSession> {
  if (isChatTicket(ticket)) return openChatSession(services, ticket, visitor);
  const { db, brand, clock } = services;
  const { account, session } = await db.transaction(async (tx) => {
    const [spent] = await tx.query<{ memberId: number; expiresAt: Date }>('login_ticket_spend', SPEND, [
      secretHash(ticket),
      brand.merchantCode,
    ]);
    const account = spent && spent.expiresAt.getTime() > clock() ? await accountById(tx, spent.memberId) : undefined;
    if (account === undefined) throw new Failure('session_ticket_invalid');
    await admit(tx, brand.site, account);
    // The ticket is spent in either case.
    if (account.twoStep) return { account, session: undefined };
    return { account, session: await openSession(services, tx, account.id, visitor, { method: 'ticket' }) };
  });
  if (session === undefined) throw await secondStepDemand(services, { account, method: 'ticket', visitor });
  return { account: account.account, session: { ...session, passwordExpired: false, passwordDefault: false } };
}

async function admit(db: Pick<Queries, 'query'>, site: 'member' | 'agent', account: Account): Promise<void> {
  const refusal = refusalOf(site, account);
  if (refusal !== null) throw await entryFailure(db, account.id, refusal);
}
