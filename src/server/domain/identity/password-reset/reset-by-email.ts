import type {
  ForgotByEmailPayload,
  Language,
  PasswordChange,
  ResetLinkSent,
  ResetPasswordPayload,
} from '#generated/model/index.ts';
import { portalUrl } from '#server/config/portal-url.ts';
import type { Queries } from '#server/db/database.ts';
import type { MemberStatus } from '#server/db/schema/members.ts';
import type { Services } from '#server/services.ts';
import { errorFacts } from '#server/shared/error-facts.ts';
import type { Visitor } from '#server/shared/exchange.ts';
import { Failure } from '#server/shared/failure.ts';
import { texts } from '#server/texts/texts.ts';
import { audit } from '../../ground/audit/audit.ts';
import { newSecret, secretHash } from '../../ground/encryption/secret.ts';
import { letter } from '../../ground/html/letter.ts';
import { lockMember } from '../../ground/lock-member.ts';
import { requireNewPassword, requireOtherPassword, storePassword } from '../passwords/new-password.ts';
import { accountById, foldedName } from '../session/account.ts';
import { hashPassword } from '../session/password.ts';

interface Owner {
  readonly id: number;
  readonly account: string;
  readonly email: string | null;
  readonly status: MemberStatus;
}

/** The caller. */
export interface LinkAsker {
  readonly visitor: Visitor;
  readonly language: Language;
}

const FIND = 'select id, account, email, status from members where account = $1';

/** The lifetime of a link. */
const LINK_MINUTES = 30;
/** The limit of links per account and hour. */
const LINKS_AN_HOUR = 3;

const MINUTE = 60_000;

const FORGET_OLD = 'delete from reset_tickets where created_at < $1';
const COUNT = 'select count(*)::int as links from reset_tickets where member_id = $1 and created_at > $2';
const REPLACE = 'update reset_tickets set hash = null where member_id = $1 and hash is not null';
const KEEP = 'insert into reset_tickets (hash, member_id, created_at, expires_at) values ($1, $2, $3, $4)';
const FIND_TICKET = 'select member_id as "memberId", expires_at as "expiresAt" from reset_tickets where hash = $1';
const SPEND = 'update reset_tickets set hash = null where hash = $1 returning id';

/**
 * Creates the ticket of a reset link and replaces an earlier one; undefined where the account has reached this hour's
 * limit.
 */
async function giveResetTicket(
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  tx: Queries,
  memberId: number,
): Promise<string | undefined> {
  const now = clock();
  // Two requests at once must not exceed the limit together.
  await lockMember(tx, memberId);
  await tx.query('reset_tickets_forget', FORGET_OLD, [new Date(now - 24 * 60 * MINUTE)]);
  const [had] = await tx.query<{ links: number }>('reset_tickets_count', COUNT, [
    memberId,
    new Date(now - 60 * MINUTE),
  ]);
  if ((had?.links ?? 0) >= LINKS_AN_HOUR) return undefined;
  const ticket = newSecret('rt_', random);
  const expiresAt = new Date(now + LINK_MINUTES * MINUTE);
  await tx.query('reset_tickets_replace', REPLACE, [memberId]);
  await tx.query('reset_ticket_keep', KEEP, [secretHash(ticket), memberId, new Date(now), expiresAt]);
  return ticket;
}

/** The account whose password a ticket may set; undefined for one that is unknown, expired, used or replaced. */
async function memberOfTicket(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  ticket: string,
): Promise<number | undefined> {
  const [row] = await db.query<{ memberId: number; expiresAt: Date }>('reset_ticket_find', FIND_TICKET, [
    secretHash(ticket),
  ]);
  return row !== undefined && row.expiresAt.getTime() > clock() ? row.memberId : undefined;
}

/** Spends a ticket in the transaction that it allows, and returns whether it was still unspent. */
async function spendResetTicket(tx: Queries, ticket: string): Promise<boolean> {
  return (await tx.query('reset_ticket_spend', SPEND, [secretHash(ticket)])).length > 0;
}

/**
 * Sends a link for a new password to the account's own address (PASSWORD-13). Where the brand reveals accounts, the
 * failures are: `account_email_unknown` for an unknown name (ERROR-14), `wrong_email` for another address (ERROR-13),
 * `unavailable` where the message cannot be sent. Otherwise every caller gets the same answer after the same time.
 */
export async function forgotByEmail(
  services: Services,
  { username, email }: ForgotByEmailPayload,
  asker: LinkAsker,
): Promise<ResetLinkSent> {
  const { db, brand, log } = services;
  const [owner] = await db.query<Owner>('forgot_by_email', FIND, [foldedName(username)]);
  const isAddress = owner?.email?.toLowerCase() === email.trim().toLowerCase();
  if (brand.revealUnknownAccount && owner === undefined) throw new Failure('account_email_unknown');
  if (brand.revealUnknownAccount && !isAddress) throw new Failure('wrong_email');
  if (owner?.email && isAddress && owner.status === 'active') {
    const sending = sendLink(services, { ...owner, email: owner.email }, asker).catch((error: unknown) => {
      log.error({ error: errorFacts(error) }, 'a reset link could not be sent');
      throw new Failure('unavailable');
    });
    // Waiting for the delivery would reveal that the account exists.
    if (brand.revealUnknownAccount) await sending;
    else sending.catch(() => undefined);
  }
  return { expiredMinutes: LINK_MINUTES };
}

async function sendLink(
  services: Services,
  { id, account, email }: Owner & { readonly email: string },
  { visitor, language }: LinkAsker,
): Promise<void> {
  const { db, clock } = services;
  const ticket = await db.transaction(async (tx) => {
    const given = await giveResetTicket(services, tx, id);
    const data = { ip: visitor.ip, sent: given === undefined ? 0 : 1 };
    await audit(tx, { at: new Date(clock()), kind: 'password_reset_asked', memberId: id, data });
    return given;
  });
  if (ticket !== undefined) await sendResetMail(services, { to: email, account, ticket, language });
}

interface ResetMail {
  readonly to: string;
  readonly account: string;
  readonly ticket: string;
  readonly language: Language;
}

/** Sends the link for a new password. The operator configures the portal's address; the caller cannot choose it. */
function sendResetMail(
  { brand, config, messages }: Pick<Services, 'brand' | 'config' | 'messages'>,
  { to, account, ticket, language }: ResetMail,
): Promise<void> {
  const link = `${portalUrl({ brand, config })}/reset-password?ticket=${ticket}`;
  const { label, ...words } = texts[language].accounts.passwordLetter(brand.name, account, LINK_MINUTES);
  return messages.email({ to, ...letter(brand, language, { ...words, link: { label, url: link } }) });
}

/**
 * Sets the password of a reset link's account, and ends all its sessions. Failures: those of `requireNewPassword` and
 * `requireOtherPassword`, which leave the ticket valid; `reset_ticket_invalid` for a ticket that is unknown, expired,
 * used or replaced, and for an account closed since.
 */
export async function resetPassword(
  services: Services,
  { ticket, newPassword, confirmNewPassword }: ResetPasswordPayload,
  visitor: Visitor,
): Promise<PasswordChange> {
  const { db, brand, clock } = services;
  requireNewPassword(brand, newPassword, confirmNewPassword);
  const memberId = await memberOfTicket(services, ticket);
  const account = memberId === undefined ? undefined : await accountById(db, memberId);
  if (account?.status !== 'active') throw new Failure('reset_ticket_invalid');
  await requireOtherPassword(brand, account.passwordHash, newPassword);
  const hash = await hashPassword(newPassword);
  const at = new Date(clock());
  const endedSessions = await db.transaction(async (tx) => {
    if (!(await spendResetTicket(tx, ticket))) throw new Failure('reset_ticket_invalid');
    return storePassword(tx, { account, hash, at, by: 'email', keep: null, ip: visitor.ip });
  });
  return { changedAt: at.toISOString(), endedSessions };
}
