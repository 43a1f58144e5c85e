import { useSite } from '../../access/site.ts';
import { useMoney } from '../../access/use-money.ts';
import type { AmountUnit } from './use-amount.ts';

/** The brand's currency, as the unit of amount fields. */
export function useMoneyUnit(): AmountUnit {
  const currency = useSite()?.brand.currency;
  const write = useMoney();
  return { decimals: currency?.decimals ?? 2, symbol: currency?.symbol ?? '', write };
}
