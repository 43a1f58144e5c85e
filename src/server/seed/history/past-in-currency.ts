import { inCurrency, type SeedCurrency } from '../with-amounts.ts';
import type { PlannedBet } from './plan-bets.ts';
import type { PlannedDeposit } from './plan-deposits.ts';

/** A bet that was planned in dollars. */
export function betIn(currency: SeedCurrency, bet: PlannedBet): PlannedBet {
  return { ...bet, stake: inCurrency(bet.stake, currency), payout: inCurrency(bet.payout, currency) };
}

/** A deposit that was planned in dollars. */
export function depositIn(currency: SeedCurrency, deposit: PlannedDeposit): PlannedDeposit {
  const convert = (amount: string) => inCurrency(amount, currency);
  const { amount, fee, credited } = deposit;
  return { ...deposit, amount: convert(amount), fee: convert(fee), credited: convert(credited) };
}
