import type { FairNumbers } from '#shared/fair/numbers.ts';
import { countCombinations } from '#shared/lottery/count.ts';
import { drawPrizes } from '#shared/lottery/drawing.ts';
import type { Family, PlayOptions } from '#shared/lottery/play-types.ts';
import type { PricedPlay } from '#shared/lottery/pricing.ts';
import { algorithmOf, drawings } from '#shared/lottery/testing/families.ts';
import { plainOutcome, plainPayout } from '#shared/lottery/testing/plain-plays.ts';
import { someBet } from '#shared/lottery/testing/random-bets.ts';

/** Games of every family, PC28 with each rule for the sums 13 and 14. */
export const randomGames = [
  ['SSC_5M', 'SSC', 'win'],
  ['11X5_5M', '11X5', 'win'],
  ['K3_3M', 'K3', 'win'],
  ['PK10_5M', 'PK10', 'win'],
  ['PC28_5M', 'PC28', 'win'],
  ['PC28_5M', 'PC28', 'push'],
  ['PC28_5M', 'PC28', 'lose'],
  ['VN_NORTH', 'VN_NORTH', 'win'],
  ['VN_SOUTH', 'VN_SOUTH', 'win'],
] as const satisfies readonly (readonly [string, Family, 'win' | 'push' | 'lose'])[];

interface Wanted {
  readonly family: Family;
  readonly middleSums: NonNullable<PlayOptions['middleSums']>;
  readonly plays: readonly PricedPlay[];
  readonly members: readonly number[];
  /** How many bets. */
  readonly bets: number;
  /** The most that a member is paid for the draw, in hundredths. */
  readonly mostPerDraw: number;
}

const hundredths = (amount: string) => Math.round(Number(amount) * 100);

/**
 * A result with random bets on all play types in turn, and how each ends by a plain evaluator. Stakes and what they pay
 * are in hundredths; `cut` says whether the limit of the member cut it.
 */
export function randomDraw({ family, middleSums, plays, members, bets, mostPerDraw }: Wanted, numbers: FairNumbers) {
  const result = drawPrizes(numbers, drawings[family], algorithmOf(family));
  const left = new Map(members.map((id) => [id, mostPerDraw]));
  const placed = Array.from({ length: bets }, (_, place) => {
    const play = plays[place % plays.length];
    const memberId = members[numbers.below(members.length)] ?? 0;
    if (play === undefined) throw new Error('no play types');
    const picks = someBet(play, result, numbers);
    const odds = (play.prices.find(({ option }) => option === picks[0]?.[0]) ?? play.prices[0])?.odds ?? '';
    const [unit, multiple] = [['1.00', '0.10', '0.01'][numbers.below(3)] ?? '', 1 + numbers.below(9)];
    const combinations = countCombinations(play, picks);
    const entry = { family, playType: play.playType, picks, result, middleSums };
    const { hits } = plainOutcome(entry);
    const most = hundredths(play.maxPayoutPerLine);
    const wins = plainPayout(entry, { stake: hundredths(unit) * multiple, odds, most });
    // The first bets of a member first, up to what the game pays a member for a draw.
    const payout = Math.min(wins, left.get(memberId) ?? 0);
    left.set(memberId, (left.get(memberId) ?? 0) - payout);
    const lines = combinations * play.linesPerCombination;
    const stake = hundredths(unit) * multiple * lines;
    const state = payout > stake ? 'won' : payout === stake ? 'push' : 'lost';
    return {
      bet: { memberId, playType: play.playType, picks, odds, unit, multiple, maxPayoutPerLine: play.maxPayoutPerLine },
      combinations,
      lines,
      stake,
      end: { state, hits, payout, cut: payout < wins } as const,
    };
  });
  return { result, placed };
}
