import { useCallback } from 'react';
import { formatMoney, type MoneyFormat } from '#shared/money/format-money.ts';
import { useSite } from './site.ts';

/** Writes amounts in the brand's currency. */
export function useMoney(): (amount: string, format?: Pick<MoneyFormat, 'sign'>) => string {
  const currency = useSite()?.brand.currency;
  return useCallback(
    (amount, format) =>
      formatMoney(amount, { ...format, ...(currency && { symbol: currency.symbol, decimals: currency.decimals }) }),
    [currency],
  );
}
