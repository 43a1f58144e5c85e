// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const rejectRedemptionResponseValueRedemptionIdMax = 40;

export const rejectRedemptionResponseValueMemberIdMax = 40;

export const rejectRedemptionResponseValueMemberAccountMax = 64;

export const rejectRedemptionResponseValueMemberNicknameMax = 64;

export const rejectRedemptionResponseValueMemberRankLevelMin = 0;

export const rejectRedemptionResponseValueMemberRankLevelMax = 20;

export const rejectRedemptionResponseValueRewardIdMax = 40;

export const rejectRedemptionResponseValueTitleMax = 80;

export const rejectRedemptionResponseValueQuantityMax = 100;

export const rejectRedemptionResponseValuePointsMax = 100000000000;

export const rejectRedemptionResponseValueRedeemedAtMax = 30;

export const rejectRedemptionResponseValueAddressOneRecipientMax = 80;

export const rejectRedemptionResponseValueAddressOneRecipientRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const rejectRedemptionResponseValueAddressOneMobileNumMax = 20;

export const rejectRedemptionResponseValueAddressOneMobileNumRegExp = new RegExp('^[0-9]{6,15}$');

export const rejectRedemptionResponseValueAddressOneCountryDialingCodeMax = 5;

export const rejectRedemptionResponseValueAddressOneCountryDialingCodeRegExp = new RegExp('^[0-9]{1,4}$');

export const rejectRedemptionResponseValueAddressOneStreetMax = 160;

export const rejectRedemptionResponseValueAddressOneStreetRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const rejectRedemptionResponseValueAddressOneCityMax = 80;

export const rejectRedemptionResponseValueAddressOneCityRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const rejectRedemptionResponseValueAddressOneRegionMax = 80;

export const rejectRedemptionResponseValueAddressOnePostalCodeMax = 20;

export const rejectRedemptionResponseValueAddressOneCountryMax = 2;

export const rejectRedemptionResponseValueAddressOneCountryRegExp = new RegExp('^[A-Z]{2}$');

export const rejectRedemptionResponseValueTrackingMax = 120;

export const rejectRedemptionResponseValueReasonMax = 300;

export const rejectRedemptionResponseValueNoteMax = 500;

export const rejectRedemptionResponseValueEndedAtMax = 30;

export const rejectRedemptionResponseValueEndedByMax = 64;

export const RejectRedemptionResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "redemptionId": zod.string().min(1).max(rejectRedemptionResponseValueRedemptionIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(rejectRedemptionResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(rejectRedemptionResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(rejectRedemptionResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(rejectRedemptionResponseValueMemberRankLevelMin).max(rejectRedemptionResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "rewardId": zod.string().min(1).max(rejectRedemptionResponseValueRewardIdMax).describe('The reward.'),
  "kind": zod.enum(['goods', 'bonus', 'money']).describe('Something that is sent, bonus money with wagering, money in the main wallet.'),
  "title": zod.string().min(1).max(rejectRedemptionResponseValueTitleMax).describe('Its title.'),
  "quantity": zod.int().min(1).max(rejectRedemptionResponseValueQuantityMax).describe('How many.'),
  "points": zod.int().min(1).max(rejectRedemptionResponseValuePointsMax).describe('What all of them cost.'),
  "state": zod.enum(['processing', 'rejected', 'completed']).describe('`processing -> completed | rejected`; nothing leaves the last two. Bonus and money are completed at once, goods when\nan operator has sent them. `rejected`: the points are returned.\n'),
  "redeemedAt": zod.iso.datetime({"offset":true}).max(rejectRedemptionResponseValueRedeemedAtMax).describe('When it was redeemed.'),
  "address": zod.union([zod.strictObject({
  "recipient": zod.string().min(1).max(rejectRedemptionResponseValueAddressOneRecipientMax).regex(rejectRedemptionResponseValueAddressOneRecipientRegExp).describe('Who receives them.'),
  "mobileNum": zod.string().max(rejectRedemptionResponseValueAddressOneMobileNumMax).regex(rejectRedemptionResponseValueAddressOneMobileNumRegExp).describe('The number that the courier calls, digits only.'),
  "countryDialingCode": zod.string().max(rejectRedemptionResponseValueAddressOneCountryDialingCodeMax).regex(rejectRedemptionResponseValueAddressOneCountryDialingCodeRegExp).describe('Its dialling code.'),
  "street": zod.string().min(1).max(rejectRedemptionResponseValueAddressOneStreetMax).regex(rejectRedemptionResponseValueAddressOneStreetRegExp).describe('Street and number.'),
  "city": zod.string().min(1).max(rejectRedemptionResponseValueAddressOneCityMax).regex(rejectRedemptionResponseValueAddressOneCityRegExp).describe('City or district.'),
  "region": zod.string().max(rejectRedemptionResponseValueAddressOneRegionMax).describe('Province or state, empty where there is none.'),
  "postalCode": zod.string().max(rejectRedemptionResponseValueAddressOnePostalCodeMax).describe('Postal code, empty where there is none.'),
  "country": zod.string().max(rejectRedemptionResponseValueAddressOneCountryMax).regex(rejectRedemptionResponseValueAddressOneCountryRegExp).describe('The country, ISO 3166-1 alpha-2.')
}).describe('Where goods are sent.'),zod.null()]).describe('Where it is sent; null where there is nothing to send.'),
  "tracking": zod.string().min(1).max(rejectRedemptionResponseValueTrackingMax).nullable().describe('Where it can be tracked; null where it cannot.'),
  "reason": zod.string().min(1).max(rejectRedemptionResponseValueReasonMax).nullable().describe('Why it was rejected, for the member; null unless it was.'),
  "note": zod.string().min(1).max(rejectRedemptionResponseValueNoteMax).nullable().describe('The note for other operators; null where there is none.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(rejectRedemptionResponseValueEndedAtMax).nullable().describe('When it was completed or rejected; null until then.'),
  "endedBy": zod.string().min(1).max(rejectRedemptionResponseValueEndedByMax).nullable().describe('The operator who did, or `system`; null until then.')
}).describe('A redemption with everything that sending it needs.')
}).describe('The answer of `rejectRedemption`.')

export const rejectRedemption = {
  response: RejectRedemptionResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'conflict', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
