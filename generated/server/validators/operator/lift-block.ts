// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const liftBlockPathBlockIdMax = 40;

export const liftBlockPathBlockIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const LiftBlockParams = zod.object({
  "blockId": zod.string().max(liftBlockPathBlockIdMax).regex(liftBlockPathBlockIdRegExp).describe('The block.')
})

export const liftBlockHeaderMerchantMax = 32;

export const liftBlockHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const liftBlockHeaderXRequestIdMax = 64;

export const liftBlockHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const LiftBlockHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(liftBlockHeaderMerchantMax).regex(liftBlockHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(liftBlockHeaderXRequestIdMax).regex(liftBlockHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const liftBlock = {
  header: LiftBlockHeader,
  params: LiftBlockParams,
  query: undefined,
  body: undefined,
};
