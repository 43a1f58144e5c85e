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
export interface Case {
  readonly multiplier: string;
  readonly part: bigint;
}

/** The exact return to player in basis points, rounded down. */
export function returnOf(cases: readonly Case[], whole: bigint): number {
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
