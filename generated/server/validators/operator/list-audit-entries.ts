// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listAuditEntriesQueryKindMax = 40;

export const listAuditEntriesQueryKindRegExp = new RegExp('^[a-z][a-z_]{1,39}$');

export const listAuditEntriesQueryActorMax = 64;

export const listAuditEntriesQueryAccountMax = 64;

export const listAuditEntriesQueryFromMax = 30;

export const listAuditEntriesQueryToMax = 30;

export const listAuditEntriesQueryPageNoDefault = 1;

export const listAuditEntriesQueryPageNoMax = 100000;

export const listAuditEntriesQueryPageSizeDefault = 42;

export const listAuditEntriesQueryPageSizeMax = 100;

export const ListAuditEntriesQueryParams = zod.object({
  "kind": zod.string().max(listAuditEntriesQueryKindMax).regex(listAuditEntriesQueryKindRegExp).optional().describe('Entries of this kind only.'),
  "actorKind": zod.enum(['member', 'operator', 'vendor', 'merchant', 'system']).optional().describe('What these did only.'),
  "actor": zod.string().min(1).max(listAuditEntriesQueryActorMax).optional().describe('What this one did only.'),
  "account": zod.string().min(1).max(listAuditEntriesQueryAccountMax).optional().describe('What concerns this account only, by its exact account name.'),
  "from": zod.iso.datetime({"offset":true}).max(listAuditEntriesQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listAuditEntriesQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listAuditEntriesQueryPageNoMax).default(listAuditEntriesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listAuditEntriesQueryPageSizeMax).default(listAuditEntriesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listAuditEntriesHeaderMerchantMax = 32;

export const listAuditEntriesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listAuditEntriesHeaderXRequestIdMax = 64;

export const listAuditEntriesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListAuditEntriesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listAuditEntriesHeaderMerchantMax).regex(listAuditEntriesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listAuditEntriesHeaderXRequestIdMax).regex(listAuditEntriesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listAuditEntries = {
  header: ListAuditEntriesHeader,
  params: undefined,
  query: ListAuditEntriesQueryParams,
  body: undefined,
};
