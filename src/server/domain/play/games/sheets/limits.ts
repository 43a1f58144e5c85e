import type { Brand } from '#server/config/brand.ts';
import { amountOf } from '#shared/money/amount.ts';

/** What a unit of a sheet is in currencies whose unit is small; in all others it is one. */
const units: Readonly<Record<string, number>> = { VND: 20_000 };

/** The least stake of every game, in hundredths of a unit. */
export const LEAST_STAKE = 10;

/** Hundredths of a sheet's unit as money of the brand. */
export function amountIn({ currency }: Pick<Brand, 'currency'>, hundredths: number): string {
  return amountOf(hundredths * (units[currency.code] ?? 1), 100, currency.decimals);
}
