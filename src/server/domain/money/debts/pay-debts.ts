import type { Queries } from '#server/db/database.ts';
import { addAmounts } from '#shared/money/amount.ts';

/** What a member gained by a bet. */
export interface Gain {
  readonly memberId: number;
  readonly betId: string;
  /** A decimal string above zero. */
  readonly amount: string;
}

const PAY = `
  select count(*) from unnest($1::bigint[], $2::numeric[], $3::text[]) as x (member_id, amount, bet_id)
  cross join lateral pay_debt(x.member_id, x.amount, $4 || x.member_id, 'bet', x.bet_id, $5) p`;
const LOCK = `
  select w.member_id from wallets w join debts d on d.member_id = w.member_id and d.amount > 0
  where w.member_id = any($1) and w.kind = 'main' order by w.account_id for update of w`;

/**
 * Pays the debts of members with what they gained in sum, as far as it went to the main wallet, for postings that spare
 * them. `key` begins the key of each payment.
 */
export async function payDebts(
  tx: Queries,
  { key, gained, at }: { readonly key: string; readonly gained: readonly Gain[]; readonly at: Date },
): Promise<void> {
  if (gained.length === 0) return;
  const byMember = Map.groupBy(gained, ({ memberId }) => memberId);
  const locked = await tx.query<{ member_id: number }>('debts_lock', LOCK, [[...byMember.keys()]]);
  if (locked.length === 0) return;
  const gains = locked.map(({ member_id: memberId }) => {
    const own = byMember.get(memberId) ?? [];
    return { memberId, betId: own[0]?.betId ?? '', sum: own.map(({ amount }) => amount).reduce(addAmounts, '0') };
  });
  const of = <Value>(value: (gain: (typeof gains)[number]) => Value) => gains.map(value);
  await tx.query('debts_pay', PAY, [
    of(({ memberId }) => memberId),
    of(({ sum }) => sum),
    of(({ betId }) => betId),
    key,
    at,
  ]);
}
