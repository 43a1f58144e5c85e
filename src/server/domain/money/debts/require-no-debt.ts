import type { Queries } from '#server/db/database.ts';
import { Failure } from '#server/shared/failure.ts';

const OWES = 'select 1 from debts where member_id = $1 and amount > 0';

/** Whether a member owes. */
export async function owes(tx: Pick<Queries, 'query'>, memberId: number): Promise<boolean> {
  return (await tx.query('debt_open', OWES, [memberId])).length > 0;
}

/** Refuses to let money of a member out of reach while it owes: `debt_open`. */
export async function requireNoDebt(tx: Pick<Queries, 'query'>, memberId: number): Promise<void> {
  if (await owes(tx, memberId)) throw new Failure('debt_open');
}
