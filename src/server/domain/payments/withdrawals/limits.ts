import type { WithdrawalQuote, WithdrawalRequirement } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { addAmounts, compareAmounts, feeOf, leastAmount, subtractAmounts } from '#shared/money/amount.ts';
import { addDays, dayAt, momentOn } from '#shared/time/zone.ts';
import { money, requireMoney } from '../../ground/amounts/money.ts';
import type { Session } from '../../identity/session/session.ts';

type Dependencies = Pick<Services, 'brand' | 'clock'>;

/** What decides how much a member may withdraw now. Amounts are `numeric` text. */
export interface WithdrawalFacts {
  readonly available: string;
  /** What the member owes; nothing can be withdrawn until it is paid. */
  readonly debt: string;
  readonly held: string;
  readonly bonus: string;
  /** What has to be staked before bonus money is money, and how many bonuses that are. */
  readonly wageringLeft: string;
  readonly activeBonuses: number;
  readonly payeeName: string | null;
  readonly paymentPasswordSet: boolean;
  /** Whether a bound account can be used. */
  readonly accountUsable: boolean;
  /** The limits of the rank a day, null for no cap. */
  readonly dailyCount: number | null;
  readonly dailyAmount: string | null;
  readonly countToday: number;
  readonly amountToday: string;
}

// Rejected and returned withdrawals do not count.
const FACTS = `
  select w.balance as available, coalesce(h.balance, 0) as held, coalesce(b.balance, 0) as bonus,
    coalesce((select amount from debts where member_id = m.id), 0) as debt,
    open.wagering as "wageringLeft", open.bonuses as "activeBonuses",
    m.payee_name as "payeeName", m.payment_password_hash is not null as "paymentPasswordSet",
    exists (select from bound_accounts a where a.member_id = m.id and a.removed_at is null and a.usable_from <= $3)
      as "accountUsable",
    (select count from rank_privileges where level = m.rank_level and kind = 'withdrawals_per_day' limit 1) as "dailyCount",
    (select amount from rank_privileges where level = m.rank_level and kind = 'withdrawal_amount_per_day' limit 1)
      as "dailyAmount",
    today.count as "countToday", today.amount as "amountToday"
  from members m
  join wallets w on w.member_id = m.id and w.kind = 'main'
  left join wallets h on h.member_id = m.id and h.kind = 'held'
  left join wallets b on b.member_id = m.id and b.kind = 'bonus'
  cross join lateral (
    select count(*)::int as count, coalesce(sum(d.amount), 0) as amount from withdrawals d
    where d.member_id = m.id and d.requested_at >= $2 and d.state not in ('rejected', 'returned')
  ) today
  cross join lateral (
    select coalesce(sum(n.required - n.counted), 0) as wagering, count(*)::int as bonuses from bonuses n
    where n.member_id = m.id and n.state = 'active'
  ) open
  where m.id = $1`;

/** Reads what limits a member's withdrawals. */
export async function withdrawalFacts(
  { brand, clock }: Dependencies,
  db: Pick<Queries, 'query'>,
  memberId: number,
): Promise<WithdrawalFacts> {
  const now = clock();
  const today = new Date(momentOn(dayAt(now, brand.timeZone), brand.timeZone));
  const [facts] = await db.query<WithdrawalFacts>('withdrawal_facts', FACTS, [memberId, today, new Date(now)]);
  if (facts === undefined) throw new Error(`member ${memberId} has no main wallet`);
  return facts;
}

/** When the brand's next day begins, on which the daily limits start again. */
function limitsReset({ brand, clock }: Dependencies): Date {
  return new Date(momentOn(addDays(dayAt(clock(), brand.timeZone), 1), brand.timeZone));
}

/** Whether the count or the sum of the day would be passed by one more withdrawal of this amount. */
export function passesDay(facts: WithdrawalFacts, amount: string): boolean {
  const { dailyCount, dailyAmount, countToday, amountToday } = facts;
  if (dailyCount !== null && countToday >= dailyCount) return true;
  return dailyAmount !== null && compareAmounts(addAmounts(amountToday, amount), dailyAmount) > 0;
}

/**
 * The most of one withdrawal now: the lowest of the brand's limit, the rest of the day and what is available; nothing
 * while the member owes.
 */
function maxNow({ brand }: Pick<Services, 'brand'>, facts: WithdrawalFacts): string {
  const { dailyCount, dailyAmount, countToday, amountToday, available, debt } = facts;
  if (compareAmounts(debt, '0') > 0) return '0.00';
  if (dailyCount !== null && countToday >= dailyCount) return '0.00';
  const most = leastAmount(brand.withdrawals.maxAmount, available);
  if (dailyAmount === null) return most;
  const left = subtractAmounts(dailyAmount, amountToday);
  return compareAmounts(left, '0') <= 0 ? '0.00' : leastAmount(most, left);
}

/**
 * What the session's member can withdraw now and, for an amount, what it costs (WALLET-11). Failure:
 * `validation_failed` for more decimals than the currency has.
 */
export async function withdrawalQuote(
  services: Pick<Services, 'db' | 'brand' | 'clock'>,
  session: Session,
  amount: string | undefined,
): Promise<WithdrawalQuote> {
  const { db, brand } = services;
  if (amount !== undefined) requireMoney(brand, amount, '/query/amount');
  const facts = await withdrawalFacts(services, db, session.memberId);
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  const rules = brand.withdrawals;
  return {
    currency: brand.currency.code,
    available: wire(facts.available),
    heldBalance: wire(facts.held),
    bonusBalance: wire(facts.bonus),
    wageringLeft: wire(facts.wageringLeft),
    minAmount: rules.minAmount,
    maxAmount: wire(maxNow(services, facts)),
    dailyCount: facts.dailyCount,
    dailyCountUsed: Math.min(facts.countToday, 1000),
    dailyAmount: facts.dailyAmount === null ? null : wire(facts.dailyAmount),
    dailyAmountUsed: wire(facts.amountToday),
    resetsAt: limitsReset(services).toISOString(),
    feeRate: rules.feeRate,
    feeFixed: rules.feeFixed,
    ...quoted(services, facts, amount),
    arrivesMinutesMin: rules.arrivesMinutesMin,
    arrivesMinutesMax: rules.arrivesMinutesMax,
    autoReceivedMinutes: rules.autoReceivedMinutes,
    missing: missingOf(facts),
  };
}

/** An amount outside the limits is quoted too, but nothing falls below zero. */
function quoted({ brand }: Pick<Services, 'brand'>, facts: WithdrawalFacts, amount: string | undefined) {
  if (amount === undefined) return { amount: null, fee: null, receives: null, balanceAfter: null };
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  const fee = feeOf(amount, brand.withdrawals, brand.currency.decimals);
  return {
    amount: wire(amount),
    fee: wire(fee),
    receives: wire(notBelowZero(subtractAmounts(amount, fee))),
    balanceAfter: wire(notBelowZero(subtractAmounts(facts.available, amount))),
  };
}

function notBelowZero(amount: string): string {
  return compareAmounts(amount, '0') < 0 ? '0.00' : amount;
}

function missingOf({ payeeName, paymentPasswordSet, accountUsable }: WithdrawalFacts): WithdrawalRequirement[] {
  return [
    ...(payeeName === null ? (['payee_name'] as const) : []),
    ...(paymentPasswordSet ? [] : (['payment_password'] as const)),
    ...(accountUsable ? [] : (['bound_account'] as const)),
  ];
}
