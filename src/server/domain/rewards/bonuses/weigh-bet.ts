import type { GameCategory, WageringReason, WageringRules } from '#generated/model/index.ts';
import { compareAmounts, multiplyAmount } from '#shared/money/amount.ts';

/** A bet as it is settled so far. Amounts are decimal strings. */
export interface WeighedBet {
  readonly category: GameCategory;
  readonly stake: string;
  /** Less than the stake where little of it was at risk. Zero where it is void, a push, opposed, or open again. */
  readonly validTurnover: string;
  readonly placedAt: Date;
  /** Whether another bet of the member covers the opposite outcome of the same draw. */
  readonly opposed: boolean;
}

/** The rules of a bonus and the time in which a bet has to be placed. */
export interface WeighingRules {
  readonly wagering: Pick<WageringRules, 'maxStake' | 'contributions'>;
  readonly grantedAt: Date;
  readonly endsAt: Date;
}

/** How much of a bet counts. */
export interface Weight {
  /** Basis points of the valid turnover. */
  readonly rate: number;
  readonly weighed: string;
  readonly reason: WageringReason;
}

/** How much of a bet counts by the rules of a bonus, and why not more (MEMBER-10); rounded down to the decimals. */
export function weighBet(rules: WeighingRules, bet: WeighedBet, decimals: number): Weight {
  const { wagering, grantedAt, endsAt } = rules;
  const none = (reason: WageringReason): Weight => ({ rate: 0, weighed: '0.00', reason });
  if (bet.placedAt < grantedAt) return none('placed_before');
  if (bet.placedAt > endsAt) return none('placed_after');
  if (bet.opposed) return none('opposing_bets');
  if (compareAmounts(bet.validTurnover, '0') === 0) return none('void_or_push');
  const rate = wagering.contributions.find(({ gameType }) => gameType === bet.category)?.rate ?? 0;
  if (rate === 0) return none('category_excluded');
  if (wagering.maxStake !== null && compareAmounts(bet.stake, wagering.maxStake) > 0) return none('stake_too_high');
  const weighed = multiplyAmount(bet.validTurnover, (rate / 10_000).toFixed(4), decimals);
  const isWhole = rate === 10_000 && compareAmounts(bet.validTurnover, bet.stake) === 0;
  return { rate, weighed, reason: isWhole ? 'counted_in_full' : 'counted_in_part' };
}
