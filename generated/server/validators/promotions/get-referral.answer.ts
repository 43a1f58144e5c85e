// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getReferralResponseValueCodeMax = 40;

export const getReferralResponseValueLinkMax = 2048;

export const getReferralResponseValueQrCodeUrlMax = 2048;

export const getReferralResponseValueRateMin = 0;

export const getReferralResponseValueRateMax = 10000;

export const getReferralResponseValueRuleMax = 300;

export const getReferralResponseValueInviteesMin = 0;

export const getReferralResponseValueInviteesMax = 1000000;

export const getReferralResponseValueActiveInviteesMin = 0;

export const getReferralResponseValueActiveInviteesMax = 1000000;

export const getReferralResponseValueRewardTotalMax = 25;

export const getReferralResponseValueRewardTotalRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getReferralResponseValueRewardPendingMax = 25;

export const getReferralResponseValueRewardPendingRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const GetReferralResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "code": zod.string().min(1).max(getReferralResponseValueCodeMax).describe('The referral code of the member.'),
  "link": zod.url().max(getReferralResponseValueLinkMax).describe('The address that registers with it.'),
  "qrCodeUrl": zod.url().max(getReferralResponseValueQrCodeUrlMax).nullable().describe('What the QR code says, where that differs from `link`; else null.'),
  "rate": zod.int().min(getReferralResponseValueRateMin).max(getReferralResponseValueRateMax).describe('The share of a friend\'s turnover that is the reward, in basis points.'),
  "rule": zod.string().min(1).max(getReferralResponseValueRuleMax).describe('The rule in words.'),
  "invitees": zod.int().min(getReferralResponseValueInviteesMin).max(getReferralResponseValueInviteesMax).describe('Friends who registered.'),
  "activeInvitees": zod.int().min(getReferralResponseValueActiveInviteesMin).max(getReferralResponseValueActiveInviteesMax).describe('Friends who staked in the last 30 days.'),
  "rewardTotal": zod.string().max(getReferralResponseValueRewardTotalMax).regex(getReferralResponseValueRewardTotalRegExp).describe('Rewards in all.'),
  "rewardPending": zod.string().max(getReferralResponseValueRewardPendingMax).regex(getReferralResponseValueRewardPendingRegExp).describe('Rewards that are not given yet.')
}).describe('How the member invites friends, and what it brought.')
}).describe('The answer of `getReferral`.')

export const getReferral = {
  response: GetReferralResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
