// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const claimMissionHeaderMerchantMax = 32;

export const claimMissionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const claimMissionHeaderXRequestIdMax = 64;

export const claimMissionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const claimMissionHeaderIdempotencyKeyMax = 64;

export const claimMissionHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const ClaimMissionHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(claimMissionHeaderMerchantMax).regex(claimMissionHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(claimMissionHeaderXRequestIdMax).regex(claimMissionHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(claimMissionHeaderIdempotencyKeyMax).regex(claimMissionHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const claimMissionBodyMissionIdMax = 40;

export const ClaimMissionBody = zod.strictObject({
  "missionId": zod.string().min(1).max(claimMissionBodyMissionIdMax).describe('Its id.')
}).describe('The mission that is claimed.')

export const claimMission = {
  header: ClaimMissionHeader,
  params: undefined,
  query: undefined,
  body: ClaimMissionBody,
};
