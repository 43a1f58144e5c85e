// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listPvpRoomsQueryVassalageMax = 20;

export const listPvpRoomsQueryVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const listPvpRoomsQueryNodeIdMax = 12;

export const listPvpRoomsQueryNodeIdRegExp = new RegExp('^[0-9]{1,12}$');

export const listPvpRoomsQueryPageNoDefault = 1;

export const listPvpRoomsQueryPageNoMax = 100000;

export const listPvpRoomsQueryPageSizeDefault = 42;

export const listPvpRoomsQueryPageSizeMax = 100;

export const ListPvpRoomsQueryParams = zod.object({
  "vassalage": zod.string().max(listPvpRoomsQueryVassalageMax).regex(listPvpRoomsQueryVassalageRegExp).optional().describe('Rooms of this vendor only.'),
  "nodeId": zod.string().max(listPvpRoomsQueryNodeIdMax).regex(listPvpRoomsQueryNodeIdRegExp).optional().describe('Rooms of this game only.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.'),
  "pageNo": zod.int().min(1).max(listPvpRoomsQueryPageNoMax).default(listPvpRoomsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listPvpRoomsQueryPageSizeMax).default(listPvpRoomsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listPvpRoomsHeaderMerchantMax = 32;

export const listPvpRoomsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listPvpRoomsHeaderXRequestIdMax = 64;

export const listPvpRoomsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListPvpRoomsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listPvpRoomsHeaderMerchantMax).regex(listPvpRoomsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listPvpRoomsHeaderXRequestIdMax).regex(listPvpRoomsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listPvpRooms = {
  header: ListPvpRoomsHeader,
  params: undefined,
  query: ListPvpRoomsQueryParams,
  body: undefined,
};
