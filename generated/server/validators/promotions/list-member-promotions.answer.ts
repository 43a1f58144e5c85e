// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listMemberPromotionsResponseValueContentItemPromotionIdMax = 40;

export const listMemberPromotionsResponseValueContentItemPromotionTitleMax = 80;

export const listMemberPromotionsResponseValueContentItemPromotionSummaryMax = 200;

export const listMemberPromotionsResponseValueContentItemPromotionPictureMax = 2048;

export const listMemberPromotionsResponseValueContentItemPromotionStartsAtMax = 30;

export const listMemberPromotionsResponseValueContentItemPromotionEndsAtMax = 30;

export const listMemberPromotionsResponseValueContentItemPromotionRewardAmountOneMax = 25;

export const listMemberPromotionsResponseValueContentItemPromotionRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listMemberPromotionsResponseValueContentItemPromotionRewardRateMin = 0;

export const listMemberPromotionsResponseValueContentItemPromotionRewardRateMax = 100000;

export const listMemberPromotionsResponseValueContentItemPromotionRewardMaximumOneMax = 25;

export const listMemberPromotionsResponseValueContentItemPromotionRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listMemberPromotionsResponseValueContentItemPromotionRewardPointsMax = 1000000000;

export const listMemberPromotionsResponseValueContentItemPromotionRewardRoundsMax = 100000;

export const listMemberPromotionsResponseValueContentItemPromotionRewardNodeIdOneMax = 12;

export const listMemberPromotionsResponseValueContentItemPromotionRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const listMemberPromotionsResponseValueContentItemPromotionRewardTextMax = 160;

export const listMemberPromotionsResponseValueContentItemPromotionWageringOneMultipleMin = 0;

export const listMemberPromotionsResponseValueContentItemPromotionWageringOneMultipleMax = 200;

export const listMemberPromotionsResponseValueContentItemPromotionWageringOneDaysMax = 365;

export const listMemberPromotionsResponseValueContentItemPromotionWageringOneMaxStakeOneMax = 25;

export const listMemberPromotionsResponseValueContentItemPromotionWageringOneMaxStakeOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listMemberPromotionsResponseValueContentItemPromotionWageringOneContributionsItemRateMin = 0;

export const listMemberPromotionsResponseValueContentItemPromotionWageringOneContributionsItemRateMax = 10000;

export const listMemberPromotionsResponseValueContentItemPromotionWageringOneContributionsMax = 20;

export const listMemberPromotionsResponseValueContentItemPromotionMinDepositOneMax = 25;

export const listMemberPromotionsResponseValueContentItemPromotionMinDepositOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listMemberPromotionsResponseValueContentItemParticipationPromotionIdMax = 40;

export const listMemberPromotionsResponseValueContentItemParticipationChangedAtMax = 30;

export const listMemberPromotionsResponseValueContentItemParticipationIneligibleReasonMax = 200;

export const listMemberPromotionsResponseValueContentItemParticipationJoinedAtMax = 30;

export const listMemberPromotionsResponseValueContentItemParticipationProgressOneTargetMax = 25;

export const listMemberPromotionsResponseValueContentItemParticipationProgressOneTargetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listMemberPromotionsResponseValueContentItemParticipationProgressOneProgressMax = 25;

export const listMemberPromotionsResponseValueContentItemParticipationProgressOneProgressRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listMemberPromotionsResponseValueContentItemParticipationApplicationOneApplicationIdMax = 40;

export const listMemberPromotionsResponseValueContentItemParticipationApplicationOnePromotionIdMax = 40;

export const listMemberPromotionsResponseValueContentItemParticipationApplicationOneRemarkMax = 140;

export const listMemberPromotionsResponseValueContentItemParticipationApplicationOneImageCountMax = 3;

export const listMemberPromotionsResponseValueContentItemParticipationApplicationOneFiledAtMax = 30;

export const listMemberPromotionsResponseValueContentItemParticipationApplicationOneDecidedAtMax = 30;

export const listMemberPromotionsResponseValueContentItemParticipationApplicationOneReasonMax = 300;

export const listMemberPromotionsResponseValueContentItemParticipationRewardIdMax = 40;

export const listMemberPromotionsResponseValueContentItemParticipationClaimAmountOneMax = 25;

export const listMemberPromotionsResponseValueContentItemParticipationClaimAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listMemberPromotionsResponseValueContentItemParticipationClaimUntilMax = 30;

export const listMemberPromotionsResponseValueContentItemParticipationBonusIdMax = 40;

export const listMemberPromotionsResponseValueContentItemParticipationOpenTicketsMin = 0;

export const listMemberPromotionsResponseValueContentItemParticipationOpenTicketsMax = 100000;

export const listMemberPromotionsResponseValueContentMax = 100;

export const listMemberPromotionsResponseValueTotalPagesMin = 0;

export const listMemberPromotionsResponseValueTotalPagesMax = 1000000;

export const listMemberPromotionsResponseValueTotalElementsMin = 0;

export const listMemberPromotionsResponseValueTotalElementsMax = 100000000;

export const listMemberPromotionsResponseValueCountsItemCountMin = 0;

export const listMemberPromotionsResponseValueCountsItemCountMax = 100000;

export const listMemberPromotionsResponseValueCountsMax = 20;

export const listMemberPromotionsResponseValueMineMin = 0;

export const listMemberPromotionsResponseValueMineMax = 100000;

export const ListMemberPromotionsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "promotion": zod.strictObject({
  "id": zod.string().min(1).max(listMemberPromotionsResponseValueContentItemPromotionIdMax).describe('Its id.'),
  "category": zod.enum(['new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'other']).describe('What a promotion is about, and the shelf that it stands on.'),
  "title": zod.string().min(1).max(listMemberPromotionsResponseValueContentItemPromotionTitleMax).describe('Its title.'),
  "summary": zod.string().min(1).max(listMemberPromotionsResponseValueContentItemPromotionSummaryMax).describe('A sentence about it.'),
  "picture": zod.string().max(listMemberPromotionsResponseValueContentItemPromotionPictureMax).describe('Its picture.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(listMemberPromotionsResponseValueContentItemPromotionStartsAtMax).describe('When it begins.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(listMemberPromotionsResponseValueContentItemPromotionEndsAtMax).nullable().describe('When it ends, not included; null, and it stays until the brand ends it.'),
  "state": zod.enum(['coming_soon', 'join', 'signed', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).describe('How a promotion stands for who asks: `coming_soon -> join -> signed | applying -> processing -> issued | rejected`,\nthen `issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.\n`coming_soon`: announced, not begun. `join`: open, nothing done yet. `signed`: joined, and its condition is open.\n`applying`: an application is filed and nobody has taken it up. `processing`: the condition is met or an operator\nchecks the application. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be\nclaimed, or a raffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for\n(a rebate goes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new\nround at `join`. A guest sees `coming_soon`, `join` and `closed` only.\n'),
  "applyMode": zod.enum(['join', 'apply', 'claim', 'raffle', 'auto']).describe('What the member has to do: `join` press once, then meet the condition; `apply` file an application that an operator\ndecides; `claim` wait for a reward and claim it; `raffle` earn tickets and draw a prize with each; `auto` nothing.\n'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(listMemberPromotionsResponseValueContentItemPromotionRewardAmountOneMax).regex(listMemberPromotionsResponseValueContentItemPromotionRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash; null for any other reward.'),
  "rate": zod.int().min(listMemberPromotionsResponseValueContentItemPromotionRewardRateMin).max(listMemberPromotionsResponseValueContentItemPromotionRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed; else null.'),
  "maximum": zod.union([zod.string().max(listMemberPromotionsResponseValueContentItemPromotionRewardMaximumOneMax).regex(listMemberPromotionsResponseValueContentItemPromotionRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give; null without a rate or a limit.'),
  "points": zod.int().min(1).max(listMemberPromotionsResponseValueContentItemPromotionRewardPointsMax).nullable().describe('Points; null for any other reward.'),
  "rounds": zod.int().min(1).max(listMemberPromotionsResponseValueContentItemPromotionRewardRoundsMax).nullable().describe('Free rounds; null for any other reward.'),
  "nodeId": zod.union([zod.string().max(listMemberPromotionsResponseValueContentItemPromotionRewardNodeIdOneMax).regex(listMemberPromotionsResponseValueContentItemPromotionRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds; null for any other reward.'),
  "text": zod.string().min(1).max(listMemberPromotionsResponseValueContentItemPromotionRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "wagering": zod.union([zod.strictObject({
  "multiple": zod.int().min(listMemberPromotionsResponseValueContentItemPromotionWageringOneMultipleMin).max(listMemberPromotionsResponseValueContentItemPromotionWageringOneMultipleMax).describe('How many times the base.'),
  "base": zod.enum(['bonus', 'bonus_and_deposit']).describe('What is multiplied.'),
  "days": zod.int().min(1).max(listMemberPromotionsResponseValueContentItemPromotionWageringOneDaysMax).describe('Days to do it in, from the grant on.'),
  "maxStake": zod.union([zod.string().max(listMemberPromotionsResponseValueContentItemPromotionWageringOneMaxStakeOneMax).regex(listMemberPromotionsResponseValueContentItemPromotionWageringOneMaxStakeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The largest stake that counts; a bet above it counts nothing; null where every stake does.'),
  "contributions": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "rate": zod.int().min(listMemberPromotionsResponseValueContentItemPromotionWageringOneContributionsItemRateMin).max(listMemberPromotionsResponseValueContentItemPromotionWageringOneContributionsItemRateMax).describe('The share of the stake that counts, in basis points.')
}).describe('How much a stake in games of one category counts toward the wagering.')).max(listMemberPromotionsResponseValueContentItemPromotionWageringOneContributionsMax).describe('The share by category. A category that is missing counts nothing.')
}).describe('What has to be staked before bonus money becomes cash.'),zod.null()]).describe('What has to be staked before the reward can be withdrawn; null, and nothing.'),
  "minDeposit": zod.union([zod.string().max(listMemberPromotionsResponseValueContentItemPromotionMinDepositOneMax).regex(listMemberPromotionsResponseValueContentItemPromotionMinDepositOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The deposit that it takes, null where it takes none.')
}).describe('A promotion as a card of the list, in the language of the request.'),
  "participation": zod.strictObject({
  "promotionId": zod.string().min(1).max(listMemberPromotionsResponseValueContentItemParticipationPromotionIdMax).describe('The promotion.'),
  "state": zod.enum(['coming_soon', 'join', 'signed', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).describe('How a promotion stands for who asks: `coming_soon -> join -> signed | applying -> processing -> issued | rejected`,\nthen `issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.\n`coming_soon`: announced, not begun. `join`: open, nothing done yet. `signed`: joined, and its condition is open.\n`applying`: an application is filed and nobody has taken it up. `processing`: the condition is met or an operator\nchecks the application. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be\nclaimed, or a raffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for\n(a rebate goes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new\nround at `join`. A guest sees `coming_soon`, `join` and `closed` only.\n'),
  "changedAt": zod.iso.datetime({"offset":true}).max(listMemberPromotionsResponseValueContentItemParticipationChangedAtMax).nullable().describe('When this state began for the member, null where the member did nothing.'),
  "eligible": zod.boolean().describe('Whether the member may join or apply now.'),
  "ineligibleReason": zod.string().min(1).max(listMemberPromotionsResponseValueContentItemParticipationIneligibleReasonMax).nullable().describe('Why not, in words; null where the member may.'),
  "joinedAt": zod.iso.datetime({"offset":true}).max(listMemberPromotionsResponseValueContentItemParticipationJoinedAtMax).nullable().describe('When the member joined; null where it has not.'),
  "progress": zod.union([zod.strictObject({
  "kind": zod.enum(['deposit', 'turnover']).describe('What is counted.'),
  "target": zod.string().max(listMemberPromotionsResponseValueContentItemParticipationProgressOneTargetMax).regex(listMemberPromotionsResponseValueContentItemParticipationProgressOneTargetRegExp).describe('What it takes.'),
  "progress": zod.string().max(listMemberPromotionsResponseValueContentItemParticipationProgressOneProgressMax).regex(listMemberPromotionsResponseValueContentItemParticipationProgressOneProgressRegExp).describe('What there is so far.')
}).describe('How far the condition of a joined promotion is met.'),zod.null()]).describe('The condition, where there is one and the member has joined; else null.'),
  "application": zod.union([zod.strictObject({
  "applicationId": zod.string().min(1).max(listMemberPromotionsResponseValueContentItemParticipationApplicationOneApplicationIdMax).describe('Its id.'),
  "promotionId": zod.string().min(1).max(listMemberPromotionsResponseValueContentItemParticipationApplicationOnePromotionIdMax).describe('The promotion.'),
  "state": zod.enum(['applying', 'processing', 'issued', 'rejected']).describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n'),
  "remark": zod.string().max(listMemberPromotionsResponseValueContentItemParticipationApplicationOneRemarkMax).describe('What the member wrote.'),
  "imageCount": zod.int().min(1).max(listMemberPromotionsResponseValueContentItemParticipationApplicationOneImageCountMax).describe('Pictures that came with it.'),
  "filedAt": zod.iso.datetime({"offset":true}).max(listMemberPromotionsResponseValueContentItemParticipationApplicationOneFiledAtMax).describe('When it was filed.'),
  "decidedAt": zod.iso.datetime({"offset":true}).max(listMemberPromotionsResponseValueContentItemParticipationApplicationOneDecidedAtMax).nullable().describe('When it was decided; null until then.'),
  "reason": zod.string().min(1).max(listMemberPromotionsResponseValueContentItemParticipationApplicationOneReasonMax).nullable().describe('Why it was rejected, for the member; null unless it was.')
}).describe('An application of the member for a promotion.'),zod.null()]).describe('The latest application, where the mode is `apply`; else null.'),
  "rewardId": zod.string().min(1).max(listMemberPromotionsResponseValueContentItemParticipationRewardIdMax).nullable().describe('The reward that waits or was claimed. The reward centre lists the same reward. Null where there is none.'),
  "claimAmount": zod.union([zod.string().max(listMemberPromotionsResponseValueContentItemParticipationClaimAmountOneMax).regex(listMemberPromotionsResponseValueContentItemParticipationClaimAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What waits to be claimed, where it is money; else null.'),
  "claimUntil": zod.iso.datetime({"offset":true}).max(listMemberPromotionsResponseValueContentItemParticipationClaimUntilMax).nullable().describe('Until when it waits; null where nothing does or no time is set.'),
  "bonusId": zod.string().min(1).max(listMemberPromotionsResponseValueContentItemParticipationBonusIdMax).nullable().describe('The bonus that came of it; null where none did.'),
  "openTickets": zod.int().min(listMemberPromotionsResponseValueContentItemParticipationOpenTicketsMin).max(listMemberPromotionsResponseValueContentItemParticipationOpenTicketsMax).describe('Tickets not drawn yet, where the mode is `raffle`.')
}).describe('How the member of the session stands with a promotion.')
}).describe('A promotion as a card, with how the member stands.')).max(listMemberPromotionsResponseValueContentMax).describe('The promotions of the page, those with a reward to claim first, then those that can be joined, then by their end.'),
  "totalPages": zod.int().min(listMemberPromotionsResponseValueTotalPagesMin).max(listMemberPromotionsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listMemberPromotionsResponseValueTotalElementsMin).max(listMemberPromotionsResponseValueTotalElementsMax).describe('Entries in all.'),
  "counts": zod.array(zod.strictObject({
  "category": zod.enum(['new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'other']).describe('What a promotion is about, and the shelf that it stands on.'),
  "count": zod.int().min(listMemberPromotionsResponseValueCountsItemCountMin).max(listMemberPromotionsResponseValueCountsItemCountMax).describe('Promotions in it, whatever the other filters.')
}).describe('How many promotions stand on a shelf.')).max(listMemberPromotionsResponseValueCountsMax).describe('The shelves that have promotions, in the order of the page.'),
  "mine": zod.int().min(listMemberPromotionsResponseValueMineMin).max(listMemberPromotionsResponseValueMineMax).describe('Promotions that the member takes part in, whatever the filters.')
}).describe('A page of promotions with how the member stands.')
}).describe('The answer of `listMemberPromotions`.')

export const listMemberPromotions = {
  response: ListMemberPromotionsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
