// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const changeDrawDayPathGameCodeMax = 30;

export const changeDrawDayPathGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const changeDrawDayPathDayMax = 10;

export const ChangeDrawDayParams = zod.object({
  "gameCode": zod.string().max(changeDrawDayPathGameCodeMax).regex(changeDrawDayPathGameCodeRegExp).describe('A game with a timetable.'),
  "day": zod.iso.date().max(changeDrawDayPathDayMax).describe('The day of its timetable.')
})

export const changeDrawDayHeaderMerchantMax = 32;

export const changeDrawDayHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const changeDrawDayHeaderXRequestIdMax = 64;

export const changeDrawDayHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const changeDrawDayHeaderIdempotencyKeyMax = 64;

export const changeDrawDayHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const ChangeDrawDayHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(changeDrawDayHeaderMerchantMax).regex(changeDrawDayHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(changeDrawDayHeaderXRequestIdMax).regex(changeDrawDayHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(changeDrawDayHeaderIdempotencyKeyMax).regex(changeDrawDayHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const changeDrawDayBodyMovedToMax = 10;

export const changeDrawDayBodyReasonMin = 3;

export const changeDrawDayBodyReasonMax = 300;

export const changeDrawDayBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const ChangeDrawDayBody = zod.strictObject({
  "change": zod.enum(['close', 'open', 'move']).describe('What is done.'),
  "movedTo": zod.iso.date().max(changeDrawDayBodyMovedToMax).nullable().describe('The day on which its draws are held instead, null unless `move`.'),
  "reason": zod.string().min(changeDrawDayBodyReasonMin).max(changeDrawDayBodyReasonMax).regex(changeDrawDayBodyReasonRegExp).describe('Why, for the audit log and the players.')
}).describe('What becomes of a day.')

export const changeDrawDay = {
  header: ChangeDrawDayHeader,
  params: ChangeDrawDayParams,
  query: undefined,
  body: ChangeDrawDayBody,
};
