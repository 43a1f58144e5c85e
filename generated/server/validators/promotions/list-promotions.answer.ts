// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listPromotionsResponseValueContentItemIdMax = 40;

export const listPromotionsResponseValueContentItemTitleMax = 80;

export const listPromotionsResponseValueContentItemSummaryMax = 200;

export const listPromotionsResponseValueContentItemPictureMax = 2048;

export const listPromotionsResponseValueContentItemStartsAtMax = 30;

export const listPromotionsResponseValueContentItemEndsAtMax = 30;

export const listPromotionsResponseValueContentItemRewardAmountOneMax = 25;

export const listPromotionsResponseValueContentItemRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listPromotionsResponseValueContentItemRewardRateMin = 0;

export const listPromotionsResponseValueContentItemRewardRateMax = 100000;

export const listPromotionsResponseValueContentItemRewardMaximumOneMax = 25;

export const listPromotionsResponseValueContentItemRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listPromotionsResponseValueContentItemRewardPointsMax = 1000000000;

export const listPromotionsResponseValueContentItemRewardRoundsMax = 100000;

export const listPromotionsResponseValueContentItemRewardNodeIdOneMax = 12;

export const listPromotionsResponseValueContentItemRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const listPromotionsResponseValueContentItemRewardTextMax = 160;

export const listPromotionsResponseValueContentItemWageringOneMultipleMin = 0;

export const listPromotionsResponseValueContentItemWageringOneMultipleMax = 200;

export const listPromotionsResponseValueContentItemWageringOneDaysMax = 365;

export const listPromotionsResponseValueContentItemWageringOneMaxStakeOneMax = 25;

export const listPromotionsResponseValueContentItemWageringOneMaxStakeOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listPromotionsResponseValueContentItemWageringOneContributionsItemRateMin = 0;

export const listPromotionsResponseValueContentItemWageringOneContributionsItemRateMax = 10000;

export const listPromotionsResponseValueContentItemWageringOneContributionsMax = 20;

export const listPromotionsResponseValueContentItemMinDepositOneMax = 25;

export const listPromotionsResponseValueContentItemMinDepositOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listPromotionsResponseValueContentMax = 100;

export const listPromotionsResponseValueTotalPagesMin = 0;

export const listPromotionsResponseValueTotalPagesMax = 1000000;

export const listPromotionsResponseValueTotalElementsMin = 0;

export const listPromotionsResponseValueTotalElementsMax = 100000000;

export const listPromotionsResponseValueCountsItemCountMin = 0;

export const listPromotionsResponseValueCountsItemCountMax = 100000;

export const listPromotionsResponseValueCountsMax = 20;

export const ListPromotionsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "id": zod.string().min(1).max(listPromotionsResponseValueContentItemIdMax).describe('Its id.'),
  "category": zod.enum(['new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'other']).describe('What a promotion is about, and the shelf that it stands on.'),
  "title": zod.string().min(1).max(listPromotionsResponseValueContentItemTitleMax).describe('Its title.'),
  "summary": zod.string().min(1).max(listPromotionsResponseValueContentItemSummaryMax).describe('A sentence about it.'),
  "picture": zod.string().max(listPromotionsResponseValueContentItemPictureMax).describe('Its picture.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(listPromotionsResponseValueContentItemStartsAtMax).describe('When it begins.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(listPromotionsResponseValueContentItemEndsAtMax).nullable().describe('When it ends, not included; null, and it stays until the brand ends it.'),
  "state": zod.enum(['coming_soon', 'join', 'signed', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).describe('How a promotion stands for who asks: `coming_soon -> join -> signed | applying -> processing -> issued | rejected`,\nthen `issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.\n`coming_soon`: announced, not begun. `join`: open, nothing done yet. `signed`: joined, and its condition is open.\n`applying`: an application is filed and nobody has taken it up. `processing`: the condition is met or an operator\nchecks the application. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be\nclaimed, or a raffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for\n(a rebate goes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new\nround at `join`. A guest sees `coming_soon`, `join` and `closed` only.\n'),
  "applyMode": zod.enum(['join', 'apply', 'claim', 'raffle', 'auto']).describe('What the member has to do: `join` press once, then meet the condition; `apply` file an application that an operator\ndecides; `claim` wait for a reward and claim it; `raffle` earn tickets and draw a prize with each; `auto` nothing.\n'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(listPromotionsResponseValueContentItemRewardAmountOneMax).regex(listPromotionsResponseValueContentItemRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash; null for any other reward.'),
  "rate": zod.int().min(listPromotionsResponseValueContentItemRewardRateMin).max(listPromotionsResponseValueContentItemRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed; else null.'),
  "maximum": zod.union([zod.string().max(listPromotionsResponseValueContentItemRewardMaximumOneMax).regex(listPromotionsResponseValueContentItemRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give; null without a rate or a limit.'),
  "points": zod.int().min(1).max(listPromotionsResponseValueContentItemRewardPointsMax).nullable().describe('Points; null for any other reward.'),
  "rounds": zod.int().min(1).max(listPromotionsResponseValueContentItemRewardRoundsMax).nullable().describe('Free rounds; null for any other reward.'),
  "nodeId": zod.union([zod.string().max(listPromotionsResponseValueContentItemRewardNodeIdOneMax).regex(listPromotionsResponseValueContentItemRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds; null for any other reward.'),
  "text": zod.string().min(1).max(listPromotionsResponseValueContentItemRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "wagering": zod.union([zod.strictObject({
  "multiple": zod.int().min(listPromotionsResponseValueContentItemWageringOneMultipleMin).max(listPromotionsResponseValueContentItemWageringOneMultipleMax).describe('How many times the base.'),
  "base": zod.enum(['bonus', 'bonus_and_deposit']).describe('What is multiplied.'),
  "days": zod.int().min(1).max(listPromotionsResponseValueContentItemWageringOneDaysMax).describe('Days to do it in, from the grant on.'),
  "maxStake": zod.union([zod.string().max(listPromotionsResponseValueContentItemWageringOneMaxStakeOneMax).regex(listPromotionsResponseValueContentItemWageringOneMaxStakeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The largest stake that counts; a bet above it counts nothing; null where every stake does.'),
  "contributions": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "rate": zod.int().min(listPromotionsResponseValueContentItemWageringOneContributionsItemRateMin).max(listPromotionsResponseValueContentItemWageringOneContributionsItemRateMax).describe('The share of the stake that counts, in basis points.')
}).describe('How much a stake in games of one category counts toward the wagering.')).max(listPromotionsResponseValueContentItemWageringOneContributionsMax).describe('The share by category. A category that is missing counts nothing.')
}).describe('What has to be staked before bonus money becomes cash.'),zod.null()]).describe('What has to be staked before the reward can be withdrawn; null, and nothing.'),
  "minDeposit": zod.union([zod.string().max(listPromotionsResponseValueContentItemMinDepositOneMax).regex(listPromotionsResponseValueContentItemMinDepositOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The deposit that it takes, null where it takes none.')
}).describe('A promotion as a card of the list, in the language of the request.')).max(listPromotionsResponseValueContentMax).describe('The promotions of the page, those that can be joined or claimed first, then by their end.'),
  "totalPages": zod.int().min(listPromotionsResponseValueTotalPagesMin).max(listPromotionsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listPromotionsResponseValueTotalElementsMin).max(listPromotionsResponseValueTotalElementsMax).describe('Entries in all.'),
  "counts": zod.array(zod.strictObject({
  "category": zod.enum(['new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'other']).describe('What a promotion is about, and the shelf that it stands on.'),
  "count": zod.int().min(listPromotionsResponseValueCountsItemCountMin).max(listPromotionsResponseValueCountsItemCountMax).describe('Promotions in it, whatever the other filters.')
}).describe('How many promotions stand on a shelf.')).max(listPromotionsResponseValueCountsMax).describe('The shelves that have promotions, in the order of the page.')
}).describe('A page of promotions.')
}).describe('The answer of `listPromotions`.')

export const listPromotions = {
  response: ListPromotionsResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
