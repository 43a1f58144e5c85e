/** How an amount is written; the brand's currency decides symbol and decimals. */
export type MoneyFormat = {
  readonly symbol?: string;
  readonly decimals?: number;
  /** `always` writes a plus before gains too, for rows where the direction matters. */
  readonly sign?: 'auto' | 'always';
};

const AMOUNT = /^(-?)0*(\d+)(?:\.(\d+))?$/;
const MINUS = '\u2212';

/**
 * Writes a decimal string as money: `12480.5` becomes `$12,480.50`. The digits never pass through a float; further
 * decimals are rounded half away from zero. What is not a decimal string becomes a dash, since a wrong figure is worse
 * than none.
 */
export function formatMoney(amount: string, { symbol = '$', decimals = 2, sign = 'auto' }: MoneyFormat = {}): string {
  const match = AMOUNT.exec(amount);
  if (!match) return '–';
  const [, minus = '', whole = '', fraction = ''] = match;
  const digits = roundedDigits(whole, fraction, decimals);
  const isZero = /^0*$/.test(digits);
  const head = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, ',');
  const tail = decimals > 0 ? `.${digits.slice(-decimals)}` : '';
  const mark = isZero ? '' : minus ? MINUS : sign === 'always' ? '+' : '';
  return `${mark}${symbol}${head}${tail}`;
}

/** -1, 0 or 1 for a decimal string, to choose the colour that goes with the sign. */
export function moneySign(amount: string): -1 | 0 | 1 {
  if (!/[1-9]/.test(amount)) return 0;
  return amount.startsWith('-') ? -1 : 1;
}

/** Whole and fraction as one run of digits with exactly `decimals` of them behind the point. */
function roundedDigits(whole: string, fraction: string, decimals: number): string {
  const kept = whole + fraction.slice(0, decimals).padEnd(decimals, '0');
  const roundsUp = (fraction[decimals] ?? '0') >= '5';
  const digits = roundsUp ? (BigInt(kept) + 1n).toString() : kept;
  return digits.padStart(decimals + 1, '0');
}

/** A count in the language's own grouping. */
export function formatNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(value);
}

/** A moment (epoch ms) as date, as time of day, or as both, in the visitor's time zone unless one is given. */
export function formatDate(
  time: number,
  locale: string,
  style: 'date' | 'time' | 'datetime' = 'datetime',
  timeZone?: string,
): string {
  return new Intl.DateTimeFormat(locale, {
    ...(style !== 'time' && { dateStyle: 'medium' }),
    ...(style !== 'date' && { timeStyle: 'short' }),
    ...(timeZone && { timeZone }),
  }).format(time);
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** A moment relative to `now` (both epoch ms): `2 minutes ago`, `yesterday`, `now`. */
export function formatRelative(time: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const distance = time - now;
  for (const [unit, size] of UNITS) {
    if (Math.abs(distance) >= size) return format.format(Math.trunc(distance / size), unit);
  }
  return format.format(0, 'second');
}
