const AMOUNT = /^(-?)(\d+)(?:\.(\d{1,8}))?$/;
const SCALE = 8;

/** A decimal string in units of its eighth decimal, so that sums and comparisons never pass through a float. */
function units(amount: string): bigint {
  const match = AMOUNT.exec(amount);
  if (!match) throw new Error(`not a decimal amount: ${amount}`);
  const [, minus = '', whole = '', fraction = ''] = match;
  const value = BigInt(whole + fraction.padEnd(SCALE, '0'));
  return minus ? -value : value;
}

/** Units as a decimal string with at least two decimals, as amounts are written on the wire. */
function format(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString().padStart(SCALE + 1, '0');
  const fraction = digits.slice(-SCALE).replace(/0{1,6}$/, '');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -SCALE)}.${fraction}`;
}

/** Negative, zero or positive as `a` is less than, equal to or more than `b`. */
export function compareAmounts(a: string, b: string): number {
  const [left, right] = [units(a), units(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** `a` less `b`. */
export function subtractAmounts(a: string, b: string): string {
  return format(units(a) - units(b));
}

/** The least of some amounts. */
export function leastAmount(first: string, ...others: readonly string[]): string {
  return others.reduce((least, amount) => (compareAmounts(amount, least) < 0 ? amount : least), first);
}

/**
 * Converts a whole number of cents, points or other units, `perUnit` of which make one unit of money; rounds down to
 * the decimals.
 */
export function amountOf(count: number, perUnit: number, decimals: number): string {
  const smallest = 10n ** BigInt(SCALE - decimals);
  const exact = (BigInt(count) * 10n ** BigInt(SCALE)) / BigInt(perUnit);
  return format((exact / smallest) * smallest);
}

/** The sum of two amounts. */
export function addAmounts(a: string, b: string): string {
  return format(units(a) + units(b));
}

/** An amount times a decimal factor, rounded down to the decimals: what a stake pays at a multiplier. */
export function multiplyAmount(amount: string, factor: string, decimals: number): string {
  const smallest = 10n ** BigInt(SCALE - decimals);
  const exact = (units(amount) * units(factor)) / 10n ** BigInt(SCALE);
  return format((exact / smallest) * smallest);
}

/** The share of an amount that `part` has in `whole`, rounded toward zero to the decimals. */
export function shareOf(amount: string, part: string, whole: string, decimals: number): string {
  const smallest = 10n ** BigInt(SCALE - decimals);
  const exact = (units(amount) * units(part)) / units(whole);
  return format((exact / smallest) * smallest);
}

/** A fee: a share of the amount in basis points, and a fixed part. */
export interface FeeRule {
  readonly feeRate: number;
  readonly feeFixed: string;
}

/** The fee of an amount. The share is rounded down to the decimals, in favour of the payer. */
export function feeOf(amount: string, { feeRate, feeFixed }: FeeRule, decimals: number): string {
  const smallest = 10n ** BigInt(SCALE - decimals);
  const share = (units(amount) * BigInt(feeRate)) / 10_000n;
  return format((share / smallest) * smallest + units(feeFixed));
}
