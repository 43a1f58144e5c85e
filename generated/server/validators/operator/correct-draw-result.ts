// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const correctDrawResultPathDrawIdMax = 50;

export const correctDrawResultPathDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');

export const CorrectDrawResultParams = zod.object({
  "drawId": zod.string().max(correctDrawResultPathDrawIdMax).regex(correctDrawResultPathDrawIdRegExp).describe('The draw.')
})

export const correctDrawResultHeaderMerchantMax = 32;

export const correctDrawResultHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const correctDrawResultHeaderXRequestIdMax = 64;

export const correctDrawResultHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const correctDrawResultHeaderIdempotencyKeyMax = 64;

export const correctDrawResultHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const CorrectDrawResultHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(correctDrawResultHeaderMerchantMax).regex(correctDrawResultHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(correctDrawResultHeaderXRequestIdMax).regex(correctDrawResultHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(correctDrawResultHeaderIdempotencyKeyMax).regex(correctDrawResultHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const correctDrawResultBodyReplacesVersionMax = 1000;

export const correctDrawResultBodyPrizesItemNumbersItemMax = 6;

export const correctDrawResultBodyPrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');

export const correctDrawResultBodyPrizesItemNumbersMax = 20;

export const correctDrawResultBodyPrizesMax = 10;

export const correctDrawResultBodyReasonMin = 3;

export const correctDrawResultBodyReasonMax = 300;

export const correctDrawResultBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const CorrectDrawResultBody = zod.strictObject({
  "replacesVersion": zod.int().min(1).max(correctDrawResultBodyReplacesVersionMax).describe('The version that holds now. Another one is 409 `conflict`.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(correctDrawResultBodyPrizesItemNumbersItemMax).regex(correctDrawResultBodyPrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(correctDrawResultBodyPrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(correctDrawResultBodyPrizesMax).describe('Every row of the prize table in its order, every number with its digits.'),
  "reason": zod.string().min(correctDrawResultBodyReasonMin).max(correctDrawResultBodyReasonMax).regex(correctDrawResultBodyReasonRegExp).describe('Why, for the audit log and the players.')
}).describe('The right result of a draw that was settled by a wrong one.')

export const correctDrawResult = {
  header: CorrectDrawResultHeader,
  params: CorrectDrawResultParams,
  query: undefined,
  body: CorrectDrawResultBody,
};
