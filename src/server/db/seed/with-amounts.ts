import { formatMoney } from '../../../shared/money/format-money.ts';
import type { Brand } from '../../config/brand.ts';

/** The currency that the sandbox is seeded in. */
export type SeedCurrency = Brand['currency'];

/** Texts of the sandbox, however they lie in each other, with each amount (`¤10.00`) as the currency writes it. */
export function withAmounts<Texts>(texts: Texts, currency: SeedCurrency): Texts {
  const written = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return value.replace(/¤(\d+(?:\.\d+)?)/g, (_, amount: string) => formatMoney(amount, currency));
    }
    if (Array.isArray(value)) return value.map(written);
    // Dates and the like have no texts in them.
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, written(each)]));
  };
  // Strings stay strings, and all else stays what it was.
  return written(texts) as Texts;
}
