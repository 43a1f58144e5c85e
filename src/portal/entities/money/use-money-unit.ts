import { useSite } from '../../access/site.ts';
import { useMoney } from '../../access/use-money.ts';
import type { AmountUnit } from './use-amount.ts';

/** The brand's currency, to type amounts in. */
export function useMoneyUnit(): AmountUnit {
  const currency = useSite()?.brand.currency;
  const write = useMoney();
  return { decimals: currency?.decimals ?? 2, symbol: currency?.symbol ?? '', write };
}
