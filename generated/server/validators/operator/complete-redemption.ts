// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const completeRedemptionPathRedemptionIdMax = 40;

export const completeRedemptionPathRedemptionIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const CompleteRedemptionParams = zod.object({
  "redemptionId": zod.string().max(completeRedemptionPathRedemptionIdMax).regex(completeRedemptionPathRedemptionIdRegExp).describe('The redemption.')
})

export const completeRedemptionHeaderMerchantMax = 32;

export const completeRedemptionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const completeRedemptionHeaderXRequestIdMax = 64;

export const completeRedemptionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const CompleteRedemptionHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(completeRedemptionHeaderMerchantMax).regex(completeRedemptionHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(completeRedemptionHeaderXRequestIdMax).regex(completeRedemptionHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const completeRedemptionBodyTrackingMax = 120;

export const completeRedemptionBodyTrackingRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const completeRedemptionBodyNoteMax = 500;

export const CompleteRedemptionBody = zod.strictObject({
  "tracking": zod.string().min(1).max(completeRedemptionBodyTrackingMax).regex(completeRedemptionBodyTrackingRegExp).optional().describe('Where the member can track it.'),
  "note": zod.string().max(completeRedemptionBodyNoteMax).optional().describe('A note for other operators.')
}).describe('What was sent.')

export const completeRedemption = {
  header: CompleteRedemptionHeader,
  params: CompleteRedemptionParams,
  query: undefined,
  body: CompleteRedemptionBody,
};
