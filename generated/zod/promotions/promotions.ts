/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


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



export const ListPromotionsQueryParams = /*#__PURE__*/ zod.object({
  "category": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'other'])).check(/*#__PURE__*/ zod.describe('Promotions of this shelf only.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPromotionsQueryPageNoMax)), listPromotionsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPromotionsQueryPageSizeMax)), listPromotionsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listPromotionsHeaderMerchantMax = 32;


export const listPromotionsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listPromotionsHeaderXRequestIdMax = 64;


export const listPromotionsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListPromotionsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPromotionsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listPromotionsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPromotionsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listPromotionsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const ListPromotionsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPromotionsResponseValueContentItemIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "category": /*#__PURE__*/ zod.enum(['new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'other']).check(/*#__PURE__*/ zod.describe('What a promotion is about, and the shelf that it stands on.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPromotionsResponseValueContentItemTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPromotionsResponseValueContentItemSummaryMax)).check(/*#__PURE__*/ zod.describe('A sentence about it.')),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPromotionsResponseValueContentItemPictureMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listPromotionsResponseValueContentItemStartsAtMax)).check(/*#__PURE__*/ zod.describe('When it begins.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listPromotionsResponseValueContentItemEndsAtMax))).check(/*#__PURE__*/ zod.describe('When it ends, not included; null, and it stays until the brand ends it.')),
  "state": /*#__PURE__*/ zod.enum(['coming_soon', 'join', 'signed', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).check(/*#__PURE__*/ zod.describe('How a promotion stands for who asks: `coming_soon -> join -> signed | applying -> processing -> issued | rejected`,\nthen `issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.\n`coming_soon`: announced, not begun. `join`: open, nothing done yet. `signed`: joined, and its condition is open.\n`applying`: an application is filed and nobody has taken it up. `processing`: the condition is met or an operator\nchecks the application. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be\nclaimed, or a raffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for\n(a rebate goes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new\nround at `join`. A guest sees `coming_soon`, `join` and `closed` only.\n')),
  "applyMode": /*#__PURE__*/ zod.enum(['join', 'apply', 'claim', 'raffle', 'auto']).check(/*#__PURE__*/ zod.describe('What the member has to do: `join` press once, then meet the condition; `apply` file an application that an operator\ndecides; `claim` wait for a reward and claim it; `raffle` earn tickets and draw a prize with each; `auto` nothing.\n')),
  "reward": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).check(/*#__PURE__*/ zod.describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPromotionsResponseValueContentItemRewardAmountOneMax)).check(/*#__PURE__*/ zod.regex(listPromotionsResponseValueContentItemRewardAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('A fixed amount of bonus money or cash; null for any other reward.')),
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPromotionsResponseValueContentItemRewardRateMin)).check(/*#__PURE__*/ zod.lte(listPromotionsResponseValueContentItemRewardRateMax))).check(/*#__PURE__*/ zod.describe('In basis points, a share of what the text says, where the amount is not fixed; else null.')),
  "maximum": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPromotionsResponseValueContentItemRewardMaximumOneMax)).check(/*#__PURE__*/ zod.regex(listPromotionsResponseValueContentItemRewardMaximumOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The most that `rate` can give; null without a rate or a limit.')),
  "points": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPromotionsResponseValueContentItemRewardPointsMax))).check(/*#__PURE__*/ zod.describe('Points; null for any other reward.')),
  "rounds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPromotionsResponseValueContentItemRewardRoundsMax))).check(/*#__PURE__*/ zod.describe('Free rounds; null for any other reward.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPromotionsResponseValueContentItemRewardNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(listPromotionsResponseValueContentItemRewardNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game of the free rounds; null for any other reward.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPromotionsResponseValueContentItemRewardTextMax)).check(/*#__PURE__*/ zod.describe('All of it in words.'))
}).check(/*#__PURE__*/ zod.describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.')),
  "wagering": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPromotionsResponseValueContentItemWageringOneMultipleMin)).check(/*#__PURE__*/ zod.lte(listPromotionsResponseValueContentItemWageringOneMultipleMax)).check(/*#__PURE__*/ zod.describe('How many times the base.')),
  "base": /*#__PURE__*/ zod.enum(['bonus', 'bonus_and_deposit']).check(/*#__PURE__*/ zod.describe('What is multiplied.')),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPromotionsResponseValueContentItemWageringOneDaysMax)).check(/*#__PURE__*/ zod.describe('Days to do it in, from the grant on.')),
  "maxStake": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPromotionsResponseValueContentItemWageringOneMaxStakeOneMax)).check(/*#__PURE__*/ zod.regex(listPromotionsResponseValueContentItemWageringOneMaxStakeOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The largest stake that counts; a bet above it counts nothing; null where every stake does.')),
  "contributions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPromotionsResponseValueContentItemWageringOneContributionsItemRateMin)).check(/*#__PURE__*/ zod.lte(listPromotionsResponseValueContentItemWageringOneContributionsItemRateMax)).check(/*#__PURE__*/ zod.describe('The share of the stake that counts, in basis points.'))
}).check(/*#__PURE__*/ zod.describe('How much a stake in games of one category counts toward the wagering.'))).check(/*#__PURE__*/ zod.maxLength(listPromotionsResponseValueContentItemWageringOneContributionsMax)).check(/*#__PURE__*/ zod.describe('The share by category. A category that is missing counts nothing.'))
}).check(/*#__PURE__*/ zod.describe('What has to be staked before bonus money becomes cash.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What has to be staked before the reward can be withdrawn; null, and nothing.')),
  "minDeposit": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPromotionsResponseValueContentItemMinDepositOneMax)).check(/*#__PURE__*/ zod.regex(listPromotionsResponseValueContentItemMinDepositOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The deposit that it takes, null where it takes none.'))
}).check(/*#__PURE__*/ zod.describe('A promotion as a card of the list, in the language of the request.'))).check(/*#__PURE__*/ zod.maxLength(listPromotionsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The promotions of the page, those that can be joined or claimed first, then by their end.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPromotionsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listPromotionsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPromotionsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listPromotionsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.')),
  "counts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "category": /*#__PURE__*/ zod.enum(['new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'other']).check(/*#__PURE__*/ zod.describe('What a promotion is about, and the shelf that it stands on.')),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPromotionsResponseValueCountsItemCountMin)).check(/*#__PURE__*/ zod.lte(listPromotionsResponseValueCountsItemCountMax)).check(/*#__PURE__*/ zod.describe('Promotions in it, whatever the other filters.'))
}).check(/*#__PURE__*/ zod.describe('How many promotions stand on a shelf.'))).check(/*#__PURE__*/ zod.maxLength(listPromotionsResponseValueCountsMax)).check(/*#__PURE__*/ zod.describe('The shelves that have promotions, in the order of the page.'))
}).check(/*#__PURE__*/ zod.describe('A page of promotions.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listPromotions`.'))

/**
 * The whole of a promotion that anybody may see, in the language of the request, with the cost of its reward: the
 * wagering, the days, the largest stake and what each category counts. One for chosen members only, or that ended
 * longer than 7 days ago, is 404.
 * @summary Tell one promotion
 */
export const getPromotionQueryIdMax = 40;



export const GetPromotionQueryParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPromotionQueryIdMax)).check(/*#__PURE__*/ zod.describe('The promotion.'))
})

export const getPromotionHeaderMerchantMax = 32;


export const getPromotionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getPromotionHeaderXRequestIdMax = 64;


export const getPromotionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPromotionHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPromotionHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getPromotionHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPromotionHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getPromotionHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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


export const GetPromotionResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPromotionResponseValueIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "category": /*#__PURE__*/ zod.enum(['new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'other']).check(/*#__PURE__*/ zod.describe('What a promotion is about, and the shelf that it stands on.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPromotionResponseValueTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPromotionResponseValueSummaryMax)).check(/*#__PURE__*/ zod.describe('A sentence about it.')),
  "html": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPromotionResponseValueHtmlMax)).check(/*#__PURE__*/ zod.describe('The whole text and its small print as HTML, cleaned by the server when it is stored and by the portal again before it is shown.')),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPromotionResponseValuePictureMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPromotionResponseValueStartsAtMax)).check(/*#__PURE__*/ zod.describe('When it begins.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPromotionResponseValueEndsAtMax))).check(/*#__PURE__*/ zod.describe('When it ends, not included; null, and it stays until the brand ends it.')),
  "state": /*#__PURE__*/ zod.enum(['coming_soon', 'join', 'signed', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).check(/*#__PURE__*/ zod.describe('How a promotion stands for who asks: `coming_soon -> join -> signed | applying -> processing -> issued | rejected`,\nthen `issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.\n`coming_soon`: announced, not begun. `join`: open, nothing done yet. `signed`: joined, and its condition is open.\n`applying`: an application is filed and nobody has taken it up. `processing`: the condition is met or an operator\nchecks the application. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be\nclaimed, or a raffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for\n(a rebate goes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new\nround at `join`. A guest sees `coming_soon`, `join` and `closed` only.\n')),
  "applyMode": /*#__PURE__*/ zod.enum(['join', 'apply', 'claim', 'raffle', 'auto']).check(/*#__PURE__*/ zod.describe('What the member has to do: `join` press once, then meet the condition; `apply` file an application that an operator\ndecides; `claim` wait for a reward and claim it; `raffle` earn tickets and draw a prize with each; `auto` nothing.\n')),
  "reward": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).check(/*#__PURE__*/ zod.describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPromotionResponseValueRewardAmountOneMax)).check(/*#__PURE__*/ zod.regex(getPromotionResponseValueRewardAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('A fixed amount of bonus money or cash; null for any other reward.')),
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPromotionResponseValueRewardRateMin)).check(/*#__PURE__*/ zod.lte(getPromotionResponseValueRewardRateMax))).check(/*#__PURE__*/ zod.describe('In basis points, a share of what the text says, where the amount is not fixed; else null.')),
  "maximum": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPromotionResponseValueRewardMaximumOneMax)).check(/*#__PURE__*/ zod.regex(getPromotionResponseValueRewardMaximumOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The most that `rate` can give; null without a rate or a limit.')),
  "points": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPromotionResponseValueRewardPointsMax))).check(/*#__PURE__*/ zod.describe('Points; null for any other reward.')),
  "rounds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPromotionResponseValueRewardRoundsMax))).check(/*#__PURE__*/ zod.describe('Free rounds; null for any other reward.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPromotionResponseValueRewardNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(getPromotionResponseValueRewardNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game of the free rounds; null for any other reward.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPromotionResponseValueRewardTextMax)).check(/*#__PURE__*/ zod.describe('All of it in words.'))
}).check(/*#__PURE__*/ zod.describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.')),
  "wagering": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPromotionResponseValueWageringOneMultipleMin)).check(/*#__PURE__*/ zod.lte(getPromotionResponseValueWageringOneMultipleMax)).check(/*#__PURE__*/ zod.describe('How many times the base.')),
  "base": /*#__PURE__*/ zod.enum(['bonus', 'bonus_and_deposit']).check(/*#__PURE__*/ zod.describe('What is multiplied.')),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPromotionResponseValueWageringOneDaysMax)).check(/*#__PURE__*/ zod.describe('Days to do it in, from the grant on.')),
  "maxStake": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPromotionResponseValueWageringOneMaxStakeOneMax)).check(/*#__PURE__*/ zod.regex(getPromotionResponseValueWageringOneMaxStakeOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The largest stake that counts; a bet above it counts nothing; null where every stake does.')),
  "contributions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPromotionResponseValueWageringOneContributionsItemRateMin)).check(/*#__PURE__*/ zod.lte(getPromotionResponseValueWageringOneContributionsItemRateMax)).check(/*#__PURE__*/ zod.describe('The share of the stake that counts, in basis points.'))
}).check(/*#__PURE__*/ zod.describe('How much a stake in games of one category counts toward the wagering.'))).check(/*#__PURE__*/ zod.maxLength(getPromotionResponseValueWageringOneContributionsMax)).check(/*#__PURE__*/ zod.describe('The share by category. A category that is missing counts nothing.'))
}).check(/*#__PURE__*/ zod.describe('What has to be staked before bonus money becomes cash.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What has to be staked before the reward can be withdrawn; null, and nothing.')),
  "minDeposit": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPromotionResponseValueMinDepositOneMax)).check(/*#__PURE__*/ zod.regex(getPromotionResponseValueMinDepositOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The deposit that it takes, null where it takes none.'))
}).check(/*#__PURE__*/ zod.describe('A promotion, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getPromotion`.'))

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



export const ListMemberPromotionsQueryParams = /*#__PURE__*/ zod.object({
  "category": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'other'])).check(/*#__PURE__*/ zod.describe('Promotions of this shelf only.')),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['coming_soon', 'join', 'signed', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed'])).check(/*#__PURE__*/ zod.describe('Promotions in this state only.')),
  "participation": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['all', 'mine']), listMemberPromotionsQueryParticipationDefault).check(/*#__PURE__*/ zod.describe('All promotions, or those only that the member takes part in.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMemberPromotionsQueryPageNoMax)), listMemberPromotionsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMemberPromotionsQueryPageSizeMax)), listMemberPromotionsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listMemberPromotionsHeaderMerchantMax = 32;


export const listMemberPromotionsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listMemberPromotionsHeaderXRequestIdMax = 64;


export const listMemberPromotionsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListMemberPromotionsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listMemberPromotionsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listMemberPromotionsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
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



export const ListMemberPromotionsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "promotion": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemPromotionIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "category": /*#__PURE__*/ zod.enum(['new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'other']).check(/*#__PURE__*/ zod.describe('What a promotion is about, and the shelf that it stands on.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemPromotionTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemPromotionSummaryMax)).check(/*#__PURE__*/ zod.describe('A sentence about it.')),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemPromotionPictureMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemPromotionStartsAtMax)).check(/*#__PURE__*/ zod.describe('When it begins.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemPromotionEndsAtMax))).check(/*#__PURE__*/ zod.describe('When it ends, not included; null, and it stays until the brand ends it.')),
  "state": /*#__PURE__*/ zod.enum(['coming_soon', 'join', 'signed', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).check(/*#__PURE__*/ zod.describe('How a promotion stands for who asks: `coming_soon -> join -> signed | applying -> processing -> issued | rejected`,\nthen `issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.\n`coming_soon`: announced, not begun. `join`: open, nothing done yet. `signed`: joined, and its condition is open.\n`applying`: an application is filed and nobody has taken it up. `processing`: the condition is met or an operator\nchecks the application. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be\nclaimed, or a raffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for\n(a rebate goes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new\nround at `join`. A guest sees `coming_soon`, `join` and `closed` only.\n')),
  "applyMode": /*#__PURE__*/ zod.enum(['join', 'apply', 'claim', 'raffle', 'auto']).check(/*#__PURE__*/ zod.describe('What the member has to do: `join` press once, then meet the condition; `apply` file an application that an operator\ndecides; `claim` wait for a reward and claim it; `raffle` earn tickets and draw a prize with each; `auto` nothing.\n')),
  "reward": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).check(/*#__PURE__*/ zod.describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemPromotionRewardAmountOneMax)).check(/*#__PURE__*/ zod.regex(listMemberPromotionsResponseValueContentItemPromotionRewardAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('A fixed amount of bonus money or cash; null for any other reward.')),
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMemberPromotionsResponseValueContentItemPromotionRewardRateMin)).check(/*#__PURE__*/ zod.lte(listMemberPromotionsResponseValueContentItemPromotionRewardRateMax))).check(/*#__PURE__*/ zod.describe('In basis points, a share of what the text says, where the amount is not fixed; else null.')),
  "maximum": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemPromotionRewardMaximumOneMax)).check(/*#__PURE__*/ zod.regex(listMemberPromotionsResponseValueContentItemPromotionRewardMaximumOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The most that `rate` can give; null without a rate or a limit.')),
  "points": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMemberPromotionsResponseValueContentItemPromotionRewardPointsMax))).check(/*#__PURE__*/ zod.describe('Points; null for any other reward.')),
  "rounds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMemberPromotionsResponseValueContentItemPromotionRewardRoundsMax))).check(/*#__PURE__*/ zod.describe('Free rounds; null for any other reward.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemPromotionRewardNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(listMemberPromotionsResponseValueContentItemPromotionRewardNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game of the free rounds; null for any other reward.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemPromotionRewardTextMax)).check(/*#__PURE__*/ zod.describe('All of it in words.'))
}).check(/*#__PURE__*/ zod.describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.')),
  "wagering": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMemberPromotionsResponseValueContentItemPromotionWageringOneMultipleMin)).check(/*#__PURE__*/ zod.lte(listMemberPromotionsResponseValueContentItemPromotionWageringOneMultipleMax)).check(/*#__PURE__*/ zod.describe('How many times the base.')),
  "base": /*#__PURE__*/ zod.enum(['bonus', 'bonus_and_deposit']).check(/*#__PURE__*/ zod.describe('What is multiplied.')),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMemberPromotionsResponseValueContentItemPromotionWageringOneDaysMax)).check(/*#__PURE__*/ zod.describe('Days to do it in, from the grant on.')),
  "maxStake": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemPromotionWageringOneMaxStakeOneMax)).check(/*#__PURE__*/ zod.regex(listMemberPromotionsResponseValueContentItemPromotionWageringOneMaxStakeOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The largest stake that counts; a bet above it counts nothing; null where every stake does.')),
  "contributions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMemberPromotionsResponseValueContentItemPromotionWageringOneContributionsItemRateMin)).check(/*#__PURE__*/ zod.lte(listMemberPromotionsResponseValueContentItemPromotionWageringOneContributionsItemRateMax)).check(/*#__PURE__*/ zod.describe('The share of the stake that counts, in basis points.'))
}).check(/*#__PURE__*/ zod.describe('How much a stake in games of one category counts toward the wagering.'))).check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemPromotionWageringOneContributionsMax)).check(/*#__PURE__*/ zod.describe('The share by category. A category that is missing counts nothing.'))
}).check(/*#__PURE__*/ zod.describe('What has to be staked before bonus money becomes cash.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What has to be staked before the reward can be withdrawn; null, and nothing.')),
  "minDeposit": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemPromotionMinDepositOneMax)).check(/*#__PURE__*/ zod.regex(listMemberPromotionsResponseValueContentItemPromotionMinDepositOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The deposit that it takes, null where it takes none.'))
}).check(/*#__PURE__*/ zod.describe('A promotion as a card of the list, in the language of the request.')),
  "participation": /*#__PURE__*/ zod.object({
  "promotionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemParticipationPromotionIdMax)).check(/*#__PURE__*/ zod.describe('The promotion.')),
  "state": /*#__PURE__*/ zod.enum(['coming_soon', 'join', 'signed', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).check(/*#__PURE__*/ zod.describe('How a promotion stands for who asks: `coming_soon -> join -> signed | applying -> processing -> issued | rejected`,\nthen `issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.\n`coming_soon`: announced, not begun. `join`: open, nothing done yet. `signed`: joined, and its condition is open.\n`applying`: an application is filed and nobody has taken it up. `processing`: the condition is met or an operator\nchecks the application. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be\nclaimed, or a raffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for\n(a rebate goes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new\nround at `join`. A guest sees `coming_soon`, `join` and `closed` only.\n')),
  "changedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemParticipationChangedAtMax))).check(/*#__PURE__*/ zod.describe('When this state began for the member, null where the member did nothing.')),
  "eligible": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the member may join or apply now.')),
  "ineligibleReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemParticipationIneligibleReasonMax))).check(/*#__PURE__*/ zod.describe('Why not, in words; null where the member may.')),
  "joinedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemParticipationJoinedAtMax))).check(/*#__PURE__*/ zod.describe('When the member joined; null where it has not.')),
  "progress": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['deposit', 'turnover']).check(/*#__PURE__*/ zod.describe('What is counted.')),
  "target": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemParticipationProgressOneTargetMax)).check(/*#__PURE__*/ zod.regex(listMemberPromotionsResponseValueContentItemParticipationProgressOneTargetRegExp)).check(/*#__PURE__*/ zod.describe('What it takes.')),
  "progress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemParticipationProgressOneProgressMax)).check(/*#__PURE__*/ zod.regex(listMemberPromotionsResponseValueContentItemParticipationProgressOneProgressRegExp)).check(/*#__PURE__*/ zod.describe('What there is so far.'))
}).check(/*#__PURE__*/ zod.describe('How far the condition of a joined promotion is met.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The condition, where there is one and the member has joined; else null.')),
  "application": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "applicationId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemParticipationApplicationOneApplicationIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "promotionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemParticipationApplicationOnePromotionIdMax)).check(/*#__PURE__*/ zod.describe('The promotion.')),
  "state": /*#__PURE__*/ zod.enum(['applying', 'processing', 'issued', 'rejected']).check(/*#__PURE__*/ zod.describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n')),
  "remark": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemParticipationApplicationOneRemarkMax)).check(/*#__PURE__*/ zod.describe('What the member wrote.')),
  "imageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMemberPromotionsResponseValueContentItemParticipationApplicationOneImageCountMax)).check(/*#__PURE__*/ zod.describe('Pictures that came with it.')),
  "filedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemParticipationApplicationOneFiledAtMax)).check(/*#__PURE__*/ zod.describe('When it was filed.')),
  "decidedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemParticipationApplicationOneDecidedAtMax))).check(/*#__PURE__*/ zod.describe('When it was decided; null until then.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemParticipationApplicationOneReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected, for the member; null unless it was.'))
}).check(/*#__PURE__*/ zod.describe('An application of the member for a promotion.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The latest application, where the mode is `apply`; else null.')),
  "rewardId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemParticipationRewardIdMax))).check(/*#__PURE__*/ zod.describe('The reward that waits or was claimed. The reward centre lists the same reward. Null where there is none.')),
  "claimAmount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemParticipationClaimAmountOneMax)).check(/*#__PURE__*/ zod.regex(listMemberPromotionsResponseValueContentItemParticipationClaimAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What waits to be claimed, where it is money; else null.')),
  "claimUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemParticipationClaimUntilMax))).check(/*#__PURE__*/ zod.describe('Until when it waits; null where nothing does or no time is set.')),
  "bonusId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentItemParticipationBonusIdMax))).check(/*#__PURE__*/ zod.describe('The bonus that came of it; null where none did.')),
  "openTickets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMemberPromotionsResponseValueContentItemParticipationOpenTicketsMin)).check(/*#__PURE__*/ zod.lte(listMemberPromotionsResponseValueContentItemParticipationOpenTicketsMax)).check(/*#__PURE__*/ zod.describe('Tickets not drawn yet, where the mode is `raffle`.'))
}).check(/*#__PURE__*/ zod.describe('How the member of the session stands with a promotion.'))
}).check(/*#__PURE__*/ zod.describe('A promotion as a card, with how the member stands.'))).check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The promotions of the page, those with a reward to claim first, then those that can be joined, then by their end.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMemberPromotionsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listMemberPromotionsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMemberPromotionsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listMemberPromotionsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.')),
  "counts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "category": /*#__PURE__*/ zod.enum(['new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'other']).check(/*#__PURE__*/ zod.describe('What a promotion is about, and the shelf that it stands on.')),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMemberPromotionsResponseValueCountsItemCountMin)).check(/*#__PURE__*/ zod.lte(listMemberPromotionsResponseValueCountsItemCountMax)).check(/*#__PURE__*/ zod.describe('Promotions in it, whatever the other filters.'))
}).check(/*#__PURE__*/ zod.describe('How many promotions stand on a shelf.'))).check(/*#__PURE__*/ zod.maxLength(listMemberPromotionsResponseValueCountsMax)).check(/*#__PURE__*/ zod.describe('The shelves that have promotions, in the order of the page.')),
  "mine": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMemberPromotionsResponseValueMineMin)).check(/*#__PURE__*/ zod.lte(listMemberPromotionsResponseValueMineMax)).check(/*#__PURE__*/ zod.describe('Promotions that the member takes part in, whatever the filters.'))
}).check(/*#__PURE__*/ zod.describe('A page of promotions with how the member stands.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listMemberPromotions`.'))

/**
 * The whole of a promotion with how the member of the session stands: why joining is not possible, the progress of
 * its condition, the latest application and its decision, what waits to be claimed. One that is not for this member
 * is 404.
 * @summary Tell one promotion as it stands for the member
 */
export const getMemberPromotionQueryIdMax = 40;



export const GetMemberPromotionQueryParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberPromotionQueryIdMax)).check(/*#__PURE__*/ zod.describe('The promotion.'))
})

export const getMemberPromotionHeaderMerchantMax = 32;


export const getMemberPromotionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getMemberPromotionHeaderXRequestIdMax = 64;


export const getMemberPromotionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetMemberPromotionHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberPromotionHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getMemberPromotionHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberPromotionHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getMemberPromotionHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
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



export const GetMemberPromotionResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "promotion": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValuePromotionIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "category": /*#__PURE__*/ zod.enum(['new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'other']).check(/*#__PURE__*/ zod.describe('What a promotion is about, and the shelf that it stands on.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValuePromotionTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValuePromotionSummaryMax)).check(/*#__PURE__*/ zod.describe('A sentence about it.')),
  "html": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValuePromotionHtmlMax)).check(/*#__PURE__*/ zod.describe('The whole text and its small print as HTML, cleaned by the server when it is stored and by the portal again before it is shown.')),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValuePromotionPictureMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValuePromotionStartsAtMax)).check(/*#__PURE__*/ zod.describe('When it begins.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValuePromotionEndsAtMax))).check(/*#__PURE__*/ zod.describe('When it ends, not included; null, and it stays until the brand ends it.')),
  "state": /*#__PURE__*/ zod.enum(['coming_soon', 'join', 'signed', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).check(/*#__PURE__*/ zod.describe('How a promotion stands for who asks: `coming_soon -> join -> signed | applying -> processing -> issued | rejected`,\nthen `issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.\n`coming_soon`: announced, not begun. `join`: open, nothing done yet. `signed`: joined, and its condition is open.\n`applying`: an application is filed and nobody has taken it up. `processing`: the condition is met or an operator\nchecks the application. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be\nclaimed, or a raffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for\n(a rebate goes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new\nround at `join`. A guest sees `coming_soon`, `join` and `closed` only.\n')),
  "applyMode": /*#__PURE__*/ zod.enum(['join', 'apply', 'claim', 'raffle', 'auto']).check(/*#__PURE__*/ zod.describe('What the member has to do: `join` press once, then meet the condition; `apply` file an application that an operator\ndecides; `claim` wait for a reward and claim it; `raffle` earn tickets and draw a prize with each; `auto` nothing.\n')),
  "reward": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).check(/*#__PURE__*/ zod.describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValuePromotionRewardAmountOneMax)).check(/*#__PURE__*/ zod.regex(getMemberPromotionResponseValuePromotionRewardAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('A fixed amount of bonus money or cash; null for any other reward.')),
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getMemberPromotionResponseValuePromotionRewardRateMin)).check(/*#__PURE__*/ zod.lte(getMemberPromotionResponseValuePromotionRewardRateMax))).check(/*#__PURE__*/ zod.describe('In basis points, a share of what the text says, where the amount is not fixed; else null.')),
  "maximum": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValuePromotionRewardMaximumOneMax)).check(/*#__PURE__*/ zod.regex(getMemberPromotionResponseValuePromotionRewardMaximumOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The most that `rate` can give; null without a rate or a limit.')),
  "points": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getMemberPromotionResponseValuePromotionRewardPointsMax))).check(/*#__PURE__*/ zod.describe('Points; null for any other reward.')),
  "rounds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getMemberPromotionResponseValuePromotionRewardRoundsMax))).check(/*#__PURE__*/ zod.describe('Free rounds; null for any other reward.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValuePromotionRewardNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(getMemberPromotionResponseValuePromotionRewardNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game of the free rounds; null for any other reward.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValuePromotionRewardTextMax)).check(/*#__PURE__*/ zod.describe('All of it in words.'))
}).check(/*#__PURE__*/ zod.describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.')),
  "wagering": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getMemberPromotionResponseValuePromotionWageringOneMultipleMin)).check(/*#__PURE__*/ zod.lte(getMemberPromotionResponseValuePromotionWageringOneMultipleMax)).check(/*#__PURE__*/ zod.describe('How many times the base.')),
  "base": /*#__PURE__*/ zod.enum(['bonus', 'bonus_and_deposit']).check(/*#__PURE__*/ zod.describe('What is multiplied.')),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getMemberPromotionResponseValuePromotionWageringOneDaysMax)).check(/*#__PURE__*/ zod.describe('Days to do it in, from the grant on.')),
  "maxStake": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValuePromotionWageringOneMaxStakeOneMax)).check(/*#__PURE__*/ zod.regex(getMemberPromotionResponseValuePromotionWageringOneMaxStakeOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The largest stake that counts; a bet above it counts nothing; null where every stake does.')),
  "contributions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getMemberPromotionResponseValuePromotionWageringOneContributionsItemRateMin)).check(/*#__PURE__*/ zod.lte(getMemberPromotionResponseValuePromotionWageringOneContributionsItemRateMax)).check(/*#__PURE__*/ zod.describe('The share of the stake that counts, in basis points.'))
}).check(/*#__PURE__*/ zod.describe('How much a stake in games of one category counts toward the wagering.'))).check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValuePromotionWageringOneContributionsMax)).check(/*#__PURE__*/ zod.describe('The share by category. A category that is missing counts nothing.'))
}).check(/*#__PURE__*/ zod.describe('What has to be staked before bonus money becomes cash.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What has to be staked before the reward can be withdrawn; null, and nothing.')),
  "minDeposit": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValuePromotionMinDepositOneMax)).check(/*#__PURE__*/ zod.regex(getMemberPromotionResponseValuePromotionMinDepositOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The deposit that it takes, null where it takes none.'))
}).check(/*#__PURE__*/ zod.describe('A promotion, in the language of the request.')),
  "participation": /*#__PURE__*/ zod.object({
  "promotionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValueParticipationPromotionIdMax)).check(/*#__PURE__*/ zod.describe('The promotion.')),
  "state": /*#__PURE__*/ zod.enum(['coming_soon', 'join', 'signed', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).check(/*#__PURE__*/ zod.describe('How a promotion stands for who asks: `coming_soon -> join -> signed | applying -> processing -> issued | rejected`,\nthen `issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.\n`coming_soon`: announced, not begun. `join`: open, nothing done yet. `signed`: joined, and its condition is open.\n`applying`: an application is filed and nobody has taken it up. `processing`: the condition is met or an operator\nchecks the application. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be\nclaimed, or a raffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for\n(a rebate goes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new\nround at `join`. A guest sees `coming_soon`, `join` and `closed` only.\n')),
  "changedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValueParticipationChangedAtMax))).check(/*#__PURE__*/ zod.describe('When this state began for the member, null where the member did nothing.')),
  "eligible": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the member may join or apply now.')),
  "ineligibleReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValueParticipationIneligibleReasonMax))).check(/*#__PURE__*/ zod.describe('Why not, in words; null where the member may.')),
  "joinedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValueParticipationJoinedAtMax))).check(/*#__PURE__*/ zod.describe('When the member joined; null where it has not.')),
  "progress": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['deposit', 'turnover']).check(/*#__PURE__*/ zod.describe('What is counted.')),
  "target": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValueParticipationProgressOneTargetMax)).check(/*#__PURE__*/ zod.regex(getMemberPromotionResponseValueParticipationProgressOneTargetRegExp)).check(/*#__PURE__*/ zod.describe('What it takes.')),
  "progress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValueParticipationProgressOneProgressMax)).check(/*#__PURE__*/ zod.regex(getMemberPromotionResponseValueParticipationProgressOneProgressRegExp)).check(/*#__PURE__*/ zod.describe('What there is so far.'))
}).check(/*#__PURE__*/ zod.describe('How far the condition of a joined promotion is met.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The condition, where there is one and the member has joined; else null.')),
  "application": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "applicationId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValueParticipationApplicationOneApplicationIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "promotionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValueParticipationApplicationOnePromotionIdMax)).check(/*#__PURE__*/ zod.describe('The promotion.')),
  "state": /*#__PURE__*/ zod.enum(['applying', 'processing', 'issued', 'rejected']).check(/*#__PURE__*/ zod.describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n')),
  "remark": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValueParticipationApplicationOneRemarkMax)).check(/*#__PURE__*/ zod.describe('What the member wrote.')),
  "imageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getMemberPromotionResponseValueParticipationApplicationOneImageCountMax)).check(/*#__PURE__*/ zod.describe('Pictures that came with it.')),
  "filedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValueParticipationApplicationOneFiledAtMax)).check(/*#__PURE__*/ zod.describe('When it was filed.')),
  "decidedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValueParticipationApplicationOneDecidedAtMax))).check(/*#__PURE__*/ zod.describe('When it was decided; null until then.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValueParticipationApplicationOneReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected, for the member; null unless it was.'))
}).check(/*#__PURE__*/ zod.describe('An application of the member for a promotion.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The latest application, where the mode is `apply`; else null.')),
  "rewardId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValueParticipationRewardIdMax))).check(/*#__PURE__*/ zod.describe('The reward that waits or was claimed. The reward centre lists the same reward. Null where there is none.')),
  "claimAmount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValueParticipationClaimAmountOneMax)).check(/*#__PURE__*/ zod.regex(getMemberPromotionResponseValueParticipationClaimAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What waits to be claimed, where it is money; else null.')),
  "claimUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValueParticipationClaimUntilMax))).check(/*#__PURE__*/ zod.describe('Until when it waits; null where nothing does or no time is set.')),
  "bonusId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberPromotionResponseValueParticipationBonusIdMax))).check(/*#__PURE__*/ zod.describe('The bonus that came of it; null where none did.')),
  "openTickets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getMemberPromotionResponseValueParticipationOpenTicketsMin)).check(/*#__PURE__*/ zod.lte(getMemberPromotionResponseValueParticipationOpenTicketsMax)).check(/*#__PURE__*/ zod.describe('Tickets not drawn yet, where the mode is `raffle`.'))
}).check(/*#__PURE__*/ zod.describe('How the member of the session stands with a promotion.'))
}).check(/*#__PURE__*/ zod.describe('A promotion with how the member stands.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getMemberPromotion`.'))

/**
 * Joins a promotion of mode `join` for the member of the session: `join -> signed`. Where the condition is met
 * already (the deposit of the day was made before), it goes on to `issued` in the same transaction and the bonus is
 * granted: it stands in the bonus balance, never in the main wallet, with its wagering from then on. The bonus is
 * rounded down to the currency's decimals. A member joins once a round, however many requests come at once: the
 * others are 409 `promotion_already_joined`. One of another mode, not begun or ended by the database's time is 422
 * `promotion_unavailable`; a member who may not join is 422 `promotion_not_eligible`, one who has made the
 * first deposit that it is for 422 `promotion_first_deposit_only`. A budget that does not reach for the smallest bonus
 * is 422 `promotion_used_up`. Nobody joins in vain: where the first deposit of the day was made before and earns
 * nothing, its reason refuses, `promotion_deposit_too_small` or `promotion_used_up`, and the member has not joined.
 * Rules of the brand may refuse too: 422 `promotion_account_too_new`, `promotion_waiting` after the last bonus of a
 * promotion, and `promotion_one_per_person` where another account of the same person takes part. The audit log gets
 * an entry.
 * @summary Join a promotion
 */
export const joinPromotionHeaderMerchantMax = 32;


export const joinPromotionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const joinPromotionHeaderXRequestIdMax = 64;


export const joinPromotionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const joinPromotionHeaderIdempotencyKeyMax = 64;


export const joinPromotionHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const JoinPromotionHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(joinPromotionHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(joinPromotionHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(joinPromotionHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(joinPromotionHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(joinPromotionHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(joinPromotionHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const joinPromotionBodyPromotionIdMax = 40;



export const JoinPromotionBody = /*#__PURE__*/ zod.strictObject({
  "promotionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(joinPromotionBodyPromotionIdMax)).check(/*#__PURE__*/ zod.describe('Its id.'))
}).check(/*#__PURE__*/ zod.describe('The promotion that is meant.'))

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



export const JoinPromotionResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "promotionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(joinPromotionResponseValuePromotionIdMax)).check(/*#__PURE__*/ zod.describe('The promotion.')),
  "state": /*#__PURE__*/ zod.enum(['coming_soon', 'join', 'signed', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).check(/*#__PURE__*/ zod.describe('How a promotion stands for who asks: `coming_soon -> join -> signed | applying -> processing -> issued | rejected`,\nthen `issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.\n`coming_soon`: announced, not begun. `join`: open, nothing done yet. `signed`: joined, and its condition is open.\n`applying`: an application is filed and nobody has taken it up. `processing`: the condition is met or an operator\nchecks the application. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be\nclaimed, or a raffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for\n(a rebate goes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new\nround at `join`. A guest sees `coming_soon`, `join` and `closed` only.\n')),
  "changedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(joinPromotionResponseValueChangedAtMax))).check(/*#__PURE__*/ zod.describe('When this state began for the member, null where the member did nothing.')),
  "eligible": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the member may join or apply now.')),
  "ineligibleReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(joinPromotionResponseValueIneligibleReasonMax))).check(/*#__PURE__*/ zod.describe('Why not, in words; null where the member may.')),
  "joinedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(joinPromotionResponseValueJoinedAtMax))).check(/*#__PURE__*/ zod.describe('When the member joined; null where it has not.')),
  "progress": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['deposit', 'turnover']).check(/*#__PURE__*/ zod.describe('What is counted.')),
  "target": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(joinPromotionResponseValueProgressOneTargetMax)).check(/*#__PURE__*/ zod.regex(joinPromotionResponseValueProgressOneTargetRegExp)).check(/*#__PURE__*/ zod.describe('What it takes.')),
  "progress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(joinPromotionResponseValueProgressOneProgressMax)).check(/*#__PURE__*/ zod.regex(joinPromotionResponseValueProgressOneProgressRegExp)).check(/*#__PURE__*/ zod.describe('What there is so far.'))
}).check(/*#__PURE__*/ zod.describe('How far the condition of a joined promotion is met.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The condition, where there is one and the member has joined; else null.')),
  "application": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "applicationId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(joinPromotionResponseValueApplicationOneApplicationIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "promotionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(joinPromotionResponseValueApplicationOnePromotionIdMax)).check(/*#__PURE__*/ zod.describe('The promotion.')),
  "state": /*#__PURE__*/ zod.enum(['applying', 'processing', 'issued', 'rejected']).check(/*#__PURE__*/ zod.describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n')),
  "remark": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(joinPromotionResponseValueApplicationOneRemarkMax)).check(/*#__PURE__*/ zod.describe('What the member wrote.')),
  "imageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(joinPromotionResponseValueApplicationOneImageCountMax)).check(/*#__PURE__*/ zod.describe('Pictures that came with it.')),
  "filedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(joinPromotionResponseValueApplicationOneFiledAtMax)).check(/*#__PURE__*/ zod.describe('When it was filed.')),
  "decidedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(joinPromotionResponseValueApplicationOneDecidedAtMax))).check(/*#__PURE__*/ zod.describe('When it was decided; null until then.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(joinPromotionResponseValueApplicationOneReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected, for the member; null unless it was.'))
}).check(/*#__PURE__*/ zod.describe('An application of the member for a promotion.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The latest application, where the mode is `apply`; else null.')),
  "rewardId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(joinPromotionResponseValueRewardIdMax))).check(/*#__PURE__*/ zod.describe('The reward that waits or was claimed. The reward centre lists the same reward. Null where there is none.')),
  "claimAmount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(joinPromotionResponseValueClaimAmountOneMax)).check(/*#__PURE__*/ zod.regex(joinPromotionResponseValueClaimAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What waits to be claimed, where it is money; else null.')),
  "claimUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(joinPromotionResponseValueClaimUntilMax))).check(/*#__PURE__*/ zod.describe('Until when it waits; null where nothing does or no time is set.')),
  "bonusId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(joinPromotionResponseValueBonusIdMax))).check(/*#__PURE__*/ zod.describe('The bonus that came of it; null where none did.')),
  "openTickets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(joinPromotionResponseValueOpenTicketsMin)).check(/*#__PURE__*/ zod.lte(joinPromotionResponseValueOpenTicketsMax)).check(/*#__PURE__*/ zod.describe('Tickets not drawn yet, where the mode is `raffle`.'))
}).check(/*#__PURE__*/ zod.describe('How the member of the session stands with a promotion.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `joinPromotion`.'))

/**
 * Files an application for a promotion of mode `apply`: `join -> applying`. An operator takes it up (`processing`)
 * and decides it (`issued` or `rejected`), which the member reads in the detail of the promotion and is told by a
 * message. The remark is plain text of at most 140 characters. Each picture is at most 5 MB, else 413
 * `image_too_large`; size and number are held while the body is read. What a picture is follows from its content,
 * never from its name or type: what is no PNG or JPEG, or cannot be decoded, is 422 `image_invalid`. Pictures are
 * encoded anew without metadata before they are kept, and only operators see them. One application a member and
 * round: a second one while the first is open or issued is 409 `promotion_already_joined`; after a rejection the
 * member may apply again. The rules of the brand refuse as they do a
 * join. Pictures are the same body by their bytes alone. No money moves before the decision.
 * @summary Apply for a promotion
 */
export const applyForPromotionHeaderMerchantMax = 32;


export const applyForPromotionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const applyForPromotionHeaderXRequestIdMax = 64;


export const applyForPromotionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const applyForPromotionHeaderIdempotencyKeyMax = 64;


export const applyForPromotionHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const ApplyForPromotionHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(applyForPromotionHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(applyForPromotionHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(applyForPromotionHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(applyForPromotionHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(applyForPromotionHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(applyForPromotionHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const applyForPromotionBodyPromotionIdMax = 40;

export const applyForPromotionBodyRemarkMax = 140;

export const applyForPromotionBodyImagesMax = 3;



export const ApplyForPromotionBody = /*#__PURE__*/ zod.strictObject({
  "promotionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(applyForPromotionBodyPromotionIdMax)).check(/*#__PURE__*/ zod.describe('The promotion.')),
  "remark": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(applyForPromotionBodyRemarkMax))).check(/*#__PURE__*/ zod.describe('What the member says to it, plain text.')),
  "images": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.instanceof(Blob).check(/*#__PURE__*/ zod.describe('A PNG or JPEG picture of at most 5 MB (5,242,880 bytes).'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(applyForPromotionBodyImagesMax)).check(/*#__PURE__*/ zod.describe('The pictures, each a part of its own with this name.'))
}).check(/*#__PURE__*/ zod.describe('An application for a promotion, as a form with files.'))

export const applyForPromotionResponseValueApplicationIdMax = 40;

export const applyForPromotionResponseValuePromotionIdMax = 40;

export const applyForPromotionResponseValueRemarkMax = 140;

export const applyForPromotionResponseValueImageCountMax = 3;

export const applyForPromotionResponseValueFiledAtMax = 30;

export const applyForPromotionResponseValueDecidedAtMax = 30;

export const applyForPromotionResponseValueReasonMax = 300;



export const ApplyForPromotionResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "applicationId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(applyForPromotionResponseValueApplicationIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "promotionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(applyForPromotionResponseValuePromotionIdMax)).check(/*#__PURE__*/ zod.describe('The promotion.')),
  "state": /*#__PURE__*/ zod.enum(['applying', 'processing', 'issued', 'rejected']).check(/*#__PURE__*/ zod.describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n')),
  "remark": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(applyForPromotionResponseValueRemarkMax)).check(/*#__PURE__*/ zod.describe('What the member wrote.')),
  "imageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(applyForPromotionResponseValueImageCountMax)).check(/*#__PURE__*/ zod.describe('Pictures that came with it.')),
  "filedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(applyForPromotionResponseValueFiledAtMax)).check(/*#__PURE__*/ zod.describe('When it was filed.')),
  "decidedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(applyForPromotionResponseValueDecidedAtMax))).check(/*#__PURE__*/ zod.describe('When it was decided; null until then.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(applyForPromotionResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected, for the member; null unless it was.'))
}).check(/*#__PURE__*/ zod.describe('An application of the member for a promotion.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `applyForPromotion`.'))

/**
 * Gives the member of the session the reward that waits: `claim -> claimed`, in one transaction with the credit.
 * Cash goes to the main wallet, bonus money to the bonus balance with its wagering from then on, points to the
 * points. It is the same reward that the reward centre lists, and is given once, whichever of the two claims it and
 * however many requests come at once. A reward that does not wait, was claimed or has expired by the database's time
 * is 422 `reward_unavailable`; what is given for a registration and was claimed by another account of the same person
 * is 422 `promotion_one_per_person`. The audit log gets an entry.
 * @summary Claim the reward of a promotion
 */
export const claimPromotionHeaderMerchantMax = 32;


export const claimPromotionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const claimPromotionHeaderXRequestIdMax = 64;


export const claimPromotionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const claimPromotionHeaderIdempotencyKeyMax = 64;


export const claimPromotionHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const ClaimPromotionHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimPromotionHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(claimPromotionHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimPromotionHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(claimPromotionHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimPromotionHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(claimPromotionHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const claimPromotionBodyPromotionIdMax = 40;



export const ClaimPromotionBody = /*#__PURE__*/ zod.strictObject({
  "promotionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimPromotionBodyPromotionIdMax)).check(/*#__PURE__*/ zod.describe('Its id.'))
}).check(/*#__PURE__*/ zod.describe('The promotion that is meant.'))

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



export const ClaimPromotionResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "participation": /*#__PURE__*/ zod.object({
  "promotionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimPromotionResponseValueParticipationPromotionIdMax)).check(/*#__PURE__*/ zod.describe('The promotion.')),
  "state": /*#__PURE__*/ zod.enum(['coming_soon', 'join', 'signed', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).check(/*#__PURE__*/ zod.describe('How a promotion stands for who asks: `coming_soon -> join -> signed | applying -> processing -> issued | rejected`,\nthen `issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.\n`coming_soon`: announced, not begun. `join`: open, nothing done yet. `signed`: joined, and its condition is open.\n`applying`: an application is filed and nobody has taken it up. `processing`: the condition is met or an operator\nchecks the application. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be\nclaimed, or a raffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for\n(a rebate goes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new\nround at `join`. A guest sees `coming_soon`, `join` and `closed` only.\n')),
  "changedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(claimPromotionResponseValueParticipationChangedAtMax))).check(/*#__PURE__*/ zod.describe('When this state began for the member, null where the member did nothing.')),
  "eligible": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the member may join or apply now.')),
  "ineligibleReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimPromotionResponseValueParticipationIneligibleReasonMax))).check(/*#__PURE__*/ zod.describe('Why not, in words; null where the member may.')),
  "joinedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(claimPromotionResponseValueParticipationJoinedAtMax))).check(/*#__PURE__*/ zod.describe('When the member joined; null where it has not.')),
  "progress": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['deposit', 'turnover']).check(/*#__PURE__*/ zod.describe('What is counted.')),
  "target": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimPromotionResponseValueParticipationProgressOneTargetMax)).check(/*#__PURE__*/ zod.regex(claimPromotionResponseValueParticipationProgressOneTargetRegExp)).check(/*#__PURE__*/ zod.describe('What it takes.')),
  "progress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimPromotionResponseValueParticipationProgressOneProgressMax)).check(/*#__PURE__*/ zod.regex(claimPromotionResponseValueParticipationProgressOneProgressRegExp)).check(/*#__PURE__*/ zod.describe('What there is so far.'))
}).check(/*#__PURE__*/ zod.describe('How far the condition of a joined promotion is met.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The condition, where there is one and the member has joined; else null.')),
  "application": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "applicationId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimPromotionResponseValueParticipationApplicationOneApplicationIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "promotionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimPromotionResponseValueParticipationApplicationOnePromotionIdMax)).check(/*#__PURE__*/ zod.describe('The promotion.')),
  "state": /*#__PURE__*/ zod.enum(['applying', 'processing', 'issued', 'rejected']).check(/*#__PURE__*/ zod.describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n')),
  "remark": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimPromotionResponseValueParticipationApplicationOneRemarkMax)).check(/*#__PURE__*/ zod.describe('What the member wrote.')),
  "imageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(claimPromotionResponseValueParticipationApplicationOneImageCountMax)).check(/*#__PURE__*/ zod.describe('Pictures that came with it.')),
  "filedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(claimPromotionResponseValueParticipationApplicationOneFiledAtMax)).check(/*#__PURE__*/ zod.describe('When it was filed.')),
  "decidedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(claimPromotionResponseValueParticipationApplicationOneDecidedAtMax))).check(/*#__PURE__*/ zod.describe('When it was decided; null until then.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimPromotionResponseValueParticipationApplicationOneReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected, for the member; null unless it was.'))
}).check(/*#__PURE__*/ zod.describe('An application of the member for a promotion.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The latest application, where the mode is `apply`; else null.')),
  "rewardId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimPromotionResponseValueParticipationRewardIdMax))).check(/*#__PURE__*/ zod.describe('The reward that waits or was claimed. The reward centre lists the same reward. Null where there is none.')),
  "claimAmount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimPromotionResponseValueParticipationClaimAmountOneMax)).check(/*#__PURE__*/ zod.regex(claimPromotionResponseValueParticipationClaimAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What waits to be claimed, where it is money; else null.')),
  "claimUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(claimPromotionResponseValueParticipationClaimUntilMax))).check(/*#__PURE__*/ zod.describe('Until when it waits; null where nothing does or no time is set.')),
  "bonusId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimPromotionResponseValueParticipationBonusIdMax))).check(/*#__PURE__*/ zod.describe('The bonus that came of it; null where none did.')),
  "openTickets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimPromotionResponseValueParticipationOpenTicketsMin)).check(/*#__PURE__*/ zod.lte(claimPromotionResponseValueParticipationOpenTicketsMax)).check(/*#__PURE__*/ zod.describe('Tickets not drawn yet, where the mode is `raffle`.'))
}).check(/*#__PURE__*/ zod.describe('How the member of the session stands with a promotion.')),
  "credit": /*#__PURE__*/ zod.object({
  "rewardId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimPromotionResponseValueCreditRewardIdMax)).check(/*#__PURE__*/ zod.describe('The reward.')),
  "reward": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).check(/*#__PURE__*/ zod.describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimPromotionResponseValueCreditRewardAmountOneMax)).check(/*#__PURE__*/ zod.regex(claimPromotionResponseValueCreditRewardAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('A fixed amount of bonus money or cash; null for any other reward.')),
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimPromotionResponseValueCreditRewardRateMin)).check(/*#__PURE__*/ zod.lte(claimPromotionResponseValueCreditRewardRateMax))).check(/*#__PURE__*/ zod.describe('In basis points, a share of what the text says, where the amount is not fixed; else null.')),
  "maximum": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimPromotionResponseValueCreditRewardMaximumOneMax)).check(/*#__PURE__*/ zod.regex(claimPromotionResponseValueCreditRewardMaximumOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The most that `rate` can give; null without a rate or a limit.')),
  "points": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(claimPromotionResponseValueCreditRewardPointsMax))).check(/*#__PURE__*/ zod.describe('Points; null for any other reward.')),
  "rounds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(claimPromotionResponseValueCreditRewardRoundsMax))).check(/*#__PURE__*/ zod.describe('Free rounds; null for any other reward.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimPromotionResponseValueCreditRewardNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(claimPromotionResponseValueCreditRewardNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game of the free rounds; null for any other reward.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimPromotionResponseValueCreditRewardTextMax)).check(/*#__PURE__*/ zod.describe('All of it in words.'))
}).check(/*#__PURE__*/ zod.describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.')),
  "target": /*#__PURE__*/ zod.enum(['main_wallet', 'bonus_balance', 'points', 'free_rounds', 'delivery']).check(/*#__PURE__*/ zod.describe('Where it went.')),
  "bonusId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimPromotionResponseValueCreditBonusIdMax))).check(/*#__PURE__*/ zod.describe('The bonus that began with it, where it is bonus money; else null.')),
  "creditedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(claimPromotionResponseValueCreditCreditedAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('A reward that was given, and where it went.'))
}).check(/*#__PURE__*/ zod.describe('A claimed promotion.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `claimPromotion`.'))

/**
 * The prizes of a promotion of mode `raffle` with the chance of each, and the count of the tickets of the member of
 * the session. The chances hold for a ticket that is earned now, and each ticket keeps its own: the chance of a prize
 * that is used up goes to the blank. A promotion of another mode is 404.
 * @summary Tell prizes and tickets of a raffle
 */
export const getRaffleQueryPromotionIdMax = 40;



export const GetRaffleQueryParams = /*#__PURE__*/ zod.object({
  "promotionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRaffleQueryPromotionIdMax)).check(/*#__PURE__*/ zod.describe('The raffle.'))
})

export const getRaffleHeaderMerchantMax = 32;


export const getRaffleHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getRaffleHeaderXRequestIdMax = 64;


export const getRaffleHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetRaffleHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRaffleHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getRaffleHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRaffleHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getRaffleHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
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



export const GetRaffleResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "promotionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRaffleResponseValuePromotionIdMax)).check(/*#__PURE__*/ zod.describe('The promotion.')),
  "ticketRule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRaffleResponseValueTicketRuleMax)).check(/*#__PURE__*/ zod.describe('How a ticket is earned, in words.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getRaffleResponseValueEndsAtMax))).check(/*#__PURE__*/ zod.describe('Until when tickets can be drawn; null where no end is set.')),
  "openTickets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRaffleResponseValueOpenTicketsMin)).check(/*#__PURE__*/ zod.lte(getRaffleResponseValueOpenTicketsMax)).check(/*#__PURE__*/ zod.describe('Tickets not drawn yet.')),
  "drawnTickets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRaffleResponseValueDrawnTicketsMin)).check(/*#__PURE__*/ zod.lte(getRaffleResponseValueDrawnTicketsMax)).check(/*#__PURE__*/ zod.describe('Tickets drawn.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prizeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRaffleResponseValuePrizesItemPrizeIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRaffleResponseValuePrizesItemTitleMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "picture": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRaffleResponseValuePrizesItemPictureMax))).check(/*#__PURE__*/ zod.describe('Its picture; null where it has none.')),
  "reward": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).check(/*#__PURE__*/ zod.describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRaffleResponseValuePrizesItemRewardOneAmountOneMax)).check(/*#__PURE__*/ zod.regex(getRaffleResponseValuePrizesItemRewardOneAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('A fixed amount of bonus money or cash; null for any other reward.')),
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRaffleResponseValuePrizesItemRewardOneRateMin)).check(/*#__PURE__*/ zod.lte(getRaffleResponseValuePrizesItemRewardOneRateMax))).check(/*#__PURE__*/ zod.describe('In basis points, a share of what the text says, where the amount is not fixed; else null.')),
  "maximum": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRaffleResponseValuePrizesItemRewardOneMaximumOneMax)).check(/*#__PURE__*/ zod.regex(getRaffleResponseValuePrizesItemRewardOneMaximumOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The most that `rate` can give; null without a rate or a limit.')),
  "points": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRaffleResponseValuePrizesItemRewardOnePointsMax))).check(/*#__PURE__*/ zod.describe('Points; null for any other reward.')),
  "rounds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRaffleResponseValuePrizesItemRewardOneRoundsMax))).check(/*#__PURE__*/ zod.describe('Free rounds; null for any other reward.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRaffleResponseValuePrizesItemRewardOneNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(getRaffleResponseValuePrizesItemRewardOneNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game of the free rounds; null for any other reward.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRaffleResponseValuePrizesItemRewardOneTextMax)).check(/*#__PURE__*/ zod.describe('All of it in words.'))
}).check(/*#__PURE__*/ zod.describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What it gives; null for a blank.')),
  "chance": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRaffleResponseValuePrizesItemChanceMin)).check(/*#__PURE__*/ zod.lte(getRaffleResponseValuePrizesItemChanceMax)).check(/*#__PURE__*/ zod.describe('The chance of a ticket that is earned now, or of the ticket that it stands in, in millionths; over all prizes they sum to 1,000,000.')),
  "left": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRaffleResponseValuePrizesItemLeftMin)).check(/*#__PURE__*/ zod.lte(getRaffleResponseValuePrizesItemLeftMax))).check(/*#__PURE__*/ zod.describe('How many are left, null where there is no end of them.'))
}).check(/*#__PURE__*/ zod.describe('A prize of a raffle.'))).check(/*#__PURE__*/ zod.maxLength(getRaffleResponseValuePrizesMax)).check(/*#__PURE__*/ zod.describe('The prizes, blank included, the rarest first.'))
}).check(/*#__PURE__*/ zod.describe('A raffle, with its prizes and the tickets of the member.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getRaffle`.'))

/**
 * The tickets of the member of the session in one raffle, the newest first, drawn and expired ones with them. Each
 * tells the hash of its seed and the chances that it draws by with their hash, and the seed itself once it is drawn. A
 * promotion of another mode is 404.
 * @summary List the tickets of a raffle
 */
export const listRaffleTicketsQueryPromotionIdMax = 40;

export const listRaffleTicketsQueryPageNoDefault = 1;
export const listRaffleTicketsQueryPageNoMax = 100000;

export const listRaffleTicketsQueryPageSizeDefault = 42;
export const listRaffleTicketsQueryPageSizeMax = 100;



export const ListRaffleTicketsQueryParams = /*#__PURE__*/ zod.object({
  "promotionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsQueryPromotionIdMax)).check(/*#__PURE__*/ zod.describe('The raffle.')),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['open', 'drawn', 'expired'])).check(/*#__PURE__*/ zod.describe('Tickets in this state only.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRaffleTicketsQueryPageNoMax)), listRaffleTicketsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRaffleTicketsQueryPageSizeMax)), listRaffleTicketsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listRaffleTicketsHeaderMerchantMax = 32;


export const listRaffleTicketsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listRaffleTicketsHeaderXRequestIdMax = 64;


export const listRaffleTicketsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListRaffleTicketsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listRaffleTicketsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listRaffleTicketsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listRaffleTicketsResponseValueContentItemTicketIdMax = 40;

export const listRaffleTicketsResponseValueContentItemPromotionIdMax = 40;

export const listRaffleTicketsResponseValueContentItemReasonMax = 120;

export const listRaffleTicketsResponseValueContentItemCommitmentMin = 64;
export const listRaffleTicketsResponseValueContentItemCommitmentMax = 64;


export const listRaffleTicketsResponseValueContentItemCommitmentRegExp = new RegExp('^[0-9a-f]{64}$');
export const listRaffleTicketsResponseValueContentItemChancesItemPrizeIdMax = 40;

export const listRaffleTicketsResponseValueContentItemChancesItemChanceMin = 0;
export const listRaffleTicketsResponseValueContentItemChancesItemChanceMax = 1000000;

export const listRaffleTicketsResponseValueContentItemChancesMax = 100;

export const listRaffleTicketsResponseValueContentItemChancesHashMin = 64;
export const listRaffleTicketsResponseValueContentItemChancesHashMax = 64;


export const listRaffleTicketsResponseValueContentItemChancesHashRegExp = new RegExp('^[0-9a-f]{64}$');
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

export const listRaffleTicketsResponseValueContentItemEvidenceOneSeedMin = 64;
export const listRaffleTicketsResponseValueContentItemEvidenceOneSeedMax = 64;


export const listRaffleTicketsResponseValueContentItemEvidenceOneSeedRegExp = new RegExp('^[0-9a-f]{64}$');
export const listRaffleTicketsResponseValueContentItemEvidenceOneNumberMin = 0;
export const listRaffleTicketsResponseValueContentItemEvidenceOneNumberMax = 999999;

export const listRaffleTicketsResponseValueContentItemEvidenceOneChancesItemPrizeIdMax = 40;

export const listRaffleTicketsResponseValueContentItemEvidenceOneChancesItemChanceMin = 0;
export const listRaffleTicketsResponseValueContentItemEvidenceOneChancesItemChanceMax = 1000000;

export const listRaffleTicketsResponseValueContentItemEvidenceOneChancesMax = 100;

export const listRaffleTicketsResponseValueContentItemEvidenceOneUsedUpMax = 40;

export const listRaffleTicketsResponseValueContentMax = 100;

export const listRaffleTicketsResponseValueTotalPagesMin = 0;
export const listRaffleTicketsResponseValueTotalPagesMax = 1000000;

export const listRaffleTicketsResponseValueTotalElementsMin = 0;
export const listRaffleTicketsResponseValueTotalElementsMax = 100000000;



export const ListRaffleTicketsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "ticketId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemTicketIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "promotionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemPromotionIdMax)).check(/*#__PURE__*/ zod.describe('The raffle.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'drawn', 'expired']).check(/*#__PURE__*/ zod.describe('`open -> drawn`, or `open -> expired` at the end of the raffle.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemReasonMax)).check(/*#__PURE__*/ zod.describe('What it was earned by.')),
  "commitment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listRaffleTicketsResponseValueContentItemCommitmentMin)).check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemCommitmentMax)).check(/*#__PURE__*/ zod.regex(listRaffleTicketsResponseValueContentItemCommitmentRegExp)).check(/*#__PURE__*/ zod.describe('The SHA-256 of the seed that draws it, told from the moment it is earned.')),
  "chances": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prizeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemChancesItemPrizeIdMax)).check(/*#__PURE__*/ zod.describe('The prize.')),
  "chance": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRaffleTicketsResponseValueContentItemChancesItemChanceMin)).check(/*#__PURE__*/ zod.lte(listRaffleTicketsResponseValueContentItemChancesItemChanceMax)).check(/*#__PURE__*/ zod.describe('How many of the million numbers lead to it.'))
}).check(/*#__PURE__*/ zod.describe('The part of the million that led to a prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemChancesMax))).check(/*#__PURE__*/ zod.describe('The chances that it draws by, fixed and told when it is earned, in the order of their parts; what an operator changes\nlater does not touch them. Null for tickets from before chances were fixed.\n')),
  "chancesHash": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listRaffleTicketsResponseValueContentItemChancesHashMin)).check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemChancesHashMax)).check(/*#__PURE__*/ zod.regex(listRaffleTicketsResponseValueContentItemChancesHashRegExp))).check(/*#__PURE__*/ zod.describe('The SHA-256 of `chances` as text, a line `<prizeId>:<chance>` each, joined by line feeds; told from the moment it is earned. Null without them.')),
  "earnedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemEarnedAtMax)).check(/*#__PURE__*/ zod.describe('When it was earned.')),
  "expiresAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemExpiresAtMax))).check(/*#__PURE__*/ zod.describe('Until when it can be drawn; null where no end is set.')),
  "drawnAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemDrawnAtMax))).check(/*#__PURE__*/ zod.describe('When it was drawn; null until then.')),
  "prize": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "prizeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemPrizeOnePrizeIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemPrizeOneTitleMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "picture": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemPrizeOnePictureMax))).check(/*#__PURE__*/ zod.describe('Its picture; null where it has none.')),
  "reward": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).check(/*#__PURE__*/ zod.describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneAmountOneMax)).check(/*#__PURE__*/ zod.regex(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('A fixed amount of bonus money or cash; null for any other reward.')),
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneRateMin)).check(/*#__PURE__*/ zod.lte(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneRateMax))).check(/*#__PURE__*/ zod.describe('In basis points, a share of what the text says, where the amount is not fixed; else null.')),
  "maximum": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneMaximumOneMax)).check(/*#__PURE__*/ zod.regex(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneMaximumOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The most that `rate` can give; null without a rate or a limit.')),
  "points": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRaffleTicketsResponseValueContentItemPrizeOneRewardOnePointsMax))).check(/*#__PURE__*/ zod.describe('Points; null for any other reward.')),
  "rounds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneRoundsMax))).check(/*#__PURE__*/ zod.describe('Free rounds; null for any other reward.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game of the free rounds; null for any other reward.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemPrizeOneRewardOneTextMax)).check(/*#__PURE__*/ zod.describe('All of it in words.'))
}).check(/*#__PURE__*/ zod.describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What it gives; null for a blank.')),
  "chance": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRaffleTicketsResponseValueContentItemPrizeOneChanceMin)).check(/*#__PURE__*/ zod.lte(listRaffleTicketsResponseValueContentItemPrizeOneChanceMax)).check(/*#__PURE__*/ zod.describe('The chance of a ticket that is earned now, or of the ticket that it stands in, in millionths; over all prizes they sum to 1,000,000.')),
  "left": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRaffleTicketsResponseValueContentItemPrizeOneLeftMin)).check(/*#__PURE__*/ zod.lte(listRaffleTicketsResponseValueContentItemPrizeOneLeftMax))).check(/*#__PURE__*/ zod.describe('How many are left, null where there is no end of them.'))
}).check(/*#__PURE__*/ zod.describe('A prize of a raffle.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What it drew; null while it is open.')),
  "credit": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "rewardId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemCreditOneRewardIdMax)).check(/*#__PURE__*/ zod.describe('The reward.')),
  "reward": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).check(/*#__PURE__*/ zod.describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemCreditOneRewardAmountOneMax)).check(/*#__PURE__*/ zod.regex(listRaffleTicketsResponseValueContentItemCreditOneRewardAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('A fixed amount of bonus money or cash; null for any other reward.')),
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRaffleTicketsResponseValueContentItemCreditOneRewardRateMin)).check(/*#__PURE__*/ zod.lte(listRaffleTicketsResponseValueContentItemCreditOneRewardRateMax))).check(/*#__PURE__*/ zod.describe('In basis points, a share of what the text says, where the amount is not fixed; else null.')),
  "maximum": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemCreditOneRewardMaximumOneMax)).check(/*#__PURE__*/ zod.regex(listRaffleTicketsResponseValueContentItemCreditOneRewardMaximumOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The most that `rate` can give; null without a rate or a limit.')),
  "points": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRaffleTicketsResponseValueContentItemCreditOneRewardPointsMax))).check(/*#__PURE__*/ zod.describe('Points; null for any other reward.')),
  "rounds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRaffleTicketsResponseValueContentItemCreditOneRewardRoundsMax))).check(/*#__PURE__*/ zod.describe('Free rounds; null for any other reward.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemCreditOneRewardNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(listRaffleTicketsResponseValueContentItemCreditOneRewardNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game of the free rounds; null for any other reward.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemCreditOneRewardTextMax)).check(/*#__PURE__*/ zod.describe('All of it in words.'))
}).check(/*#__PURE__*/ zod.describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.')),
  "target": /*#__PURE__*/ zod.enum(['main_wallet', 'bonus_balance', 'points', 'free_rounds', 'delivery']).check(/*#__PURE__*/ zod.describe('Where it went.')),
  "bonusId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemCreditOneBonusIdMax))).check(/*#__PURE__*/ zod.describe('The bonus that began with it, where it is bonus money; else null.')),
  "creditedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemCreditOneCreditedAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('A reward that was given, and where it went.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What was given for the prize; null for a blank.')),
  "evidence": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "algorithm": /*#__PURE__*/ zod.enum(['portico-hmac-sha256-1', 'portico-hmac-sha256-2']).check(/*#__PURE__*/ zod.describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n`portico-hmac-sha256-2` is the same, but no number comes twice in one prize of a Vietnamese table: a number that its prize has\nalready is passed over, and the next one is made of the digits that follow. The North is drawn so, as its stations draw; its\ndraws of days that the server was bound to before this version keep `portico-hmac-sha256-1`.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`hi-lo`: card by card c = below(52), so that each comes from a whole deck; its rank is place floor(c / 4) of A23456789TJQK,\nits suit place c mod 4 of SHDC. `lucky-wheel`: below(segments), from 0, the segment as the sheet numbers them.\n`lantern-reels`: below(length of its strip) for each reel from the left; that symbol of the strip, from 0, stands in the top\nrow, the next two below it, the first again after the last.\n`moonshot`: n = below(1000000) * 1000000 + below(1000000); it ends at floor(99 * 10^12 / (10^12 - n)) / 100, at least 1.00\nand at most 990000.00. By version 1 of its rules n = below(1000000), and it ends at floor(99000000 / (1000000 - n)) / 100, at\nleast 1.00: so coarse that many multipliers above 1000 returned less than the sheet said, at worst 49.50 percent at 495000.01.\n\n**The shared round of Moonshot.** Its `roundId` is that of the round of all players, and its `clientSeed` the SHA-256, in\nlower-case hexadecimal, of the client seeds of all bets that stand at take-off, in the order of their places, joined by line\nfeeds (U+000A), without one at the end; without a bet that of the empty text. The server shows the hash of its seed before the\nfirst bet, and no player knows that seed before the end: neither side alone can choose it. A player is paid `cashOutAt` where\nit is at most the end.\n\n**What that cannot exclude.** The server knows its seed while it takes bets, and takes them one after another. Somebody in\nleague with it who bets last could choose a seed by the end that it gives. Operators have no account that bets, the evidence\nlists every bet with its place, its time and its seed while bets are still taken, and whoever bets after that somebody spoils\nthe choice. Games of one player leave no such room: their seed is sealed first, and the player speaks last.\n')),
  "seed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listRaffleTicketsResponseValueContentItemEvidenceOneSeedMin)).check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemEvidenceOneSeedMax)).check(/*#__PURE__*/ zod.regex(listRaffleTicketsResponseValueContentItemEvidenceOneSeedRegExp)).check(/*#__PURE__*/ zod.describe('The seed that `commitment` is the hash of.')),
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRaffleTicketsResponseValueContentItemEvidenceOneNumberMin)).check(/*#__PURE__*/ zod.lte(listRaffleTicketsResponseValueContentItemEvidenceOneNumberMax)).check(/*#__PURE__*/ zod.describe('The number drawn.')),
  "chances": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prizeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemEvidenceOneChancesItemPrizeIdMax)).check(/*#__PURE__*/ zod.describe('The prize.')),
  "chance": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRaffleTicketsResponseValueContentItemEvidenceOneChancesItemChanceMin)).check(/*#__PURE__*/ zod.lte(listRaffleTicketsResponseValueContentItemEvidenceOneChancesItemChanceMax)).check(/*#__PURE__*/ zod.describe('How many of the million numbers lead to it.'))
}).check(/*#__PURE__*/ zod.describe('The part of the million that led to a prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemEvidenceOneChancesMax)).check(/*#__PURE__*/ zod.describe('The chances of the draw, in the order of their parts; they sum to 1,000,000.')),
  "usedUp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentItemEvidenceOneUsedUpMax))).check(/*#__PURE__*/ zod.describe('The prize of the number where it was used up at the draw, so that the ticket drew the blank; else null.'))
}).check(/*#__PURE__*/ zod.describe('How a ticket was drawn, so that anybody can work it out again: the number is the first one below 1,000,000 of the algorithm\nwith `seed` and the id of the ticket as label, and the prize is that of the chance into whose part it falls; where that one\nis used up, the ticket draws the blank.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('How it was drawn; null until then, and where it was drawn before evidence was kept.'))
}).check(/*#__PURE__*/ zod.describe('A ticket of the member.'))).check(/*#__PURE__*/ zod.maxLength(listRaffleTicketsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The tickets of the page, the newest first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRaffleTicketsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listRaffleTicketsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRaffleTicketsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listRaffleTicketsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of tickets.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listRaffleTickets`.'))

/**
 * Draws a prize for an open ticket of the member of the session, exactly once a ticket however many requests come at
 * once, and gives it in the same transaction. The draw follows from the seed of the ticket, which a CSPRNG made when it
 * was earned and whose hash the ticket has told since as `commitment`, and from the chances that the ticket has told
 * since then; the answer opens both as `evidence`. A prize with a limited number is never given more often than there
 * are: a ticket whose number leads to one that is used up draws the blank, and says so as `usedUp`. A ticket
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


export const ClaimRafflePrizeHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(claimRafflePrizeHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(claimRafflePrizeHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(claimRafflePrizeHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const claimRafflePrizeBodyPromotionIdMax = 40;

export const claimRafflePrizeBodyTicketIdMax = 40;



export const ClaimRafflePrizeBody = /*#__PURE__*/ zod.strictObject({
  "promotionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeBodyPromotionIdMax)).check(/*#__PURE__*/ zod.describe('The raffle.')),
  "ticketId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeBodyTicketIdMax)).check(/*#__PURE__*/ zod.describe('The ticket.'))
}).check(/*#__PURE__*/ zod.describe('The ticket that is drawn.'))

export const claimRafflePrizeResponseValueTicketIdMax = 40;

export const claimRafflePrizeResponseValuePromotionIdMax = 40;

export const claimRafflePrizeResponseValueReasonMax = 120;

export const claimRafflePrizeResponseValueCommitmentMin = 64;
export const claimRafflePrizeResponseValueCommitmentMax = 64;


export const claimRafflePrizeResponseValueCommitmentRegExp = new RegExp('^[0-9a-f]{64}$');
export const claimRafflePrizeResponseValueChancesItemPrizeIdMax = 40;

export const claimRafflePrizeResponseValueChancesItemChanceMin = 0;
export const claimRafflePrizeResponseValueChancesItemChanceMax = 1000000;

export const claimRafflePrizeResponseValueChancesMax = 100;

export const claimRafflePrizeResponseValueChancesHashMin = 64;
export const claimRafflePrizeResponseValueChancesHashMax = 64;


export const claimRafflePrizeResponseValueChancesHashRegExp = new RegExp('^[0-9a-f]{64}$');
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

export const claimRafflePrizeResponseValueEvidenceOneSeedMin = 64;
export const claimRafflePrizeResponseValueEvidenceOneSeedMax = 64;


export const claimRafflePrizeResponseValueEvidenceOneSeedRegExp = new RegExp('^[0-9a-f]{64}$');
export const claimRafflePrizeResponseValueEvidenceOneNumberMin = 0;
export const claimRafflePrizeResponseValueEvidenceOneNumberMax = 999999;

export const claimRafflePrizeResponseValueEvidenceOneChancesItemPrizeIdMax = 40;

export const claimRafflePrizeResponseValueEvidenceOneChancesItemChanceMin = 0;
export const claimRafflePrizeResponseValueEvidenceOneChancesItemChanceMax = 1000000;

export const claimRafflePrizeResponseValueEvidenceOneChancesMax = 100;

export const claimRafflePrizeResponseValueEvidenceOneUsedUpMax = 40;



export const ClaimRafflePrizeResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "ticketId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValueTicketIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "promotionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValuePromotionIdMax)).check(/*#__PURE__*/ zod.describe('The raffle.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'drawn', 'expired']).check(/*#__PURE__*/ zod.describe('`open -> drawn`, or `open -> expired` at the end of the raffle.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValueReasonMax)).check(/*#__PURE__*/ zod.describe('What it was earned by.')),
  "commitment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(claimRafflePrizeResponseValueCommitmentMin)).check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValueCommitmentMax)).check(/*#__PURE__*/ zod.regex(claimRafflePrizeResponseValueCommitmentRegExp)).check(/*#__PURE__*/ zod.describe('The SHA-256 of the seed that draws it, told from the moment it is earned.')),
  "chances": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prizeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValueChancesItemPrizeIdMax)).check(/*#__PURE__*/ zod.describe('The prize.')),
  "chance": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimRafflePrizeResponseValueChancesItemChanceMin)).check(/*#__PURE__*/ zod.lte(claimRafflePrizeResponseValueChancesItemChanceMax)).check(/*#__PURE__*/ zod.describe('How many of the million numbers lead to it.'))
}).check(/*#__PURE__*/ zod.describe('The part of the million that led to a prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValueChancesMax))).check(/*#__PURE__*/ zod.describe('The chances that it draws by, fixed and told when it is earned, in the order of their parts; what an operator changes\nlater does not touch them. Null for tickets from before chances were fixed.\n')),
  "chancesHash": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(claimRafflePrizeResponseValueChancesHashMin)).check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValueChancesHashMax)).check(/*#__PURE__*/ zod.regex(claimRafflePrizeResponseValueChancesHashRegExp))).check(/*#__PURE__*/ zod.describe('The SHA-256 of `chances` as text, a line `<prizeId>:<chance>` each, joined by line feeds; told from the moment it is earned. Null without them.')),
  "earnedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValueEarnedAtMax)).check(/*#__PURE__*/ zod.describe('When it was earned.')),
  "expiresAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValueExpiresAtMax))).check(/*#__PURE__*/ zod.describe('Until when it can be drawn; null where no end is set.')),
  "drawnAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValueDrawnAtMax))).check(/*#__PURE__*/ zod.describe('When it was drawn; null until then.')),
  "prize": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "prizeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValuePrizeOnePrizeIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValuePrizeOneTitleMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "picture": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValuePrizeOnePictureMax))).check(/*#__PURE__*/ zod.describe('Its picture; null where it has none.')),
  "reward": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).check(/*#__PURE__*/ zod.describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValuePrizeOneRewardOneAmountOneMax)).check(/*#__PURE__*/ zod.regex(claimRafflePrizeResponseValuePrizeOneRewardOneAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('A fixed amount of bonus money or cash; null for any other reward.')),
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimRafflePrizeResponseValuePrizeOneRewardOneRateMin)).check(/*#__PURE__*/ zod.lte(claimRafflePrizeResponseValuePrizeOneRewardOneRateMax))).check(/*#__PURE__*/ zod.describe('In basis points, a share of what the text says, where the amount is not fixed; else null.')),
  "maximum": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValuePrizeOneRewardOneMaximumOneMax)).check(/*#__PURE__*/ zod.regex(claimRafflePrizeResponseValuePrizeOneRewardOneMaximumOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The most that `rate` can give; null without a rate or a limit.')),
  "points": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(claimRafflePrizeResponseValuePrizeOneRewardOnePointsMax))).check(/*#__PURE__*/ zod.describe('Points; null for any other reward.')),
  "rounds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(claimRafflePrizeResponseValuePrizeOneRewardOneRoundsMax))).check(/*#__PURE__*/ zod.describe('Free rounds; null for any other reward.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValuePrizeOneRewardOneNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(claimRafflePrizeResponseValuePrizeOneRewardOneNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game of the free rounds; null for any other reward.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValuePrizeOneRewardOneTextMax)).check(/*#__PURE__*/ zod.describe('All of it in words.'))
}).check(/*#__PURE__*/ zod.describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What it gives; null for a blank.')),
  "chance": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimRafflePrizeResponseValuePrizeOneChanceMin)).check(/*#__PURE__*/ zod.lte(claimRafflePrizeResponseValuePrizeOneChanceMax)).check(/*#__PURE__*/ zod.describe('The chance of a ticket that is earned now, or of the ticket that it stands in, in millionths; over all prizes they sum to 1,000,000.')),
  "left": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimRafflePrizeResponseValuePrizeOneLeftMin)).check(/*#__PURE__*/ zod.lte(claimRafflePrizeResponseValuePrizeOneLeftMax))).check(/*#__PURE__*/ zod.describe('How many are left, null where there is no end of them.'))
}).check(/*#__PURE__*/ zod.describe('A prize of a raffle.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What it drew; null while it is open.')),
  "credit": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "rewardId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValueCreditOneRewardIdMax)).check(/*#__PURE__*/ zod.describe('The reward.')),
  "reward": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).check(/*#__PURE__*/ zod.describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValueCreditOneRewardAmountOneMax)).check(/*#__PURE__*/ zod.regex(claimRafflePrizeResponseValueCreditOneRewardAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('A fixed amount of bonus money or cash; null for any other reward.')),
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimRafflePrizeResponseValueCreditOneRewardRateMin)).check(/*#__PURE__*/ zod.lte(claimRafflePrizeResponseValueCreditOneRewardRateMax))).check(/*#__PURE__*/ zod.describe('In basis points, a share of what the text says, where the amount is not fixed; else null.')),
  "maximum": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValueCreditOneRewardMaximumOneMax)).check(/*#__PURE__*/ zod.regex(claimRafflePrizeResponseValueCreditOneRewardMaximumOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The most that `rate` can give; null without a rate or a limit.')),
  "points": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(claimRafflePrizeResponseValueCreditOneRewardPointsMax))).check(/*#__PURE__*/ zod.describe('Points; null for any other reward.')),
  "rounds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(claimRafflePrizeResponseValueCreditOneRewardRoundsMax))).check(/*#__PURE__*/ zod.describe('Free rounds; null for any other reward.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValueCreditOneRewardNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(claimRafflePrizeResponseValueCreditOneRewardNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game of the free rounds; null for any other reward.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValueCreditOneRewardTextMax)).check(/*#__PURE__*/ zod.describe('All of it in words.'))
}).check(/*#__PURE__*/ zod.describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.')),
  "target": /*#__PURE__*/ zod.enum(['main_wallet', 'bonus_balance', 'points', 'free_rounds', 'delivery']).check(/*#__PURE__*/ zod.describe('Where it went.')),
  "bonusId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValueCreditOneBonusIdMax))).check(/*#__PURE__*/ zod.describe('The bonus that began with it, where it is bonus money; else null.')),
  "creditedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValueCreditOneCreditedAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('A reward that was given, and where it went.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What was given for the prize; null for a blank.')),
  "evidence": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "algorithm": /*#__PURE__*/ zod.enum(['portico-hmac-sha256-1', 'portico-hmac-sha256-2']).check(/*#__PURE__*/ zod.describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n`portico-hmac-sha256-2` is the same, but no number comes twice in one prize of a Vietnamese table: a number that its prize has\nalready is passed over, and the next one is made of the digits that follow. The North is drawn so, as its stations draw; its\ndraws of days that the server was bound to before this version keep `portico-hmac-sha256-1`.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`hi-lo`: card by card c = below(52), so that each comes from a whole deck; its rank is place floor(c / 4) of A23456789TJQK,\nits suit place c mod 4 of SHDC. `lucky-wheel`: below(segments), from 0, the segment as the sheet numbers them.\n`lantern-reels`: below(length of its strip) for each reel from the left; that symbol of the strip, from 0, stands in the top\nrow, the next two below it, the first again after the last.\n`moonshot`: n = below(1000000) * 1000000 + below(1000000); it ends at floor(99 * 10^12 / (10^12 - n)) / 100, at least 1.00\nand at most 990000.00. By version 1 of its rules n = below(1000000), and it ends at floor(99000000 / (1000000 - n)) / 100, at\nleast 1.00: so coarse that many multipliers above 1000 returned less than the sheet said, at worst 49.50 percent at 495000.01.\n\n**The shared round of Moonshot.** Its `roundId` is that of the round of all players, and its `clientSeed` the SHA-256, in\nlower-case hexadecimal, of the client seeds of all bets that stand at take-off, in the order of their places, joined by line\nfeeds (U+000A), without one at the end; without a bet that of the empty text. The server shows the hash of its seed before the\nfirst bet, and no player knows that seed before the end: neither side alone can choose it. A player is paid `cashOutAt` where\nit is at most the end.\n\n**What that cannot exclude.** The server knows its seed while it takes bets, and takes them one after another. Somebody in\nleague with it who bets last could choose a seed by the end that it gives. Operators have no account that bets, the evidence\nlists every bet with its place, its time and its seed while bets are still taken, and whoever bets after that somebody spoils\nthe choice. Games of one player leave no such room: their seed is sealed first, and the player speaks last.\n')),
  "seed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(claimRafflePrizeResponseValueEvidenceOneSeedMin)).check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValueEvidenceOneSeedMax)).check(/*#__PURE__*/ zod.regex(claimRafflePrizeResponseValueEvidenceOneSeedRegExp)).check(/*#__PURE__*/ zod.describe('The seed that `commitment` is the hash of.')),
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimRafflePrizeResponseValueEvidenceOneNumberMin)).check(/*#__PURE__*/ zod.lte(claimRafflePrizeResponseValueEvidenceOneNumberMax)).check(/*#__PURE__*/ zod.describe('The number drawn.')),
  "chances": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prizeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValueEvidenceOneChancesItemPrizeIdMax)).check(/*#__PURE__*/ zod.describe('The prize.')),
  "chance": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimRafflePrizeResponseValueEvidenceOneChancesItemChanceMin)).check(/*#__PURE__*/ zod.lte(claimRafflePrizeResponseValueEvidenceOneChancesItemChanceMax)).check(/*#__PURE__*/ zod.describe('How many of the million numbers lead to it.'))
}).check(/*#__PURE__*/ zod.describe('The part of the million that led to a prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValueEvidenceOneChancesMax)).check(/*#__PURE__*/ zod.describe('The chances of the draw, in the order of their parts; they sum to 1,000,000.')),
  "usedUp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimRafflePrizeResponseValueEvidenceOneUsedUpMax))).check(/*#__PURE__*/ zod.describe('The prize of the number where it was used up at the draw, so that the ticket drew the blank; else null.'))
}).check(/*#__PURE__*/ zod.describe('How a ticket was drawn, so that anybody can work it out again: the number is the first one below 1,000,000 of the algorithm\nwith `seed` and the id of the ticket as label, and the prize is that of the chance into whose part it falls; where that one\nis used up, the ticket draws the blank.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('How it was drawn; null until then, and where it was drawn before evidence was kept.'))
}).check(/*#__PURE__*/ zod.describe('A ticket of the member.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `claimRafflePrize`.'))

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



export const ListBonusesQueryParams = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['active', 'completed', 'expired', 'cancelled'])).check(/*#__PURE__*/ zod.describe('Bonuses in this state only.')),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listBonusesQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listBonusesQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBonusesQueryPageNoMax)), listBonusesQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBonusesQueryPageSizeMax)), listBonusesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listBonusesHeaderMerchantMax = 32;


export const listBonusesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listBonusesHeaderXRequestIdMax = 64;


export const listBonusesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListBonusesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBonusesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listBonusesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBonusesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listBonusesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
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
export const listBonusesResponseValueContentItemForfeitedOneMax = 25;


export const listBonusesResponseValueContentItemForfeitedOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
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


export const ListBonusesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "bonusId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBonusesResponseValueContentItemBonusIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBonusesResponseValueContentItemTitleMax)).check(/*#__PURE__*/ zod.describe('What it was for.')),
  "source": /*#__PURE__*/ zod.enum(['promotion', 'mission', 'raffle', 'tournament', 'referral', 'rank', 'points', 'operator']).check(/*#__PURE__*/ zod.describe('What a reward or bonus came from: a promotion, a mission, a raffle, a tournament, an invited friend, the VIP rank, the point mall,\nan operator.\n')),
  "sourceId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBonusesResponseValueContentItemSourceIdMax))).check(/*#__PURE__*/ zod.describe('The promotion, mission or ticket, where there is one; else null.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBonusesResponseValueContentItemAmountMax)).check(/*#__PURE__*/ zod.regex(listBonusesResponseValueContentItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('What was granted.')),
  "balance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBonusesResponseValueContentItemBalanceMax)).check(/*#__PURE__*/ zod.regex(listBonusesResponseValueContentItemBalanceRegExp)).check(/*#__PURE__*/ zod.describe('The bonus money of it that is left.')),
  "required": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBonusesResponseValueContentItemRequiredMax)).check(/*#__PURE__*/ zod.regex(listBonusesResponseValueContentItemRequiredRegExp)).check(/*#__PURE__*/ zod.describe('What has to be staked in all.')),
  "counted": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBonusesResponseValueContentItemCountedMax)).check(/*#__PURE__*/ zod.regex(listBonusesResponseValueContentItemCountedRegExp)).check(/*#__PURE__*/ zod.describe('What has counted so far, at most `required`.')),
  "remaining": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBonusesResponseValueContentItemRemainingMax)).check(/*#__PURE__*/ zod.regex(listBonusesResponseValueContentItemRemainingRegExp)).check(/*#__PURE__*/ zod.describe('What is left to stake, `required` less `counted`.')),
  "wagering": /*#__PURE__*/ zod.object({
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listBonusesResponseValueContentItemWageringMultipleMin)).check(/*#__PURE__*/ zod.lte(listBonusesResponseValueContentItemWageringMultipleMax)).check(/*#__PURE__*/ zod.describe('How many times the base.')),
  "base": /*#__PURE__*/ zod.enum(['bonus', 'bonus_and_deposit']).check(/*#__PURE__*/ zod.describe('What is multiplied.')),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBonusesResponseValueContentItemWageringDaysMax)).check(/*#__PURE__*/ zod.describe('Days to do it in, from the grant on.')),
  "maxStake": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBonusesResponseValueContentItemWageringMaxStakeOneMax)).check(/*#__PURE__*/ zod.regex(listBonusesResponseValueContentItemWageringMaxStakeOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The largest stake that counts; a bet above it counts nothing; null where every stake does.')),
  "contributions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listBonusesResponseValueContentItemWageringContributionsItemRateMin)).check(/*#__PURE__*/ zod.lte(listBonusesResponseValueContentItemWageringContributionsItemRateMax)).check(/*#__PURE__*/ zod.describe('The share of the stake that counts, in basis points.'))
}).check(/*#__PURE__*/ zod.describe('How much a stake in games of one category counts toward the wagering.'))).check(/*#__PURE__*/ zod.maxLength(listBonusesResponseValueContentItemWageringContributionsMax)).check(/*#__PURE__*/ zod.describe('The share by category. A category that is missing counts nothing.'))
}).check(/*#__PURE__*/ zod.describe('What has to be staked before bonus money becomes cash.')),
  "state": /*#__PURE__*/ zod.enum(['active', 'completed', 'expired', 'cancelled']).check(/*#__PURE__*/ zod.describe('`active -> completed | expired | cancelled`; nothing leaves the last three. `completed`: the wagering is done and\nwhat was left went to the main wallet. `expired`: its time ended first and what was left is forfeited. `cancelled`:\nthe member gave it up.\n')),
  "grantedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listBonusesResponseValueContentItemGrantedAtMax)).check(/*#__PURE__*/ zod.describe('When it was granted; stakes before that do not count.')),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listBonusesResponseValueContentItemEndsAtMax)).check(/*#__PURE__*/ zod.describe('Until when the wagering can be done.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listBonusesResponseValueContentItemEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it left `active`; null while it is.')),
  "converted": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBonusesResponseValueContentItemConvertedOneMax)).check(/*#__PURE__*/ zod.regex(listBonusesResponseValueContentItemConvertedOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What went to the main wallet when it was completed; null unless it was.')),
  "forfeited": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBonusesResponseValueContentItemForfeitedOneMax)).check(/*#__PURE__*/ zod.regex(listBonusesResponseValueContentItemForfeitedOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What was left of it and lost when it expired or was given up; null unless it did or was.'))
}).check(/*#__PURE__*/ zod.describe('Bonus money that was granted, with its wagering.'))).check(/*#__PURE__*/ zod.maxLength(listBonusesResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The bonuses of the page, active ones first, then the newest.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listBonusesResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listBonusesResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listBonusesResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listBonusesResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBonusesResponseValueTotalsAmountMax)).check(/*#__PURE__*/ zod.regex(listBonusesResponseValueTotalsAmountRegExp)).check(/*#__PURE__*/ zod.describe('Granted.')),
  "balance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBonusesResponseValueTotalsBalanceMax)).check(/*#__PURE__*/ zod.regex(listBonusesResponseValueTotalsBalanceRegExp)).check(/*#__PURE__*/ zod.describe('Bonus money left.')),
  "remaining": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBonusesResponseValueTotalsRemainingMax)).check(/*#__PURE__*/ zod.regex(listBonusesResponseValueTotalsRemainingRegExp)).check(/*#__PURE__*/ zod.describe('Left to stake in active bonuses.')),
  "converted": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBonusesResponseValueTotalsConvertedMax)).check(/*#__PURE__*/ zod.regex(listBonusesResponseValueTotalsConvertedRegExp)).check(/*#__PURE__*/ zod.describe('Moved to the main wallet.'))
}).check(/*#__PURE__*/ zod.describe('Sums over all pages of the list.'))
}).check(/*#__PURE__*/ zod.describe('A page of bonuses.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listBonuses`.'))

/**
 * A bonus of the member of the session with its rules and what is left to stake. A bonus of another member is 404.
 * @summary Tell one bonus
 */
export const getBonusPathBonusIdMax = 40;


export const getBonusPathBonusIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetBonusParams = /*#__PURE__*/ zod.object({
  "bonusId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBonusPathBonusIdMax)).check(/*#__PURE__*/ zod.regex(getBonusPathBonusIdRegExp)).check(/*#__PURE__*/ zod.describe('The bonus.'))
})

export const getBonusHeaderMerchantMax = 32;


export const getBonusHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getBonusHeaderXRequestIdMax = 64;


export const getBonusHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetBonusHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBonusHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getBonusHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBonusHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getBonusHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
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
export const getBonusResponseValueForfeitedOneMax = 25;


export const getBonusResponseValueForfeitedOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const GetBonusResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "bonusId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getBonusResponseValueBonusIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getBonusResponseValueTitleMax)).check(/*#__PURE__*/ zod.describe('What it was for.')),
  "source": /*#__PURE__*/ zod.enum(['promotion', 'mission', 'raffle', 'tournament', 'referral', 'rank', 'points', 'operator']).check(/*#__PURE__*/ zod.describe('What a reward or bonus came from: a promotion, a mission, a raffle, a tournament, an invited friend, the VIP rank, the point mall,\nan operator.\n')),
  "sourceId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getBonusResponseValueSourceIdMax))).check(/*#__PURE__*/ zod.describe('The promotion, mission or ticket, where there is one; else null.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBonusResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(getBonusResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('What was granted.')),
  "balance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBonusResponseValueBalanceMax)).check(/*#__PURE__*/ zod.regex(getBonusResponseValueBalanceRegExp)).check(/*#__PURE__*/ zod.describe('The bonus money of it that is left.')),
  "required": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBonusResponseValueRequiredMax)).check(/*#__PURE__*/ zod.regex(getBonusResponseValueRequiredRegExp)).check(/*#__PURE__*/ zod.describe('What has to be staked in all.')),
  "counted": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBonusResponseValueCountedMax)).check(/*#__PURE__*/ zod.regex(getBonusResponseValueCountedRegExp)).check(/*#__PURE__*/ zod.describe('What has counted so far, at most `required`.')),
  "remaining": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBonusResponseValueRemainingMax)).check(/*#__PURE__*/ zod.regex(getBonusResponseValueRemainingRegExp)).check(/*#__PURE__*/ zod.describe('What is left to stake, `required` less `counted`.')),
  "wagering": /*#__PURE__*/ zod.object({
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getBonusResponseValueWageringMultipleMin)).check(/*#__PURE__*/ zod.lte(getBonusResponseValueWageringMultipleMax)).check(/*#__PURE__*/ zod.describe('How many times the base.')),
  "base": /*#__PURE__*/ zod.enum(['bonus', 'bonus_and_deposit']).check(/*#__PURE__*/ zod.describe('What is multiplied.')),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getBonusResponseValueWageringDaysMax)).check(/*#__PURE__*/ zod.describe('Days to do it in, from the grant on.')),
  "maxStake": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBonusResponseValueWageringMaxStakeOneMax)).check(/*#__PURE__*/ zod.regex(getBonusResponseValueWageringMaxStakeOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The largest stake that counts; a bet above it counts nothing; null where every stake does.')),
  "contributions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getBonusResponseValueWageringContributionsItemRateMin)).check(/*#__PURE__*/ zod.lte(getBonusResponseValueWageringContributionsItemRateMax)).check(/*#__PURE__*/ zod.describe('The share of the stake that counts, in basis points.'))
}).check(/*#__PURE__*/ zod.describe('How much a stake in games of one category counts toward the wagering.'))).check(/*#__PURE__*/ zod.maxLength(getBonusResponseValueWageringContributionsMax)).check(/*#__PURE__*/ zod.describe('The share by category. A category that is missing counts nothing.'))
}).check(/*#__PURE__*/ zod.describe('What has to be staked before bonus money becomes cash.')),
  "state": /*#__PURE__*/ zod.enum(['active', 'completed', 'expired', 'cancelled']).check(/*#__PURE__*/ zod.describe('`active -> completed | expired | cancelled`; nothing leaves the last three. `completed`: the wagering is done and\nwhat was left went to the main wallet. `expired`: its time ended first and what was left is forfeited. `cancelled`:\nthe member gave it up.\n')),
  "grantedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getBonusResponseValueGrantedAtMax)).check(/*#__PURE__*/ zod.describe('When it was granted; stakes before that do not count.')),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getBonusResponseValueEndsAtMax)).check(/*#__PURE__*/ zod.describe('Until when the wagering can be done.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getBonusResponseValueEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it left `active`; null while it is.')),
  "converted": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBonusResponseValueConvertedOneMax)).check(/*#__PURE__*/ zod.regex(getBonusResponseValueConvertedOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What went to the main wallet when it was completed; null unless it was.')),
  "forfeited": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBonusResponseValueForfeitedOneMax)).check(/*#__PURE__*/ zod.regex(getBonusResponseValueForfeitedOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What was left of it and lost when it expired or was given up; null unless it did or was.'))
}).check(/*#__PURE__*/ zod.describe('Bonus money that was granted, with its wagering.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getBonus`.'))

/**
 * The wagering ledger of a bonus of the member of the session: one entry for each bet that was settled while it was
 * active, the newest first, with how much of it counted and why not more. A correction of a settled bet is a new
 * entry with the difference, so that the entries always sum to `counted` of the bonus. A bonus of another member is
 * 404.
 * @summary List which bets counted toward a bonus
 */
export const listBonusWageringPathBonusIdMax = 40;


export const listBonusWageringPathBonusIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const ListBonusWageringParams = /*#__PURE__*/ zod.object({
  "bonusId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBonusWageringPathBonusIdMax)).check(/*#__PURE__*/ zod.regex(listBonusWageringPathBonusIdRegExp)).check(/*#__PURE__*/ zod.describe('The bonus.'))
})

export const listBonusWageringQueryPageNoDefault = 1;
export const listBonusWageringQueryPageNoMax = 100000;

export const listBonusWageringQueryPageSizeDefault = 42;
export const listBonusWageringQueryPageSizeMax = 100;



export const ListBonusWageringQueryParams = /*#__PURE__*/ zod.object({
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBonusWageringQueryPageNoMax)), listBonusWageringQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBonusWageringQueryPageSizeMax)), listBonusWageringQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listBonusWageringHeaderMerchantMax = 32;


export const listBonusWageringHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listBonusWageringHeaderXRequestIdMax = 64;


export const listBonusWageringHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListBonusWageringHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBonusWageringHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listBonusWageringHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBonusWageringHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listBonusWageringHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
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


export const ListBonusWageringResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "entryId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBonusWageringResponseValueContentItemEntryIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBonusWageringResponseValueContentItemBetIdMax)).check(/*#__PURE__*/ zod.describe('The bet.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBonusWageringResponseValueContentItemGameNameMax)).check(/*#__PURE__*/ zod.describe('The game.')),
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBonusWageringResponseValueContentItemStakeMax)).check(/*#__PURE__*/ zod.regex(listBonusWageringResponseValueContentItemStakeRegExp)).check(/*#__PURE__*/ zod.describe('The stake of the bet.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listBonusWageringResponseValueContentItemRateMin)).check(/*#__PURE__*/ zod.lte(listBonusWageringResponseValueContentItemRateMax)).check(/*#__PURE__*/ zod.describe('The share that counted, in basis points.')),
  "counted": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBonusWageringResponseValueContentItemCountedMax)).check(/*#__PURE__*/ zod.regex(listBonusWageringResponseValueContentItemCountedRegExp)).check(/*#__PURE__*/ zod.describe('What of the stake counted.')),
  "reason": /*#__PURE__*/ zod.enum(['counted_in_full', 'counted_in_part', 'category_excluded', 'stake_too_high', 'opposing_bets', 'void_or_push', 'placed_before', 'placed_after', 'completed_before']).check(/*#__PURE__*/ zod.describe('Why a bet counted as it did: in full; in part, by the share of its category or of the stake that was at risk; not at\nall because its category does not count, the stake was above the largest one, bets covered opposing outcomes of one\ndraw or round, it was void or a push, it was placed before the grant or after the end, or nothing was left to stake.\n')),
  "countedTotal": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBonusWageringResponseValueContentItemCountedTotalMax)).check(/*#__PURE__*/ zod.regex(listBonusWageringResponseValueContentItemCountedTotalRegExp)).check(/*#__PURE__*/ zod.describe('What had counted in all after it.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listBonusWageringResponseValueContentItemAtMax)).check(/*#__PURE__*/ zod.describe('When the bet was settled, which is when it counts.'))
}).check(/*#__PURE__*/ zod.describe('What one bet did for the wagering of a bonus. Bets that did not count have an entry too.'))).check(/*#__PURE__*/ zod.maxLength(listBonusWageringResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The entries of the page, the newest first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listBonusWageringResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listBonusWageringResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listBonusWageringResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listBonusWageringResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBonusWageringResponseValueTotalsStakeMax)).check(/*#__PURE__*/ zod.regex(listBonusWageringResponseValueTotalsStakeRegExp)).check(/*#__PURE__*/ zod.describe('Stakes.')),
  "counted": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBonusWageringResponseValueTotalsCountedMax)).check(/*#__PURE__*/ zod.regex(listBonusWageringResponseValueTotalsCountedRegExp)).check(/*#__PURE__*/ zod.describe('What of them counted.'))
}).check(/*#__PURE__*/ zod.describe('Sums over all pages of the ledger.'))
}).check(/*#__PURE__*/ zod.describe('A page of the wagering ledger of a bonus.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listBonusWagering`.'))

/**
 * Cancels an active bonus of the member of the session: what is left of its bonus money is forfeited in one ledger
 * transaction, the main wallet is not touched, and its wagering no longer stands in the way of anything. It cannot
 * be undone; the portal asks first. A bonus that is no longer active is 409 `conflict`, one of another member 404.
 * The audit log gets an entry.
 * @summary Give up a bonus
 */
export const cancelBonusPathBonusIdMax = 40;


export const cancelBonusPathBonusIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const CancelBonusParams = /*#__PURE__*/ zod.object({
  "bonusId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelBonusPathBonusIdMax)).check(/*#__PURE__*/ zod.regex(cancelBonusPathBonusIdRegExp)).check(/*#__PURE__*/ zod.describe('The bonus.'))
})

export const cancelBonusHeaderMerchantMax = 32;


export const cancelBonusHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const cancelBonusHeaderXRequestIdMax = 64;


export const cancelBonusHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const cancelBonusHeaderIdempotencyKeyMax = 64;


export const cancelBonusHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const CancelBonusHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelBonusHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(cancelBonusHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelBonusHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(cancelBonusHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelBonusHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(cancelBonusHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
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
export const cancelBonusResponseValueForfeitedOneMax = 25;


export const cancelBonusResponseValueForfeitedOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const CancelBonusResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "bonusId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelBonusResponseValueBonusIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelBonusResponseValueTitleMax)).check(/*#__PURE__*/ zod.describe('What it was for.')),
  "source": /*#__PURE__*/ zod.enum(['promotion', 'mission', 'raffle', 'tournament', 'referral', 'rank', 'points', 'operator']).check(/*#__PURE__*/ zod.describe('What a reward or bonus came from: a promotion, a mission, a raffle, a tournament, an invited friend, the VIP rank, the point mall,\nan operator.\n')),
  "sourceId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelBonusResponseValueSourceIdMax))).check(/*#__PURE__*/ zod.describe('The promotion, mission or ticket, where there is one; else null.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelBonusResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(cancelBonusResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('What was granted.')),
  "balance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelBonusResponseValueBalanceMax)).check(/*#__PURE__*/ zod.regex(cancelBonusResponseValueBalanceRegExp)).check(/*#__PURE__*/ zod.describe('The bonus money of it that is left.')),
  "required": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelBonusResponseValueRequiredMax)).check(/*#__PURE__*/ zod.regex(cancelBonusResponseValueRequiredRegExp)).check(/*#__PURE__*/ zod.describe('What has to be staked in all.')),
  "counted": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelBonusResponseValueCountedMax)).check(/*#__PURE__*/ zod.regex(cancelBonusResponseValueCountedRegExp)).check(/*#__PURE__*/ zod.describe('What has counted so far, at most `required`.')),
  "remaining": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelBonusResponseValueRemainingMax)).check(/*#__PURE__*/ zod.regex(cancelBonusResponseValueRemainingRegExp)).check(/*#__PURE__*/ zod.describe('What is left to stake, `required` less `counted`.')),
  "wagering": /*#__PURE__*/ zod.object({
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cancelBonusResponseValueWageringMultipleMin)).check(/*#__PURE__*/ zod.lte(cancelBonusResponseValueWageringMultipleMax)).check(/*#__PURE__*/ zod.describe('How many times the base.')),
  "base": /*#__PURE__*/ zod.enum(['bonus', 'bonus_and_deposit']).check(/*#__PURE__*/ zod.describe('What is multiplied.')),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cancelBonusResponseValueWageringDaysMax)).check(/*#__PURE__*/ zod.describe('Days to do it in, from the grant on.')),
  "maxStake": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelBonusResponseValueWageringMaxStakeOneMax)).check(/*#__PURE__*/ zod.regex(cancelBonusResponseValueWageringMaxStakeOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The largest stake that counts; a bet above it counts nothing; null where every stake does.')),
  "contributions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cancelBonusResponseValueWageringContributionsItemRateMin)).check(/*#__PURE__*/ zod.lte(cancelBonusResponseValueWageringContributionsItemRateMax)).check(/*#__PURE__*/ zod.describe('The share of the stake that counts, in basis points.'))
}).check(/*#__PURE__*/ zod.describe('How much a stake in games of one category counts toward the wagering.'))).check(/*#__PURE__*/ zod.maxLength(cancelBonusResponseValueWageringContributionsMax)).check(/*#__PURE__*/ zod.describe('The share by category. A category that is missing counts nothing.'))
}).check(/*#__PURE__*/ zod.describe('What has to be staked before bonus money becomes cash.')),
  "state": /*#__PURE__*/ zod.enum(['active', 'completed', 'expired', 'cancelled']).check(/*#__PURE__*/ zod.describe('`active -> completed | expired | cancelled`; nothing leaves the last three. `completed`: the wagering is done and\nwhat was left went to the main wallet. `expired`: its time ended first and what was left is forfeited. `cancelled`:\nthe member gave it up.\n')),
  "grantedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(cancelBonusResponseValueGrantedAtMax)).check(/*#__PURE__*/ zod.describe('When it was granted; stakes before that do not count.')),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(cancelBonusResponseValueEndsAtMax)).check(/*#__PURE__*/ zod.describe('Until when the wagering can be done.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(cancelBonusResponseValueEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it left `active`; null while it is.')),
  "converted": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelBonusResponseValueConvertedOneMax)).check(/*#__PURE__*/ zod.regex(cancelBonusResponseValueConvertedOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What went to the main wallet when it was completed; null unless it was.')),
  "forfeited": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelBonusResponseValueForfeitedOneMax)).check(/*#__PURE__*/ zod.regex(cancelBonusResponseValueForfeitedOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What was left of it and lost when it expired or was given up; null unless it did or was.'))
}).check(/*#__PURE__*/ zod.describe('Bonus money that was granted, with its wagering.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `cancelBonus`.'))

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



export const ListRewardsQueryParams = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['claimable', 'claimed', 'expired'])).check(/*#__PURE__*/ zod.describe('Rewards in this state.')),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listRewardsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listRewardsQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRewardsQueryPageNoMax)), listRewardsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRewardsQueryPageSizeMax)), listRewardsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listRewardsHeaderMerchantMax = 32;


export const listRewardsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listRewardsHeaderXRequestIdMax = 64;


export const listRewardsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListRewardsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRewardsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listRewardsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRewardsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listRewardsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
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


export const ListRewardsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "rewardId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRewardsResponseValueContentItemRewardIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRewardsResponseValueContentItemTitleMax)).check(/*#__PURE__*/ zod.describe('What it is for.')),
  "source": /*#__PURE__*/ zod.enum(['promotion', 'mission', 'raffle', 'tournament', 'referral', 'rank', 'points', 'operator']).check(/*#__PURE__*/ zod.describe('What a reward or bonus came from: a promotion, a mission, a raffle, a tournament, an invited friend, the VIP rank, the point mall,\nan operator.\n')),
  "sourceId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRewardsResponseValueContentItemSourceIdMax))).check(/*#__PURE__*/ zod.describe('The promotion, mission or ticket, where there is one; else null.')),
  "reward": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).check(/*#__PURE__*/ zod.describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRewardsResponseValueContentItemRewardAmountOneMax)).check(/*#__PURE__*/ zod.regex(listRewardsResponseValueContentItemRewardAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('A fixed amount of bonus money or cash; null for any other reward.')),
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRewardsResponseValueContentItemRewardRateMin)).check(/*#__PURE__*/ zod.lte(listRewardsResponseValueContentItemRewardRateMax))).check(/*#__PURE__*/ zod.describe('In basis points, a share of what the text says, where the amount is not fixed; else null.')),
  "maximum": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRewardsResponseValueContentItemRewardMaximumOneMax)).check(/*#__PURE__*/ zod.regex(listRewardsResponseValueContentItemRewardMaximumOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The most that `rate` can give; null without a rate or a limit.')),
  "points": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRewardsResponseValueContentItemRewardPointsMax))).check(/*#__PURE__*/ zod.describe('Points; null for any other reward.')),
  "rounds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRewardsResponseValueContentItemRewardRoundsMax))).check(/*#__PURE__*/ zod.describe('Free rounds; null for any other reward.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRewardsResponseValueContentItemRewardNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(listRewardsResponseValueContentItemRewardNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game of the free rounds; null for any other reward.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRewardsResponseValueContentItemRewardTextMax)).check(/*#__PURE__*/ zod.describe('All of it in words.'))
}).check(/*#__PURE__*/ zod.describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.')),
  "wagering": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRewardsResponseValueContentItemWageringOneMultipleMin)).check(/*#__PURE__*/ zod.lte(listRewardsResponseValueContentItemWageringOneMultipleMax)).check(/*#__PURE__*/ zod.describe('How many times the base.')),
  "base": /*#__PURE__*/ zod.enum(['bonus', 'bonus_and_deposit']).check(/*#__PURE__*/ zod.describe('What is multiplied.')),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRewardsResponseValueContentItemWageringOneDaysMax)).check(/*#__PURE__*/ zod.describe('Days to do it in, from the grant on.')),
  "maxStake": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRewardsResponseValueContentItemWageringOneMaxStakeOneMax)).check(/*#__PURE__*/ zod.regex(listRewardsResponseValueContentItemWageringOneMaxStakeOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The largest stake that counts; a bet above it counts nothing; null where every stake does.')),
  "contributions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRewardsResponseValueContentItemWageringOneContributionsItemRateMin)).check(/*#__PURE__*/ zod.lte(listRewardsResponseValueContentItemWageringOneContributionsItemRateMax)).check(/*#__PURE__*/ zod.describe('The share of the stake that counts, in basis points.'))
}).check(/*#__PURE__*/ zod.describe('How much a stake in games of one category counts toward the wagering.'))).check(/*#__PURE__*/ zod.maxLength(listRewardsResponseValueContentItemWageringOneContributionsMax)).check(/*#__PURE__*/ zod.describe('The share by category. A category that is missing counts nothing.'))
}).check(/*#__PURE__*/ zod.describe('What has to be staked before bonus money becomes cash.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What has to be staked before it can be withdrawn; null, and nothing.')),
  "state": /*#__PURE__*/ zod.enum(['claimable', 'claimed', 'expired']).check(/*#__PURE__*/ zod.describe('`claimable -> claimed`, or `claimable -> expired` when its time ends.')),
  "grantedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listRewardsResponseValueContentItemGrantedAtMax)).check(/*#__PURE__*/ zod.describe('Since when it waits.')),
  "expiresAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listRewardsResponseValueContentItemExpiresAtMax))).check(/*#__PURE__*/ zod.describe('Until when it can be claimed, null where it stays.')),
  "claimedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listRewardsResponseValueContentItemClaimedAtMax))).check(/*#__PURE__*/ zod.describe('When it was claimed; null until then.'))
}).check(/*#__PURE__*/ zod.describe('A reward that the member can or could claim.'))).check(/*#__PURE__*/ zod.maxLength(listRewardsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The rewards of the page, the one that expires first first, claimed and expired ones last.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRewardsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listRewardsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRewardsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listRewardsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "claimableCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRewardsResponseValueTotalsClaimableCountMin)).check(/*#__PURE__*/ zod.lte(listRewardsResponseValueTotalsClaimableCountMax)).check(/*#__PURE__*/ zod.describe('Rewards that can be claimed now.')),
  "claimableCash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRewardsResponseValueTotalsClaimableCashMax)).check(/*#__PURE__*/ zod.regex(listRewardsResponseValueTotalsClaimableCashRegExp)).check(/*#__PURE__*/ zod.describe('Cash among them.')),
  "claimableBonus": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRewardsResponseValueTotalsClaimableBonusMax)).check(/*#__PURE__*/ zod.regex(listRewardsResponseValueTotalsClaimableBonusRegExp)).check(/*#__PURE__*/ zod.describe('Bonus money among them.'))
}).check(/*#__PURE__*/ zod.describe('Sums over all pages of the list, of what is money.'))
}).check(/*#__PURE__*/ zod.describe('A page of rewards.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listRewards`.'))

/**
 * Gives the member of the session the rewards in one transaction. Cash goes to the main wallet, bonus money to the bonus
 * balance with its wagering from then on, points to the points. Each is given once, however many requests come at once.
 * One that can no longer be claimed by the database's time, and one for a registration that another account of the same
 * person has claimed, is left out and named in `refused`. If none is left, the answer is 422 with what refused the first:
 * `reward_unavailable` or `promotion_one_per_person`. One of another member is 404, and none is given. The audit log
 * gets an entry for each.
 * @summary Claim rewards
 */
export const claimRewardsHeaderMerchantMax = 32;


export const claimRewardsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const claimRewardsHeaderXRequestIdMax = 64;


export const claimRewardsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const claimRewardsHeaderIdempotencyKeyMax = 64;


export const claimRewardsHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const ClaimRewardsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimRewardsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(claimRewardsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimRewardsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(claimRewardsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimRewardsHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(claimRewardsHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const claimRewardsBodyRewardIdsItemMax = 40;

export const claimRewardsBodyRewardIdsMax = 100;



export const ClaimRewardsBody = /*#__PURE__*/ zod.strictObject({
  "rewardIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimRewardsBodyRewardIdsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimRewardsBodyRewardIdsMax)).check(/*#__PURE__*/ zod.describe('Their ids, each once.'))
}).check(/*#__PURE__*/ zod.describe('The rewards that are claimed.'))

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

export const claimRewardsResponseValueRefusedItemRewardIdMax = 40;

export const claimRewardsResponseValueRefusedItemTitleMax = 120;

export const claimRewardsResponseValueRefusedMax = 99;



export const ClaimRewardsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "credits": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "rewardId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimRewardsResponseValueCreditsItemRewardIdMax)).check(/*#__PURE__*/ zod.describe('The reward.')),
  "reward": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).check(/*#__PURE__*/ zod.describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimRewardsResponseValueCreditsItemRewardAmountOneMax)).check(/*#__PURE__*/ zod.regex(claimRewardsResponseValueCreditsItemRewardAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('A fixed amount of bonus money or cash; null for any other reward.')),
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimRewardsResponseValueCreditsItemRewardRateMin)).check(/*#__PURE__*/ zod.lte(claimRewardsResponseValueCreditsItemRewardRateMax))).check(/*#__PURE__*/ zod.describe('In basis points, a share of what the text says, where the amount is not fixed; else null.')),
  "maximum": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimRewardsResponseValueCreditsItemRewardMaximumOneMax)).check(/*#__PURE__*/ zod.regex(claimRewardsResponseValueCreditsItemRewardMaximumOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The most that `rate` can give; null without a rate or a limit.')),
  "points": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(claimRewardsResponseValueCreditsItemRewardPointsMax))).check(/*#__PURE__*/ zod.describe('Points; null for any other reward.')),
  "rounds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(claimRewardsResponseValueCreditsItemRewardRoundsMax))).check(/*#__PURE__*/ zod.describe('Free rounds; null for any other reward.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimRewardsResponseValueCreditsItemRewardNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(claimRewardsResponseValueCreditsItemRewardNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game of the free rounds; null for any other reward.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimRewardsResponseValueCreditsItemRewardTextMax)).check(/*#__PURE__*/ zod.describe('All of it in words.'))
}).check(/*#__PURE__*/ zod.describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.')),
  "target": /*#__PURE__*/ zod.enum(['main_wallet', 'bonus_balance', 'points', 'free_rounds', 'delivery']).check(/*#__PURE__*/ zod.describe('Where it went.')),
  "bonusId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimRewardsResponseValueCreditsItemBonusIdMax))).check(/*#__PURE__*/ zod.describe('The bonus that began with it, where it is bonus money; else null.')),
  "creditedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(claimRewardsResponseValueCreditsItemCreditedAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('A reward that was given, and where it went.'))).check(/*#__PURE__*/ zod.maxLength(claimRewardsResponseValueCreditsMax)).check(/*#__PURE__*/ zod.describe('One for each reward that was given, in the order of the request.')),
  "refused": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "rewardId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimRewardsResponseValueRefusedItemRewardIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimRewardsResponseValueRefusedItemTitleMax)).check(/*#__PURE__*/ zod.describe('What it is for, in the language of the request.')),
  "code": /*#__PURE__*/ zod.enum(['reward_unavailable', 'promotion_one_per_person']).check(/*#__PURE__*/ zod.describe('The error that it would be refused with by itself.'))
}).check(/*#__PURE__*/ zod.describe('A reward that was not given with the others.'))).check(/*#__PURE__*/ zod.maxLength(claimRewardsResponseValueRefusedMax)).check(/*#__PURE__*/ zod.describe('Those that were left out, in the order of the request.'))
}).check(/*#__PURE__*/ zod.describe('What was given.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `claimRewards`.'))

/**
 * The code of the member of the session, the link that registers with it, the rule and its sums. The portal draws
 * the QR code. A share of what friends stake goes to the main wallet by itself, once a day and friend; a registration
 * and a first deposit bring bonus money, once for each friend. Where the switch `info.promos.REFERRAL` is off, this
 * and its lists are 404.
 * @summary Tell the referral link and what it brought
 */
export const getReferralHeaderMerchantMax = 32;


export const getReferralHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getReferralHeaderXRequestIdMax = 64;


export const getReferralHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetReferralHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getReferralHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getReferralHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getReferralHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getReferralHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
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


export const GetReferralResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getReferralResponseValueCodeMax)).check(/*#__PURE__*/ zod.describe('The referral code of the member.')),
  "link": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(getReferralResponseValueLinkMax)).check(/*#__PURE__*/ zod.describe('The address that registers with it.')),
  "qrCodeUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(getReferralResponseValueQrCodeUrlMax))).check(/*#__PURE__*/ zod.describe('What the QR code says, where that differs from `link`; else null.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getReferralResponseValueRateMin)).check(/*#__PURE__*/ zod.lte(getReferralResponseValueRateMax)).check(/*#__PURE__*/ zod.describe('The share of a friend\'s turnover that is the reward, in basis points.')),
  "rule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getReferralResponseValueRuleMax)).check(/*#__PURE__*/ zod.describe('The rule in words.')),
  "invitees": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getReferralResponseValueInviteesMin)).check(/*#__PURE__*/ zod.lte(getReferralResponseValueInviteesMax)).check(/*#__PURE__*/ zod.describe('Friends who registered.')),
  "activeInvitees": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getReferralResponseValueActiveInviteesMin)).check(/*#__PURE__*/ zod.lte(getReferralResponseValueActiveInviteesMax)).check(/*#__PURE__*/ zod.describe('Friends who staked in the last 30 days.')),
  "rewardTotal": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getReferralResponseValueRewardTotalMax)).check(/*#__PURE__*/ zod.regex(getReferralResponseValueRewardTotalRegExp)).check(/*#__PURE__*/ zod.describe('Rewards in all.')),
  "rewardPending": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getReferralResponseValueRewardPendingMax)).check(/*#__PURE__*/ zod.regex(getReferralResponseValueRewardPendingRegExp)).check(/*#__PURE__*/ zod.describe('Rewards that are not given yet.'))
}).check(/*#__PURE__*/ zod.describe('How the member invites friends, and what it brought.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getReferral`.'))

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



export const ListInviteesQueryParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listInviteesQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listInviteesQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInviteesQueryPageNoMax)), listInviteesQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInviteesQueryPageSizeMax)), listInviteesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listInviteesHeaderMerchantMax = 32;


export const listInviteesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listInviteesHeaderXRequestIdMax = 64;


export const listInviteesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListInviteesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInviteesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listInviteesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInviteesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listInviteesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
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


export const ListInviteesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listInviteesResponseValueContentItemAccountMax)).check(/*#__PURE__*/ zod.describe('The account name, masked.')),
  "registeredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listInviteesResponseValueContentItemRegisteredAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "state": /*#__PURE__*/ zod.enum(['registered', 'deposited', 'active', 'refused']).check(/*#__PURE__*/ zod.describe('`registered -> deposited` with the first credited deposit, `-> active` with the first settled bet. `refused`: the\naccount is the inviter\'s own or above it in the chain of invitations, and brings nothing.\n')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInviteesResponseValueContentItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(listInviteesResponseValueContentItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The turnover that counted, in all.')),
  "reward": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInviteesResponseValueContentItemRewardMax)).check(/*#__PURE__*/ zod.regex(listInviteesResponseValueContentItemRewardRegExp)).check(/*#__PURE__*/ zod.describe('What it brought, in all.'))
}).check(/*#__PURE__*/ zod.describe('A friend who registered with the code.'))).check(/*#__PURE__*/ zod.maxLength(listInviteesResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The friends of the page, the newest first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listInviteesResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listInviteesResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listInviteesResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listInviteesResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInviteesResponseValueTotalsTurnoverMax)).check(/*#__PURE__*/ zod.regex(listInviteesResponseValueTotalsTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Turnover.')),
  "reward": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInviteesResponseValueTotalsRewardMax)).check(/*#__PURE__*/ zod.regex(listInviteesResponseValueTotalsRewardRegExp)).check(/*#__PURE__*/ zod.describe('Rewards.'))
}).check(/*#__PURE__*/ zod.describe('Sums over all pages.'))
}).check(/*#__PURE__*/ zod.describe('A page of invited friends.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listInvitees`.'))

/**
 * The rewards of the member of the session by day, friend and kind, the newest first. Days follow the brand's time zone.
 * The totals run over all pages.
 * @summary List the rewards for invited friends
 */
export const listReferralRewardsQueryFromMax = 30;

export const listReferralRewardsQueryToMax = 30;

export const listReferralRewardsQueryPageNoDefault = 1;
export const listReferralRewardsQueryPageNoMax = 100000;

export const listReferralRewardsQueryPageSizeDefault = 42;
export const listReferralRewardsQueryPageSizeMax = 100;



export const ListReferralRewardsQueryParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listReferralRewardsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listReferralRewardsQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listReferralRewardsQueryPageNoMax)), listReferralRewardsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listReferralRewardsQueryPageSizeMax)), listReferralRewardsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listReferralRewardsHeaderMerchantMax = 32;


export const listReferralRewardsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listReferralRewardsHeaderXRequestIdMax = 64;


export const listReferralRewardsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListReferralRewardsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listReferralRewardsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listReferralRewardsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listReferralRewardsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listReferralRewardsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
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


export const ListReferralRewardsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "referralRewardId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listReferralRewardsResponseValueContentItemReferralRewardIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listReferralRewardsResponseValueContentItemAccountMax)).check(/*#__PURE__*/ zod.describe('The friend\'s account name, masked.')),
  "kind": /*#__PURE__*/ zod.enum(['registration', 'first_deposit', 'turnover']).check(/*#__PURE__*/ zod.describe('What a reward is for: that the friend registered, its first deposit of the least amount, or what it staked on the\nday. The first two come once for each friend, as bonus money with its wagering; the third is cash.\n')),
  "day": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listReferralRewardsResponseValueContentItemDayMax)).check(/*#__PURE__*/ zod.regex(listReferralRewardsResponseValueContentItemDayRegExp)).check(/*#__PURE__*/ zod.describe('The day, in the brand\'s time zone.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listReferralRewardsResponseValueContentItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(listReferralRewardsResponseValueContentItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The friend\'s turnover of the day; zero where the reward is not for it.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listReferralRewardsResponseValueContentItemRateMin)).check(/*#__PURE__*/ zod.lte(listReferralRewardsResponseValueContentItemRateMax)).check(/*#__PURE__*/ zod.describe('The share, in basis points; zero where the reward is not for the turnover.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listReferralRewardsResponseValueContentItemAmountMax)).check(/*#__PURE__*/ zod.regex(listReferralRewardsResponseValueContentItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('The reward, rounded down.')),
  "state": /*#__PURE__*/ zod.enum(['pending', 'credited']).check(/*#__PURE__*/ zod.describe('`pending -> credited`: a share of the play after the end of the day, the registration once the account has the age of\nthe rule, the first deposit at once.\n')),
  "creditedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listReferralRewardsResponseValueContentItemCreditedAtMax))).check(/*#__PURE__*/ zod.describe('When it was given; null until then.'))
}).check(/*#__PURE__*/ zod.describe('A reward for one friend.'))).check(/*#__PURE__*/ zod.maxLength(listReferralRewardsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The rewards of the page, the newest first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listReferralRewardsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listReferralRewardsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listReferralRewardsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listReferralRewardsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listReferralRewardsResponseValueTotalsTurnoverMax)).check(/*#__PURE__*/ zod.regex(listReferralRewardsResponseValueTotalsTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Turnover.')),
  "reward": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listReferralRewardsResponseValueTotalsRewardMax)).check(/*#__PURE__*/ zod.regex(listReferralRewardsResponseValueTotalsRewardRegExp)).check(/*#__PURE__*/ zod.describe('Rewards.'))
}).check(/*#__PURE__*/ zod.describe('Sums over all pages.'))
}).check(/*#__PURE__*/ zod.describe('A page of rewards for invited friends.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listReferralRewards`.'))

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


export const GetMissionsSummaryHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMissionsSummaryHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getMissionsSummaryHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMissionsSummaryHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getMissionsSummaryHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
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



export const GetMissionsSummaryResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "claimableCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getMissionsSummaryResponseValueClaimableCountMin)).check(/*#__PURE__*/ zod.lte(getMissionsSummaryResponseValueClaimableCountMax)).check(/*#__PURE__*/ zod.describe('Missions whose reward waits, the badge of the menu.')),
  "missions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "missionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMissionsSummaryResponseValueMissionsItemMissionIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMissionsSummaryResponseValueMissionsItemTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "kind": /*#__PURE__*/ zod.enum(['login_days', 'deposit', 'turnover', 'win', 'bets', 'games', 'profile']).check(/*#__PURE__*/ zod.describe('What a mission counts: days with a login, deposits, turnover, what settled bets won beyond their stakes (`win`; a lost bet\ntakes nothing away), settled bets, different games, filled-in parts of the profile.\n')),
  "target": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMissionsSummaryResponseValueMissionsItemTargetMax)).check(/*#__PURE__*/ zod.regex(getMissionsSummaryResponseValueMissionsItemTargetRegExp)).check(/*#__PURE__*/ zod.describe('A decimal string, an amount of money as `Money` for the kinds `deposit`, `turnover` and `win`, a whole number for the others.')),
  "progress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMissionsSummaryResponseValueMissionsItemProgressMax)).check(/*#__PURE__*/ zod.regex(getMissionsSummaryResponseValueMissionsItemProgressRegExp)).check(/*#__PURE__*/ zod.describe('A decimal string, an amount of money as `Money` for the kinds `deposit`, `turnover` and `win`, a whole number for the others.')),
  "reward": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).check(/*#__PURE__*/ zod.describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMissionsSummaryResponseValueMissionsItemRewardAmountOneMax)).check(/*#__PURE__*/ zod.regex(getMissionsSummaryResponseValueMissionsItemRewardAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('A fixed amount of bonus money or cash; null for any other reward.')),
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getMissionsSummaryResponseValueMissionsItemRewardRateMin)).check(/*#__PURE__*/ zod.lte(getMissionsSummaryResponseValueMissionsItemRewardRateMax))).check(/*#__PURE__*/ zod.describe('In basis points, a share of what the text says, where the amount is not fixed; else null.')),
  "maximum": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMissionsSummaryResponseValueMissionsItemRewardMaximumOneMax)).check(/*#__PURE__*/ zod.regex(getMissionsSummaryResponseValueMissionsItemRewardMaximumOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The most that `rate` can give; null without a rate or a limit.')),
  "points": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getMissionsSummaryResponseValueMissionsItemRewardPointsMax))).check(/*#__PURE__*/ zod.describe('Points; null for any other reward.')),
  "rounds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getMissionsSummaryResponseValueMissionsItemRewardRoundsMax))).check(/*#__PURE__*/ zod.describe('Free rounds; null for any other reward.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMissionsSummaryResponseValueMissionsItemRewardNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(getMissionsSummaryResponseValueMissionsItemRewardNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game of the free rounds; null for any other reward.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMissionsSummaryResponseValueMissionsItemRewardTextMax)).check(/*#__PURE__*/ zod.describe('All of it in words.'))
}).check(/*#__PURE__*/ zod.describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'claimable', 'claimed', 'expired']).check(/*#__PURE__*/ zod.describe('`open -> claimable` when the target is reached, `claimable -> claimed`; `expired` from `open` or `claimable` when it\nends.\n')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getMissionsSummaryResponseValueMissionsItemEndsAtMax))).check(/*#__PURE__*/ zod.describe('When it ends, not included; null where it stays.'))
}).check(/*#__PURE__*/ zod.describe('A mission of the member.'))).check(/*#__PURE__*/ zod.maxLength(getMissionsSummaryResponseValueMissionsMax)).check(/*#__PURE__*/ zod.describe('Those that can be claimed first, then those that end first.'))
}).check(/*#__PURE__*/ zod.describe('The missions of the member.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getMissionsSummary`.'))

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


export const ClaimMissionHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimMissionHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(claimMissionHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimMissionHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(claimMissionHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimMissionHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(claimMissionHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const claimMissionBodyMissionIdMax = 40;



export const ClaimMissionBody = /*#__PURE__*/ zod.strictObject({
  "missionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimMissionBodyMissionIdMax)).check(/*#__PURE__*/ zod.describe('Its id.'))
}).check(/*#__PURE__*/ zod.describe('The mission that is claimed.'))

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



export const ClaimMissionResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "mission": /*#__PURE__*/ zod.object({
  "missionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimMissionResponseValueMissionMissionIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimMissionResponseValueMissionTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "kind": /*#__PURE__*/ zod.enum(['login_days', 'deposit', 'turnover', 'win', 'bets', 'games', 'profile']).check(/*#__PURE__*/ zod.describe('What a mission counts: days with a login, deposits, turnover, what settled bets won beyond their stakes (`win`; a lost bet\ntakes nothing away), settled bets, different games, filled-in parts of the profile.\n')),
  "target": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimMissionResponseValueMissionTargetMax)).check(/*#__PURE__*/ zod.regex(claimMissionResponseValueMissionTargetRegExp)).check(/*#__PURE__*/ zod.describe('A decimal string, an amount of money as `Money` for the kinds `deposit`, `turnover` and `win`, a whole number for the others.')),
  "progress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimMissionResponseValueMissionProgressMax)).check(/*#__PURE__*/ zod.regex(claimMissionResponseValueMissionProgressRegExp)).check(/*#__PURE__*/ zod.describe('A decimal string, an amount of money as `Money` for the kinds `deposit`, `turnover` and `win`, a whole number for the others.')),
  "reward": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).check(/*#__PURE__*/ zod.describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimMissionResponseValueMissionRewardAmountOneMax)).check(/*#__PURE__*/ zod.regex(claimMissionResponseValueMissionRewardAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('A fixed amount of bonus money or cash; null for any other reward.')),
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimMissionResponseValueMissionRewardRateMin)).check(/*#__PURE__*/ zod.lte(claimMissionResponseValueMissionRewardRateMax))).check(/*#__PURE__*/ zod.describe('In basis points, a share of what the text says, where the amount is not fixed; else null.')),
  "maximum": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimMissionResponseValueMissionRewardMaximumOneMax)).check(/*#__PURE__*/ zod.regex(claimMissionResponseValueMissionRewardMaximumOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The most that `rate` can give; null without a rate or a limit.')),
  "points": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(claimMissionResponseValueMissionRewardPointsMax))).check(/*#__PURE__*/ zod.describe('Points; null for any other reward.')),
  "rounds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(claimMissionResponseValueMissionRewardRoundsMax))).check(/*#__PURE__*/ zod.describe('Free rounds; null for any other reward.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimMissionResponseValueMissionRewardNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(claimMissionResponseValueMissionRewardNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game of the free rounds; null for any other reward.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimMissionResponseValueMissionRewardTextMax)).check(/*#__PURE__*/ zod.describe('All of it in words.'))
}).check(/*#__PURE__*/ zod.describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'claimable', 'claimed', 'expired']).check(/*#__PURE__*/ zod.describe('`open -> claimable` when the target is reached, `claimable -> claimed`; `expired` from `open` or `claimable` when it\nends.\n')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(claimMissionResponseValueMissionEndsAtMax))).check(/*#__PURE__*/ zod.describe('When it ends, not included; null where it stays.'))
}).check(/*#__PURE__*/ zod.describe('A mission of the member.')),
  "credit": /*#__PURE__*/ zod.object({
  "rewardId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimMissionResponseValueCreditRewardIdMax)).check(/*#__PURE__*/ zod.describe('The reward.')),
  "reward": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).check(/*#__PURE__*/ zod.describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimMissionResponseValueCreditRewardAmountOneMax)).check(/*#__PURE__*/ zod.regex(claimMissionResponseValueCreditRewardAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('A fixed amount of bonus money or cash; null for any other reward.')),
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimMissionResponseValueCreditRewardRateMin)).check(/*#__PURE__*/ zod.lte(claimMissionResponseValueCreditRewardRateMax))).check(/*#__PURE__*/ zod.describe('In basis points, a share of what the text says, where the amount is not fixed; else null.')),
  "maximum": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimMissionResponseValueCreditRewardMaximumOneMax)).check(/*#__PURE__*/ zod.regex(claimMissionResponseValueCreditRewardMaximumOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The most that `rate` can give; null without a rate or a limit.')),
  "points": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(claimMissionResponseValueCreditRewardPointsMax))).check(/*#__PURE__*/ zod.describe('Points; null for any other reward.')),
  "rounds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(claimMissionResponseValueCreditRewardRoundsMax))).check(/*#__PURE__*/ zod.describe('Free rounds; null for any other reward.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimMissionResponseValueCreditRewardNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(claimMissionResponseValueCreditRewardNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game of the free rounds; null for any other reward.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimMissionResponseValueCreditRewardTextMax)).check(/*#__PURE__*/ zod.describe('All of it in words.'))
}).check(/*#__PURE__*/ zod.describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.')),
  "target": /*#__PURE__*/ zod.enum(['main_wallet', 'bonus_balance', 'points', 'free_rounds', 'delivery']).check(/*#__PURE__*/ zod.describe('Where it went.')),
  "bonusId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimMissionResponseValueCreditBonusIdMax))).check(/*#__PURE__*/ zod.describe('The bonus that began with it, where it is bonus money; else null.')),
  "creditedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(claimMissionResponseValueCreditCreditedAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('A reward that was given, and where it went.'))
}).check(/*#__PURE__*/ zod.describe('A claimed mission.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `claimMission`.'))

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



export const ListMissionsLeaderboardQueryParams = /*#__PURE__*/ zod.object({
  "period": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['day', 'week', 'month']), listMissionsLeaderboardQueryPeriodDefault).check(/*#__PURE__*/ zod.describe('The period.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMissionsLeaderboardQueryPageNoMax)), listMissionsLeaderboardQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMissionsLeaderboardQueryPageSizeMax)), listMissionsLeaderboardQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listMissionsLeaderboardHeaderMerchantMax = 32;


export const listMissionsLeaderboardHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listMissionsLeaderboardHeaderXRequestIdMax = 64;


export const listMissionsLeaderboardHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListMissionsLeaderboardHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMissionsLeaderboardHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listMissionsLeaderboardHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMissionsLeaderboardHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listMissionsLeaderboardHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listMissionsLeaderboardResponseValueContentItemPositionMax = 100000000;

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

export const listMissionsLeaderboardResponseValueMeOnePositionMax = 100000000;

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



export const ListMissionsLeaderboardResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "position": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMissionsLeaderboardResponseValueContentItemPositionMax)).check(/*#__PURE__*/ zod.describe('The position in the order of the list; no other entry has it.')),
  "rank": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMissionsLeaderboardResponseValueContentItemRankMax)).check(/*#__PURE__*/ zod.describe('The place; equal scores share it.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMissionsLeaderboardResponseValueContentItemNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see, masked.')),
  "score": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMissionsLeaderboardResponseValueContentItemScoreMin)).check(/*#__PURE__*/ zod.lte(listMissionsLeaderboardResponseValueContentItemScoreMax)).check(/*#__PURE__*/ zod.describe('Missions completed in the period.')),
  "reward": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).check(/*#__PURE__*/ zod.describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMissionsLeaderboardResponseValueContentItemRewardOneAmountOneMax)).check(/*#__PURE__*/ zod.regex(listMissionsLeaderboardResponseValueContentItemRewardOneAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('A fixed amount of bonus money or cash; null for any other reward.')),
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMissionsLeaderboardResponseValueContentItemRewardOneRateMin)).check(/*#__PURE__*/ zod.lte(listMissionsLeaderboardResponseValueContentItemRewardOneRateMax))).check(/*#__PURE__*/ zod.describe('In basis points, a share of what the text says, where the amount is not fixed; else null.')),
  "maximum": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMissionsLeaderboardResponseValueContentItemRewardOneMaximumOneMax)).check(/*#__PURE__*/ zod.regex(listMissionsLeaderboardResponseValueContentItemRewardOneMaximumOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The most that `rate` can give; null without a rate or a limit.')),
  "points": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMissionsLeaderboardResponseValueContentItemRewardOnePointsMax))).check(/*#__PURE__*/ zod.describe('Points; null for any other reward.')),
  "rounds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMissionsLeaderboardResponseValueContentItemRewardOneRoundsMax))).check(/*#__PURE__*/ zod.describe('Free rounds; null for any other reward.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMissionsLeaderboardResponseValueContentItemRewardOneNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(listMissionsLeaderboardResponseValueContentItemRewardOneNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game of the free rounds; null for any other reward.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMissionsLeaderboardResponseValueContentItemRewardOneTextMax)).check(/*#__PURE__*/ zod.describe('All of it in words.'))
}).check(/*#__PURE__*/ zod.describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What the place gives at the end of the period, null where nothing.'))
}).check(/*#__PURE__*/ zod.describe('A place on the leaderboard.'))).check(/*#__PURE__*/ zod.maxLength(listMissionsLeaderboardResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The places of the page, the first first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMissionsLeaderboardResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listMissionsLeaderboardResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMissionsLeaderboardResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listMissionsLeaderboardResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.')),
  "me": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "position": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMissionsLeaderboardResponseValueMeOnePositionMax)).check(/*#__PURE__*/ zod.describe('The position in the order of the list; no other entry has it.')),
  "rank": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMissionsLeaderboardResponseValueMeOneRankMax)).check(/*#__PURE__*/ zod.describe('The place; equal scores share it.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMissionsLeaderboardResponseValueMeOneNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see, masked.')),
  "score": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMissionsLeaderboardResponseValueMeOneScoreMin)).check(/*#__PURE__*/ zod.lte(listMissionsLeaderboardResponseValueMeOneScoreMax)).check(/*#__PURE__*/ zod.describe('Missions completed in the period.')),
  "reward": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).check(/*#__PURE__*/ zod.describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMissionsLeaderboardResponseValueMeOneRewardOneAmountOneMax)).check(/*#__PURE__*/ zod.regex(listMissionsLeaderboardResponseValueMeOneRewardOneAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('A fixed amount of bonus money or cash; null for any other reward.')),
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMissionsLeaderboardResponseValueMeOneRewardOneRateMin)).check(/*#__PURE__*/ zod.lte(listMissionsLeaderboardResponseValueMeOneRewardOneRateMax))).check(/*#__PURE__*/ zod.describe('In basis points, a share of what the text says, where the amount is not fixed; else null.')),
  "maximum": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMissionsLeaderboardResponseValueMeOneRewardOneMaximumOneMax)).check(/*#__PURE__*/ zod.regex(listMissionsLeaderboardResponseValueMeOneRewardOneMaximumOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The most that `rate` can give; null without a rate or a limit.')),
  "points": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMissionsLeaderboardResponseValueMeOneRewardOnePointsMax))).check(/*#__PURE__*/ zod.describe('Points; null for any other reward.')),
  "rounds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMissionsLeaderboardResponseValueMeOneRewardOneRoundsMax))).check(/*#__PURE__*/ zod.describe('Free rounds; null for any other reward.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMissionsLeaderboardResponseValueMeOneRewardOneNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(listMissionsLeaderboardResponseValueMeOneRewardOneNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game of the free rounds; null for any other reward.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMissionsLeaderboardResponseValueMeOneRewardOneTextMax)).check(/*#__PURE__*/ zod.describe('All of it in words.'))
}).check(/*#__PURE__*/ zod.describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What the place gives at the end of the period, null where nothing.'))
}).check(/*#__PURE__*/ zod.describe('A place on the leaderboard.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The place of the member of the session, null where it has none yet.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listMissionsLeaderboardResponseValueStartsAtMax)).check(/*#__PURE__*/ zod.describe('When the period began.')),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listMissionsLeaderboardResponseValueEndsAtMax)).check(/*#__PURE__*/ zod.describe('When it ends, not included.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listMissionsLeaderboardResponseValueAsOfMax)).check(/*#__PURE__*/ zod.describe('The moment for which the places hold.'))
}).check(/*#__PURE__*/ zod.describe('A page of the leaderboard.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listMissionsLeaderboard`.'))

/**
 * The tournaments that run, come and were: what counts, until when, and the prize of each place.
 * @summary List the tournaments
 */
export const listTournamentsHeaderMerchantMax = 32;


export const listTournamentsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listTournamentsHeaderXRequestIdMax = 64;


export const listTournamentsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListTournamentsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTournamentsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listTournamentsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTournamentsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listTournamentsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listTournamentsResponseValueTournamentsItemTournamentIdMax = 40;

export const listTournamentsResponseValueTournamentsItemTitleMax = 80;

export const listTournamentsResponseValueTournamentsItemTextMax = 300;

export const listTournamentsResponseValueTournamentsItemMinimumStakeMax = 25;


export const listTournamentsResponseValueTournamentsItemMinimumStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTournamentsResponseValueTournamentsItemVendorMax = 20;

export const listTournamentsResponseValueTournamentsItemStartsAtMax = 30;

export const listTournamentsResponseValueTournamentsItemEndsAtMax = 30;

export const listTournamentsResponseValueTournamentsItemPrizePoolMax = 25;


export const listTournamentsResponseValueTournamentsItemPrizePoolRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTournamentsResponseValueTournamentsItemPrizesItemFromMax = 100000;

export const listTournamentsResponseValueTournamentsItemPrizesItemToMax = 100000;

export const listTournamentsResponseValueTournamentsItemPrizesItemAmountMax = 25;


export const listTournamentsResponseValueTournamentsItemPrizesItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTournamentsResponseValueTournamentsItemPrizesMax = 100;

export const listTournamentsResponseValueTournamentsMax = 100;



export const ListTournamentsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "tournaments": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "tournamentId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTournamentsResponseValueTournamentsItemTournamentIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTournamentsResponseValueTournamentsItemTitleMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTournamentsResponseValueTournamentsItemTextMax)).check(/*#__PURE__*/ zod.describe('What moves a member up, in words.')),
  "metric": /*#__PURE__*/ zod.enum(['turnover', 'multiplier']).check(/*#__PURE__*/ zod.describe('What is counted: valid turnover, or the best payout of one bet as a multiple of its stake.')),
  "minimumStake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTournamentsResponseValueTournamentsItemMinimumStakeMax)).check(/*#__PURE__*/ zod.regex(listTournamentsResponseValueTournamentsItemMinimumStakeRegExp)).check(/*#__PURE__*/ zod.describe('The smallest stake that counts.')),
  "category": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The category whose bets count; null for all.')),
  "vendor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTournamentsResponseValueTournamentsItemVendorMax))).check(/*#__PURE__*/ zod.describe('The vendor whose bets count; null for all.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTournamentsResponseValueTournamentsItemStartsAtMax)).check(/*#__PURE__*/ zod.describe('From when bets that settle count.')),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTournamentsResponseValueTournamentsItemEndsAtMax)).check(/*#__PURE__*/ zod.describe('Until when, not included.')),
  "state": /*#__PURE__*/ zod.enum(['coming', 'running', 'ended', 'paid']).check(/*#__PURE__*/ zod.describe('`coming -> running -> ended -> paid`: before its start, until its end, until its prizes are paid, and then.')),
  "prizePool": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTournamentsResponseValueTournamentsItemPrizePoolMax)).check(/*#__PURE__*/ zod.regex(listTournamentsResponseValueTournamentsItemPrizePoolRegExp)).check(/*#__PURE__*/ zod.describe('The sum of all prizes.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTournamentsResponseValueTournamentsItemPrizesItemFromMax)).check(/*#__PURE__*/ zod.describe('The first place.')),
  "to": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTournamentsResponseValueTournamentsItemPrizesItemToMax)).check(/*#__PURE__*/ zod.describe('The last place.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTournamentsResponseValueTournamentsItemPrizesItemAmountMax)).check(/*#__PURE__*/ zod.regex(listTournamentsResponseValueTournamentsItemPrizesItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('What each of these places gets.'))
}).check(/*#__PURE__*/ zod.describe('The prize of each place from one to another.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTournamentsResponseValueTournamentsItemPrizesMax)).check(/*#__PURE__*/ zod.describe('The prizes, the first places first. Members who share a place share the prizes of all the places that they take, in equal parts rounded down.'))
}).check(/*#__PURE__*/ zod.describe('A competition for the best places, with prizes in the main wallet.'))).check(/*#__PURE__*/ zod.maxLength(listTournamentsResponseValueTournamentsMax)).check(/*#__PURE__*/ zod.describe('Those that run, the first to end first; then those to come, then those of the last 92 days, the last to end first.'))
}).check(/*#__PURE__*/ zod.describe('The tournaments.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listTournaments`.'))

/**
 * The places by the bets that settled in the time of the tournament, with the prize of each as things stand; equal scores share a
 * place and the prizes of all the places that they take. Once the prizes are paid, by a job after the end, nothing changes any
 * more. Names are nicknames masked by the server. Trial accounts and members under self-exclusion are not on it. An unknown
 * tournament is 404.
 * @summary List the places of a tournament
 */
export const listTournamentBoardQueryTournamentIdMax = 40;

export const listTournamentBoardQueryPageNoDefault = 1;
export const listTournamentBoardQueryPageNoMax = 100000;

export const listTournamentBoardQueryPageSizeDefault = 42;
export const listTournamentBoardQueryPageSizeMax = 100;



export const ListTournamentBoardQueryParams = /*#__PURE__*/ zod.object({
  "tournamentId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTournamentBoardQueryTournamentIdMax)).check(/*#__PURE__*/ zod.describe('The tournament.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTournamentBoardQueryPageNoMax)), listTournamentBoardQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTournamentBoardQueryPageSizeMax)), listTournamentBoardQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listTournamentBoardHeaderMerchantMax = 32;


export const listTournamentBoardHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listTournamentBoardHeaderXRequestIdMax = 64;


export const listTournamentBoardHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListTournamentBoardHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTournamentBoardHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listTournamentBoardHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTournamentBoardHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listTournamentBoardHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listTournamentBoardResponseValueContentItemPositionMax = 100000000;

export const listTournamentBoardResponseValueContentItemRankMax = 100000000;

export const listTournamentBoardResponseValueContentItemNicknameMax = 64;

export const listTournamentBoardResponseValueContentItemScoreMax = 18;


export const listTournamentBoardResponseValueContentItemScoreRegExp = new RegExp('^[0-9]{1,15}\\.[0-9]{2}$');
export const listTournamentBoardResponseValueContentItemPrizeMax = 25;


export const listTournamentBoardResponseValueContentItemPrizeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTournamentBoardResponseValueContentMax = 100;

export const listTournamentBoardResponseValueTotalPagesMin = 0;
export const listTournamentBoardResponseValueTotalPagesMax = 1000000;

export const listTournamentBoardResponseValueTotalElementsMin = 0;
export const listTournamentBoardResponseValueTotalElementsMax = 100000000;

export const listTournamentBoardResponseValueMeOnePositionMax = 100000000;

export const listTournamentBoardResponseValueMeOneRankMax = 100000000;

export const listTournamentBoardResponseValueMeOneNicknameMax = 64;

export const listTournamentBoardResponseValueMeOneScoreMax = 18;


export const listTournamentBoardResponseValueMeOneScoreRegExp = new RegExp('^[0-9]{1,15}\\.[0-9]{2}$');
export const listTournamentBoardResponseValueMeOnePrizeMax = 25;


export const listTournamentBoardResponseValueMeOnePrizeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTournamentBoardResponseValueTournamentTournamentIdMax = 40;

export const listTournamentBoardResponseValueTournamentTitleMax = 80;

export const listTournamentBoardResponseValueTournamentTextMax = 300;

export const listTournamentBoardResponseValueTournamentMinimumStakeMax = 25;


export const listTournamentBoardResponseValueTournamentMinimumStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTournamentBoardResponseValueTournamentVendorMax = 20;

export const listTournamentBoardResponseValueTournamentStartsAtMax = 30;

export const listTournamentBoardResponseValueTournamentEndsAtMax = 30;

export const listTournamentBoardResponseValueTournamentPrizePoolMax = 25;


export const listTournamentBoardResponseValueTournamentPrizePoolRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTournamentBoardResponseValueTournamentPrizesItemFromMax = 100000;

export const listTournamentBoardResponseValueTournamentPrizesItemToMax = 100000;

export const listTournamentBoardResponseValueTournamentPrizesItemAmountMax = 25;


export const listTournamentBoardResponseValueTournamentPrizesItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTournamentBoardResponseValueTournamentPrizesMax = 100;

export const listTournamentBoardResponseValueAsOfMax = 30;



export const ListTournamentBoardResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "position": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTournamentBoardResponseValueContentItemPositionMax)).check(/*#__PURE__*/ zod.describe('The position in the order of the list; no other entry has it.')),
  "rank": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTournamentBoardResponseValueContentItemRankMax)).check(/*#__PURE__*/ zod.describe('The place; equal scores share it.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTournamentBoardResponseValueContentItemNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see, masked.')),
  "score": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTournamentBoardResponseValueContentItemScoreMax)).check(/*#__PURE__*/ zod.regex(listTournamentBoardResponseValueContentItemScoreRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover in the currency of the brand, or the multiplier, with two decimals, rounded down.')),
  "prize": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTournamentBoardResponseValueContentItemPrizeMax)).check(/*#__PURE__*/ zod.regex(listTournamentBoardResponseValueContentItemPrizeRegExp)).check(/*#__PURE__*/ zod.describe('What the place gives as things stand; what it gave once the prizes are paid.'))
}).check(/*#__PURE__*/ zod.describe('A place in a tournament.'))).check(/*#__PURE__*/ zod.maxLength(listTournamentBoardResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The places of the page, the first first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTournamentBoardResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listTournamentBoardResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTournamentBoardResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listTournamentBoardResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.')),
  "me": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "position": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTournamentBoardResponseValueMeOnePositionMax)).check(/*#__PURE__*/ zod.describe('The position in the order of the list; no other entry has it.')),
  "rank": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTournamentBoardResponseValueMeOneRankMax)).check(/*#__PURE__*/ zod.describe('The place; equal scores share it.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTournamentBoardResponseValueMeOneNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see, masked.')),
  "score": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTournamentBoardResponseValueMeOneScoreMax)).check(/*#__PURE__*/ zod.regex(listTournamentBoardResponseValueMeOneScoreRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover in the currency of the brand, or the multiplier, with two decimals, rounded down.')),
  "prize": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTournamentBoardResponseValueMeOnePrizeMax)).check(/*#__PURE__*/ zod.regex(listTournamentBoardResponseValueMeOnePrizeRegExp)).check(/*#__PURE__*/ zod.describe('What the place gives as things stand; what it gave once the prizes are paid.'))
}).check(/*#__PURE__*/ zod.describe('A place in a tournament.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The place of the member of the session, null where it has none yet.')),
  "tournament": /*#__PURE__*/ zod.object({
  "tournamentId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTournamentBoardResponseValueTournamentTournamentIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTournamentBoardResponseValueTournamentTitleMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTournamentBoardResponseValueTournamentTextMax)).check(/*#__PURE__*/ zod.describe('What moves a member up, in words.')),
  "metric": /*#__PURE__*/ zod.enum(['turnover', 'multiplier']).check(/*#__PURE__*/ zod.describe('What is counted: valid turnover, or the best payout of one bet as a multiple of its stake.')),
  "minimumStake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTournamentBoardResponseValueTournamentMinimumStakeMax)).check(/*#__PURE__*/ zod.regex(listTournamentBoardResponseValueTournamentMinimumStakeRegExp)).check(/*#__PURE__*/ zod.describe('The smallest stake that counts.')),
  "category": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The category whose bets count; null for all.')),
  "vendor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTournamentBoardResponseValueTournamentVendorMax))).check(/*#__PURE__*/ zod.describe('The vendor whose bets count; null for all.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTournamentBoardResponseValueTournamentStartsAtMax)).check(/*#__PURE__*/ zod.describe('From when bets that settle count.')),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTournamentBoardResponseValueTournamentEndsAtMax)).check(/*#__PURE__*/ zod.describe('Until when, not included.')),
  "state": /*#__PURE__*/ zod.enum(['coming', 'running', 'ended', 'paid']).check(/*#__PURE__*/ zod.describe('`coming -> running -> ended -> paid`: before its start, until its end, until its prizes are paid, and then.')),
  "prizePool": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTournamentBoardResponseValueTournamentPrizePoolMax)).check(/*#__PURE__*/ zod.regex(listTournamentBoardResponseValueTournamentPrizePoolRegExp)).check(/*#__PURE__*/ zod.describe('The sum of all prizes.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTournamentBoardResponseValueTournamentPrizesItemFromMax)).check(/*#__PURE__*/ zod.describe('The first place.')),
  "to": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTournamentBoardResponseValueTournamentPrizesItemToMax)).check(/*#__PURE__*/ zod.describe('The last place.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTournamentBoardResponseValueTournamentPrizesItemAmountMax)).check(/*#__PURE__*/ zod.regex(listTournamentBoardResponseValueTournamentPrizesItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('What each of these places gets.'))
}).check(/*#__PURE__*/ zod.describe('The prize of each place from one to another.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTournamentBoardResponseValueTournamentPrizesMax)).check(/*#__PURE__*/ zod.describe('The prizes, the first places first. Members who share a place share the prizes of all the places that they take, in equal parts rounded down.'))
}).check(/*#__PURE__*/ zod.describe('A competition for the best places, with prizes in the main wallet.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTournamentBoardResponseValueAsOfMax)).check(/*#__PURE__*/ zod.describe('The moment for which the places hold.'))
}).check(/*#__PURE__*/ zod.describe('A page of the places of a tournament.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listTournamentBoard`.'))

