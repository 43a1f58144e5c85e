/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * The points of the member of the session. Points come with the settlement of a bet, one for each full
 * `turnoverPerPoint` of valid turnover, and never expire. Trial accounts have none: 403 `in_need_true_account`.
 * @summary Tell the points of the member
 */
export const getPointsBalanceHeaderMerchantMax = 32;


export const getPointsBalanceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getPointsBalanceHeaderXRequestIdMax = 64;


export const getPointsBalanceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPointsBalanceHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getPointsBalanceHeaderMerchantMax).regex(getPointsBalanceHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getPointsBalanceHeaderXRequestIdMax).regex(getPointsBalanceHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getPointsBalanceResponseValueBalanceMin = 0;
export const getPointsBalanceResponseValueBalanceMax = 1000000000000;

export const getPointsBalanceResponseValueEarnedMin = 0;
export const getPointsBalanceResponseValueEarnedMax = 1000000000000;

export const getPointsBalanceResponseValueSpentMin = 0;
export const getPointsBalanceResponseValueSpentMax = 1000000000000;

export const getPointsBalanceResponseValueAsOfMax = 30;



export const GetPointsBalanceResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "balance": zod.int().min(getPointsBalanceResponseValueBalanceMin).max(getPointsBalanceResponseValueBalanceMax).describe('Points to spend.'),
  "earned": zod.int().min(getPointsBalanceResponseValueEarnedMin).max(getPointsBalanceResponseValueEarnedMax).describe('Points earned in all.'),
  "spent": zod.int().min(getPointsBalanceResponseValueSpentMin).max(getPointsBalanceResponseValueSpentMax).describe('Points redeemed and converted in all, less those that were returned.'),
  "asOf": zod.iso.datetime({"offset":true}).max(getPointsBalanceResponseValueAsOfMax).describe('The moment for which they hold.')
}).describe('The points of a member. They never expire: `balance` is always `earned` less `spent`.')
}).describe('The answer of `getPointsBalance`.')

/**
 * How points are earned and converted on this site. It holds for everybody, so it needs no token.
 * @summary Tell the rules of points
 */
export const getPointsConfigHeaderMerchantMax = 32;


export const getPointsConfigHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getPointsConfigHeaderXRequestIdMax = 64;


export const getPointsConfigHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPointsConfigHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getPointsConfigHeaderMerchantMax).regex(getPointsConfigHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getPointsConfigHeaderXRequestIdMax).regex(getPointsConfigHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getPointsConfigResponseValueTurnoverPerPointMax = 25;


export const getPointsConfigResponseValueTurnoverPerPointRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getPointsConfigResponseValuePointsPerUnitMax = 1000000;

export const getPointsConfigResponseValueConvertMinMax = 1000000000;

export const getPointsConfigResponseValueConvertStepMax = 1000000000;

export const getPointsConfigResponseValueConvertMaxPerDayMax = 1000000000;

export const getPointsConfigResponseValueCurrencyMax = 5;


export const getPointsConfigResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');


export const GetPointsConfigResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "turnoverPerPoint": zod.string().max(getPointsConfigResponseValueTurnoverPerPointMax).regex(getPointsConfigResponseValueTurnoverPerPointRegExp).describe('The valid turnover that earns one point. What is left over is carried to the next bet.'),
  "pointsPerUnit": zod.int().min(1).max(getPointsConfigResponseValuePointsPerUnitMax).describe('Points that convert to one unit of the currency.'),
  "convertMin": zod.int().min(1).max(getPointsConfigResponseValueConvertMinMax).describe('The fewest points of a conversion.'),
  "convertStep": zod.int().min(1).max(getPointsConfigResponseValueConvertStepMax).describe('Points are converted in multiples of this.'),
  "convertMaxPerDay": zod.int().min(1).max(getPointsConfigResponseValueConvertMaxPerDayMax).nullable().describe('The most points that a member converts in a day, null where there is no such limit.'),
  "currency": zod.string().max(getPointsConfigResponseValueCurrencyMax).regex(getPointsConfigResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.')
}).describe('The rules of points on this site.')
}).describe('The answer of `getPointsConfig`.')

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



export const ListPointRewardsQueryParams = zod.object({
  "kind": zod.enum(['goods', 'bonus', 'money']).optional().describe('Rewards of this kind only.'),
  "maxPoints": zod.int().min(listPointRewardsQueryMaxPointsMin).max(listPointRewardsQueryMaxPointsMax).optional().describe('Rewards that cost at most so many points.'),
  "sort": zod.enum(['brand', 'cheapest', 'dearest', 'newest']).default(listPointRewardsQuerySortDefault).describe('The order, as the brand set it, or by cost.'),
  "pageNo": zod.int().min(1).max(listPointRewardsQueryPageNoMax).default(listPointRewardsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listPointRewardsQueryPageSizeMax).default(listPointRewardsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listPointRewardsHeaderMerchantMax = 32;


export const listPointRewardsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listPointRewardsHeaderXRequestIdMax = 64;


export const listPointRewardsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListPointRewardsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listPointRewardsHeaderMerchantMax).regex(listPointRewardsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listPointRewardsHeaderXRequestIdMax).regex(listPointRewardsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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



export const ListPointRewardsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "rewardId": zod.string().min(1).max(listPointRewardsResponseValueContentItemRewardIdMax).describe('Its id.'),
  "kind": zod.enum(['goods', 'bonus', 'money']).describe('Something that is sent, bonus money with wagering, money in the main wallet.'),
  "title": zod.string().min(1).max(listPointRewardsResponseValueContentItemTitleMax).describe('Its title.'),
  "summary": zod.string().min(1).max(listPointRewardsResponseValueContentItemSummaryMax).describe('A sentence about it.'),
  "picture": zod.string().max(listPointRewardsResponseValueContentItemPictureMax).describe('Its picture.'),
  "points": zod.int().min(1).max(listPointRewardsResponseValueContentItemPointsMax).describe('What one costs.'),
  "stock": zod.int().min(listPointRewardsResponseValueContentItemStockMin).max(listPointRewardsResponseValueContentItemStockMax).nullable().describe('How many are left; null where there is no end of them.'),
  "amount": zod.union([zod.string().max(listPointRewardsResponseValueContentItemAmountOneMax).regex(listPointRewardsResponseValueContentItemAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The money that one gives; null for goods.'),
  "isHot": zod.boolean().describe('Whether it is marked as hot.'),
  "isNew": zod.boolean().describe('Whether it came in the last 30 days.')
}).describe('A reward of the point mall as a card, in the language of the request.')).max(listPointRewardsResponseValueContentMax).describe('The rewards of the page, in the order that was asked for.'),
  "totalPages": zod.int().min(listPointRewardsResponseValueTotalPagesMin).max(listPointRewardsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listPointRewardsResponseValueTotalElementsMin).max(listPointRewardsResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of the rewards grid.')
}).describe('The answer of `listPointRewards`.')

/**
 * The whole of a reward that is on offer, with what it asks for and, where it is bonus money, its wagering. One that
 * is no longer on offer is 404.
 * @summary Tell one reward of the point mall
 */
export const getPointRewardQueryRewardIdMax = 40;



export const GetPointRewardQueryParams = zod.object({
  "rewardId": zod.string().min(1).max(getPointRewardQueryRewardIdMax).describe('The reward.')
})

export const getPointRewardHeaderMerchantMax = 32;


export const getPointRewardHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getPointRewardHeaderXRequestIdMax = 64;


export const getPointRewardHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPointRewardHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getPointRewardHeaderMerchantMax).regex(getPointRewardHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getPointRewardHeaderXRequestIdMax).regex(getPointRewardHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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



export const GetPointRewardResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "rewardId": zod.string().min(1).max(getPointRewardResponseValueRewardIdMax).describe('Its id.'),
  "kind": zod.enum(['goods', 'bonus', 'money']).describe('Something that is sent, bonus money with wagering, money in the main wallet.'),
  "title": zod.string().min(1).max(getPointRewardResponseValueTitleMax).describe('Its title.'),
  "summary": zod.string().min(1).max(getPointRewardResponseValueSummaryMax).describe('A sentence about it.'),
  "picture": zod.string().max(getPointRewardResponseValuePictureMax).describe('Its picture.'),
  "points": zod.int().min(1).max(getPointRewardResponseValuePointsMax).describe('What one costs.'),
  "stock": zod.int().min(getPointRewardResponseValueStockMin).max(getPointRewardResponseValueStockMax).nullable().describe('How many are left; null where there is no end of them.'),
  "amount": zod.union([zod.string().max(getPointRewardResponseValueAmountOneMax).regex(getPointRewardResponseValueAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The money that one gives; null for goods.'),
  "isHot": zod.boolean().describe('Whether it is marked as hot.'),
  "isNew": zod.boolean().describe('Whether it came in the last 30 days.'),
  "html": zod.string().max(getPointRewardResponseValueHtmlMax).describe('The whole text as HTML, cleaned by the server when it is stored and by the portal again before it is shown.'),
  "wagering": zod.union([zod.strictObject({
  "multiple": zod.int().min(getPointRewardResponseValueWageringOneMultipleMin).max(getPointRewardResponseValueWageringOneMultipleMax).describe('How many times the base.'),
  "base": zod.enum(['bonus', 'bonus_and_deposit']).describe('What is multiplied.'),
  "days": zod.int().min(1).max(getPointRewardResponseValueWageringOneDaysMax).describe('Days to do it in, from the grant on.'),
  "maxStake": zod.union([zod.string().max(getPointRewardResponseValueWageringOneMaxStakeOneMax).regex(getPointRewardResponseValueWageringOneMaxStakeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The largest stake that counts; a bet above it counts nothing.'),
  "contributions": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "rate": zod.int().min(getPointRewardResponseValueWageringOneContributionsItemRateMin).max(getPointRewardResponseValueWageringOneContributionsItemRateMax).describe('The share of the stake that counts, in basis points.')
}).describe('How much a stake in games of one category counts toward the wagering.')).max(getPointRewardResponseValueWageringOneContributionsMax).describe('The share by category. A category that is missing counts nothing.')
}).describe('What has to be staked before bonus money becomes cash.'),zod.null()]).describe('What has to be staked before bonus money can be withdrawn; null for other kinds.'),
  "needsAddress": zod.boolean().describe('Whether redeeming it asks for an address.'),
  "maxQuantity": zod.int().min(1).max(getPointRewardResponseValueMaxQuantityMax).describe('The most that one redemption may take.')
}).describe('A reward of the point mall, in the language of the request.')
}).describe('The answer of `getPointReward`.')

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


export const RedeemPointsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(redeemPointsHeaderMerchantMax).regex(redeemPointsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(redeemPointsHeaderXRequestIdMax).regex(redeemPointsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(redeemPointsHeaderIdempotencyKeyMax).regex(redeemPointsHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const redeemPointsBodyOneRewardIdMax = 40;

export const redeemPointsBodyOneQuantityMax = 100;

export const redeemPointsBodyOnePaymentPasswordMin = 6;
export const redeemPointsBodyOnePaymentPasswordMax = 64;

export const redeemPointsBodyOneAddressRecipientMax = 80;

export const redeemPointsBodyOneAddressMobileNumMax = 20;


export const redeemPointsBodyOneAddressMobileNumRegExp = new RegExp('^[0-9]{6,15}$');
export const redeemPointsBodyOneAddressCountryDialingCodeMax = 5;


export const redeemPointsBodyOneAddressCountryDialingCodeRegExp = new RegExp('^[0-9]{1,4}$');
export const redeemPointsBodyOneAddressStreetMax = 160;

export const redeemPointsBodyOneAddressCityMax = 80;

export const redeemPointsBodyOneAddressRegionMax = 80;

export const redeemPointsBodyOneAddressPostalCodeMax = 20;

export const redeemPointsBodyOneAddressCountryMax = 2;


export const redeemPointsBodyOneAddressCountryRegExp = new RegExp('^[A-Z]{2}$');
export const redeemPointsBodyTwoPayloadMin = 20;
export const redeemPointsBodyTwoPayloadMax = 65536;


export const redeemPointsBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const RedeemPointsBody = zod.union([zod.strictObject({
  "rewardId": zod.string().min(1).max(redeemPointsBodyOneRewardIdMax).describe('The reward.'),
  "quantity": zod.int().min(1).max(redeemPointsBodyOneQuantityMax).describe('How many, at most the `maxQuantity` of the reward.'),
  "paymentPassword": zod.string().min(redeemPointsBodyOnePaymentPasswordMin).max(redeemPointsBodyOnePaymentPasswordMax).describe('The payment password of the member.'),
  "address": zod.strictObject({
  "recipient": zod.string().min(1).max(redeemPointsBodyOneAddressRecipientMax).describe('Who receives them.'),
  "mobileNum": zod.string().max(redeemPointsBodyOneAddressMobileNumMax).regex(redeemPointsBodyOneAddressMobileNumRegExp).describe('The number that the courier calls, digits only.'),
  "countryDialingCode": zod.string().max(redeemPointsBodyOneAddressCountryDialingCodeMax).regex(redeemPointsBodyOneAddressCountryDialingCodeRegExp).describe('Its dialling code.'),
  "street": zod.string().min(1).max(redeemPointsBodyOneAddressStreetMax).describe('Street and number.'),
  "city": zod.string().min(1).max(redeemPointsBodyOneAddressCityMax).describe('City or district.'),
  "region": zod.string().max(redeemPointsBodyOneAddressRegionMax).describe('Province or state, empty where there is none.'),
  "postalCode": zod.string().max(redeemPointsBodyOneAddressPostalCodeMax).describe('Postal code, empty where there is none.'),
  "country": zod.string().max(redeemPointsBodyOneAddressCountryMax).regex(redeemPointsBodyOneAddressCountryRegExp).describe('The country, ISO 3166-1 alpha-2.')
}).optional().describe('Where goods are sent.')
}).describe('What is redeemed.'),zod.strictObject({
  "payload": zod.string().min(redeemPointsBodyTwoPayloadMin).max(redeemPointsBodyTwoPayloadMax).regex(redeemPointsBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n')])

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



export const RedeemPointsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "redemptionId": zod.string().min(1).max(redeemPointsResponseValueRedemptionIdMax).describe('Its id.'),
  "rewardId": zod.string().min(1).max(redeemPointsResponseValueRewardIdMax).describe('The reward.'),
  "kind": zod.enum(['goods', 'bonus', 'money']).describe('Something that is sent, bonus money with wagering, money in the main wallet.'),
  "title": zod.string().min(1).max(redeemPointsResponseValueTitleMax).describe('Its title, as it was then.'),
  "picture": zod.string().max(redeemPointsResponseValuePictureMax).describe('Its picture.'),
  "quantity": zod.int().min(1).max(redeemPointsResponseValueQuantityMax).describe('How many.'),
  "points": zod.int().min(1).max(redeemPointsResponseValuePointsMax).describe('What all of them cost.'),
  "state": zod.enum(['processing', 'rejected', 'completed']).describe('`processing -> completed | rejected`; nothing leaves the last two. Bonus and money are completed at once, goods when\nan operator has sent them. `rejected`: the points are returned.\n'),
  "bonusId": zod.string().min(1).max(redeemPointsResponseValueBonusIdMax).nullable().describe('The bonus that began with it.'),
  "tracking": zod.string().min(1).max(redeemPointsResponseValueTrackingMax).nullable().describe('Where goods can be tracked, once they are sent.'),
  "reason": zod.string().min(1).max(redeemPointsResponseValueReasonMax).nullable().describe('Why it was rejected, for the member.'),
  "redeemedAt": zod.iso.datetime({"offset":true}).max(redeemPointsResponseValueRedeemedAtMax).describe('When it was redeemed.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(redeemPointsResponseValueEndedAtMax).nullable().describe('When it was completed or rejected.')
}).describe('A reward that the member redeemed.')
}).describe('The answer of `redeemPoints`.')

/**
 * Takes the points and credits the main wallet with `points / pointsPerUnit`, in one transaction. The points must be
 * a multiple of `convertStep`, at least `convertMin`, and within the limit of the day in the brand's time zone: 422
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


export const ConvertPointsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(convertPointsHeaderMerchantMax).regex(convertPointsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(convertPointsHeaderXRequestIdMax).regex(convertPointsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(convertPointsHeaderIdempotencyKeyMax).regex(convertPointsHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const convertPointsBodyOnePointsMax = 1000000000;

export const convertPointsBodyOnePaymentPasswordMin = 6;
export const convertPointsBodyOnePaymentPasswordMax = 64;

export const convertPointsBodyTwoPayloadMin = 20;
export const convertPointsBodyTwoPayloadMax = 65536;


export const convertPointsBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const ConvertPointsBody = zod.union([zod.strictObject({
  "points": zod.int().min(1).max(convertPointsBodyOnePointsMax).describe('How many points, a multiple of `convertStep`.'),
  "paymentPassword": zod.string().min(convertPointsBodyOnePaymentPasswordMin).max(convertPointsBodyOnePaymentPasswordMax).describe('The payment password of the member.')
}).describe('What is converted.'),zod.strictObject({
  "payload": zod.string().min(convertPointsBodyTwoPayloadMin).max(convertPointsBodyTwoPayloadMax).regex(convertPointsBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n')])

export const convertPointsResponseValueConversionIdMax = 40;

export const convertPointsResponseValuePointsMax = 1000000000;

export const convertPointsResponseValueAmountMax = 25;


export const convertPointsResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const convertPointsResponseValuePointsAfterMin = 0;
export const convertPointsResponseValuePointsAfterMax = 1000000000000;

export const convertPointsResponseValueConvertedAtMax = 30;



export const ConvertPointsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "conversionId": zod.string().min(1).max(convertPointsResponseValueConversionIdMax).describe('Its id.'),
  "points": zod.int().min(1).max(convertPointsResponseValuePointsMax).describe('The points.'),
  "amount": zod.string().max(convertPointsResponseValueAmountMax).regex(convertPointsResponseValueAmountRegExp).describe('What they became, in the main wallet.'),
  "pointsAfter": zod.int().min(convertPointsResponseValuePointsAfterMin).max(convertPointsResponseValuePointsAfterMax).describe('Points that are left.'),
  "convertedAt": zod.iso.datetime({"offset":true}).max(convertPointsResponseValueConvertedAtMax).describe('When.')
}).describe('Points that became money.')
}).describe('The answer of `convertPoints`.')

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



export const ListRedemptionsQueryParams = zod.object({
  "state": zod.enum(['processing', 'rejected', 'completed']).optional().describe('Redemptions in this state only.'),
  "from": zod.iso.datetime({"offset":true}).max(listRedemptionsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listRedemptionsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listRedemptionsQueryPageNoMax).default(listRedemptionsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listRedemptionsQueryPageSizeMax).default(listRedemptionsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listRedemptionsHeaderMerchantMax = 32;


export const listRedemptionsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listRedemptionsHeaderXRequestIdMax = 64;


export const listRedemptionsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListRedemptionsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listRedemptionsHeaderMerchantMax).regex(listRedemptionsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listRedemptionsHeaderXRequestIdMax).regex(listRedemptionsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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



export const ListRedemptionsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "redemptionId": zod.string().min(1).max(listRedemptionsResponseValueContentItemRedemptionIdMax).describe('Its id.'),
  "rewardId": zod.string().min(1).max(listRedemptionsResponseValueContentItemRewardIdMax).describe('The reward.'),
  "kind": zod.enum(['goods', 'bonus', 'money']).describe('Something that is sent, bonus money with wagering, money in the main wallet.'),
  "title": zod.string().min(1).max(listRedemptionsResponseValueContentItemTitleMax).describe('Its title, as it was then.'),
  "picture": zod.string().max(listRedemptionsResponseValueContentItemPictureMax).describe('Its picture.'),
  "quantity": zod.int().min(1).max(listRedemptionsResponseValueContentItemQuantityMax).describe('How many.'),
  "points": zod.int().min(1).max(listRedemptionsResponseValueContentItemPointsMax).describe('What all of them cost.'),
  "state": zod.enum(['processing', 'rejected', 'completed']).describe('`processing -> completed | rejected`; nothing leaves the last two. Bonus and money are completed at once, goods when\nan operator has sent them. `rejected`: the points are returned.\n'),
  "bonusId": zod.string().min(1).max(listRedemptionsResponseValueContentItemBonusIdMax).nullable().describe('The bonus that began with it.'),
  "tracking": zod.string().min(1).max(listRedemptionsResponseValueContentItemTrackingMax).nullable().describe('Where goods can be tracked, once they are sent.'),
  "reason": zod.string().min(1).max(listRedemptionsResponseValueContentItemReasonMax).nullable().describe('Why it was rejected, for the member.'),
  "redeemedAt": zod.iso.datetime({"offset":true}).max(listRedemptionsResponseValueContentItemRedeemedAtMax).describe('When it was redeemed.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(listRedemptionsResponseValueContentItemEndedAtMax).nullable().describe('When it was completed or rejected.')
}).describe('A reward that the member redeemed.')).max(listRedemptionsResponseValueContentMax).describe('The redemptions of the page, the newest first.'),
  "totalPages": zod.int().min(listRedemptionsResponseValueTotalPagesMin).max(listRedemptionsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listRedemptionsResponseValueTotalElementsMin).max(listRedemptionsResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "points": zod.int().min(listRedemptionsResponseValueTotalsPointsMin).max(listRedemptionsResponseValueTotalsPointsMax).describe('Points of the redemptions, without rejected ones.')
}).describe('Sums over all pages.')
}).describe('A page of redemptions.')
}).describe('The answer of `listRedemptions`.')

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



export const ListPointTransactionsQueryParams = zod.object({
  "kind": zod.enum(['earned', 'redeemed', 'returned', 'converted', 'rewarded', 'adjusted']).optional().describe('Entries of this kind only.'),
  "from": zod.iso.datetime({"offset":true}).max(listPointTransactionsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listPointTransactionsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listPointTransactionsQueryPageNoMax).default(listPointTransactionsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listPointTransactionsQueryPageSizeMax).default(listPointTransactionsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listPointTransactionsHeaderMerchantMax = 32;


export const listPointTransactionsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listPointTransactionsHeaderXRequestIdMax = 64;


export const listPointTransactionsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListPointTransactionsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listPointTransactionsHeaderMerchantMax).regex(listPointTransactionsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listPointTransactionsHeaderXRequestIdMax).regex(listPointTransactionsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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



export const ListPointTransactionsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "entryId": zod.string().min(1).max(listPointTransactionsResponseValueContentItemEntryIdMax).describe('Its id.'),
  "kind": zod.enum(['earned', 'redeemed', 'returned', 'converted', 'rewarded', 'adjusted']).describe('Earned by turnover, redeemed, returned by a rejection, converted to money, given by a mission, promotion or raffle,\ncorrected with the bet or by an operator.\n'),
  "points": zod.int().min(listPointTransactionsResponseValueContentItemPointsMin).max(listPointTransactionsResponseValueContentItemPointsMax).describe('What came, or with a minus went.'),
  "balanceAfter": zod.int().min(listPointTransactionsResponseValueContentItemBalanceAfterMin).max(listPointTransactionsResponseValueContentItemBalanceAfterMax).describe('Points after it.'),
  "description": zod.string().min(1).max(listPointTransactionsResponseValueContentItemDescriptionMax).describe('What it was, in the language of the request.'),
  "referenceId": zod.string().min(1).max(listPointTransactionsResponseValueContentItemReferenceIdMax).nullable().describe('What it belongs to, a redemption, conversion, mission or promotion; null for a day\'s turnover.'),
  "at": zod.iso.datetime({"offset":true}).max(listPointTransactionsResponseValueContentItemAtMax).describe('When.')
}).describe('An entry of the ledger of points. Entries are never changed; a correction is a new one.')).max(listPointTransactionsResponseValueContentMax).describe('The entries of the page, the newest first.'),
  "totalPages": zod.int().min(listPointTransactionsResponseValueTotalPagesMin).max(listPointTransactionsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listPointTransactionsResponseValueTotalElementsMin).max(listPointTransactionsResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "earned": zod.int().min(listPointTransactionsResponseValueTotalsEarnedMin).max(listPointTransactionsResponseValueTotalsEarnedMax).describe('What came, without returns.'),
  "spent": zod.int().min(listPointTransactionsResponseValueTotalsSpentMin).max(listPointTransactionsResponseValueTotalsSpentMax).describe('What went, less what was returned.')
}).describe('Sums over all pages.')
}).describe('A page of the ledger of points.')
}).describe('The answer of `listPointTransactions`.')

