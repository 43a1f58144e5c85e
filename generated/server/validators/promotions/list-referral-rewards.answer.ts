// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listReferralRewardsResponseValueContentItemReferralRewardIdMax = 40;

export const listReferralRewardsResponseValueContentItemAccountMax = 64;

export const listReferralRewardsResponseValueContentItemDayMax = 10;

export const listReferralRewardsResponseValueContentItemDayRegExp = new RegExp('^[0-9]{4}-[0-9]{2}-[0-9]{2}$');

export const listReferralRewardsResponseValueContentItemTurnoverMax = 25;

export const listReferralRewardsResponseValueContentItemTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listReferralRewardsResponseValueContentItemRateMin = 0;

export const listReferralRewardsResponseValueContentItemRateMax = 10000;

export const listReferralRewardsResponseValueContentItemAmountMax = 25;

export const listReferralRewardsResponseValueContentItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listReferralRewardsResponseValueContentItemCreditedAtMax = 30;

export const listReferralRewardsResponseValueContentMax = 100;

export const listReferralRewardsResponseValueTotalPagesMin = 0;

export const listReferralRewardsResponseValueTotalPagesMax = 1000000;

export const listReferralRewardsResponseValueTotalElementsMin = 0;

export const listReferralRewardsResponseValueTotalElementsMax = 100000000;

export const listReferralRewardsResponseValueTotalsTurnoverMax = 25;

export const listReferralRewardsResponseValueTotalsTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listReferralRewardsResponseValueTotalsRewardMax = 25;

export const listReferralRewardsResponseValueTotalsRewardRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const ListReferralRewardsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "referralRewardId": zod.string().min(1).max(listReferralRewardsResponseValueContentItemReferralRewardIdMax).describe('Its id.'),
  "account": zod.string().min(1).max(listReferralRewardsResponseValueContentItemAccountMax).describe('The friend\'s account name, masked.'),
  "kind": zod.enum(['registration', 'first_deposit', 'turnover']).describe('What a reward is for: that the friend registered, its first deposit of the least amount, or what it staked on the\nday. The first two come once for each friend, as bonus money with its wagering; the third is cash.\n'),
  "day": zod.string().max(listReferralRewardsResponseValueContentItemDayMax).regex(listReferralRewardsResponseValueContentItemDayRegExp).describe('The day, in the brand\'s time zone.'),
  "turnover": zod.string().max(listReferralRewardsResponseValueContentItemTurnoverMax).regex(listReferralRewardsResponseValueContentItemTurnoverRegExp).describe('The friend\'s turnover of the day; zero where the reward is not for it.'),
  "rate": zod.int().min(listReferralRewardsResponseValueContentItemRateMin).max(listReferralRewardsResponseValueContentItemRateMax).describe('The share, in basis points; zero where the reward is not for the turnover.'),
  "amount": zod.string().max(listReferralRewardsResponseValueContentItemAmountMax).regex(listReferralRewardsResponseValueContentItemAmountRegExp).describe('The reward, rounded down.'),
  "state": zod.enum(['pending', 'credited']).describe('`pending -> credited`: a share of the play after the end of the day, the registration once the account has the age of\nthe rule, the first deposit at once.\n'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(listReferralRewardsResponseValueContentItemCreditedAtMax).nullable().describe('When it was given; null until then.')
}).describe('A reward for one friend.')).max(listReferralRewardsResponseValueContentMax).describe('The rewards of the page, the newest first.'),
  "totalPages": zod.int().min(listReferralRewardsResponseValueTotalPagesMin).max(listReferralRewardsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listReferralRewardsResponseValueTotalElementsMin).max(listReferralRewardsResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "turnover": zod.string().max(listReferralRewardsResponseValueTotalsTurnoverMax).regex(listReferralRewardsResponseValueTotalsTurnoverRegExp).describe('Turnover.'),
  "reward": zod.string().max(listReferralRewardsResponseValueTotalsRewardMax).regex(listReferralRewardsResponseValueTotalsRewardRegExp).describe('Rewards.')
}).describe('Sums over all pages.')
}).describe('A page of rewards for invited friends.')
}).describe('The answer of `listReferralRewards`.')

export const listReferralRewards = {
  response: ListReferralRewardsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
