// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getRedemptionReviewResponseValueRedemptionIdMax = 40;

export const getRedemptionReviewResponseValueMemberIdMax = 40;

export const getRedemptionReviewResponseValueMemberAccountMax = 64;

export const getRedemptionReviewResponseValueMemberNicknameMax = 64;

export const getRedemptionReviewResponseValueMemberRankLevelMin = 0;

export const getRedemptionReviewResponseValueMemberRankLevelMax = 20;

export const getRedemptionReviewResponseValueRewardIdMax = 40;

export const getRedemptionReviewResponseValueTitleMax = 80;

export const getRedemptionReviewResponseValueQuantityMax = 100;

export const getRedemptionReviewResponseValuePointsMax = 100000000000;

export const getRedemptionReviewResponseValueRedeemedAtMax = 30;

export const getRedemptionReviewResponseValueAddressOneRecipientMax = 80;

export const getRedemptionReviewResponseValueAddressOneRecipientRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const getRedemptionReviewResponseValueAddressOneMobileNumMax = 20;

export const getRedemptionReviewResponseValueAddressOneMobileNumRegExp = new RegExp('^[0-9]{6,15}$');

export const getRedemptionReviewResponseValueAddressOneCountryDialingCodeMax = 5;

export const getRedemptionReviewResponseValueAddressOneCountryDialingCodeRegExp = new RegExp('^[0-9]{1,4}$');

export const getRedemptionReviewResponseValueAddressOneStreetMax = 160;

export const getRedemptionReviewResponseValueAddressOneStreetRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const getRedemptionReviewResponseValueAddressOneCityMax = 80;

export const getRedemptionReviewResponseValueAddressOneCityRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const getRedemptionReviewResponseValueAddressOneRegionMax = 80;

export const getRedemptionReviewResponseValueAddressOnePostalCodeMax = 20;

export const getRedemptionReviewResponseValueAddressOneCountryMax = 2;

export const getRedemptionReviewResponseValueAddressOneCountryRegExp = new RegExp('^[A-Z]{2}$');

export const getRedemptionReviewResponseValueTrackingMax = 120;

export const getRedemptionReviewResponseValueReasonMax = 300;

export const getRedemptionReviewResponseValueNoteMax = 500;

export const getRedemptionReviewResponseValueEndedAtMax = 30;

export const getRedemptionReviewResponseValueEndedByMax = 64;

export const GetRedemptionReviewResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "redemptionId": zod.string().min(1).max(getRedemptionReviewResponseValueRedemptionIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(getRedemptionReviewResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(getRedemptionReviewResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(getRedemptionReviewResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(getRedemptionReviewResponseValueMemberRankLevelMin).max(getRedemptionReviewResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "rewardId": zod.string().min(1).max(getRedemptionReviewResponseValueRewardIdMax).describe('The reward.'),
  "kind": zod.enum(['goods', 'bonus', 'money']).describe('Something that is sent, bonus money with wagering, money in the main wallet.'),
  "title": zod.string().min(1).max(getRedemptionReviewResponseValueTitleMax).describe('Its title.'),
  "quantity": zod.int().min(1).max(getRedemptionReviewResponseValueQuantityMax).describe('How many.'),
  "points": zod.int().min(1).max(getRedemptionReviewResponseValuePointsMax).describe('What all of them cost.'),
  "state": zod.enum(['processing', 'rejected', 'completed']).describe('`processing -> completed | rejected`; nothing leaves the last two. Bonus and money are completed at once, goods when\nan operator has sent them. `rejected`: the points are returned.\n'),
  "redeemedAt": zod.iso.datetime({"offset":true}).max(getRedemptionReviewResponseValueRedeemedAtMax).describe('When it was redeemed.'),
  "address": zod.union([zod.strictObject({
  "recipient": zod.string().min(1).max(getRedemptionReviewResponseValueAddressOneRecipientMax).regex(getRedemptionReviewResponseValueAddressOneRecipientRegExp).describe('Who receives them.'),
  "mobileNum": zod.string().max(getRedemptionReviewResponseValueAddressOneMobileNumMax).regex(getRedemptionReviewResponseValueAddressOneMobileNumRegExp).describe('The number that the courier calls, digits only.'),
  "countryDialingCode": zod.string().max(getRedemptionReviewResponseValueAddressOneCountryDialingCodeMax).regex(getRedemptionReviewResponseValueAddressOneCountryDialingCodeRegExp).describe('Its dialling code.'),
  "street": zod.string().min(1).max(getRedemptionReviewResponseValueAddressOneStreetMax).regex(getRedemptionReviewResponseValueAddressOneStreetRegExp).describe('Street and number.'),
  "city": zod.string().min(1).max(getRedemptionReviewResponseValueAddressOneCityMax).regex(getRedemptionReviewResponseValueAddressOneCityRegExp).describe('City or district.'),
  "region": zod.string().max(getRedemptionReviewResponseValueAddressOneRegionMax).describe('Province or state, empty where there is none.'),
  "postalCode": zod.string().max(getRedemptionReviewResponseValueAddressOnePostalCodeMax).describe('Postal code, empty where there is none.'),
  "country": zod.string().max(getRedemptionReviewResponseValueAddressOneCountryMax).regex(getRedemptionReviewResponseValueAddressOneCountryRegExp).describe('The country, ISO 3166-1 alpha-2.')
}).describe('Where goods are sent.'),zod.null()]).describe('Where it is sent; null where there is nothing to send.'),
  "tracking": zod.string().min(1).max(getRedemptionReviewResponseValueTrackingMax).nullable().describe('Where it can be tracked; null where it cannot.'),
  "reason": zod.string().min(1).max(getRedemptionReviewResponseValueReasonMax).nullable().describe('Why it was rejected, for the member; null unless it was.'),
  "note": zod.string().min(1).max(getRedemptionReviewResponseValueNoteMax).nullable().describe('The note for other operators; null where there is none.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(getRedemptionReviewResponseValueEndedAtMax).nullable().describe('When it was completed or rejected; null until then.'),
  "endedBy": zod.string().min(1).max(getRedemptionReviewResponseValueEndedByMax).nullable().describe('The operator who did, or `system`; null until then.')
}).describe('A redemption with everything that sending it needs.')
}).describe('The answer of `getRedemptionReview`.')

export const getRedemptionReview = {
  response: GetRedemptionReviewResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
