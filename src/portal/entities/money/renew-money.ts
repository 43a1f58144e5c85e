import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { getGetPlayLimitsQueryKey } from '#generated/client/member-limits/member-limits.ts';
import {
  getGetBalanceQueryKey,
  getGetConsolidatedFundsQueryKey,
  getGetDebtQueryKey,
  getGetMemberTransferTermsQueryKey,
  getGetVaultQueryKey,
  getGetWithdrawalQuoteQueryKey,
} from '#generated/client/wallet/wallet.ts';
import { readAnew, replaceAll } from '../../api/read-anew.ts';

/** What tells how much money the member has where, and how much of it can be sent. */
const moneyKeys: readonly QueryKey[] = [
  getGetBalanceQueryKey(),
  getGetConsolidatedFundsQueryKey(),
  getGetDebtQueryKey(),
  getGetMemberTransferTermsQueryKey(),
  // Money at a vendor counts towards the loss limit.
  getGetPlayLimitsQueryKey(),
  getGetVaultQueryKey(),
  getGetWithdrawalQuoteQueryKey(),
];

/** Reads the amounts again that a movement of money has changed, and further queries. It ends as `readAnew` does. */
export async function renewMoney(queries: QueryClient, further: readonly QueryKey[] = []): Promise<void> {
  await Promise.all([replaceAll(queries, moneyKeys), readAnew(queries, further)]);
}
