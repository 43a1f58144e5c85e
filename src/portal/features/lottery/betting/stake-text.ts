import { multiplyAmount } from '#shared/money/amount.ts';

/** How often the unit goes into a typed stake; undefined where the text is no stake of whole units. */
export function unitsIn(text: string, unit: string): number | undefined {
  const digits = text.replace(/^[^\d.]*|\D*$/g, '').replace(/^\./, '0.');
  // A comma before one or two last digits is a decimal one, any other separates thousands.
  const plain = digits.replace(/^(\d+),(\d{1,2})$/, '$1.$2').replaceAll(',', '');
  if (!/^\d{1,9}(\.\d{1,8})?$/.test(plain)) return undefined;
  const times = Number(plain) / Number(unit);
  const whole = Math.round(times);
  return Math.abs(times - whole) < 1e-6 ? whole : undefined;
}

/** What a line at stake costs, written and read in the brand's currency. */
export function stakeText(unit: string, write: (amount: string) => string, decimals: number) {
  return {
    write: (times: number) => write(multiplyAmount(unit, String(times), decimals)),
    read: (text: string) => unitsIn(text, unit),
  };
}
