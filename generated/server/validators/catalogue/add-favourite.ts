// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const addFavouriteHeaderMerchantMax = 32;

export const addFavouriteHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const addFavouriteHeaderXRequestIdMax = 64;

export const addFavouriteHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const AddFavouriteHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(addFavouriteHeaderMerchantMax).regex(addFavouriteHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(addFavouriteHeaderXRequestIdMax).regex(addFavouriteHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const addFavouriteBodyNodeIdMax = 12;

export const addFavouriteBodyNodeIdRegExp = new RegExp('^[0-9]{1,12}$');

export const addFavouriteBodyVendorMax = 20;

export const addFavouriteBodyVendorRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const AddFavouriteBody = zod.strictObject({
  "nodeId": zod.string().max(addFavouriteBodyNodeIdMax).regex(addFavouriteBodyNodeIdRegExp).describe('The place of a game in the catalogue; unique.'),
  "vendor": zod.string().max(addFavouriteBodyVendorMax).regex(addFavouriteBodyVendorRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')
}).describe('The game whose heart was pressed.')

export const addFavourite = {
  header: AddFavouriteHeader,
  params: undefined,
  query: undefined,
  body: AddFavouriteBody,
};
