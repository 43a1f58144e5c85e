import { compareAmounts } from '#shared/money/amount.ts';

/** An amount as a user of the language types it: without grouping and zero decimals, with the local decimal sign. */
export function amountText(amount: string, locale: 'en' | 'vi'): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const decimals = /[1-9]/.test(fraction) ? fraction.replace(/0+$/, '').padEnd(2, '0') : '';
  return decimals === '' ? whole : `${whole}${locale === 'vi' ? ',' : '.'}${decimals}`;
}

const LADDER = Array.from({ length: 14 }, (_, power) =>
  [1, 2, 5].map((digit) => `${digit}${'0'.repeat(power)}.00`),
).flat();

/** Up to four round amounts within the limits: the largest ones, and the limit itself. */
export function quickAmounts(min: string, max: string): readonly string[] {
  if (compareAmounts(min, max) > 0) return [];
  const round = LADDER.filter((amount) => compareAmounts(amount, min) >= 0 && compareAmounts(amount, max) < 0);
  return [...round.slice(-4), max];
}
