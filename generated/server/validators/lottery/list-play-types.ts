// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listPlayTypesPathGameCodeMax = 30;

export const listPlayTypesPathGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const ListPlayTypesParams = zod.object({
  "gameCode": zod.string().max(listPlayTypesPathGameCodeMax).regex(listPlayTypesPathGameCodeRegExp).describe('The game.')
})

export const listPlayTypesQueryPlayTypeMax = 30;

export const listPlayTypesQueryPlayTypeRegExp = new RegExp('^[A-Z0-9_]{1,30}$');

export const ListPlayTypesQueryParams = zod.object({
  "playType": zod.string().max(listPlayTypesQueryPlayTypeMax).regex(listPlayTypesQueryPlayTypeRegExp).optional().describe('This one only, as the query of the page names it.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.')
})

export const listPlayTypesHeaderMerchantMax = 32;

export const listPlayTypesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listPlayTypesHeaderXRequestIdMax = 64;

export const listPlayTypesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListPlayTypesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listPlayTypesHeaderMerchantMax).regex(listPlayTypesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listPlayTypesHeaderXRequestIdMax).regex(listPlayTypesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listPlayTypes = {
  header: ListPlayTypesHeader,
  params: ListPlayTypesParams,
  query: ListPlayTypesQueryParams,
  body: undefined,
};
