/** How an amount is written; the brand's currency decides symbol and decimals. */
export type MoneyFormat = {
  readonly symbol?: string;
  readonly decimals?: number;
  /** `always` also writes a plus before gains, for rows where the direction matters. */
  readonly sign?: 'auto' | 'always';
};

const AMOUNT = /^(-?)0*(\d+)(?:\.(\d+))?$/;
const MINUS = '\u2212';

/**
 * Writes a decimal string as money: `12480.5` becomes `$12,480.50`. The digits never pass through a float; further
 * decimals are rounded half away from zero. Any other text becomes a dash, because a wrong figure is worse than none.
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

/** Whole and fraction as one run of digits with exactly `decimals` of them behind the point. */
function roundedDigits(whole: string, fraction: string, decimals: number): string {
  const kept = whole + fraction.slice(0, decimals).padEnd(decimals, '0');
  const roundsUp = (fraction[decimals] ?? '0') >= '5';
  const digits = roundsUp ? (BigInt(kept) + 1n).toString() : kept;
  return digits.padStart(decimals + 1, '0');
}
