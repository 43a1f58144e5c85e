// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const completeRedemptionResponseValueRedemptionIdMax = 40;

export const completeRedemptionResponseValueMemberIdMax = 40;

export const completeRedemptionResponseValueMemberAccountMax = 64;

export const completeRedemptionResponseValueMemberNicknameMax = 64;

export const completeRedemptionResponseValueMemberRankLevelMin = 0;

export const completeRedemptionResponseValueMemberRankLevelMax = 20;

export const completeRedemptionResponseValueRewardIdMax = 40;

export const completeRedemptionResponseValueTitleMax = 80;

export const completeRedemptionResponseValueQuantityMax = 100;

export const completeRedemptionResponseValuePointsMax = 100000000000;

export const completeRedemptionResponseValueRedeemedAtMax = 30;

export const completeRedemptionResponseValueAddressOneRecipientMax = 80;

export const completeRedemptionResponseValueAddressOneRecipientRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const completeRedemptionResponseValueAddressOneMobileNumMax = 20;

export const completeRedemptionResponseValueAddressOneMobileNumRegExp = new RegExp('^[0-9]{6,15}$');

export const completeRedemptionResponseValueAddressOneCountryDialingCodeMax = 5;

export const completeRedemptionResponseValueAddressOneCountryDialingCodeRegExp = new RegExp('^[0-9]{1,4}$');

export const completeRedemptionResponseValueAddressOneStreetMax = 160;

export const completeRedemptionResponseValueAddressOneStreetRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const completeRedemptionResponseValueAddressOneCityMax = 80;

export const completeRedemptionResponseValueAddressOneCityRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const completeRedemptionResponseValueAddressOneRegionMax = 80;

export const completeRedemptionResponseValueAddressOnePostalCodeMax = 20;

export const completeRedemptionResponseValueAddressOneCountryMax = 2;

export const completeRedemptionResponseValueAddressOneCountryRegExp = new RegExp('^[A-Z]{2}$');

export const completeRedemptionResponseValueTrackingMax = 120;

export const completeRedemptionResponseValueReasonMax = 300;

export const completeRedemptionResponseValueNoteMax = 500;

export const completeRedemptionResponseValueEndedAtMax = 30;

export const completeRedemptionResponseValueEndedByMax = 64;

export const CompleteRedemptionResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "redemptionId": zod.string().min(1).max(completeRedemptionResponseValueRedemptionIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(completeRedemptionResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(completeRedemptionResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(completeRedemptionResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(completeRedemptionResponseValueMemberRankLevelMin).max(completeRedemptionResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "rewardId": zod.string().min(1).max(completeRedemptionResponseValueRewardIdMax).describe('The reward.'),
  "kind": zod.enum(['goods', 'bonus', 'money']).describe('Something that is sent, bonus money with wagering, money in the main wallet.'),
  "title": zod.string().min(1).max(completeRedemptionResponseValueTitleMax).describe('Its title.'),
  "quantity": zod.int().min(1).max(completeRedemptionResponseValueQuantityMax).describe('How many.'),
  "points": zod.int().min(1).max(completeRedemptionResponseValuePointsMax).describe('What all of them cost.'),
  "state": zod.enum(['processing', 'rejected', 'completed']).describe('`processing -> completed | rejected`; nothing leaves the last two. Bonus and money are completed at once, goods when\nan operator has sent them. `rejected`: the points are returned.\n'),
  "redeemedAt": zod.iso.datetime({"offset":true}).max(completeRedemptionResponseValueRedeemedAtMax).describe('When it was redeemed.'),
  "address": zod.union([zod.strictObject({
  "recipient": zod.string().min(1).max(completeRedemptionResponseValueAddressOneRecipientMax).regex(completeRedemptionResponseValueAddressOneRecipientRegExp).describe('Who receives them.'),
  "mobileNum": zod.string().max(completeRedemptionResponseValueAddressOneMobileNumMax).regex(completeRedemptionResponseValueAddressOneMobileNumRegExp).describe('The number that the courier calls, digits only.'),
  "countryDialingCode": zod.string().max(completeRedemptionResponseValueAddressOneCountryDialingCodeMax).regex(completeRedemptionResponseValueAddressOneCountryDialingCodeRegExp).describe('Its dialling code.'),
  "street": zod.string().min(1).max(completeRedemptionResponseValueAddressOneStreetMax).regex(completeRedemptionResponseValueAddressOneStreetRegExp).describe('Street and number.'),
  "city": zod.string().min(1).max(completeRedemptionResponseValueAddressOneCityMax).regex(completeRedemptionResponseValueAddressOneCityRegExp).describe('City or district.'),
  "region": zod.string().max(completeRedemptionResponseValueAddressOneRegionMax).describe('Province or state, empty where there is none.'),
  "postalCode": zod.string().max(completeRedemptionResponseValueAddressOnePostalCodeMax).describe('Postal code, empty where there is none.'),
  "country": zod.string().max(completeRedemptionResponseValueAddressOneCountryMax).regex(completeRedemptionResponseValueAddressOneCountryRegExp).describe('The country, ISO 3166-1 alpha-2.')
}).describe('Where goods are sent.'),zod.null()]).describe('Where it is sent; null where there is nothing to send.'),
  "tracking": zod.string().min(1).max(completeRedemptionResponseValueTrackingMax).nullable().describe('Where it can be tracked; null where it cannot.'),
  "reason": zod.string().min(1).max(completeRedemptionResponseValueReasonMax).nullable().describe('Why it was rejected, for the member; null unless it was.'),
  "note": zod.string().min(1).max(completeRedemptionResponseValueNoteMax).nullable().describe('The note for other operators; null where there is none.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(completeRedemptionResponseValueEndedAtMax).nullable().describe('When it was completed or rejected; null until then.'),
  "endedBy": zod.string().min(1).max(completeRedemptionResponseValueEndedByMax).nullable().describe('The operator who did, or `system`; null until then.')
}).describe('A redemption with everything that sending it needs.')
}).describe('The answer of `completeRedemption`.')

export const completeRedemption = {
  response: CompleteRedemptionResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
