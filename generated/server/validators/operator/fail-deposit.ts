// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const failDepositPathDepositIdMax = 40;

export const failDepositPathDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const FailDepositParams = zod.object({
  "depositId": zod.string().max(failDepositPathDepositIdMax).regex(failDepositPathDepositIdRegExp).describe('The deposit.')
})

export const failDepositHeaderMerchantMax = 32;

export const failDepositHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const failDepositHeaderXRequestIdMax = 64;

export const failDepositHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const FailDepositHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(failDepositHeaderMerchantMax).regex(failDepositHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(failDepositHeaderXRequestIdMax).regex(failDepositHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const failDepositBodyReasonMax = 300;

export const failDepositBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const failDepositBodyNoteMax = 500;

export const FailDepositBody = zod.strictObject({
  "reason": zod.string().min(1).max(failDepositBodyReasonMax).regex(failDepositBodyReasonRegExp).describe('The reason, which the member reads, in the member\'s language.'),
  "note": zod.string().max(failDepositBodyNoteMax).optional().describe('A note for other operators.')
}).describe('Why an operator refuses something.')

export const failDeposit = {
  header: FailDepositHeader,
  params: FailDepositParams,
  query: undefined,
  body: FailDepositBody,
};
