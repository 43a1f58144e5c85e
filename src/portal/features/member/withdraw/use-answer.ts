import { useQueryClient } from '@tanstack/react-query';
import {
  getGetWithdrawalQueryKey,
  getGetWithdrawalQuoteQueryKey,
  getListWithdrawalsQueryKey,
} from '#generated/client/wallet/wallet.ts';
import type { WithdrawalDetail } from '#generated/model/index.ts';

/** Stores a withdrawal that a call answers, and refetches the lists that show it. */
export function useKeepWithdrawal(): (detail: WithdrawalDetail) => void {
  const queries = useQueryClient();
  return (detail) => {
    queries.setQueryData(getGetWithdrawalQueryKey(detail.withdrawal.withdrawalId), detail);
    void queries.invalidateQueries({ queryKey: getListWithdrawalsQueryKey() });
    void queries.invalidateQueries({ queryKey: getGetWithdrawalQuoteQueryKey() });
  };
}
