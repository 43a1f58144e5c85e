import { addAmounts, leastAmount, multiplyAmount } from '../money/amount.ts';
import type { Outcome, Win } from './evaluate.ts';

/** The money of an entry: what one hit pays is unit x multiple x odds. */
export interface EntryPrice {
  readonly unit: string;
  readonly multiple: number;
  readonly odds: string;
  /** The most that a combination is paid, the contract's `maxPayoutPerLine`. */
  readonly maxPayoutPerLine: string;
}

/** The decimals of amounts between the steps; odds and units together have fewer. */
const EXACT = 8;

/**
 * What an outcome pays: unit x multiple x odds x hits, each combination up to its limit, and the stake of combinations
 * that push. The sum is rounded down to the decimals.
 */
export function payoutOf(
  { unit, multiple, odds, maxPayoutPerLine }: EntryPrice,
  { wins, pushes }: Pick<Outcome, 'wins' | 'pushes'>,
  decimals: number,
): string {
  const stake = multiplyAmount(unit, String(multiple), EXACT);
  const perHit = multiplyAmount(stake, odds, EXACT);
  const paid = ({ hits, combinations }: Win) => {
    const each = leastAmount(multiplyAmount(perHit, String(hits), EXACT), maxPayoutPerLine);
    return multiplyAmount(each, String(combinations), EXACT);
  };
  const returned = multiplyAmount(stake, String(pushes), EXACT);
  const sum = wins.reduce((total, win) => addAmounts(total, paid(win)), returned);
  return multiplyAmount(sum, '1', decimals);
}

/** What an entry costs in a draw: lines x unit x multiple. */
export function stakeOf({ unit, multiple }: Pick<EntryPrice, 'unit' | 'multiple'>, lines: number): string {
  return multiplyAmount(multiplyAmount(unit, String(multiple), EXACT), String(lines), EXACT);
}
