import type { LotteryBetState, PrizeRow } from '#generated/model/index.ts';
import { evaluate } from '#shared/lottery/evaluate.ts';
import { payoutOf } from '#shared/lottery/payout.ts';
import type { PricedPlay } from '#shared/lottery/pricing.ts';
import { compareAmounts, leastAmount, subtractAmounts } from '#shared/money/amount.ts';
import { type NetOutcome, netOutcome } from '../../play/bets/net-outcome.ts';

/** What settling reads of a bet. Amounts are `numeric` text. */
export interface BetToSettle {
  readonly betId: string;
  readonly memberId: number;
  readonly vendorCode: string;
  readonly chaseId: string | null;
  readonly playType: string;
  readonly picks: string[][];
  readonly stake: string;
  readonly unit: string;
  readonly multiple: number;
  readonly odds: string;
  readonly maxPayoutPerLine: string;
  readonly state: LotteryBetState;
  /** What a version before has paid; null for an open bet. */
  readonly payout: string | null;
}

/** A bet and how it ends by a result. */
export interface DecidedBet extends Omit<BetToSettle, 'state' | 'payout'> {
  readonly state: NetOutcome;
  readonly hits: number;
  readonly payout: string;
  /** What a version before has paid. */
  readonly before: string;
}

interface Rules {
  readonly plays: ReadonlyMap<string, PricedPlay>;
  readonly decimals: number;
  readonly maxPayoutPerDraw: string;
}

/**
 * Decides bets by a result, in the order in which they were placed: a member is paid for a draw at most what the game
 * allows, the first bets first (LOTTERY-10).
 */
export function decideBets(
  bets: readonly BetToSettle[],
  result: readonly PrizeRow[],
  { plays, decimals, maxPayoutPerDraw }: Rules,
): DecidedBet[] {
  const left = new Map<number, string>();
  return bets.map((bet) => {
    const play = plays.get(bet.playType);
    if (play === undefined) throw new Error(`the bet ${bet.betId} is of no known play type`);
    const outcome = evaluate(play, bet.picks, result);
    const allowed = left.get(bet.memberId) ?? maxPayoutPerDraw;
    const payout = leastAmount(payoutOf(bet, outcome, decimals), allowed);
    left.set(bet.memberId, subtractAmounts(allowed, payout));
    const state = netOutcome(bet.stake, payout);
    return { ...bet, state, hits: outcome.hits, payout, before: bet.payout ?? '0' };
  });
}

/** Whether an amount is more than nothing. */
export function isPaid(amount: string): boolean {
  return compareAmounts(amount, '0') > 0;
}
