// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listVnGameMenusQueryLotteryTypeDefault = `Lott`;

export const ListVnGameMenusQueryParams = zod.object({
  "lotteryType": zod.enum(['Lott']).default(listVnGameMenusQueryLotteryTypeDefault).describe('The kind of lottery, always `Lott`.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.')
})

export const listVnGameMenusHeaderMerchantMax = 32;

export const listVnGameMenusHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listVnGameMenusHeaderXRequestIdMax = 64;

export const listVnGameMenusHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListVnGameMenusHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listVnGameMenusHeaderMerchantMax).regex(listVnGameMenusHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listVnGameMenusHeaderXRequestIdMax).regex(listVnGameMenusHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listVnGameMenus = {
  header: ListVnGameMenusHeader,
  params: undefined,
  query: ListVnGameMenusQueryParams,
  body: undefined,
};
