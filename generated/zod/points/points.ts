/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * The points of the member of the session. Points come with the settlement of a bet, one for each full
 * `turnoverPerPoint` of valid turnover, and never expire. Trial accounts have none: 403 `in_need_true_account`.
 * @summary Tell the points of the member
 */
export const getPointsBalanceHeaderMerchantMax = 32;


export const getPointsBalanceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getPointsBalanceHeaderXRequestIdMax = 64;


export const getPointsBalanceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPointsBalanceHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPointsBalanceHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getPointsBalanceHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPointsBalanceHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getPointsBalanceHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const getPointsBalanceResponseValueBalanceMin = 0;
export const getPointsBalanceResponseValueBalanceMax = 1000000000000;

export const getPointsBalanceResponseValueEarnedMin = 0;
export const getPointsBalanceResponseValueEarnedMax = 1000000000000;

export const getPointsBalanceResponseValueSpentMin = 0;
export const getPointsBalanceResponseValueSpentMax = 1000000000000;

export const getPointsBalanceResponseValueAsOfMax = 30;



export const GetPointsBalanceResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "balance": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPointsBalanceResponseValueBalanceMin)).check(/*#__PURE__*/ zod.lte(getPointsBalanceResponseValueBalanceMax)).check(/*#__PURE__*/ zod.describe('Points to spend.')),
  "earned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPointsBalanceResponseValueEarnedMin)).check(/*#__PURE__*/ zod.lte(getPointsBalanceResponseValueEarnedMax)).check(/*#__PURE__*/ zod.describe('Points earned in all.')),
  "spent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPointsBalanceResponseValueSpentMin)).check(/*#__PURE__*/ zod.lte(getPointsBalanceResponseValueSpentMax)).check(/*#__PURE__*/ zod.describe('Points redeemed and converted in all, less those that were returned.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPointsBalanceResponseValueAsOfMax)).check(/*#__PURE__*/ zod.describe('The moment for which they hold.'))
}).check(/*#__PURE__*/ zod.describe('The points of a member. They never expire: `balance` is always `earned` less `spent`.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getPointsBalance`.'))

/**
 * How points are earned and converted on this site. It holds for everybody, so it needs no token.
 * @summary Tell the rules of points
 */
export const getPointsConfigHeaderMerchantMax = 32;


export const getPointsConfigHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getPointsConfigHeaderXRequestIdMax = 64;


export const getPointsConfigHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPointsConfigHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPointsConfigHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getPointsConfigHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPointsConfigHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getPointsConfigHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getPointsConfigResponseValueTurnoverPerPointMax = 25;


export const getPointsConfigResponseValueTurnoverPerPointRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getPointsConfigResponseValuePointValueMax = 24;


export const getPointsConfigResponseValuePointValueRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const getPointsConfigResponseValueConvertMinMax = 1000000000;

export const getPointsConfigResponseValueConvertStepMax = 1000000000;

export const getPointsConfigResponseValueConvertMaxPerDayMax = 1000000000;

export const getPointsConfigResponseValueCurrencyMax = 5;


export const getPointsConfigResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');


export const GetPointsConfigResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "turnoverPerPoint": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPointsConfigResponseValueTurnoverPerPointMax)).check(/*#__PURE__*/ zod.regex(getPointsConfigResponseValueTurnoverPerPointRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover that earns one point. What is left over is carried to the next bet.')),
  "pointValue": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPointsConfigResponseValuePointValueMax)).check(/*#__PURE__*/ zod.regex(getPointsConfigResponseValuePointValueRegExp)).check(/*#__PURE__*/ zod.describe('What one point converts to in the brand\'s currency, before the points of a conversion are added up and rounded down to the currency\'s decimals.')),
  "convertMin": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPointsConfigResponseValueConvertMinMax)).check(/*#__PURE__*/ zod.describe('The fewest points of a conversion.')),
  "convertStep": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPointsConfigResponseValueConvertStepMax)).check(/*#__PURE__*/ zod.describe('Points are converted in multiples of this.')),
  "convertMaxPerDay": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPointsConfigResponseValueConvertMaxPerDayMax))).check(/*#__PURE__*/ zod.describe('The most points that a member converts in a day, null where there is no such limit.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPointsConfigResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(getPointsConfigResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.'))
}).check(/*#__PURE__*/ zod.describe('The rules of points on this site.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getPointsConfig`.'))

/**
 * The rewards of the point mall that are on offer, in the language of the request. Sold-out ones stay on the list
 * with a stock of 0. It is the same for everybody, so it needs no token; with `maxPoints` only what costs no more is
 * listed. A page beyond the last is empty.
 * @summary List what points buy
 */
export const listPointRewardsQueryMaxPointsMin = 0;
export const listPointRewardsQueryMaxPointsMax = 1000000000;

export const listPointRewardsQuerySortDefault = `brand`;
export const listPointRewardsQueryPageNoDefault = 1;
export const listPointRewardsQueryPageNoMax = 100000;

export const listPointRewardsQueryPageSizeDefault = 42;
export const listPointRewardsQueryPageSizeMax = 100;



export const ListPointRewardsQueryParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['goods', 'bonus', 'money'])).check(/*#__PURE__*/ zod.describe('Rewards of this kind only.')),
  "maxPoints": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPointRewardsQueryMaxPointsMin)).check(/*#__PURE__*/ zod.lte(listPointRewardsQueryMaxPointsMax))).check(/*#__PURE__*/ zod.describe('Rewards that cost at most so many points.')),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['brand', 'cheapest', 'dearest', 'newest']), listPointRewardsQuerySortDefault).check(/*#__PURE__*/ zod.describe('The order, as the brand set it, or by cost.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPointRewardsQueryPageNoMax)), listPointRewardsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPointRewardsQueryPageSizeMax)), listPointRewardsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listPointRewardsHeaderMerchantMax = 32;


export const listPointRewardsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listPointRewardsHeaderXRequestIdMax = 64;


export const listPointRewardsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListPointRewardsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPointRewardsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listPointRewardsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPointRewardsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listPointRewardsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listPointRewardsResponseValueContentItemRewardIdMax = 40;

export const listPointRewardsResponseValueContentItemTitleMax = 80;

export const listPointRewardsResponseValueContentItemSummaryMax = 200;

export const listPointRewardsResponseValueContentItemPictureMax = 2048;

export const listPointRewardsResponseValueContentItemPointsMax = 1000000000;

export const listPointRewardsResponseValueContentItemStockMin = 0;
export const listPointRewardsResponseValueContentItemStockMax = 1000000;

export const listPointRewardsResponseValueContentItemAmountOneMax = 25;


export const listPointRewardsResponseValueContentItemAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listPointRewardsResponseValueContentMax = 100;

export const listPointRewardsResponseValueTotalPagesMin = 0;
export const listPointRewardsResponseValueTotalPagesMax = 1000000;

export const listPointRewardsResponseValueTotalElementsMin = 0;
export const listPointRewardsResponseValueTotalElementsMax = 100000000;



export const ListPointRewardsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "rewardId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPointRewardsResponseValueContentItemRewardIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['goods', 'bonus', 'money']).check(/*#__PURE__*/ zod.describe('Something that is sent, bonus money with wagering, money in the main wallet.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPointRewardsResponseValueContentItemTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPointRewardsResponseValueContentItemSummaryMax)).check(/*#__PURE__*/ zod.describe('A sentence about it.')),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPointRewardsResponseValueContentItemPictureMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPointRewardsResponseValueContentItemPointsMax)).check(/*#__PURE__*/ zod.describe('What one costs.')),
  "stock": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPointRewardsResponseValueContentItemStockMin)).check(/*#__PURE__*/ zod.lte(listPointRewardsResponseValueContentItemStockMax))).check(/*#__PURE__*/ zod.describe('How many are left; null where there is no end of them.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPointRewardsResponseValueContentItemAmountOneMax)).check(/*#__PURE__*/ zod.regex(listPointRewardsResponseValueContentItemAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The money that one gives; null for goods.')),
  "isHot": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is marked as hot.')),
  "isNew": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it came in the last 30 days.'))
}).check(/*#__PURE__*/ zod.describe('A reward of the point mall as a card, in the language of the request.'))).check(/*#__PURE__*/ zod.maxLength(listPointRewardsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The rewards of the page, in the order that was asked for.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPointRewardsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listPointRewardsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPointRewardsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listPointRewardsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of the rewards grid.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listPointRewards`.'))

/**
 * The whole of a reward that is on offer, with what it asks for and, where it is bonus money, its wagering. One that
 * is no longer on offer is 404.
 * @summary Tell one reward of the point mall
 */
export const getPointRewardQueryRewardIdMax = 40;



export const GetPointRewardQueryParams = /*#__PURE__*/ zod.object({
  "rewardId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPointRewardQueryRewardIdMax)).check(/*#__PURE__*/ zod.describe('The reward.'))
})

export const getPointRewardHeaderMerchantMax = 32;


export const getPointRewardHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getPointRewardHeaderXRequestIdMax = 64;


export const getPointRewardHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPointRewardHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPointRewardHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getPointRewardHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPointRewardHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getPointRewardHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getPointRewardResponseValueRewardIdMax = 40;

export const getPointRewardResponseValueTitleMax = 80;

export const getPointRewardResponseValueSummaryMax = 200;

export const getPointRewardResponseValuePictureMax = 2048;

export const getPointRewardResponseValuePointsMax = 1000000000;

export const getPointRewardResponseValueStockMin = 0;
export const getPointRewardResponseValueStockMax = 1000000;

export const getPointRewardResponseValueAmountOneMax = 25;


export const getPointRewardResponseValueAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getPointRewardResponseValueHtmlMax = 20000;

export const getPointRewardResponseValueWageringOneMultipleMin = 0;
export const getPointRewardResponseValueWageringOneMultipleMax = 200;

export const getPointRewardResponseValueWageringOneDaysMax = 365;

export const getPointRewardResponseValueWageringOneMaxStakeOneMax = 25;


export const getPointRewardResponseValueWageringOneMaxStakeOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getPointRewardResponseValueWageringOneContributionsItemRateMin = 0;
export const getPointRewardResponseValueWageringOneContributionsItemRateMax = 10000;

export const getPointRewardResponseValueWageringOneContributionsMax = 20;

export const getPointRewardResponseValueMaxQuantityMax = 100;



export const GetPointRewardResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "rewardId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPointRewardResponseValueRewardIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['goods', 'bonus', 'money']).check(/*#__PURE__*/ zod.describe('Something that is sent, bonus money with wagering, money in the main wallet.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPointRewardResponseValueTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPointRewardResponseValueSummaryMax)).check(/*#__PURE__*/ zod.describe('A sentence about it.')),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPointRewardResponseValuePictureMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPointRewardResponseValuePointsMax)).check(/*#__PURE__*/ zod.describe('What one costs.')),
  "stock": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPointRewardResponseValueStockMin)).check(/*#__PURE__*/ zod.lte(getPointRewardResponseValueStockMax))).check(/*#__PURE__*/ zod.describe('How many are left; null where there is no end of them.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPointRewardResponseValueAmountOneMax)).check(/*#__PURE__*/ zod.regex(getPointRewardResponseValueAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The money that one gives; null for goods.')),
  "isHot": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is marked as hot.')),
  "isNew": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it came in the last 30 days.')),
  "html": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPointRewardResponseValueHtmlMax)).check(/*#__PURE__*/ zod.describe('The whole text as HTML, cleaned by the server when it is stored and by the portal again before it is shown.')),
  "wagering": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPointRewardResponseValueWageringOneMultipleMin)).check(/*#__PURE__*/ zod.lte(getPointRewardResponseValueWageringOneMultipleMax)).check(/*#__PURE__*/ zod.describe('How many times the base.')),
  "base": /*#__PURE__*/ zod.enum(['bonus', 'bonus_and_deposit']).check(/*#__PURE__*/ zod.describe('What is multiplied.')),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPointRewardResponseValueWageringOneDaysMax)).check(/*#__PURE__*/ zod.describe('Days to do it in, from the grant on.')),
  "maxStake": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPointRewardResponseValueWageringOneMaxStakeOneMax)).check(/*#__PURE__*/ zod.regex(getPointRewardResponseValueWageringOneMaxStakeOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The largest stake that counts; a bet above it counts nothing; null where every stake does.')),
  "contributions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPointRewardResponseValueWageringOneContributionsItemRateMin)).check(/*#__PURE__*/ zod.lte(getPointRewardResponseValueWageringOneContributionsItemRateMax)).check(/*#__PURE__*/ zod.describe('The share of the stake that counts, in basis points.'))
}).check(/*#__PURE__*/ zod.describe('How much a stake in games of one category counts toward the wagering.'))).check(/*#__PURE__*/ zod.maxLength(getPointRewardResponseValueWageringOneContributionsMax)).check(/*#__PURE__*/ zod.describe('The share by category. A category that is missing counts nothing.'))
}).check(/*#__PURE__*/ zod.describe('What has to be staked before bonus money becomes cash.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What has to be staked before bonus money can be withdrawn; null for other kinds.')),
  "needsAddress": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether redeeming it asks for an address.')),
  "maxQuantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPointRewardResponseValueMaxQuantityMax)).check(/*#__PURE__*/ zod.describe('The most that one redemption may take.'))
}).check(/*#__PURE__*/ zod.describe('A reward of the point mall, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getPointReward`.'))

/**
 * Takes the points and one or several of the reward from the stock, and gives it, in one transaction: bonus money
 * goes to the bonus balance with its wagering from then on, money to the main wallet (both `completed` at once),
 * goods wait for an operator (`processing`) and need the address, else 400 `validation_failed`; an address for
 * another kind is refused likewise. Neither points nor stock ever go below zero, however many redeem at once: 422
 * `insufficient_points`, 422 `point_reward_sold_out`. The payment password is checked first; five wrong ones in a
 * row lock it for 15 minutes: 429 `rate_limited`. The audit log gets an entry, without the password.
 * @summary Redeem points for a reward
 */
export const redeemPointsHeaderMerchantMax = 32;


export const redeemPointsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const redeemPointsHeaderXRequestIdMax = 64;


export const redeemPointsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const redeemPointsHeaderIdempotencyKeyMax = 64;


export const redeemPointsHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const RedeemPointsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(redeemPointsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(redeemPointsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(redeemPointsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(redeemPointsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(redeemPointsHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(redeemPointsHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const redeemPointsBodyOneRewardIdMax = 40;

export const redeemPointsBodyOneQuantityMax = 100;

export const redeemPointsBodyOnePaymentPasswordMin = 6;
export const redeemPointsBodyOnePaymentPasswordMax = 64;

export const redeemPointsBodyOneAddressRecipientMax = 80;


export const redeemPointsBodyOneAddressRecipientRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const redeemPointsBodyOneAddressMobileNumMax = 20;


export const redeemPointsBodyOneAddressMobileNumRegExp = new RegExp('^[0-9]{6,15}$');
export const redeemPointsBodyOneAddressCountryDialingCodeMax = 5;


export const redeemPointsBodyOneAddressCountryDialingCodeRegExp = new RegExp('^[0-9]{1,4}$');
export const redeemPointsBodyOneAddressStreetMax = 160;


export const redeemPointsBodyOneAddressStreetRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const redeemPointsBodyOneAddressCityMax = 80;


export const redeemPointsBodyOneAddressCityRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const redeemPointsBodyOneAddressRegionMax = 80;

export const redeemPointsBodyOneAddressPostalCodeMax = 20;

export const redeemPointsBodyOneAddressCountryMax = 2;


export const redeemPointsBodyOneAddressCountryRegExp = new RegExp('^[A-Z]{2}$');
export const redeemPointsBodyTwoPayloadMin = 20;
export const redeemPointsBodyTwoPayloadMax = 65536;


export const redeemPointsBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const RedeemPointsBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "rewardId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(redeemPointsBodyOneRewardIdMax)).check(/*#__PURE__*/ zod.describe('The reward.')),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(redeemPointsBodyOneQuantityMax)).check(/*#__PURE__*/ zod.describe('How many, at most the `maxQuantity` of the reward.')),
  "paymentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(redeemPointsBodyOnePaymentPasswordMin)).check(/*#__PURE__*/ zod.maxLength(redeemPointsBodyOnePaymentPasswordMax)).check(/*#__PURE__*/ zod.describe('The payment password of the member.')),
  "address": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.strictObject({
  "recipient": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(redeemPointsBodyOneAddressRecipientMax)).check(/*#__PURE__*/ zod.regex(redeemPointsBodyOneAddressRecipientRegExp)).check(/*#__PURE__*/ zod.describe('Who receives them.')),
  "mobileNum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(redeemPointsBodyOneAddressMobileNumMax)).check(/*#__PURE__*/ zod.regex(redeemPointsBodyOneAddressMobileNumRegExp)).check(/*#__PURE__*/ zod.describe('The number that the courier calls, digits only.')),
  "countryDialingCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(redeemPointsBodyOneAddressCountryDialingCodeMax)).check(/*#__PURE__*/ zod.regex(redeemPointsBodyOneAddressCountryDialingCodeRegExp)).check(/*#__PURE__*/ zod.describe('Its dialling code.')),
  "street": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(redeemPointsBodyOneAddressStreetMax)).check(/*#__PURE__*/ zod.regex(redeemPointsBodyOneAddressStreetRegExp)).check(/*#__PURE__*/ zod.describe('Street and number.')),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(redeemPointsBodyOneAddressCityMax)).check(/*#__PURE__*/ zod.regex(redeemPointsBodyOneAddressCityRegExp)).check(/*#__PURE__*/ zod.describe('City or district.')),
  "region": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(redeemPointsBodyOneAddressRegionMax)).check(/*#__PURE__*/ zod.describe('Province or state, empty where there is none.')),
  "postalCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(redeemPointsBodyOneAddressPostalCodeMax)).check(/*#__PURE__*/ zod.describe('Postal code, empty where there is none.')),
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(redeemPointsBodyOneAddressCountryMax)).check(/*#__PURE__*/ zod.regex(redeemPointsBodyOneAddressCountryRegExp)).check(/*#__PURE__*/ zod.describe('The country, ISO 3166-1 alpha-2.'))
})).check(/*#__PURE__*/ zod.describe('Where goods are sent.'))
}).check(/*#__PURE__*/ zod.describe('What is redeemed.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(redeemPointsBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(redeemPointsBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(redeemPointsBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n'))]).check(/*#__PURE__*/ zod.describe('The body of `redeemPoints`, plain or encrypted.'))

export const redeemPointsResponseValueRedemptionIdMax = 40;

export const redeemPointsResponseValueRewardIdMax = 40;

export const redeemPointsResponseValueTitleMax = 80;

export const redeemPointsResponseValuePictureMax = 2048;

export const redeemPointsResponseValueQuantityMax = 100;

export const redeemPointsResponseValuePointsMax = 100000000000;

export const redeemPointsResponseValueBonusIdMax = 40;

export const redeemPointsResponseValueTrackingMax = 120;

export const redeemPointsResponseValueReasonMax = 300;

export const redeemPointsResponseValueRedeemedAtMax = 30;

export const redeemPointsResponseValueEndedAtMax = 30;



export const RedeemPointsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "redemptionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(redeemPointsResponseValueRedemptionIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "rewardId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(redeemPointsResponseValueRewardIdMax)).check(/*#__PURE__*/ zod.describe('The reward.')),
  "kind": /*#__PURE__*/ zod.enum(['goods', 'bonus', 'money']).check(/*#__PURE__*/ zod.describe('Something that is sent, bonus money with wagering, money in the main wallet.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(redeemPointsResponseValueTitleMax)).check(/*#__PURE__*/ zod.describe('Its title, as it was then.')),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(redeemPointsResponseValuePictureMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(redeemPointsResponseValueQuantityMax)).check(/*#__PURE__*/ zod.describe('How many.')),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(redeemPointsResponseValuePointsMax)).check(/*#__PURE__*/ zod.describe('What all of them cost.')),
  "state": /*#__PURE__*/ zod.enum(['processing', 'rejected', 'completed']).check(/*#__PURE__*/ zod.describe('`processing -> completed | rejected`; nothing leaves the last two. Bonus and money are completed at once, goods when\nan operator has sent them. `rejected`: the points are returned.\n')),
  "bonusId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(redeemPointsResponseValueBonusIdMax))).check(/*#__PURE__*/ zod.describe('The bonus that began with it; null where none did.')),
  "tracking": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(redeemPointsResponseValueTrackingMax))).check(/*#__PURE__*/ zod.describe('Where goods can be tracked, once they are sent; else null.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(redeemPointsResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected, for the member; null unless it was.')),
  "redeemedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(redeemPointsResponseValueRedeemedAtMax)).check(/*#__PURE__*/ zod.describe('When it was redeemed.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(redeemPointsResponseValueEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it was completed or rejected; null until then.'))
}).check(/*#__PURE__*/ zod.describe('A reward that the member redeemed.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `redeemPoints`.'))

/**
 * Takes the points and credits the main wallet with `points x pointValue`, rounded down to the currency's decimals,
 * in one transaction. The points must be a multiple of `convertStep`, at least `convertMin`, and within the limit of the day in the brand's time zone: 422
 * `points_amount_invalid`. The balance of points never goes below zero. The payment password is checked first; five
 * wrong ones in a row lock it for 15 minutes: 429 `rate_limited`. The audit log gets an entry, without the password.
 * @summary Convert points to money
 */
export const convertPointsHeaderMerchantMax = 32;


export const convertPointsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const convertPointsHeaderXRequestIdMax = 64;


export const convertPointsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const convertPointsHeaderIdempotencyKeyMax = 64;


export const convertPointsHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const ConvertPointsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(convertPointsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(convertPointsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(convertPointsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(convertPointsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(convertPointsHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(convertPointsHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const convertPointsBodyOnePointsMax = 1000000000;

export const convertPointsBodyOnePaymentPasswordMin = 6;
export const convertPointsBodyOnePaymentPasswordMax = 64;

export const convertPointsBodyTwoPayloadMin = 20;
export const convertPointsBodyTwoPayloadMax = 65536;


export const convertPointsBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const ConvertPointsBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(convertPointsBodyOnePointsMax)).check(/*#__PURE__*/ zod.describe('How many points, a multiple of `convertStep`.')),
  "paymentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(convertPointsBodyOnePaymentPasswordMin)).check(/*#__PURE__*/ zod.maxLength(convertPointsBodyOnePaymentPasswordMax)).check(/*#__PURE__*/ zod.describe('The payment password of the member.'))
}).check(/*#__PURE__*/ zod.describe('What is converted.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(convertPointsBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(convertPointsBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(convertPointsBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n'))]).check(/*#__PURE__*/ zod.describe('The body of `convertPoints`, plain or encrypted.'))

export const convertPointsResponseValueConversionIdMax = 40;

export const convertPointsResponseValuePointsMax = 1000000000;

export const convertPointsResponseValueAmountMax = 25;


export const convertPointsResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const convertPointsResponseValuePointsAfterMin = 0;
export const convertPointsResponseValuePointsAfterMax = 1000000000000;

export const convertPointsResponseValueConvertedAtMax = 30;



export const ConvertPointsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "conversionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(convertPointsResponseValueConversionIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(convertPointsResponseValuePointsMax)).check(/*#__PURE__*/ zod.describe('The points.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(convertPointsResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(convertPointsResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('What they became, in the main wallet.')),
  "pointsAfter": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(convertPointsResponseValuePointsAfterMin)).check(/*#__PURE__*/ zod.lte(convertPointsResponseValuePointsAfterMax)).check(/*#__PURE__*/ zod.describe('Points that are left.')),
  "convertedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(convertPointsResponseValueConvertedAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('Points that became money.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `convertPoints`.'))

/**
 * What the member of the session redeemed in the range, the newest first, with the state of each. The totals run
 * over all pages.
 * @summary List the redemptions of the member
 */
export const listRedemptionsQueryFromMax = 30;

export const listRedemptionsQueryToMax = 30;

export const listRedemptionsQueryPageNoDefault = 1;
export const listRedemptionsQueryPageNoMax = 100000;

export const listRedemptionsQueryPageSizeDefault = 42;
export const listRedemptionsQueryPageSizeMax = 100;



export const ListRedemptionsQueryParams = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['processing', 'rejected', 'completed'])).check(/*#__PURE__*/ zod.describe('Redemptions in this state only.')),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listRedemptionsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listRedemptionsQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRedemptionsQueryPageNoMax)), listRedemptionsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRedemptionsQueryPageSizeMax)), listRedemptionsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listRedemptionsHeaderMerchantMax = 32;


export const listRedemptionsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listRedemptionsHeaderXRequestIdMax = 64;


export const listRedemptionsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListRedemptionsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRedemptionsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listRedemptionsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRedemptionsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listRedemptionsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listRedemptionsResponseValueContentItemRedemptionIdMax = 40;

export const listRedemptionsResponseValueContentItemRewardIdMax = 40;

export const listRedemptionsResponseValueContentItemTitleMax = 80;

export const listRedemptionsResponseValueContentItemPictureMax = 2048;

export const listRedemptionsResponseValueContentItemQuantityMax = 100;

export const listRedemptionsResponseValueContentItemPointsMax = 100000000000;

export const listRedemptionsResponseValueContentItemBonusIdMax = 40;

export const listRedemptionsResponseValueContentItemTrackingMax = 120;

export const listRedemptionsResponseValueContentItemReasonMax = 300;

export const listRedemptionsResponseValueContentItemRedeemedAtMax = 30;

export const listRedemptionsResponseValueContentItemEndedAtMax = 30;

export const listRedemptionsResponseValueContentMax = 100;

export const listRedemptionsResponseValueTotalPagesMin = 0;
export const listRedemptionsResponseValueTotalPagesMax = 1000000;

export const listRedemptionsResponseValueTotalElementsMin = 0;
export const listRedemptionsResponseValueTotalElementsMax = 100000000;

export const listRedemptionsResponseValueTotalsPointsMin = 0;
export const listRedemptionsResponseValueTotalsPointsMax = 1000000000000;



export const ListRedemptionsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "redemptionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRedemptionsResponseValueContentItemRedemptionIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "rewardId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRedemptionsResponseValueContentItemRewardIdMax)).check(/*#__PURE__*/ zod.describe('The reward.')),
  "kind": /*#__PURE__*/ zod.enum(['goods', 'bonus', 'money']).check(/*#__PURE__*/ zod.describe('Something that is sent, bonus money with wagering, money in the main wallet.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRedemptionsResponseValueContentItemTitleMax)).check(/*#__PURE__*/ zod.describe('Its title, as it was then.')),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRedemptionsResponseValueContentItemPictureMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRedemptionsResponseValueContentItemQuantityMax)).check(/*#__PURE__*/ zod.describe('How many.')),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRedemptionsResponseValueContentItemPointsMax)).check(/*#__PURE__*/ zod.describe('What all of them cost.')),
  "state": /*#__PURE__*/ zod.enum(['processing', 'rejected', 'completed']).check(/*#__PURE__*/ zod.describe('`processing -> completed | rejected`; nothing leaves the last two. Bonus and money are completed at once, goods when\nan operator has sent them. `rejected`: the points are returned.\n')),
  "bonusId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRedemptionsResponseValueContentItemBonusIdMax))).check(/*#__PURE__*/ zod.describe('The bonus that began with it; null where none did.')),
  "tracking": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRedemptionsResponseValueContentItemTrackingMax))).check(/*#__PURE__*/ zod.describe('Where goods can be tracked, once they are sent; else null.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRedemptionsResponseValueContentItemReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected, for the member; null unless it was.')),
  "redeemedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listRedemptionsResponseValueContentItemRedeemedAtMax)).check(/*#__PURE__*/ zod.describe('When it was redeemed.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listRedemptionsResponseValueContentItemEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it was completed or rejected; null until then.'))
}).check(/*#__PURE__*/ zod.describe('A reward that the member redeemed.'))).check(/*#__PURE__*/ zod.maxLength(listRedemptionsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The redemptions of the page, the newest first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRedemptionsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listRedemptionsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRedemptionsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listRedemptionsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRedemptionsResponseValueTotalsPointsMin)).check(/*#__PURE__*/ zod.lte(listRedemptionsResponseValueTotalsPointsMax)).check(/*#__PURE__*/ zod.describe('Points of the redemptions, without rejected ones.'))
}).check(/*#__PURE__*/ zod.describe('Sums over all pages.'))
}).check(/*#__PURE__*/ zod.describe('A page of redemptions.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listRedemptions`.'))

/**
 * The ledger of the points of the member of the session in the range, the newest first. Points earned by turnover
 * are one entry a day and category. The entries of a member always sum to the balance. The totals run over all
 * pages.
 * @summary List how points came and went
 */
export const listPointTransactionsQueryFromMax = 30;

export const listPointTransactionsQueryToMax = 30;

export const listPointTransactionsQueryPageNoDefault = 1;
export const listPointTransactionsQueryPageNoMax = 100000;

export const listPointTransactionsQueryPageSizeDefault = 42;
export const listPointTransactionsQueryPageSizeMax = 100;



export const ListPointTransactionsQueryParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['earned', 'redeemed', 'returned', 'converted', 'rewarded', 'adjusted'])).check(/*#__PURE__*/ zod.describe('Entries of this kind only.')),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listPointTransactionsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listPointTransactionsQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPointTransactionsQueryPageNoMax)), listPointTransactionsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPointTransactionsQueryPageSizeMax)), listPointTransactionsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listPointTransactionsHeaderMerchantMax = 32;


export const listPointTransactionsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listPointTransactionsHeaderXRequestIdMax = 64;


export const listPointTransactionsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListPointTransactionsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPointTransactionsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listPointTransactionsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPointTransactionsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listPointTransactionsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listPointTransactionsResponseValueContentItemEntryIdMax = 40;

export const listPointTransactionsResponseValueContentItemPointsMin = -1000000000000;
export const listPointTransactionsResponseValueContentItemPointsMax = 1000000000000;

export const listPointTransactionsResponseValueContentItemBalanceAfterMin = 0;
export const listPointTransactionsResponseValueContentItemBalanceAfterMax = 1000000000000;

export const listPointTransactionsResponseValueContentItemDescriptionMax = 160;

export const listPointTransactionsResponseValueContentItemReferenceIdMax = 40;

export const listPointTransactionsResponseValueContentItemAtMax = 30;

export const listPointTransactionsResponseValueContentMax = 100;

export const listPointTransactionsResponseValueTotalPagesMin = 0;
export const listPointTransactionsResponseValueTotalPagesMax = 1000000;

export const listPointTransactionsResponseValueTotalElementsMin = 0;
export const listPointTransactionsResponseValueTotalElementsMax = 100000000;

export const listPointTransactionsResponseValueTotalsEarnedMin = 0;
export const listPointTransactionsResponseValueTotalsEarnedMax = 1000000000000;

export const listPointTransactionsResponseValueTotalsSpentMin = 0;
export const listPointTransactionsResponseValueTotalsSpentMax = 1000000000000;



export const ListPointTransactionsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "entryId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPointTransactionsResponseValueContentItemEntryIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['earned', 'redeemed', 'returned', 'converted', 'rewarded', 'adjusted']).check(/*#__PURE__*/ zod.describe('Earned by turnover, redeemed, returned by a rejection, converted to money, given by a mission, promotion or raffle,\ncorrected with the bet or by an operator.\n')),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPointTransactionsResponseValueContentItemPointsMin)).check(/*#__PURE__*/ zod.lte(listPointTransactionsResponseValueContentItemPointsMax)).check(/*#__PURE__*/ zod.describe('What came, or with a minus went.')),
  "balanceAfter": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPointTransactionsResponseValueContentItemBalanceAfterMin)).check(/*#__PURE__*/ zod.lte(listPointTransactionsResponseValueContentItemBalanceAfterMax)).check(/*#__PURE__*/ zod.describe('Points after it.')),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPointTransactionsResponseValueContentItemDescriptionMax)).check(/*#__PURE__*/ zod.describe('What it was, in the language of the request.')),
  "referenceId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPointTransactionsResponseValueContentItemReferenceIdMax))).check(/*#__PURE__*/ zod.describe('What it belongs to, a redemption, conversion, mission or promotion; null for a day\'s turnover.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listPointTransactionsResponseValueContentItemAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('An entry of the ledger of points. Entries are never changed; a correction is a new one.'))).check(/*#__PURE__*/ zod.maxLength(listPointTransactionsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The entries of the page, the newest first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPointTransactionsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listPointTransactionsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPointTransactionsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listPointTransactionsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "earned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPointTransactionsResponseValueTotalsEarnedMin)).check(/*#__PURE__*/ zod.lte(listPointTransactionsResponseValueTotalsEarnedMax)).check(/*#__PURE__*/ zod.describe('What came, without returns.')),
  "spent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPointTransactionsResponseValueTotalsSpentMin)).check(/*#__PURE__*/ zod.lte(listPointTransactionsResponseValueTotalsSpentMax)).check(/*#__PURE__*/ zod.describe('What went, less what was returned.'))
}).check(/*#__PURE__*/ zod.describe('Sums over all pages.'))
}).check(/*#__PURE__*/ zod.describe('A page of the ledger of points.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listPointTransactions`.'))

