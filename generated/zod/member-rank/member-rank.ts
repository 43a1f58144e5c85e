/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * The rank of the member of the session, its progress to the next and what it brings. Points count from valid turnover
 * alone and are checked once a day; the support of ranks above 4 is the VIP customer service.
 * @summary Tell the member's rank and progress
 */
export const getPlayerRankHeaderMerchantMax = 32;


export const getPlayerRankHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getPlayerRankHeaderXRequestIdMax = 64;


export const getPlayerRankHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPlayerRankHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerRankHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getPlayerRankHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerRankHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getPlayerRankHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getPlayerRankResponseValueClubLabelLabelNameMax = 40;

export const getPlayerRankResponseValueClubLabelColorMax = 7;


export const getPlayerRankResponseValueClubLabelColorRegExp = new RegExp('^#[0-9a-f]{6}$');
export const getPlayerRankResponseValueClubLabelColor2Max = 7;


export const getPlayerRankResponseValueClubLabelColor2RegExp = new RegExp('^#[0-9a-f]{6}$');
export const getPlayerRankResponseValueClubLabelRankLevelMin = 0;
export const getPlayerRankResponseValueClubLabelRankLevelMax = 20;

export const getPlayerRankResponseValueIconUrlMax = 2048;

export const getPlayerRankResponseValueRankPointsMin = 0;
export const getPlayerRankResponseValueRankPointsMax = 1000000000;

export const getPlayerRankResponseValueValidTurnoverMax = 25;


export const getPlayerRankResponseValueValidTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getPlayerRankResponseValueNextOneClubLabelLabelNameMax = 40;

export const getPlayerRankResponseValueNextOneClubLabelColorMax = 7;


export const getPlayerRankResponseValueNextOneClubLabelColorRegExp = new RegExp('^#[0-9a-f]{6}$');
export const getPlayerRankResponseValueNextOneClubLabelColor2Max = 7;


export const getPlayerRankResponseValueNextOneClubLabelColor2RegExp = new RegExp('^#[0-9a-f]{6}$');
export const getPlayerRankResponseValueNextOneClubLabelRankLevelMin = 0;
export const getPlayerRankResponseValueNextOneClubLabelRankLevelMax = 20;

export const getPlayerRankResponseValueNextOnePointsNeededMin = 0;
export const getPlayerRankResponseValueNextOnePointsNeededMax = 1000000000;

export const getPlayerRankResponseValueNextOnePointsToNextMin = 0;
export const getPlayerRankResponseValueNextOnePointsToNextMax = 1000000000;

export const getPlayerRankResponseValueReachedAtMax = 30;

export const getPlayerRankResponseValueKeptUntilMax = 30;

export const getPlayerRankResponseValuePointsToKeepMin = 0;
export const getPlayerRankResponseValuePointsToKeepMax = 1000000000;

export const getPlayerRankResponseValuePrivilegesItemRateMin = 0;
export const getPlayerRankResponseValuePrivilegesItemRateMax = 10000;

export const getPlayerRankResponseValuePrivilegesItemAmountOneMax = 25;


export const getPlayerRankResponseValuePrivilegesItemAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getPlayerRankResponseValuePrivilegesItemCountMin = 0;
export const getPlayerRankResponseValuePrivilegesItemCountMax = 1000;

export const getPlayerRankResponseValuePrivilegesItemTextMax = 120;

export const getPlayerRankResponseValuePrivilegesMax = 20;

export const getPlayerRankResponseValueAsOfMax = 30;



export const GetPlayerRankResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "clubLabel": /*#__PURE__*/ zod.object({
  "labelName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValueClubLabelLabelNameMax)).check(/*#__PURE__*/ zod.describe('The rank\'s name.')),
  "color": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValueClubLabelColorMax)).check(/*#__PURE__*/ zod.regex(getPlayerRankResponseValueClubLabelColorRegExp)).check(/*#__PURE__*/ zod.describe('The text\'s colour.')),
  "color2": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValueClubLabelColor2Max)).check(/*#__PURE__*/ zod.regex(getPlayerRankResponseValueClubLabelColor2RegExp)).check(/*#__PURE__*/ zod.describe('The ground\'s colour.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayerRankResponseValueClubLabelRankLevelMin)).check(/*#__PURE__*/ zod.lte(getPlayerRankResponseValueClubLabelRankLevelMax)).check(/*#__PURE__*/ zod.describe('The rank, 0 the lowest. Above 4 the VIP customer service answers.'))
}).check(/*#__PURE__*/ zod.describe('The VIP rank, as a badge.')),
  "iconUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValueIconUrlMax)).check(/*#__PURE__*/ zod.describe('The picture of the rank.')),
  "rankPoints": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayerRankResponseValueRankPointsMin)).check(/*#__PURE__*/ zod.lte(getPlayerRankResponseValueRankPointsMax)).check(/*#__PURE__*/ zod.describe('Rank points of the last `periodDays`. They are no points of the mall and cannot be spent.')),
  "validTurnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValueValidTurnoverMax)).check(/*#__PURE__*/ zod.regex(getPlayerRankResponseValueValidTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover behind them.')),
  "next": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "clubLabel": /*#__PURE__*/ zod.object({
  "labelName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValueNextOneClubLabelLabelNameMax)).check(/*#__PURE__*/ zod.describe('The rank\'s name.')),
  "color": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValueNextOneClubLabelColorMax)).check(/*#__PURE__*/ zod.regex(getPlayerRankResponseValueNextOneClubLabelColorRegExp)).check(/*#__PURE__*/ zod.describe('The text\'s colour.')),
  "color2": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValueNextOneClubLabelColor2Max)).check(/*#__PURE__*/ zod.regex(getPlayerRankResponseValueNextOneClubLabelColor2RegExp)).check(/*#__PURE__*/ zod.describe('The ground\'s colour.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayerRankResponseValueNextOneClubLabelRankLevelMin)).check(/*#__PURE__*/ zod.lte(getPlayerRankResponseValueNextOneClubLabelRankLevelMax)).check(/*#__PURE__*/ zod.describe('The rank, 0 the lowest. Above 4 the VIP customer service answers.'))
}).check(/*#__PURE__*/ zod.describe('The VIP rank, as a badge.')),
  "pointsNeeded": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayerRankResponseValueNextOnePointsNeededMin)).check(/*#__PURE__*/ zod.lte(getPlayerRankResponseValueNextOnePointsNeededMax)).check(/*#__PURE__*/ zod.describe('Rank points that reach it.')),
  "pointsToNext": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayerRankResponseValueNextOnePointsToNextMin)).check(/*#__PURE__*/ zod.lte(getPlayerRankResponseValueNextOnePointsToNextMax)).check(/*#__PURE__*/ zod.describe('Those still missing.'))
}).check(/*#__PURE__*/ zod.describe('The rank above.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The rank above, null at the top.')),
  "reachedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValueReachedAtMax)).check(/*#__PURE__*/ zod.describe('When the rank was reached.')),
  "keptUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValueKeptUntilMax)).check(/*#__PURE__*/ zod.describe('Until when it is kept at least.')),
  "pointsToKeep": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayerRankResponseValuePointsToKeepMin)).check(/*#__PURE__*/ zod.lte(getPlayerRankResponseValuePointsToKeepMax)).check(/*#__PURE__*/ zod.describe('Points still missing to keep it beyond then, 0 when it is safe.')),
  "privileges": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['rebate_slots', 'rebate_live', 'rebate_sports', 'rebate_lottery', 'birthday_credit', 'upgrade_credit', 'withdrawals_per_day', 'withdrawal_amount_per_day', 'vip_support', 'other']).check(/*#__PURE__*/ zod.describe('What a rank brings.')),
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayerRankResponseValuePrivilegesItemRateMin)).check(/*#__PURE__*/ zod.lte(getPlayerRankResponseValuePrivilegesItemRateMax))).check(/*#__PURE__*/ zod.describe('For rebates, basis points of valid turnover; else null.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValuePrivilegesItemAmountOneMax)).check(/*#__PURE__*/ zod.regex(getPlayerRankResponseValuePrivilegesItemAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For credits and amounts a day; else null.')),
  "count": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayerRankResponseValuePrivilegesItemCountMin)).check(/*#__PURE__*/ zod.lte(getPlayerRankResponseValuePrivilegesItemCountMax))).check(/*#__PURE__*/ zod.describe('For counts a day; null with this kind means no cap.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValuePrivilegesItemTextMax))).check(/*#__PURE__*/ zod.describe('For support and others, words in the language of the request; else null.'))
}).check(/*#__PURE__*/ zod.describe('Something that a rank brings. Which field says how much goes by the kind; the others are null.'))).check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValuePrivilegesMax)).check(/*#__PURE__*/ zod.describe('What the rank brings.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValueAsOfMax)).check(/*#__PURE__*/ zod.describe('The last check of the ranks.'))
}).check(/*#__PURE__*/ zod.describe('The member\'s rank and progress.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getPlayerRank`.'))

/**
 * The ranks, what reaches and keeps them, what they bring and the rules, for everybody. The operator's configuration
 * decides over all of it.
 * @summary List the VIP ranks
 */
export const listVipTiersHeaderMerchantMax = 32;


export const listVipTiersHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listVipTiersHeaderXRequestIdMax = 64;


export const listVipTiersHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListVipTiersHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVipTiersHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listVipTiersHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVipTiersHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listVipTiersHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listVipTiersResponseValueTiersItemClubLabelLabelNameMax = 40;

export const listVipTiersResponseValueTiersItemClubLabelColorMax = 7;


export const listVipTiersResponseValueTiersItemClubLabelColorRegExp = new RegExp('^#[0-9a-f]{6}$');
export const listVipTiersResponseValueTiersItemClubLabelColor2Max = 7;


export const listVipTiersResponseValueTiersItemClubLabelColor2RegExp = new RegExp('^#[0-9a-f]{6}$');
export const listVipTiersResponseValueTiersItemClubLabelRankLevelMin = 0;
export const listVipTiersResponseValueTiersItemClubLabelRankLevelMax = 20;

export const listVipTiersResponseValueTiersItemIconUrlMax = 2048;

export const listVipTiersResponseValueTiersItemPointsNeededMin = 0;
export const listVipTiersResponseValueTiersItemPointsNeededMax = 1000000000;

export const listVipTiersResponseValueTiersItemPointsToKeepMin = 0;
export const listVipTiersResponseValueTiersItemPointsToKeepMax = 1000000000;

export const listVipTiersResponseValueTiersItemPrivilegesItemRateMin = 0;
export const listVipTiersResponseValueTiersItemPrivilegesItemRateMax = 10000;

export const listVipTiersResponseValueTiersItemPrivilegesItemAmountOneMax = 25;


export const listVipTiersResponseValueTiersItemPrivilegesItemAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listVipTiersResponseValueTiersItemPrivilegesItemCountMin = 0;
export const listVipTiersResponseValueTiersItemPrivilegesItemCountMax = 1000;

export const listVipTiersResponseValueTiersItemPrivilegesItemTextMax = 120;

export const listVipTiersResponseValueTiersItemPrivilegesMax = 20;

export const listVipTiersResponseValueTiersMax = 21;

export const listVipTiersResponseValueTurnoverPerPointMax = 25;


export const listVipTiersResponseValueTurnoverPerPointRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listVipTiersResponseValuePeriodDaysMax = 366;

export const listVipTiersResponseValueCheckedAtMax = 5;


export const listVipTiersResponseValueCheckedAtRegExp = new RegExp('^[0-2][0-9]:[0-5][0-9]$');
export const listVipTiersResponseValueRulesHtmlMax = 20000;



export const ListVipTiersResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "clubLabel": /*#__PURE__*/ zod.object({
  "labelName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueTiersItemClubLabelLabelNameMax)).check(/*#__PURE__*/ zod.describe('The rank\'s name.')),
  "color": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueTiersItemClubLabelColorMax)).check(/*#__PURE__*/ zod.regex(listVipTiersResponseValueTiersItemClubLabelColorRegExp)).check(/*#__PURE__*/ zod.describe('The text\'s colour.')),
  "color2": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueTiersItemClubLabelColor2Max)).check(/*#__PURE__*/ zod.regex(listVipTiersResponseValueTiersItemClubLabelColor2RegExp)).check(/*#__PURE__*/ zod.describe('The ground\'s colour.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listVipTiersResponseValueTiersItemClubLabelRankLevelMin)).check(/*#__PURE__*/ zod.lte(listVipTiersResponseValueTiersItemClubLabelRankLevelMax)).check(/*#__PURE__*/ zod.describe('The rank, 0 the lowest. Above 4 the VIP customer service answers.'))
}).check(/*#__PURE__*/ zod.describe('The VIP rank, as a badge.')),
  "iconUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueTiersItemIconUrlMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "pointsNeeded": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listVipTiersResponseValueTiersItemPointsNeededMin)).check(/*#__PURE__*/ zod.lte(listVipTiersResponseValueTiersItemPointsNeededMax)).check(/*#__PURE__*/ zod.describe('Rank points that reach it.')),
  "pointsToKeep": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listVipTiersResponseValueTiersItemPointsToKeepMin)).check(/*#__PURE__*/ zod.lte(listVipTiersResponseValueTiersItemPointsToKeepMax)).check(/*#__PURE__*/ zod.describe('Rank points within one period that keep it.')),
  "privileges": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['rebate_slots', 'rebate_live', 'rebate_sports', 'rebate_lottery', 'birthday_credit', 'upgrade_credit', 'withdrawals_per_day', 'withdrawal_amount_per_day', 'vip_support', 'other']).check(/*#__PURE__*/ zod.describe('What a rank brings.')),
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listVipTiersResponseValueTiersItemPrivilegesItemRateMin)).check(/*#__PURE__*/ zod.lte(listVipTiersResponseValueTiersItemPrivilegesItemRateMax))).check(/*#__PURE__*/ zod.describe('For rebates, basis points of valid turnover; else null.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueTiersItemPrivilegesItemAmountOneMax)).check(/*#__PURE__*/ zod.regex(listVipTiersResponseValueTiersItemPrivilegesItemAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For credits and amounts a day; else null.')),
  "count": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listVipTiersResponseValueTiersItemPrivilegesItemCountMin)).check(/*#__PURE__*/ zod.lte(listVipTiersResponseValueTiersItemPrivilegesItemCountMax))).check(/*#__PURE__*/ zod.describe('For counts a day; null with this kind means no cap.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueTiersItemPrivilegesItemTextMax))).check(/*#__PURE__*/ zod.describe('For support and others, words in the language of the request; else null.'))
}).check(/*#__PURE__*/ zod.describe('Something that a rank brings. Which field says how much goes by the kind; the others are null.'))).check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueTiersItemPrivilegesMax)).check(/*#__PURE__*/ zod.describe('What it brings.'))
}).check(/*#__PURE__*/ zod.describe('A VIP rank.'))).check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueTiersMax)).check(/*#__PURE__*/ zod.describe('All ranks, the lowest first.')),
  "turnoverPerPoint": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueTurnoverPerPointMax)).check(/*#__PURE__*/ zod.regex(listVipTiersResponseValueTurnoverPerPointRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover that makes one rank point.')),
  "periodDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listVipTiersResponseValuePeriodDaysMax)).check(/*#__PURE__*/ zod.describe('For how many days a rank is kept, and over how many points are counted.')),
  "checkedAt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueCheckedAtMax)).check(/*#__PURE__*/ zod.regex(listVipTiersResponseValueCheckedAtRegExp)).check(/*#__PURE__*/ zod.describe('The time of day in the brand\'s time zone at which ranks are checked.')),
  "rulesHtml": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueRulesHtmlMax)).check(/*#__PURE__*/ zod.describe('The upgrade rules, HTML cleaned by the server, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The ranks and their rules.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listVipTiers`.'))

