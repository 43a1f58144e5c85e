// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listAccountsQueryAccountMax = 64;

export const listAccountsQuerySearchMax = 60;

export const listAccountsQueryPageNoDefault = 1;

export const listAccountsQueryPageNoMax = 100000;

export const listAccountsQueryPageSizeDefault = 42;

export const listAccountsQueryPageSizeMax = 100;

export const ListAccountsQueryParams = zod.object({
  "account": zod.string().min(1).max(listAccountsQueryAccountMax).optional().describe('What concerns this account only, by its exact account name.'),
  "search": zod.string().min(1).max(listAccountsQuerySearchMax).optional().describe('Part of an account name or nickname, whatever the case and the accents.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).optional().describe('Only accounts of this type.'),
  "pageNo": zod.int().min(1).max(listAccountsQueryPageNoMax).default(listAccountsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listAccountsQueryPageSizeMax).default(listAccountsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listAccountsHeaderMerchantMax = 32;

export const listAccountsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listAccountsHeaderXRequestIdMax = 64;

export const listAccountsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListAccountsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listAccountsHeaderMerchantMax).regex(listAccountsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listAccountsHeaderXRequestIdMax).regex(listAccountsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listAccounts = {
  header: ListAccountsHeader,
  params: undefined,
  query: ListAccountsQueryParams,
  body: undefined,
};
