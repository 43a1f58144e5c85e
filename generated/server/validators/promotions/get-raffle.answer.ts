// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getRaffleResponseValuePromotionIdMax = 40;

export const getRaffleResponseValueTicketRuleMax = 200;

export const getRaffleResponseValueEndsAtMax = 30;

export const getRaffleResponseValueOpenTicketsMin = 0;

export const getRaffleResponseValueOpenTicketsMax = 100000;

export const getRaffleResponseValueDrawnTicketsMin = 0;

export const getRaffleResponseValueDrawnTicketsMax = 100000;

export const getRaffleResponseValuePrizesItemPrizeIdMax = 40;

export const getRaffleResponseValuePrizesItemTitleMax = 80;

export const getRaffleResponseValuePrizesItemPictureMax = 2048;

export const getRaffleResponseValuePrizesItemRewardOneAmountOneMax = 25;

export const getRaffleResponseValuePrizesItemRewardOneAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getRaffleResponseValuePrizesItemRewardOneRateMin = 0;

export const getRaffleResponseValuePrizesItemRewardOneRateMax = 100000;

export const getRaffleResponseValuePrizesItemRewardOneMaximumOneMax = 25;

export const getRaffleResponseValuePrizesItemRewardOneMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getRaffleResponseValuePrizesItemRewardOnePointsMax = 1000000000;

export const getRaffleResponseValuePrizesItemRewardOneRoundsMax = 100000;

export const getRaffleResponseValuePrizesItemRewardOneNodeIdOneMax = 12;

export const getRaffleResponseValuePrizesItemRewardOneNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const getRaffleResponseValuePrizesItemRewardOneTextMax = 160;

export const getRaffleResponseValuePrizesItemChanceMin = 0;

export const getRaffleResponseValuePrizesItemChanceMax = 1000000;

export const getRaffleResponseValuePrizesItemLeftMin = 0;

export const getRaffleResponseValuePrizesItemLeftMax = 1000000;

export const getRaffleResponseValuePrizesMax = 100;

export const GetRaffleResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "promotionId": zod.string().min(1).max(getRaffleResponseValuePromotionIdMax).describe('The promotion.'),
  "ticketRule": zod.string().min(1).max(getRaffleResponseValueTicketRuleMax).describe('How a ticket is earned, in words.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(getRaffleResponseValueEndsAtMax).nullable().describe('Until when tickets can be drawn; null where no end is set.'),
  "openTickets": zod.int().min(getRaffleResponseValueOpenTicketsMin).max(getRaffleResponseValueOpenTicketsMax).describe('Tickets not drawn yet.'),
  "drawnTickets": zod.int().min(getRaffleResponseValueDrawnTicketsMin).max(getRaffleResponseValueDrawnTicketsMax).describe('Tickets drawn.'),
  "prizes": zod.array(zod.strictObject({
  "prizeId": zod.string().min(1).max(getRaffleResponseValuePrizesItemPrizeIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(getRaffleResponseValuePrizesItemTitleMax).describe('Its name.'),
  "picture": zod.string().max(getRaffleResponseValuePrizesItemPictureMax).nullable().describe('Its picture; null where it has none.'),
  "reward": zod.union([zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(getRaffleResponseValuePrizesItemRewardOneAmountOneMax).regex(getRaffleResponseValuePrizesItemRewardOneAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash; null for any other reward.'),
  "rate": zod.int().min(getRaffleResponseValuePrizesItemRewardOneRateMin).max(getRaffleResponseValuePrizesItemRewardOneRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed; else null.'),
  "maximum": zod.union([zod.string().max(getRaffleResponseValuePrizesItemRewardOneMaximumOneMax).regex(getRaffleResponseValuePrizesItemRewardOneMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give; null without a rate or a limit.'),
  "points": zod.int().min(1).max(getRaffleResponseValuePrizesItemRewardOnePointsMax).nullable().describe('Points; null for any other reward.'),
  "rounds": zod.int().min(1).max(getRaffleResponseValuePrizesItemRewardOneRoundsMax).nullable().describe('Free rounds; null for any other reward.'),
  "nodeId": zod.union([zod.string().max(getRaffleResponseValuePrizesItemRewardOneNodeIdOneMax).regex(getRaffleResponseValuePrizesItemRewardOneNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds; null for any other reward.'),
  "text": zod.string().min(1).max(getRaffleResponseValuePrizesItemRewardOneTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),zod.null()]).describe('What it gives; null for a blank.'),
  "chance": zod.int().min(getRaffleResponseValuePrizesItemChanceMin).max(getRaffleResponseValuePrizesItemChanceMax).describe('The chance of a ticket that is earned now, or of the ticket that it stands in, in millionths; over all prizes they sum to 1,000,000.'),
  "left": zod.int().min(getRaffleResponseValuePrizesItemLeftMin).max(getRaffleResponseValuePrizesItemLeftMax).nullable().describe('How many are left, null where there is no end of them.')
}).describe('A prize of a raffle.')).max(getRaffleResponseValuePrizesMax).describe('The prizes, blank included, the rarest first.')
}).describe('A raffle, with its prizes and the tickets of the member.')
}).describe('The answer of `getRaffle`.')

export const getRaffle = {
  response: GetRaffleResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
