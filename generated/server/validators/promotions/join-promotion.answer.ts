// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const joinPromotionResponseValuePromotionIdMax = 40;

export const joinPromotionResponseValueChangedAtMax = 30;

export const joinPromotionResponseValueIneligibleReasonMax = 200;

export const joinPromotionResponseValueJoinedAtMax = 30;

export const joinPromotionResponseValueProgressOneTargetMax = 25;

export const joinPromotionResponseValueProgressOneTargetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const joinPromotionResponseValueProgressOneProgressMax = 25;

export const joinPromotionResponseValueProgressOneProgressRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const joinPromotionResponseValueApplicationOneApplicationIdMax = 40;

export const joinPromotionResponseValueApplicationOnePromotionIdMax = 40;

export const joinPromotionResponseValueApplicationOneRemarkMax = 140;

export const joinPromotionResponseValueApplicationOneImageCountMax = 3;

export const joinPromotionResponseValueApplicationOneFiledAtMax = 30;

export const joinPromotionResponseValueApplicationOneDecidedAtMax = 30;

export const joinPromotionResponseValueApplicationOneReasonMax = 300;

export const joinPromotionResponseValueRewardIdMax = 40;

export const joinPromotionResponseValueClaimAmountOneMax = 25;

export const joinPromotionResponseValueClaimAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const joinPromotionResponseValueClaimUntilMax = 30;

export const joinPromotionResponseValueBonusIdMax = 40;

export const joinPromotionResponseValueOpenTicketsMin = 0;

export const joinPromotionResponseValueOpenTicketsMax = 100000;

export const JoinPromotionResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "promotionId": zod.string().min(1).max(joinPromotionResponseValuePromotionIdMax).describe('The promotion.'),
  "state": zod.enum(['coming_soon', 'join', 'signed', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).describe('How a promotion stands for who asks: `coming_soon -> join -> signed | applying -> processing -> issued | rejected`,\nthen `issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.\n`coming_soon`: announced, not begun. `join`: open, nothing done yet. `signed`: joined, and its condition is open.\n`applying`: an application is filed and nobody has taken it up. `processing`: the condition is met or an operator\nchecks the application. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be\nclaimed, or a raffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for\n(a rebate goes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new\nround at `join`. A guest sees `coming_soon`, `join` and `closed` only.\n'),
  "changedAt": zod.iso.datetime({"offset":true}).max(joinPromotionResponseValueChangedAtMax).nullable().describe('When this state began for the member, null where the member did nothing.'),
  "eligible": zod.boolean().describe('Whether the member may join or apply now.'),
  "ineligibleReason": zod.string().min(1).max(joinPromotionResponseValueIneligibleReasonMax).nullable().describe('Why not, in words; null where the member may.'),
  "joinedAt": zod.iso.datetime({"offset":true}).max(joinPromotionResponseValueJoinedAtMax).nullable().describe('When the member joined; null where it has not.'),
  "progress": zod.union([zod.strictObject({
  "kind": zod.enum(['deposit', 'turnover']).describe('What is counted.'),
  "target": zod.string().max(joinPromotionResponseValueProgressOneTargetMax).regex(joinPromotionResponseValueProgressOneTargetRegExp).describe('What it takes.'),
  "progress": zod.string().max(joinPromotionResponseValueProgressOneProgressMax).regex(joinPromotionResponseValueProgressOneProgressRegExp).describe('What there is so far.')
}).describe('How far the condition of a joined promotion is met.'),zod.null()]).describe('The condition, where there is one and the member has joined; else null.'),
  "application": zod.union([zod.strictObject({
  "applicationId": zod.string().min(1).max(joinPromotionResponseValueApplicationOneApplicationIdMax).describe('Its id.'),
  "promotionId": zod.string().min(1).max(joinPromotionResponseValueApplicationOnePromotionIdMax).describe('The promotion.'),
  "state": zod.enum(['applying', 'processing', 'issued', 'rejected']).describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n'),
  "remark": zod.string().max(joinPromotionResponseValueApplicationOneRemarkMax).describe('What the member wrote.'),
  "imageCount": zod.int().min(1).max(joinPromotionResponseValueApplicationOneImageCountMax).describe('Pictures that came with it.'),
  "filedAt": zod.iso.datetime({"offset":true}).max(joinPromotionResponseValueApplicationOneFiledAtMax).describe('When it was filed.'),
  "decidedAt": zod.iso.datetime({"offset":true}).max(joinPromotionResponseValueApplicationOneDecidedAtMax).nullable().describe('When it was decided; null until then.'),
  "reason": zod.string().min(1).max(joinPromotionResponseValueApplicationOneReasonMax).nullable().describe('Why it was rejected, for the member; null unless it was.')
}).describe('An application of the member for a promotion.'),zod.null()]).describe('The latest application, where the mode is `apply`; else null.'),
  "rewardId": zod.string().min(1).max(joinPromotionResponseValueRewardIdMax).nullable().describe('The reward that waits or was claimed. The reward centre lists the same reward. Null where there is none.'),
  "claimAmount": zod.union([zod.string().max(joinPromotionResponseValueClaimAmountOneMax).regex(joinPromotionResponseValueClaimAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What waits to be claimed, where it is money; else null.'),
  "claimUntil": zod.iso.datetime({"offset":true}).max(joinPromotionResponseValueClaimUntilMax).nullable().describe('Until when it waits; null where nothing does or no time is set.'),
  "bonusId": zod.string().min(1).max(joinPromotionResponseValueBonusIdMax).nullable().describe('The bonus that came of it; null where none did.'),
  "openTickets": zod.int().min(joinPromotionResponseValueOpenTicketsMin).max(joinPromotionResponseValueOpenTicketsMax).describe('Tickets not drawn yet, where the mode is `raffle`.')
}).describe('How the member of the session stands with a promotion.')
}).describe('The answer of `joinPromotion`.')

export const joinPromotion = {
  response: JoinPromotionResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'promotion_already_joined', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'promotion_unavailable', 'promotion_not_eligible', 'promotion_first_deposit_only', 'promotion_deposit_too_small', 'promotion_used_up', 'promotion_account_too_new', 'promotion_waiting', 'promotion_one_per_person', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
