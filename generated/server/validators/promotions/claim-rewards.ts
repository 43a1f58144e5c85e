// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const claimRewardsHeaderMerchantMax = 32;

export const claimRewardsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const claimRewardsHeaderXRequestIdMax = 64;

export const claimRewardsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const claimRewardsHeaderIdempotencyKeyMax = 64;

export const claimRewardsHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const ClaimRewardsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(claimRewardsHeaderMerchantMax).regex(claimRewardsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(claimRewardsHeaderXRequestIdMax).regex(claimRewardsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(claimRewardsHeaderIdempotencyKeyMax).regex(claimRewardsHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const claimRewardsBodyRewardIdsItemMax = 40;

export const claimRewardsBodyRewardIdsMax = 100;

export const ClaimRewardsBody = zod.strictObject({
  "rewardIds": zod.array(zod.string().min(1).max(claimRewardsBodyRewardIdsItemMax)).min(1).max(claimRewardsBodyRewardIdsMax).describe('Their ids, each once.')
}).describe('The rewards that are claimed.')

export const claimRewards = {
  header: ClaimRewardsHeader,
  params: undefined,
  query: undefined,
  body: ClaimRewardsBody,
};
