// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listRaffleTicketsResponseValueContentItemTicketIdMax = 40;

export const listRaffleTicketsResponseValueContentItemPromotionIdMax = 40;

export const listRaffleTicketsResponseValueContentItemReasonMax = 120;

export const listRaffleTicketsResponseValueContentItemEarnedAtMax = 30;

export const listRaffleTicketsResponseValueContentItemExpiresAtMax = 30;

export const listRaffleTicketsResponseValueContentItemDrawnAtMax = 30;

export const listRaffleTicketsResponseValueContentItemPrizeOnePrizeIdMax = 40;

export const listRaffleTicketsResponseValueContentItemPrizeOneTitleMax = 80;

export const listRaffleTicketsResponseValueContentItemPrizeOnePictureMax = 2048;

export const listRaffleTicketsResponseValueContentItemPrizeOneRewardOneAmountOneMax = 25;

export const listRaffleTicketsResponseValueContentItemPrizeOneRewardOneAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listRaffleTicketsResponseValueContentItemPrizeOneRewardOneRateMin = 0;

export const listRaffleTicketsResponseValueContentItemPrizeOneRewardOneRateMax = 100000;

export const listRaffleTicketsResponseValueContentItemPrizeOneRewardOneMaximumOneMax = 25;

export const listRaffleTicketsResponseValueContentItemPrizeOneRewardOneMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listRaffleTicketsResponseValueContentItemPrizeOneRewardOnePointsMax = 1000000000;

export const listRaffleTicketsResponseValueContentItemPrizeOneRewardOneRoundsMax = 100000;

export const listRaffleTicketsResponseValueContentItemPrizeOneRewardOneNodeIdOneMax = 12;

export const listRaffleTicketsResponseValueContentItemPrizeOneRewardOneNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const listRaffleTicketsResponseValueContentItemPrizeOneRewardOneTextMax = 160;

export const listRaffleTicketsResponseValueContentItemPrizeOneChanceMin = 0;

export const listRaffleTicketsResponseValueContentItemPrizeOneChanceMax = 1000000;

export const listRaffleTicketsResponseValueContentItemPrizeOneLeftMin = 0;

export const listRaffleTicketsResponseValueContentItemPrizeOneLeftMax = 1000000;

export const listRaffleTicketsResponseValueContentItemCreditOneRewardIdMax = 40;

export const listRaffleTicketsResponseValueContentItemCreditOneRewardAmountOneMax = 25;

export const listRaffleTicketsResponseValueContentItemCreditOneRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listRaffleTicketsResponseValueContentItemCreditOneRewardRateMin = 0;

export const listRaffleTicketsResponseValueContentItemCreditOneRewardRateMax = 100000;

export const listRaffleTicketsResponseValueContentItemCreditOneRewardMaximumOneMax = 25;

export const listRaffleTicketsResponseValueContentItemCreditOneRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listRaffleTicketsResponseValueContentItemCreditOneRewardPointsMax = 1000000000;

export const listRaffleTicketsResponseValueContentItemCreditOneRewardRoundsMax = 100000;

export const listRaffleTicketsResponseValueContentItemCreditOneRewardNodeIdOneMax = 12;

export const listRaffleTicketsResponseValueContentItemCreditOneRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const listRaffleTicketsResponseValueContentItemCreditOneRewardTextMax = 160;

export const listRaffleTicketsResponseValueContentItemCreditOneBonusIdMax = 40;

export const listRaffleTicketsResponseValueContentItemCreditOneCreditedAtMax = 30;

export const listRaffleTicketsResponseValueContentMax = 100;

export const listRaffleTicketsResponseValueTotalPagesMin = 0;

export const listRaffleTicketsResponseValueTotalPagesMax = 1000000;

export const listRaffleTicketsResponseValueTotalElementsMin = 0;

export const listRaffleTicketsResponseValueTotalElementsMax = 100000000;

export const ListRaffleTicketsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "ticketId": zod.string().min(1).max(listRaffleTicketsResponseValueContentItemTicketIdMax).describe('Its id.'),
  "promotionId": zod.string().min(1).max(listRaffleTicketsResponseValueContentItemPromotionIdMax).describe('The raffle.'),
  "state": zod.enum(['open', 'drawn', 'expired']).describe('`open -> drawn`, or `open -> expired` at the end of the raffle.'),
  "reason": zod.string().min(1).max(listRaffleTicketsResponseValueContentItemReasonMax).describe('What it was earned by.'),
  "earnedAt": zod.iso.datetime({"offset":true}).max(listRaffleTicketsResponseValueContentItemEarnedAtMax).describe('When it was earned.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(listRaffleTicketsResponseValueContentItemExpiresAtMax).nullable().describe('Until when it can be drawn; null where no end is set.'),
  "drawnAt": zod.iso.datetime({"offset":true}).max(listRaffleTicketsResponseValueContentItemDrawnAtMax).nullable().describe('When it was drawn; null until then.'),
  "prize": zod.union([zod.strictObject({
  "prizeId": zod.string().min(1).max(listRaffleTicketsResponseValueContentItemPrizeOnePrizeIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(listRaffleTicketsResponseValueContentItemPrizeOneTitleMax).describe('Its name.'),
  "picture": zod.string().max(listRaffleTicketsResponseValueContentItemPrizeOnePictureMax).nullable().describe('Its picture; null where it has none.'),
  "reward": zod.union([zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneAmountOneMax).regex(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash; null for any other reward.'),
  "rate": zod.int().min(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneRateMin).max(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed; else null.'),
  "maximum": zod.union([zod.string().max(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneMaximumOneMax).regex(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give; null without a rate or a limit.'),
  "points": zod.int().min(1).max(listRaffleTicketsResponseValueContentItemPrizeOneRewardOnePointsMax).nullable().describe('Points; null for any other reward.'),
  "rounds": zod.int().min(1).max(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneRoundsMax).nullable().describe('Free rounds; null for any other reward.'),
  "nodeId": zod.union([zod.string().max(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneNodeIdOneMax).regex(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds; null for any other reward.'),
  "text": zod.string().min(1).max(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),zod.null()]).describe('What it gives; null for a blank.'),
  "chance": zod.int().min(listRaffleTicketsResponseValueContentItemPrizeOneChanceMin).max(listRaffleTicketsResponseValueContentItemPrizeOneChanceMax).describe('Its chance at each draw, in millionths; over all prizes they sum to 1,000,000.'),
  "left": zod.int().min(listRaffleTicketsResponseValueContentItemPrizeOneLeftMin).max(listRaffleTicketsResponseValueContentItemPrizeOneLeftMax).nullable().describe('How many are left, null where there is no end of them.')
}).describe('A prize of a raffle.'),zod.null()]).describe('What it drew; null while it is open.'),
  "credit": zod.union([zod.strictObject({
  "rewardId": zod.string().min(1).max(listRaffleTicketsResponseValueContentItemCreditOneRewardIdMax).describe('The reward.'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(listRaffleTicketsResponseValueContentItemCreditOneRewardAmountOneMax).regex(listRaffleTicketsResponseValueContentItemCreditOneRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash; null for any other reward.'),
  "rate": zod.int().min(listRaffleTicketsResponseValueContentItemCreditOneRewardRateMin).max(listRaffleTicketsResponseValueContentItemCreditOneRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed; else null.'),
  "maximum": zod.union([zod.string().max(listRaffleTicketsResponseValueContentItemCreditOneRewardMaximumOneMax).regex(listRaffleTicketsResponseValueContentItemCreditOneRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give; null without a rate or a limit.'),
  "points": zod.int().min(1).max(listRaffleTicketsResponseValueContentItemCreditOneRewardPointsMax).nullable().describe('Points; null for any other reward.'),
  "rounds": zod.int().min(1).max(listRaffleTicketsResponseValueContentItemCreditOneRewardRoundsMax).nullable().describe('Free rounds; null for any other reward.'),
  "nodeId": zod.union([zod.string().max(listRaffleTicketsResponseValueContentItemCreditOneRewardNodeIdOneMax).regex(listRaffleTicketsResponseValueContentItemCreditOneRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds; null for any other reward.'),
  "text": zod.string().min(1).max(listRaffleTicketsResponseValueContentItemCreditOneRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "target": zod.enum(['main_wallet', 'bonus_balance', 'points', 'free_rounds', 'delivery']).describe('Where it went.'),
  "bonusId": zod.string().min(1).max(listRaffleTicketsResponseValueContentItemCreditOneBonusIdMax).nullable().describe('The bonus that began with it, where it is bonus money; else null.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(listRaffleTicketsResponseValueContentItemCreditOneCreditedAtMax).describe('When.')
}).describe('A reward that was given, and where it went.'),zod.null()]).describe('What was given for the prize; null for a blank.')
}).describe('A ticket of the member.')).max(listRaffleTicketsResponseValueContentMax).describe('The tickets of the page, the newest first.'),
  "totalPages": zod.int().min(listRaffleTicketsResponseValueTotalPagesMin).max(listRaffleTicketsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listRaffleTicketsResponseValueTotalElementsMin).max(listRaffleTicketsResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of tickets.')
}).describe('The answer of `listRaffleTickets`.')

export const listRaffleTickets = {
  response: ListRaffleTicketsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
