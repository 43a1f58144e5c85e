import type { Brand } from '#server/config/brand.ts';
import { Failure } from '#server/shared/failure.ts';

/**
 * Refuses an amount with more decimals than the brand's currency has: `validation_failed`. Trailing zeros do not count.
 */
export function requireMoney({ currency }: Pick<Brand, 'currency'>, amount: string, pointer = '/body/amount'): void {
  const fraction = (amount.split('.')[1] ?? '').replace(/0+$/, '');
  if (fraction.length <= currency.decimals) return;
  const message = `Has more than ${currency.decimals} decimals`;
  throw new Failure('validation_failed', { fields: [{ pointer, rule: 'decimals', message }] });
}
