const STEPS = 10_000n;

/** A fraction as odds of the contract: cut, never rounded up, to four decimals, written with at least two. */
export function cutOdds(numerator: bigint, denominator: bigint): string {
  const digits = ((numerator * STEPS) / denominator).toString().padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4).replace(/0{1,2}$/, '')}`;
}

/** Odds in ten-thousandths. */
function stepsOf(odds: string): bigint {
  const [whole = '', fraction = ''] = odds.split('.');
  return BigInt(whole + fraction.padEnd(4, '0'));
}

const PLACES = 10n ** 12n;

/** A fraction as a probability of the contract: twelve decimals, rounded half up. */
export function probability(part: bigint, whole: bigint): string {
  const digits = ((part * PLACES * 2n + whole) / (whole * 2n)).toString().padStart(13, '0');
  return `${digits.slice(0, -12)}.${digits.slice(-12)}`;
}

/** What can be paid, and in how many of all cases it is. */
interface Case {
  readonly multiplier: string;
  readonly part: bigint;
}

/** The exact return to player in basis points, rounded down. */
function returnOf(cases: readonly Case[], whole: bigint): number {
  const paid = cases.reduce((sum, { multiplier, part }) => sum + stepsOf(multiplier) * part, 0n);
  return Number(paid / whole);
}

/** How many ways there are to choose `take` of `count`. */
export function choose(count: number, take: number): bigint {
  if (take < 0 || take > count) return 0n;
  let ways = 1n;
  for (let step = 1; step <= take; step++) ways = (ways * BigInt(count - take + step)) / BigInt(step);
  return ways;
}

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
