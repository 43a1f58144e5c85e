// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const setDefaultBoundAccountPathAccountIdMax = 40;

export const setDefaultBoundAccountPathAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const SetDefaultBoundAccountParams = zod.object({
  "accountId": zod.string().max(setDefaultBoundAccountPathAccountIdMax).regex(setDefaultBoundAccountPathAccountIdRegExp).describe('The id of a bound account.')
})

export const setDefaultBoundAccountHeaderMerchantMax = 32;

export const setDefaultBoundAccountHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const setDefaultBoundAccountHeaderXRequestIdMax = 64;

export const setDefaultBoundAccountHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const SetDefaultBoundAccountHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(setDefaultBoundAccountHeaderMerchantMax).regex(setDefaultBoundAccountHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(setDefaultBoundAccountHeaderXRequestIdMax).regex(setDefaultBoundAccountHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const setDefaultBoundAccount = {
  header: SetDefaultBoundAccountHeader,
  params: SetDefaultBoundAccountParams,
  query: undefined,
  body: undefined,
};
