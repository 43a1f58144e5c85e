import { formatMoney } from '#shared/money/format-money.ts';
import type { Brand } from '../config/brand.ts';

/** The currency of the sandbox's texts. */
export type SeedCurrency = Brand['currency'];

/** What the sandbox takes from its brand. */
export type SeedBrand = Pick<Brand, 'name' | 'playingAge' | 'currency'>;

/** About what a dollar buys in the currencies in which a dollar's figures would be nothing. */
const perDollar: Readonly<Record<string, bigint>> = { VND: 25_000n };

/** An amount of the sandbox, which is written in dollars, as an amount of the brand's currency. */
export function inCurrency(dollars: string, { code }: Pick<SeedCurrency, 'code'>): string {
  const [whole = '0', cents = ''] = dollars.split('.');
  const hundredths = BigInt(whole + cents.padEnd(2, '0')) * (perDollar[code] ?? 1n);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

/** Returns the sandbox's texts, at any depth, with each amount (`¤10.00`) in the brand's currency. */
export function withAmounts<Texts>(texts: Texts, currency: SeedCurrency): Texts {
  return rewritten(texts, (text) =>
    text.replace(/¤(\d+(?:\.\d+)?)/g, (_, amount: string) => formatMoney(inCurrency(amount, currency), currency)),
  );
}

/** Returns the sandbox's texts, at any depth, with the brand's name for each `{{brand}}`. */
export function withBrand<Texts>(texts: Texts, { name }: Pick<Brand, 'name'>): Texts {
  return rewritten(texts, (text) => text.replaceAll('{{brand}}', () => name));
}

function rewritten<Texts>(texts: Texts, rewrite: (text: string) => string): Texts {
  const formatted = (value: unknown): unknown => {
    if (typeof value === 'string') return rewrite(value);
    if (Array.isArray(value)) return value.map(formatted);
    // Dates and similar objects contain no texts.
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, formatted(each)]));
  };
  // Strings stay strings, and everything else keeps its type.
  return formatted(texts) as Texts;
}
