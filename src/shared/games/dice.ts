import type { FairNumbers } from '../fair/numbers.ts';
import { cutOdds, NOTHING, type Price, pricesOf, type Settled } from './exact.ts';

export interface DiceBet {
  readonly direction: 'over' | 'under';
  /** From `0.00` to `99.99`, with two decimals. */
  readonly target: string;
}

const ROLLS = 10_000;
const LEAST = 100;
const MOST = 9_800;

const hundredths = (roll: string) => Number(roll.replace('.', ''));
const formatRoll = (roll: number) => `${Math.floor(roll / 100)}.${String(roll % 100).padStart(2, '0')}`;

/** How many of the ten thousand rolls win. */
export function diceWinners({ direction, target }: DiceBet): number {
  return direction === 'under' ? hundredths(target) : ROLLS - 1 - hundredths(target);
}

/** Whether between 1 and 98 of 100 rolls win, as the game takes it. */
export function isDiceBet(bet: DiceBet): boolean {
  const winners = diceWinners(bet);
  return winners >= LEAST && winners <= MOST;
}

/** What a roll on the side of the bet pays: 0.99 / its probability. */
export function diceMultiplier(bet: DiceBet): string {
  return cutOdds(99n * BigInt(ROLLS), 100n * BigInt(diceWinners(bet)));
}

export function settleDice(bet: DiceBet, { below }: FairNumbers): Settled {
  const roll = below(ROLLS);
  const target = hundredths(bet.target);
  const won = bet.direction === 'under' ? roll < target : roll > target;
  return { outcome: [formatRoll(roll)], multiplier: won ? diceMultiplier(bet) : NOTHING };
}

/** The prices of every hundredth chance, on both sides: there are too many targets for a table. */
export function dicePrices(): Price[] {
  const chances = Array.from({ length: MOST / LEAST }, (_, index) => (index + 1) * LEAST);
  return (['under', 'over'] as const).flatMap((direction) =>
    chances.flatMap((winners) => {
      const target = formatRoll(direction === 'under' ? winners : ROLLS - 1 - winners);
      const multiplier = diceMultiplier({ direction, target });
      return pricesOf([{ bet: [direction, target], multiplier, part: BigInt(winners) }], BigInt(ROLLS));
    }),
  );
}
