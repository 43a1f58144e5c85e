import type { Queries } from '#server/db/database.ts';

// Weak enough for others to add rows that refer to the member.
const LOCK = 'select id from members where id = $1 for no key update';

/**
 * Holds a member until the transaction ends, so that what is decided by its state is decided one after the other.
 *
 * All transactions take their locks in one order, or two could wait for each other: the deposit, ticket or application that
 * they are about, the member, rewards by id, promotions by id, bonuses, the accounts in `post()`, and the audit log last.
 */
export async function lockMember(tx: Pick<Queries, 'query'>, memberId: number): Promise<void> {
  await tx.query('member_lock', LOCK, [memberId]);
}
