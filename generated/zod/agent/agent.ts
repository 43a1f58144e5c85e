/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * A page of what the site says to agents, in the language of the request, the newest first.
 * @summary List the announcements to agents
 */
export const listAgentAnnouncementsQueryFromMax = 30;

export const listAgentAnnouncementsQueryToMax = 30;

export const listAgentAnnouncementsQuerySearchMax = 60;

export const listAgentAnnouncementsQueryPageNoDefault = 1;
export const listAgentAnnouncementsQueryPageNoMax = 100000;

export const listAgentAnnouncementsQueryPageSizeDefault = 42;
export const listAgentAnnouncementsQueryPageSizeMax = 100;



export const ListAgentAnnouncementsQueryParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listAgentAnnouncementsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listAgentAnnouncementsQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAgentAnnouncementsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Words of the title.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAgentAnnouncementsQueryPageNoMax)), listAgentAnnouncementsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAgentAnnouncementsQueryPageSizeMax)), listAgentAnnouncementsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listAgentAnnouncementsHeaderMerchantMax = 32;


export const listAgentAnnouncementsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listAgentAnnouncementsHeaderXRequestIdMax = 64;


export const listAgentAnnouncementsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListAgentAnnouncementsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAgentAnnouncementsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listAgentAnnouncementsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAgentAnnouncementsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listAgentAnnouncementsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listAgentAnnouncementsResponseValueContentItemIdMax = 40;

export const listAgentAnnouncementsResponseValueContentItemTitleMax = 160;

export const listAgentAnnouncementsResponseValueContentItemContentMax = 20000;

export const listAgentAnnouncementsResponseValueContentItemTimestampMin = 0;
export const listAgentAnnouncementsResponseValueContentItemTimestampMax = 9007199254740991;

export const listAgentAnnouncementsResponseValueContentMax = 100;

export const listAgentAnnouncementsResponseValueTotalPagesMin = 0;
export const listAgentAnnouncementsResponseValueTotalPagesMax = 1000000;

export const listAgentAnnouncementsResponseValueTotalElementsMin = 0;
export const listAgentAnnouncementsResponseValueTotalElementsMax = 100000000;



export const ListAgentAnnouncementsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAgentAnnouncementsResponseValueContentItemIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAgentAnnouncementsResponseValueContentItemTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAgentAnnouncementsResponseValueContentItemContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server when it is stored and by the portal again before it is shown.')),
  "timestamp": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listAgentAnnouncementsResponseValueContentItemTimestampMin)).check(/*#__PURE__*/ zod.lte(listAgentAnnouncementsResponseValueContentItemTimestampMax)).check(/*#__PURE__*/ zod.describe('A point in time in milliseconds since 1970-01-01T00:00:00Z.'))
}).check(/*#__PURE__*/ zod.describe('An announcement in the language of the request.'))).check(/*#__PURE__*/ zod.maxLength(listAgentAnnouncementsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The announcements of the page, the newest first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listAgentAnnouncementsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listAgentAnnouncementsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listAgentAnnouncementsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listAgentAnnouncementsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Rows in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of announcements to agents.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listAgentAnnouncements`.'))

/**
 * The figures of the team of the agent of the session for one period, each beside the same figure of the period before, a chart and
 * the strongest lines. `income` is the net of what the agent earned for the windows that end in the period. Figures are at most
 * 60 seconds old; `asOf` says for when they hold.
 * @summary Tell the team at a glance
 */
export const GetTeamOverviewQueryParams = /*#__PURE__*/ zod.object({
  "period": /*#__PURE__*/ zod.enum(['today', 'yesterday', 'last7', 'last14', 'last30', 'month']).check(/*#__PURE__*/ zod.describe('The period.'))
})

export const getTeamOverviewHeaderMerchantMax = 32;


export const getTeamOverviewHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getTeamOverviewHeaderXRequestIdMax = 64;


export const getTeamOverviewHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetTeamOverviewHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamOverviewHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getTeamOverviewHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamOverviewHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getTeamOverviewHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const getTeamOverviewResponseValueFromMax = 30;

export const getTeamOverviewResponseValueToMax = 30;

export const getTeamOverviewResponseValueAsOfMax = 30;

export const getTeamOverviewResponseValueTeamCountMin = 0;
export const getTeamOverviewResponseValueTeamCountMax = 100000000;

export const getTeamOverviewResponseValueActiveIn30DaysMin = 0;
export const getTeamOverviewResponseValueActiveIn30DaysMax = 100000000;

export const getTeamOverviewResponseValueRegistrationsValueMin = 0;
export const getTeamOverviewResponseValueRegistrationsValueMax = 100000000;

export const getTeamOverviewResponseValueRegistrationsPreviousMin = 0;
export const getTeamOverviewResponseValueRegistrationsPreviousMax = 100000000;

export const getTeamOverviewResponseValueActiveValueMin = 0;
export const getTeamOverviewResponseValueActiveValueMax = 100000000;

export const getTeamOverviewResponseValueActivePreviousMin = 0;
export const getTeamOverviewResponseValueActivePreviousMax = 100000000;

export const getTeamOverviewResponseValueDepositsValueMax = 25;


export const getTeamOverviewResponseValueDepositsValueRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamOverviewResponseValueDepositsPreviousMax = 25;


export const getTeamOverviewResponseValueDepositsPreviousRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamOverviewResponseValueWithdrawalsValueMax = 25;


export const getTeamOverviewResponseValueWithdrawalsValueRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamOverviewResponseValueWithdrawalsPreviousMax = 25;


export const getTeamOverviewResponseValueWithdrawalsPreviousRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamOverviewResponseValueTurnoverValueMax = 25;


export const getTeamOverviewResponseValueTurnoverValueRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamOverviewResponseValueTurnoverPreviousMax = 25;


export const getTeamOverviewResponseValueTurnoverPreviousRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamOverviewResponseValueResultValueMax = 25;


export const getTeamOverviewResponseValueResultValueRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamOverviewResponseValueResultPreviousMax = 25;


export const getTeamOverviewResponseValueResultPreviousRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamOverviewResponseValueIncomeValueMax = 25;


export const getTeamOverviewResponseValueIncomeValueRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamOverviewResponseValueIncomePreviousMax = 25;


export const getTeamOverviewResponseValueIncomePreviousRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamOverviewResponseValueChartItemAtMax = 30;

export const getTeamOverviewResponseValueChartItemRegistrationsMin = 0;
export const getTeamOverviewResponseValueChartItemRegistrationsMax = 100000000;

export const getTeamOverviewResponseValueChartItemActiveMin = 0;
export const getTeamOverviewResponseValueChartItemActiveMax = 100000000;

export const getTeamOverviewResponseValueChartItemDepositsMax = 25;


export const getTeamOverviewResponseValueChartItemDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamOverviewResponseValueChartItemWithdrawalsMax = 25;


export const getTeamOverviewResponseValueChartItemWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamOverviewResponseValueChartItemTurnoverMax = 25;


export const getTeamOverviewResponseValueChartItemTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamOverviewResponseValueChartItemPrizesMax = 25;


export const getTeamOverviewResponseValueChartItemPrizesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamOverviewResponseValueChartItemResultMax = 25;


export const getTeamOverviewResponseValueChartItemResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamOverviewResponseValueChartMax = 31;

export const getTeamOverviewResponseValueTopDownlinesItemIdMax = 40;

export const getTeamOverviewResponseValueTopDownlinesItemAccountMax = 64;

export const getTeamOverviewResponseValueTopDownlinesItemNicknameMax = 64;

export const getTeamOverviewResponseValueTopDownlinesItemTeamCountMin = 0;
export const getTeamOverviewResponseValueTopDownlinesItemTeamCountMax = 100000000;

export const getTeamOverviewResponseValueTopDownlinesItemActiveMin = 0;
export const getTeamOverviewResponseValueTopDownlinesItemActiveMax = 100000000;

export const getTeamOverviewResponseValueTopDownlinesItemTurnoverMax = 25;


export const getTeamOverviewResponseValueTopDownlinesItemTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamOverviewResponseValueTopDownlinesItemResultMax = 25;


export const getTeamOverviewResponseValueTopDownlinesItemResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamOverviewResponseValueTopDownlinesItemContractsItemContractIdMax = 40;

export const getTeamOverviewResponseValueTopDownlinesItemContractsItemRateMin = 0;
export const getTeamOverviewResponseValueTopDownlinesItemContractsItemRateMax = 10000;

export const getTeamOverviewResponseValueTopDownlinesItemContractsMax = 8;

export const getTeamOverviewResponseValueTopDownlinesMax = 10;



export const GetTeamOverviewResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "period": /*#__PURE__*/ zod.enum(['today', 'yesterday', 'last7', 'last14', 'last30', 'month']).check(/*#__PURE__*/ zod.describe('Days of the brand\'s time zone, half open: `today` until now, `yesterday` whole, `last7`, `last14` and `last30` so many\ndays that end now, today included, `month` from the first of the month until now. The period before is as long and\nbegins so many days earlier; that of `month` begins on the first of the month before and ends with it at the latest.\n')),
  "from": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueFromMax)).check(/*#__PURE__*/ zod.describe('The beginning of the period, included.')),
  "to": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueToMax)).check(/*#__PURE__*/ zod.describe('Its end, not included.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueAsOfMax)).check(/*#__PURE__*/ zod.describe('The moment for which the figures hold.')),
  "teamCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getTeamOverviewResponseValueTeamCountMin)).check(/*#__PURE__*/ zod.lte(getTeamOverviewResponseValueTeamCountMax)).check(/*#__PURE__*/ zod.describe('People in the team now, the agent included.')),
  "activeIn30Days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getTeamOverviewResponseValueActiveIn30DaysMin)).check(/*#__PURE__*/ zod.lte(getTeamOverviewResponseValueActiveIn30DaysMax)).check(/*#__PURE__*/ zod.describe('Of them with a settled bet in the last 30 days.')),
  "registrations": /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getTeamOverviewResponseValueRegistrationsValueMin)).check(/*#__PURE__*/ zod.lte(getTeamOverviewResponseValueRegistrationsValueMax)).check(/*#__PURE__*/ zod.describe('In the period.')),
  "previous": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getTeamOverviewResponseValueRegistrationsPreviousMin)).check(/*#__PURE__*/ zod.lte(getTeamOverviewResponseValueRegistrationsPreviousMax)).check(/*#__PURE__*/ zod.describe('In the period before it.'))
}).check(/*#__PURE__*/ zod.describe('A number, and the same number of the period before.')),
  "active": /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getTeamOverviewResponseValueActiveValueMin)).check(/*#__PURE__*/ zod.lte(getTeamOverviewResponseValueActiveValueMax)).check(/*#__PURE__*/ zod.describe('In the period.')),
  "previous": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getTeamOverviewResponseValueActivePreviousMin)).check(/*#__PURE__*/ zod.lte(getTeamOverviewResponseValueActivePreviousMax)).check(/*#__PURE__*/ zod.describe('In the period before it.'))
}).check(/*#__PURE__*/ zod.describe('A number, and the same number of the period before.')),
  "deposits": /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueDepositsValueMax)).check(/*#__PURE__*/ zod.regex(getTeamOverviewResponseValueDepositsValueRegExp)).check(/*#__PURE__*/ zod.describe('In the period.')),
  "previous": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueDepositsPreviousMax)).check(/*#__PURE__*/ zod.regex(getTeamOverviewResponseValueDepositsPreviousRegExp)).check(/*#__PURE__*/ zod.describe('In the period before it.'))
}).check(/*#__PURE__*/ zod.describe('An amount, and the same amount of the period before.')),
  "withdrawals": /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueWithdrawalsValueMax)).check(/*#__PURE__*/ zod.regex(getTeamOverviewResponseValueWithdrawalsValueRegExp)).check(/*#__PURE__*/ zod.describe('In the period.')),
  "previous": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueWithdrawalsPreviousMax)).check(/*#__PURE__*/ zod.regex(getTeamOverviewResponseValueWithdrawalsPreviousRegExp)).check(/*#__PURE__*/ zod.describe('In the period before it.'))
}).check(/*#__PURE__*/ zod.describe('An amount, and the same amount of the period before.')),
  "turnover": /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueTurnoverValueMax)).check(/*#__PURE__*/ zod.regex(getTeamOverviewResponseValueTurnoverValueRegExp)).check(/*#__PURE__*/ zod.describe('In the period.')),
  "previous": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueTurnoverPreviousMax)).check(/*#__PURE__*/ zod.regex(getTeamOverviewResponseValueTurnoverPreviousRegExp)).check(/*#__PURE__*/ zod.describe('In the period before it.'))
}).check(/*#__PURE__*/ zod.describe('An amount, and the same amount of the period before.')),
  "result": /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueResultValueMax)).check(/*#__PURE__*/ zod.regex(getTeamOverviewResponseValueResultValueRegExp)).check(/*#__PURE__*/ zod.describe('In the period.')),
  "previous": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueResultPreviousMax)).check(/*#__PURE__*/ zod.regex(getTeamOverviewResponseValueResultPreviousRegExp)).check(/*#__PURE__*/ zod.describe('In the period before it.'))
}).check(/*#__PURE__*/ zod.describe('An amount, and the same amount of the period before.')),
  "income": /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueIncomeValueMax)).check(/*#__PURE__*/ zod.regex(getTeamOverviewResponseValueIncomeValueRegExp)).check(/*#__PURE__*/ zod.describe('In the period.')),
  "previous": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueIncomePreviousMax)).check(/*#__PURE__*/ zod.regex(getTeamOverviewResponseValueIncomePreviousRegExp)).check(/*#__PURE__*/ zod.describe('In the period before it.'))
}).check(/*#__PURE__*/ zod.describe('An amount, and the same amount of the period before.')),
  "bucket": /*#__PURE__*/ zod.enum(['hour', 'day']).check(/*#__PURE__*/ zod.describe('How wide a point of the chart is: hours for `today` and `yesterday`, else days.')),
  "chart": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueChartItemAtMax)).check(/*#__PURE__*/ zod.describe('The beginning of its hour or day.')),
  "registrations": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getTeamOverviewResponseValueChartItemRegistrationsMin)).check(/*#__PURE__*/ zod.lte(getTeamOverviewResponseValueChartItemRegistrationsMax)).check(/*#__PURE__*/ zod.describe('Accounts made.')),
  "active": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getTeamOverviewResponseValueChartItemActiveMin)).check(/*#__PURE__*/ zod.lte(getTeamOverviewResponseValueChartItemActiveMax)).check(/*#__PURE__*/ zod.describe('People with a settled bet.')),
  "deposits": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueChartItemDepositsMax)).check(/*#__PURE__*/ zod.regex(getTeamOverviewResponseValueChartItemDepositsRegExp)).check(/*#__PURE__*/ zod.describe('Deposits credited.')),
  "withdrawals": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueChartItemWithdrawalsMax)).check(/*#__PURE__*/ zod.regex(getTeamOverviewResponseValueChartItemWithdrawalsRegExp)).check(/*#__PURE__*/ zod.describe('Withdrawals requested and neither rejected nor returned.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueChartItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(getTeamOverviewResponseValueChartItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Stakes of settled bets, without void, push and cancelled ones.')),
  "prizes": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueChartItemPrizesMax)).check(/*#__PURE__*/ zod.regex(getTeamOverviewResponseValueChartItemPrizesRegExp)).check(/*#__PURE__*/ zod.describe('What these bets paid.')),
  "result": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueChartItemResultMax)).check(/*#__PURE__*/ zod.regex(getTeamOverviewResponseValueChartItemResultRegExp)).check(/*#__PURE__*/ zod.describe('Prizes, rebates, promotions and fees less turnover; negative when the team lost.'))
}).check(/*#__PURE__*/ zod.describe('A point of the chart.'))).check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueChartMax)).check(/*#__PURE__*/ zod.describe('Every hour or day of the period in order, those without figures as zeros.')),
  "topDownlines": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueTopDownlinesItemIdMax)).check(/*#__PURE__*/ zod.describe('The member.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueTopDownlinesItemAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueTopDownlinesItemNicknameMax)).check(/*#__PURE__*/ zod.describe('The nickname.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "teamCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getTeamOverviewResponseValueTopDownlinesItemTeamCountMin)).check(/*#__PURE__*/ zod.lte(getTeamOverviewResponseValueTopDownlinesItemTeamCountMax)).check(/*#__PURE__*/ zod.describe('People in its line, itself included.')),
  "active": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getTeamOverviewResponseValueTopDownlinesItemActiveMin)).check(/*#__PURE__*/ zod.lte(getTeamOverviewResponseValueTopDownlinesItemActiveMax)).check(/*#__PURE__*/ zod.describe('Of them with a settled bet in the period.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueTopDownlinesItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(getTeamOverviewResponseValueTopDownlinesItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The line\'s turnover.')),
  "result": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueTopDownlinesItemResultMax)).check(/*#__PURE__*/ zod.regex(getTeamOverviewResponseValueTopDownlinesItemResultRegExp)).check(/*#__PURE__*/ zod.describe('The line\'s result.')),
  "contracts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueTopDownlinesItemContractsItemContractIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getTeamOverviewResponseValueTopDownlinesItemContractsItemRateMin)).check(/*#__PURE__*/ zod.lte(getTeamOverviewResponseValueTopDownlinesItemContractsItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate of its highest tier in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A contract in short.'))).check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueTopDownlinesItemContractsMax)).check(/*#__PURE__*/ zod.describe('What the agent of the session grants to this member, in force or waiting for a signature, the highest rate in force first.'))
}).check(/*#__PURE__*/ zod.describe('A direct downline with its whole line.'))).check(/*#__PURE__*/ zod.maxLength(getTeamOverviewResponseValueTopDownlinesMax)).check(/*#__PURE__*/ zod.describe('The direct downlines whose lines had the highest turnover in the period, at most ten, the highest first.'))
}).check(/*#__PURE__*/ zod.describe('The team at a glance. A team is the agent and everybody below. Amounts count in the period in which they were settled,\na late or re-settled bet as a signed change in the period in which it is settled.\n'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getTeamOverview`.'))

/**
 * The types and the highest rebate that the agent of the session may give to accounts and links, and the rules of the names and
 * passwords of accounts. The server enforces all of them.
 * @summary Tell what the agent may give
 */
export const getAccountRulesHeaderMerchantMax = 32;


export const getAccountRulesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getAccountRulesHeaderXRequestIdMax = 64;


export const getAccountRulesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetAccountRulesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getAccountRulesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getAccountRulesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getAccountRulesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getAccountRulesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const getAccountRulesResponseValueTypesMax = 6;

export const getAccountRulesResponseValueMaxRebateMin = 0;
export const getAccountRulesResponseValueMaxRebateMax = 10000;

export const getAccountRulesResponseValueUsernameMinLengthMin = 0;
export const getAccountRulesResponseValueUsernameMinLengthMax = 1000;

export const getAccountRulesResponseValueUsernameMaxLengthMax = 1000;

export const getAccountRulesResponseValueUsernameAcceptedPatternMax = 500;

export const getAccountRulesResponseValueUsernamePatternIdMax = 22;

export const getAccountRulesResponseValuePasswordMinLengthMin = 0;
export const getAccountRulesResponseValuePasswordMinLengthMax = 1000;

export const getAccountRulesResponseValuePasswordMaxLengthMax = 1000;

export const getAccountRulesResponseValuePasswordAcceptedPatternMax = 500;

export const getAccountRulesResponseValuePasswordPatternIdMax = 22;



export const GetAccountRulesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "types": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAccountRulesResponseValueTypesMax)).check(/*#__PURE__*/ zod.describe('The types: 1 may make 2, 41 and 0, type 2 the same, 41 may make 42 and 0, 42 only 0.')),
  "maxRebate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getAccountRulesResponseValueMaxRebateMin)).check(/*#__PURE__*/ zod.lte(getAccountRulesResponseValueMaxRebateMax)).check(/*#__PURE__*/ zod.describe('The highest rebate, which is the agent\'s own.')),
  "username": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getAccountRulesResponseValueUsernameMinLengthMin)).check(/*#__PURE__*/ zod.lte(getAccountRulesResponseValueUsernameMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getAccountRulesResponseValueUsernameMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getAccountRulesResponseValueUsernameAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getAccountRulesResponseValueUsernamePatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
}).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.')),
  "password": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the field is shown and sent at all.')),
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it must be filled in.')),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getAccountRulesResponseValuePasswordMinLengthMin)).check(/*#__PURE__*/ zod.lte(getAccountRulesResponseValuePasswordMinLengthMax)).check(/*#__PURE__*/ zod.describe('Fewest characters.')),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getAccountRulesResponseValuePasswordMaxLengthMax)).check(/*#__PURE__*/ zod.describe('Most characters.')),
  "acceptedPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getAccountRulesResponseValuePasswordAcceptedPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for the whole value; `*` means any text.')),
  "patternId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getAccountRulesResponseValuePasswordPatternIdMax)).check(/*#__PURE__*/ zod.describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.'))
}).check(/*#__PURE__*/ zod.describe('What a field of the registration form must be. The server enforces every rule that it publishes.'))
}).check(/*#__PURE__*/ zod.describe('What the agent of the session may give to the accounts and links that it makes.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getAccountRules`.'))

/**
 * Makes an account directly below the agent of the session. It can log in at once and must change its password at the first login.
 * A name that exists, whatever its case, is 409 `username_taken`, so that sending the same again makes no second account. A type
 * that `getAccountRules` does not list is 422 `account_type_not_allowed`, a rebate above the agent's own 422 `rebate_too_high`.
 * A rule of the name or password that is broken is 400 `validation_failed`. Written to the audit log.
 * @summary Create a downline account
 */
export const createDownlineAccountHeaderMerchantMax = 32;


export const createDownlineAccountHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const createDownlineAccountHeaderXRequestIdMax = 64;


export const createDownlineAccountHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const CreateDownlineAccountHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createDownlineAccountHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(createDownlineAccountHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createDownlineAccountHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(createDownlineAccountHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const createDownlineAccountBodyOneUsernameMax = 16;


export const createDownlineAccountBodyOneUsernameRegExp = new RegExp('^[a-z][a-z0-9_]{3,15}$');
export const createDownlineAccountBodyOnePasswordMax = 256;

export const createDownlineAccountBodyOneNicknameMax = 64;


export const createDownlineAccountBodyOneNicknameRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createDownlineAccountBodyOneRebateMin = 0;
export const createDownlineAccountBodyOneRebateMax = 10000;

export const createDownlineAccountBodyTwoPayloadMin = 20;
export const createDownlineAccountBodyTwoPayloadMax = 65536;


export const createDownlineAccountBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const CreateDownlineAccountBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "username": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createDownlineAccountBodyOneUsernameMax)).check(/*#__PURE__*/ zod.regex(createDownlineAccountBodyOneUsernameRegExp)).check(/*#__PURE__*/ zod.describe('The name of an account that an agent makes. The site\'s own rule for `username` may be narrower.')),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createDownlineAccountBodyOnePasswordMax)).check(/*#__PURE__*/ zod.describe('The first password; the account must change it at its first login.')),
  "nickname": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createDownlineAccountBodyOneNicknameMax)).check(/*#__PURE__*/ zod.regex(createDownlineAccountBodyOneNicknameRegExp))).check(/*#__PURE__*/ zod.describe('The nickname; without it the account name.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rebate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createDownlineAccountBodyOneRebateMin)).check(/*#__PURE__*/ zod.lte(createDownlineAccountBodyOneRebateMax)).check(/*#__PURE__*/ zod.describe('A rebate on turnover in basis points.'))
}).check(/*#__PURE__*/ zod.describe('An account to make directly below the agent.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createDownlineAccountBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(createDownlineAccountBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(createDownlineAccountBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n'))]).check(/*#__PURE__*/ zod.describe('The body of `createDownlineAccount`, plain or encrypted.'))

export const createDownlineAccountResponseValueIdMax = 40;

export const createDownlineAccountResponseValueAccountMax = 64;

export const createDownlineAccountResponseValueNicknameMax = 64;

export const createDownlineAccountResponseValueUplineIdMax = 40;

export const createDownlineAccountResponseValueUplineAccountMax = 64;

export const createDownlineAccountResponseValueLevelMin = 0;
export const createDownlineAccountResponseValueLevelMax = 1000;

export const createDownlineAccountResponseValueDirectCountMin = 0;
export const createDownlineAccountResponseValueDirectCountMax = 100000000;

export const createDownlineAccountResponseValueTeamCountMin = 0;
export const createDownlineAccountResponseValueTeamCountMax = 100000000;

export const createDownlineAccountResponseValueRebateMin = 0;
export const createDownlineAccountResponseValueRebateMax = 10000;

export const createDownlineAccountResponseValueRegisteredAtMax = 30;

export const createDownlineAccountResponseValueLastSeenAtMax = 30;



export const CreateDownlineAccountResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createDownlineAccountResponseValueIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createDownlineAccountResponseValueAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createDownlineAccountResponseValueNicknameMax)).check(/*#__PURE__*/ zod.describe('The nickname.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "uplineId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createDownlineAccountResponseValueUplineIdMax))).check(/*#__PURE__*/ zod.describe('Who stands directly above, null for the agent of the session.')),
  "uplineAccount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createDownlineAccountResponseValueUplineAccountMax))).check(/*#__PURE__*/ zod.describe('The account name of the upline, null for the agent of the session.')),
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createDownlineAccountResponseValueLevelMin)).check(/*#__PURE__*/ zod.lte(createDownlineAccountResponseValueLevelMax)).check(/*#__PURE__*/ zod.describe('Steps below the agent of the session, who is 0.')),
  "directCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createDownlineAccountResponseValueDirectCountMin)).check(/*#__PURE__*/ zod.lte(createDownlineAccountResponseValueDirectCountMax)).check(/*#__PURE__*/ zod.describe('People directly below.')),
  "teamCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createDownlineAccountResponseValueTeamCountMin)).check(/*#__PURE__*/ zod.lte(createDownlineAccountResponseValueTeamCountMax)).check(/*#__PURE__*/ zod.describe('People in this line, this one included.')),
  "rebate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createDownlineAccountResponseValueRebateMin)).check(/*#__PURE__*/ zod.lte(createDownlineAccountResponseValueRebateMax)).check(/*#__PURE__*/ zod.describe('A rebate on turnover in basis points.')),
  "state": /*#__PURE__*/ zod.enum(['active', 'locked', 'disabled']).check(/*#__PURE__*/ zod.describe('Whether the account can log in.')),
  "registeredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createDownlineAccountResponseValueRegisteredAtMax)).check(/*#__PURE__*/ zod.describe('When the account was made.')),
  "lastSeenAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createDownlineAccountResponseValueLastSeenAtMax))).check(/*#__PURE__*/ zod.describe('Its last call that a person caused, null before the first.'))
}).check(/*#__PURE__*/ zod.describe('Somebody of the team, the agent of the session included.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `createDownlineAccount`.'))

/**
 * A page of the links of the agent of the session. Removed ones are missing. Without `from` and `to` it has links of any age.
 * Range, search, order and totals hold for all pages, so that a client can write a CSV file by reading them one after the other.
 * @summary List the registration links
 */
export const listRegistrationLinksQueryFromMax = 30;

export const listRegistrationLinksQueryToMax = 30;

export const listRegistrationLinksQuerySearchMax = 60;

export const listRegistrationLinksQuerySortDefault = `-createdAt`;
export const listRegistrationLinksQueryPageNoDefault = 1;
export const listRegistrationLinksQueryPageNoMax = 100000;

export const listRegistrationLinksQueryPageSizeDefault = 42;
export const listRegistrationLinksQueryPageSizeMax = 100;



export const ListRegistrationLinksQueryParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listRegistrationLinksQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listRegistrationLinksQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRegistrationLinksQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Words of the note, or the code.')),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['createdAt', '-createdAt', 'visits', '-visits', 'registrations', '-registrations']), listRegistrationLinksQuerySortDefault).check(/*#__PURE__*/ zod.describe('The order, by one column; `-` is downwards. Equal rows go by id.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRegistrationLinksQueryPageNoMax)), listRegistrationLinksQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRegistrationLinksQueryPageSizeMax)), listRegistrationLinksQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listRegistrationLinksHeaderMerchantMax = 32;


export const listRegistrationLinksHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listRegistrationLinksHeaderXRequestIdMax = 64;


export const listRegistrationLinksHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListRegistrationLinksHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRegistrationLinksHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listRegistrationLinksHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRegistrationLinksHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listRegistrationLinksHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listRegistrationLinksResponseValueContentItemLinkIdMax = 40;

export const listRegistrationLinksResponseValueContentItemCodeMax = 16;


export const listRegistrationLinksResponseValueContentItemCodeRegExp = new RegExp('^[A-Z0-9]{4,16}$');
export const listRegistrationLinksResponseValueContentItemRebateMin = 0;
export const listRegistrationLinksResponseValueContentItemRebateMax = 10000;

export const listRegistrationLinksResponseValueContentItemNoteMax = 80;

export const listRegistrationLinksResponseValueContentItemUrlMax = 2048;

export const listRegistrationLinksResponseValueContentItemQrCodeUrlMax = 2048;

export const listRegistrationLinksResponseValueContentItemVisitsMin = 0;
export const listRegistrationLinksResponseValueContentItemVisitsMax = 100000000;

export const listRegistrationLinksResponseValueContentItemRegistrationsMin = 0;
export const listRegistrationLinksResponseValueContentItemRegistrationsMax = 100000000;

export const listRegistrationLinksResponseValueContentItemCreatedAtMax = 30;

export const listRegistrationLinksResponseValueContentItemUpdatedAtMax = 30;

export const listRegistrationLinksResponseValueContentMax = 100;

export const listRegistrationLinksResponseValueTotalPagesMin = 0;
export const listRegistrationLinksResponseValueTotalPagesMax = 1000000;

export const listRegistrationLinksResponseValueTotalElementsMin = 0;
export const listRegistrationLinksResponseValueTotalElementsMax = 100000000;

export const listRegistrationLinksResponseValueTotalsVisitsMin = 0;
export const listRegistrationLinksResponseValueTotalsVisitsMax = 100000000;

export const listRegistrationLinksResponseValueTotalsRegistrationsMin = 0;
export const listRegistrationLinksResponseValueTotalsRegistrationsMax = 100000000;



export const ListRegistrationLinksResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "linkId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRegistrationLinksResponseValueContentItemLinkIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRegistrationLinksResponseValueContentItemCodeMax)).check(/*#__PURE__*/ zod.regex(listRegistrationLinksResponseValueContentItemCodeRegExp)).check(/*#__PURE__*/ zod.describe('The affiliate code of a link, unique on the site.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rebate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRegistrationLinksResponseValueContentItemRebateMin)).check(/*#__PURE__*/ zod.lte(listRegistrationLinksResponseValueContentItemRebateMax)).check(/*#__PURE__*/ zod.describe('A rebate on turnover in basis points.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRegistrationLinksResponseValueContentItemNoteMax))).check(/*#__PURE__*/ zod.describe('The agent\'s own words about it, never shown to those who register; null where it wrote none.')),
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRegistrationLinksResponseValueContentItemUrlMax)).check(/*#__PURE__*/ zod.describe('Where it leads.')),
  "qrCodeUrl": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRegistrationLinksResponseValueContentItemQrCodeUrlMax)).check(/*#__PURE__*/ zod.describe('What its QR code says; an address that tells scans from clicks.')),
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether its code is accepted now.')),
  "visits": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRegistrationLinksResponseValueContentItemVisitsMin)).check(/*#__PURE__*/ zod.lte(listRegistrationLinksResponseValueContentItemVisitsMax)).check(/*#__PURE__*/ zod.describe('How often it was opened.')),
  "registrations": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRegistrationLinksResponseValueContentItemRegistrationsMin)).check(/*#__PURE__*/ zod.lte(listRegistrationLinksResponseValueContentItemRegistrationsMax)).check(/*#__PURE__*/ zod.describe('How many registered by it.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listRegistrationLinksResponseValueContentItemCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was made.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listRegistrationLinksResponseValueContentItemUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was last changed.'))
}).check(/*#__PURE__*/ zod.describe('A link that registers people directly below the agent, with a type and a rebate settled beforehand.'))).check(/*#__PURE__*/ zod.maxLength(listRegistrationLinksResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The links of the page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRegistrationLinksResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listRegistrationLinksResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRegistrationLinksResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listRegistrationLinksResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Rows in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "visits": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRegistrationLinksResponseValueTotalsVisitsMin)).check(/*#__PURE__*/ zod.lte(listRegistrationLinksResponseValueTotalsVisitsMax)).check(/*#__PURE__*/ zod.describe('How often the links were opened.')),
  "registrations": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRegistrationLinksResponseValueTotalsRegistrationsMin)).check(/*#__PURE__*/ zod.lte(listRegistrationLinksResponseValueTotalsRegistrationsMax)).check(/*#__PURE__*/ zod.describe('How many registered by them.'))
}).check(/*#__PURE__*/ zod.describe('The totals of all pages.'))
}).check(/*#__PURE__*/ zod.describe('A page of links.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listRegistrationLinks`.'))

/**
 * Makes a link with a code of its own. Whoever registers by it stands directly below the agent of the session, with the type and the
 * rebate of the link. A type that `getAccountRules` does not list is 422 `account_type_not_allowed`, a rebate above the agent's
 * own 422 `rebate_too_high`. An agent has at most 50 links: beyond, 409 `conflict`.
 * @summary Create a registration link
 */
export const createRegistrationLinkHeaderMerchantMax = 32;


export const createRegistrationLinkHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const createRegistrationLinkHeaderXRequestIdMax = 64;


export const createRegistrationLinkHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const CreateRegistrationLinkHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createRegistrationLinkHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(createRegistrationLinkHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createRegistrationLinkHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(createRegistrationLinkHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const createRegistrationLinkBodyRebateMin = 0;
export const createRegistrationLinkBodyRebateMax = 10000;

export const createRegistrationLinkBodyNoteMax = 80;



export const CreateRegistrationLinkBody = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rebate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createRegistrationLinkBodyRebateMin)).check(/*#__PURE__*/ zod.lte(createRegistrationLinkBodyRebateMax)).check(/*#__PURE__*/ zod.describe('A rebate on turnover in basis points.')),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createRegistrationLinkBodyNoteMax))).check(/*#__PURE__*/ zod.describe('The agent\'s own words about it.'))
}).check(/*#__PURE__*/ zod.describe('A link to make.'))

export const createRegistrationLinkResponseValueLinkIdMax = 40;

export const createRegistrationLinkResponseValueCodeMax = 16;


export const createRegistrationLinkResponseValueCodeRegExp = new RegExp('^[A-Z0-9]{4,16}$');
export const createRegistrationLinkResponseValueRebateMin = 0;
export const createRegistrationLinkResponseValueRebateMax = 10000;

export const createRegistrationLinkResponseValueNoteMax = 80;

export const createRegistrationLinkResponseValueUrlMax = 2048;

export const createRegistrationLinkResponseValueQrCodeUrlMax = 2048;

export const createRegistrationLinkResponseValueVisitsMin = 0;
export const createRegistrationLinkResponseValueVisitsMax = 100000000;

export const createRegistrationLinkResponseValueRegistrationsMin = 0;
export const createRegistrationLinkResponseValueRegistrationsMax = 100000000;

export const createRegistrationLinkResponseValueCreatedAtMax = 30;

export const createRegistrationLinkResponseValueUpdatedAtMax = 30;



export const CreateRegistrationLinkResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "linkId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createRegistrationLinkResponseValueLinkIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createRegistrationLinkResponseValueCodeMax)).check(/*#__PURE__*/ zod.regex(createRegistrationLinkResponseValueCodeRegExp)).check(/*#__PURE__*/ zod.describe('The affiliate code of a link, unique on the site.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rebate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createRegistrationLinkResponseValueRebateMin)).check(/*#__PURE__*/ zod.lte(createRegistrationLinkResponseValueRebateMax)).check(/*#__PURE__*/ zod.describe('A rebate on turnover in basis points.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createRegistrationLinkResponseValueNoteMax))).check(/*#__PURE__*/ zod.describe('The agent\'s own words about it, never shown to those who register; null where it wrote none.')),
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createRegistrationLinkResponseValueUrlMax)).check(/*#__PURE__*/ zod.describe('Where it leads.')),
  "qrCodeUrl": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createRegistrationLinkResponseValueQrCodeUrlMax)).check(/*#__PURE__*/ zod.describe('What its QR code says; an address that tells scans from clicks.')),
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether its code is accepted now.')),
  "visits": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createRegistrationLinkResponseValueVisitsMin)).check(/*#__PURE__*/ zod.lte(createRegistrationLinkResponseValueVisitsMax)).check(/*#__PURE__*/ zod.describe('How often it was opened.')),
  "registrations": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createRegistrationLinkResponseValueRegistrationsMin)).check(/*#__PURE__*/ zod.lte(createRegistrationLinkResponseValueRegistrationsMax)).check(/*#__PURE__*/ zod.describe('How many registered by it.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createRegistrationLinkResponseValueCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was made.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createRegistrationLinkResponseValueUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was last changed.'))
}).check(/*#__PURE__*/ zod.describe('A link that registers people directly below the agent, with a type and a rebate settled beforehand.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `createRegistrationLink`.'))

/**
 * Sets the rebate, the note and the switch of a link of the agent of the session. People who have registered by it keep what they got.
 * A link that is off refuses its code like an unknown one. Setting the same again changes nothing. The link of another agent is 404.
 * @summary Change a registration link
 */
export const changeRegistrationLinkPathLinkIdMax = 40;



export const ChangeRegistrationLinkParams = /*#__PURE__*/ zod.object({
  "linkId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeRegistrationLinkPathLinkIdMax)).check(/*#__PURE__*/ zod.describe('The link.'))
})

export const changeRegistrationLinkHeaderMerchantMax = 32;


export const changeRegistrationLinkHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const changeRegistrationLinkHeaderXRequestIdMax = 64;


export const changeRegistrationLinkHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ChangeRegistrationLinkHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeRegistrationLinkHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(changeRegistrationLinkHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeRegistrationLinkHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(changeRegistrationLinkHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const changeRegistrationLinkBodyRebateMin = 0;
export const changeRegistrationLinkBodyRebateMax = 10000;

export const changeRegistrationLinkBodyNoteMax = 80;



export const ChangeRegistrationLinkBody = /*#__PURE__*/ zod.strictObject({
  "rebate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeRegistrationLinkBodyRebateMin)).check(/*#__PURE__*/ zod.lte(changeRegistrationLinkBodyRebateMax)).check(/*#__PURE__*/ zod.describe('A rebate on turnover in basis points.')),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeRegistrationLinkBodyNoteMax))).check(/*#__PURE__*/ zod.describe('The agent\'s own words about it; without it there are none.')),
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether its code is accepted.'))
}).check(/*#__PURE__*/ zod.describe('What the link is from now on. Type and code never change.'))

export const changeRegistrationLinkResponseValueLinkIdMax = 40;

export const changeRegistrationLinkResponseValueCodeMax = 16;


export const changeRegistrationLinkResponseValueCodeRegExp = new RegExp('^[A-Z0-9]{4,16}$');
export const changeRegistrationLinkResponseValueRebateMin = 0;
export const changeRegistrationLinkResponseValueRebateMax = 10000;

export const changeRegistrationLinkResponseValueNoteMax = 80;

export const changeRegistrationLinkResponseValueUrlMax = 2048;

export const changeRegistrationLinkResponseValueQrCodeUrlMax = 2048;

export const changeRegistrationLinkResponseValueVisitsMin = 0;
export const changeRegistrationLinkResponseValueVisitsMax = 100000000;

export const changeRegistrationLinkResponseValueRegistrationsMin = 0;
export const changeRegistrationLinkResponseValueRegistrationsMax = 100000000;

export const changeRegistrationLinkResponseValueCreatedAtMax = 30;

export const changeRegistrationLinkResponseValueUpdatedAtMax = 30;



export const ChangeRegistrationLinkResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "linkId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeRegistrationLinkResponseValueLinkIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeRegistrationLinkResponseValueCodeMax)).check(/*#__PURE__*/ zod.regex(changeRegistrationLinkResponseValueCodeRegExp)).check(/*#__PURE__*/ zod.describe('The affiliate code of a link, unique on the site.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rebate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeRegistrationLinkResponseValueRebateMin)).check(/*#__PURE__*/ zod.lte(changeRegistrationLinkResponseValueRebateMax)).check(/*#__PURE__*/ zod.describe('A rebate on turnover in basis points.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeRegistrationLinkResponseValueNoteMax))).check(/*#__PURE__*/ zod.describe('The agent\'s own words about it, never shown to those who register; null where it wrote none.')),
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeRegistrationLinkResponseValueUrlMax)).check(/*#__PURE__*/ zod.describe('Where it leads.')),
  "qrCodeUrl": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeRegistrationLinkResponseValueQrCodeUrlMax)).check(/*#__PURE__*/ zod.describe('What its QR code says; an address that tells scans from clicks.')),
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether its code is accepted now.')),
  "visits": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeRegistrationLinkResponseValueVisitsMin)).check(/*#__PURE__*/ zod.lte(changeRegistrationLinkResponseValueVisitsMax)).check(/*#__PURE__*/ zod.describe('How often it was opened.')),
  "registrations": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeRegistrationLinkResponseValueRegistrationsMin)).check(/*#__PURE__*/ zod.lte(changeRegistrationLinkResponseValueRegistrationsMax)).check(/*#__PURE__*/ zod.describe('How many registered by it.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(changeRegistrationLinkResponseValueCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was made.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(changeRegistrationLinkResponseValueUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was last changed.'))
}).check(/*#__PURE__*/ zod.describe('A link that registers people directly below the agent, with a type and a rebate settled beforehand.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `changeRegistrationLink`.'))

/**
 * Removes a link of the agent of the session for good; its code is refused from now on and never given again. People who have
 * registered by it stay. A link that was removed before, or of another agent, is 404.
 * @summary Remove a registration link
 */
export const removeRegistrationLinkPathLinkIdMax = 40;



export const RemoveRegistrationLinkParams = /*#__PURE__*/ zod.object({
  "linkId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(removeRegistrationLinkPathLinkIdMax)).check(/*#__PURE__*/ zod.describe('The link.'))
})

export const removeRegistrationLinkHeaderMerchantMax = 32;


export const removeRegistrationLinkHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const removeRegistrationLinkHeaderXRequestIdMax = 64;


export const removeRegistrationLinkHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const RemoveRegistrationLinkHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeRegistrationLinkHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(removeRegistrationLinkHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeRegistrationLinkHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(removeRegistrationLinkHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const removeRegistrationLinkResponseValueLinkIdMax = 40;

export const removeRegistrationLinkResponseValueRemovedAtMax = 30;



export const RemoveRegistrationLinkResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "linkId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(removeRegistrationLinkResponseValueLinkIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "removedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(removeRegistrationLinkResponseValueRemovedAtMax)).check(/*#__PURE__*/ zod.describe('When it was removed.'))
}).check(/*#__PURE__*/ zod.describe('A link that is no more.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `removeRegistrationLink`.'))

/**
 * A node of the tree and a page of those directly below it, the largest lines first. Without `parentId` the node is the agent of the
 * session. A node outside of the team is 404, so that nobody learns who else exists.
 * @summary List who stands directly below
 */
export const listTeamChildrenQueryParentIdMax = 40;

export const listTeamChildrenQuerySearchMax = 60;

export const listTeamChildrenQueryPageNoDefault = 1;
export const listTeamChildrenQueryPageNoMax = 100000;

export const listTeamChildrenQueryPageSizeDefault = 42;
export const listTeamChildrenQueryPageSizeMax = 100;



export const ListTeamChildrenQueryParams = /*#__PURE__*/ zod.object({
  "parentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamChildrenQueryParentIdMax))).check(/*#__PURE__*/ zod.describe('The node; without it the agent of the session.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamChildrenQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Part of an account name or nickname, whatever the case and the accents.')),
  "agentsOnly": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Only agents and promoters, with whom contracts are made; without it everybody.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTeamChildrenQueryPageNoMax)), listTeamChildrenQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTeamChildrenQueryPageSizeMax)), listTeamChildrenQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listTeamChildrenHeaderMerchantMax = 32;


export const listTeamChildrenHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listTeamChildrenHeaderXRequestIdMax = 64;


export const listTeamChildrenHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListTeamChildrenHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamChildrenHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listTeamChildrenHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamChildrenHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listTeamChildrenHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listTeamChildrenResponseValueNodeIdMax = 40;

export const listTeamChildrenResponseValueNodeAccountMax = 64;

export const listTeamChildrenResponseValueNodeNicknameMax = 64;

export const listTeamChildrenResponseValueNodeUplineIdMax = 40;

export const listTeamChildrenResponseValueNodeUplineAccountMax = 64;

export const listTeamChildrenResponseValueNodeLevelMin = 0;
export const listTeamChildrenResponseValueNodeLevelMax = 1000;

export const listTeamChildrenResponseValueNodeDirectCountMin = 0;
export const listTeamChildrenResponseValueNodeDirectCountMax = 100000000;

export const listTeamChildrenResponseValueNodeTeamCountMin = 0;
export const listTeamChildrenResponseValueNodeTeamCountMax = 100000000;

export const listTeamChildrenResponseValueNodeRebateMin = 0;
export const listTeamChildrenResponseValueNodeRebateMax = 10000;

export const listTeamChildrenResponseValueNodeRegisteredAtMax = 30;

export const listTeamChildrenResponseValueNodeLastSeenAtMax = 30;

export const listTeamChildrenResponseValueContentItemIdMax = 40;

export const listTeamChildrenResponseValueContentItemAccountMax = 64;

export const listTeamChildrenResponseValueContentItemNicknameMax = 64;

export const listTeamChildrenResponseValueContentItemUplineIdMax = 40;

export const listTeamChildrenResponseValueContentItemUplineAccountMax = 64;

export const listTeamChildrenResponseValueContentItemLevelMin = 0;
export const listTeamChildrenResponseValueContentItemLevelMax = 1000;

export const listTeamChildrenResponseValueContentItemDirectCountMin = 0;
export const listTeamChildrenResponseValueContentItemDirectCountMax = 100000000;

export const listTeamChildrenResponseValueContentItemTeamCountMin = 0;
export const listTeamChildrenResponseValueContentItemTeamCountMax = 100000000;

export const listTeamChildrenResponseValueContentItemRebateMin = 0;
export const listTeamChildrenResponseValueContentItemRebateMax = 10000;

export const listTeamChildrenResponseValueContentItemRegisteredAtMax = 30;

export const listTeamChildrenResponseValueContentItemLastSeenAtMax = 30;

export const listTeamChildrenResponseValueContentMax = 100;

export const listTeamChildrenResponseValueTotalPagesMin = 0;
export const listTeamChildrenResponseValueTotalPagesMax = 1000000;

export const listTeamChildrenResponseValueTotalElementsMin = 0;
export const listTeamChildrenResponseValueTotalElementsMax = 100000000;



export const ListTeamChildrenResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "node": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamChildrenResponseValueNodeIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamChildrenResponseValueNodeAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamChildrenResponseValueNodeNicknameMax)).check(/*#__PURE__*/ zod.describe('The nickname.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "uplineId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamChildrenResponseValueNodeUplineIdMax))).check(/*#__PURE__*/ zod.describe('Who stands directly above, null for the agent of the session.')),
  "uplineAccount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamChildrenResponseValueNodeUplineAccountMax))).check(/*#__PURE__*/ zod.describe('The account name of the upline, null for the agent of the session.')),
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamChildrenResponseValueNodeLevelMin)).check(/*#__PURE__*/ zod.lte(listTeamChildrenResponseValueNodeLevelMax)).check(/*#__PURE__*/ zod.describe('Steps below the agent of the session, who is 0.')),
  "directCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamChildrenResponseValueNodeDirectCountMin)).check(/*#__PURE__*/ zod.lte(listTeamChildrenResponseValueNodeDirectCountMax)).check(/*#__PURE__*/ zod.describe('People directly below.')),
  "teamCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamChildrenResponseValueNodeTeamCountMin)).check(/*#__PURE__*/ zod.lte(listTeamChildrenResponseValueNodeTeamCountMax)).check(/*#__PURE__*/ zod.describe('People in this line, this one included.')),
  "rebate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamChildrenResponseValueNodeRebateMin)).check(/*#__PURE__*/ zod.lte(listTeamChildrenResponseValueNodeRebateMax)).check(/*#__PURE__*/ zod.describe('A rebate on turnover in basis points.')),
  "state": /*#__PURE__*/ zod.enum(['active', 'locked', 'disabled']).check(/*#__PURE__*/ zod.describe('Whether the account can log in.')),
  "registeredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTeamChildrenResponseValueNodeRegisteredAtMax)).check(/*#__PURE__*/ zod.describe('When the account was made.')),
  "lastSeenAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTeamChildrenResponseValueNodeLastSeenAtMax))).check(/*#__PURE__*/ zod.describe('Its last call that a person caused, null before the first.'))
}).check(/*#__PURE__*/ zod.describe('Somebody of the team, the agent of the session included.')),
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamChildrenResponseValueContentItemIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamChildrenResponseValueContentItemAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamChildrenResponseValueContentItemNicknameMax)).check(/*#__PURE__*/ zod.describe('The nickname.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "uplineId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamChildrenResponseValueContentItemUplineIdMax))).check(/*#__PURE__*/ zod.describe('Who stands directly above, null for the agent of the session.')),
  "uplineAccount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamChildrenResponseValueContentItemUplineAccountMax))).check(/*#__PURE__*/ zod.describe('The account name of the upline, null for the agent of the session.')),
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamChildrenResponseValueContentItemLevelMin)).check(/*#__PURE__*/ zod.lte(listTeamChildrenResponseValueContentItemLevelMax)).check(/*#__PURE__*/ zod.describe('Steps below the agent of the session, who is 0.')),
  "directCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamChildrenResponseValueContentItemDirectCountMin)).check(/*#__PURE__*/ zod.lte(listTeamChildrenResponseValueContentItemDirectCountMax)).check(/*#__PURE__*/ zod.describe('People directly below.')),
  "teamCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamChildrenResponseValueContentItemTeamCountMin)).check(/*#__PURE__*/ zod.lte(listTeamChildrenResponseValueContentItemTeamCountMax)).check(/*#__PURE__*/ zod.describe('People in this line, this one included.')),
  "rebate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamChildrenResponseValueContentItemRebateMin)).check(/*#__PURE__*/ zod.lte(listTeamChildrenResponseValueContentItemRebateMax)).check(/*#__PURE__*/ zod.describe('A rebate on turnover in basis points.')),
  "state": /*#__PURE__*/ zod.enum(['active', 'locked', 'disabled']).check(/*#__PURE__*/ zod.describe('Whether the account can log in.')),
  "registeredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTeamChildrenResponseValueContentItemRegisteredAtMax)).check(/*#__PURE__*/ zod.describe('When the account was made.')),
  "lastSeenAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTeamChildrenResponseValueContentItemLastSeenAtMax))).check(/*#__PURE__*/ zod.describe('Its last call that a person caused, null before the first.'))
}).check(/*#__PURE__*/ zod.describe('Somebody of the team, the agent of the session included.'))).check(/*#__PURE__*/ zod.maxLength(listTeamChildrenResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('Those directly below, the largest lines first. Who has a `directCount` above 0 can be opened.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamChildrenResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listTeamChildrenResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamChildrenResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listTeamChildrenResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Rows in all.'))
}).check(/*#__PURE__*/ zod.describe('A node of the tree with a page of those directly below it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listTeamChildren`.'))

/**
 * A page of everybody in the team, the agent of the session included, with their own figures of the range.
 * Range, search, order and totals hold for all pages, so that a client can write a CSV file by reading them one after the other.
 * @summary List the team
 */
export const listTeamQueryFromMax = 30;

export const listTeamQueryToMax = 30;

export const listTeamQuerySearchMax = 60;

export const listTeamQueryUplineIdMax = 40;

export const listTeamQuerySortDefault = `-turnover`;
export const listTeamQueryPageNoDefault = 1;
export const listTeamQueryPageNoMax = 100000;

export const listTeamQueryPageSizeDefault = 42;
export const listTeamQueryPageSizeMax = 100;



export const ListTeamQueryParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTeamQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTeamQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Part of an account name or nickname, whatever the case and the accents.')),
  "uplineId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamQueryUplineIdMax))).check(/*#__PURE__*/ zod.describe('Only the line of this member, itself included.')),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const)).check(/*#__PURE__*/ zod.describe('Only accounts of this type.')),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['account', '-account', 'level', '-level', 'teamCount', '-teamCount', 'registeredAt', '-registeredAt', 'lastSeenAt', '-lastSeenAt', 'balance', '-balance', 'deposits', '-deposits', 'withdrawals', '-withdrawals', 'turnover', '-turnover', 'result', '-result', 'contract', '-contract']), listTeamQuerySortDefault).check(/*#__PURE__*/ zod.describe('The order, by one column; `-` is downwards. Equal rows go by id.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTeamQueryPageNoMax)), listTeamQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTeamQueryPageSizeMax)), listTeamQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listTeamHeaderMerchantMax = 32;


export const listTeamHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listTeamHeaderXRequestIdMax = 64;


export const listTeamHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListTeamHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listTeamHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listTeamHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listTeamResponseValueContentItemMemberIdMax = 40;

export const listTeamResponseValueContentItemMemberAccountMax = 64;

export const listTeamResponseValueContentItemMemberNicknameMax = 64;

export const listTeamResponseValueContentItemMemberUplineIdMax = 40;

export const listTeamResponseValueContentItemMemberUplineAccountMax = 64;

export const listTeamResponseValueContentItemMemberLevelMin = 0;
export const listTeamResponseValueContentItemMemberLevelMax = 1000;

export const listTeamResponseValueContentItemMemberDirectCountMin = 0;
export const listTeamResponseValueContentItemMemberDirectCountMax = 100000000;

export const listTeamResponseValueContentItemMemberTeamCountMin = 0;
export const listTeamResponseValueContentItemMemberTeamCountMax = 100000000;

export const listTeamResponseValueContentItemMemberRebateMin = 0;
export const listTeamResponseValueContentItemMemberRebateMax = 10000;

export const listTeamResponseValueContentItemMemberRegisteredAtMax = 30;

export const listTeamResponseValueContentItemMemberLastSeenAtMax = 30;

export const listTeamResponseValueContentItemBalanceMax = 25;


export const listTeamResponseValueContentItemBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamResponseValueContentItemFiguresDepositsMax = 25;


export const listTeamResponseValueContentItemFiguresDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamResponseValueContentItemFiguresWithdrawalsMax = 25;


export const listTeamResponseValueContentItemFiguresWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamResponseValueContentItemFiguresTurnoverMax = 25;


export const listTeamResponseValueContentItemFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamResponseValueContentItemFiguresValidTurnoverMax = 25;


export const listTeamResponseValueContentItemFiguresValidTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamResponseValueContentItemFiguresPrizesMax = 25;


export const listTeamResponseValueContentItemFiguresPrizesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamResponseValueContentItemFiguresRebatesMax = 25;


export const listTeamResponseValueContentItemFiguresRebatesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamResponseValueContentItemFiguresPromotionsMax = 25;


export const listTeamResponseValueContentItemFiguresPromotionsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamResponseValueContentItemFiguresFeesMax = 25;


export const listTeamResponseValueContentItemFiguresFeesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamResponseValueContentItemFiguresResultMax = 25;


export const listTeamResponseValueContentItemFiguresResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamResponseValueContentItemContractsItemContractIdMax = 40;

export const listTeamResponseValueContentItemContractsItemRateMin = 0;
export const listTeamResponseValueContentItemContractsItemRateMax = 10000;

export const listTeamResponseValueContentItemContractsMax = 8;

export const listTeamResponseValueContentItemContractKindsMax = 4;

export const listTeamResponseValueContentMax = 100;

export const listTeamResponseValueTotalPagesMin = 0;
export const listTeamResponseValueTotalPagesMax = 1000000;

export const listTeamResponseValueTotalElementsMin = 0;
export const listTeamResponseValueTotalElementsMax = 100000000;

export const listTeamResponseValueTotalsBalanceMax = 25;


export const listTeamResponseValueTotalsBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamResponseValueTotalsFiguresDepositsMax = 25;


export const listTeamResponseValueTotalsFiguresDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamResponseValueTotalsFiguresWithdrawalsMax = 25;


export const listTeamResponseValueTotalsFiguresWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamResponseValueTotalsFiguresTurnoverMax = 25;


export const listTeamResponseValueTotalsFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamResponseValueTotalsFiguresValidTurnoverMax = 25;


export const listTeamResponseValueTotalsFiguresValidTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamResponseValueTotalsFiguresPrizesMax = 25;


export const listTeamResponseValueTotalsFiguresPrizesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamResponseValueTotalsFiguresRebatesMax = 25;


export const listTeamResponseValueTotalsFiguresRebatesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamResponseValueTotalsFiguresPromotionsMax = 25;


export const listTeamResponseValueTotalsFiguresPromotionsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamResponseValueTotalsFiguresFeesMax = 25;


export const listTeamResponseValueTotalsFiguresFeesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamResponseValueTotalsFiguresResultMax = 25;


export const listTeamResponseValueTotalsFiguresResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListTeamResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueContentItemMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueContentItemMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueContentItemMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The nickname.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "uplineId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueContentItemMemberUplineIdMax))).check(/*#__PURE__*/ zod.describe('Who stands directly above, null for the agent of the session.')),
  "uplineAccount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueContentItemMemberUplineAccountMax))).check(/*#__PURE__*/ zod.describe('The account name of the upline, null for the agent of the session.')),
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamResponseValueContentItemMemberLevelMin)).check(/*#__PURE__*/ zod.lte(listTeamResponseValueContentItemMemberLevelMax)).check(/*#__PURE__*/ zod.describe('Steps below the agent of the session, who is 0.')),
  "directCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamResponseValueContentItemMemberDirectCountMin)).check(/*#__PURE__*/ zod.lte(listTeamResponseValueContentItemMemberDirectCountMax)).check(/*#__PURE__*/ zod.describe('People directly below.')),
  "teamCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamResponseValueContentItemMemberTeamCountMin)).check(/*#__PURE__*/ zod.lte(listTeamResponseValueContentItemMemberTeamCountMax)).check(/*#__PURE__*/ zod.describe('People in this line, this one included.')),
  "rebate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamResponseValueContentItemMemberRebateMin)).check(/*#__PURE__*/ zod.lte(listTeamResponseValueContentItemMemberRebateMax)).check(/*#__PURE__*/ zod.describe('A rebate on turnover in basis points.')),
  "state": /*#__PURE__*/ zod.enum(['active', 'locked', 'disabled']).check(/*#__PURE__*/ zod.describe('Whether the account can log in.')),
  "registeredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueContentItemMemberRegisteredAtMax)).check(/*#__PURE__*/ zod.describe('When the account was made.')),
  "lastSeenAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueContentItemMemberLastSeenAtMax))).check(/*#__PURE__*/ zod.describe('Its last call that a person caused, null before the first.'))
}).check(/*#__PURE__*/ zod.describe('Somebody of the team, the agent of the session included.')),
  "balance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueContentItemBalanceMax)).check(/*#__PURE__*/ zod.regex(listTeamResponseValueContentItemBalanceRegExp)).check(/*#__PURE__*/ zod.describe('The main wallet now.')),
  "figures": /*#__PURE__*/ zod.object({
  "deposits": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueContentItemFiguresDepositsMax)).check(/*#__PURE__*/ zod.regex(listTeamResponseValueContentItemFiguresDepositsRegExp)).check(/*#__PURE__*/ zod.describe('Deposits credited.')),
  "withdrawals": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueContentItemFiguresWithdrawalsMax)).check(/*#__PURE__*/ zod.regex(listTeamResponseValueContentItemFiguresWithdrawalsRegExp)).check(/*#__PURE__*/ zod.describe('Withdrawals requested and neither rejected nor returned.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueContentItemFiguresTurnoverMax)).check(/*#__PURE__*/ zod.regex(listTeamResponseValueContentItemFiguresTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Stakes of settled bets, without void, push and cancelled ones.')),
  "validTurnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueContentItemFiguresValidTurnoverMax)).check(/*#__PURE__*/ zod.regex(listTeamResponseValueContentItemFiguresValidTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Turnover by what was at risk: twice what a bet won or lost, at most its stake, without bets that cover opposing outcomes of one draw.')),
  "prizes": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueContentItemFiguresPrizesMax)).check(/*#__PURE__*/ zod.regex(listTeamResponseValueContentItemFiguresPrizesRegExp)).check(/*#__PURE__*/ zod.describe('Paid for won bets.')),
  "rebates": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueContentItemFiguresRebatesMax)).check(/*#__PURE__*/ zod.regex(listTeamResponseValueContentItemFiguresRebatesRegExp)).check(/*#__PURE__*/ zod.describe('Rebates paid.')),
  "promotions": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueContentItemFiguresPromotionsMax)).check(/*#__PURE__*/ zod.regex(listTeamResponseValueContentItemFiguresPromotionsRegExp)).check(/*#__PURE__*/ zod.describe('Promotions paid.')),
  "fees": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueContentItemFiguresFeesMax)).check(/*#__PURE__*/ zod.regex(listTeamResponseValueContentItemFiguresFeesRegExp)).check(/*#__PURE__*/ zod.describe('Payment fees that the site bore.')),
  "result": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueContentItemFiguresResultMax)).check(/*#__PURE__*/ zod.regex(listTeamResponseValueContentItemFiguresResultRegExp)).check(/*#__PURE__*/ zod.describe('Negative when the people lost.'))
}).check(/*#__PURE__*/ zod.describe('What happened in a range, by time of settlement. `result` is always prizes + rebates + promotions + fees - turnover.\n')),
  "contracts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueContentItemContractsItemContractIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamResponseValueContentItemContractsItemRateMin)).check(/*#__PURE__*/ zod.lte(listTeamResponseValueContentItemContractsItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate of its highest tier in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A contract in short.'))).check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueContentItemContractsMax)).check(/*#__PURE__*/ zod.describe('What the agent of the session grants to this member, in force or waiting for a signature, the highest rate in force first.')),
  "canTransfer": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the agent of the session may transfer money to this account.')),
  "contractKinds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'))).check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueContentItemContractKindsMax)).check(/*#__PURE__*/ zod.describe('The kinds of contract that the agent of the session may propose to this member now.'))
}).check(/*#__PURE__*/ zod.describe('Somebody of the team with the account\'s own figures of the range, those below not included.'))).check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The people of the page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listTeamResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listTeamResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Rows in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "balance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueTotalsBalanceMax)).check(/*#__PURE__*/ zod.regex(listTeamResponseValueTotalsBalanceRegExp)).check(/*#__PURE__*/ zod.describe('The main wallets now.')),
  "figures": /*#__PURE__*/ zod.object({
  "deposits": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueTotalsFiguresDepositsMax)).check(/*#__PURE__*/ zod.regex(listTeamResponseValueTotalsFiguresDepositsRegExp)).check(/*#__PURE__*/ zod.describe('Deposits credited.')),
  "withdrawals": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueTotalsFiguresWithdrawalsMax)).check(/*#__PURE__*/ zod.regex(listTeamResponseValueTotalsFiguresWithdrawalsRegExp)).check(/*#__PURE__*/ zod.describe('Withdrawals requested and neither rejected nor returned.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueTotalsFiguresTurnoverMax)).check(/*#__PURE__*/ zod.regex(listTeamResponseValueTotalsFiguresTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Stakes of settled bets, without void, push and cancelled ones.')),
  "validTurnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueTotalsFiguresValidTurnoverMax)).check(/*#__PURE__*/ zod.regex(listTeamResponseValueTotalsFiguresValidTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Turnover by what was at risk: twice what a bet won or lost, at most its stake, without bets that cover opposing outcomes of one draw.')),
  "prizes": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueTotalsFiguresPrizesMax)).check(/*#__PURE__*/ zod.regex(listTeamResponseValueTotalsFiguresPrizesRegExp)).check(/*#__PURE__*/ zod.describe('Paid for won bets.')),
  "rebates": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueTotalsFiguresRebatesMax)).check(/*#__PURE__*/ zod.regex(listTeamResponseValueTotalsFiguresRebatesRegExp)).check(/*#__PURE__*/ zod.describe('Rebates paid.')),
  "promotions": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueTotalsFiguresPromotionsMax)).check(/*#__PURE__*/ zod.regex(listTeamResponseValueTotalsFiguresPromotionsRegExp)).check(/*#__PURE__*/ zod.describe('Promotions paid.')),
  "fees": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueTotalsFiguresFeesMax)).check(/*#__PURE__*/ zod.regex(listTeamResponseValueTotalsFiguresFeesRegExp)).check(/*#__PURE__*/ zod.describe('Payment fees that the site bore.')),
  "result": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamResponseValueTotalsFiguresResultMax)).check(/*#__PURE__*/ zod.regex(listTeamResponseValueTotalsFiguresResultRegExp)).check(/*#__PURE__*/ zod.describe('Negative when the people lost.'))
}).check(/*#__PURE__*/ zod.describe('What happened in a range, by time of settlement. `result` is always prizes + rebates + promotions + fees - turnover.\n'))
}).check(/*#__PURE__*/ zod.describe('The totals of all pages.'))
}).check(/*#__PURE__*/ zod.describe('A page of the team.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listTeam`.'))

/**
 * Everything that the agent of the session may know about somebody of the team: place in the tree, figures of the range, contracts
 * between the two, and what can be done. Contact data, devices and addresses are never shown. Outside of the team: 404.
 * @summary Tell somebody of the team
 */
export const getTeamMemberPathMemberIdMax = 40;



export const GetTeamMemberParams = /*#__PURE__*/ zod.object({
  "memberId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getTeamMemberPathMemberIdMax)).check(/*#__PURE__*/ zod.describe('Somebody of the team.'))
})

export const getTeamMemberQueryFromMax = 30;

export const getTeamMemberQueryToMax = 30;



export const GetTeamMemberQueryParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getTeamMemberQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getTeamMemberQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'))
})

export const getTeamMemberHeaderMerchantMax = 32;


export const getTeamMemberHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getTeamMemberHeaderXRequestIdMax = 64;


export const getTeamMemberHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetTeamMemberHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamMemberHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getTeamMemberHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamMemberHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getTeamMemberHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const getTeamMemberResponseValueMemberIdMax = 40;

export const getTeamMemberResponseValueMemberAccountMax = 64;

export const getTeamMemberResponseValueMemberNicknameMax = 64;

export const getTeamMemberResponseValueMemberUplineIdMax = 40;

export const getTeamMemberResponseValueMemberUplineAccountMax = 64;

export const getTeamMemberResponseValueMemberLevelMin = 0;
export const getTeamMemberResponseValueMemberLevelMax = 1000;

export const getTeamMemberResponseValueMemberDirectCountMin = 0;
export const getTeamMemberResponseValueMemberDirectCountMax = 100000000;

export const getTeamMemberResponseValueMemberTeamCountMin = 0;
export const getTeamMemberResponseValueMemberTeamCountMax = 100000000;

export const getTeamMemberResponseValueMemberRebateMin = 0;
export const getTeamMemberResponseValueMemberRebateMax = 10000;

export const getTeamMemberResponseValueMemberRegisteredAtMax = 30;

export const getTeamMemberResponseValueMemberLastSeenAtMax = 30;

export const getTeamMemberResponseValuePathItemIdMax = 40;

export const getTeamMemberResponseValuePathItemAccountMax = 64;

export const getTeamMemberResponseValuePathMax = 1000;

export const getTeamMemberResponseValueBalanceMax = 25;


export const getTeamMemberResponseValueBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamMemberResponseValueFiguresDepositsMax = 25;


export const getTeamMemberResponseValueFiguresDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamMemberResponseValueFiguresWithdrawalsMax = 25;


export const getTeamMemberResponseValueFiguresWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamMemberResponseValueFiguresTurnoverMax = 25;


export const getTeamMemberResponseValueFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamMemberResponseValueFiguresValidTurnoverMax = 25;


export const getTeamMemberResponseValueFiguresValidTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamMemberResponseValueFiguresPrizesMax = 25;


export const getTeamMemberResponseValueFiguresPrizesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamMemberResponseValueFiguresRebatesMax = 25;


export const getTeamMemberResponseValueFiguresRebatesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamMemberResponseValueFiguresPromotionsMax = 25;


export const getTeamMemberResponseValueFiguresPromotionsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamMemberResponseValueFiguresFeesMax = 25;


export const getTeamMemberResponseValueFiguresFeesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamMemberResponseValueFiguresResultMax = 25;


export const getTeamMemberResponseValueFiguresResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamMemberResponseValueLineFiguresDepositsMax = 25;


export const getTeamMemberResponseValueLineFiguresDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamMemberResponseValueLineFiguresWithdrawalsMax = 25;


export const getTeamMemberResponseValueLineFiguresWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamMemberResponseValueLineFiguresTurnoverMax = 25;


export const getTeamMemberResponseValueLineFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamMemberResponseValueLineFiguresValidTurnoverMax = 25;


export const getTeamMemberResponseValueLineFiguresValidTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamMemberResponseValueLineFiguresPrizesMax = 25;


export const getTeamMemberResponseValueLineFiguresPrizesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamMemberResponseValueLineFiguresRebatesMax = 25;


export const getTeamMemberResponseValueLineFiguresRebatesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamMemberResponseValueLineFiguresPromotionsMax = 25;


export const getTeamMemberResponseValueLineFiguresPromotionsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamMemberResponseValueLineFiguresFeesMax = 25;


export const getTeamMemberResponseValueLineFiguresFeesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamMemberResponseValueLineFiguresResultMax = 25;


export const getTeamMemberResponseValueLineFiguresResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getTeamMemberResponseValueLineActiveMin = 0;
export const getTeamMemberResponseValueLineActiveMax = 100000000;

export const getTeamMemberResponseValueContractsItemContractIdMax = 40;

export const getTeamMemberResponseValueContractsItemRateMin = 0;
export const getTeamMemberResponseValueContractsItemRateMax = 10000;

export const getTeamMemberResponseValueContractsMax = 100;

export const getTeamMemberResponseValueContractKindsMax = 4;



export const GetTeamMemberResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The nickname.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "uplineId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueMemberUplineIdMax))).check(/*#__PURE__*/ zod.describe('Who stands directly above, null for the agent of the session.')),
  "uplineAccount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueMemberUplineAccountMax))).check(/*#__PURE__*/ zod.describe('The account name of the upline, null for the agent of the session.')),
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getTeamMemberResponseValueMemberLevelMin)).check(/*#__PURE__*/ zod.lte(getTeamMemberResponseValueMemberLevelMax)).check(/*#__PURE__*/ zod.describe('Steps below the agent of the session, who is 0.')),
  "directCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getTeamMemberResponseValueMemberDirectCountMin)).check(/*#__PURE__*/ zod.lte(getTeamMemberResponseValueMemberDirectCountMax)).check(/*#__PURE__*/ zod.describe('People directly below.')),
  "teamCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getTeamMemberResponseValueMemberTeamCountMin)).check(/*#__PURE__*/ zod.lte(getTeamMemberResponseValueMemberTeamCountMax)).check(/*#__PURE__*/ zod.describe('People in this line, this one included.')),
  "rebate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getTeamMemberResponseValueMemberRebateMin)).check(/*#__PURE__*/ zod.lte(getTeamMemberResponseValueMemberRebateMax)).check(/*#__PURE__*/ zod.describe('A rebate on turnover in basis points.')),
  "state": /*#__PURE__*/ zod.enum(['active', 'locked', 'disabled']).check(/*#__PURE__*/ zod.describe('Whether the account can log in.')),
  "registeredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueMemberRegisteredAtMax)).check(/*#__PURE__*/ zod.describe('When the account was made.')),
  "lastSeenAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueMemberLastSeenAtMax))).check(/*#__PURE__*/ zod.describe('Its last call that a person caused, null before the first.'))
}).check(/*#__PURE__*/ zod.describe('Somebody of the team, the agent of the session included.')),
  "path": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValuePathItemIdMax)).check(/*#__PURE__*/ zod.describe('The member.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValuePathItemAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.'))
}).check(/*#__PURE__*/ zod.describe('A step of the way from the agent of the session down to somebody.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValuePathMax)).check(/*#__PURE__*/ zod.describe('From the agent of the session, first, to the member itself, last.')),
  "balance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueBalanceMax)).check(/*#__PURE__*/ zod.regex(getTeamMemberResponseValueBalanceRegExp)).check(/*#__PURE__*/ zod.describe('The main wallet now.')),
  "figures": /*#__PURE__*/ zod.object({
  "deposits": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueFiguresDepositsMax)).check(/*#__PURE__*/ zod.regex(getTeamMemberResponseValueFiguresDepositsRegExp)).check(/*#__PURE__*/ zod.describe('Deposits credited.')),
  "withdrawals": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueFiguresWithdrawalsMax)).check(/*#__PURE__*/ zod.regex(getTeamMemberResponseValueFiguresWithdrawalsRegExp)).check(/*#__PURE__*/ zod.describe('Withdrawals requested and neither rejected nor returned.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueFiguresTurnoverMax)).check(/*#__PURE__*/ zod.regex(getTeamMemberResponseValueFiguresTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Stakes of settled bets, without void, push and cancelled ones.')),
  "validTurnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueFiguresValidTurnoverMax)).check(/*#__PURE__*/ zod.regex(getTeamMemberResponseValueFiguresValidTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Turnover by what was at risk: twice what a bet won or lost, at most its stake, without bets that cover opposing outcomes of one draw.')),
  "prizes": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueFiguresPrizesMax)).check(/*#__PURE__*/ zod.regex(getTeamMemberResponseValueFiguresPrizesRegExp)).check(/*#__PURE__*/ zod.describe('Paid for won bets.')),
  "rebates": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueFiguresRebatesMax)).check(/*#__PURE__*/ zod.regex(getTeamMemberResponseValueFiguresRebatesRegExp)).check(/*#__PURE__*/ zod.describe('Rebates paid.')),
  "promotions": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueFiguresPromotionsMax)).check(/*#__PURE__*/ zod.regex(getTeamMemberResponseValueFiguresPromotionsRegExp)).check(/*#__PURE__*/ zod.describe('Promotions paid.')),
  "fees": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueFiguresFeesMax)).check(/*#__PURE__*/ zod.regex(getTeamMemberResponseValueFiguresFeesRegExp)).check(/*#__PURE__*/ zod.describe('Payment fees that the site bore.')),
  "result": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueFiguresResultMax)).check(/*#__PURE__*/ zod.regex(getTeamMemberResponseValueFiguresResultRegExp)).check(/*#__PURE__*/ zod.describe('Negative when the people lost.'))
}).check(/*#__PURE__*/ zod.describe('The account\'s own figures of the range.')),
  "lineFigures": /*#__PURE__*/ zod.object({
  "deposits": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueLineFiguresDepositsMax)).check(/*#__PURE__*/ zod.regex(getTeamMemberResponseValueLineFiguresDepositsRegExp)).check(/*#__PURE__*/ zod.describe('Deposits credited.')),
  "withdrawals": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueLineFiguresWithdrawalsMax)).check(/*#__PURE__*/ zod.regex(getTeamMemberResponseValueLineFiguresWithdrawalsRegExp)).check(/*#__PURE__*/ zod.describe('Withdrawals requested and neither rejected nor returned.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueLineFiguresTurnoverMax)).check(/*#__PURE__*/ zod.regex(getTeamMemberResponseValueLineFiguresTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Stakes of settled bets, without void, push and cancelled ones.')),
  "validTurnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueLineFiguresValidTurnoverMax)).check(/*#__PURE__*/ zod.regex(getTeamMemberResponseValueLineFiguresValidTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Turnover by what was at risk: twice what a bet won or lost, at most its stake, without bets that cover opposing outcomes of one draw.')),
  "prizes": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueLineFiguresPrizesMax)).check(/*#__PURE__*/ zod.regex(getTeamMemberResponseValueLineFiguresPrizesRegExp)).check(/*#__PURE__*/ zod.describe('Paid for won bets.')),
  "rebates": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueLineFiguresRebatesMax)).check(/*#__PURE__*/ zod.regex(getTeamMemberResponseValueLineFiguresRebatesRegExp)).check(/*#__PURE__*/ zod.describe('Rebates paid.')),
  "promotions": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueLineFiguresPromotionsMax)).check(/*#__PURE__*/ zod.regex(getTeamMemberResponseValueLineFiguresPromotionsRegExp)).check(/*#__PURE__*/ zod.describe('Promotions paid.')),
  "fees": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueLineFiguresFeesMax)).check(/*#__PURE__*/ zod.regex(getTeamMemberResponseValueLineFiguresFeesRegExp)).check(/*#__PURE__*/ zod.describe('Payment fees that the site bore.')),
  "result": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueLineFiguresResultMax)).check(/*#__PURE__*/ zod.regex(getTeamMemberResponseValueLineFiguresResultRegExp)).check(/*#__PURE__*/ zod.describe('Negative when the people lost.'))
}).check(/*#__PURE__*/ zod.describe('The figures of the range with everybody below.')),
  "lineActive": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getTeamMemberResponseValueLineActiveMin)).check(/*#__PURE__*/ zod.lte(getTeamMemberResponseValueLineActiveMax)).check(/*#__PURE__*/ zod.describe('People of the line with a settled bet in the range.')),
  "contracts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueContractsItemContractIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getTeamMemberResponseValueContractsItemRateMin)).check(/*#__PURE__*/ zod.lte(getTeamMemberResponseValueContractsItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate of its highest tier in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A contract in short.'))).check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueContractsMax)).check(/*#__PURE__*/ zod.describe('The contracts between the agent of the session and this member, the newest first, ended ones last.')),
  "canTransfer": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the agent of the session may transfer money to this account.')),
  "contractKinds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'))).check(/*#__PURE__*/ zod.maxLength(getTeamMemberResponseValueContractKindsMax)).check(/*#__PURE__*/ zod.describe('The kinds of contract that the agent of the session may propose to this member now.'))
}).check(/*#__PURE__*/ zod.describe('Somebody of the team, with all that an agent may know and do.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getTeamMember`.'))

/**
 * Puts a message into the inbox of somebody below the agent of the session, as deep as the team goes, with the category `team` and the agent's
 * account as `sender`. Title and text are plain text: what looks like HTML is shown as it was typed. The agent itself and everybody
 * outside of the team are 404, so nobody writes to an upline. The site limits the messages of an agent for each of its days: 422
 * `team_messages_used_up`. The unread count of the receiver is told at once. Written to the audit log.
 * @summary Write to somebody of the team
 */
export const sendTeamMessagePathMemberIdMax = 40;



export const SendTeamMessageParams = /*#__PURE__*/ zod.object({
  "memberId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendTeamMessagePathMemberIdMax)).check(/*#__PURE__*/ zod.describe('Somebody of the team.'))
})

export const sendTeamMessageHeaderMerchantMax = 32;


export const sendTeamMessageHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const sendTeamMessageHeaderXRequestIdMax = 64;


export const sendTeamMessageHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const sendTeamMessageHeaderIdempotencyKeyMax = 64;


export const sendTeamMessageHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const SendTeamMessageHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendTeamMessageHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(sendTeamMessageHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendTeamMessageHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(sendTeamMessageHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendTeamMessageHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(sendTeamMessageHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const sendTeamMessageBodyTitleMax = 80;


export const sendTeamMessageBodyTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const sendTeamMessageBodyTextMax = 1000;


export const sendTeamMessageBodyTextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');


export const SendTeamMessageBody = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendTeamMessageBodyTitleMax)).check(/*#__PURE__*/ zod.regex(sendTeamMessageBodyTitleRegExp)).check(/*#__PURE__*/ zod.describe('Its title; it must not be blank.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendTeamMessageBodyTextMax)).check(/*#__PURE__*/ zod.regex(sendTeamMessageBodyTextRegExp)).check(/*#__PURE__*/ zod.describe('Its text, in one or more lines; it must not be blank.'))
}).check(/*#__PURE__*/ zod.describe('A message of an agent to somebody of its team. Both texts are plain text, never HTML.'))

export const sendTeamMessageResponseValueMessageIdMax = 40;

export const sendTeamMessageResponseValueAccountMax = 60;

export const sendTeamMessageResponseValueSentAtMax = 30;

export const sendTeamMessageResponseValueLeftMin = 0;
export const sendTeamMessageResponseValueLeftMax = 10000;



export const SendTeamMessageResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "messageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendTeamMessageResponseValueMessageIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendTeamMessageResponseValueAccountMax)).check(/*#__PURE__*/ zod.describe('The account that got it.')),
  "sentAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(sendTeamMessageResponseValueSentAtMax)).check(/*#__PURE__*/ zod.describe('When it was sent.')),
  "left": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sendTeamMessageResponseValueLeftMin)).check(/*#__PURE__*/ zod.lte(sendTeamMessageResponseValueLeftMax)).check(/*#__PURE__*/ zod.describe('How many messages the agent may still send on this day of the site.'))
}).check(/*#__PURE__*/ zod.describe('A message that was sent to somebody of the team.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `sendTeamMessage`.'))

/**
 * A page of the bets of everybody in the team. The range goes by settlement, for open bets by placing. Turnover leaves out pushed and void
 * bets. Valid turnover is what of it was at risk: twice what a bet won or lost, at most its stake, and nothing of bets that cover
 * opposing outcomes of one draw.
 * Range, search, order and totals hold for all pages, so that a client can write a CSV file by reading them one after the other.
 * @summary List the bets of the team
 */
export const listTeamBetsQueryFromMax = 30;

export const listTeamBetsQueryToMax = 30;

export const listTeamBetsQuerySearchMax = 60;

export const listTeamBetsQueryMemberIdMax = 40;

export const listTeamBetsQueryVassalageMax = 20;


export const listTeamBetsQueryVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const listTeamBetsQuerySortDefault = `-placedAt`;
export const listTeamBetsQueryPageNoDefault = 1;
export const listTeamBetsQueryPageNoMax = 100000;

export const listTeamBetsQueryPageSizeDefault = 42;
export const listTeamBetsQueryPageSizeMax = 100;



export const ListTeamBetsQueryParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTeamBetsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTeamBetsQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamBetsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Part of an account name or nickname, whatever the case and the accents.')),
  "memberId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamBetsQueryMemberIdMax))).check(/*#__PURE__*/ zod.describe('Only this member of the team.')),
  "gameType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE'])).check(/*#__PURE__*/ zod.describe('Only bets on this category.')),
  "vassalage": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamBetsQueryVassalageMax)).check(/*#__PURE__*/ zod.regex(listTeamBetsQueryVassalageRegExp))).check(/*#__PURE__*/ zod.describe('Only bets on games of this vendor.')),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void'])).check(/*#__PURE__*/ zod.describe('Only bets in this state.')),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['placedAt', '-placedAt', 'settledAt', '-settledAt', 'stake', '-stake', 'payout', '-payout', 'net', '-net']), listTeamBetsQuerySortDefault).check(/*#__PURE__*/ zod.describe('The order, by one column; `-` is downwards. Equal rows go by id.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTeamBetsQueryPageNoMax)), listTeamBetsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTeamBetsQueryPageSizeMax)), listTeamBetsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listTeamBetsHeaderMerchantMax = 32;


export const listTeamBetsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listTeamBetsHeaderXRequestIdMax = 64;


export const listTeamBetsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListTeamBetsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamBetsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listTeamBetsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamBetsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listTeamBetsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listTeamBetsResponseValueContentItemBetIdMax = 40;

export const listTeamBetsResponseValueContentItemMemberIdMax = 40;

export const listTeamBetsResponseValueContentItemAccountMax = 64;

export const listTeamBetsResponseValueContentItemVassalageMax = 20;


export const listTeamBetsResponseValueContentItemVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const listTeamBetsResponseValueContentItemGameNameMax = 120;

export const listTeamBetsResponseValueContentItemSummaryMax = 200;

export const listTeamBetsResponseValueContentItemRoundIdMax = 60;

export const listTeamBetsResponseValueContentItemDrawIdMax = 60;

export const listTeamBetsResponseValueContentItemStakeMax = 25;


export const listTeamBetsResponseValueContentItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamBetsResponseValueContentItemTurnoverOneMax = 25;


export const listTeamBetsResponseValueContentItemTurnoverOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamBetsResponseValueContentItemValidTurnoverOneMax = 25;


export const listTeamBetsResponseValueContentItemValidTurnoverOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamBetsResponseValueContentItemPayoutOneMax = 25;


export const listTeamBetsResponseValueContentItemPayoutOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamBetsResponseValueContentItemNetOneMax = 25;


export const listTeamBetsResponseValueContentItemNetOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamBetsResponseValueContentItemPlacedAtMax = 30;

export const listTeamBetsResponseValueContentItemSettledAtMax = 30;

export const listTeamBetsResponseValueContentMax = 100;

export const listTeamBetsResponseValueTotalPagesMin = 0;
export const listTeamBetsResponseValueTotalPagesMax = 1000000;

export const listTeamBetsResponseValueTotalElementsMin = 0;
export const listTeamBetsResponseValueTotalElementsMax = 100000000;

export const listTeamBetsResponseValueTotalsCountMin = 0;
export const listTeamBetsResponseValueTotalsCountMax = 100000000;

export const listTeamBetsResponseValueTotalsStakeMax = 25;


export const listTeamBetsResponseValueTotalsStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamBetsResponseValueTotalsTurnoverMax = 25;


export const listTeamBetsResponseValueTotalsTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamBetsResponseValueTotalsValidTurnoverMax = 25;


export const listTeamBetsResponseValueTotalsValidTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamBetsResponseValueTotalsPayoutMax = 25;


export const listTeamBetsResponseValueTotalsPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamBetsResponseValueTotalsNetMax = 25;


export const listTeamBetsResponseValueTotalsNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListTeamBetsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamBetsResponseValueContentItemBetIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "memberId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamBetsResponseValueContentItemMemberIdMax)).check(/*#__PURE__*/ zod.describe('Whose it is.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamBetsResponseValueContentItemAccountMax)).check(/*#__PURE__*/ zod.describe('Whose it is.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void']).check(/*#__PURE__*/ zod.describe('`open -> won | lost | push | void`. The result of a bet on any game goes by what came back: `won`, more than was staked; `push`, as much;\n`lost`, less, whatever part of the stake that is. `void`: it or its round was cancelled and the stake came back. A corrected\nresult can lead from one end to another.\n')),
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "vassalage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamBetsResponseValueContentItemVassalageMax)).check(/*#__PURE__*/ zod.regex(listTeamBetsResponseValueContentItemVassalageRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamBetsResponseValueContentItemGameNameMax)).check(/*#__PURE__*/ zod.describe('The game.')),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamBetsResponseValueContentItemSummaryMax)).check(/*#__PURE__*/ zod.describe('What was bet on, in the language of the request; empty where the vendor does not say.')),
  "roundId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamBetsResponseValueContentItemRoundIdMax))).check(/*#__PURE__*/ zod.describe('The round, null for a draw.')),
  "drawId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamBetsResponseValueContentItemDrawIdMax))).check(/*#__PURE__*/ zod.describe('The draw, null for a round.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamBetsResponseValueContentItemStakeMax)).check(/*#__PURE__*/ zod.regex(listTeamBetsResponseValueContentItemStakeRegExp)).check(/*#__PURE__*/ zod.describe('What was staked.')),
  "turnover": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamBetsResponseValueContentItemTurnoverOneMax)).check(/*#__PURE__*/ zod.regex(listTeamBetsResponseValueContentItemTurnoverOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What of the stake counts as turnover, 0.00 for a push or void; null while it is open.')),
  "validTurnover": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamBetsResponseValueContentItemValidTurnoverOneMax)).check(/*#__PURE__*/ zod.regex(listTeamBetsResponseValueContentItemValidTurnoverOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What of the stake counts as valid turnover; null while it is open.')),
  "payout": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamBetsResponseValueContentItemPayoutOneMax)).check(/*#__PURE__*/ zod.regex(listTeamBetsResponseValueContentItemPayoutOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What came back, the stake included; null while it is open.')),
  "net": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamBetsResponseValueContentItemNetOneMax)).check(/*#__PURE__*/ zod.regex(listTeamBetsResponseValueContentItemNetOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Payout less stake, from the player\'s side; null while it is open.')),
  "placedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTeamBetsResponseValueContentItemPlacedAtMax)).check(/*#__PURE__*/ zod.describe('When it was placed.')),
  "settledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTeamBetsResponseValueContentItemSettledAtMax))).check(/*#__PURE__*/ zod.describe('When it was settled last, null while it is open.'))
}).check(/*#__PURE__*/ zod.describe('A bet of somebody of the team.'))).check(/*#__PURE__*/ zod.maxLength(listTeamBetsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The bets of the page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamBetsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listTeamBetsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamBetsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listTeamBetsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Rows in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamBetsResponseValueTotalsCountMin)).check(/*#__PURE__*/ zod.lte(listTeamBetsResponseValueTotalsCountMax)).check(/*#__PURE__*/ zod.describe('Bets.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamBetsResponseValueTotalsStakeMax)).check(/*#__PURE__*/ zod.regex(listTeamBetsResponseValueTotalsStakeRegExp)).check(/*#__PURE__*/ zod.describe('Stakes.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamBetsResponseValueTotalsTurnoverMax)).check(/*#__PURE__*/ zod.regex(listTeamBetsResponseValueTotalsTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Turnover.')),
  "validTurnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamBetsResponseValueTotalsValidTurnoverMax)).check(/*#__PURE__*/ zod.regex(listTeamBetsResponseValueTotalsValidTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Valid turnover.')),
  "payout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamBetsResponseValueTotalsPayoutMax)).check(/*#__PURE__*/ zod.regex(listTeamBetsResponseValueTotalsPayoutRegExp)).check(/*#__PURE__*/ zod.describe('What came back.')),
  "net": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamBetsResponseValueTotalsNetMax)).check(/*#__PURE__*/ zod.regex(listTeamBetsResponseValueTotalsNetRegExp)).check(/*#__PURE__*/ zod.describe('Payouts less stakes of settled bets.'))
}).check(/*#__PURE__*/ zod.describe('The totals of all pages.'))
}).check(/*#__PURE__*/ zod.describe('A page of bets.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listTeamBets`.'))

/**
 * A page of profit and loss in the range. With `scope` `lines`, one row for the node itself (`self`) and one for the whole line of each
 * direct downline (`line`), so that the rows add up to the team and a client can drill down by `parentId`. With `users`, one
 * row for each account below the node and the node itself, with its own figures. `result` = prizes + rebates + promotions +
 * fees - turnover.
 * Range, search, order and totals hold for all pages, so that a client can write a CSV file by reading them one after the other.
 * @summary List profit and loss by user
 */
export const listTeamProfitQueryFromMax = 30;

export const listTeamProfitQueryToMax = 30;

export const listTeamProfitQuerySearchMax = 60;

export const listTeamProfitQueryParentIdMax = 40;

export const listTeamProfitQueryScopeDefault = `lines`;
export const listTeamProfitQuerySortDefault = `-turnover`;
export const listTeamProfitQueryPageNoDefault = 1;
export const listTeamProfitQueryPageNoMax = 100000;

export const listTeamProfitQueryPageSizeDefault = 42;
export const listTeamProfitQueryPageSizeMax = 100;



export const ListTeamProfitQueryParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTeamProfitQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTeamProfitQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamProfitQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Part of an account name or nickname, whatever the case and the accents.')),
  "parentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamProfitQueryParentIdMax))).check(/*#__PURE__*/ zod.describe('The node; without it the agent of the session.')),
  "scope": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['lines', 'users']), listTeamProfitQueryScopeDefault).check(/*#__PURE__*/ zod.describe('By line or by user.')),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['account', '-account', 'deposits', '-deposits', 'withdrawals', '-withdrawals', 'turnover', '-turnover', 'validTurnover', '-validTurnover', 'prizes', '-prizes', 'result', '-result']), listTeamProfitQuerySortDefault).check(/*#__PURE__*/ zod.describe('The order, by one column; `-` is downwards. Equal rows go by id.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTeamProfitQueryPageNoMax)), listTeamProfitQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTeamProfitQueryPageSizeMax)), listTeamProfitQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listTeamProfitHeaderMerchantMax = 32;


export const listTeamProfitHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listTeamProfitHeaderXRequestIdMax = 64;


export const listTeamProfitHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListTeamProfitHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamProfitHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listTeamProfitHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamProfitHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listTeamProfitHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listTeamProfitResponseValueContentItemMemberIdMax = 40;

export const listTeamProfitResponseValueContentItemMemberAccountMax = 64;

export const listTeamProfitResponseValueContentItemMemberNicknameMax = 64;

export const listTeamProfitResponseValueContentItemMemberUplineIdMax = 40;

export const listTeamProfitResponseValueContentItemMemberUplineAccountMax = 64;

export const listTeamProfitResponseValueContentItemMemberLevelMin = 0;
export const listTeamProfitResponseValueContentItemMemberLevelMax = 1000;

export const listTeamProfitResponseValueContentItemMemberDirectCountMin = 0;
export const listTeamProfitResponseValueContentItemMemberDirectCountMax = 100000000;

export const listTeamProfitResponseValueContentItemMemberTeamCountMin = 0;
export const listTeamProfitResponseValueContentItemMemberTeamCountMax = 100000000;

export const listTeamProfitResponseValueContentItemMemberRebateMin = 0;
export const listTeamProfitResponseValueContentItemMemberRebateMax = 10000;

export const listTeamProfitResponseValueContentItemMemberRegisteredAtMax = 30;

export const listTeamProfitResponseValueContentItemMemberLastSeenAtMax = 30;

export const listTeamProfitResponseValueContentItemFiguresDepositsMax = 25;


export const listTeamProfitResponseValueContentItemFiguresDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamProfitResponseValueContentItemFiguresWithdrawalsMax = 25;


export const listTeamProfitResponseValueContentItemFiguresWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamProfitResponseValueContentItemFiguresTurnoverMax = 25;


export const listTeamProfitResponseValueContentItemFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamProfitResponseValueContentItemFiguresValidTurnoverMax = 25;


export const listTeamProfitResponseValueContentItemFiguresValidTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamProfitResponseValueContentItemFiguresPrizesMax = 25;


export const listTeamProfitResponseValueContentItemFiguresPrizesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamProfitResponseValueContentItemFiguresRebatesMax = 25;


export const listTeamProfitResponseValueContentItemFiguresRebatesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamProfitResponseValueContentItemFiguresPromotionsMax = 25;


export const listTeamProfitResponseValueContentItemFiguresPromotionsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamProfitResponseValueContentItemFiguresFeesMax = 25;


export const listTeamProfitResponseValueContentItemFiguresFeesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamProfitResponseValueContentItemFiguresResultMax = 25;


export const listTeamProfitResponseValueContentItemFiguresResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamProfitResponseValueContentMax = 100;

export const listTeamProfitResponseValueTotalPagesMin = 0;
export const listTeamProfitResponseValueTotalPagesMax = 1000000;

export const listTeamProfitResponseValueTotalElementsMin = 0;
export const listTeamProfitResponseValueTotalElementsMax = 100000000;

export const listTeamProfitResponseValueTotalsDepositsMax = 25;


export const listTeamProfitResponseValueTotalsDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamProfitResponseValueTotalsWithdrawalsMax = 25;


export const listTeamProfitResponseValueTotalsWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamProfitResponseValueTotalsTurnoverMax = 25;


export const listTeamProfitResponseValueTotalsTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamProfitResponseValueTotalsValidTurnoverMax = 25;


export const listTeamProfitResponseValueTotalsValidTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamProfitResponseValueTotalsPrizesMax = 25;


export const listTeamProfitResponseValueTotalsPrizesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamProfitResponseValueTotalsRebatesMax = 25;


export const listTeamProfitResponseValueTotalsRebatesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamProfitResponseValueTotalsPromotionsMax = 25;


export const listTeamProfitResponseValueTotalsPromotionsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamProfitResponseValueTotalsFeesMax = 25;


export const listTeamProfitResponseValueTotalsFeesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamProfitResponseValueTotalsResultMax = 25;


export const listTeamProfitResponseValueTotalsResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListTeamProfitResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueContentItemMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueContentItemMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueContentItemMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The nickname.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "uplineId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueContentItemMemberUplineIdMax))).check(/*#__PURE__*/ zod.describe('Who stands directly above, null for the agent of the session.')),
  "uplineAccount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueContentItemMemberUplineAccountMax))).check(/*#__PURE__*/ zod.describe('The account name of the upline, null for the agent of the session.')),
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamProfitResponseValueContentItemMemberLevelMin)).check(/*#__PURE__*/ zod.lte(listTeamProfitResponseValueContentItemMemberLevelMax)).check(/*#__PURE__*/ zod.describe('Steps below the agent of the session, who is 0.')),
  "directCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamProfitResponseValueContentItemMemberDirectCountMin)).check(/*#__PURE__*/ zod.lte(listTeamProfitResponseValueContentItemMemberDirectCountMax)).check(/*#__PURE__*/ zod.describe('People directly below.')),
  "teamCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamProfitResponseValueContentItemMemberTeamCountMin)).check(/*#__PURE__*/ zod.lte(listTeamProfitResponseValueContentItemMemberTeamCountMax)).check(/*#__PURE__*/ zod.describe('People in this line, this one included.')),
  "rebate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamProfitResponseValueContentItemMemberRebateMin)).check(/*#__PURE__*/ zod.lte(listTeamProfitResponseValueContentItemMemberRebateMax)).check(/*#__PURE__*/ zod.describe('A rebate on turnover in basis points.')),
  "state": /*#__PURE__*/ zod.enum(['active', 'locked', 'disabled']).check(/*#__PURE__*/ zod.describe('Whether the account can log in.')),
  "registeredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueContentItemMemberRegisteredAtMax)).check(/*#__PURE__*/ zod.describe('When the account was made.')),
  "lastSeenAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueContentItemMemberLastSeenAtMax))).check(/*#__PURE__*/ zod.describe('Its last call that a person caused, null before the first.'))
}).check(/*#__PURE__*/ zod.describe('Somebody of the team, the agent of the session included.')),
  "scope": /*#__PURE__*/ zod.enum(['self', 'line']).check(/*#__PURE__*/ zod.describe('Whether the figures are the account\'s own (`self`) or those of its whole line (`line`).')),
  "figures": /*#__PURE__*/ zod.object({
  "deposits": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueContentItemFiguresDepositsMax)).check(/*#__PURE__*/ zod.regex(listTeamProfitResponseValueContentItemFiguresDepositsRegExp)).check(/*#__PURE__*/ zod.describe('Deposits credited.')),
  "withdrawals": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueContentItemFiguresWithdrawalsMax)).check(/*#__PURE__*/ zod.regex(listTeamProfitResponseValueContentItemFiguresWithdrawalsRegExp)).check(/*#__PURE__*/ zod.describe('Withdrawals requested and neither rejected nor returned.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueContentItemFiguresTurnoverMax)).check(/*#__PURE__*/ zod.regex(listTeamProfitResponseValueContentItemFiguresTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Stakes of settled bets, without void, push and cancelled ones.')),
  "validTurnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueContentItemFiguresValidTurnoverMax)).check(/*#__PURE__*/ zod.regex(listTeamProfitResponseValueContentItemFiguresValidTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Turnover by what was at risk: twice what a bet won or lost, at most its stake, without bets that cover opposing outcomes of one draw.')),
  "prizes": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueContentItemFiguresPrizesMax)).check(/*#__PURE__*/ zod.regex(listTeamProfitResponseValueContentItemFiguresPrizesRegExp)).check(/*#__PURE__*/ zod.describe('Paid for won bets.')),
  "rebates": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueContentItemFiguresRebatesMax)).check(/*#__PURE__*/ zod.regex(listTeamProfitResponseValueContentItemFiguresRebatesRegExp)).check(/*#__PURE__*/ zod.describe('Rebates paid.')),
  "promotions": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueContentItemFiguresPromotionsMax)).check(/*#__PURE__*/ zod.regex(listTeamProfitResponseValueContentItemFiguresPromotionsRegExp)).check(/*#__PURE__*/ zod.describe('Promotions paid.')),
  "fees": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueContentItemFiguresFeesMax)).check(/*#__PURE__*/ zod.regex(listTeamProfitResponseValueContentItemFiguresFeesRegExp)).check(/*#__PURE__*/ zod.describe('Payment fees that the site bore.')),
  "result": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueContentItemFiguresResultMax)).check(/*#__PURE__*/ zod.regex(listTeamProfitResponseValueContentItemFiguresResultRegExp)).check(/*#__PURE__*/ zod.describe('Negative when the people lost.'))
}).check(/*#__PURE__*/ zod.describe('What happened in a range, by time of settlement. `result` is always prizes + rebates + promotions + fees - turnover.\n'))
}).check(/*#__PURE__*/ zod.describe('A row of the profit and loss of the team.'))).check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The rows of the page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamProfitResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listTeamProfitResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamProfitResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listTeamProfitResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Rows in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "deposits": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueTotalsDepositsMax)).check(/*#__PURE__*/ zod.regex(listTeamProfitResponseValueTotalsDepositsRegExp)).check(/*#__PURE__*/ zod.describe('Deposits credited.')),
  "withdrawals": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueTotalsWithdrawalsMax)).check(/*#__PURE__*/ zod.regex(listTeamProfitResponseValueTotalsWithdrawalsRegExp)).check(/*#__PURE__*/ zod.describe('Withdrawals requested and neither rejected nor returned.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueTotalsTurnoverMax)).check(/*#__PURE__*/ zod.regex(listTeamProfitResponseValueTotalsTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Stakes of settled bets, without void, push and cancelled ones.')),
  "validTurnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueTotalsValidTurnoverMax)).check(/*#__PURE__*/ zod.regex(listTeamProfitResponseValueTotalsValidTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Turnover by what was at risk: twice what a bet won or lost, at most its stake, without bets that cover opposing outcomes of one draw.')),
  "prizes": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueTotalsPrizesMax)).check(/*#__PURE__*/ zod.regex(listTeamProfitResponseValueTotalsPrizesRegExp)).check(/*#__PURE__*/ zod.describe('Paid for won bets.')),
  "rebates": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueTotalsRebatesMax)).check(/*#__PURE__*/ zod.regex(listTeamProfitResponseValueTotalsRebatesRegExp)).check(/*#__PURE__*/ zod.describe('Rebates paid.')),
  "promotions": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueTotalsPromotionsMax)).check(/*#__PURE__*/ zod.regex(listTeamProfitResponseValueTotalsPromotionsRegExp)).check(/*#__PURE__*/ zod.describe('Promotions paid.')),
  "fees": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueTotalsFeesMax)).check(/*#__PURE__*/ zod.regex(listTeamProfitResponseValueTotalsFeesRegExp)).check(/*#__PURE__*/ zod.describe('Payment fees that the site bore.')),
  "result": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamProfitResponseValueTotalsResultMax)).check(/*#__PURE__*/ zod.regex(listTeamProfitResponseValueTotalsResultRegExp)).check(/*#__PURE__*/ zod.describe('Negative when the people lost.'))
}).check(/*#__PURE__*/ zod.describe('What happened in a range, by time of settlement. `result` is always prizes + rebates + promotions + fees - turnover.\n'))
}).check(/*#__PURE__*/ zod.describe('A page of profit and loss.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listTeamProfit`.'))

/**
 * A page of the income of the agent of the session, by the end of its window. Every entry shows gross, the part of the downlines and
 * net, and leads to its bill and to the bets behind it. `byKind` sums up all pages.
 * Range, search, order and totals hold for all pages, so that a client can write a CSV file by reading them one after the other.
 * @summary List the own income
 */
export const listIncomeQueryFromMax = 30;

export const listIncomeQueryToMax = 30;

export const listIncomeQuerySearchMax = 40;

export const listIncomeQueryEntriesDefault = `every`;
export const listIncomeQuerySortDefault = `-windowTo`;
export const listIncomeQueryPageNoDefault = 1;
export const listIncomeQueryPageNoMax = 100000;

export const listIncomeQueryPageSizeDefault = 42;
export const listIncomeQueryPageSizeMax = 100;



export const ListIncomeQueryParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listIncomeQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listIncomeQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime', 'rebate'])).check(/*#__PURE__*/ zod.describe('Only income of this kind.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listIncomeQuerySearchMax))).check(/*#__PURE__*/ zod.describe('The id of a contract or bill.')),
  "entries": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['every', 'earning']), listIncomeQueryEntriesDefault).check(/*#__PURE__*/ zod.describe('`earning` leaves out windows whose gross and adjustment are nothing.')),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['windowTo', '-windowTo', 'gross', '-gross', 'net', '-net']), listIncomeQuerySortDefault).check(/*#__PURE__*/ zod.describe('The order, by one column; `-` is downwards. Equal rows go by id.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listIncomeQueryPageNoMax)), listIncomeQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listIncomeQueryPageSizeMax)), listIncomeQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listIncomeHeaderMerchantMax = 32;


export const listIncomeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listIncomeHeaderXRequestIdMax = 64;


export const listIncomeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListIncomeHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listIncomeHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listIncomeHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listIncomeResponseValueByKindItemCountMin = 0;
export const listIncomeResponseValueByKindItemCountMax = 100000000;

export const listIncomeResponseValueByKindItemGrossMax = 25;


export const listIncomeResponseValueByKindItemGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listIncomeResponseValueByKindItemNetMax = 25;


export const listIncomeResponseValueByKindItemNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listIncomeResponseValueByKindMax = 5;

export const listIncomeResponseValueContentItemIncomeIdMax = 40;

export const listIncomeResponseValueContentItemWindowFromMax = 30;

export const listIncomeResponseValueContentItemWindowToMax = 30;

export const listIncomeResponseValueContentItemTurnoverMax = 25;


export const listIncomeResponseValueContentItemTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listIncomeResponseValueContentItemRateMin = 0;
export const listIncomeResponseValueContentItemRateMax = 10000;

export const listIncomeResponseValueContentItemGrossMax = 25;


export const listIncomeResponseValueContentItemGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listIncomeResponseValueContentItemDownlineGrossMax = 25;


export const listIncomeResponseValueContentItemDownlineGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listIncomeResponseValueContentItemAdjustmentMax = 25;


export const listIncomeResponseValueContentItemAdjustmentRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listIncomeResponseValueContentItemNetMax = 25;


export const listIncomeResponseValueContentItemNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listIncomeResponseValueContentItemPaidMax = 25;


export const listIncomeResponseValueContentItemPaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listIncomeResponseValueContentItemContractIdMax = 40;

export const listIncomeResponseValueContentItemBillIdMax = 40;

export const listIncomeResponseValueContentItemPaidAtMax = 30;

export const listIncomeResponseValueContentItemRestAtMax = 30;

export const listIncomeResponseValueContentMax = 100;

export const listIncomeResponseValueTotalPagesMin = 0;
export const listIncomeResponseValueTotalPagesMax = 1000000;

export const listIncomeResponseValueTotalElementsMin = 0;
export const listIncomeResponseValueTotalElementsMax = 100000000;

export const listIncomeResponseValueTotalsGrossMax = 25;


export const listIncomeResponseValueTotalsGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listIncomeResponseValueTotalsDownlineGrossMax = 25;


export const listIncomeResponseValueTotalsDownlineGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listIncomeResponseValueTotalsAdjustmentMax = 25;


export const listIncomeResponseValueTotalsAdjustmentRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listIncomeResponseValueTotalsDueMax = 25;


export const listIncomeResponseValueTotalsDueRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listIncomeResponseValueTotalsUnpaidMax = 25;


export const listIncomeResponseValueTotalsUnpaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listIncomeResponseValueTotalsNetMax = 25;


export const listIncomeResponseValueTotalsNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListIncomeResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "byKind": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime', 'rebate']).check(/*#__PURE__*/ zod.describe('A dividend, a daily, hourly or real-time salary, or a rebate on turnover.')),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listIncomeResponseValueByKindItemCountMin)).check(/*#__PURE__*/ zod.lte(listIncomeResponseValueByKindItemCountMax)).check(/*#__PURE__*/ zod.describe('Entries.')),
  "gross": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeResponseValueByKindItemGrossMax)).check(/*#__PURE__*/ zod.regex(listIncomeResponseValueByKindItemGrossRegExp)).check(/*#__PURE__*/ zod.describe('Gross.')),
  "net": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeResponseValueByKindItemNetMax)).check(/*#__PURE__*/ zod.regex(listIncomeResponseValueByKindItemNetRegExp)).check(/*#__PURE__*/ zod.describe('Net, as far as it was paid.'))
}).check(/*#__PURE__*/ zod.describe('The income of one kind in the range.'))).check(/*#__PURE__*/ zod.maxLength(listIncomeResponseValueByKindMax)).check(/*#__PURE__*/ zod.describe('All pages by kind, in the order of `IncomeKind`; kinds without an entry are missing.')),
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "incomeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listIncomeResponseValueContentItemIncomeIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime', 'rebate']).check(/*#__PURE__*/ zod.describe('A dividend, a daily, hourly or real-time salary, or a rebate on turnover.')),
  "windowFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listIncomeResponseValueContentItemWindowFromMax)).check(/*#__PURE__*/ zod.describe('The beginning of the window that it is for, included.')),
  "windowTo": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listIncomeResponseValueContentItemWindowToMax)).check(/*#__PURE__*/ zod.describe('Its end, not included.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeResponseValueContentItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(listIncomeResponseValueContentItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The team\'s valid turnover in the window.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listIncomeResponseValueContentItemRateMin)).check(/*#__PURE__*/ zod.lte(listIncomeResponseValueContentItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate of the tier that held, 0 where none did.')),
  "gross": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeResponseValueContentItemGrossMax)).check(/*#__PURE__*/ zod.regex(listIncomeResponseValueContentItemGrossRegExp)).check(/*#__PURE__*/ zod.describe('Before the part of the downlines.')),
  "downlineGross": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeResponseValueContentItemDownlineGrossMax)).check(/*#__PURE__*/ zod.regex(listIncomeResponseValueContentItemDownlineGrossRegExp)).check(/*#__PURE__*/ zod.describe('The part of the direct downlines with a contract.')),
  "adjustment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeResponseValueContentItemAdjustmentMax)).check(/*#__PURE__*/ zod.regex(listIncomeResponseValueContentItemAdjustmentRegExp)).check(/*#__PURE__*/ zod.describe('Signed changes for bets of earlier windows.')),
  "net": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeResponseValueContentItemNetMax)).check(/*#__PURE__*/ zod.regex(listIncomeResponseValueContentItemNetRegExp)).check(/*#__PURE__*/ zod.describe('What is due.')),
  "paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeResponseValueContentItemPaidMax)).check(/*#__PURE__*/ zod.regex(listIncomeResponseValueContentItemPaidRegExp)).check(/*#__PURE__*/ zod.describe('What has been paid of it.')),
  "contractId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listIncomeResponseValueContentItemContractIdMax))).check(/*#__PURE__*/ zod.describe('The contract that it comes from, null for a rebate.')),
  "billId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listIncomeResponseValueContentItemBillIdMax))).check(/*#__PURE__*/ zod.describe('The bill that it comes from, null for a rebate.')),
  "state": /*#__PURE__*/ zod.enum(['pending', 'issued', 'part_collected', 'not_reached', 'insufficient', 'denied', 'expired']).check(/*#__PURE__*/ zod.describe('`pending`: it waits, because an operator holds the payments of the agent. `issued`: paid in full. `part_collected`: paid in part, the rest\nfollows. `not_reached`: no tier was satisfied, nothing is due. `insufficient`: the payer\'s account cannot pay now, all of it follows.\n`denied`: an operator stopped it, with a reason. `expired`: not decided within the time that the brand\nsets; what is unpaid of it is never paid. What a bill says of turnover, gross, carry-over and downlines is the same in every state.\n\nA brand may limit what the account `platform` pays for contracts on a day of its time zone. What is left of the day pays bills in this\norder: those that earlier settlements left open first, then by the end of the window, kind (by name) and contract. The bill that\ncrosses the limit is `part_collected`, those after it are `insufficient`. Each midnight, and each settlement before\nits own bills, pays what is open, in the same order. What `dividend_gap` pays of a bill does not count and is paid first. A hold\nmakes what is open `pending`, from then on with the time of `expiresAt`; paying it takes what is left of the day.\n')),
  "paidAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listIncomeResponseValueContentItemPaidAtMax))).check(/*#__PURE__*/ zod.describe('When it was paid in full, null until then.')),
  "restAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listIncomeResponseValueContentItemRestAtMax))).check(/*#__PURE__*/ zod.describe('When what is still due is paid next, as far as the limit of that day reaches; null unless it is `part_collected` or `insufficient`.'))
}).check(/*#__PURE__*/ zod.describe('Income of the agent of the session, one entry for each bill or rebate of a window.'))).check(/*#__PURE__*/ zod.maxLength(listIncomeResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The entries of the page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listIncomeResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listIncomeResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listIncomeResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listIncomeResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Rows in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "gross": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeResponseValueTotalsGrossMax)).check(/*#__PURE__*/ zod.regex(listIncomeResponseValueTotalsGrossRegExp)).check(/*#__PURE__*/ zod.describe('Gross.')),
  "downlineGross": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeResponseValueTotalsDownlineGrossMax)).check(/*#__PURE__*/ zod.regex(listIncomeResponseValueTotalsDownlineGrossRegExp)).check(/*#__PURE__*/ zod.describe('The part of the downlines.')),
  "adjustment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeResponseValueTotalsAdjustmentMax)).check(/*#__PURE__*/ zod.regex(listIncomeResponseValueTotalsAdjustmentRegExp)).check(/*#__PURE__*/ zod.describe('Signed changes.')),
  "due": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeResponseValueTotalsDueMax)).check(/*#__PURE__*/ zod.regex(listIncomeResponseValueTotalsDueRegExp)).check(/*#__PURE__*/ zod.describe('Net, whether it was paid or not.')),
  "unpaid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeResponseValueTotalsUnpaidMax)).check(/*#__PURE__*/ zod.regex(listIncomeResponseValueTotalsUnpaidRegExp)).check(/*#__PURE__*/ zod.describe('What of it waits or follows; what was denied or has expired is no part of it.')),
  "net": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeResponseValueTotalsNetMax)).check(/*#__PURE__*/ zod.regex(listIncomeResponseValueTotalsNetRegExp)).check(/*#__PURE__*/ zod.describe('Net, as far as it was paid.'))
}).check(/*#__PURE__*/ zod.describe('The totals of all pages.'))
}).check(/*#__PURE__*/ zod.describe('A page of income.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listIncome`.'))

/**
 * A page of the settled bets that an income of the agent of the session was computed from, with what each added. The turnover of all
 * pages is that of the income. The income of another agent is 404.
 * Range, search, order and totals hold for all pages, so that a client can write a CSV file by reading them one after the other.
 * @summary List the bets behind an income
 */
export const listIncomeBetsPathIncomeIdMax = 40;



export const ListIncomeBetsParams = /*#__PURE__*/ zod.object({
  "incomeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listIncomeBetsPathIncomeIdMax)).check(/*#__PURE__*/ zod.describe('The income.'))
})

export const listIncomeBetsQuerySearchMax = 60;

export const listIncomeBetsQuerySortDefault = `-settledAt`;
export const listIncomeBetsQueryPageNoDefault = 1;
export const listIncomeBetsQueryPageNoMax = 100000;

export const listIncomeBetsQueryPageSizeDefault = 42;
export const listIncomeBetsQueryPageSizeMax = 100;



export const ListIncomeBetsQueryParams = /*#__PURE__*/ zod.object({
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listIncomeBetsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Part of an account name or nickname, whatever the case and the accents.')),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['settledAt', '-settledAt', 'turnover', '-turnover', 'contribution', '-contribution']), listIncomeBetsQuerySortDefault).check(/*#__PURE__*/ zod.describe('The order, by one column; `-` is downwards. Equal rows go by id.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listIncomeBetsQueryPageNoMax)), listIncomeBetsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listIncomeBetsQueryPageSizeMax)), listIncomeBetsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listIncomeBetsHeaderMerchantMax = 32;


export const listIncomeBetsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listIncomeBetsHeaderXRequestIdMax = 64;


export const listIncomeBetsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListIncomeBetsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeBetsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listIncomeBetsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeBetsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listIncomeBetsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listIncomeBetsResponseValueContentItemBetBetIdMax = 40;

export const listIncomeBetsResponseValueContentItemBetMemberIdMax = 40;

export const listIncomeBetsResponseValueContentItemBetAccountMax = 64;

export const listIncomeBetsResponseValueContentItemBetVassalageMax = 20;


export const listIncomeBetsResponseValueContentItemBetVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const listIncomeBetsResponseValueContentItemBetGameNameMax = 120;

export const listIncomeBetsResponseValueContentItemBetSummaryMax = 200;

export const listIncomeBetsResponseValueContentItemBetRoundIdMax = 60;

export const listIncomeBetsResponseValueContentItemBetDrawIdMax = 60;

export const listIncomeBetsResponseValueContentItemBetStakeMax = 25;


export const listIncomeBetsResponseValueContentItemBetStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listIncomeBetsResponseValueContentItemBetTurnoverOneMax = 25;


export const listIncomeBetsResponseValueContentItemBetTurnoverOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listIncomeBetsResponseValueContentItemBetValidTurnoverOneMax = 25;


export const listIncomeBetsResponseValueContentItemBetValidTurnoverOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listIncomeBetsResponseValueContentItemBetPayoutOneMax = 25;


export const listIncomeBetsResponseValueContentItemBetPayoutOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listIncomeBetsResponseValueContentItemBetNetOneMax = 25;


export const listIncomeBetsResponseValueContentItemBetNetOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listIncomeBetsResponseValueContentItemBetPlacedAtMax = 30;

export const listIncomeBetsResponseValueContentItemBetSettledAtMax = 30;

export const listIncomeBetsResponseValueContentItemRateMin = 0;
export const listIncomeBetsResponseValueContentItemRateMax = 10000;

export const listIncomeBetsResponseValueContentItemDownlineRateMin = 0;
export const listIncomeBetsResponseValueContentItemDownlineRateMax = 10000;

export const listIncomeBetsResponseValueContentItemContributionMax = 25;


export const listIncomeBetsResponseValueContentItemContributionRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listIncomeBetsResponseValueContentMax = 100;

export const listIncomeBetsResponseValueTotalPagesMin = 0;
export const listIncomeBetsResponseValueTotalPagesMax = 1000000;

export const listIncomeBetsResponseValueTotalElementsMin = 0;
export const listIncomeBetsResponseValueTotalElementsMax = 100000000;

export const listIncomeBetsResponseValueTotalsCountMin = 0;
export const listIncomeBetsResponseValueTotalsCountMax = 100000000;

export const listIncomeBetsResponseValueTotalsTurnoverMax = 25;


export const listIncomeBetsResponseValueTotalsTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listIncomeBetsResponseValueTotalsContributionMax = 25;


export const listIncomeBetsResponseValueTotalsContributionRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListIncomeBetsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "bet": /*#__PURE__*/ zod.object({
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listIncomeBetsResponseValueContentItemBetBetIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "memberId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listIncomeBetsResponseValueContentItemBetMemberIdMax)).check(/*#__PURE__*/ zod.describe('Whose it is.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listIncomeBetsResponseValueContentItemBetAccountMax)).check(/*#__PURE__*/ zod.describe('Whose it is.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void']).check(/*#__PURE__*/ zod.describe('`open -> won | lost | push | void`. The result of a bet on any game goes by what came back: `won`, more than was staked; `push`, as much;\n`lost`, less, whatever part of the stake that is. `void`: it or its round was cancelled and the stake came back. A corrected\nresult can lead from one end to another.\n')),
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "vassalage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeBetsResponseValueContentItemBetVassalageMax)).check(/*#__PURE__*/ zod.regex(listIncomeBetsResponseValueContentItemBetVassalageRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listIncomeBetsResponseValueContentItemBetGameNameMax)).check(/*#__PURE__*/ zod.describe('The game.')),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeBetsResponseValueContentItemBetSummaryMax)).check(/*#__PURE__*/ zod.describe('What was bet on, in the language of the request; empty where the vendor does not say.')),
  "roundId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listIncomeBetsResponseValueContentItemBetRoundIdMax))).check(/*#__PURE__*/ zod.describe('The round, null for a draw.')),
  "drawId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listIncomeBetsResponseValueContentItemBetDrawIdMax))).check(/*#__PURE__*/ zod.describe('The draw, null for a round.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeBetsResponseValueContentItemBetStakeMax)).check(/*#__PURE__*/ zod.regex(listIncomeBetsResponseValueContentItemBetStakeRegExp)).check(/*#__PURE__*/ zod.describe('What was staked.')),
  "turnover": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeBetsResponseValueContentItemBetTurnoverOneMax)).check(/*#__PURE__*/ zod.regex(listIncomeBetsResponseValueContentItemBetTurnoverOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What of the stake counts as turnover, 0.00 for a push or void; null while it is open.')),
  "validTurnover": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeBetsResponseValueContentItemBetValidTurnoverOneMax)).check(/*#__PURE__*/ zod.regex(listIncomeBetsResponseValueContentItemBetValidTurnoverOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What of the stake counts as valid turnover; null while it is open.')),
  "payout": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeBetsResponseValueContentItemBetPayoutOneMax)).check(/*#__PURE__*/ zod.regex(listIncomeBetsResponseValueContentItemBetPayoutOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What came back, the stake included; null while it is open.')),
  "net": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeBetsResponseValueContentItemBetNetOneMax)).check(/*#__PURE__*/ zod.regex(listIncomeBetsResponseValueContentItemBetNetOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Payout less stake, from the player\'s side; null while it is open.')),
  "placedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listIncomeBetsResponseValueContentItemBetPlacedAtMax)).check(/*#__PURE__*/ zod.describe('When it was placed.')),
  "settledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listIncomeBetsResponseValueContentItemBetSettledAtMax))).check(/*#__PURE__*/ zod.describe('When it was settled last, null while it is open.'))
}).check(/*#__PURE__*/ zod.describe('A bet of somebody of the team.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listIncomeBetsResponseValueContentItemRateMin)).check(/*#__PURE__*/ zod.lte(listIncomeBetsResponseValueContentItemRateMax)).check(/*#__PURE__*/ zod.describe('The agent\'s own rate in basis points.')),
  "downlineRate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listIncomeBetsResponseValueContentItemDownlineRateMin)).check(/*#__PURE__*/ zod.lte(listIncomeBetsResponseValueContentItemDownlineRateMax)).check(/*#__PURE__*/ zod.describe('The rate of the direct downline in whose line the bet was placed, 0 where it has no contract.')),
  "contribution": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeBetsResponseValueContentItemContributionMax)).check(/*#__PURE__*/ zod.regex(listIncomeBetsResponseValueContentItemContributionRegExp)).check(/*#__PURE__*/ zod.describe('What the bet added to the net income before a lower bound and rounding: its turnover, or for a dividend its share of the loss, times the difference of the rates.')),
  "adjustment": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it changes a window before this one.'))
}).check(/*#__PURE__*/ zod.describe('A bet behind an income, with what it added.'))).check(/*#__PURE__*/ zod.maxLength(listIncomeBetsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The bets of the page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listIncomeBetsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listIncomeBetsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listIncomeBetsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listIncomeBetsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Rows in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listIncomeBetsResponseValueTotalsCountMin)).check(/*#__PURE__*/ zod.lte(listIncomeBetsResponseValueTotalsCountMax)).check(/*#__PURE__*/ zod.describe('Bets.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeBetsResponseValueTotalsTurnoverMax)).check(/*#__PURE__*/ zod.regex(listIncomeBetsResponseValueTotalsTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Their turnover; without a search that of the income.')),
  "contribution": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeBetsResponseValueTotalsContributionMax)).check(/*#__PURE__*/ zod.regex(listIncomeBetsResponseValueTotalsContributionRegExp)).check(/*#__PURE__*/ zod.describe('What they added; `listIncomeInputs` has what else is in the net.'))
}).check(/*#__PURE__*/ zod.describe('The totals of all pages.'))
}).check(/*#__PURE__*/ zod.describe('A page of the bets behind an income.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listIncomeBets`.'))

/**
 * A page of all inputs of an income of the agent of the session. Without a search the amounts of all pages add up to the net of the
 * income, to the last decimal. The rows are: the settled bets; for a dividend the rebates, promotions, converted points and fees of the
 * team, which are part of its result; what was carried in; the gross of each direct downline with a contract of the kind, taken
 * off; what was rounded off the gross; and how far the gross of the downlines is above it. Rows of the last four kinds are there only where
 * they are not 0.00. The income of another agent is 404.
 * Range, search, order and totals hold for all pages, so that a client can write a CSV file by reading them one after the other.
 * @summary List everything that an income was computed from
 */
export const listIncomeInputsPathIncomeIdMax = 40;



export const ListIncomeInputsParams = /*#__PURE__*/ zod.object({
  "incomeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listIncomeInputsPathIncomeIdMax)).check(/*#__PURE__*/ zod.describe('The income.'))
})

export const listIncomeInputsQuerySearchMax = 60;

export const listIncomeInputsQuerySortDefault = `-at`;
export const listIncomeInputsQueryPageNoDefault = 1;
export const listIncomeInputsQueryPageNoMax = 100000;

export const listIncomeInputsQueryPageSizeDefault = 42;
export const listIncomeInputsQueryPageSizeMax = 100;



export const ListIncomeInputsQueryParams = /*#__PURE__*/ zod.object({
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listIncomeInputsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Part of an account name or nickname, whatever the case and the accents.')),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['at', '-at', 'base', '-base', 'amount', '-amount']), listIncomeInputsQuerySortDefault).check(/*#__PURE__*/ zod.describe('The order, by one column; `-` is downwards. Equal rows go by id.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listIncomeInputsQueryPageNoMax)), listIncomeInputsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listIncomeInputsQueryPageSizeMax)), listIncomeInputsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listIncomeInputsHeaderMerchantMax = 32;


export const listIncomeInputsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listIncomeInputsHeaderXRequestIdMax = 64;


export const listIncomeInputsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListIncomeInputsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeInputsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listIncomeInputsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeInputsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listIncomeInputsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listIncomeInputsResponseValueContentItemInputIdMax = 60;

export const listIncomeInputsResponseValueContentItemMemberIdMax = 40;

export const listIncomeInputsResponseValueContentItemAccountMax = 64;

export const listIncomeInputsResponseValueContentItemGameNameMax = 200;

export const listIncomeInputsResponseValueContentItemReferenceOneIdMax = 60;

export const listIncomeInputsResponseValueContentItemAtMax = 30;

export const listIncomeInputsResponseValueContentItemTurnoverOneMax = 25;


export const listIncomeInputsResponseValueContentItemTurnoverOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listIncomeInputsResponseValueContentItemBaseMax = 25;


export const listIncomeInputsResponseValueContentItemBaseRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listIncomeInputsResponseValueContentItemRateOneMin = 0;
export const listIncomeInputsResponseValueContentItemRateOneMax = 10000;

export const listIncomeInputsResponseValueContentItemAmountMax = 25;


export const listIncomeInputsResponseValueContentItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listIncomeInputsResponseValueContentMax = 100;

export const listIncomeInputsResponseValueTotalPagesMin = 0;
export const listIncomeInputsResponseValueTotalPagesMax = 1000000;

export const listIncomeInputsResponseValueTotalElementsMin = 0;
export const listIncomeInputsResponseValueTotalElementsMax = 100000000;

export const listIncomeInputsResponseValueTotalsCountMin = 0;
export const listIncomeInputsResponseValueTotalsCountMax = 100000000;

export const listIncomeInputsResponseValueTotalsTurnoverMax = 25;


export const listIncomeInputsResponseValueTotalsTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listIncomeInputsResponseValueTotalsAmountMax = 25;


export const listIncomeInputsResponseValueTotalsAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListIncomeInputsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "inputId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listIncomeInputsResponseValueContentItemInputIdMax)).check(/*#__PURE__*/ zod.describe('Its id within the income: of the bet, the entry or the bill, else its kind.')),
  "kind": /*#__PURE__*/ zod.enum(['bet', 'rebate', 'promotion', 'points', 'fee', 'carried', 'downline', 'rounding', 'gap']).check(/*#__PURE__*/ zod.describe('What an input of an income is: a settled bet; an entry of the ledger of somebody of the team; what was carried in; the bill of a direct\ndownline; what was rounded off the gross; how far the gross of the downlines is above it.\n')),
  "memberId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listIncomeInputsResponseValueContentItemMemberIdMax))).check(/*#__PURE__*/ zod.describe('Whose it is, null where it is of the income as a whole.')),
  "account": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listIncomeInputsResponseValueContentItemAccountMax))).check(/*#__PURE__*/ zod.describe('The account of the same, null where there is none.')),
  "gameName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listIncomeInputsResponseValueContentItemGameNameMax))).check(/*#__PURE__*/ zod.describe('The game of a bet in the language of the request, else null.')),
  "reference": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['deposit', 'withdrawal', 'wallet_transfer', 'member_transfer', 'vault', 'bet', 'promotion', 'bonus', 'points', 'bill', 'debt', 'operator']).check(/*#__PURE__*/ zod.describe('What it is. The page, and the call that tells it, go by this.')),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listIncomeInputsResponseValueContentItemReferenceOneIdMax)).check(/*#__PURE__*/ zod.describe('Its id.'))
}).check(/*#__PURE__*/ zod.describe('What an entry is about, to be opened.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What it is about, null where nothing has an id.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listIncomeInputsResponseValueContentItemAtMax)).check(/*#__PURE__*/ zod.describe('When the bet was settled or the entry was made, else the end of the window.')),
  "turnover": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeInputsResponseValueContentItemTurnoverOneMax)).check(/*#__PURE__*/ zod.regex(listIncomeInputsResponseValueContentItemTurnoverOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The turnover of a bet in the window, signed, else null.')),
  "base": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeInputsResponseValueContentItemBaseMax)).check(/*#__PURE__*/ zod.regex(listIncomeInputsResponseValueContentItemBaseRegExp)).check(/*#__PURE__*/ zod.describe('What the rate applies to, signed: the turnover, for a dividend the loss of the team. Without a rate what `amount` is made of.')),
  "rate": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listIncomeInputsResponseValueContentItemRateOneMin)).check(/*#__PURE__*/ zod.lte(listIncomeInputsResponseValueContentItemRateOneMax)).check(/*#__PURE__*/ zod.describe('A rate in basis points.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The rate of the income in basis points; null for a downline, a rounding and a gap.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeInputsResponseValueContentItemAmountMax)).check(/*#__PURE__*/ zod.regex(listIncomeInputsResponseValueContentItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('What it adds to the net, signed.')),
  "late": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a bet changes a window before this one.'))
}).check(/*#__PURE__*/ zod.describe('An input of an income, with what it adds to the net.'))).check(/*#__PURE__*/ zod.maxLength(listIncomeInputsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The inputs of the page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listIncomeInputsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listIncomeInputsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listIncomeInputsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listIncomeInputsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Rows in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listIncomeInputsResponseValueTotalsCountMin)).check(/*#__PURE__*/ zod.lte(listIncomeInputsResponseValueTotalsCountMax)).check(/*#__PURE__*/ zod.describe('Inputs.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeInputsResponseValueTotalsTurnoverMax)).check(/*#__PURE__*/ zod.regex(listIncomeInputsResponseValueTotalsTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The turnover of the bets; without a search that of the income.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listIncomeInputsResponseValueTotalsAmountMax)).check(/*#__PURE__*/ zod.regex(listIncomeInputsResponseValueTotalsAmountRegExp)).check(/*#__PURE__*/ zod.describe('What they add; without a search the net of the income.'))
}).check(/*#__PURE__*/ zod.describe('The totals of all pages.'))
}).check(/*#__PURE__*/ zod.describe('A page of the inputs of an income.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listIncomeInputs`.'))

/**
 * A page of the ledger entries of the main wallets of everybody in the team, by the time at which they were entered. Bank accounts and
 * other parties outside of the team are never shown.
 * Range, search, order and totals hold for all pages, so that a client can write a CSV file by reading them one after the other.
 * @summary List the transactions of the team
 */
export const listTeamTransactionsQueryFromMax = 30;

export const listTeamTransactionsQueryToMax = 30;

export const listTeamTransactionsQuerySearchMax = 60;

export const listTeamTransactionsQueryMemberIdMax = 40;

export const listTeamTransactionsQuerySortDefault = `-at`;
export const listTeamTransactionsQueryPageNoDefault = 1;
export const listTeamTransactionsQueryPageNoMax = 100000;

export const listTeamTransactionsQueryPageSizeDefault = 42;
export const listTeamTransactionsQueryPageSizeMax = 100;



export const ListTeamTransactionsQueryParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTeamTransactionsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTeamTransactionsQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamTransactionsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Part of an account name or nickname, whatever the case and the accents.')),
  "memberId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamTransactionsQueryMemberIdMax))).check(/*#__PURE__*/ zod.describe('Only this member of the team.')),
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['deposit', 'withdrawal', 'transfer_in', 'transfer_out', 'bet', 'prize', 'refund', 'promotion', 'rebate', 'salary', 'dividend', 'points', 'fee', 'debt', 'adjustment'])).check(/*#__PURE__*/ zod.describe('Only entries of this kind.')),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['at', '-at', 'amount', '-amount']), listTeamTransactionsQuerySortDefault).check(/*#__PURE__*/ zod.describe('The order, by one column; `-` is downwards. Equal rows go by id.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTeamTransactionsQueryPageNoMax)), listTeamTransactionsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTeamTransactionsQueryPageSizeMax)), listTeamTransactionsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listTeamTransactionsHeaderMerchantMax = 32;


export const listTeamTransactionsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listTeamTransactionsHeaderXRequestIdMax = 64;


export const listTeamTransactionsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListTeamTransactionsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamTransactionsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listTeamTransactionsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamTransactionsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listTeamTransactionsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listTeamTransactionsResponseValueContentItemEntryIdMax = 40;

export const listTeamTransactionsResponseValueContentItemMemberIdMax = 40;

export const listTeamTransactionsResponseValueContentItemAccountMax = 64;

export const listTeamTransactionsResponseValueContentItemAtMax = 30;

export const listTeamTransactionsResponseValueContentItemAmountMax = 25;


export const listTeamTransactionsResponseValueContentItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamTransactionsResponseValueContentItemBalanceAfterMax = 25;


export const listTeamTransactionsResponseValueContentItemBalanceAfterRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamTransactionsResponseValueContentItemReasonMax = 200;

export const listTeamTransactionsResponseValueContentItemReferenceOneIdMax = 60;

export const listTeamTransactionsResponseValueContentMax = 100;

export const listTeamTransactionsResponseValueTotalPagesMin = 0;
export const listTeamTransactionsResponseValueTotalPagesMax = 1000000;

export const listTeamTransactionsResponseValueTotalElementsMin = 0;
export const listTeamTransactionsResponseValueTotalElementsMax = 100000000;

export const listTeamTransactionsResponseValueTotalsCountMin = 0;
export const listTeamTransactionsResponseValueTotalsCountMax = 100000000;

export const listTeamTransactionsResponseValueTotalsMoneyInMax = 25;


export const listTeamTransactionsResponseValueTotalsMoneyInRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamTransactionsResponseValueTotalsMoneyOutMax = 25;


export const listTeamTransactionsResponseValueTotalsMoneyOutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listTeamTransactionsResponseValueTotalsNetMax = 25;


export const listTeamTransactionsResponseValueTotalsNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListTeamTransactionsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "entryId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamTransactionsResponseValueContentItemEntryIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "memberId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamTransactionsResponseValueContentItemMemberIdMax)).check(/*#__PURE__*/ zod.describe('Whose it is.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamTransactionsResponseValueContentItemAccountMax)).check(/*#__PURE__*/ zod.describe('Whose it is.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listTeamTransactionsResponseValueContentItemAtMax)).check(/*#__PURE__*/ zod.describe('When it was entered.')),
  "kind": /*#__PURE__*/ zod.enum(['deposit', 'withdrawal', 'transfer_in', 'transfer_out', 'bet', 'prize', 'refund', 'promotion', 'rebate', 'salary', 'dividend', 'points', 'fee', 'debt', 'adjustment']).check(/*#__PURE__*/ zod.describe('Why money moved. `withdrawal` takes what is held, and gives it back as a positive amount; `transfer_*` are between\nwallets or members, or to and from the vault; `bet` and `prize` stakes and payouts, `refund` stakes given back; `salary` and `dividend` income\nby contract; `points` converted points; `debt` what came in and paid a debt; `adjustment` an act of the operator.\n')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamTransactionsResponseValueContentItemAmountMax)).check(/*#__PURE__*/ zod.regex(listTeamTransactionsResponseValueContentItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('What was moved, negative where the balance fell.')),
  "balanceAfter": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamTransactionsResponseValueContentItemBalanceAfterMax)).check(/*#__PURE__*/ zod.regex(listTeamTransactionsResponseValueContentItemBalanceAfterRegExp)).check(/*#__PURE__*/ zod.describe('The main wallet after it.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamTransactionsResponseValueContentItemReasonMax)).check(/*#__PURE__*/ zod.describe('Its reason in the language of the request.')),
  "reference": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['deposit', 'withdrawal', 'wallet_transfer', 'member_transfer', 'vault', 'bet', 'promotion', 'bonus', 'points', 'bill', 'debt', 'operator']).check(/*#__PURE__*/ zod.describe('What it is. The page, and the call that tells it, go by this.')),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTeamTransactionsResponseValueContentItemReferenceOneIdMax)).check(/*#__PURE__*/ zod.describe('Its id.'))
}).check(/*#__PURE__*/ zod.describe('What an entry is about, to be opened.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What it is about, null where nothing has an id.'))
}).check(/*#__PURE__*/ zod.describe('An entry of the ledger of somebody of the team.'))).check(/*#__PURE__*/ zod.maxLength(listTeamTransactionsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The entries of the page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamTransactionsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listTeamTransactionsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamTransactionsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listTeamTransactionsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Rows in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listTeamTransactionsResponseValueTotalsCountMin)).check(/*#__PURE__*/ zod.lte(listTeamTransactionsResponseValueTotalsCountMax)).check(/*#__PURE__*/ zod.describe('Entries.')),
  "moneyIn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamTransactionsResponseValueTotalsMoneyInMax)).check(/*#__PURE__*/ zod.regex(listTeamTransactionsResponseValueTotalsMoneyInRegExp)).check(/*#__PURE__*/ zod.describe('Entries that raised a balance.')),
  "moneyOut": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamTransactionsResponseValueTotalsMoneyOutMax)).check(/*#__PURE__*/ zod.regex(listTeamTransactionsResponseValueTotalsMoneyOutRegExp)).check(/*#__PURE__*/ zod.describe('Entries that lowered one, as a positive amount.')),
  "net": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTeamTransactionsResponseValueTotalsNetMax)).check(/*#__PURE__*/ zod.regex(listTeamTransactionsResponseValueTotalsNetRegExp)).check(/*#__PURE__*/ zod.describe('The one less the other.'))
}).check(/*#__PURE__*/ zod.describe('The totals of all pages.'))
}).check(/*#__PURE__*/ zod.describe('A page of transactions.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listTeamTransactions`.'))

