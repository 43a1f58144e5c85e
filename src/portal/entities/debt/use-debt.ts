import { useGetDebt } from '#generated/client/wallet/wallet.ts';
import type { Debt } from '#generated/model/index.ts';
import { compareAmounts } from '#shared/money/amount.ts';

/** What the member owes; undefined where that is nothing, and as long as it is not known. */
export function useDebt(): Debt | undefined {
  const { data } = useGetDebt();
  return data !== undefined && compareAmounts(data.amount, '0') > 0 ? data : undefined;
}
