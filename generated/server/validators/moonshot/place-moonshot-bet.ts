// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const placeMoonshotBetHeaderMerchantMax = 32;

export const placeMoonshotBetHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const placeMoonshotBetHeaderXRequestIdMax = 64;

export const placeMoonshotBetHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const placeMoonshotBetHeaderIdempotencyKeyMax = 64;

export const placeMoonshotBetHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const PlaceMoonshotBetHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(placeMoonshotBetHeaderMerchantMax).regex(placeMoonshotBetHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(placeMoonshotBetHeaderXRequestIdMax).regex(placeMoonshotBetHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(placeMoonshotBetHeaderIdempotencyKeyMax).regex(placeMoonshotBetHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const placeMoonshotBetBodySharedRoundIdMax = 40;

export const placeMoonshotBetBodySharedRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const placeMoonshotBetBodyStakeMax = 24;

export const placeMoonshotBetBodyStakeRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');

export const placeMoonshotBetBodyCashOutAtMax = 9;

export const placeMoonshotBetBodyCashOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');

export const placeMoonshotBetBodyClientSeedMax = 64;

export const placeMoonshotBetBodyClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');

export const PlaceMoonshotBetBody = zod.strictObject({
  "sharedRoundId": zod.string().max(placeMoonshotBetBodySharedRoundIdMax).regex(placeMoonshotBetBodySharedRoundIdRegExp).describe('The shared round that the bet is meant for, so that none gets into a later one.'),
  "stake": zod.string().max(placeMoonshotBetBodyStakeMax).regex(placeMoonshotBetBodyStakeRegExp).describe('The stake, within the limits of the rule sheet.'),
  "cashOutAt": zod.string().max(placeMoonshotBetBodyCashOutAtMax).regex(placeMoonshotBetBodyCashOutAtRegExp).optional().describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.'),
  "clientSeed": zod.string().max(placeMoonshotBetBodyClientSeedMax).regex(placeMoonshotBetBodyClientSeedRegExp).describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.')
}).describe('A bet on the flight.')

export const placeMoonshotBet = {
  header: PlaceMoonshotBetHeader,
  params: undefined,
  query: undefined,
  body: PlaceMoonshotBetBody,
};
