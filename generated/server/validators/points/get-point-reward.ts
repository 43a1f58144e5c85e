// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getPointRewardQueryRewardIdMax = 40;

export const GetPointRewardQueryParams = zod.object({
  "rewardId": zod.string().min(1).max(getPointRewardQueryRewardIdMax).describe('The reward.')
})

export const getPointRewardHeaderMerchantMax = 32;

export const getPointRewardHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getPointRewardHeaderXRequestIdMax = 64;

export const getPointRewardHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetPointRewardHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getPointRewardHeaderMerchantMax).regex(getPointRewardHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getPointRewardHeaderXRequestIdMax).regex(getPointRewardHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getPointReward = {
  header: GetPointRewardHeader,
  params: undefined,
  query: GetPointRewardQueryParams,
  body: undefined,
};
