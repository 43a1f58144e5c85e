import type { Brand } from '#server/config/brand.ts';
import { Failure } from '#server/shared/failure.ts';

/**
 * Converts a `numeric` of the database to money on the wire. It never passes through a float; trailing zeros are cut to
 * the currency's decimals, at least two (contract: `Money`).
 */
export function money(numeric: string, decimals: number): string {
  const [whole = '0', fraction = ''] = numeric.split('.');
  const least = Math.max(2, decimals);
  const trimmed = fraction.replace(/0+$/, '');
  return `${whole}.${trimmed.padEnd(least, '0')}`;
}

/**
 * Refuses an amount with more decimals than the brand's currency has: `validation_failed`. Trailing zeros do not count.
 */
export function requireMoney({ currency }: Pick<Brand, 'currency'>, amount: string, pointer = '/body/amount'): void {
  const fraction = (amount.split('.')[1] ?? '').replace(/0+$/, '');
  if (fraction.length <= currency.decimals) return;
  const message = `Has more than ${currency.decimals} decimals`;
  throw new Failure('validation_failed', { fields: [{ pointer, rule: 'decimals', message }] });
}
