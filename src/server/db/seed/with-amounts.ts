import { formatMoney } from '../../../shared/money/format-money.ts';
import type { Brand } from '../../config/brand.ts';

/** The currency of the sandbox's texts. */
export type SeedCurrency = Brand['currency'];

/** Returns the sandbox's texts, at any depth, with each amount (`¤10.00`) in the currency's notation. */
export function withAmounts<Texts>(texts: Texts, currency: SeedCurrency): Texts {
  const written = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return value.replace(/¤(\d+(?:\.\d+)?)/g, (_, amount: string) => formatMoney(amount, currency));
    }
    if (Array.isArray(value)) return value.map(written);
    // Dates and similar objects contain no texts.
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, written(each)]));
  };
  // Strings stay strings, and everything else keeps its type.
  return written(texts) as Texts;
}
