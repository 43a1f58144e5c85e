// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listRewardsResponseValueContentItemRewardIdMax = 40;

export const listRewardsResponseValueContentItemTitleMax = 80;

export const listRewardsResponseValueContentItemSourceIdMax = 40;

export const listRewardsResponseValueContentItemRewardAmountOneMax = 25;

export const listRewardsResponseValueContentItemRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listRewardsResponseValueContentItemRewardRateMin = 0;

export const listRewardsResponseValueContentItemRewardRateMax = 100000;

export const listRewardsResponseValueContentItemRewardMaximumOneMax = 25;

export const listRewardsResponseValueContentItemRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listRewardsResponseValueContentItemRewardPointsMax = 1000000000;

export const listRewardsResponseValueContentItemRewardRoundsMax = 100000;

export const listRewardsResponseValueContentItemRewardNodeIdOneMax = 12;

export const listRewardsResponseValueContentItemRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const listRewardsResponseValueContentItemRewardTextMax = 160;

export const listRewardsResponseValueContentItemWageringOneMultipleMin = 0;

export const listRewardsResponseValueContentItemWageringOneMultipleMax = 200;

export const listRewardsResponseValueContentItemWageringOneDaysMax = 365;

export const listRewardsResponseValueContentItemWageringOneMaxStakeOneMax = 25;

export const listRewardsResponseValueContentItemWageringOneMaxStakeOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listRewardsResponseValueContentItemWageringOneContributionsItemRateMin = 0;

export const listRewardsResponseValueContentItemWageringOneContributionsItemRateMax = 10000;

export const listRewardsResponseValueContentItemWageringOneContributionsMax = 20;

export const listRewardsResponseValueContentItemGrantedAtMax = 30;

export const listRewardsResponseValueContentItemExpiresAtMax = 30;

export const listRewardsResponseValueContentItemClaimedAtMax = 30;

export const listRewardsResponseValueContentMax = 100;

export const listRewardsResponseValueTotalPagesMin = 0;

export const listRewardsResponseValueTotalPagesMax = 1000000;

export const listRewardsResponseValueTotalElementsMin = 0;

export const listRewardsResponseValueTotalElementsMax = 100000000;

export const listRewardsResponseValueTotalsClaimableCountMin = 0;

export const listRewardsResponseValueTotalsClaimableCountMax = 100000;

export const listRewardsResponseValueTotalsClaimableCashMax = 25;

export const listRewardsResponseValueTotalsClaimableCashRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listRewardsResponseValueTotalsClaimableBonusMax = 25;

export const listRewardsResponseValueTotalsClaimableBonusRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const ListRewardsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "rewardId": zod.string().min(1).max(listRewardsResponseValueContentItemRewardIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(listRewardsResponseValueContentItemTitleMax).describe('What it is for.'),
  "source": zod.enum(['promotion', 'mission', 'raffle', 'tournament', 'referral', 'rank', 'points', 'operator']).describe('What a reward or bonus came from: a promotion, a mission, a raffle, a tournament, an invited friend, the VIP rank, the point mall,\nan operator.\n'),
  "sourceId": zod.string().min(1).max(listRewardsResponseValueContentItemSourceIdMax).nullable().describe('The promotion, mission or ticket, where there is one; else null.'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(listRewardsResponseValueContentItemRewardAmountOneMax).regex(listRewardsResponseValueContentItemRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash; null for any other reward.'),
  "rate": zod.int().min(listRewardsResponseValueContentItemRewardRateMin).max(listRewardsResponseValueContentItemRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed; else null.'),
  "maximum": zod.union([zod.string().max(listRewardsResponseValueContentItemRewardMaximumOneMax).regex(listRewardsResponseValueContentItemRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give; null without a rate or a limit.'),
  "points": zod.int().min(1).max(listRewardsResponseValueContentItemRewardPointsMax).nullable().describe('Points; null for any other reward.'),
  "rounds": zod.int().min(1).max(listRewardsResponseValueContentItemRewardRoundsMax).nullable().describe('Free rounds; null for any other reward.'),
  "nodeId": zod.union([zod.string().max(listRewardsResponseValueContentItemRewardNodeIdOneMax).regex(listRewardsResponseValueContentItemRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds; null for any other reward.'),
  "text": zod.string().min(1).max(listRewardsResponseValueContentItemRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "wagering": zod.union([zod.strictObject({
  "multiple": zod.int().min(listRewardsResponseValueContentItemWageringOneMultipleMin).max(listRewardsResponseValueContentItemWageringOneMultipleMax).describe('How many times the base.'),
  "base": zod.enum(['bonus', 'bonus_and_deposit']).describe('What is multiplied.'),
  "days": zod.int().min(1).max(listRewardsResponseValueContentItemWageringOneDaysMax).describe('Days to do it in, from the grant on.'),
  "maxStake": zod.union([zod.string().max(listRewardsResponseValueContentItemWageringOneMaxStakeOneMax).regex(listRewardsResponseValueContentItemWageringOneMaxStakeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The largest stake that counts; a bet above it counts nothing; null where every stake does.'),
  "contributions": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "rate": zod.int().min(listRewardsResponseValueContentItemWageringOneContributionsItemRateMin).max(listRewardsResponseValueContentItemWageringOneContributionsItemRateMax).describe('The share of the stake that counts, in basis points.')
}).describe('How much a stake in games of one category counts toward the wagering.')).max(listRewardsResponseValueContentItemWageringOneContributionsMax).describe('The share by category. A category that is missing counts nothing.')
}).describe('What has to be staked before bonus money becomes cash.'),zod.null()]).describe('What has to be staked before it can be withdrawn; null, and nothing.'),
  "state": zod.enum(['claimable', 'claimed', 'expired']).describe('`claimable -> claimed`, or `claimable -> expired` when its time ends.'),
  "grantedAt": zod.iso.datetime({"offset":true}).max(listRewardsResponseValueContentItemGrantedAtMax).describe('Since when it waits.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(listRewardsResponseValueContentItemExpiresAtMax).nullable().describe('Until when it can be claimed, null where it stays.'),
  "claimedAt": zod.iso.datetime({"offset":true}).max(listRewardsResponseValueContentItemClaimedAtMax).nullable().describe('When it was claimed; null until then.')
}).describe('A reward that the member can or could claim.')).max(listRewardsResponseValueContentMax).describe('The rewards of the page, the one that expires first first, claimed and expired ones last.'),
  "totalPages": zod.int().min(listRewardsResponseValueTotalPagesMin).max(listRewardsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listRewardsResponseValueTotalElementsMin).max(listRewardsResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "claimableCount": zod.int().min(listRewardsResponseValueTotalsClaimableCountMin).max(listRewardsResponseValueTotalsClaimableCountMax).describe('Rewards that can be claimed now.'),
  "claimableCash": zod.string().max(listRewardsResponseValueTotalsClaimableCashMax).regex(listRewardsResponseValueTotalsClaimableCashRegExp).describe('Cash among them.'),
  "claimableBonus": zod.string().max(listRewardsResponseValueTotalsClaimableBonusMax).regex(listRewardsResponseValueTotalsClaimableBonusRegExp).describe('Bonus money among them.')
}).describe('Sums over all pages of the list, of what is money.')
}).describe('A page of rewards.')
}).describe('The answer of `listRewards`.')

export const listRewards = {
  response: ListRewardsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
