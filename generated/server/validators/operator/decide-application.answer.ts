// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const decideApplicationResponseValueApplicationIdMax = 40;

export const decideApplicationResponseValuePromotionIdMax = 40;

export const decideApplicationResponseValuePromotionTitleMax = 80;

export const decideApplicationResponseValueMemberIdMax = 40;

export const decideApplicationResponseValueMemberAccountMax = 64;

export const decideApplicationResponseValueMemberNicknameMax = 64;

export const decideApplicationResponseValueMemberRankLevelMin = 0;

export const decideApplicationResponseValueMemberRankLevelMax = 20;

export const decideApplicationResponseValueImageCountMax = 3;

export const decideApplicationResponseValueFiledAtMax = 30;

export const decideApplicationResponseValueReviewerMax = 64;

export const decideApplicationResponseValueRemarkMax = 140;

export const decideApplicationResponseValueImagesItemImageIdMax = 40;

export const decideApplicationResponseValueImagesItemWidthMax = 20000;

export const decideApplicationResponseValueImagesItemHeightMax = 20000;

export const decideApplicationResponseValueImagesItemBytesMax = 5242880;

export const decideApplicationResponseValueImagesMax = 3;

export const decideApplicationResponseValueRewardAmountOneMax = 25;

export const decideApplicationResponseValueRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const decideApplicationResponseValueRewardRateMin = 0;

export const decideApplicationResponseValueRewardRateMax = 100000;

export const decideApplicationResponseValueRewardMaximumOneMax = 25;

export const decideApplicationResponseValueRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const decideApplicationResponseValueRewardPointsMax = 1000000000;

export const decideApplicationResponseValueRewardRoundsMax = 100000;

export const decideApplicationResponseValueRewardNodeIdOneMax = 12;

export const decideApplicationResponseValueRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const decideApplicationResponseValueRewardTextMax = 160;

export const decideApplicationResponseValueWageringOneMultipleMin = 0;

export const decideApplicationResponseValueWageringOneMultipleMax = 200;

export const decideApplicationResponseValueWageringOneDaysMax = 365;

export const decideApplicationResponseValueWageringOneMaxStakeOneMax = 25;

export const decideApplicationResponseValueWageringOneMaxStakeOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const decideApplicationResponseValueWageringOneContributionsItemRateMin = 0;

export const decideApplicationResponseValueWageringOneContributionsItemRateMax = 10000;

export const decideApplicationResponseValueWageringOneContributionsMax = 20;

export const decideApplicationResponseValueTakenAtMax = 30;

export const decideApplicationResponseValueDecidedAtMax = 30;

export const decideApplicationResponseValueBonusIdMax = 40;

export const decideApplicationResponseValueReasonMax = 300;

export const decideApplicationResponseValueNoteMax = 500;

export const DecideApplicationResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "applicationId": zod.string().min(1).max(decideApplicationResponseValueApplicationIdMax).describe('Its id.'),
  "promotionId": zod.string().min(1).max(decideApplicationResponseValuePromotionIdMax).describe('The promotion.'),
  "promotionTitle": zod.string().min(1).max(decideApplicationResponseValuePromotionTitleMax).describe('Its title.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(decideApplicationResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(decideApplicationResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(decideApplicationResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(decideApplicationResponseValueMemberRankLevelMin).max(decideApplicationResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "state": zod.enum(['applying', 'processing', 'issued', 'rejected']).describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n'),
  "imageCount": zod.int().min(1).max(decideApplicationResponseValueImageCountMax).describe('Pictures that came with it.'),
  "filedAt": zod.iso.datetime({"offset":true}).max(decideApplicationResponseValueFiledAtMax).describe('When it was filed.'),
  "reviewer": zod.string().min(1).max(decideApplicationResponseValueReviewerMax).nullable().describe('The operator who took it up; null until one does.'),
  "remark": zod.string().max(decideApplicationResponseValueRemarkMax).describe('What the member wrote, plain text.'),
  "images": zod.array(zod.strictObject({
  "imageId": zod.string().min(1).max(decideApplicationResponseValueImagesItemImageIdMax).describe('Its id.'),
  "contentType": zod.enum(['image/png', 'image/jpeg']).describe('The content type of a picture.'),
  "width": zod.int().min(1).max(decideApplicationResponseValueImagesItemWidthMax).describe('Its width in pixels.'),
  "height": zod.int().min(1).max(decideApplicationResponseValueImagesItemHeightMax).describe('Its height in pixels.'),
  "bytes": zod.int().min(1).max(decideApplicationResponseValueImagesItemBytesMax).describe('Its size.')
}).describe('A picture that came with an application, as it was encoded anew.')).max(decideApplicationResponseValueImagesMax).describe('The pictures.'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(decideApplicationResponseValueRewardAmountOneMax).regex(decideApplicationResponseValueRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash; null for any other reward.'),
  "rate": zod.int().min(decideApplicationResponseValueRewardRateMin).max(decideApplicationResponseValueRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed; else null.'),
  "maximum": zod.union([zod.string().max(decideApplicationResponseValueRewardMaximumOneMax).regex(decideApplicationResponseValueRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give; null without a rate or a limit.'),
  "points": zod.int().min(1).max(decideApplicationResponseValueRewardPointsMax).nullable().describe('Points; null for any other reward.'),
  "rounds": zod.int().min(1).max(decideApplicationResponseValueRewardRoundsMax).nullable().describe('Free rounds; null for any other reward.'),
  "nodeId": zod.union([zod.string().max(decideApplicationResponseValueRewardNodeIdOneMax).regex(decideApplicationResponseValueRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds; null for any other reward.'),
  "text": zod.string().min(1).max(decideApplicationResponseValueRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "wagering": zod.union([zod.strictObject({
  "multiple": zod.int().min(decideApplicationResponseValueWageringOneMultipleMin).max(decideApplicationResponseValueWageringOneMultipleMax).describe('How many times the base.'),
  "base": zod.enum(['bonus', 'bonus_and_deposit']).describe('What is multiplied.'),
  "days": zod.int().min(1).max(decideApplicationResponseValueWageringOneDaysMax).describe('Days to do it in, from the grant on.'),
  "maxStake": zod.union([zod.string().max(decideApplicationResponseValueWageringOneMaxStakeOneMax).regex(decideApplicationResponseValueWageringOneMaxStakeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The largest stake that counts; a bet above it counts nothing; null where every stake does.'),
  "contributions": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "rate": zod.int().min(decideApplicationResponseValueWageringOneContributionsItemRateMin).max(decideApplicationResponseValueWageringOneContributionsItemRateMax).describe('The share of the stake that counts, in basis points.')
}).describe('How much a stake in games of one category counts toward the wagering.')).max(decideApplicationResponseValueWageringOneContributionsMax).describe('The share by category. A category that is missing counts nothing.')
}).describe('What has to be staked before bonus money becomes cash.'),zod.null()]).describe('What has to be staked before it can be withdrawn; null, and nothing.'),
  "takenAt": zod.iso.datetime({"offset":true}).max(decideApplicationResponseValueTakenAtMax).nullable().describe('When it was taken up; null until then.'),
  "decidedAt": zod.iso.datetime({"offset":true}).max(decideApplicationResponseValueDecidedAtMax).nullable().describe('When it was decided; null until then.'),
  "bonusId": zod.string().min(1).max(decideApplicationResponseValueBonusIdMax).nullable().describe('The bonus that was granted, where it is bonus money; else null.'),
  "reason": zod.string().min(1).max(decideApplicationResponseValueReasonMax).nullable().describe('Why it was rejected, for the member; null unless it was.'),
  "note": zod.string().min(1).max(decideApplicationResponseValueNoteMax).nullable().describe('The note for other operators; null where there is none.')
}).describe('An application with everything that its decision needs.')
}).describe('The answer of `decideApplication`.')

export const decideApplication = {
  response: DecideApplicationResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'conflict', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
