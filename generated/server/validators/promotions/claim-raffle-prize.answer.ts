// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const claimRafflePrizeResponseValueTicketIdMax = 40;

export const claimRafflePrizeResponseValuePromotionIdMax = 40;

export const claimRafflePrizeResponseValueReasonMax = 120;

export const claimRafflePrizeResponseValueEarnedAtMax = 30;

export const claimRafflePrizeResponseValueExpiresAtMax = 30;

export const claimRafflePrizeResponseValueDrawnAtMax = 30;

export const claimRafflePrizeResponseValuePrizeOnePrizeIdMax = 40;

export const claimRafflePrizeResponseValuePrizeOneTitleMax = 80;

export const claimRafflePrizeResponseValuePrizeOnePictureMax = 2048;

export const claimRafflePrizeResponseValuePrizeOneRewardOneAmountOneMax = 25;

export const claimRafflePrizeResponseValuePrizeOneRewardOneAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const claimRafflePrizeResponseValuePrizeOneRewardOneRateMin = 0;

export const claimRafflePrizeResponseValuePrizeOneRewardOneRateMax = 100000;

export const claimRafflePrizeResponseValuePrizeOneRewardOneMaximumOneMax = 25;

export const claimRafflePrizeResponseValuePrizeOneRewardOneMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const claimRafflePrizeResponseValuePrizeOneRewardOnePointsMax = 1000000000;

export const claimRafflePrizeResponseValuePrizeOneRewardOneRoundsMax = 100000;

export const claimRafflePrizeResponseValuePrizeOneRewardOneNodeIdOneMax = 12;

export const claimRafflePrizeResponseValuePrizeOneRewardOneNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const claimRafflePrizeResponseValuePrizeOneRewardOneTextMax = 160;

export const claimRafflePrizeResponseValuePrizeOneChanceMin = 0;

export const claimRafflePrizeResponseValuePrizeOneChanceMax = 1000000;

export const claimRafflePrizeResponseValuePrizeOneLeftMin = 0;

export const claimRafflePrizeResponseValuePrizeOneLeftMax = 1000000;

export const claimRafflePrizeResponseValueCreditOneRewardIdMax = 40;

export const claimRafflePrizeResponseValueCreditOneRewardAmountOneMax = 25;

export const claimRafflePrizeResponseValueCreditOneRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const claimRafflePrizeResponseValueCreditOneRewardRateMin = 0;

export const claimRafflePrizeResponseValueCreditOneRewardRateMax = 100000;

export const claimRafflePrizeResponseValueCreditOneRewardMaximumOneMax = 25;

export const claimRafflePrizeResponseValueCreditOneRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const claimRafflePrizeResponseValueCreditOneRewardPointsMax = 1000000000;

export const claimRafflePrizeResponseValueCreditOneRewardRoundsMax = 100000;

export const claimRafflePrizeResponseValueCreditOneRewardNodeIdOneMax = 12;

export const claimRafflePrizeResponseValueCreditOneRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const claimRafflePrizeResponseValueCreditOneRewardTextMax = 160;

export const claimRafflePrizeResponseValueCreditOneBonusIdMax = 40;

export const claimRafflePrizeResponseValueCreditOneCreditedAtMax = 30;

export const ClaimRafflePrizeResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "ticketId": zod.string().min(1).max(claimRafflePrizeResponseValueTicketIdMax).describe('Its id.'),
  "promotionId": zod.string().min(1).max(claimRafflePrizeResponseValuePromotionIdMax).describe('The raffle.'),
  "state": zod.enum(['open', 'drawn', 'expired']).describe('`open -> drawn`, or `open -> expired` at the end of the raffle.'),
  "reason": zod.string().min(1).max(claimRafflePrizeResponseValueReasonMax).describe('What it was earned by.'),
  "earnedAt": zod.iso.datetime({"offset":true}).max(claimRafflePrizeResponseValueEarnedAtMax).describe('When it was earned.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(claimRafflePrizeResponseValueExpiresAtMax).nullable().describe('Until when it can be drawn; null where no end is set.'),
  "drawnAt": zod.iso.datetime({"offset":true}).max(claimRafflePrizeResponseValueDrawnAtMax).nullable().describe('When it was drawn; null until then.'),
  "prize": zod.union([zod.strictObject({
  "prizeId": zod.string().min(1).max(claimRafflePrizeResponseValuePrizeOnePrizeIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(claimRafflePrizeResponseValuePrizeOneTitleMax).describe('Its name.'),
  "picture": zod.string().max(claimRafflePrizeResponseValuePrizeOnePictureMax).nullable().describe('Its picture; null where it has none.'),
  "reward": zod.union([zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(claimRafflePrizeResponseValuePrizeOneRewardOneAmountOneMax).regex(claimRafflePrizeResponseValuePrizeOneRewardOneAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash; null for any other reward.'),
  "rate": zod.int().min(claimRafflePrizeResponseValuePrizeOneRewardOneRateMin).max(claimRafflePrizeResponseValuePrizeOneRewardOneRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed; else null.'),
  "maximum": zod.union([zod.string().max(claimRafflePrizeResponseValuePrizeOneRewardOneMaximumOneMax).regex(claimRafflePrizeResponseValuePrizeOneRewardOneMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give; null without a rate or a limit.'),
  "points": zod.int().min(1).max(claimRafflePrizeResponseValuePrizeOneRewardOnePointsMax).nullable().describe('Points; null for any other reward.'),
  "rounds": zod.int().min(1).max(claimRafflePrizeResponseValuePrizeOneRewardOneRoundsMax).nullable().describe('Free rounds; null for any other reward.'),
  "nodeId": zod.union([zod.string().max(claimRafflePrizeResponseValuePrizeOneRewardOneNodeIdOneMax).regex(claimRafflePrizeResponseValuePrizeOneRewardOneNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds; null for any other reward.'),
  "text": zod.string().min(1).max(claimRafflePrizeResponseValuePrizeOneRewardOneTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),zod.null()]).describe('What it gives; null for a blank.'),
  "chance": zod.int().min(claimRafflePrizeResponseValuePrizeOneChanceMin).max(claimRafflePrizeResponseValuePrizeOneChanceMax).describe('Its chance at each draw, in millionths; over all prizes they sum to 1,000,000.'),
  "left": zod.int().min(claimRafflePrizeResponseValuePrizeOneLeftMin).max(claimRafflePrizeResponseValuePrizeOneLeftMax).nullable().describe('How many are left, null where there is no end of them.')
}).describe('A prize of a raffle.'),zod.null()]).describe('What it drew; null while it is open.'),
  "credit": zod.union([zod.strictObject({
  "rewardId": zod.string().min(1).max(claimRafflePrizeResponseValueCreditOneRewardIdMax).describe('The reward.'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(claimRafflePrizeResponseValueCreditOneRewardAmountOneMax).regex(claimRafflePrizeResponseValueCreditOneRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash; null for any other reward.'),
  "rate": zod.int().min(claimRafflePrizeResponseValueCreditOneRewardRateMin).max(claimRafflePrizeResponseValueCreditOneRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed; else null.'),
  "maximum": zod.union([zod.string().max(claimRafflePrizeResponseValueCreditOneRewardMaximumOneMax).regex(claimRafflePrizeResponseValueCreditOneRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give; null without a rate or a limit.'),
  "points": zod.int().min(1).max(claimRafflePrizeResponseValueCreditOneRewardPointsMax).nullable().describe('Points; null for any other reward.'),
  "rounds": zod.int().min(1).max(claimRafflePrizeResponseValueCreditOneRewardRoundsMax).nullable().describe('Free rounds; null for any other reward.'),
  "nodeId": zod.union([zod.string().max(claimRafflePrizeResponseValueCreditOneRewardNodeIdOneMax).regex(claimRafflePrizeResponseValueCreditOneRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds; null for any other reward.'),
  "text": zod.string().min(1).max(claimRafflePrizeResponseValueCreditOneRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "target": zod.enum(['main_wallet', 'bonus_balance', 'points', 'free_rounds', 'delivery']).describe('Where it went.'),
  "bonusId": zod.string().min(1).max(claimRafflePrizeResponseValueCreditOneBonusIdMax).nullable().describe('The bonus that began with it, where it is bonus money; else null.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(claimRafflePrizeResponseValueCreditOneCreditedAtMax).describe('When.')
}).describe('A reward that was given, and where it went.'),zod.null()]).describe('What was given for the prize; null for a blank.')
}).describe('A ticket of the member.')
}).describe('The answer of `claimRafflePrize`.')

export const claimRafflePrize = {
  response: ClaimRafflePrizeResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'reward_unavailable', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
