// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getApplicationReviewResponseValueApplicationIdMax = 40;

export const getApplicationReviewResponseValuePromotionIdMax = 40;

export const getApplicationReviewResponseValuePromotionTitleMax = 80;

export const getApplicationReviewResponseValueMemberIdMax = 40;

export const getApplicationReviewResponseValueMemberAccountMax = 64;

export const getApplicationReviewResponseValueMemberNicknameMax = 64;

export const getApplicationReviewResponseValueMemberRankLevelMin = 0;

export const getApplicationReviewResponseValueMemberRankLevelMax = 20;

export const getApplicationReviewResponseValueImageCountMax = 3;

export const getApplicationReviewResponseValueFiledAtMax = 30;

export const getApplicationReviewResponseValueReviewerMax = 64;

export const getApplicationReviewResponseValueRemarkMax = 140;

export const getApplicationReviewResponseValueImagesItemImageIdMax = 40;

export const getApplicationReviewResponseValueImagesItemWidthMax = 20000;

export const getApplicationReviewResponseValueImagesItemHeightMax = 20000;

export const getApplicationReviewResponseValueImagesItemBytesMax = 5242880;

export const getApplicationReviewResponseValueImagesMax = 3;

export const getApplicationReviewResponseValueRewardAmountOneMax = 25;

export const getApplicationReviewResponseValueRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getApplicationReviewResponseValueRewardRateMin = 0;

export const getApplicationReviewResponseValueRewardRateMax = 100000;

export const getApplicationReviewResponseValueRewardMaximumOneMax = 25;

export const getApplicationReviewResponseValueRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getApplicationReviewResponseValueRewardPointsMax = 1000000000;

export const getApplicationReviewResponseValueRewardRoundsMax = 100000;

export const getApplicationReviewResponseValueRewardNodeIdOneMax = 12;

export const getApplicationReviewResponseValueRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const getApplicationReviewResponseValueRewardTextMax = 160;

export const getApplicationReviewResponseValueWageringOneMultipleMin = 0;

export const getApplicationReviewResponseValueWageringOneMultipleMax = 200;

export const getApplicationReviewResponseValueWageringOneDaysMax = 365;

export const getApplicationReviewResponseValueWageringOneMaxStakeOneMax = 25;

export const getApplicationReviewResponseValueWageringOneMaxStakeOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getApplicationReviewResponseValueWageringOneContributionsItemRateMin = 0;

export const getApplicationReviewResponseValueWageringOneContributionsItemRateMax = 10000;

export const getApplicationReviewResponseValueWageringOneContributionsMax = 20;

export const getApplicationReviewResponseValueTakenAtMax = 30;

export const getApplicationReviewResponseValueDecidedAtMax = 30;

export const getApplicationReviewResponseValueBonusIdMax = 40;

export const getApplicationReviewResponseValueReasonMax = 300;

export const getApplicationReviewResponseValueNoteMax = 500;

export const GetApplicationReviewResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "applicationId": zod.string().min(1).max(getApplicationReviewResponseValueApplicationIdMax).describe('Its id.'),
  "promotionId": zod.string().min(1).max(getApplicationReviewResponseValuePromotionIdMax).describe('The promotion.'),
  "promotionTitle": zod.string().min(1).max(getApplicationReviewResponseValuePromotionTitleMax).describe('Its title.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(getApplicationReviewResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(getApplicationReviewResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(getApplicationReviewResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(getApplicationReviewResponseValueMemberRankLevelMin).max(getApplicationReviewResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "state": zod.enum(['applying', 'processing', 'issued', 'rejected']).describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n'),
  "imageCount": zod.int().min(1).max(getApplicationReviewResponseValueImageCountMax).describe('Pictures that came with it.'),
  "filedAt": zod.iso.datetime({"offset":true}).max(getApplicationReviewResponseValueFiledAtMax).describe('When it was filed.'),
  "reviewer": zod.string().min(1).max(getApplicationReviewResponseValueReviewerMax).nullable().describe('The operator who took it up; null until one does.'),
  "remark": zod.string().max(getApplicationReviewResponseValueRemarkMax).describe('What the member wrote, plain text.'),
  "images": zod.array(zod.strictObject({
  "imageId": zod.string().min(1).max(getApplicationReviewResponseValueImagesItemImageIdMax).describe('Its id.'),
  "contentType": zod.enum(['image/png', 'image/jpeg']).describe('The content type of a picture.'),
  "width": zod.int().min(1).max(getApplicationReviewResponseValueImagesItemWidthMax).describe('Its width in pixels.'),
  "height": zod.int().min(1).max(getApplicationReviewResponseValueImagesItemHeightMax).describe('Its height in pixels.'),
  "bytes": zod.int().min(1).max(getApplicationReviewResponseValueImagesItemBytesMax).describe('Its size.')
}).describe('A picture that came with an application, as it was encoded anew.')).max(getApplicationReviewResponseValueImagesMax).describe('The pictures.'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(getApplicationReviewResponseValueRewardAmountOneMax).regex(getApplicationReviewResponseValueRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash; null for any other reward.'),
  "rate": zod.int().min(getApplicationReviewResponseValueRewardRateMin).max(getApplicationReviewResponseValueRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed; else null.'),
  "maximum": zod.union([zod.string().max(getApplicationReviewResponseValueRewardMaximumOneMax).regex(getApplicationReviewResponseValueRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give; null without a rate or a limit.'),
  "points": zod.int().min(1).max(getApplicationReviewResponseValueRewardPointsMax).nullable().describe('Points; null for any other reward.'),
  "rounds": zod.int().min(1).max(getApplicationReviewResponseValueRewardRoundsMax).nullable().describe('Free rounds; null for any other reward.'),
  "nodeId": zod.union([zod.string().max(getApplicationReviewResponseValueRewardNodeIdOneMax).regex(getApplicationReviewResponseValueRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds; null for any other reward.'),
  "text": zod.string().min(1).max(getApplicationReviewResponseValueRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "wagering": zod.union([zod.strictObject({
  "multiple": zod.int().min(getApplicationReviewResponseValueWageringOneMultipleMin).max(getApplicationReviewResponseValueWageringOneMultipleMax).describe('How many times the base.'),
  "base": zod.enum(['bonus', 'bonus_and_deposit']).describe('What is multiplied.'),
  "days": zod.int().min(1).max(getApplicationReviewResponseValueWageringOneDaysMax).describe('Days to do it in, from the grant on.'),
  "maxStake": zod.union([zod.string().max(getApplicationReviewResponseValueWageringOneMaxStakeOneMax).regex(getApplicationReviewResponseValueWageringOneMaxStakeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The largest stake that counts; a bet above it counts nothing; null where every stake does.'),
  "contributions": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "rate": zod.int().min(getApplicationReviewResponseValueWageringOneContributionsItemRateMin).max(getApplicationReviewResponseValueWageringOneContributionsItemRateMax).describe('The share of the stake that counts, in basis points.')
}).describe('How much a stake in games of one category counts toward the wagering.')).max(getApplicationReviewResponseValueWageringOneContributionsMax).describe('The share by category. A category that is missing counts nothing.')
}).describe('What has to be staked before bonus money becomes cash.'),zod.null()]).describe('What has to be staked before it can be withdrawn; null, and nothing.'),
  "takenAt": zod.iso.datetime({"offset":true}).max(getApplicationReviewResponseValueTakenAtMax).nullable().describe('When it was taken up; null until then.'),
  "decidedAt": zod.iso.datetime({"offset":true}).max(getApplicationReviewResponseValueDecidedAtMax).nullable().describe('When it was decided; null until then.'),
  "bonusId": zod.string().min(1).max(getApplicationReviewResponseValueBonusIdMax).nullable().describe('The bonus that was granted, where it is bonus money; else null.'),
  "reason": zod.string().min(1).max(getApplicationReviewResponseValueReasonMax).nullable().describe('Why it was rejected, for the member; null unless it was.'),
  "note": zod.string().min(1).max(getApplicationReviewResponseValueNoteMax).nullable().describe('The note for other operators; null where there is none.')
}).describe('An application with everything that its decision needs.')
}).describe('The answer of `getApplicationReview`.')

export const getApplicationReview = {
  response: GetApplicationReviewResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
