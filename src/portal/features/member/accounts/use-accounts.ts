import { useQueryClient } from '@tanstack/react-query';
import { getListBoundAccountsQueryKey } from '#generated/client/member-accounts/member-accounts.ts';
import { getGetSecurityCentreQueryKey } from '#generated/client/member-security/member-security.ts';
import { getGetWithdrawalQuoteQueryKey } from '#generated/client/wallet/wallet.ts';
import type { BoundAccounts } from '#generated/model/index.ts';

/** Stores the bound accounts that a change answers, and refetches what depends on them. */
export function useKeepAccounts(): (accounts: BoundAccounts) => void {
  const queries = useQueryClient();
  return (accounts) => {
    queries.setQueryData<BoundAccounts>(getListBoundAccountsQueryKey(), accounts);
    void queries.invalidateQueries({ queryKey: getGetSecurityCentreQueryKey() });
    void queries.invalidateQueries({ queryKey: getGetWithdrawalQuoteQueryKey() });
  };
}
