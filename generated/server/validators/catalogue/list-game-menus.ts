// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listGameMenusQueryLotteryTypeDefault = `Lott`;

export const listGameMenusQueryDeviceDefault = `WEB`;

export const ListGameMenusQueryParams = zod.object({
  "prizeMode": zod.enum(['Lott', 'ZY', 'Elott', 'SEA']).optional().describe('Games of this mode only.'),
  "lotteryType": zod.enum(['Lott']).default(listGameMenusQueryLotteryTypeDefault).describe('The kind of lottery, always `Lott`.'),
  "device": zod.enum(['WEB']).default(listGameMenusQueryDeviceDefault).describe('The kind of device, always `WEB`.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.')
})

export const listGameMenusHeaderMerchantMax = 32;

export const listGameMenusHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listGameMenusHeaderXRequestIdMax = 64;

export const listGameMenusHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListGameMenusHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listGameMenusHeaderMerchantMax).regex(listGameMenusHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listGameMenusHeaderXRequestIdMax).regex(listGameMenusHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listGameMenus = {
  header: ListGameMenusHeader,
  params: undefined,
  query: ListGameMenusQueryParams,
  body: undefined,
};
