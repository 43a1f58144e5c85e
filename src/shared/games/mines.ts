import type { FairNumbers } from '../fair/numbers.ts';
import { choose, cutOdds, type Price, pricesOf, probability } from './exact.ts';

export const CELLS = 25;

/** The cells with mines, in rising order. */
export function minesOf(mines: number, { shuffle }: FairNumbers): number[] {
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  return [...shuffle(cells, mines)].sort((a, b) => a - b);
}

/** What `opened` safe cells pay: 0.99 / the probability of opening so many. */
export function minesMultiplier(mines: number, opened: number): string {
  return cutOdds(99n * choose(CELLS, opened), 100n * choose(CELLS - mines, opened));
}

/** How likely the next cell is safe after `opened` safe ones. */
export function minesNextSafe(mines: number, opened: number): string {
  return probability(BigInt(CELLS - mines - opened), BigInt(CELLS - opened));
}

/** A price for each number of mines and of safe cells. */
export function minesPrices(): Price[] {
  return Array.from({ length: CELLS - 1 }, (_, index) => index + 1).flatMap((mines) =>
    Array.from({ length: CELLS - mines }, (_, index) => index + 1).flatMap((opened) => {
      const multiplier = minesMultiplier(mines, opened);
      const part = choose(CELLS - mines, opened);
      return pricesOf([{ bet: [mines, opened], multiplier, part }], choose(CELLS, opened));
    }),
  );
}
