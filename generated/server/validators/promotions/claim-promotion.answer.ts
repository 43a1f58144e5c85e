// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const claimPromotionResponseValueParticipationPromotionIdMax = 40;

export const claimPromotionResponseValueParticipationChangedAtMax = 30;

export const claimPromotionResponseValueParticipationIneligibleReasonMax = 200;

export const claimPromotionResponseValueParticipationJoinedAtMax = 30;

export const claimPromotionResponseValueParticipationProgressOneTargetMax = 25;

export const claimPromotionResponseValueParticipationProgressOneTargetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const claimPromotionResponseValueParticipationProgressOneProgressMax = 25;

export const claimPromotionResponseValueParticipationProgressOneProgressRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const claimPromotionResponseValueParticipationApplicationOneApplicationIdMax = 40;

export const claimPromotionResponseValueParticipationApplicationOnePromotionIdMax = 40;

export const claimPromotionResponseValueParticipationApplicationOneRemarkMax = 140;

export const claimPromotionResponseValueParticipationApplicationOneImageCountMax = 3;

export const claimPromotionResponseValueParticipationApplicationOneFiledAtMax = 30;

export const claimPromotionResponseValueParticipationApplicationOneDecidedAtMax = 30;

export const claimPromotionResponseValueParticipationApplicationOneReasonMax = 300;

export const claimPromotionResponseValueParticipationRewardIdMax = 40;

export const claimPromotionResponseValueParticipationClaimAmountOneMax = 25;

export const claimPromotionResponseValueParticipationClaimAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const claimPromotionResponseValueParticipationClaimUntilMax = 30;

export const claimPromotionResponseValueParticipationBonusIdMax = 40;

export const claimPromotionResponseValueParticipationOpenTicketsMin = 0;

export const claimPromotionResponseValueParticipationOpenTicketsMax = 100000;

export const claimPromotionResponseValueCreditRewardIdMax = 40;

export const claimPromotionResponseValueCreditRewardAmountOneMax = 25;

export const claimPromotionResponseValueCreditRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const claimPromotionResponseValueCreditRewardRateMin = 0;

export const claimPromotionResponseValueCreditRewardRateMax = 100000;

export const claimPromotionResponseValueCreditRewardMaximumOneMax = 25;

export const claimPromotionResponseValueCreditRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const claimPromotionResponseValueCreditRewardPointsMax = 1000000000;

export const claimPromotionResponseValueCreditRewardRoundsMax = 100000;

export const claimPromotionResponseValueCreditRewardNodeIdOneMax = 12;

export const claimPromotionResponseValueCreditRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const claimPromotionResponseValueCreditRewardTextMax = 160;

export const claimPromotionResponseValueCreditBonusIdMax = 40;

export const claimPromotionResponseValueCreditCreditedAtMax = 30;

export const ClaimPromotionResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "participation": zod.strictObject({
  "promotionId": zod.string().min(1).max(claimPromotionResponseValueParticipationPromotionIdMax).describe('The promotion.'),
  "state": zod.enum(['coming_soon', 'join', 'signed', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).describe('How a promotion stands for who asks: `coming_soon -> join -> signed | applying -> processing -> issued | rejected`,\nthen `issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.\n`coming_soon`: announced, not begun. `join`: open, nothing done yet. `signed`: joined, and its condition is open.\n`applying`: an application is filed and nobody has taken it up. `processing`: the condition is met or an operator\nchecks the application. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be\nclaimed, or a raffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for\n(a rebate goes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new\nround at `join`. A guest sees `coming_soon`, `join` and `closed` only.\n'),
  "changedAt": zod.iso.datetime({"offset":true}).max(claimPromotionResponseValueParticipationChangedAtMax).nullable().describe('When this state began for the member, null where the member did nothing.'),
  "eligible": zod.boolean().describe('Whether the member may join or apply now.'),
  "ineligibleReason": zod.string().min(1).max(claimPromotionResponseValueParticipationIneligibleReasonMax).nullable().describe('Why not, in words; null where the member may.'),
  "joinedAt": zod.iso.datetime({"offset":true}).max(claimPromotionResponseValueParticipationJoinedAtMax).nullable().describe('When the member joined; null where it has not.'),
  "progress": zod.union([zod.strictObject({
  "kind": zod.enum(['deposit', 'turnover']).describe('What is counted.'),
  "target": zod.string().max(claimPromotionResponseValueParticipationProgressOneTargetMax).regex(claimPromotionResponseValueParticipationProgressOneTargetRegExp).describe('What it takes.'),
  "progress": zod.string().max(claimPromotionResponseValueParticipationProgressOneProgressMax).regex(claimPromotionResponseValueParticipationProgressOneProgressRegExp).describe('What there is so far.')
}).describe('How far the condition of a joined promotion is met.'),zod.null()]).describe('The condition, where there is one and the member has joined; else null.'),
  "application": zod.union([zod.strictObject({
  "applicationId": zod.string().min(1).max(claimPromotionResponseValueParticipationApplicationOneApplicationIdMax).describe('Its id.'),
  "promotionId": zod.string().min(1).max(claimPromotionResponseValueParticipationApplicationOnePromotionIdMax).describe('The promotion.'),
  "state": zod.enum(['applying', 'processing', 'issued', 'rejected']).describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n'),
  "remark": zod.string().max(claimPromotionResponseValueParticipationApplicationOneRemarkMax).describe('What the member wrote.'),
  "imageCount": zod.int().min(1).max(claimPromotionResponseValueParticipationApplicationOneImageCountMax).describe('Pictures that came with it.'),
  "filedAt": zod.iso.datetime({"offset":true}).max(claimPromotionResponseValueParticipationApplicationOneFiledAtMax).describe('When it was filed.'),
  "decidedAt": zod.iso.datetime({"offset":true}).max(claimPromotionResponseValueParticipationApplicationOneDecidedAtMax).nullable().describe('When it was decided; null until then.'),
  "reason": zod.string().min(1).max(claimPromotionResponseValueParticipationApplicationOneReasonMax).nullable().describe('Why it was rejected, for the member; null unless it was.')
}).describe('An application of the member for a promotion.'),zod.null()]).describe('The latest application, where the mode is `apply`; else null.'),
  "rewardId": zod.string().min(1).max(claimPromotionResponseValueParticipationRewardIdMax).nullable().describe('The reward that waits or was claimed. The reward centre lists the same reward. Null where there is none.'),
  "claimAmount": zod.union([zod.string().max(claimPromotionResponseValueParticipationClaimAmountOneMax).regex(claimPromotionResponseValueParticipationClaimAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What waits to be claimed, where it is money; else null.'),
  "claimUntil": zod.iso.datetime({"offset":true}).max(claimPromotionResponseValueParticipationClaimUntilMax).nullable().describe('Until when it waits; null where nothing does or no time is set.'),
  "bonusId": zod.string().min(1).max(claimPromotionResponseValueParticipationBonusIdMax).nullable().describe('The bonus that came of it; null where none did.'),
  "openTickets": zod.int().min(claimPromotionResponseValueParticipationOpenTicketsMin).max(claimPromotionResponseValueParticipationOpenTicketsMax).describe('Tickets not drawn yet, where the mode is `raffle`.')
}).describe('How the member of the session stands with a promotion.'),
  "credit": zod.strictObject({
  "rewardId": zod.string().min(1).max(claimPromotionResponseValueCreditRewardIdMax).describe('The reward.'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(claimPromotionResponseValueCreditRewardAmountOneMax).regex(claimPromotionResponseValueCreditRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash; null for any other reward.'),
  "rate": zod.int().min(claimPromotionResponseValueCreditRewardRateMin).max(claimPromotionResponseValueCreditRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed; else null.'),
  "maximum": zod.union([zod.string().max(claimPromotionResponseValueCreditRewardMaximumOneMax).regex(claimPromotionResponseValueCreditRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give; null without a rate or a limit.'),
  "points": zod.int().min(1).max(claimPromotionResponseValueCreditRewardPointsMax).nullable().describe('Points; null for any other reward.'),
  "rounds": zod.int().min(1).max(claimPromotionResponseValueCreditRewardRoundsMax).nullable().describe('Free rounds; null for any other reward.'),
  "nodeId": zod.union([zod.string().max(claimPromotionResponseValueCreditRewardNodeIdOneMax).regex(claimPromotionResponseValueCreditRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds; null for any other reward.'),
  "text": zod.string().min(1).max(claimPromotionResponseValueCreditRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "target": zod.enum(['main_wallet', 'bonus_balance', 'points', 'free_rounds', 'delivery']).describe('Where it went.'),
  "bonusId": zod.string().min(1).max(claimPromotionResponseValueCreditBonusIdMax).nullable().describe('The bonus that began with it, where it is bonus money; else null.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(claimPromotionResponseValueCreditCreditedAtMax).describe('When.')
}).describe('A reward that was given, and where it went.')
}).describe('A claimed promotion.')
}).describe('The answer of `claimPromotion`.')

export const claimPromotion = {
  response: ClaimPromotionResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'reward_unavailable', 'promotion_one_per_person', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
