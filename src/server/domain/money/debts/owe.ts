import type { LedgerReference } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';

/** What a member cannot give back of what is taken from it. */
export interface Owed {
  readonly memberId: number;
  /** A decimal string above zero. */
  readonly amount: string;
  /** What was taken back. */
  readonly reason: LedgerReference;
}

const OWE = `
  with given as (
    select * from unnest($1::bigint[], $2::numeric[], $3::text[], $4::text[])
      with ordinality as x (member_id, amount, reason_kind, reason_id, place)
  ), grown as (
    insert into debts as d (member_id, amount) select member_id, sum(amount) from given group by 1 order by 1
    on conflict (member_id) do update set amount = d.amount + excluded.amount
    returning d.member_id, d.amount
  )
  insert into debt_entries (member_id, kind, amount, left_after, reason_kind, reason_id, note, at)
  select g.member_id, 'owed', g.amount,
    w.amount - coalesce(sum(g.amount) over (
      partition by g.member_id order by g.place rows between 1 following and unbounded following), 0),
    g.reason_kind, g.reason_id, $5, $6
  from given g join grown w using (member_id) order by g.place`;

/**
 * Adds to what members owe (LOTTERY-11), in the caller's transaction, which has posted the amounts to the house's account
 * `debts` and holds the locks of the members' main wallets. The members read the operator's reason.
 */
export async function owe(
  tx: Queries,
  owed: readonly Owed[],
  { reason, at }: { readonly reason: string | null; readonly at: Date },
): Promise<void> {
  if (owed.length === 0) return;
  await tx.query('debts_owe', OWE, [
    owed.map(({ memberId }) => memberId),
    owed.map(({ amount }) => amount),
    owed.map((debt) => debt.reason.type),
    owed.map((debt) => debt.reason.id),
    reason,
    at,
  ]);
}
