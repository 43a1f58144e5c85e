// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const moveLineHeaderMerchantMax = 32;

export const moveLineHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const moveLineHeaderXRequestIdMax = 64;

export const moveLineHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const MoveLineHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(moveLineHeaderMerchantMax).regex(moveLineHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(moveLineHeaderXRequestIdMax).regex(moveLineHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const moveLineBodyMemberIdMax = 40;

export const moveLineBodyUplineIdMax = 40;

export const moveLineBodyReasonMax = 300;

export const moveLineBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const MoveLineBody = zod.strictObject({
  "memberId": zod.string().min(1).max(moveLineBodyMemberIdMax).describe('The account.'),
  "uplineId": zod.string().min(1).max(moveLineBodyUplineIdMax).nullable().describe('The agent above from now on; null for the top, where general agents stand.'),
  "reason": zod.string().min(1).max(moveLineBodyReasonMax).regex(moveLineBodyReasonRegExp).describe('Why, for the audit log.')
}).describe('Who goes where.')

export const moveLine = {
  header: MoveLineHeader,
  params: undefined,
  query: undefined,
  body: MoveLineBody,
};
