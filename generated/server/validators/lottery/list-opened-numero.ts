// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listOpenedNumeroQueryGameCodeMax = 30;

export const listOpenedNumeroQueryGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const listOpenedNumeroQueryCountDefault = 20;

export const listOpenedNumeroQueryCountMax = 100;

export const ListOpenedNumeroQueryParams = zod.object({
  "gameCode": zod.string().max(listOpenedNumeroQueryGameCodeMax).regex(listOpenedNumeroQueryGameCodeRegExp).describe('The game.'),
  "count": zod.int().min(1).max(listOpenedNumeroQueryCountMax).default(listOpenedNumeroQueryCountDefault).describe('The most draws to answer.')
})

export const listOpenedNumeroHeaderMerchantMax = 32;

export const listOpenedNumeroHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listOpenedNumeroHeaderXRequestIdMax = 64;

export const listOpenedNumeroHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListOpenedNumeroHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listOpenedNumeroHeaderMerchantMax).regex(listOpenedNumeroHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listOpenedNumeroHeaderXRequestIdMax).regex(listOpenedNumeroHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listOpenedNumero = {
  header: ListOpenedNumeroHeader,
  params: undefined,
  query: ListOpenedNumeroQueryParams,
  body: undefined,
};
