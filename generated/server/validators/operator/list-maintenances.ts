// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listMaintenancesQueryPageNoDefault = 1;

export const listMaintenancesQueryPageNoMax = 100000;

export const listMaintenancesQueryPageSizeDefault = 42;

export const listMaintenancesQueryPageSizeMax = 100;

export const ListMaintenancesQueryParams = zod.object({
  "scope": zod.enum(['site', 'vendor', 'game']).optional().describe('Maintenances of this scope only.'),
  "state": zod.enum(['planned', 'active', 'ended']).optional().describe('Maintenances in this state only.'),
  "pageNo": zod.int().min(1).max(listMaintenancesQueryPageNoMax).default(listMaintenancesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listMaintenancesQueryPageSizeMax).default(listMaintenancesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listMaintenancesHeaderMerchantMax = 32;

export const listMaintenancesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listMaintenancesHeaderXRequestIdMax = 64;

export const listMaintenancesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListMaintenancesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listMaintenancesHeaderMerchantMax).regex(listMaintenancesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listMaintenancesHeaderXRequestIdMax).regex(listMaintenancesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listMaintenances = {
  header: ListMaintenancesHeader,
  params: undefined,
  query: ListMaintenancesQueryParams,
  body: undefined,
};
