import { type Case, probability, returnOf } from './exact.ts';

/** A price of a bet. The server's rule sheets put `bet` in words. */
export interface Price {
  readonly bet: readonly (string | number)[];
  readonly multiplier: string;
  readonly hitProbability: string;
  /** The return of the whole bet in basis points. */
  readonly returnToPlayer: number;
}

/** How a round of one step ended. */
export interface Settled {
  readonly outcome: readonly string[];
  readonly multiplier: string;
}

/** What a round pays that pays nothing. */
export const NOTHING = '0.00';

/** The prices of a bet from its cases, without those that pay nothing. */
export function pricesOf(cases: readonly (Case & { readonly bet: Price['bet'] })[], whole: bigint): Price[] {
  const returnToPlayer = returnOf(cases, whole);
  return cases
    .filter(({ multiplier, part }) => multiplier !== NOTHING && part > 0n)
    .map(({ bet, multiplier, part }) => ({
      bet,
      multiplier,
      returnToPlayer,
      hitProbability: probability(part, whole),
    }));
}
