import type { LedgerReference } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { Failure } from '#server/shared/failure.ts';
import { addAmounts, compareAmounts, leastAmount, subtractAmounts } from '#shared/money/amount.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { money } from '../../ground/amounts/money.ts';
import { type Entry, type Posting, post } from '../wallet/post.ts';

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

const LOCK = `select balance from wallets where member_id = $1 and kind = 'main' for update`;

/** Money that a member got and has to give back. */
interface TakenBack extends Omit<Posting, 'reason' | 'entries' | 'sparesDebt'> {
  readonly memberId: number;
  /** A decimal string above zero. */
  readonly amount: string;
  /** Where it goes: entries that sum to the amount. */
  readonly to: readonly Entry[];
  readonly reason: LedgerReference;
  /** The operator's reason, which the member reads. */
  readonly why: string | null;
}

/**
 * Takes money back from the main wallet as far as it goes; the rest becomes a debt. Returns what is owed for it, '0'
 * where all was there.
 */
export async function takeBack(
  tx: Queries,
  { memberId, amount, to, reason, why, ...posting }: TakenBack,
): Promise<string> {
  const [wallet] = await tx.query<{ balance: string }>('take_back_lock', LOCK, [memberId]);
  const taken = leastAmount(amount, wallet?.balance ?? '0');
  const owed = subtractAmounts(amount, taken);
  const isThere = (value: string) => compareAmounts(value, '0') > 0;
  await post(tx, {
    ...posting,
    reason: { kind: reason.type, id: reason.id },
    entries: [
      ...(isThere(taken) ? [{ memberId, purpose: 'main', amount: `-${taken}` } as const] : []),
      ...(isThere(owed) ? [{ house: 'debts', amount: `-${owed}` } as const] : []),
      ...to,
    ],
  });
  if (!isThere(owed)) return '0';
  await owe(tx, [{ memberId, amount: owed, reason }], { reason: why, at: posting.at });
  return owed;
}

const OWES = 'select 1 from debts where member_id = $1 and amount > 0';

/** Whether a member owes. */
export async function owes(tx: Pick<Queries, 'query'>, memberId: number): Promise<boolean> {
  return (await tx.query('debt_open', OWES, [memberId])).length > 0;
}

/** Refuses to let money of a member out of reach while it owes: `debt_open`. */
export async function requireNoDebt(tx: Pick<Queries, 'query'>, memberId: number): Promise<void> {
  if (await owes(tx, memberId)) throw new Failure('debt_open');
}

/** What a member owes, for a message to it; undefined where nothing is owed. */
export function owedText({ currency }: Pick<Brand, 'currency'>, owed: string | undefined): string | undefined {
  if (owed === undefined || compareAmounts(owed, '0') <= 0) return undefined;
  return formatMoney(money(owed, currency.decimals), currency);
}

/** What a member gained by a bet. */
interface Gain {
  readonly memberId: number;
  readonly betId: string;
  /** A decimal string above zero. */
  readonly amount: string;
}

const PAY = `
  select count(*) from unnest($1::bigint[], $2::numeric[], $3::text[]) as x (member_id, amount, bet_id)
  cross join lateral pay_debt(x.member_id, x.amount, $4 || x.member_id, 'bet', x.bet_id, $5) p`;
const LOCK_DEBTS = `
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
  const locked = await tx.query<{ member_id: number }>('debts_lock', LOCK_DEBTS, [[...byMember.keys()]]);
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
