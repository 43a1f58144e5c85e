// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getMemberPromotionResponseValuePromotionIdMax = 40;

export const getMemberPromotionResponseValuePromotionTitleMax = 80;

export const getMemberPromotionResponseValuePromotionSummaryMax = 200;

export const getMemberPromotionResponseValuePromotionHtmlMax = 20000;

export const getMemberPromotionResponseValuePromotionPictureMax = 2048;

export const getMemberPromotionResponseValuePromotionStartsAtMax = 30;

export const getMemberPromotionResponseValuePromotionEndsAtMax = 30;

export const getMemberPromotionResponseValuePromotionRewardAmountOneMax = 25;

export const getMemberPromotionResponseValuePromotionRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getMemberPromotionResponseValuePromotionRewardRateMin = 0;

export const getMemberPromotionResponseValuePromotionRewardRateMax = 100000;

export const getMemberPromotionResponseValuePromotionRewardMaximumOneMax = 25;

export const getMemberPromotionResponseValuePromotionRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getMemberPromotionResponseValuePromotionRewardPointsMax = 1000000000;

export const getMemberPromotionResponseValuePromotionRewardRoundsMax = 100000;

export const getMemberPromotionResponseValuePromotionRewardNodeIdOneMax = 12;

export const getMemberPromotionResponseValuePromotionRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const getMemberPromotionResponseValuePromotionRewardTextMax = 160;

export const getMemberPromotionResponseValuePromotionWageringOneMultipleMin = 0;

export const getMemberPromotionResponseValuePromotionWageringOneMultipleMax = 200;

export const getMemberPromotionResponseValuePromotionWageringOneDaysMax = 365;

export const getMemberPromotionResponseValuePromotionWageringOneMaxStakeOneMax = 25;

export const getMemberPromotionResponseValuePromotionWageringOneMaxStakeOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getMemberPromotionResponseValuePromotionWageringOneContributionsItemRateMin = 0;

export const getMemberPromotionResponseValuePromotionWageringOneContributionsItemRateMax = 10000;

export const getMemberPromotionResponseValuePromotionWageringOneContributionsMax = 20;

export const getMemberPromotionResponseValuePromotionMinDepositOneMax = 25;

export const getMemberPromotionResponseValuePromotionMinDepositOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getMemberPromotionResponseValueParticipationPromotionIdMax = 40;

export const getMemberPromotionResponseValueParticipationChangedAtMax = 30;

export const getMemberPromotionResponseValueParticipationIneligibleReasonMax = 200;

export const getMemberPromotionResponseValueParticipationJoinedAtMax = 30;

export const getMemberPromotionResponseValueParticipationProgressOneTargetMax = 25;

export const getMemberPromotionResponseValueParticipationProgressOneTargetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getMemberPromotionResponseValueParticipationProgressOneProgressMax = 25;

export const getMemberPromotionResponseValueParticipationProgressOneProgressRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getMemberPromotionResponseValueParticipationApplicationOneApplicationIdMax = 40;

export const getMemberPromotionResponseValueParticipationApplicationOnePromotionIdMax = 40;

export const getMemberPromotionResponseValueParticipationApplicationOneRemarkMax = 140;

export const getMemberPromotionResponseValueParticipationApplicationOneImageCountMax = 3;

export const getMemberPromotionResponseValueParticipationApplicationOneFiledAtMax = 30;

export const getMemberPromotionResponseValueParticipationApplicationOneDecidedAtMax = 30;

export const getMemberPromotionResponseValueParticipationApplicationOneReasonMax = 300;

export const getMemberPromotionResponseValueParticipationRewardIdMax = 40;

export const getMemberPromotionResponseValueParticipationClaimAmountOneMax = 25;

export const getMemberPromotionResponseValueParticipationClaimAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getMemberPromotionResponseValueParticipationClaimUntilMax = 30;

export const getMemberPromotionResponseValueParticipationBonusIdMax = 40;

export const getMemberPromotionResponseValueParticipationOpenTicketsMin = 0;

export const getMemberPromotionResponseValueParticipationOpenTicketsMax = 100000;

export const GetMemberPromotionResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "promotion": zod.strictObject({
  "id": zod.string().min(1).max(getMemberPromotionResponseValuePromotionIdMax).describe('Its id.'),
  "category": zod.enum(['new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'other']).describe('What a promotion is about, and the shelf that it stands on.'),
  "title": zod.string().min(1).max(getMemberPromotionResponseValuePromotionTitleMax).describe('Its title.'),
  "summary": zod.string().min(1).max(getMemberPromotionResponseValuePromotionSummaryMax).describe('A sentence about it.'),
  "html": zod.string().max(getMemberPromotionResponseValuePromotionHtmlMax).describe('The whole text and its small print as HTML, cleaned by the server when it is stored and by the portal again before it is shown.'),
  "picture": zod.string().max(getMemberPromotionResponseValuePromotionPictureMax).describe('Its picture.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(getMemberPromotionResponseValuePromotionStartsAtMax).describe('When it begins.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(getMemberPromotionResponseValuePromotionEndsAtMax).nullable().describe('When it ends, not included; null, and it stays until the brand ends it.'),
  "state": zod.enum(['coming_soon', 'join', 'signed', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).describe('How a promotion stands for who asks: `coming_soon -> join -> signed | applying -> processing -> issued | rejected`,\nthen `issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.\n`coming_soon`: announced, not begun. `join`: open, nothing done yet. `signed`: joined, and its condition is open.\n`applying`: an application is filed and nobody has taken it up. `processing`: the condition is met or an operator\nchecks the application. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be\nclaimed, or a raffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for\n(a rebate goes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new\nround at `join`. A guest sees `coming_soon`, `join` and `closed` only.\n'),
  "applyMode": zod.enum(['join', 'apply', 'claim', 'raffle', 'auto']).describe('What the member has to do: `join` press once, then meet the condition; `apply` file an application that an operator\ndecides; `claim` wait for a reward and claim it; `raffle` earn tickets and draw a prize with each; `auto` nothing.\n'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(getMemberPromotionResponseValuePromotionRewardAmountOneMax).regex(getMemberPromotionResponseValuePromotionRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash; null for any other reward.'),
  "rate": zod.int().min(getMemberPromotionResponseValuePromotionRewardRateMin).max(getMemberPromotionResponseValuePromotionRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed; else null.'),
  "maximum": zod.union([zod.string().max(getMemberPromotionResponseValuePromotionRewardMaximumOneMax).regex(getMemberPromotionResponseValuePromotionRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give; null without a rate or a limit.'),
  "points": zod.int().min(1).max(getMemberPromotionResponseValuePromotionRewardPointsMax).nullable().describe('Points; null for any other reward.'),
  "rounds": zod.int().min(1).max(getMemberPromotionResponseValuePromotionRewardRoundsMax).nullable().describe('Free rounds; null for any other reward.'),
  "nodeId": zod.union([zod.string().max(getMemberPromotionResponseValuePromotionRewardNodeIdOneMax).regex(getMemberPromotionResponseValuePromotionRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds; null for any other reward.'),
  "text": zod.string().min(1).max(getMemberPromotionResponseValuePromotionRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "wagering": zod.union([zod.strictObject({
  "multiple": zod.int().min(getMemberPromotionResponseValuePromotionWageringOneMultipleMin).max(getMemberPromotionResponseValuePromotionWageringOneMultipleMax).describe('How many times the base.'),
  "base": zod.enum(['bonus', 'bonus_and_deposit']).describe('What is multiplied.'),
  "days": zod.int().min(1).max(getMemberPromotionResponseValuePromotionWageringOneDaysMax).describe('Days to do it in, from the grant on.'),
  "maxStake": zod.union([zod.string().max(getMemberPromotionResponseValuePromotionWageringOneMaxStakeOneMax).regex(getMemberPromotionResponseValuePromotionWageringOneMaxStakeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The largest stake that counts; a bet above it counts nothing; null where every stake does.'),
  "contributions": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "rate": zod.int().min(getMemberPromotionResponseValuePromotionWageringOneContributionsItemRateMin).max(getMemberPromotionResponseValuePromotionWageringOneContributionsItemRateMax).describe('The share of the stake that counts, in basis points.')
}).describe('How much a stake in games of one category counts toward the wagering.')).max(getMemberPromotionResponseValuePromotionWageringOneContributionsMax).describe('The share by category. A category that is missing counts nothing.')
}).describe('What has to be staked before bonus money becomes cash.'),zod.null()]).describe('What has to be staked before the reward can be withdrawn; null, and nothing.'),
  "minDeposit": zod.union([zod.string().max(getMemberPromotionResponseValuePromotionMinDepositOneMax).regex(getMemberPromotionResponseValuePromotionMinDepositOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The deposit that it takes, null where it takes none.')
}).describe('A promotion, in the language of the request.'),
  "participation": zod.strictObject({
  "promotionId": zod.string().min(1).max(getMemberPromotionResponseValueParticipationPromotionIdMax).describe('The promotion.'),
  "state": zod.enum(['coming_soon', 'join', 'signed', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).describe('How a promotion stands for who asks: `coming_soon -> join -> signed | applying -> processing -> issued | rejected`,\nthen `issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.\n`coming_soon`: announced, not begun. `join`: open, nothing done yet. `signed`: joined, and its condition is open.\n`applying`: an application is filed and nobody has taken it up. `processing`: the condition is met or an operator\nchecks the application. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be\nclaimed, or a raffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for\n(a rebate goes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new\nround at `join`. A guest sees `coming_soon`, `join` and `closed` only.\n'),
  "changedAt": zod.iso.datetime({"offset":true}).max(getMemberPromotionResponseValueParticipationChangedAtMax).nullable().describe('When this state began for the member, null where the member did nothing.'),
  "eligible": zod.boolean().describe('Whether the member may join or apply now.'),
  "ineligibleReason": zod.string().min(1).max(getMemberPromotionResponseValueParticipationIneligibleReasonMax).nullable().describe('Why not, in words; null where the member may.'),
  "joinedAt": zod.iso.datetime({"offset":true}).max(getMemberPromotionResponseValueParticipationJoinedAtMax).nullable().describe('When the member joined; null where it has not.'),
  "progress": zod.union([zod.strictObject({
  "kind": zod.enum(['deposit', 'turnover']).describe('What is counted.'),
  "target": zod.string().max(getMemberPromotionResponseValueParticipationProgressOneTargetMax).regex(getMemberPromotionResponseValueParticipationProgressOneTargetRegExp).describe('What it takes.'),
  "progress": zod.string().max(getMemberPromotionResponseValueParticipationProgressOneProgressMax).regex(getMemberPromotionResponseValueParticipationProgressOneProgressRegExp).describe('What there is so far.')
}).describe('How far the condition of a joined promotion is met.'),zod.null()]).describe('The condition, where there is one and the member has joined; else null.'),
  "application": zod.union([zod.strictObject({
  "applicationId": zod.string().min(1).max(getMemberPromotionResponseValueParticipationApplicationOneApplicationIdMax).describe('Its id.'),
  "promotionId": zod.string().min(1).max(getMemberPromotionResponseValueParticipationApplicationOnePromotionIdMax).describe('The promotion.'),
  "state": zod.enum(['applying', 'processing', 'issued', 'rejected']).describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n'),
  "remark": zod.string().max(getMemberPromotionResponseValueParticipationApplicationOneRemarkMax).describe('What the member wrote.'),
  "imageCount": zod.int().min(1).max(getMemberPromotionResponseValueParticipationApplicationOneImageCountMax).describe('Pictures that came with it.'),
  "filedAt": zod.iso.datetime({"offset":true}).max(getMemberPromotionResponseValueParticipationApplicationOneFiledAtMax).describe('When it was filed.'),
  "decidedAt": zod.iso.datetime({"offset":true}).max(getMemberPromotionResponseValueParticipationApplicationOneDecidedAtMax).nullable().describe('When it was decided; null until then.'),
  "reason": zod.string().min(1).max(getMemberPromotionResponseValueParticipationApplicationOneReasonMax).nullable().describe('Why it was rejected, for the member; null unless it was.')
}).describe('An application of the member for a promotion.'),zod.null()]).describe('The latest application, where the mode is `apply`; else null.'),
  "rewardId": zod.string().min(1).max(getMemberPromotionResponseValueParticipationRewardIdMax).nullable().describe('The reward that waits or was claimed. The reward centre lists the same reward. Null where there is none.'),
  "claimAmount": zod.union([zod.string().max(getMemberPromotionResponseValueParticipationClaimAmountOneMax).regex(getMemberPromotionResponseValueParticipationClaimAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What waits to be claimed, where it is money; else null.'),
  "claimUntil": zod.iso.datetime({"offset":true}).max(getMemberPromotionResponseValueParticipationClaimUntilMax).nullable().describe('Until when it waits; null where nothing does or no time is set.'),
  "bonusId": zod.string().min(1).max(getMemberPromotionResponseValueParticipationBonusIdMax).nullable().describe('The bonus that came of it; null where none did.'),
  "openTickets": zod.int().min(getMemberPromotionResponseValueParticipationOpenTicketsMin).max(getMemberPromotionResponseValueParticipationOpenTicketsMax).describe('Tickets not drawn yet, where the mode is `raffle`.')
}).describe('How the member of the session stands with a promotion.')
}).describe('A promotion with how the member stands.')
}).describe('The answer of `getMemberPromotion`.')

export const getMemberPromotion = {
  response: GetMemberPromotionResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
