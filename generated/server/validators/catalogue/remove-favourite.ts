// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const removeFavouriteHeaderMerchantMax = 32;

export const removeFavouriteHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const removeFavouriteHeaderXRequestIdMax = 64;

export const removeFavouriteHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const RemoveFavouriteHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(removeFavouriteHeaderMerchantMax).regex(removeFavouriteHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(removeFavouriteHeaderXRequestIdMax).regex(removeFavouriteHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const removeFavouriteBodyNodeIdMax = 12;

export const removeFavouriteBodyNodeIdRegExp = new RegExp('^[0-9]{1,12}$');

export const removeFavouriteBodyVendorMax = 20;

export const removeFavouriteBodyVendorRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const RemoveFavouriteBody = zod.strictObject({
  "nodeId": zod.string().max(removeFavouriteBodyNodeIdMax).regex(removeFavouriteBodyNodeIdRegExp).describe('The place of a game in the catalogue; unique.'),
  "vendor": zod.string().max(removeFavouriteBodyVendorMax).regex(removeFavouriteBodyVendorRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')
}).describe('The game whose heart was pressed.')

export const removeFavourite = {
  header: RemoveFavouriteHeader,
  params: undefined,
  query: undefined,
  body: RemoveFavouriteBody,
};
