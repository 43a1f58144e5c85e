// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listTransactionHistoryQueryFromMax = 30;

export const listTransactionHistoryQueryToMax = 30;

export const listTransactionHistoryQueryWalletIdMax = 20;

export const listTransactionHistoryQueryWalletIdRegExp = new RegExp('^(main|[A-Z0-9_]{2,20})$');

export const listTransactionHistoryQueryReferenceIdMax = 60;

export const listTransactionHistoryQueryPageNoDefault = 1;

export const listTransactionHistoryQueryPageNoMax = 100000;

export const listTransactionHistoryQueryPageSizeDefault = 42;

export const listTransactionHistoryQueryPageSizeMax = 100;

export const ListTransactionHistoryQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listTransactionHistoryQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listTransactionHistoryQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "walletId": zod.string().max(listTransactionHistoryQueryWalletIdMax).regex(listTransactionHistoryQueryWalletIdRegExp).optional().describe('The wallet.'),
  "kind": zod.enum(['deposit', 'withdrawal', 'transfer_in', 'transfer_out', 'bet', 'prize', 'refund', 'promotion', 'rebate', 'salary', 'dividend', 'points', 'fee', 'debt', 'adjustment']).optional().describe('Entries of this kind only.'),
  "direction": zod.enum(['in', 'out']).optional().describe('Entries that raised the balance, or that lowered it.'),
  "referenceId": zod.string().min(1).max(listTransactionHistoryQueryReferenceIdMax).optional().describe('Entries about this deposit, bet, transfer or whatever only.'),
  "pageNo": zod.int().min(1).max(listTransactionHistoryQueryPageNoMax).default(listTransactionHistoryQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listTransactionHistoryQueryPageSizeMax).default(listTransactionHistoryQueryPageSizeDefault).describe('Entries on a page.')
})

export const listTransactionHistoryHeaderMerchantMax = 32;

export const listTransactionHistoryHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listTransactionHistoryHeaderXRequestIdMax = 64;

export const listTransactionHistoryHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListTransactionHistoryHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listTransactionHistoryHeaderMerchantMax).regex(listTransactionHistoryHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listTransactionHistoryHeaderXRequestIdMax).regex(listTransactionHistoryHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listTransactionHistory = {
  header: ListTransactionHistoryHeader,
  params: undefined,
  query: ListTransactionHistoryQueryParams,
  body: undefined,
};
