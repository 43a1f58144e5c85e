// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const actInhouseRoundPathRoundIdMax = 40;

export const actInhouseRoundPathRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const ActInhouseRoundParams = zod.object({
  "roundId": zod.string().max(actInhouseRoundPathRoundIdMax).regex(actInhouseRoundPathRoundIdRegExp).describe('The round.')
})

export const actInhouseRoundHeaderMerchantMax = 32;

export const actInhouseRoundHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const actInhouseRoundHeaderXRequestIdMax = 64;

export const actInhouseRoundHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const actInhouseRoundHeaderIdempotencyKeyMax = 64;

export const actInhouseRoundHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const ActInhouseRoundHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(actInhouseRoundHeaderMerchantMax).regex(actInhouseRoundHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(actInhouseRoundHeaderXRequestIdMax).regex(actInhouseRoundHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(actInhouseRoundHeaderIdempotencyKeyMax).regex(actInhouseRoundHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const actInhouseRoundBodyCellMin = 0;

export const actInhouseRoundBodyCellMax = 24;

export const ActInhouseRoundBody = zod.strictObject({
  "action": zod.enum(['open', 'cash_out', 'higher', 'lower', 'skip']).describe('`open` a cell of Mines; guess `higher` or `lower` or `skip` a card of Hi-Lo; `cash_out` of either.'),
  "cell": zod.int().min(actInhouseRoundBodyCellMin).max(actInhouseRoundBodyCellMax).optional().describe('The cell to open, from 0 at the top left, row by row. With `open`, and only then.')
}).describe('The next step of a round that goes on.')

export const actInhouseRound = {
  header: ActInhouseRoundHeader,
  params: ActInhouseRoundParams,
  query: undefined,
  body: ActInhouseRoundBody,
};
