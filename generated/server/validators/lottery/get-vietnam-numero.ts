// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getVietnamNumeroQueryGameCodeMax = 30;

export const getVietnamNumeroQueryGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const getVietnamNumeroQueryStationMax = 8;

export const getVietnamNumeroQueryStationRegExp = new RegExp('^[A-Z0-9]{2,8}$');

export const getVietnamNumeroQueryCountDefault = 100;

export const getVietnamNumeroQueryCountMax = 100;

export const GetVietnamNumeroQueryParams = zod.object({
  "gameCode": zod.string().max(getVietnamNumeroQueryGameCodeMax).regex(getVietnamNumeroQueryGameCodeRegExp).describe('The game.'),
  "station": zod.string().max(getVietnamNumeroQueryStationMax).regex(getVietnamNumeroQueryStationRegExp).optional().describe('Draws of this station only.'),
  "count": zod.int().min(1).max(getVietnamNumeroQueryCountMax).default(getVietnamNumeroQueryCountDefault).describe('The most draws to answer.')
})

export const getVietnamNumeroHeaderMerchantMax = 32;

export const getVietnamNumeroHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getVietnamNumeroHeaderXRequestIdMax = 64;

export const getVietnamNumeroHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetVietnamNumeroHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getVietnamNumeroHeaderMerchantMax).regex(getVietnamNumeroHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getVietnamNumeroHeaderXRequestIdMax).regex(getVietnamNumeroHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getVietnamNumero = {
  header: GetVietnamNumeroHeader,
  params: undefined,
  query: GetVietnamNumeroQueryParams,
  body: undefined,
};
