// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getProfitLossQueryFromMax = 30;

export const getProfitLossQueryToMax = 30;

export const GetProfitLossQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(getProfitLossQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(getProfitLossQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).optional().describe('Bets of this category only.')
})

export const getProfitLossHeaderMerchantMax = 32;

export const getProfitLossHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getProfitLossHeaderXRequestIdMax = 64;

export const getProfitLossHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetProfitLossHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getProfitLossHeaderMerchantMax).regex(getProfitLossHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getProfitLossHeaderXRequestIdMax).regex(getProfitLossHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getProfitLoss = {
  header: GetProfitLossHeader,
  params: undefined,
  query: GetProfitLossQueryParams,
  body: undefined,
};
