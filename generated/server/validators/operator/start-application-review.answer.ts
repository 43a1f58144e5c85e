// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const startApplicationReviewResponseValueApplicationIdMax = 40;

export const startApplicationReviewResponseValuePromotionIdMax = 40;

export const startApplicationReviewResponseValuePromotionTitleMax = 80;

export const startApplicationReviewResponseValueMemberIdMax = 40;

export const startApplicationReviewResponseValueMemberAccountMax = 64;

export const startApplicationReviewResponseValueMemberNicknameMax = 64;

export const startApplicationReviewResponseValueMemberRankLevelMin = 0;

export const startApplicationReviewResponseValueMemberRankLevelMax = 20;

export const startApplicationReviewResponseValueImageCountMax = 3;

export const startApplicationReviewResponseValueFiledAtMax = 30;

export const startApplicationReviewResponseValueReviewerMax = 64;

export const startApplicationReviewResponseValueRemarkMax = 140;

export const startApplicationReviewResponseValueImagesItemImageIdMax = 40;

export const startApplicationReviewResponseValueImagesItemWidthMax = 20000;

export const startApplicationReviewResponseValueImagesItemHeightMax = 20000;

export const startApplicationReviewResponseValueImagesItemBytesMax = 5242880;

export const startApplicationReviewResponseValueImagesMax = 3;

export const startApplicationReviewResponseValueRewardAmountOneMax = 25;

export const startApplicationReviewResponseValueRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const startApplicationReviewResponseValueRewardRateMin = 0;

export const startApplicationReviewResponseValueRewardRateMax = 100000;

export const startApplicationReviewResponseValueRewardMaximumOneMax = 25;

export const startApplicationReviewResponseValueRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const startApplicationReviewResponseValueRewardPointsMax = 1000000000;

export const startApplicationReviewResponseValueRewardRoundsMax = 100000;

export const startApplicationReviewResponseValueRewardNodeIdOneMax = 12;

export const startApplicationReviewResponseValueRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const startApplicationReviewResponseValueRewardTextMax = 160;

export const startApplicationReviewResponseValueWageringOneMultipleMin = 0;

export const startApplicationReviewResponseValueWageringOneMultipleMax = 200;

export const startApplicationReviewResponseValueWageringOneDaysMax = 365;

export const startApplicationReviewResponseValueWageringOneMaxStakeOneMax = 25;

export const startApplicationReviewResponseValueWageringOneMaxStakeOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const startApplicationReviewResponseValueWageringOneContributionsItemRateMin = 0;

export const startApplicationReviewResponseValueWageringOneContributionsItemRateMax = 10000;

export const startApplicationReviewResponseValueWageringOneContributionsMax = 20;

export const startApplicationReviewResponseValueTakenAtMax = 30;

export const startApplicationReviewResponseValueDecidedAtMax = 30;

export const startApplicationReviewResponseValueBonusIdMax = 40;

export const startApplicationReviewResponseValueReasonMax = 300;

export const startApplicationReviewResponseValueNoteMax = 500;

export const StartApplicationReviewResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "applicationId": zod.string().min(1).max(startApplicationReviewResponseValueApplicationIdMax).describe('Its id.'),
  "promotionId": zod.string().min(1).max(startApplicationReviewResponseValuePromotionIdMax).describe('The promotion.'),
  "promotionTitle": zod.string().min(1).max(startApplicationReviewResponseValuePromotionTitleMax).describe('Its title.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(startApplicationReviewResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(startApplicationReviewResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(startApplicationReviewResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(startApplicationReviewResponseValueMemberRankLevelMin).max(startApplicationReviewResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "state": zod.enum(['applying', 'processing', 'issued', 'rejected']).describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n'),
  "imageCount": zod.int().min(1).max(startApplicationReviewResponseValueImageCountMax).describe('Pictures that came with it.'),
  "filedAt": zod.iso.datetime({"offset":true}).max(startApplicationReviewResponseValueFiledAtMax).describe('When it was filed.'),
  "reviewer": zod.string().min(1).max(startApplicationReviewResponseValueReviewerMax).nullable().describe('The operator who took it up; null until one does.'),
  "remark": zod.string().max(startApplicationReviewResponseValueRemarkMax).describe('What the member wrote, plain text.'),
  "images": zod.array(zod.strictObject({
  "imageId": zod.string().min(1).max(startApplicationReviewResponseValueImagesItemImageIdMax).describe('Its id.'),
  "contentType": zod.enum(['image/png', 'image/jpeg']).describe('The content type of a picture.'),
  "width": zod.int().min(1).max(startApplicationReviewResponseValueImagesItemWidthMax).describe('Its width in pixels.'),
  "height": zod.int().min(1).max(startApplicationReviewResponseValueImagesItemHeightMax).describe('Its height in pixels.'),
  "bytes": zod.int().min(1).max(startApplicationReviewResponseValueImagesItemBytesMax).describe('Its size.')
}).describe('A picture that came with an application, as it was encoded anew.')).max(startApplicationReviewResponseValueImagesMax).describe('The pictures.'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(startApplicationReviewResponseValueRewardAmountOneMax).regex(startApplicationReviewResponseValueRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash; null for any other reward.'),
  "rate": zod.int().min(startApplicationReviewResponseValueRewardRateMin).max(startApplicationReviewResponseValueRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed; else null.'),
  "maximum": zod.union([zod.string().max(startApplicationReviewResponseValueRewardMaximumOneMax).regex(startApplicationReviewResponseValueRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give; null without a rate or a limit.'),
  "points": zod.int().min(1).max(startApplicationReviewResponseValueRewardPointsMax).nullable().describe('Points; null for any other reward.'),
  "rounds": zod.int().min(1).max(startApplicationReviewResponseValueRewardRoundsMax).nullable().describe('Free rounds; null for any other reward.'),
  "nodeId": zod.union([zod.string().max(startApplicationReviewResponseValueRewardNodeIdOneMax).regex(startApplicationReviewResponseValueRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds; null for any other reward.'),
  "text": zod.string().min(1).max(startApplicationReviewResponseValueRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "wagering": zod.union([zod.strictObject({
  "multiple": zod.int().min(startApplicationReviewResponseValueWageringOneMultipleMin).max(startApplicationReviewResponseValueWageringOneMultipleMax).describe('How many times the base.'),
  "base": zod.enum(['bonus', 'bonus_and_deposit']).describe('What is multiplied.'),
  "days": zod.int().min(1).max(startApplicationReviewResponseValueWageringOneDaysMax).describe('Days to do it in, from the grant on.'),
  "maxStake": zod.union([zod.string().max(startApplicationReviewResponseValueWageringOneMaxStakeOneMax).regex(startApplicationReviewResponseValueWageringOneMaxStakeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The largest stake that counts; a bet above it counts nothing; null where every stake does.'),
  "contributions": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "rate": zod.int().min(startApplicationReviewResponseValueWageringOneContributionsItemRateMin).max(startApplicationReviewResponseValueWageringOneContributionsItemRateMax).describe('The share of the stake that counts, in basis points.')
}).describe('How much a stake in games of one category counts toward the wagering.')).max(startApplicationReviewResponseValueWageringOneContributionsMax).describe('The share by category. A category that is missing counts nothing.')
}).describe('What has to be staked before bonus money becomes cash.'),zod.null()]).describe('What has to be staked before it can be withdrawn; null, and nothing.'),
  "takenAt": zod.iso.datetime({"offset":true}).max(startApplicationReviewResponseValueTakenAtMax).nullable().describe('When it was taken up; null until then.'),
  "decidedAt": zod.iso.datetime({"offset":true}).max(startApplicationReviewResponseValueDecidedAtMax).nullable().describe('When it was decided; null until then.'),
  "bonusId": zod.string().min(1).max(startApplicationReviewResponseValueBonusIdMax).nullable().describe('The bonus that was granted, where it is bonus money; else null.'),
  "reason": zod.string().min(1).max(startApplicationReviewResponseValueReasonMax).nullable().describe('Why it was rejected, for the member; null unless it was.'),
  "note": zod.string().min(1).max(startApplicationReviewResponseValueNoteMax).nullable().describe('The note for other operators; null where there is none.')
}).describe('An application with everything that its decision needs.')
}).describe('The answer of `startApplicationReview`.')

export const startApplicationReview = {
  response: StartApplicationReviewResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'conflict', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
