import type { WithdrawalQuote, WithdrawalRequirement } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { compareAmounts, feeOf, subtractAmounts } from '#shared/money/amount.ts';
import { money, requireMoney } from '../../ground/amounts/money.ts';
import type { Session } from '../../identity/session/session.ts';
import { limitsReset, mostNow, type WithdrawalFacts, withdrawalFacts } from './limits.ts';

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
    maxAmount: wire(mostNow(services, facts)),
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
