import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { newSecret, secretHash } from '../../ground/encryption/secret.ts';
import { lockMember } from '../../ground/lock-member.ts';

/** The lifetime of a link. */
export const LINK_MINUTES = 30;
/** The limit of links per account and hour. */
const LINKS_AN_HOUR = 3;

const MINUTE = 60_000;

const FORGET_OLD = 'delete from reset_tickets where created_at < $1';
const COUNT = 'select count(*)::int as links from reset_tickets where member_id = $1 and created_at > $2';
const REPLACE = 'update reset_tickets set hash = null where member_id = $1 and hash is not null';
const KEEP = 'insert into reset_tickets (hash, member_id, created_at, expires_at) values ($1, $2, $3, $4)';
const FIND = 'select member_id as "memberId", expires_at as "expiresAt" from reset_tickets where hash = $1';
const SPEND = 'update reset_tickets set hash = null where hash = $1 returning id';

/**
 * Creates the ticket of a reset link and replaces an earlier one; undefined where the account has reached this hour's
 * limit.
 */
export async function giveResetTicket(
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
export async function memberOfTicket(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  ticket: string,
): Promise<number | undefined> {
  const [row] = await db.query<{ memberId: number; expiresAt: Date }>('reset_ticket_find', FIND, [secretHash(ticket)]);
  return row !== undefined && row.expiresAt.getTime() > clock() ? row.memberId : undefined;
}

/** Spends a ticket in the transaction that it allows, and returns whether it was still unspent. */
export async function spendResetTicket(tx: Queries, ticket: string): Promise<boolean> {
  return (await tx.query('reset_ticket_spend', SPEND, [secretHash(ticket)])).length > 0;
}
