import type { QueryClient, QueryKey } from '@tanstack/react-query';
import {
  getGetBalanceQueryKey,
  getGetConsolidatedFundsQueryKey,
  getGetMemberTransferTermsQueryKey,
  getGetVaultQueryKey,
  getGetWithdrawalQuoteQueryKey,
} from '../../../../generated/client/wallet/wallet.ts';
import { readAnew } from '../../api/read-anew.ts';

/** What tells how much money the member has where, and how much of it can be sent. */
const moneyKeys: readonly QueryKey[] = [
  getGetBalanceQueryKey(),
  getGetConsolidatedFundsQueryKey(),
  getGetMemberTransferTermsQueryKey(),
  getGetVaultQueryKey(),
  getGetWithdrawalQuoteQueryKey(),
];

/**
 * After money has moved: forgets the amounts that no page shows now, and reads those that one shows again, with further
 * queries. It ends when that is done or cannot be.
 */
export function renewMoney(queries: QueryClient, further: readonly QueryKey[] = []): Promise<void> {
  for (const queryKey of moneyKeys) queries.removeQueries({ queryKey, type: 'inactive' });
  return readAnew(queries, [...moneyKeys, ...further]);
}
