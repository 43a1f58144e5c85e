import { addAmounts, leastAmount } from '../../../shared/money/amount.ts';
import type { Queries } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { type Posting, postAll } from '../wallet/post.ts';

/** What a member gained by a bet. */
export interface Gain {
  readonly memberId: number;
  readonly betId: string;
  /** A decimal string above zero. */
  readonly amount: string;
}

interface Gains {
  readonly drawId: string;
  readonly version: number;
  readonly gained: readonly Gain[];
  readonly at: Date;
}

const OWED = `
  select d.member_id as "memberId", least(d.amount, w.balance) as amount
  from lottery_debts d join wallets w on w.member_id = d.member_id and w.kind = 'main'
  where d.member_id = any($1) and d.amount > 0 and w.balance > 0 order by d.member_id for update`;
const PAID = `
  update lottery_debts d set amount = d.amount - x.amount
  from unnest($1::bigint[], $2::numeric[]) as x (member_id, amount) where d.member_id = x.member_id`;

/**
 * Pays the debts of members off with what they gained, as far as it went to the main wallet (LOTTERY-11): bonus money
 * pays none.
 */
export async function payDebts(
  tx: Queries,
  { brand }: Pick<Services, 'brand'>,
  { drawId, version, gained, at }: Gains,
): Promise<void> {
  if (gained.length === 0) return;
  const byMember = Map.groupBy(gained, ({ memberId }) => memberId);
  const owed = await tx.query<{ memberId: number; amount: string }>('lottery_owed', OWED, [[...byMember.keys()]]);
  if (owed.length === 0) return;
  const payments = owed.map(({ memberId, amount }) => {
    const gains = byMember.get(memberId) ?? [];
    const sum = gains.map((gain) => gain.amount).reduce(addAmounts, '0');
    return { memberId, betId: gains[0]?.betId ?? '', amount: leastAmount(amount, sum) };
  });
  const currency = brand.currency.code;
  await postAll(
    tx,
    payments.map(({ memberId, betId, amount }): Posting => {
      const key = `lottery:${drawId}:v${version}:debt:${memberId}`;
      return {
        ...({ key, kind: 'adjustment', reason: { kind: 'bet', id: betId }, at, currency } as const),
        entries: [
          { memberId, purpose: 'main', amount: `-${amount}` },
          { house: 'debts', amount },
        ],
      };
    }),
  );
  const members = payments.map(({ memberId }) => memberId);
  await tx.query('lottery_debts_paid', PAID, [members, payments.map(({ amount }) => amount)]);
}

const ADD = `
  insert into lottery_debts (member_id, amount)
  select x.member_id, sum(x.amount) from unnest($1::bigint[], $2::numeric[]) as x (member_id, amount) group by 1 order by 1
  on conflict (member_id) do update set amount = lottery_debts.amount + excluded.amount`;

/** Adds to what members owe. */
export async function addDebts(
  tx: Queries,
  debts: readonly { readonly memberId: number; readonly amount: string }[],
): Promise<void> {
  if (debts.length === 0) return;
  await tx.query('lottery_debts_add', ADD, [debts.map(({ memberId }) => memberId), debts.map(({ amount }) => amount)]);
}
