/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * The promotions that anybody may see, in the language of the request: those that are open, those to come, and those
 * that ended in the last 7 days. The state is a guest's. Promotions for chosen members only are missing. With
 * `new_player` the list is what the registration page shows. A page beyond the last is empty.
 * @summary List the promotions
 */
export const listPromotionsQueryPageNoDefault = 1;
export const listPromotionsQueryPageNoMax = 100000;

export const listPromotionsQueryPageSizeDefault = 42;
export const listPromotionsQueryPageSizeMax = 100;



export const ListPromotionsQueryParams = zod.object({
  "category": zod.enum(['new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'other']).optional().describe('Promotions of this shelf only.'),
  "pageNo": zod.int().min(1).max(listPromotionsQueryPageNoMax).default(listPromotionsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listPromotionsQueryPageSizeMax).default(listPromotionsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listPromotionsHeaderMerchantMax = 32;


export const listPromotionsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listPromotionsHeaderXRequestIdMax = 64;


export const listPromotionsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListPromotionsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listPromotionsHeaderMerchantMax).regex(listPromotionsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listPromotionsHeaderXRequestIdMax).regex(listPromotionsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listPromotionsResponseValueContentItemIdMax = 40;

export const listPromotionsResponseValueContentItemTitleMax = 80;

export const listPromotionsResponseValueContentItemSummaryMax = 200;

export const listPromotionsResponseValueContentItemPictureMax = 2048;

export const listPromotionsResponseValueContentItemStartsAtMax = 30;

export const listPromotionsResponseValueContentItemEndsAtMax = 30;

export const listPromotionsResponseValueContentItemRewardAmountOneMax = 25;


export const listPromotionsResponseValueContentItemRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listPromotionsResponseValueContentItemRewardRateMin = 0;
export const listPromotionsResponseValueContentItemRewardRateMax = 100000;

export const listPromotionsResponseValueContentItemRewardMaximumOneMax = 25;


export const listPromotionsResponseValueContentItemRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listPromotionsResponseValueContentItemRewardPointsMax = 1000000000;

export const listPromotionsResponseValueContentItemRewardRoundsMax = 100000;

export const listPromotionsResponseValueContentItemRewardNodeIdOneMax = 12;


export const listPromotionsResponseValueContentItemRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');
export const listPromotionsResponseValueContentItemRewardTextMax = 160;

export const listPromotionsResponseValueContentItemWageringOneMultipleMin = 0;
export const listPromotionsResponseValueContentItemWageringOneMultipleMax = 200;

export const listPromotionsResponseValueContentItemWageringOneDaysMax = 365;

export const listPromotionsResponseValueContentItemWageringOneMaxStakeOneMax = 25;


export const listPromotionsResponseValueContentItemWageringOneMaxStakeOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listPromotionsResponseValueContentItemWageringOneContributionsItemRateMin = 0;
export const listPromotionsResponseValueContentItemWageringOneContributionsItemRateMax = 10000;

export const listPromotionsResponseValueContentItemWageringOneContributionsMax = 20;

export const listPromotionsResponseValueContentItemMinDepositOneMax = 25;


export const listPromotionsResponseValueContentItemMinDepositOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listPromotionsResponseValueContentMax = 100;

export const listPromotionsResponseValueTotalPagesMin = 0;
export const listPromotionsResponseValueTotalPagesMax = 1000000;

export const listPromotionsResponseValueTotalElementsMin = 0;
export const listPromotionsResponseValueTotalElementsMax = 100000000;

export const listPromotionsResponseValueCountsItemCountMin = 0;
export const listPromotionsResponseValueCountsItemCountMax = 100000;

export const listPromotionsResponseValueCountsMax = 20;



export const ListPromotionsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "id": zod.string().min(1).max(listPromotionsResponseValueContentItemIdMax).describe('Its id.'),
  "category": zod.enum(['new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'other']).describe('What a promotion is about, and the shelf that it stands on.'),
  "title": zod.string().min(1).max(listPromotionsResponseValueContentItemTitleMax).describe('Its title.'),
  "summary": zod.string().min(1).max(listPromotionsResponseValueContentItemSummaryMax).describe('A sentence about it.'),
  "picture": zod.string().max(listPromotionsResponseValueContentItemPictureMax).describe('Its picture.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(listPromotionsResponseValueContentItemStartsAtMax).describe('When it begins.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(listPromotionsResponseValueContentItemEndsAtMax).nullable().describe('When it ends, not included; null, and it stays until the brand ends it.'),
  "state": zod.enum(['coming_soon', 'join', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).describe('How a promotion stands for who asks: `coming_soon -> join -> applying -> processing -> issued | rejected`, then\n`issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.\n`coming_soon`: announced, not begun. `join`: open, nothing done yet. `applying`: joined and its condition is open,\nor an application is filed and nobody has taken it up. `processing`: the condition is met or an operator checks the\napplication. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be claimed, or a\nraffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for (a rebate\ngoes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new round at\n`join`. A guest sees `coming_soon`, `join` and `closed` only.\n'),
  "applyMode": zod.enum(['join', 'apply', 'claim', 'raffle', 'auto']).describe('What the member has to do: `join` press once, then meet the condition; `apply` file an application that an operator\ndecides; `claim` wait for a reward and claim it; `raffle` earn tickets and draw a prize with each; `auto` nothing.\n'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(listPromotionsResponseValueContentItemRewardAmountOneMax).regex(listPromotionsResponseValueContentItemRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash.'),
  "rate": zod.int().min(listPromotionsResponseValueContentItemRewardRateMin).max(listPromotionsResponseValueContentItemRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed.'),
  "maximum": zod.union([zod.string().max(listPromotionsResponseValueContentItemRewardMaximumOneMax).regex(listPromotionsResponseValueContentItemRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give.'),
  "points": zod.int().min(1).max(listPromotionsResponseValueContentItemRewardPointsMax).nullable().describe('Points.'),
  "rounds": zod.int().min(1).max(listPromotionsResponseValueContentItemRewardRoundsMax).nullable().describe('Free rounds.'),
  "nodeId": zod.union([zod.string().max(listPromotionsResponseValueContentItemRewardNodeIdOneMax).regex(listPromotionsResponseValueContentItemRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds.'),
  "text": zod.string().min(1).max(listPromotionsResponseValueContentItemRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "wagering": zod.union([zod.strictObject({
  "multiple": zod.int().min(listPromotionsResponseValueContentItemWageringOneMultipleMin).max(listPromotionsResponseValueContentItemWageringOneMultipleMax).describe('How many times the base.'),
  "base": zod.enum(['bonus', 'bonus_and_deposit']).describe('What is multiplied.'),
  "days": zod.int().min(1).max(listPromotionsResponseValueContentItemWageringOneDaysMax).describe('Days to do it in, from the grant on.'),
  "maxStake": zod.union([zod.string().max(listPromotionsResponseValueContentItemWageringOneMaxStakeOneMax).regex(listPromotionsResponseValueContentItemWageringOneMaxStakeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The largest stake that counts; a bet above it counts nothing.'),
  "contributions": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "rate": zod.int().min(listPromotionsResponseValueContentItemWageringOneContributionsItemRateMin).max(listPromotionsResponseValueContentItemWageringOneContributionsItemRateMax).describe('The share of the stake that counts, in basis points.')
}).describe('How much a stake in games of one category counts toward the wagering.')).max(listPromotionsResponseValueContentItemWageringOneContributionsMax).describe('The share by category. A category that is missing counts nothing.')
}).describe('What has to be staked before bonus money becomes cash.'),zod.null()]).describe('What has to be staked before the reward can be withdrawn; null, and nothing.'),
  "minDeposit": zod.union([zod.string().max(listPromotionsResponseValueContentItemMinDepositOneMax).regex(listPromotionsResponseValueContentItemMinDepositOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The deposit that it takes, null where it takes none.')
}).describe('A promotion as a card of the list, in the language of the request.')).max(listPromotionsResponseValueContentMax).describe('The promotions of the page, those that can be joined or claimed first, then by their end.'),
  "totalPages": zod.int().min(listPromotionsResponseValueTotalPagesMin).max(listPromotionsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listPromotionsResponseValueTotalElementsMin).max(listPromotionsResponseValueTotalElementsMax).describe('Entries in all.'),
  "counts": zod.array(zod.strictObject({
  "category": zod.enum(['new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'other']).describe('What a promotion is about, and the shelf that it stands on.'),
  "count": zod.int().min(listPromotionsResponseValueCountsItemCountMin).max(listPromotionsResponseValueCountsItemCountMax).describe('Promotions in it, whatever the other filters.')
}).describe('How many promotions stand on a shelf.')).max(listPromotionsResponseValueCountsMax).describe('The shelves that have promotions, in the order of the page.')
}).describe('A page of promotions.')
}).describe('The answer of `listPromotions`.')

/**
 * The whole of a promotion that anybody may see, in the language of the request, with the cost of its reward: the
 * wagering, the days, the largest stake and what each category counts. One for chosen members only, or that ended
 * longer than 7 days ago, is 404.
 * @summary Tell one promotion
 */
export const getPromotionQueryIdMax = 40;



export const GetPromotionQueryParams = zod.object({
  "id": zod.string().min(1).max(getPromotionQueryIdMax).describe('The promotion.')
})

export const getPromotionHeaderMerchantMax = 32;


export const getPromotionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getPromotionHeaderXRequestIdMax = 64;


export const getPromotionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPromotionHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getPromotionHeaderMerchantMax).regex(getPromotionHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getPromotionHeaderXRequestIdMax).regex(getPromotionHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getPromotionResponseValueIdMax = 40;

export const getPromotionResponseValueTitleMax = 80;

export const getPromotionResponseValueSummaryMax = 200;

export const getPromotionResponseValueHtmlMax = 20000;

export const getPromotionResponseValuePictureMax = 2048;

export const getPromotionResponseValueStartsAtMax = 30;

export const getPromotionResponseValueEndsAtMax = 30;

export const getPromotionResponseValueRewardAmountOneMax = 25;


export const getPromotionResponseValueRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getPromotionResponseValueRewardRateMin = 0;
export const getPromotionResponseValueRewardRateMax = 100000;

export const getPromotionResponseValueRewardMaximumOneMax = 25;


export const getPromotionResponseValueRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getPromotionResponseValueRewardPointsMax = 1000000000;

export const getPromotionResponseValueRewardRoundsMax = 100000;

export const getPromotionResponseValueRewardNodeIdOneMax = 12;


export const getPromotionResponseValueRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');
export const getPromotionResponseValueRewardTextMax = 160;

export const getPromotionResponseValueWageringOneMultipleMin = 0;
export const getPromotionResponseValueWageringOneMultipleMax = 200;

export const getPromotionResponseValueWageringOneDaysMax = 365;

export const getPromotionResponseValueWageringOneMaxStakeOneMax = 25;


export const getPromotionResponseValueWageringOneMaxStakeOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getPromotionResponseValueWageringOneContributionsItemRateMin = 0;
export const getPromotionResponseValueWageringOneContributionsItemRateMax = 10000;

export const getPromotionResponseValueWageringOneContributionsMax = 20;

export const getPromotionResponseValueMinDepositOneMax = 25;


export const getPromotionResponseValueMinDepositOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const GetPromotionResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "id": zod.string().min(1).max(getPromotionResponseValueIdMax).describe('Its id.'),
  "category": zod.enum(['new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'other']).describe('What a promotion is about, and the shelf that it stands on.'),
  "title": zod.string().min(1).max(getPromotionResponseValueTitleMax).describe('Its title.'),
  "summary": zod.string().min(1).max(getPromotionResponseValueSummaryMax).describe('A sentence about it.'),
  "html": zod.string().max(getPromotionResponseValueHtmlMax).describe('The whole text and its small print as HTML, cleaned by the server when it is stored and by the portal again before it is shown.'),
  "picture": zod.string().max(getPromotionResponseValuePictureMax).describe('Its picture.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(getPromotionResponseValueStartsAtMax).describe('When it begins.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(getPromotionResponseValueEndsAtMax).nullable().describe('When it ends, not included; null, and it stays until the brand ends it.'),
  "state": zod.enum(['coming_soon', 'join', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).describe('How a promotion stands for who asks: `coming_soon -> join -> applying -> processing -> issued | rejected`, then\n`issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.\n`coming_soon`: announced, not begun. `join`: open, nothing done yet. `applying`: joined and its condition is open,\nor an application is filed and nobody has taken it up. `processing`: the condition is met or an operator checks the\napplication. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be claimed, or a\nraffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for (a rebate\ngoes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new round at\n`join`. A guest sees `coming_soon`, `join` and `closed` only.\n'),
  "applyMode": zod.enum(['join', 'apply', 'claim', 'raffle', 'auto']).describe('What the member has to do: `join` press once, then meet the condition; `apply` file an application that an operator\ndecides; `claim` wait for a reward and claim it; `raffle` earn tickets and draw a prize with each; `auto` nothing.\n'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(getPromotionResponseValueRewardAmountOneMax).regex(getPromotionResponseValueRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash.'),
  "rate": zod.int().min(getPromotionResponseValueRewardRateMin).max(getPromotionResponseValueRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed.'),
  "maximum": zod.union([zod.string().max(getPromotionResponseValueRewardMaximumOneMax).regex(getPromotionResponseValueRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give.'),
  "points": zod.int().min(1).max(getPromotionResponseValueRewardPointsMax).nullable().describe('Points.'),
  "rounds": zod.int().min(1).max(getPromotionResponseValueRewardRoundsMax).nullable().describe('Free rounds.'),
  "nodeId": zod.union([zod.string().max(getPromotionResponseValueRewardNodeIdOneMax).regex(getPromotionResponseValueRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds.'),
  "text": zod.string().min(1).max(getPromotionResponseValueRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "wagering": zod.union([zod.strictObject({
  "multiple": zod.int().min(getPromotionResponseValueWageringOneMultipleMin).max(getPromotionResponseValueWageringOneMultipleMax).describe('How many times the base.'),
  "base": zod.enum(['bonus', 'bonus_and_deposit']).describe('What is multiplied.'),
  "days": zod.int().min(1).max(getPromotionResponseValueWageringOneDaysMax).describe('Days to do it in, from the grant on.'),
  "maxStake": zod.union([zod.string().max(getPromotionResponseValueWageringOneMaxStakeOneMax).regex(getPromotionResponseValueWageringOneMaxStakeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The largest stake that counts; a bet above it counts nothing.'),
  "contributions": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "rate": zod.int().min(getPromotionResponseValueWageringOneContributionsItemRateMin).max(getPromotionResponseValueWageringOneContributionsItemRateMax).describe('The share of the stake that counts, in basis points.')
}).describe('How much a stake in games of one category counts toward the wagering.')).max(getPromotionResponseValueWageringOneContributionsMax).describe('The share by category. A category that is missing counts nothing.')
}).describe('What has to be staked before bonus money becomes cash.'),zod.null()]).describe('What has to be staked before the reward can be withdrawn; null, and nothing.'),
  "minDeposit": zod.union([zod.string().max(getPromotionResponseValueMinDepositOneMax).regex(getPromotionResponseValueMinDepositOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The deposit that it takes, null where it takes none.')
}).describe('A promotion, in the language of the request.')
}).describe('The answer of `getPromotion`.')

/**
 * The same list for the member of the session: promotions for chosen members are in it, and every state is the
 * member's own. A reward that waits to be claimed stays on the list until it expires, even if the period has ended.
 * Trial accounts are answered 403 `in_need_true_account`.
 * @summary List the promotions as they stand for the member
 */
export const listMemberPromotionsQueryParticipationDefault = `all`;
export const listMemberPromotionsQueryPageNoDefault = 1;
export const listMemberPromotionsQueryPageNoMax = 100000;

export const listMemberPromotionsQueryPageSizeDefault = 42;
export const listMemberPromotionsQueryPageSizeMax = 100;



export const ListMemberPromotionsQueryParams = zod.object({
  "category": zod.enum(['new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'other']).optional().describe('Promotions of this shelf only.'),
  "state": zod.enum(['coming_soon', 'join', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).optional().describe('Promotions in this state only.'),
  "participation": zod.enum(['all', 'mine']).default(listMemberPromotionsQueryParticipationDefault).describe('All promotions, or those only that the member takes part in.'),
  "pageNo": zod.int().min(1).max(listMemberPromotionsQueryPageNoMax).default(listMemberPromotionsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listMemberPromotionsQueryPageSizeMax).default(listMemberPromotionsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listMemberPromotionsHeaderMerchantMax = 32;


export const listMemberPromotionsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listMemberPromotionsHeaderXRequestIdMax = 64;


export const listMemberPromotionsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListMemberPromotionsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listMemberPromotionsHeaderMerchantMax).regex(listMemberPromotionsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listMemberPromotionsHeaderXRequestIdMax).regex(listMemberPromotionsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

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
  "state": zod.enum(['coming_soon', 'join', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).describe('How a promotion stands for who asks: `coming_soon -> join -> applying -> processing -> issued | rejected`, then\n`issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.\n`coming_soon`: announced, not begun. `join`: open, nothing done yet. `applying`: joined and its condition is open,\nor an application is filed and nobody has taken it up. `processing`: the condition is met or an operator checks the\napplication. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be claimed, or a\nraffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for (a rebate\ngoes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new round at\n`join`. A guest sees `coming_soon`, `join` and `closed` only.\n'),
  "applyMode": zod.enum(['join', 'apply', 'claim', 'raffle', 'auto']).describe('What the member has to do: `join` press once, then meet the condition; `apply` file an application that an operator\ndecides; `claim` wait for a reward and claim it; `raffle` earn tickets and draw a prize with each; `auto` nothing.\n'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(listMemberPromotionsResponseValueContentItemPromotionRewardAmountOneMax).regex(listMemberPromotionsResponseValueContentItemPromotionRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash.'),
  "rate": zod.int().min(listMemberPromotionsResponseValueContentItemPromotionRewardRateMin).max(listMemberPromotionsResponseValueContentItemPromotionRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed.'),
  "maximum": zod.union([zod.string().max(listMemberPromotionsResponseValueContentItemPromotionRewardMaximumOneMax).regex(listMemberPromotionsResponseValueContentItemPromotionRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give.'),
  "points": zod.int().min(1).max(listMemberPromotionsResponseValueContentItemPromotionRewardPointsMax).nullable().describe('Points.'),
  "rounds": zod.int().min(1).max(listMemberPromotionsResponseValueContentItemPromotionRewardRoundsMax).nullable().describe('Free rounds.'),
  "nodeId": zod.union([zod.string().max(listMemberPromotionsResponseValueContentItemPromotionRewardNodeIdOneMax).regex(listMemberPromotionsResponseValueContentItemPromotionRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds.'),
  "text": zod.string().min(1).max(listMemberPromotionsResponseValueContentItemPromotionRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "wagering": zod.union([zod.strictObject({
  "multiple": zod.int().min(listMemberPromotionsResponseValueContentItemPromotionWageringOneMultipleMin).max(listMemberPromotionsResponseValueContentItemPromotionWageringOneMultipleMax).describe('How many times the base.'),
  "base": zod.enum(['bonus', 'bonus_and_deposit']).describe('What is multiplied.'),
  "days": zod.int().min(1).max(listMemberPromotionsResponseValueContentItemPromotionWageringOneDaysMax).describe('Days to do it in, from the grant on.'),
  "maxStake": zod.union([zod.string().max(listMemberPromotionsResponseValueContentItemPromotionWageringOneMaxStakeOneMax).regex(listMemberPromotionsResponseValueContentItemPromotionWageringOneMaxStakeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The largest stake that counts; a bet above it counts nothing.'),
  "contributions": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "rate": zod.int().min(listMemberPromotionsResponseValueContentItemPromotionWageringOneContributionsItemRateMin).max(listMemberPromotionsResponseValueContentItemPromotionWageringOneContributionsItemRateMax).describe('The share of the stake that counts, in basis points.')
}).describe('How much a stake in games of one category counts toward the wagering.')).max(listMemberPromotionsResponseValueContentItemPromotionWageringOneContributionsMax).describe('The share by category. A category that is missing counts nothing.')
}).describe('What has to be staked before bonus money becomes cash.'),zod.null()]).describe('What has to be staked before the reward can be withdrawn; null, and nothing.'),
  "minDeposit": zod.union([zod.string().max(listMemberPromotionsResponseValueContentItemPromotionMinDepositOneMax).regex(listMemberPromotionsResponseValueContentItemPromotionMinDepositOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The deposit that it takes, null where it takes none.')
}).describe('A promotion as a card of the list, in the language of the request.'),
  "participation": zod.strictObject({
  "promotionId": zod.string().min(1).max(listMemberPromotionsResponseValueContentItemParticipationPromotionIdMax).describe('The promotion.'),
  "state": zod.enum(['coming_soon', 'join', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).describe('How a promotion stands for who asks: `coming_soon -> join -> applying -> processing -> issued | rejected`, then\n`issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.\n`coming_soon`: announced, not begun. `join`: open, nothing done yet. `applying`: joined and its condition is open,\nor an application is filed and nobody has taken it up. `processing`: the condition is met or an operator checks the\napplication. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be claimed, or a\nraffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for (a rebate\ngoes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new round at\n`join`. A guest sees `coming_soon`, `join` and `closed` only.\n'),
  "changedAt": zod.iso.datetime({"offset":true}).max(listMemberPromotionsResponseValueContentItemParticipationChangedAtMax).nullable().describe('When this state began for the member, null where the member did nothing.'),
  "eligible": zod.boolean().describe('Whether the member may join or apply now.'),
  "ineligibleReason": zod.string().min(1).max(listMemberPromotionsResponseValueContentItemParticipationIneligibleReasonMax).nullable().describe('Why not, in words.'),
  "joinedAt": zod.iso.datetime({"offset":true}).max(listMemberPromotionsResponseValueContentItemParticipationJoinedAtMax).nullable().describe('When the member joined.'),
  "progress": zod.union([zod.strictObject({
  "kind": zod.enum(['deposit', 'turnover']).describe('What is counted.'),
  "target": zod.string().max(listMemberPromotionsResponseValueContentItemParticipationProgressOneTargetMax).regex(listMemberPromotionsResponseValueContentItemParticipationProgressOneTargetRegExp).describe('What it takes.'),
  "progress": zod.string().max(listMemberPromotionsResponseValueContentItemParticipationProgressOneProgressMax).regex(listMemberPromotionsResponseValueContentItemParticipationProgressOneProgressRegExp).describe('What there is so far.')
}).describe('How far the condition of a joined promotion is met.'),zod.null()]).describe('The condition, where there is one and the member has joined.'),
  "application": zod.union([zod.strictObject({
  "applicationId": zod.string().min(1).max(listMemberPromotionsResponseValueContentItemParticipationApplicationOneApplicationIdMax).describe('Its id.'),
  "promotionId": zod.string().min(1).max(listMemberPromotionsResponseValueContentItemParticipationApplicationOnePromotionIdMax).describe('The promotion.'),
  "state": zod.enum(['applying', 'processing', 'issued', 'rejected']).describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n'),
  "remark": zod.string().max(listMemberPromotionsResponseValueContentItemParticipationApplicationOneRemarkMax).describe('What the member wrote.'),
  "imageCount": zod.int().min(1).max(listMemberPromotionsResponseValueContentItemParticipationApplicationOneImageCountMax).describe('Pictures that came with it.'),
  "filedAt": zod.iso.datetime({"offset":true}).max(listMemberPromotionsResponseValueContentItemParticipationApplicationOneFiledAtMax).describe('When it was filed.'),
  "decidedAt": zod.iso.datetime({"offset":true}).max(listMemberPromotionsResponseValueContentItemParticipationApplicationOneDecidedAtMax).nullable().describe('When it was decided.'),
  "reason": zod.string().min(1).max(listMemberPromotionsResponseValueContentItemParticipationApplicationOneReasonMax).nullable().describe('Why it was rejected, for the member.')
}).describe('An application of the member for a promotion.'),zod.null()]).describe('The latest application, where the mode is `apply`.'),
  "rewardId": zod.string().min(1).max(listMemberPromotionsResponseValueContentItemParticipationRewardIdMax).nullable().describe('The reward that waits or was claimed. The reward centre lists the same reward.'),
  "claimAmount": zod.union([zod.string().max(listMemberPromotionsResponseValueContentItemParticipationClaimAmountOneMax).regex(listMemberPromotionsResponseValueContentItemParticipationClaimAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What waits to be claimed, where it is money.'),
  "claimUntil": zod.iso.datetime({"offset":true}).max(listMemberPromotionsResponseValueContentItemParticipationClaimUntilMax).nullable().describe('Until when it waits.'),
  "bonusId": zod.string().min(1).max(listMemberPromotionsResponseValueContentItemParticipationBonusIdMax).nullable().describe('The bonus that came of it.'),
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

/**
 * The whole of a promotion with how the member of the session stands: why joining is not possible, the progress of
 * its condition, the latest application and its decision, what waits to be claimed. One that is not for this member
 * is 404.
 * @summary Tell one promotion as it stands for the member
 */
export const getMemberPromotionQueryIdMax = 40;



export const GetMemberPromotionQueryParams = zod.object({
  "id": zod.string().min(1).max(getMemberPromotionQueryIdMax).describe('The promotion.')
})

export const getMemberPromotionHeaderMerchantMax = 32;


export const getMemberPromotionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getMemberPromotionHeaderXRequestIdMax = 64;


export const getMemberPromotionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetMemberPromotionHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getMemberPromotionHeaderMerchantMax).regex(getMemberPromotionHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getMemberPromotionHeaderXRequestIdMax).regex(getMemberPromotionHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

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
  "state": zod.enum(['coming_soon', 'join', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).describe('How a promotion stands for who asks: `coming_soon -> join -> applying -> processing -> issued | rejected`, then\n`issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.\n`coming_soon`: announced, not begun. `join`: open, nothing done yet. `applying`: joined and its condition is open,\nor an application is filed and nobody has taken it up. `processing`: the condition is met or an operator checks the\napplication. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be claimed, or a\nraffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for (a rebate\ngoes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new round at\n`join`. A guest sees `coming_soon`, `join` and `closed` only.\n'),
  "applyMode": zod.enum(['join', 'apply', 'claim', 'raffle', 'auto']).describe('What the member has to do: `join` press once, then meet the condition; `apply` file an application that an operator\ndecides; `claim` wait for a reward and claim it; `raffle` earn tickets and draw a prize with each; `auto` nothing.\n'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(getMemberPromotionResponseValuePromotionRewardAmountOneMax).regex(getMemberPromotionResponseValuePromotionRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash.'),
  "rate": zod.int().min(getMemberPromotionResponseValuePromotionRewardRateMin).max(getMemberPromotionResponseValuePromotionRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed.'),
  "maximum": zod.union([zod.string().max(getMemberPromotionResponseValuePromotionRewardMaximumOneMax).regex(getMemberPromotionResponseValuePromotionRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give.'),
  "points": zod.int().min(1).max(getMemberPromotionResponseValuePromotionRewardPointsMax).nullable().describe('Points.'),
  "rounds": zod.int().min(1).max(getMemberPromotionResponseValuePromotionRewardRoundsMax).nullable().describe('Free rounds.'),
  "nodeId": zod.union([zod.string().max(getMemberPromotionResponseValuePromotionRewardNodeIdOneMax).regex(getMemberPromotionResponseValuePromotionRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds.'),
  "text": zod.string().min(1).max(getMemberPromotionResponseValuePromotionRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "wagering": zod.union([zod.strictObject({
  "multiple": zod.int().min(getMemberPromotionResponseValuePromotionWageringOneMultipleMin).max(getMemberPromotionResponseValuePromotionWageringOneMultipleMax).describe('How many times the base.'),
  "base": zod.enum(['bonus', 'bonus_and_deposit']).describe('What is multiplied.'),
  "days": zod.int().min(1).max(getMemberPromotionResponseValuePromotionWageringOneDaysMax).describe('Days to do it in, from the grant on.'),
  "maxStake": zod.union([zod.string().max(getMemberPromotionResponseValuePromotionWageringOneMaxStakeOneMax).regex(getMemberPromotionResponseValuePromotionWageringOneMaxStakeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The largest stake that counts; a bet above it counts nothing.'),
  "contributions": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "rate": zod.int().min(getMemberPromotionResponseValuePromotionWageringOneContributionsItemRateMin).max(getMemberPromotionResponseValuePromotionWageringOneContributionsItemRateMax).describe('The share of the stake that counts, in basis points.')
}).describe('How much a stake in games of one category counts toward the wagering.')).max(getMemberPromotionResponseValuePromotionWageringOneContributionsMax).describe('The share by category. A category that is missing counts nothing.')
}).describe('What has to be staked before bonus money becomes cash.'),zod.null()]).describe('What has to be staked before the reward can be withdrawn; null, and nothing.'),
  "minDeposit": zod.union([zod.string().max(getMemberPromotionResponseValuePromotionMinDepositOneMax).regex(getMemberPromotionResponseValuePromotionMinDepositOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The deposit that it takes, null where it takes none.')
}).describe('A promotion, in the language of the request.'),
  "participation": zod.strictObject({
  "promotionId": zod.string().min(1).max(getMemberPromotionResponseValueParticipationPromotionIdMax).describe('The promotion.'),
  "state": zod.enum(['coming_soon', 'join', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).describe('How a promotion stands for who asks: `coming_soon -> join -> applying -> processing -> issued | rejected`, then\n`issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.\n`coming_soon`: announced, not begun. `join`: open, nothing done yet. `applying`: joined and its condition is open,\nor an application is filed and nobody has taken it up. `processing`: the condition is met or an operator checks the\napplication. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be claimed, or a\nraffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for (a rebate\ngoes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new round at\n`join`. A guest sees `coming_soon`, `join` and `closed` only.\n'),
  "changedAt": zod.iso.datetime({"offset":true}).max(getMemberPromotionResponseValueParticipationChangedAtMax).nullable().describe('When this state began for the member, null where the member did nothing.'),
  "eligible": zod.boolean().describe('Whether the member may join or apply now.'),
  "ineligibleReason": zod.string().min(1).max(getMemberPromotionResponseValueParticipationIneligibleReasonMax).nullable().describe('Why not, in words.'),
  "joinedAt": zod.iso.datetime({"offset":true}).max(getMemberPromotionResponseValueParticipationJoinedAtMax).nullable().describe('When the member joined.'),
  "progress": zod.union([zod.strictObject({
  "kind": zod.enum(['deposit', 'turnover']).describe('What is counted.'),
  "target": zod.string().max(getMemberPromotionResponseValueParticipationProgressOneTargetMax).regex(getMemberPromotionResponseValueParticipationProgressOneTargetRegExp).describe('What it takes.'),
  "progress": zod.string().max(getMemberPromotionResponseValueParticipationProgressOneProgressMax).regex(getMemberPromotionResponseValueParticipationProgressOneProgressRegExp).describe('What there is so far.')
}).describe('How far the condition of a joined promotion is met.'),zod.null()]).describe('The condition, where there is one and the member has joined.'),
  "application": zod.union([zod.strictObject({
  "applicationId": zod.string().min(1).max(getMemberPromotionResponseValueParticipationApplicationOneApplicationIdMax).describe('Its id.'),
  "promotionId": zod.string().min(1).max(getMemberPromotionResponseValueParticipationApplicationOnePromotionIdMax).describe('The promotion.'),
  "state": zod.enum(['applying', 'processing', 'issued', 'rejected']).describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n'),
  "remark": zod.string().max(getMemberPromotionResponseValueParticipationApplicationOneRemarkMax).describe('What the member wrote.'),
  "imageCount": zod.int().min(1).max(getMemberPromotionResponseValueParticipationApplicationOneImageCountMax).describe('Pictures that came with it.'),
  "filedAt": zod.iso.datetime({"offset":true}).max(getMemberPromotionResponseValueParticipationApplicationOneFiledAtMax).describe('When it was filed.'),
  "decidedAt": zod.iso.datetime({"offset":true}).max(getMemberPromotionResponseValueParticipationApplicationOneDecidedAtMax).nullable().describe('When it was decided.'),
  "reason": zod.string().min(1).max(getMemberPromotionResponseValueParticipationApplicationOneReasonMax).nullable().describe('Why it was rejected, for the member.')
}).describe('An application of the member for a promotion.'),zod.null()]).describe('The latest application, where the mode is `apply`.'),
  "rewardId": zod.string().min(1).max(getMemberPromotionResponseValueParticipationRewardIdMax).nullable().describe('The reward that waits or was claimed. The reward centre lists the same reward.'),
  "claimAmount": zod.union([zod.string().max(getMemberPromotionResponseValueParticipationClaimAmountOneMax).regex(getMemberPromotionResponseValueParticipationClaimAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What waits to be claimed, where it is money.'),
  "claimUntil": zod.iso.datetime({"offset":true}).max(getMemberPromotionResponseValueParticipationClaimUntilMax).nullable().describe('Until when it waits.'),
  "bonusId": zod.string().min(1).max(getMemberPromotionResponseValueParticipationBonusIdMax).nullable().describe('The bonus that came of it.'),
  "openTickets": zod.int().min(getMemberPromotionResponseValueParticipationOpenTicketsMin).max(getMemberPromotionResponseValueParticipationOpenTicketsMax).describe('Tickets not drawn yet, where the mode is `raffle`.')
}).describe('How the member of the session stands with a promotion.')
}).describe('A promotion with how the member stands.')
}).describe('The answer of `getMemberPromotion`.')

/**
 * Joins a promotion of mode `join` for the member of the session: `join -> applying`. Where the condition is met
 * already (the deposit of the day was made before), it goes on to `issued` in the same transaction and the bonus is
 * granted: it stands in the bonus balance, never in the main wallet, with its wagering from then on. The bonus is
 * rounded down to the currency's decimals. A member joins once a round, however many requests come at once: the
 * others are 409 `promotion_already_joined`. One of another mode, not begun or ended by the database's time is 422
 * `promotion_unavailable`; a member who may not join is 422 `promotion_not_eligible`. The audit log gets an entry.
 * @summary Join a promotion
 */
export const joinPromotionHeaderMerchantMax = 32;


export const joinPromotionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const joinPromotionHeaderXRequestIdMax = 64;


export const joinPromotionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const joinPromotionHeaderIdempotencyKeyMax = 64;


export const joinPromotionHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const JoinPromotionHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(joinPromotionHeaderMerchantMax).regex(joinPromotionHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(joinPromotionHeaderXRequestIdMax).regex(joinPromotionHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(joinPromotionHeaderIdempotencyKeyMax).regex(joinPromotionHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const joinPromotionBodyPromotionIdMax = 40;



export const JoinPromotionBody = zod.strictObject({
  "promotionId": zod.string().min(1).max(joinPromotionBodyPromotionIdMax).describe('Its id.')
}).describe('The promotion that is meant.')

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
  "state": zod.enum(['coming_soon', 'join', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).describe('How a promotion stands for who asks: `coming_soon -> join -> applying -> processing -> issued | rejected`, then\n`issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.\n`coming_soon`: announced, not begun. `join`: open, nothing done yet. `applying`: joined and its condition is open,\nor an application is filed and nobody has taken it up. `processing`: the condition is met or an operator checks the\napplication. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be claimed, or a\nraffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for (a rebate\ngoes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new round at\n`join`. A guest sees `coming_soon`, `join` and `closed` only.\n'),
  "changedAt": zod.iso.datetime({"offset":true}).max(joinPromotionResponseValueChangedAtMax).nullable().describe('When this state began for the member, null where the member did nothing.'),
  "eligible": zod.boolean().describe('Whether the member may join or apply now.'),
  "ineligibleReason": zod.string().min(1).max(joinPromotionResponseValueIneligibleReasonMax).nullable().describe('Why not, in words.'),
  "joinedAt": zod.iso.datetime({"offset":true}).max(joinPromotionResponseValueJoinedAtMax).nullable().describe('When the member joined.'),
  "progress": zod.union([zod.strictObject({
  "kind": zod.enum(['deposit', 'turnover']).describe('What is counted.'),
  "target": zod.string().max(joinPromotionResponseValueProgressOneTargetMax).regex(joinPromotionResponseValueProgressOneTargetRegExp).describe('What it takes.'),
  "progress": zod.string().max(joinPromotionResponseValueProgressOneProgressMax).regex(joinPromotionResponseValueProgressOneProgressRegExp).describe('What there is so far.')
}).describe('How far the condition of a joined promotion is met.'),zod.null()]).describe('The condition, where there is one and the member has joined.'),
  "application": zod.union([zod.strictObject({
  "applicationId": zod.string().min(1).max(joinPromotionResponseValueApplicationOneApplicationIdMax).describe('Its id.'),
  "promotionId": zod.string().min(1).max(joinPromotionResponseValueApplicationOnePromotionIdMax).describe('The promotion.'),
  "state": zod.enum(['applying', 'processing', 'issued', 'rejected']).describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n'),
  "remark": zod.string().max(joinPromotionResponseValueApplicationOneRemarkMax).describe('What the member wrote.'),
  "imageCount": zod.int().min(1).max(joinPromotionResponseValueApplicationOneImageCountMax).describe('Pictures that came with it.'),
  "filedAt": zod.iso.datetime({"offset":true}).max(joinPromotionResponseValueApplicationOneFiledAtMax).describe('When it was filed.'),
  "decidedAt": zod.iso.datetime({"offset":true}).max(joinPromotionResponseValueApplicationOneDecidedAtMax).nullable().describe('When it was decided.'),
  "reason": zod.string().min(1).max(joinPromotionResponseValueApplicationOneReasonMax).nullable().describe('Why it was rejected, for the member.')
}).describe('An application of the member for a promotion.'),zod.null()]).describe('The latest application, where the mode is `apply`.'),
  "rewardId": zod.string().min(1).max(joinPromotionResponseValueRewardIdMax).nullable().describe('The reward that waits or was claimed. The reward centre lists the same reward.'),
  "claimAmount": zod.union([zod.string().max(joinPromotionResponseValueClaimAmountOneMax).regex(joinPromotionResponseValueClaimAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What waits to be claimed, where it is money.'),
  "claimUntil": zod.iso.datetime({"offset":true}).max(joinPromotionResponseValueClaimUntilMax).nullable().describe('Until when it waits.'),
  "bonusId": zod.string().min(1).max(joinPromotionResponseValueBonusIdMax).nullable().describe('The bonus that came of it.'),
  "openTickets": zod.int().min(joinPromotionResponseValueOpenTicketsMin).max(joinPromotionResponseValueOpenTicketsMax).describe('Tickets not drawn yet, where the mode is `raffle`.')
}).describe('How the member of the session stands with a promotion.')
}).describe('The answer of `joinPromotion`.')

/**
 * Files an application for a promotion of mode `apply`: `join -> applying`. An operator takes it up (`processing`)
 * and decides it (`issued` or `rejected`), which the member reads in the detail of the promotion and is told by a
 * message. The remark is plain text of at most 140 characters. Each picture is at most 5 MB, else 413
 * `image_too_large`; size and number are held while the body is read. What a picture is follows from its content,
 * never from its name or type: what is no PNG or JPEG, or cannot be decoded, is 422 `image_invalid`. Pictures are
 * encoded anew without metadata before they are kept, and only operators see them. One application a member and
 * round: a second one while the first is open or issued is 409 `promotion_already_joined`; after a rejection the
 * member may apply again. No money moves before the decision.
 * @summary Apply for a promotion
 */
export const applyForPromotionHeaderMerchantMax = 32;


export const applyForPromotionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const applyForPromotionHeaderXRequestIdMax = 64;


export const applyForPromotionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ApplyForPromotionHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(applyForPromotionHeaderMerchantMax).regex(applyForPromotionHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(applyForPromotionHeaderXRequestIdMax).regex(applyForPromotionHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const applyForPromotionBodyPromotionIdMax = 40;

export const applyForPromotionBodyRemarkMax = 140;

export const applyForPromotionBodyImagesMax = 3;



export const ApplyForPromotionBody = zod.strictObject({
  "promotionId": zod.string().min(1).max(applyForPromotionBodyPromotionIdMax).describe('The promotion.'),
  "remark": zod.string().max(applyForPromotionBodyRemarkMax).optional().describe('What the member says to it, plain text.'),
  "images": zod.array(zod.instanceof(Blob).describe('A PNG or JPEG picture of at most 5 MB (5,242,880 bytes).')).min(1).max(applyForPromotionBodyImagesMax).describe('The pictures, each a part of its own with this name.')
}).describe('An application for a promotion, as a form with files.')

export const applyForPromotionResponseValueApplicationIdMax = 40;

export const applyForPromotionResponseValuePromotionIdMax = 40;

export const applyForPromotionResponseValueRemarkMax = 140;

export const applyForPromotionResponseValueImageCountMax = 3;

export const applyForPromotionResponseValueFiledAtMax = 30;

export const applyForPromotionResponseValueDecidedAtMax = 30;

export const applyForPromotionResponseValueReasonMax = 300;



export const ApplyForPromotionResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "applicationId": zod.string().min(1).max(applyForPromotionResponseValueApplicationIdMax).describe('Its id.'),
  "promotionId": zod.string().min(1).max(applyForPromotionResponseValuePromotionIdMax).describe('The promotion.'),
  "state": zod.enum(['applying', 'processing', 'issued', 'rejected']).describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n'),
  "remark": zod.string().max(applyForPromotionResponseValueRemarkMax).describe('What the member wrote.'),
  "imageCount": zod.int().min(1).max(applyForPromotionResponseValueImageCountMax).describe('Pictures that came with it.'),
  "filedAt": zod.iso.datetime({"offset":true}).max(applyForPromotionResponseValueFiledAtMax).describe('When it was filed.'),
  "decidedAt": zod.iso.datetime({"offset":true}).max(applyForPromotionResponseValueDecidedAtMax).nullable().describe('When it was decided.'),
  "reason": zod.string().min(1).max(applyForPromotionResponseValueReasonMax).nullable().describe('Why it was rejected, for the member.')
}).describe('An application of the member for a promotion.')
}).describe('The answer of `applyForPromotion`.')

/**
 * Gives the member of the session the reward that waits: `claim -> claimed`, in one transaction with the credit.
 * Cash goes to the main wallet, bonus money to the bonus balance with its wagering from then on, points to the
 * points. It is the same reward that the reward centre lists, and is given once, whichever of the two claims it and
 * however many requests come at once. A reward that does not wait, was claimed or has expired by the database's time
 * is 422 `reward_unavailable`. The audit log gets an entry.
 * @summary Claim the reward of a promotion
 */
export const claimPromotionHeaderMerchantMax = 32;


export const claimPromotionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const claimPromotionHeaderXRequestIdMax = 64;


export const claimPromotionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const claimPromotionHeaderIdempotencyKeyMax = 64;


export const claimPromotionHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const ClaimPromotionHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(claimPromotionHeaderMerchantMax).regex(claimPromotionHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(claimPromotionHeaderXRequestIdMax).regex(claimPromotionHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(claimPromotionHeaderIdempotencyKeyMax).regex(claimPromotionHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const claimPromotionBodyPromotionIdMax = 40;



export const ClaimPromotionBody = zod.strictObject({
  "promotionId": zod.string().min(1).max(claimPromotionBodyPromotionIdMax).describe('Its id.')
}).describe('The promotion that is meant.')

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
  "state": zod.enum(['coming_soon', 'join', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).describe('How a promotion stands for who asks: `coming_soon -> join -> applying -> processing -> issued | rejected`, then\n`issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.\n`coming_soon`: announced, not begun. `join`: open, nothing done yet. `applying`: joined and its condition is open,\nor an application is filed and nobody has taken it up. `processing`: the condition is met or an operator checks the\napplication. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be claimed, or a\nraffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for (a rebate\ngoes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new round at\n`join`. A guest sees `coming_soon`, `join` and `closed` only.\n'),
  "changedAt": zod.iso.datetime({"offset":true}).max(claimPromotionResponseValueParticipationChangedAtMax).nullable().describe('When this state began for the member, null where the member did nothing.'),
  "eligible": zod.boolean().describe('Whether the member may join or apply now.'),
  "ineligibleReason": zod.string().min(1).max(claimPromotionResponseValueParticipationIneligibleReasonMax).nullable().describe('Why not, in words.'),
  "joinedAt": zod.iso.datetime({"offset":true}).max(claimPromotionResponseValueParticipationJoinedAtMax).nullable().describe('When the member joined.'),
  "progress": zod.union([zod.strictObject({
  "kind": zod.enum(['deposit', 'turnover']).describe('What is counted.'),
  "target": zod.string().max(claimPromotionResponseValueParticipationProgressOneTargetMax).regex(claimPromotionResponseValueParticipationProgressOneTargetRegExp).describe('What it takes.'),
  "progress": zod.string().max(claimPromotionResponseValueParticipationProgressOneProgressMax).regex(claimPromotionResponseValueParticipationProgressOneProgressRegExp).describe('What there is so far.')
}).describe('How far the condition of a joined promotion is met.'),zod.null()]).describe('The condition, where there is one and the member has joined.'),
  "application": zod.union([zod.strictObject({
  "applicationId": zod.string().min(1).max(claimPromotionResponseValueParticipationApplicationOneApplicationIdMax).describe('Its id.'),
  "promotionId": zod.string().min(1).max(claimPromotionResponseValueParticipationApplicationOnePromotionIdMax).describe('The promotion.'),
  "state": zod.enum(['applying', 'processing', 'issued', 'rejected']).describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n'),
  "remark": zod.string().max(claimPromotionResponseValueParticipationApplicationOneRemarkMax).describe('What the member wrote.'),
  "imageCount": zod.int().min(1).max(claimPromotionResponseValueParticipationApplicationOneImageCountMax).describe('Pictures that came with it.'),
  "filedAt": zod.iso.datetime({"offset":true}).max(claimPromotionResponseValueParticipationApplicationOneFiledAtMax).describe('When it was filed.'),
  "decidedAt": zod.iso.datetime({"offset":true}).max(claimPromotionResponseValueParticipationApplicationOneDecidedAtMax).nullable().describe('When it was decided.'),
  "reason": zod.string().min(1).max(claimPromotionResponseValueParticipationApplicationOneReasonMax).nullable().describe('Why it was rejected, for the member.')
}).describe('An application of the member for a promotion.'),zod.null()]).describe('The latest application, where the mode is `apply`.'),
  "rewardId": zod.string().min(1).max(claimPromotionResponseValueParticipationRewardIdMax).nullable().describe('The reward that waits or was claimed. The reward centre lists the same reward.'),
  "claimAmount": zod.union([zod.string().max(claimPromotionResponseValueParticipationClaimAmountOneMax).regex(claimPromotionResponseValueParticipationClaimAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What waits to be claimed, where it is money.'),
  "claimUntil": zod.iso.datetime({"offset":true}).max(claimPromotionResponseValueParticipationClaimUntilMax).nullable().describe('Until when it waits.'),
  "bonusId": zod.string().min(1).max(claimPromotionResponseValueParticipationBonusIdMax).nullable().describe('The bonus that came of it.'),
  "openTickets": zod.int().min(claimPromotionResponseValueParticipationOpenTicketsMin).max(claimPromotionResponseValueParticipationOpenTicketsMax).describe('Tickets not drawn yet, where the mode is `raffle`.')
}).describe('How the member of the session stands with a promotion.'),
  "credit": zod.strictObject({
  "rewardId": zod.string().min(1).max(claimPromotionResponseValueCreditRewardIdMax).describe('The reward.'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(claimPromotionResponseValueCreditRewardAmountOneMax).regex(claimPromotionResponseValueCreditRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash.'),
  "rate": zod.int().min(claimPromotionResponseValueCreditRewardRateMin).max(claimPromotionResponseValueCreditRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed.'),
  "maximum": zod.union([zod.string().max(claimPromotionResponseValueCreditRewardMaximumOneMax).regex(claimPromotionResponseValueCreditRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give.'),
  "points": zod.int().min(1).max(claimPromotionResponseValueCreditRewardPointsMax).nullable().describe('Points.'),
  "rounds": zod.int().min(1).max(claimPromotionResponseValueCreditRewardRoundsMax).nullable().describe('Free rounds.'),
  "nodeId": zod.union([zod.string().max(claimPromotionResponseValueCreditRewardNodeIdOneMax).regex(claimPromotionResponseValueCreditRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds.'),
  "text": zod.string().min(1).max(claimPromotionResponseValueCreditRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "target": zod.enum(['main_wallet', 'bonus_balance', 'points', 'free_rounds', 'delivery']).describe('Where it went.'),
  "bonusId": zod.string().min(1).max(claimPromotionResponseValueCreditBonusIdMax).nullable().describe('The bonus that began with it, where it is bonus money.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(claimPromotionResponseValueCreditCreditedAtMax).describe('When.')
}).describe('A reward that was given, and where it went.')
}).describe('A claimed promotion.')
}).describe('The answer of `claimPromotion`.')

/**
 * The prizes of a promotion of mode `raffle` with the chance of each, and the count of the tickets of the member of
 * the session. The chances hold for the next draw: a prize that is used up goes to the blank, which is said here
 * first. A promotion of another mode is 404.
 * @summary Tell prizes and tickets of a raffle
 */
export const getRaffleQueryPromotionIdMax = 40;



export const GetRaffleQueryParams = zod.object({
  "promotionId": zod.string().min(1).max(getRaffleQueryPromotionIdMax).describe('The raffle.')
})

export const getRaffleHeaderMerchantMax = 32;


export const getRaffleHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getRaffleHeaderXRequestIdMax = 64;


export const getRaffleHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetRaffleHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getRaffleHeaderMerchantMax).regex(getRaffleHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getRaffleHeaderXRequestIdMax).regex(getRaffleHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

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
  "endsAt": zod.iso.datetime({"offset":true}).max(getRaffleResponseValueEndsAtMax).nullable().describe('Until when tickets can be drawn.'),
  "openTickets": zod.int().min(getRaffleResponseValueOpenTicketsMin).max(getRaffleResponseValueOpenTicketsMax).describe('Tickets not drawn yet.'),
  "drawnTickets": zod.int().min(getRaffleResponseValueDrawnTicketsMin).max(getRaffleResponseValueDrawnTicketsMax).describe('Tickets drawn.'),
  "prizes": zod.array(zod.strictObject({
  "prizeId": zod.string().min(1).max(getRaffleResponseValuePrizesItemPrizeIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(getRaffleResponseValuePrizesItemTitleMax).describe('Its name.'),
  "picture": zod.string().max(getRaffleResponseValuePrizesItemPictureMax).nullable().describe('Its picture.'),
  "reward": zod.union([zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(getRaffleResponseValuePrizesItemRewardOneAmountOneMax).regex(getRaffleResponseValuePrizesItemRewardOneAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash.'),
  "rate": zod.int().min(getRaffleResponseValuePrizesItemRewardOneRateMin).max(getRaffleResponseValuePrizesItemRewardOneRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed.'),
  "maximum": zod.union([zod.string().max(getRaffleResponseValuePrizesItemRewardOneMaximumOneMax).regex(getRaffleResponseValuePrizesItemRewardOneMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give.'),
  "points": zod.int().min(1).max(getRaffleResponseValuePrizesItemRewardOnePointsMax).nullable().describe('Points.'),
  "rounds": zod.int().min(1).max(getRaffleResponseValuePrizesItemRewardOneRoundsMax).nullable().describe('Free rounds.'),
  "nodeId": zod.union([zod.string().max(getRaffleResponseValuePrizesItemRewardOneNodeIdOneMax).regex(getRaffleResponseValuePrizesItemRewardOneNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds.'),
  "text": zod.string().min(1).max(getRaffleResponseValuePrizesItemRewardOneTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),zod.null()]).describe('What it gives; null for a blank.'),
  "chance": zod.int().min(getRaffleResponseValuePrizesItemChanceMin).max(getRaffleResponseValuePrizesItemChanceMax).describe('Its chance at each draw, in millionths; over all prizes they sum to 1,000,000.'),
  "left": zod.int().min(getRaffleResponseValuePrizesItemLeftMin).max(getRaffleResponseValuePrizesItemLeftMax).nullable().describe('How many are left, null where there is no end of them.')
}).describe('A prize of a raffle.')).max(getRaffleResponseValuePrizesMax).describe('The prizes, blank included, the rarest first.')
}).describe('A raffle, with its prizes and the tickets of the member.')
}).describe('The answer of `getRaffle`.')

/**
 * The tickets of the member of the session in one raffle, the newest first, drawn and expired ones with them. A
 * promotion of another mode is 404.
 * @summary List the tickets of a raffle
 */
export const listRaffleTicketsQueryPromotionIdMax = 40;

export const listRaffleTicketsQueryPageNoDefault = 1;
export const listRaffleTicketsQueryPageNoMax = 100000;

export const listRaffleTicketsQueryPageSizeDefault = 42;
export const listRaffleTicketsQueryPageSizeMax = 100;



export const ListRaffleTicketsQueryParams = zod.object({
  "promotionId": zod.string().min(1).max(listRaffleTicketsQueryPromotionIdMax).describe('The raffle.'),
  "state": zod.enum(['open', 'drawn', 'expired']).optional().describe('Tickets in this state only.'),
  "pageNo": zod.int().min(1).max(listRaffleTicketsQueryPageNoMax).default(listRaffleTicketsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listRaffleTicketsQueryPageSizeMax).default(listRaffleTicketsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listRaffleTicketsHeaderMerchantMax = 32;


export const listRaffleTicketsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listRaffleTicketsHeaderXRequestIdMax = 64;


export const listRaffleTicketsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListRaffleTicketsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listRaffleTicketsHeaderMerchantMax).regex(listRaffleTicketsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listRaffleTicketsHeaderXRequestIdMax).regex(listRaffleTicketsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

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
  "expiresAt": zod.iso.datetime({"offset":true}).max(listRaffleTicketsResponseValueContentItemExpiresAtMax).nullable().describe('Until when it can be drawn.'),
  "drawnAt": zod.iso.datetime({"offset":true}).max(listRaffleTicketsResponseValueContentItemDrawnAtMax).nullable().describe('When it was drawn.'),
  "prize": zod.union([zod.strictObject({
  "prizeId": zod.string().min(1).max(listRaffleTicketsResponseValueContentItemPrizeOnePrizeIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(listRaffleTicketsResponseValueContentItemPrizeOneTitleMax).describe('Its name.'),
  "picture": zod.string().max(listRaffleTicketsResponseValueContentItemPrizeOnePictureMax).nullable().describe('Its picture.'),
  "reward": zod.union([zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneAmountOneMax).regex(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash.'),
  "rate": zod.int().min(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneRateMin).max(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed.'),
  "maximum": zod.union([zod.string().max(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneMaximumOneMax).regex(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give.'),
  "points": zod.int().min(1).max(listRaffleTicketsResponseValueContentItemPrizeOneRewardOnePointsMax).nullable().describe('Points.'),
  "rounds": zod.int().min(1).max(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneRoundsMax).nullable().describe('Free rounds.'),
  "nodeId": zod.union([zod.string().max(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneNodeIdOneMax).regex(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds.'),
  "text": zod.string().min(1).max(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),zod.null()]).describe('What it gives; null for a blank.'),
  "chance": zod.int().min(listRaffleTicketsResponseValueContentItemPrizeOneChanceMin).max(listRaffleTicketsResponseValueContentItemPrizeOneChanceMax).describe('Its chance at each draw, in millionths; over all prizes they sum to 1,000,000.'),
  "left": zod.int().min(listRaffleTicketsResponseValueContentItemPrizeOneLeftMin).max(listRaffleTicketsResponseValueContentItemPrizeOneLeftMax).nullable().describe('How many are left, null where there is no end of them.')
}).describe('A prize of a raffle.'),zod.null()]).describe('What it drew; null while it is open.'),
  "credit": zod.union([zod.strictObject({
  "rewardId": zod.string().min(1).max(listRaffleTicketsResponseValueContentItemCreditOneRewardIdMax).describe('The reward.'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(listRaffleTicketsResponseValueContentItemCreditOneRewardAmountOneMax).regex(listRaffleTicketsResponseValueContentItemCreditOneRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash.'),
  "rate": zod.int().min(listRaffleTicketsResponseValueContentItemCreditOneRewardRateMin).max(listRaffleTicketsResponseValueContentItemCreditOneRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed.'),
  "maximum": zod.union([zod.string().max(listRaffleTicketsResponseValueContentItemCreditOneRewardMaximumOneMax).regex(listRaffleTicketsResponseValueContentItemCreditOneRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give.'),
  "points": zod.int().min(1).max(listRaffleTicketsResponseValueContentItemCreditOneRewardPointsMax).nullable().describe('Points.'),
  "rounds": zod.int().min(1).max(listRaffleTicketsResponseValueContentItemCreditOneRewardRoundsMax).nullable().describe('Free rounds.'),
  "nodeId": zod.union([zod.string().max(listRaffleTicketsResponseValueContentItemCreditOneRewardNodeIdOneMax).regex(listRaffleTicketsResponseValueContentItemCreditOneRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds.'),
  "text": zod.string().min(1).max(listRaffleTicketsResponseValueContentItemCreditOneRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "target": zod.enum(['main_wallet', 'bonus_balance', 'points', 'free_rounds', 'delivery']).describe('Where it went.'),
  "bonusId": zod.string().min(1).max(listRaffleTicketsResponseValueContentItemCreditOneBonusIdMax).nullable().describe('The bonus that began with it, where it is bonus money.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(listRaffleTicketsResponseValueContentItemCreditOneCreditedAtMax).describe('When.')
}).describe('A reward that was given, and where it went.'),zod.null()]).describe('What was given for the prize; null for a blank.')
}).describe('A ticket of the member.')).max(listRaffleTicketsResponseValueContentMax).describe('The tickets of the page, the newest first.'),
  "totalPages": zod.int().min(listRaffleTicketsResponseValueTotalPagesMin).max(listRaffleTicketsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listRaffleTicketsResponseValueTotalElementsMin).max(listRaffleTicketsResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of tickets.')
}).describe('The answer of `listRaffleTickets`.')

/**
 * Draws a prize for an open ticket of the member of the session, exactly once a ticket however many requests come at
 * once, and gives it in the same transaction. The draw takes its randomness from a CSPRNG without bias, by the
 * chances that `getRaffle` told; a prize with a limited number is never given more often than there are. A ticket
 * that was drawn or has expired by the database's time is 422 `reward_unavailable`; a ticket of another member is
 * 404. The audit log gets an entry.
 * @summary Draw the prize of a ticket
 */
export const claimRafflePrizeHeaderMerchantMax = 32;


export const claimRafflePrizeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const claimRafflePrizeHeaderXRequestIdMax = 64;


export const claimRafflePrizeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const claimRafflePrizeHeaderIdempotencyKeyMax = 64;


export const claimRafflePrizeHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const ClaimRafflePrizeHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(claimRafflePrizeHeaderMerchantMax).regex(claimRafflePrizeHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(claimRafflePrizeHeaderXRequestIdMax).regex(claimRafflePrizeHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(claimRafflePrizeHeaderIdempotencyKeyMax).regex(claimRafflePrizeHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const claimRafflePrizeBodyPromotionIdMax = 40;

export const claimRafflePrizeBodyTicketIdMax = 40;



export const ClaimRafflePrizeBody = zod.strictObject({
  "promotionId": zod.string().min(1).max(claimRafflePrizeBodyPromotionIdMax).describe('The raffle.'),
  "ticketId": zod.string().min(1).max(claimRafflePrizeBodyTicketIdMax).describe('The ticket.')
}).describe('The ticket that is drawn.')

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
  "expiresAt": zod.iso.datetime({"offset":true}).max(claimRafflePrizeResponseValueExpiresAtMax).nullable().describe('Until when it can be drawn.'),
  "drawnAt": zod.iso.datetime({"offset":true}).max(claimRafflePrizeResponseValueDrawnAtMax).nullable().describe('When it was drawn.'),
  "prize": zod.union([zod.strictObject({
  "prizeId": zod.string().min(1).max(claimRafflePrizeResponseValuePrizeOnePrizeIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(claimRafflePrizeResponseValuePrizeOneTitleMax).describe('Its name.'),
  "picture": zod.string().max(claimRafflePrizeResponseValuePrizeOnePictureMax).nullable().describe('Its picture.'),
  "reward": zod.union([zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(claimRafflePrizeResponseValuePrizeOneRewardOneAmountOneMax).regex(claimRafflePrizeResponseValuePrizeOneRewardOneAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash.'),
  "rate": zod.int().min(claimRafflePrizeResponseValuePrizeOneRewardOneRateMin).max(claimRafflePrizeResponseValuePrizeOneRewardOneRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed.'),
  "maximum": zod.union([zod.string().max(claimRafflePrizeResponseValuePrizeOneRewardOneMaximumOneMax).regex(claimRafflePrizeResponseValuePrizeOneRewardOneMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give.'),
  "points": zod.int().min(1).max(claimRafflePrizeResponseValuePrizeOneRewardOnePointsMax).nullable().describe('Points.'),
  "rounds": zod.int().min(1).max(claimRafflePrizeResponseValuePrizeOneRewardOneRoundsMax).nullable().describe('Free rounds.'),
  "nodeId": zod.union([zod.string().max(claimRafflePrizeResponseValuePrizeOneRewardOneNodeIdOneMax).regex(claimRafflePrizeResponseValuePrizeOneRewardOneNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds.'),
  "text": zod.string().min(1).max(claimRafflePrizeResponseValuePrizeOneRewardOneTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),zod.null()]).describe('What it gives; null for a blank.'),
  "chance": zod.int().min(claimRafflePrizeResponseValuePrizeOneChanceMin).max(claimRafflePrizeResponseValuePrizeOneChanceMax).describe('Its chance at each draw, in millionths; over all prizes they sum to 1,000,000.'),
  "left": zod.int().min(claimRafflePrizeResponseValuePrizeOneLeftMin).max(claimRafflePrizeResponseValuePrizeOneLeftMax).nullable().describe('How many are left, null where there is no end of them.')
}).describe('A prize of a raffle.'),zod.null()]).describe('What it drew; null while it is open.'),
  "credit": zod.union([zod.strictObject({
  "rewardId": zod.string().min(1).max(claimRafflePrizeResponseValueCreditOneRewardIdMax).describe('The reward.'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(claimRafflePrizeResponseValueCreditOneRewardAmountOneMax).regex(claimRafflePrizeResponseValueCreditOneRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash.'),
  "rate": zod.int().min(claimRafflePrizeResponseValueCreditOneRewardRateMin).max(claimRafflePrizeResponseValueCreditOneRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed.'),
  "maximum": zod.union([zod.string().max(claimRafflePrizeResponseValueCreditOneRewardMaximumOneMax).regex(claimRafflePrizeResponseValueCreditOneRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give.'),
  "points": zod.int().min(1).max(claimRafflePrizeResponseValueCreditOneRewardPointsMax).nullable().describe('Points.'),
  "rounds": zod.int().min(1).max(claimRafflePrizeResponseValueCreditOneRewardRoundsMax).nullable().describe('Free rounds.'),
  "nodeId": zod.union([zod.string().max(claimRafflePrizeResponseValueCreditOneRewardNodeIdOneMax).regex(claimRafflePrizeResponseValueCreditOneRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds.'),
  "text": zod.string().min(1).max(claimRafflePrizeResponseValueCreditOneRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "target": zod.enum(['main_wallet', 'bonus_balance', 'points', 'free_rounds', 'delivery']).describe('Where it went.'),
  "bonusId": zod.string().min(1).max(claimRafflePrizeResponseValueCreditOneBonusIdMax).nullable().describe('The bonus that began with it, where it is bonus money.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(claimRafflePrizeResponseValueCreditOneCreditedAtMax).describe('When.')
}).describe('A reward that was given, and where it went.'),zod.null()]).describe('What was given for the prize; null for a blank.')
}).describe('A ticket of the member.')
}).describe('The answer of `claimRafflePrize`.')

/**
 * The bonuses that the member of the session was granted in the range, active ones first, then the newest, with the
 * totals over all pages. Those of the last 92 days at least are kept.
 * @summary List the bonuses of the member
 */
export const listBonusesQueryFromMax = 30;

export const listBonusesQueryToMax = 30;

export const listBonusesQueryPageNoDefault = 1;
export const listBonusesQueryPageNoMax = 100000;

export const listBonusesQueryPageSizeDefault = 42;
export const listBonusesQueryPageSizeMax = 100;



export const ListBonusesQueryParams = zod.object({
  "state": zod.enum(['active', 'completed', 'expired', 'cancelled']).optional().describe('Bonuses in this state only.'),
  "from": zod.iso.datetime({"offset":true}).max(listBonusesQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listBonusesQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listBonusesQueryPageNoMax).default(listBonusesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listBonusesQueryPageSizeMax).default(listBonusesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listBonusesHeaderMerchantMax = 32;


export const listBonusesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listBonusesHeaderXRequestIdMax = 64;


export const listBonusesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListBonusesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listBonusesHeaderMerchantMax).regex(listBonusesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listBonusesHeaderXRequestIdMax).regex(listBonusesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listBonusesResponseValueContentItemBonusIdMax = 40;

export const listBonusesResponseValueContentItemTitleMax = 80;

export const listBonusesResponseValueContentItemSourceIdMax = 40;

export const listBonusesResponseValueContentItemAmountMax = 25;


export const listBonusesResponseValueContentItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBonusesResponseValueContentItemBalanceMax = 25;


export const listBonusesResponseValueContentItemBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBonusesResponseValueContentItemRequiredMax = 25;


export const listBonusesResponseValueContentItemRequiredRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBonusesResponseValueContentItemCountedMax = 25;


export const listBonusesResponseValueContentItemCountedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBonusesResponseValueContentItemRemainingMax = 25;


export const listBonusesResponseValueContentItemRemainingRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBonusesResponseValueContentItemWageringMultipleMin = 0;
export const listBonusesResponseValueContentItemWageringMultipleMax = 200;

export const listBonusesResponseValueContentItemWageringDaysMax = 365;

export const listBonusesResponseValueContentItemWageringMaxStakeOneMax = 25;


export const listBonusesResponseValueContentItemWageringMaxStakeOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBonusesResponseValueContentItemWageringContributionsItemRateMin = 0;
export const listBonusesResponseValueContentItemWageringContributionsItemRateMax = 10000;

export const listBonusesResponseValueContentItemWageringContributionsMax = 20;

export const listBonusesResponseValueContentItemGrantedAtMax = 30;

export const listBonusesResponseValueContentItemEndsAtMax = 30;

export const listBonusesResponseValueContentItemEndedAtMax = 30;

export const listBonusesResponseValueContentItemConvertedOneMax = 25;


export const listBonusesResponseValueContentItemConvertedOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBonusesResponseValueContentMax = 100;

export const listBonusesResponseValueTotalPagesMin = 0;
export const listBonusesResponseValueTotalPagesMax = 1000000;

export const listBonusesResponseValueTotalElementsMin = 0;
export const listBonusesResponseValueTotalElementsMax = 100000000;

export const listBonusesResponseValueTotalsAmountMax = 25;


export const listBonusesResponseValueTotalsAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBonusesResponseValueTotalsBalanceMax = 25;


export const listBonusesResponseValueTotalsBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBonusesResponseValueTotalsRemainingMax = 25;


export const listBonusesResponseValueTotalsRemainingRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBonusesResponseValueTotalsConvertedMax = 25;


export const listBonusesResponseValueTotalsConvertedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListBonusesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "bonusId": zod.string().min(1).max(listBonusesResponseValueContentItemBonusIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(listBonusesResponseValueContentItemTitleMax).describe('What it was for.'),
  "source": zod.enum(['promotion', 'mission', 'raffle', 'referral', 'rank', 'points', 'operator']).describe('What a reward or bonus came from: a promotion, a mission, a raffle, an invited friend, the VIP rank, the point mall,\nan operator.\n'),
  "sourceId": zod.string().min(1).max(listBonusesResponseValueContentItemSourceIdMax).nullable().describe('The promotion, mission or ticket, where there is one.'),
  "amount": zod.string().max(listBonusesResponseValueContentItemAmountMax).regex(listBonusesResponseValueContentItemAmountRegExp).describe('What was granted.'),
  "balance": zod.string().max(listBonusesResponseValueContentItemBalanceMax).regex(listBonusesResponseValueContentItemBalanceRegExp).describe('The bonus money of it that is left.'),
  "required": zod.string().max(listBonusesResponseValueContentItemRequiredMax).regex(listBonusesResponseValueContentItemRequiredRegExp).describe('What has to be staked in all.'),
  "counted": zod.string().max(listBonusesResponseValueContentItemCountedMax).regex(listBonusesResponseValueContentItemCountedRegExp).describe('What has counted so far, at most `required`.'),
  "remaining": zod.string().max(listBonusesResponseValueContentItemRemainingMax).regex(listBonusesResponseValueContentItemRemainingRegExp).describe('What is left to stake, `required` less `counted`.'),
  "wagering": zod.strictObject({
  "multiple": zod.int().min(listBonusesResponseValueContentItemWageringMultipleMin).max(listBonusesResponseValueContentItemWageringMultipleMax).describe('How many times the base.'),
  "base": zod.enum(['bonus', 'bonus_and_deposit']).describe('What is multiplied.'),
  "days": zod.int().min(1).max(listBonusesResponseValueContentItemWageringDaysMax).describe('Days to do it in, from the grant on.'),
  "maxStake": zod.union([zod.string().max(listBonusesResponseValueContentItemWageringMaxStakeOneMax).regex(listBonusesResponseValueContentItemWageringMaxStakeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The largest stake that counts; a bet above it counts nothing.'),
  "contributions": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "rate": zod.int().min(listBonusesResponseValueContentItemWageringContributionsItemRateMin).max(listBonusesResponseValueContentItemWageringContributionsItemRateMax).describe('The share of the stake that counts, in basis points.')
}).describe('How much a stake in games of one category counts toward the wagering.')).max(listBonusesResponseValueContentItemWageringContributionsMax).describe('The share by category. A category that is missing counts nothing.')
}).describe('What has to be staked before bonus money becomes cash.'),
  "state": zod.enum(['active', 'completed', 'expired', 'cancelled']).describe('`active -> completed | expired | cancelled`; nothing leaves the last three. `completed`: the wagering is done and\nwhat was left went to the main wallet. `expired`: its time ended first and what was left is forfeited. `cancelled`:\nthe member gave it up.\n'),
  "grantedAt": zod.iso.datetime({"offset":true}).max(listBonusesResponseValueContentItemGrantedAtMax).describe('When it was granted; stakes before that do not count.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(listBonusesResponseValueContentItemEndsAtMax).describe('Until when the wagering can be done.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(listBonusesResponseValueContentItemEndedAtMax).nullable().describe('When it left `active`.'),
  "converted": zod.union([zod.string().max(listBonusesResponseValueContentItemConvertedOneMax).regex(listBonusesResponseValueContentItemConvertedOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What went to the main wallet when it was completed.')
}).describe('Bonus money that was granted, with its wagering.')).max(listBonusesResponseValueContentMax).describe('The bonuses of the page, active ones first, then the newest.'),
  "totalPages": zod.int().min(listBonusesResponseValueTotalPagesMin).max(listBonusesResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listBonusesResponseValueTotalElementsMin).max(listBonusesResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "amount": zod.string().max(listBonusesResponseValueTotalsAmountMax).regex(listBonusesResponseValueTotalsAmountRegExp).describe('Granted.'),
  "balance": zod.string().max(listBonusesResponseValueTotalsBalanceMax).regex(listBonusesResponseValueTotalsBalanceRegExp).describe('Bonus money left.'),
  "remaining": zod.string().max(listBonusesResponseValueTotalsRemainingMax).regex(listBonusesResponseValueTotalsRemainingRegExp).describe('Left to stake in active bonuses.'),
  "converted": zod.string().max(listBonusesResponseValueTotalsConvertedMax).regex(listBonusesResponseValueTotalsConvertedRegExp).describe('Moved to the main wallet.')
}).describe('Sums over all pages of the list.')
}).describe('A page of bonuses.')
}).describe('The answer of `listBonuses`.')

/**
 * A bonus of the member of the session with its rules and what is left to stake. A bonus of another member is 404.
 * @summary Tell one bonus
 */
export const getBonusPathBonusIdMax = 40;


export const getBonusPathBonusIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetBonusParams = zod.object({
  "bonusId": zod.string().max(getBonusPathBonusIdMax).regex(getBonusPathBonusIdRegExp).describe('The bonus.')
})

export const getBonusHeaderMerchantMax = 32;


export const getBonusHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getBonusHeaderXRequestIdMax = 64;


export const getBonusHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetBonusHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getBonusHeaderMerchantMax).regex(getBonusHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getBonusHeaderXRequestIdMax).regex(getBonusHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getBonusResponseValueBonusIdMax = 40;

export const getBonusResponseValueTitleMax = 80;

export const getBonusResponseValueSourceIdMax = 40;

export const getBonusResponseValueAmountMax = 25;


export const getBonusResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getBonusResponseValueBalanceMax = 25;


export const getBonusResponseValueBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getBonusResponseValueRequiredMax = 25;


export const getBonusResponseValueRequiredRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getBonusResponseValueCountedMax = 25;


export const getBonusResponseValueCountedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getBonusResponseValueRemainingMax = 25;


export const getBonusResponseValueRemainingRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getBonusResponseValueWageringMultipleMin = 0;
export const getBonusResponseValueWageringMultipleMax = 200;

export const getBonusResponseValueWageringDaysMax = 365;

export const getBonusResponseValueWageringMaxStakeOneMax = 25;


export const getBonusResponseValueWageringMaxStakeOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getBonusResponseValueWageringContributionsItemRateMin = 0;
export const getBonusResponseValueWageringContributionsItemRateMax = 10000;

export const getBonusResponseValueWageringContributionsMax = 20;

export const getBonusResponseValueGrantedAtMax = 30;

export const getBonusResponseValueEndsAtMax = 30;

export const getBonusResponseValueEndedAtMax = 30;

export const getBonusResponseValueConvertedOneMax = 25;


export const getBonusResponseValueConvertedOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const GetBonusResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "bonusId": zod.string().min(1).max(getBonusResponseValueBonusIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(getBonusResponseValueTitleMax).describe('What it was for.'),
  "source": zod.enum(['promotion', 'mission', 'raffle', 'referral', 'rank', 'points', 'operator']).describe('What a reward or bonus came from: a promotion, a mission, a raffle, an invited friend, the VIP rank, the point mall,\nan operator.\n'),
  "sourceId": zod.string().min(1).max(getBonusResponseValueSourceIdMax).nullable().describe('The promotion, mission or ticket, where there is one.'),
  "amount": zod.string().max(getBonusResponseValueAmountMax).regex(getBonusResponseValueAmountRegExp).describe('What was granted.'),
  "balance": zod.string().max(getBonusResponseValueBalanceMax).regex(getBonusResponseValueBalanceRegExp).describe('The bonus money of it that is left.'),
  "required": zod.string().max(getBonusResponseValueRequiredMax).regex(getBonusResponseValueRequiredRegExp).describe('What has to be staked in all.'),
  "counted": zod.string().max(getBonusResponseValueCountedMax).regex(getBonusResponseValueCountedRegExp).describe('What has counted so far, at most `required`.'),
  "remaining": zod.string().max(getBonusResponseValueRemainingMax).regex(getBonusResponseValueRemainingRegExp).describe('What is left to stake, `required` less `counted`.'),
  "wagering": zod.strictObject({
  "multiple": zod.int().min(getBonusResponseValueWageringMultipleMin).max(getBonusResponseValueWageringMultipleMax).describe('How many times the base.'),
  "base": zod.enum(['bonus', 'bonus_and_deposit']).describe('What is multiplied.'),
  "days": zod.int().min(1).max(getBonusResponseValueWageringDaysMax).describe('Days to do it in, from the grant on.'),
  "maxStake": zod.union([zod.string().max(getBonusResponseValueWageringMaxStakeOneMax).regex(getBonusResponseValueWageringMaxStakeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The largest stake that counts; a bet above it counts nothing.'),
  "contributions": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "rate": zod.int().min(getBonusResponseValueWageringContributionsItemRateMin).max(getBonusResponseValueWageringContributionsItemRateMax).describe('The share of the stake that counts, in basis points.')
}).describe('How much a stake in games of one category counts toward the wagering.')).max(getBonusResponseValueWageringContributionsMax).describe('The share by category. A category that is missing counts nothing.')
}).describe('What has to be staked before bonus money becomes cash.'),
  "state": zod.enum(['active', 'completed', 'expired', 'cancelled']).describe('`active -> completed | expired | cancelled`; nothing leaves the last three. `completed`: the wagering is done and\nwhat was left went to the main wallet. `expired`: its time ended first and what was left is forfeited. `cancelled`:\nthe member gave it up.\n'),
  "grantedAt": zod.iso.datetime({"offset":true}).max(getBonusResponseValueGrantedAtMax).describe('When it was granted; stakes before that do not count.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(getBonusResponseValueEndsAtMax).describe('Until when the wagering can be done.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(getBonusResponseValueEndedAtMax).nullable().describe('When it left `active`.'),
  "converted": zod.union([zod.string().max(getBonusResponseValueConvertedOneMax).regex(getBonusResponseValueConvertedOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What went to the main wallet when it was completed.')
}).describe('Bonus money that was granted, with its wagering.')
}).describe('The answer of `getBonus`.')

/**
 * The wagering ledger of a bonus of the member of the session: one entry for each bet that was settled while it was
 * active, the newest first, with how much of it counted and why not more. A correction of a settled bet is a new
 * entry with the difference, so that the entries always sum to `counted` of the bonus. A bonus of another member is
 * 404.
 * @summary List which bets counted toward a bonus
 */
export const listBonusWageringPathBonusIdMax = 40;


export const listBonusWageringPathBonusIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const ListBonusWageringParams = zod.object({
  "bonusId": zod.string().max(listBonusWageringPathBonusIdMax).regex(listBonusWageringPathBonusIdRegExp).describe('The bonus.')
})

export const listBonusWageringQueryPageNoDefault = 1;
export const listBonusWageringQueryPageNoMax = 100000;

export const listBonusWageringQueryPageSizeDefault = 42;
export const listBonusWageringQueryPageSizeMax = 100;



export const ListBonusWageringQueryParams = zod.object({
  "pageNo": zod.int().min(1).max(listBonusWageringQueryPageNoMax).default(listBonusWageringQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listBonusWageringQueryPageSizeMax).default(listBonusWageringQueryPageSizeDefault).describe('Entries on a page.')
})

export const listBonusWageringHeaderMerchantMax = 32;


export const listBonusWageringHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listBonusWageringHeaderXRequestIdMax = 64;


export const listBonusWageringHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListBonusWageringHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listBonusWageringHeaderMerchantMax).regex(listBonusWageringHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listBonusWageringHeaderXRequestIdMax).regex(listBonusWageringHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listBonusWageringResponseValueContentItemEntryIdMax = 40;

export const listBonusWageringResponseValueContentItemBetIdMax = 40;

export const listBonusWageringResponseValueContentItemGameNameMax = 120;

export const listBonusWageringResponseValueContentItemStakeMax = 25;


export const listBonusWageringResponseValueContentItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBonusWageringResponseValueContentItemRateMin = 0;
export const listBonusWageringResponseValueContentItemRateMax = 10000;

export const listBonusWageringResponseValueContentItemCountedMax = 25;


export const listBonusWageringResponseValueContentItemCountedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBonusWageringResponseValueContentItemCountedTotalMax = 25;


export const listBonusWageringResponseValueContentItemCountedTotalRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBonusWageringResponseValueContentItemAtMax = 30;

export const listBonusWageringResponseValueContentMax = 100;

export const listBonusWageringResponseValueTotalPagesMin = 0;
export const listBonusWageringResponseValueTotalPagesMax = 1000000;

export const listBonusWageringResponseValueTotalElementsMin = 0;
export const listBonusWageringResponseValueTotalElementsMax = 100000000;

export const listBonusWageringResponseValueTotalsStakeMax = 25;


export const listBonusWageringResponseValueTotalsStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBonusWageringResponseValueTotalsCountedMax = 25;


export const listBonusWageringResponseValueTotalsCountedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListBonusWageringResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "entryId": zod.string().min(1).max(listBonusWageringResponseValueContentItemEntryIdMax).describe('Its id.'),
  "betId": zod.string().min(1).max(listBonusWageringResponseValueContentItemBetIdMax).describe('The bet.'),
  "gameName": zod.string().min(1).max(listBonusWageringResponseValueContentItemGameNameMax).describe('The game.'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "stake": zod.string().max(listBonusWageringResponseValueContentItemStakeMax).regex(listBonusWageringResponseValueContentItemStakeRegExp).describe('The stake of the bet.'),
  "rate": zod.int().min(listBonusWageringResponseValueContentItemRateMin).max(listBonusWageringResponseValueContentItemRateMax).describe('The share that counted, in basis points.'),
  "counted": zod.string().max(listBonusWageringResponseValueContentItemCountedMax).regex(listBonusWageringResponseValueContentItemCountedRegExp).describe('What of the stake counted.'),
  "reason": zod.enum(['counted_in_full', 'counted_in_part', 'category_excluded', 'stake_too_high', 'opposing_bets', 'void_or_push', 'placed_before', 'placed_after', 'completed_before']).describe('Why a bet counted as it did: in full; in part, by the share of its category; not at all because its category does\nnot count, the stake was above the largest one, bets covered opposing outcomes of one draw or round, it was void or\na push, it was placed before the grant or after the end, or nothing was left to stake.\n'),
  "countedTotal": zod.string().max(listBonusWageringResponseValueContentItemCountedTotalMax).regex(listBonusWageringResponseValueContentItemCountedTotalRegExp).describe('What had counted in all after it.'),
  "at": zod.iso.datetime({"offset":true}).max(listBonusWageringResponseValueContentItemAtMax).describe('When the bet was settled, which is when it counts.')
}).describe('What one bet did for the wagering of a bonus. Bets that did not count have an entry too.')).max(listBonusWageringResponseValueContentMax).describe('The entries of the page, the newest first.'),
  "totalPages": zod.int().min(listBonusWageringResponseValueTotalPagesMin).max(listBonusWageringResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listBonusWageringResponseValueTotalElementsMin).max(listBonusWageringResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "stake": zod.string().max(listBonusWageringResponseValueTotalsStakeMax).regex(listBonusWageringResponseValueTotalsStakeRegExp).describe('Stakes.'),
  "counted": zod.string().max(listBonusWageringResponseValueTotalsCountedMax).regex(listBonusWageringResponseValueTotalsCountedRegExp).describe('What of them counted.')
}).describe('Sums over all pages of the ledger.')
}).describe('A page of the wagering ledger of a bonus.')
}).describe('The answer of `listBonusWagering`.')

/**
 * Cancels an active bonus of the member of the session: what is left of its bonus money is forfeited in one ledger
 * transaction, the main wallet is not touched, and its wagering no longer stands in the way of anything. It cannot
 * be undone; the portal asks first. A bonus that is no longer active is 409 `conflict`, one of another member 404.
 * The audit log gets an entry.
 * @summary Give up a bonus
 */
export const cancelBonusPathBonusIdMax = 40;


export const cancelBonusPathBonusIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const CancelBonusParams = zod.object({
  "bonusId": zod.string().max(cancelBonusPathBonusIdMax).regex(cancelBonusPathBonusIdRegExp).describe('The bonus.')
})

export const cancelBonusHeaderMerchantMax = 32;


export const cancelBonusHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const cancelBonusHeaderXRequestIdMax = 64;


export const cancelBonusHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const cancelBonusHeaderIdempotencyKeyMax = 64;


export const cancelBonusHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const CancelBonusHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(cancelBonusHeaderMerchantMax).regex(cancelBonusHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(cancelBonusHeaderXRequestIdMax).regex(cancelBonusHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(cancelBonusHeaderIdempotencyKeyMax).regex(cancelBonusHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const cancelBonusResponseValueBonusIdMax = 40;

export const cancelBonusResponseValueTitleMax = 80;

export const cancelBonusResponseValueSourceIdMax = 40;

export const cancelBonusResponseValueAmountMax = 25;


export const cancelBonusResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const cancelBonusResponseValueBalanceMax = 25;


export const cancelBonusResponseValueBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const cancelBonusResponseValueRequiredMax = 25;


export const cancelBonusResponseValueRequiredRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const cancelBonusResponseValueCountedMax = 25;


export const cancelBonusResponseValueCountedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const cancelBonusResponseValueRemainingMax = 25;


export const cancelBonusResponseValueRemainingRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const cancelBonusResponseValueWageringMultipleMin = 0;
export const cancelBonusResponseValueWageringMultipleMax = 200;

export const cancelBonusResponseValueWageringDaysMax = 365;

export const cancelBonusResponseValueWageringMaxStakeOneMax = 25;


export const cancelBonusResponseValueWageringMaxStakeOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const cancelBonusResponseValueWageringContributionsItemRateMin = 0;
export const cancelBonusResponseValueWageringContributionsItemRateMax = 10000;

export const cancelBonusResponseValueWageringContributionsMax = 20;

export const cancelBonusResponseValueGrantedAtMax = 30;

export const cancelBonusResponseValueEndsAtMax = 30;

export const cancelBonusResponseValueEndedAtMax = 30;

export const cancelBonusResponseValueConvertedOneMax = 25;


export const cancelBonusResponseValueConvertedOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const CancelBonusResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "bonusId": zod.string().min(1).max(cancelBonusResponseValueBonusIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(cancelBonusResponseValueTitleMax).describe('What it was for.'),
  "source": zod.enum(['promotion', 'mission', 'raffle', 'referral', 'rank', 'points', 'operator']).describe('What a reward or bonus came from: a promotion, a mission, a raffle, an invited friend, the VIP rank, the point mall,\nan operator.\n'),
  "sourceId": zod.string().min(1).max(cancelBonusResponseValueSourceIdMax).nullable().describe('The promotion, mission or ticket, where there is one.'),
  "amount": zod.string().max(cancelBonusResponseValueAmountMax).regex(cancelBonusResponseValueAmountRegExp).describe('What was granted.'),
  "balance": zod.string().max(cancelBonusResponseValueBalanceMax).regex(cancelBonusResponseValueBalanceRegExp).describe('The bonus money of it that is left.'),
  "required": zod.string().max(cancelBonusResponseValueRequiredMax).regex(cancelBonusResponseValueRequiredRegExp).describe('What has to be staked in all.'),
  "counted": zod.string().max(cancelBonusResponseValueCountedMax).regex(cancelBonusResponseValueCountedRegExp).describe('What has counted so far, at most `required`.'),
  "remaining": zod.string().max(cancelBonusResponseValueRemainingMax).regex(cancelBonusResponseValueRemainingRegExp).describe('What is left to stake, `required` less `counted`.'),
  "wagering": zod.strictObject({
  "multiple": zod.int().min(cancelBonusResponseValueWageringMultipleMin).max(cancelBonusResponseValueWageringMultipleMax).describe('How many times the base.'),
  "base": zod.enum(['bonus', 'bonus_and_deposit']).describe('What is multiplied.'),
  "days": zod.int().min(1).max(cancelBonusResponseValueWageringDaysMax).describe('Days to do it in, from the grant on.'),
  "maxStake": zod.union([zod.string().max(cancelBonusResponseValueWageringMaxStakeOneMax).regex(cancelBonusResponseValueWageringMaxStakeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The largest stake that counts; a bet above it counts nothing.'),
  "contributions": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "rate": zod.int().min(cancelBonusResponseValueWageringContributionsItemRateMin).max(cancelBonusResponseValueWageringContributionsItemRateMax).describe('The share of the stake that counts, in basis points.')
}).describe('How much a stake in games of one category counts toward the wagering.')).max(cancelBonusResponseValueWageringContributionsMax).describe('The share by category. A category that is missing counts nothing.')
}).describe('What has to be staked before bonus money becomes cash.'),
  "state": zod.enum(['active', 'completed', 'expired', 'cancelled']).describe('`active -> completed | expired | cancelled`; nothing leaves the last three. `completed`: the wagering is done and\nwhat was left went to the main wallet. `expired`: its time ended first and what was left is forfeited. `cancelled`:\nthe member gave it up.\n'),
  "grantedAt": zod.iso.datetime({"offset":true}).max(cancelBonusResponseValueGrantedAtMax).describe('When it was granted; stakes before that do not count.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(cancelBonusResponseValueEndsAtMax).describe('Until when the wagering can be done.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(cancelBonusResponseValueEndedAtMax).nullable().describe('When it left `active`.'),
  "converted": zod.union([zod.string().max(cancelBonusResponseValueConvertedOneMax).regex(cancelBonusResponseValueConvertedOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What went to the main wallet when it was completed.')
}).describe('Bonus money that was granted, with its wagering.')
}).describe('The answer of `cancelBonus`.')

/**
 * What the member of the session can claim, whatever it came from, the one that expires first at the head; with
 * `claimed` or `expired` the history in the range. A reward that was missed shows as `expired` from its moment on.
 * The totals run over all pages.
 * @summary List the rewards of the member
 */
export const listRewardsQueryFromMax = 30;

export const listRewardsQueryToMax = 30;

export const listRewardsQueryPageNoDefault = 1;
export const listRewardsQueryPageNoMax = 100000;

export const listRewardsQueryPageSizeDefault = 42;
export const listRewardsQueryPageSizeMax = 100;



export const ListRewardsQueryParams = zod.object({
  "state": zod.enum(['claimable', 'claimed', 'expired']).optional().describe('Rewards in this state.'),
  "from": zod.iso.datetime({"offset":true}).max(listRewardsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listRewardsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listRewardsQueryPageNoMax).default(listRewardsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listRewardsQueryPageSizeMax).default(listRewardsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listRewardsHeaderMerchantMax = 32;


export const listRewardsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listRewardsHeaderXRequestIdMax = 64;


export const listRewardsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListRewardsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listRewardsHeaderMerchantMax).regex(listRewardsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listRewardsHeaderXRequestIdMax).regex(listRewardsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listRewardsResponseValueContentItemRewardIdMax = 40;

export const listRewardsResponseValueContentItemTitleMax = 80;

export const listRewardsResponseValueContentItemSourceIdMax = 40;

export const listRewardsResponseValueContentItemRewardAmountOneMax = 25;


export const listRewardsResponseValueContentItemRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listRewardsResponseValueContentItemRewardRateMin = 0;
export const listRewardsResponseValueContentItemRewardRateMax = 100000;

export const listRewardsResponseValueContentItemRewardMaximumOneMax = 25;


export const listRewardsResponseValueContentItemRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listRewardsResponseValueContentItemRewardPointsMax = 1000000000;

export const listRewardsResponseValueContentItemRewardRoundsMax = 100000;

export const listRewardsResponseValueContentItemRewardNodeIdOneMax = 12;


export const listRewardsResponseValueContentItemRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');
export const listRewardsResponseValueContentItemRewardTextMax = 160;

export const listRewardsResponseValueContentItemWageringOneMultipleMin = 0;
export const listRewardsResponseValueContentItemWageringOneMultipleMax = 200;

export const listRewardsResponseValueContentItemWageringOneDaysMax = 365;

export const listRewardsResponseValueContentItemWageringOneMaxStakeOneMax = 25;


export const listRewardsResponseValueContentItemWageringOneMaxStakeOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listRewardsResponseValueContentItemWageringOneContributionsItemRateMin = 0;
export const listRewardsResponseValueContentItemWageringOneContributionsItemRateMax = 10000;

export const listRewardsResponseValueContentItemWageringOneContributionsMax = 20;

export const listRewardsResponseValueContentItemGrantedAtMax = 30;

export const listRewardsResponseValueContentItemExpiresAtMax = 30;

export const listRewardsResponseValueContentItemClaimedAtMax = 30;

export const listRewardsResponseValueContentMax = 100;

export const listRewardsResponseValueTotalPagesMin = 0;
export const listRewardsResponseValueTotalPagesMax = 1000000;

export const listRewardsResponseValueTotalElementsMin = 0;
export const listRewardsResponseValueTotalElementsMax = 100000000;

export const listRewardsResponseValueTotalsClaimableCountMin = 0;
export const listRewardsResponseValueTotalsClaimableCountMax = 100000;

export const listRewardsResponseValueTotalsClaimableCashMax = 25;


export const listRewardsResponseValueTotalsClaimableCashRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listRewardsResponseValueTotalsClaimableBonusMax = 25;


export const listRewardsResponseValueTotalsClaimableBonusRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListRewardsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "rewardId": zod.string().min(1).max(listRewardsResponseValueContentItemRewardIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(listRewardsResponseValueContentItemTitleMax).describe('What it is for.'),
  "source": zod.enum(['promotion', 'mission', 'raffle', 'referral', 'rank', 'points', 'operator']).describe('What a reward or bonus came from: a promotion, a mission, a raffle, an invited friend, the VIP rank, the point mall,\nan operator.\n'),
  "sourceId": zod.string().min(1).max(listRewardsResponseValueContentItemSourceIdMax).nullable().describe('The promotion, mission or ticket, where there is one.'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(listRewardsResponseValueContentItemRewardAmountOneMax).regex(listRewardsResponseValueContentItemRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash.'),
  "rate": zod.int().min(listRewardsResponseValueContentItemRewardRateMin).max(listRewardsResponseValueContentItemRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed.'),
  "maximum": zod.union([zod.string().max(listRewardsResponseValueContentItemRewardMaximumOneMax).regex(listRewardsResponseValueContentItemRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give.'),
  "points": zod.int().min(1).max(listRewardsResponseValueContentItemRewardPointsMax).nullable().describe('Points.'),
  "rounds": zod.int().min(1).max(listRewardsResponseValueContentItemRewardRoundsMax).nullable().describe('Free rounds.'),
  "nodeId": zod.union([zod.string().max(listRewardsResponseValueContentItemRewardNodeIdOneMax).regex(listRewardsResponseValueContentItemRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds.'),
  "text": zod.string().min(1).max(listRewardsResponseValueContentItemRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "wagering": zod.union([zod.strictObject({
  "multiple": zod.int().min(listRewardsResponseValueContentItemWageringOneMultipleMin).max(listRewardsResponseValueContentItemWageringOneMultipleMax).describe('How many times the base.'),
  "base": zod.enum(['bonus', 'bonus_and_deposit']).describe('What is multiplied.'),
  "days": zod.int().min(1).max(listRewardsResponseValueContentItemWageringOneDaysMax).describe('Days to do it in, from the grant on.'),
  "maxStake": zod.union([zod.string().max(listRewardsResponseValueContentItemWageringOneMaxStakeOneMax).regex(listRewardsResponseValueContentItemWageringOneMaxStakeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The largest stake that counts; a bet above it counts nothing.'),
  "contributions": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "rate": zod.int().min(listRewardsResponseValueContentItemWageringOneContributionsItemRateMin).max(listRewardsResponseValueContentItemWageringOneContributionsItemRateMax).describe('The share of the stake that counts, in basis points.')
}).describe('How much a stake in games of one category counts toward the wagering.')).max(listRewardsResponseValueContentItemWageringOneContributionsMax).describe('The share by category. A category that is missing counts nothing.')
}).describe('What has to be staked before bonus money becomes cash.'),zod.null()]).describe('What has to be staked before it can be withdrawn; null, and nothing.'),
  "state": zod.enum(['claimable', 'claimed', 'expired']).describe('`claimable -> claimed`, or `claimable -> expired` when its time ends.'),
  "grantedAt": zod.iso.datetime({"offset":true}).max(listRewardsResponseValueContentItemGrantedAtMax).describe('Since when it waits.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(listRewardsResponseValueContentItemExpiresAtMax).nullable().describe('Until when it can be claimed, null where it stays.'),
  "claimedAt": zod.iso.datetime({"offset":true}).max(listRewardsResponseValueContentItemClaimedAtMax).nullable().describe('When it was claimed.')
}).describe('A reward that the member can or could claim.')).max(listRewardsResponseValueContentMax).describe('The rewards of the page, the one that expires first first, claimed and expired ones last.'),
  "totalPages": zod.int().min(listRewardsResponseValueTotalPagesMin).max(listRewardsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listRewardsResponseValueTotalElementsMin).max(listRewardsResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "claimableCount": zod.int().min(listRewardsResponseValueTotalsClaimableCountMin).max(listRewardsResponseValueTotalsClaimableCountMax).describe('Rewards that can be claimed now.'),
  "claimableCash": zod.string().max(listRewardsResponseValueTotalsClaimableCashMax).regex(listRewardsResponseValueTotalsClaimableCashRegExp).describe('Cash among them.'),
  "claimableBonus": zod.string().max(listRewardsResponseValueTotalsClaimableBonusMax).regex(listRewardsResponseValueTotalsClaimableBonusRegExp).describe('Bonus money among them.')
}).describe('Sums over all pages of the list, of what is money.')
}).describe('A page of rewards.')
}).describe('The answer of `listRewards`.')

/**
 * Gives the member of the session the rewards, all of them in one transaction or none. Cash goes to the main wallet,
 * bonus money to the bonus balance with its wagering from then on, points to the points. Each is given once, however
 * many requests come at once. If one can no longer be claimed by the database's time, the answer is 422
 * `reward_unavailable` and none is given; one of another member is 404. The audit log gets an entry.
 * @summary Claim rewards
 */
export const claimRewardsHeaderMerchantMax = 32;


export const claimRewardsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const claimRewardsHeaderXRequestIdMax = 64;


export const claimRewardsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const claimRewardsHeaderIdempotencyKeyMax = 64;


export const claimRewardsHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const ClaimRewardsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(claimRewardsHeaderMerchantMax).regex(claimRewardsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(claimRewardsHeaderXRequestIdMax).regex(claimRewardsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(claimRewardsHeaderIdempotencyKeyMax).regex(claimRewardsHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const claimRewardsBodyRewardIdsItemMax = 40;

export const claimRewardsBodyRewardIdsMax = 100;



export const ClaimRewardsBody = zod.strictObject({
  "rewardIds": zod.array(zod.string().min(1).max(claimRewardsBodyRewardIdsItemMax)).min(1).max(claimRewardsBodyRewardIdsMax).describe('Their ids, each once.')
}).describe('The rewards that are claimed.')

export const claimRewardsResponseValueCreditsItemRewardIdMax = 40;

export const claimRewardsResponseValueCreditsItemRewardAmountOneMax = 25;


export const claimRewardsResponseValueCreditsItemRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const claimRewardsResponseValueCreditsItemRewardRateMin = 0;
export const claimRewardsResponseValueCreditsItemRewardRateMax = 100000;

export const claimRewardsResponseValueCreditsItemRewardMaximumOneMax = 25;


export const claimRewardsResponseValueCreditsItemRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const claimRewardsResponseValueCreditsItemRewardPointsMax = 1000000000;

export const claimRewardsResponseValueCreditsItemRewardRoundsMax = 100000;

export const claimRewardsResponseValueCreditsItemRewardNodeIdOneMax = 12;


export const claimRewardsResponseValueCreditsItemRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');
export const claimRewardsResponseValueCreditsItemRewardTextMax = 160;

export const claimRewardsResponseValueCreditsItemBonusIdMax = 40;

export const claimRewardsResponseValueCreditsItemCreditedAtMax = 30;

export const claimRewardsResponseValueCreditsMax = 100;



export const ClaimRewardsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "credits": zod.array(zod.strictObject({
  "rewardId": zod.string().min(1).max(claimRewardsResponseValueCreditsItemRewardIdMax).describe('The reward.'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(claimRewardsResponseValueCreditsItemRewardAmountOneMax).regex(claimRewardsResponseValueCreditsItemRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash.'),
  "rate": zod.int().min(claimRewardsResponseValueCreditsItemRewardRateMin).max(claimRewardsResponseValueCreditsItemRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed.'),
  "maximum": zod.union([zod.string().max(claimRewardsResponseValueCreditsItemRewardMaximumOneMax).regex(claimRewardsResponseValueCreditsItemRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give.'),
  "points": zod.int().min(1).max(claimRewardsResponseValueCreditsItemRewardPointsMax).nullable().describe('Points.'),
  "rounds": zod.int().min(1).max(claimRewardsResponseValueCreditsItemRewardRoundsMax).nullable().describe('Free rounds.'),
  "nodeId": zod.union([zod.string().max(claimRewardsResponseValueCreditsItemRewardNodeIdOneMax).regex(claimRewardsResponseValueCreditsItemRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds.'),
  "text": zod.string().min(1).max(claimRewardsResponseValueCreditsItemRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "target": zod.enum(['main_wallet', 'bonus_balance', 'points', 'free_rounds', 'delivery']).describe('Where it went.'),
  "bonusId": zod.string().min(1).max(claimRewardsResponseValueCreditsItemBonusIdMax).nullable().describe('The bonus that began with it, where it is bonus money.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(claimRewardsResponseValueCreditsItemCreditedAtMax).describe('When.')
}).describe('A reward that was given, and where it went.')).max(claimRewardsResponseValueCreditsMax).describe('One for each claimed reward, in the order of the request.')
}).describe('What was given.')
}).describe('The answer of `claimRewards`.')

/**
 * The code of the member of the session, the link that registers with it, the rule and its sums. The portal draws
 * the QR code. A reward goes to the main wallet by itself, once a day and friend. Where the switch
 * `info.promos.REFERRAL` is off, this and its lists are 404.
 * @summary Tell the referral link and what it brought
 */
export const getReferralHeaderMerchantMax = 32;


export const getReferralHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getReferralHeaderXRequestIdMax = 64;


export const getReferralHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetReferralHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getReferralHeaderMerchantMax).regex(getReferralHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getReferralHeaderXRequestIdMax).regex(getReferralHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getReferralResponseValueCodeMax = 40;

export const getReferralResponseValueLinkMax = 2048;

export const getReferralResponseValueQrCodeUrlMax = 2048;

export const getReferralResponseValueRateMin = 0;
export const getReferralResponseValueRateMax = 10000;

export const getReferralResponseValueRuleMax = 300;

export const getReferralResponseValueInviteesMin = 0;
export const getReferralResponseValueInviteesMax = 1000000;

export const getReferralResponseValueActiveInviteesMin = 0;
export const getReferralResponseValueActiveInviteesMax = 1000000;

export const getReferralResponseValueRewardTotalMax = 25;


export const getReferralResponseValueRewardTotalRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getReferralResponseValueRewardPendingMax = 25;


export const getReferralResponseValueRewardPendingRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const GetReferralResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "code": zod.string().min(1).max(getReferralResponseValueCodeMax).describe('The referral code of the member.'),
  "link": zod.url().max(getReferralResponseValueLinkMax).describe('The address that registers with it.'),
  "qrCodeUrl": zod.url().max(getReferralResponseValueQrCodeUrlMax).nullable().describe('What the QR code says, where that differs from `link`.'),
  "rate": zod.int().min(getReferralResponseValueRateMin).max(getReferralResponseValueRateMax).describe('The share of a friend\'s turnover that is the reward, in basis points.'),
  "rule": zod.string().min(1).max(getReferralResponseValueRuleMax).describe('The rule in words.'),
  "invitees": zod.int().min(getReferralResponseValueInviteesMin).max(getReferralResponseValueInviteesMax).describe('Friends who registered.'),
  "activeInvitees": zod.int().min(getReferralResponseValueActiveInviteesMin).max(getReferralResponseValueActiveInviteesMax).describe('Friends who staked in the last 30 days.'),
  "rewardTotal": zod.string().max(getReferralResponseValueRewardTotalMax).regex(getReferralResponseValueRewardTotalRegExp).describe('Rewards in all.'),
  "rewardPending": zod.string().max(getReferralResponseValueRewardPendingMax).regex(getReferralResponseValueRewardPendingRegExp).describe('Rewards of the running day, paid after its end.')
}).describe('How the member invites friends, and what it brought.')
}).describe('The answer of `getReferral`.')

/**
 * Who registered in the range with the code of the member of the session, the newest first. Names are masked by the
 * server: the member learns neither the account name nor anything that tells who it is. The totals run over all
 * pages.
 * @summary List the invited friends
 */
export const listInviteesQueryFromMax = 30;

export const listInviteesQueryToMax = 30;

export const listInviteesQueryPageNoDefault = 1;
export const listInviteesQueryPageNoMax = 100000;

export const listInviteesQueryPageSizeDefault = 42;
export const listInviteesQueryPageSizeMax = 100;



export const ListInviteesQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listInviteesQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listInviteesQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listInviteesQueryPageNoMax).default(listInviteesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listInviteesQueryPageSizeMax).default(listInviteesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listInviteesHeaderMerchantMax = 32;


export const listInviteesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listInviteesHeaderXRequestIdMax = 64;


export const listInviteesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListInviteesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listInviteesHeaderMerchantMax).regex(listInviteesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listInviteesHeaderXRequestIdMax).regex(listInviteesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listInviteesResponseValueContentItemAccountMax = 64;

export const listInviteesResponseValueContentItemRegisteredAtMax = 30;

export const listInviteesResponseValueContentItemTurnoverMax = 25;


export const listInviteesResponseValueContentItemTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listInviteesResponseValueContentItemRewardMax = 25;


export const listInviteesResponseValueContentItemRewardRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listInviteesResponseValueContentMax = 100;

export const listInviteesResponseValueTotalPagesMin = 0;
export const listInviteesResponseValueTotalPagesMax = 1000000;

export const listInviteesResponseValueTotalElementsMin = 0;
export const listInviteesResponseValueTotalElementsMax = 100000000;

export const listInviteesResponseValueTotalsTurnoverMax = 25;


export const listInviteesResponseValueTotalsTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listInviteesResponseValueTotalsRewardMax = 25;


export const listInviteesResponseValueTotalsRewardRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListInviteesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "account": zod.string().min(1).max(listInviteesResponseValueContentItemAccountMax).describe('The account name, masked.'),
  "registeredAt": zod.iso.datetime({"offset":true}).max(listInviteesResponseValueContentItemRegisteredAtMax).describe('When.'),
  "state": zod.enum(['registered', 'deposited', 'active']).describe('`registered -> deposited` with the first credited deposit, `-> active` with the first settled bet.'),
  "turnover": zod.string().max(listInviteesResponseValueContentItemTurnoverMax).regex(listInviteesResponseValueContentItemTurnoverRegExp).describe('The turnover that counted, in all.'),
  "reward": zod.string().max(listInviteesResponseValueContentItemRewardMax).regex(listInviteesResponseValueContentItemRewardRegExp).describe('What it brought, in all.')
}).describe('A friend who registered with the code.')).max(listInviteesResponseValueContentMax).describe('The friends of the page, the newest first.'),
  "totalPages": zod.int().min(listInviteesResponseValueTotalPagesMin).max(listInviteesResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listInviteesResponseValueTotalElementsMin).max(listInviteesResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "turnover": zod.string().max(listInviteesResponseValueTotalsTurnoverMax).regex(listInviteesResponseValueTotalsTurnoverRegExp).describe('Turnover.'),
  "reward": zod.string().max(listInviteesResponseValueTotalsRewardMax).regex(listInviteesResponseValueTotalsRewardRegExp).describe('Rewards.')
}).describe('Sums over all pages.')
}).describe('A page of invited friends.')
}).describe('The answer of `listInvitees`.')

/**
 * The rewards of the member of the session by day and friend, the newest first. Days follow the brand's time zone.
 * The totals run over all pages.
 * @summary List the rewards for invited friends
 */
export const listReferralRewardsQueryFromMax = 30;

export const listReferralRewardsQueryToMax = 30;

export const listReferralRewardsQueryPageNoDefault = 1;
export const listReferralRewardsQueryPageNoMax = 100000;

export const listReferralRewardsQueryPageSizeDefault = 42;
export const listReferralRewardsQueryPageSizeMax = 100;



export const ListReferralRewardsQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listReferralRewardsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listReferralRewardsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listReferralRewardsQueryPageNoMax).default(listReferralRewardsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listReferralRewardsQueryPageSizeMax).default(listReferralRewardsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listReferralRewardsHeaderMerchantMax = 32;


export const listReferralRewardsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listReferralRewardsHeaderXRequestIdMax = 64;


export const listReferralRewardsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListReferralRewardsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listReferralRewardsHeaderMerchantMax).regex(listReferralRewardsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listReferralRewardsHeaderXRequestIdMax).regex(listReferralRewardsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listReferralRewardsResponseValueContentItemReferralRewardIdMax = 40;

export const listReferralRewardsResponseValueContentItemAccountMax = 64;

export const listReferralRewardsResponseValueContentItemDayMax = 10;


export const listReferralRewardsResponseValueContentItemDayRegExp = new RegExp('^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
export const listReferralRewardsResponseValueContentItemTurnoverMax = 25;


export const listReferralRewardsResponseValueContentItemTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listReferralRewardsResponseValueContentItemRateMin = 0;
export const listReferralRewardsResponseValueContentItemRateMax = 10000;

export const listReferralRewardsResponseValueContentItemAmountMax = 25;


export const listReferralRewardsResponseValueContentItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listReferralRewardsResponseValueContentItemCreditedAtMax = 30;

export const listReferralRewardsResponseValueContentMax = 100;

export const listReferralRewardsResponseValueTotalPagesMin = 0;
export const listReferralRewardsResponseValueTotalPagesMax = 1000000;

export const listReferralRewardsResponseValueTotalElementsMin = 0;
export const listReferralRewardsResponseValueTotalElementsMax = 100000000;

export const listReferralRewardsResponseValueTotalsTurnoverMax = 25;


export const listReferralRewardsResponseValueTotalsTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listReferralRewardsResponseValueTotalsRewardMax = 25;


export const listReferralRewardsResponseValueTotalsRewardRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListReferralRewardsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "referralRewardId": zod.string().min(1).max(listReferralRewardsResponseValueContentItemReferralRewardIdMax).describe('Its id.'),
  "account": zod.string().min(1).max(listReferralRewardsResponseValueContentItemAccountMax).describe('The friend\'s account name, masked.'),
  "day": zod.string().max(listReferralRewardsResponseValueContentItemDayMax).regex(listReferralRewardsResponseValueContentItemDayRegExp).describe('The day, in the brand\'s time zone.'),
  "turnover": zod.string().max(listReferralRewardsResponseValueContentItemTurnoverMax).regex(listReferralRewardsResponseValueContentItemTurnoverRegExp).describe('The friend\'s turnover of the day.'),
  "rate": zod.int().min(listReferralRewardsResponseValueContentItemRateMin).max(listReferralRewardsResponseValueContentItemRateMax).describe('The share, in basis points.'),
  "amount": zod.string().max(listReferralRewardsResponseValueContentItemAmountMax).regex(listReferralRewardsResponseValueContentItemAmountRegExp).describe('The reward, rounded down.'),
  "state": zod.enum(['pending', 'credited']).describe('`pending -> credited` after the end of the day.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(listReferralRewardsResponseValueContentItemCreditedAtMax).nullable().describe('When it went to the main wallet.')
}).describe('The reward of one day for one friend.')).max(listReferralRewardsResponseValueContentMax).describe('The rewards of the page, the newest first.'),
  "totalPages": zod.int().min(listReferralRewardsResponseValueTotalPagesMin).max(listReferralRewardsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listReferralRewardsResponseValueTotalElementsMin).max(listReferralRewardsResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "turnover": zod.string().max(listReferralRewardsResponseValueTotalsTurnoverMax).regex(listReferralRewardsResponseValueTotalsTurnoverRegExp).describe('Turnover.'),
  "reward": zod.string().max(listReferralRewardsResponseValueTotalsRewardMax).regex(listReferralRewardsResponseValueTotalsRewardRegExp).describe('Rewards.')
}).describe('Sums over all pages.')
}).describe('A page of rewards for invited friends.')
}).describe('The answer of `listReferralRewards`.')

/**
 * The missions that run for the member of the session, with progress and reward, and those that ended in the last 7
 * days. `claimableCount` is the badge of the menu. Progress follows what has settled; it never falls by a bet, only
 * by its correction.
 * @summary Tell the missions of the member
 */
export const getMissionsSummaryHeaderMerchantMax = 32;


export const getMissionsSummaryHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getMissionsSummaryHeaderXRequestIdMax = 64;


export const getMissionsSummaryHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetMissionsSummaryHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getMissionsSummaryHeaderMerchantMax).regex(getMissionsSummaryHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getMissionsSummaryHeaderXRequestIdMax).regex(getMissionsSummaryHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getMissionsSummaryResponseValueClaimableCountMin = 0;
export const getMissionsSummaryResponseValueClaimableCountMax = 1000;

export const getMissionsSummaryResponseValueMissionsItemMissionIdMax = 40;

export const getMissionsSummaryResponseValueMissionsItemTitleMax = 80;

export const getMissionsSummaryResponseValueMissionsItemTargetMax = 25;


export const getMissionsSummaryResponseValueMissionsItemTargetRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{2,8})?$');
export const getMissionsSummaryResponseValueMissionsItemProgressMax = 25;


export const getMissionsSummaryResponseValueMissionsItemProgressRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{2,8})?$');
export const getMissionsSummaryResponseValueMissionsItemRewardAmountOneMax = 25;


export const getMissionsSummaryResponseValueMissionsItemRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getMissionsSummaryResponseValueMissionsItemRewardRateMin = 0;
export const getMissionsSummaryResponseValueMissionsItemRewardRateMax = 100000;

export const getMissionsSummaryResponseValueMissionsItemRewardMaximumOneMax = 25;


export const getMissionsSummaryResponseValueMissionsItemRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getMissionsSummaryResponseValueMissionsItemRewardPointsMax = 1000000000;

export const getMissionsSummaryResponseValueMissionsItemRewardRoundsMax = 100000;

export const getMissionsSummaryResponseValueMissionsItemRewardNodeIdOneMax = 12;


export const getMissionsSummaryResponseValueMissionsItemRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');
export const getMissionsSummaryResponseValueMissionsItemRewardTextMax = 160;

export const getMissionsSummaryResponseValueMissionsItemEndsAtMax = 30;

export const getMissionsSummaryResponseValueMissionsMax = 200;



export const GetMissionsSummaryResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "claimableCount": zod.int().min(getMissionsSummaryResponseValueClaimableCountMin).max(getMissionsSummaryResponseValueClaimableCountMax).describe('Missions whose reward waits, the badge of the menu.'),
  "missions": zod.array(zod.strictObject({
  "missionId": zod.string().min(1).max(getMissionsSummaryResponseValueMissionsItemMissionIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(getMissionsSummaryResponseValueMissionsItemTitleMax).describe('Its title.'),
  "kind": zod.enum(['login_days', 'deposit', 'turnover', 'bets', 'games', 'profile']).describe('What a mission counts: days with a login, deposits, turnover, settled bets, different games, filled-in parts of the\nprofile.\n'),
  "target": zod.string().max(getMissionsSummaryResponseValueMissionsItemTargetMax).regex(getMissionsSummaryResponseValueMissionsItemTargetRegExp).describe('A decimal string, an amount of money as `Money` for the kinds `deposit` and `turnover`, a whole number for the others.'),
  "progress": zod.string().max(getMissionsSummaryResponseValueMissionsItemProgressMax).regex(getMissionsSummaryResponseValueMissionsItemProgressRegExp).describe('A decimal string, an amount of money as `Money` for the kinds `deposit` and `turnover`, a whole number for the others.'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(getMissionsSummaryResponseValueMissionsItemRewardAmountOneMax).regex(getMissionsSummaryResponseValueMissionsItemRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash.'),
  "rate": zod.int().min(getMissionsSummaryResponseValueMissionsItemRewardRateMin).max(getMissionsSummaryResponseValueMissionsItemRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed.'),
  "maximum": zod.union([zod.string().max(getMissionsSummaryResponseValueMissionsItemRewardMaximumOneMax).regex(getMissionsSummaryResponseValueMissionsItemRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give.'),
  "points": zod.int().min(1).max(getMissionsSummaryResponseValueMissionsItemRewardPointsMax).nullable().describe('Points.'),
  "rounds": zod.int().min(1).max(getMissionsSummaryResponseValueMissionsItemRewardRoundsMax).nullable().describe('Free rounds.'),
  "nodeId": zod.union([zod.string().max(getMissionsSummaryResponseValueMissionsItemRewardNodeIdOneMax).regex(getMissionsSummaryResponseValueMissionsItemRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds.'),
  "text": zod.string().min(1).max(getMissionsSummaryResponseValueMissionsItemRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "state": zod.enum(['open', 'claimable', 'claimed', 'expired']).describe('`open -> claimable` when the target is reached, `claimable -> claimed`; `expired` from `open` or `claimable` when it\nends.\n'),
  "endsAt": zod.iso.datetime({"offset":true}).max(getMissionsSummaryResponseValueMissionsItemEndsAtMax).nullable().describe('When it ends, not included; null where it stays.')
}).describe('A mission of the member.')).max(getMissionsSummaryResponseValueMissionsMax).describe('Those that can be claimed first, then those that end first.')
}).describe('The missions of the member.')
}).describe('The answer of `getMissionsSummary`.')

/**
 * Gives the member of the session the reward of a completed mission: `claimable -> claimed`, in one transaction with
 * the credit, once however many requests come at once. A mission that is not completed, was claimed or has ended by
 * the database's time is 422 `reward_unavailable`. The audit log gets an entry.
 * @summary Claim the reward of a mission
 */
export const claimMissionHeaderMerchantMax = 32;


export const claimMissionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const claimMissionHeaderXRequestIdMax = 64;


export const claimMissionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const claimMissionHeaderIdempotencyKeyMax = 64;


export const claimMissionHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const ClaimMissionHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(claimMissionHeaderMerchantMax).regex(claimMissionHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(claimMissionHeaderXRequestIdMax).regex(claimMissionHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(claimMissionHeaderIdempotencyKeyMax).regex(claimMissionHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const claimMissionBodyMissionIdMax = 40;



export const ClaimMissionBody = zod.strictObject({
  "missionId": zod.string().min(1).max(claimMissionBodyMissionIdMax).describe('Its id.')
}).describe('The mission that is claimed.')

export const claimMissionResponseValueMissionMissionIdMax = 40;

export const claimMissionResponseValueMissionTitleMax = 80;

export const claimMissionResponseValueMissionTargetMax = 25;


export const claimMissionResponseValueMissionTargetRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{2,8})?$');
export const claimMissionResponseValueMissionProgressMax = 25;


export const claimMissionResponseValueMissionProgressRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{2,8})?$');
export const claimMissionResponseValueMissionRewardAmountOneMax = 25;


export const claimMissionResponseValueMissionRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const claimMissionResponseValueMissionRewardRateMin = 0;
export const claimMissionResponseValueMissionRewardRateMax = 100000;

export const claimMissionResponseValueMissionRewardMaximumOneMax = 25;


export const claimMissionResponseValueMissionRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const claimMissionResponseValueMissionRewardPointsMax = 1000000000;

export const claimMissionResponseValueMissionRewardRoundsMax = 100000;

export const claimMissionResponseValueMissionRewardNodeIdOneMax = 12;


export const claimMissionResponseValueMissionRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');
export const claimMissionResponseValueMissionRewardTextMax = 160;

export const claimMissionResponseValueMissionEndsAtMax = 30;

export const claimMissionResponseValueCreditRewardIdMax = 40;

export const claimMissionResponseValueCreditRewardAmountOneMax = 25;


export const claimMissionResponseValueCreditRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const claimMissionResponseValueCreditRewardRateMin = 0;
export const claimMissionResponseValueCreditRewardRateMax = 100000;

export const claimMissionResponseValueCreditRewardMaximumOneMax = 25;


export const claimMissionResponseValueCreditRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const claimMissionResponseValueCreditRewardPointsMax = 1000000000;

export const claimMissionResponseValueCreditRewardRoundsMax = 100000;

export const claimMissionResponseValueCreditRewardNodeIdOneMax = 12;


export const claimMissionResponseValueCreditRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');
export const claimMissionResponseValueCreditRewardTextMax = 160;

export const claimMissionResponseValueCreditBonusIdMax = 40;

export const claimMissionResponseValueCreditCreditedAtMax = 30;



export const ClaimMissionResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "mission": zod.strictObject({
  "missionId": zod.string().min(1).max(claimMissionResponseValueMissionMissionIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(claimMissionResponseValueMissionTitleMax).describe('Its title.'),
  "kind": zod.enum(['login_days', 'deposit', 'turnover', 'bets', 'games', 'profile']).describe('What a mission counts: days with a login, deposits, turnover, settled bets, different games, filled-in parts of the\nprofile.\n'),
  "target": zod.string().max(claimMissionResponseValueMissionTargetMax).regex(claimMissionResponseValueMissionTargetRegExp).describe('A decimal string, an amount of money as `Money` for the kinds `deposit` and `turnover`, a whole number for the others.'),
  "progress": zod.string().max(claimMissionResponseValueMissionProgressMax).regex(claimMissionResponseValueMissionProgressRegExp).describe('A decimal string, an amount of money as `Money` for the kinds `deposit` and `turnover`, a whole number for the others.'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(claimMissionResponseValueMissionRewardAmountOneMax).regex(claimMissionResponseValueMissionRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash.'),
  "rate": zod.int().min(claimMissionResponseValueMissionRewardRateMin).max(claimMissionResponseValueMissionRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed.'),
  "maximum": zod.union([zod.string().max(claimMissionResponseValueMissionRewardMaximumOneMax).regex(claimMissionResponseValueMissionRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give.'),
  "points": zod.int().min(1).max(claimMissionResponseValueMissionRewardPointsMax).nullable().describe('Points.'),
  "rounds": zod.int().min(1).max(claimMissionResponseValueMissionRewardRoundsMax).nullable().describe('Free rounds.'),
  "nodeId": zod.union([zod.string().max(claimMissionResponseValueMissionRewardNodeIdOneMax).regex(claimMissionResponseValueMissionRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds.'),
  "text": zod.string().min(1).max(claimMissionResponseValueMissionRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "state": zod.enum(['open', 'claimable', 'claimed', 'expired']).describe('`open -> claimable` when the target is reached, `claimable -> claimed`; `expired` from `open` or `claimable` when it\nends.\n'),
  "endsAt": zod.iso.datetime({"offset":true}).max(claimMissionResponseValueMissionEndsAtMax).nullable().describe('When it ends, not included; null where it stays.')
}).describe('A mission of the member.'),
  "credit": zod.strictObject({
  "rewardId": zod.string().min(1).max(claimMissionResponseValueCreditRewardIdMax).describe('The reward.'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(claimMissionResponseValueCreditRewardAmountOneMax).regex(claimMissionResponseValueCreditRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash.'),
  "rate": zod.int().min(claimMissionResponseValueCreditRewardRateMin).max(claimMissionResponseValueCreditRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed.'),
  "maximum": zod.union([zod.string().max(claimMissionResponseValueCreditRewardMaximumOneMax).regex(claimMissionResponseValueCreditRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give.'),
  "points": zod.int().min(1).max(claimMissionResponseValueCreditRewardPointsMax).nullable().describe('Points.'),
  "rounds": zod.int().min(1).max(claimMissionResponseValueCreditRewardRoundsMax).nullable().describe('Free rounds.'),
  "nodeId": zod.union([zod.string().max(claimMissionResponseValueCreditRewardNodeIdOneMax).regex(claimMissionResponseValueCreditRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds.'),
  "text": zod.string().min(1).max(claimMissionResponseValueCreditRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "target": zod.enum(['main_wallet', 'bonus_balance', 'points', 'free_rounds', 'delivery']).describe('Where it went.'),
  "bonusId": zod.string().min(1).max(claimMissionResponseValueCreditBonusIdMax).nullable().describe('The bonus that began with it, where it is bonus money.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(claimMissionResponseValueCreditCreditedAtMax).describe('When.')
}).describe('A reward that was given, and where it went.')
}).describe('A claimed mission.')
}).describe('The answer of `claimMission`.')

/**
 * The places of the running period (day, week or month in the brand's time zone) by missions completed; who reached
 * a score first stands first. Names are nicknames masked by the server. Trial accounts and members under
 * self-exclusion are not on it.
 * @summary List who completed most missions
 */
export const listMissionsLeaderboardQueryPeriodDefault = `week`;
export const listMissionsLeaderboardQueryPageNoDefault = 1;
export const listMissionsLeaderboardQueryPageNoMax = 100000;

export const listMissionsLeaderboardQueryPageSizeDefault = 42;
export const listMissionsLeaderboardQueryPageSizeMax = 100;



export const ListMissionsLeaderboardQueryParams = zod.object({
  "period": zod.enum(['day', 'week', 'month']).default(listMissionsLeaderboardQueryPeriodDefault).describe('The period.'),
  "pageNo": zod.int().min(1).max(listMissionsLeaderboardQueryPageNoMax).default(listMissionsLeaderboardQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listMissionsLeaderboardQueryPageSizeMax).default(listMissionsLeaderboardQueryPageSizeDefault).describe('Entries on a page.')
})

export const listMissionsLeaderboardHeaderMerchantMax = 32;


export const listMissionsLeaderboardHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listMissionsLeaderboardHeaderXRequestIdMax = 64;


export const listMissionsLeaderboardHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListMissionsLeaderboardHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listMissionsLeaderboardHeaderMerchantMax).regex(listMissionsLeaderboardHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listMissionsLeaderboardHeaderXRequestIdMax).regex(listMissionsLeaderboardHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listMissionsLeaderboardResponseValueContentItemRankMax = 100000000;

export const listMissionsLeaderboardResponseValueContentItemNicknameMax = 64;

export const listMissionsLeaderboardResponseValueContentItemScoreMin = 0;
export const listMissionsLeaderboardResponseValueContentItemScoreMax = 1000000000;

export const listMissionsLeaderboardResponseValueContentItemRewardOneAmountOneMax = 25;


export const listMissionsLeaderboardResponseValueContentItemRewardOneAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listMissionsLeaderboardResponseValueContentItemRewardOneRateMin = 0;
export const listMissionsLeaderboardResponseValueContentItemRewardOneRateMax = 100000;

export const listMissionsLeaderboardResponseValueContentItemRewardOneMaximumOneMax = 25;


export const listMissionsLeaderboardResponseValueContentItemRewardOneMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listMissionsLeaderboardResponseValueContentItemRewardOnePointsMax = 1000000000;

export const listMissionsLeaderboardResponseValueContentItemRewardOneRoundsMax = 100000;

export const listMissionsLeaderboardResponseValueContentItemRewardOneNodeIdOneMax = 12;


export const listMissionsLeaderboardResponseValueContentItemRewardOneNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');
export const listMissionsLeaderboardResponseValueContentItemRewardOneTextMax = 160;

export const listMissionsLeaderboardResponseValueContentMax = 100;

export const listMissionsLeaderboardResponseValueTotalPagesMin = 0;
export const listMissionsLeaderboardResponseValueTotalPagesMax = 1000000;

export const listMissionsLeaderboardResponseValueTotalElementsMin = 0;
export const listMissionsLeaderboardResponseValueTotalElementsMax = 100000000;

export const listMissionsLeaderboardResponseValueMeOneRankMax = 100000000;

export const listMissionsLeaderboardResponseValueMeOneNicknameMax = 64;

export const listMissionsLeaderboardResponseValueMeOneScoreMin = 0;
export const listMissionsLeaderboardResponseValueMeOneScoreMax = 1000000000;

export const listMissionsLeaderboardResponseValueMeOneRewardOneAmountOneMax = 25;


export const listMissionsLeaderboardResponseValueMeOneRewardOneAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listMissionsLeaderboardResponseValueMeOneRewardOneRateMin = 0;
export const listMissionsLeaderboardResponseValueMeOneRewardOneRateMax = 100000;

export const listMissionsLeaderboardResponseValueMeOneRewardOneMaximumOneMax = 25;


export const listMissionsLeaderboardResponseValueMeOneRewardOneMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listMissionsLeaderboardResponseValueMeOneRewardOnePointsMax = 1000000000;

export const listMissionsLeaderboardResponseValueMeOneRewardOneRoundsMax = 100000;

export const listMissionsLeaderboardResponseValueMeOneRewardOneNodeIdOneMax = 12;


export const listMissionsLeaderboardResponseValueMeOneRewardOneNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');
export const listMissionsLeaderboardResponseValueMeOneRewardOneTextMax = 160;

export const listMissionsLeaderboardResponseValueStartsAtMax = 30;

export const listMissionsLeaderboardResponseValueEndsAtMax = 30;

export const listMissionsLeaderboardResponseValueAsOfMax = 30;



export const ListMissionsLeaderboardResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "rank": zod.int().min(1).max(listMissionsLeaderboardResponseValueContentItemRankMax).describe('The place; equal scores share it.'),
  "nickname": zod.string().min(1).max(listMissionsLeaderboardResponseValueContentItemNicknameMax).describe('The name that others see, masked.'),
  "score": zod.int().min(listMissionsLeaderboardResponseValueContentItemScoreMin).max(listMissionsLeaderboardResponseValueContentItemScoreMax).describe('Missions completed in the period.'),
  "reward": zod.union([zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(listMissionsLeaderboardResponseValueContentItemRewardOneAmountOneMax).regex(listMissionsLeaderboardResponseValueContentItemRewardOneAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash.'),
  "rate": zod.int().min(listMissionsLeaderboardResponseValueContentItemRewardOneRateMin).max(listMissionsLeaderboardResponseValueContentItemRewardOneRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed.'),
  "maximum": zod.union([zod.string().max(listMissionsLeaderboardResponseValueContentItemRewardOneMaximumOneMax).regex(listMissionsLeaderboardResponseValueContentItemRewardOneMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give.'),
  "points": zod.int().min(1).max(listMissionsLeaderboardResponseValueContentItemRewardOnePointsMax).nullable().describe('Points.'),
  "rounds": zod.int().min(1).max(listMissionsLeaderboardResponseValueContentItemRewardOneRoundsMax).nullable().describe('Free rounds.'),
  "nodeId": zod.union([zod.string().max(listMissionsLeaderboardResponseValueContentItemRewardOneNodeIdOneMax).regex(listMissionsLeaderboardResponseValueContentItemRewardOneNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds.'),
  "text": zod.string().min(1).max(listMissionsLeaderboardResponseValueContentItemRewardOneTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),zod.null()]).describe('What the place gives at the end of the period, null where nothing.')
}).describe('A place on the leaderboard.')).max(listMissionsLeaderboardResponseValueContentMax).describe('The places of the page, the first first.'),
  "totalPages": zod.int().min(listMissionsLeaderboardResponseValueTotalPagesMin).max(listMissionsLeaderboardResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listMissionsLeaderboardResponseValueTotalElementsMin).max(listMissionsLeaderboardResponseValueTotalElementsMax).describe('Entries in all.'),
  "me": zod.union([zod.strictObject({
  "rank": zod.int().min(1).max(listMissionsLeaderboardResponseValueMeOneRankMax).describe('The place; equal scores share it.'),
  "nickname": zod.string().min(1).max(listMissionsLeaderboardResponseValueMeOneNicknameMax).describe('The name that others see, masked.'),
  "score": zod.int().min(listMissionsLeaderboardResponseValueMeOneScoreMin).max(listMissionsLeaderboardResponseValueMeOneScoreMax).describe('Missions completed in the period.'),
  "reward": zod.union([zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(listMissionsLeaderboardResponseValueMeOneRewardOneAmountOneMax).regex(listMissionsLeaderboardResponseValueMeOneRewardOneAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash.'),
  "rate": zod.int().min(listMissionsLeaderboardResponseValueMeOneRewardOneRateMin).max(listMissionsLeaderboardResponseValueMeOneRewardOneRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed.'),
  "maximum": zod.union([zod.string().max(listMissionsLeaderboardResponseValueMeOneRewardOneMaximumOneMax).regex(listMissionsLeaderboardResponseValueMeOneRewardOneMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give.'),
  "points": zod.int().min(1).max(listMissionsLeaderboardResponseValueMeOneRewardOnePointsMax).nullable().describe('Points.'),
  "rounds": zod.int().min(1).max(listMissionsLeaderboardResponseValueMeOneRewardOneRoundsMax).nullable().describe('Free rounds.'),
  "nodeId": zod.union([zod.string().max(listMissionsLeaderboardResponseValueMeOneRewardOneNodeIdOneMax).regex(listMissionsLeaderboardResponseValueMeOneRewardOneNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds.'),
  "text": zod.string().min(1).max(listMissionsLeaderboardResponseValueMeOneRewardOneTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),zod.null()]).describe('What the place gives at the end of the period, null where nothing.')
}).describe('A place on the leaderboard.'),zod.null()]).describe('The place of the member of the session, null where it has none yet.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(listMissionsLeaderboardResponseValueStartsAtMax).describe('When the period began.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(listMissionsLeaderboardResponseValueEndsAtMax).describe('When it ends, not included.'),
  "asOf": zod.iso.datetime({"offset":true}).max(listMissionsLeaderboardResponseValueAsOfMax).describe('The moment for which the places hold.')
}).describe('A page of the leaderboard.')
}).describe('The answer of `listMissionsLeaderboard`.')

