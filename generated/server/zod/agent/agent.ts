/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


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



export const ListAgentAnnouncementsQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listAgentAnnouncementsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listAgentAnnouncementsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "search": zod.string().min(1).max(listAgentAnnouncementsQuerySearchMax).optional().describe('Words of the title.'),
  "pageNo": zod.int().min(1).max(listAgentAnnouncementsQueryPageNoMax).default(listAgentAnnouncementsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listAgentAnnouncementsQueryPageSizeMax).default(listAgentAnnouncementsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listAgentAnnouncementsHeaderMerchantMax = 32;


export const listAgentAnnouncementsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listAgentAnnouncementsHeaderXRequestIdMax = 64;


export const listAgentAnnouncementsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListAgentAnnouncementsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listAgentAnnouncementsHeaderMerchantMax).regex(listAgentAnnouncementsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listAgentAnnouncementsHeaderXRequestIdMax).regex(listAgentAnnouncementsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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



export const ListAgentAnnouncementsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "id": zod.string().min(1).max(listAgentAnnouncementsResponseValueContentItemIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(listAgentAnnouncementsResponseValueContentItemTitleMax).describe('Its title.'),
  "content": zod.string().max(listAgentAnnouncementsResponseValueContentItemContentMax).describe('HTML, cleaned by the server when it is stored and by the portal again before it is shown.'),
  "timestamp": zod.int().min(listAgentAnnouncementsResponseValueContentItemTimestampMin).max(listAgentAnnouncementsResponseValueContentItemTimestampMax).describe('A point in time in milliseconds since 1970-01-01T00:00:00Z.')
}).describe('An announcement in the language of the request.')).max(listAgentAnnouncementsResponseValueContentMax).describe('The announcements of the page, the newest first.'),
  "totalPages": zod.int().min(listAgentAnnouncementsResponseValueTotalPagesMin).max(listAgentAnnouncementsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listAgentAnnouncementsResponseValueTotalElementsMin).max(listAgentAnnouncementsResponseValueTotalElementsMax).describe('Rows in all.')
}).describe('A page of announcements to agents.')
}).describe('The answer of `listAgentAnnouncements`.')

/**
 * The figures of the team of the agent of the session for one period, each beside the same figure of the period before, a chart and
 * the strongest lines. `income` is the net of what the agent earned for the windows that end in the period. Figures are at most
 * 60 seconds old; `asOf` says for when they hold.
 * @summary Tell the team at a glance
 */
export const GetTeamOverviewQueryParams = zod.object({
  "period": zod.enum(['today', 'yesterday', 'last7', 'last30']).describe('The period.')
})

export const getTeamOverviewHeaderMerchantMax = 32;


export const getTeamOverviewHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getTeamOverviewHeaderXRequestIdMax = 64;


export const getTeamOverviewHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetTeamOverviewHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getTeamOverviewHeaderMerchantMax).regex(getTeamOverviewHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getTeamOverviewHeaderXRequestIdMax).regex(getTeamOverviewHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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
export const getTeamOverviewResponseValueTopDownlinesMax = 10;



export const GetTeamOverviewResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "period": zod.enum(['today', 'yesterday', 'last7', 'last30']).describe('Days of the brand\'s time zone, half open: `today` until now, `yesterday` whole, `last7` and `last30` the 7 or 30 days\nthat end now, today included.\n'),
  "from": zod.iso.datetime({"offset":true}).max(getTeamOverviewResponseValueFromMax).describe('The beginning of the period, included.'),
  "to": zod.iso.datetime({"offset":true}).max(getTeamOverviewResponseValueToMax).describe('Its end, not included.'),
  "asOf": zod.iso.datetime({"offset":true}).max(getTeamOverviewResponseValueAsOfMax).describe('The moment for which the figures hold.'),
  "teamCount": zod.int().min(getTeamOverviewResponseValueTeamCountMin).max(getTeamOverviewResponseValueTeamCountMax).describe('People in the team now, the agent included.'),
  "activeIn30Days": zod.int().min(getTeamOverviewResponseValueActiveIn30DaysMin).max(getTeamOverviewResponseValueActiveIn30DaysMax).describe('Of them with a settled bet in the last 30 days.'),
  "registrations": zod.strictObject({
  "value": zod.int().min(getTeamOverviewResponseValueRegistrationsValueMin).max(getTeamOverviewResponseValueRegistrationsValueMax).describe('In the period.'),
  "previous": zod.int().min(getTeamOverviewResponseValueRegistrationsPreviousMin).max(getTeamOverviewResponseValueRegistrationsPreviousMax).describe('In the period before it.')
}).describe('A number, and the same number of the period of equal length before.'),
  "active": zod.strictObject({
  "value": zod.int().min(getTeamOverviewResponseValueActiveValueMin).max(getTeamOverviewResponseValueActiveValueMax).describe('In the period.'),
  "previous": zod.int().min(getTeamOverviewResponseValueActivePreviousMin).max(getTeamOverviewResponseValueActivePreviousMax).describe('In the period before it.')
}).describe('A number, and the same number of the period of equal length before.'),
  "deposits": zod.strictObject({
  "value": zod.string().max(getTeamOverviewResponseValueDepositsValueMax).regex(getTeamOverviewResponseValueDepositsValueRegExp).describe('In the period.'),
  "previous": zod.string().max(getTeamOverviewResponseValueDepositsPreviousMax).regex(getTeamOverviewResponseValueDepositsPreviousRegExp).describe('In the period before it.')
}).describe('An amount, and the same amount of the period of equal length before.'),
  "withdrawals": zod.strictObject({
  "value": zod.string().max(getTeamOverviewResponseValueWithdrawalsValueMax).regex(getTeamOverviewResponseValueWithdrawalsValueRegExp).describe('In the period.'),
  "previous": zod.string().max(getTeamOverviewResponseValueWithdrawalsPreviousMax).regex(getTeamOverviewResponseValueWithdrawalsPreviousRegExp).describe('In the period before it.')
}).describe('An amount, and the same amount of the period of equal length before.'),
  "turnover": zod.strictObject({
  "value": zod.string().max(getTeamOverviewResponseValueTurnoverValueMax).regex(getTeamOverviewResponseValueTurnoverValueRegExp).describe('In the period.'),
  "previous": zod.string().max(getTeamOverviewResponseValueTurnoverPreviousMax).regex(getTeamOverviewResponseValueTurnoverPreviousRegExp).describe('In the period before it.')
}).describe('An amount, and the same amount of the period of equal length before.'),
  "result": zod.strictObject({
  "value": zod.string().max(getTeamOverviewResponseValueResultValueMax).regex(getTeamOverviewResponseValueResultValueRegExp).describe('In the period.'),
  "previous": zod.string().max(getTeamOverviewResponseValueResultPreviousMax).regex(getTeamOverviewResponseValueResultPreviousRegExp).describe('In the period before it.')
}).describe('An amount, and the same amount of the period of equal length before.'),
  "income": zod.strictObject({
  "value": zod.string().max(getTeamOverviewResponseValueIncomeValueMax).regex(getTeamOverviewResponseValueIncomeValueRegExp).describe('In the period.'),
  "previous": zod.string().max(getTeamOverviewResponseValueIncomePreviousMax).regex(getTeamOverviewResponseValueIncomePreviousRegExp).describe('In the period before it.')
}).describe('An amount, and the same amount of the period of equal length before.'),
  "bucket": zod.enum(['hour', 'day']).describe('How wide a point of the chart is: hours for `today` and `yesterday`, else days.'),
  "chart": zod.array(zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(getTeamOverviewResponseValueChartItemAtMax).describe('The beginning of its hour or day.'),
  "registrations": zod.int().min(getTeamOverviewResponseValueChartItemRegistrationsMin).max(getTeamOverviewResponseValueChartItemRegistrationsMax).describe('Accounts made.'),
  "active": zod.int().min(getTeamOverviewResponseValueChartItemActiveMin).max(getTeamOverviewResponseValueChartItemActiveMax).describe('People with a settled bet.'),
  "deposits": zod.string().max(getTeamOverviewResponseValueChartItemDepositsMax).regex(getTeamOverviewResponseValueChartItemDepositsRegExp).describe('Deposits credited.'),
  "withdrawals": zod.string().max(getTeamOverviewResponseValueChartItemWithdrawalsMax).regex(getTeamOverviewResponseValueChartItemWithdrawalsRegExp).describe('Withdrawals requested and neither rejected nor returned.'),
  "turnover": zod.string().max(getTeamOverviewResponseValueChartItemTurnoverMax).regex(getTeamOverviewResponseValueChartItemTurnoverRegExp).describe('Stakes of settled bets, without void, push and cancelled ones.'),
  "result": zod.string().max(getTeamOverviewResponseValueChartItemResultMax).regex(getTeamOverviewResponseValueChartItemResultRegExp).describe('Prizes, rebates, promotions and fees less turnover; negative when the team lost.')
}).describe('A point of the chart.')).max(getTeamOverviewResponseValueChartMax).describe('Every hour or day of the period in order, those without figures as zeros.'),
  "topDownlines": zod.array(zod.strictObject({
  "id": zod.string().min(1).max(getTeamOverviewResponseValueTopDownlinesItemIdMax).describe('The member.'),
  "account": zod.string().min(1).max(getTeamOverviewResponseValueTopDownlinesItemAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(getTeamOverviewResponseValueTopDownlinesItemNicknameMax).describe('The nickname.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "teamCount": zod.int().min(getTeamOverviewResponseValueTopDownlinesItemTeamCountMin).max(getTeamOverviewResponseValueTopDownlinesItemTeamCountMax).describe('People in its line, itself included.'),
  "active": zod.int().min(getTeamOverviewResponseValueTopDownlinesItemActiveMin).max(getTeamOverviewResponseValueTopDownlinesItemActiveMax).describe('Of them with a settled bet in the period.'),
  "turnover": zod.string().max(getTeamOverviewResponseValueTopDownlinesItemTurnoverMax).regex(getTeamOverviewResponseValueTopDownlinesItemTurnoverRegExp).describe('The line\'s turnover.'),
  "result": zod.string().max(getTeamOverviewResponseValueTopDownlinesItemResultMax).regex(getTeamOverviewResponseValueTopDownlinesItemResultRegExp).describe('The line\'s result.')
}).describe('A direct downline with its whole line.')).max(getTeamOverviewResponseValueTopDownlinesMax).describe('The direct downlines whose lines had the highest turnover in the period, at most ten, the highest first.')
}).describe('The team at a glance. A team is the agent and everybody below. Amounts count in the period in which they were settled,\na late or re-settled bet as a signed change in the period in which it is settled.\n')
}).describe('The answer of `getTeamOverview`.')

/**
 * The types and the highest rebate that the agent of the session may give to accounts and links, and the rules of the names and
 * passwords of accounts. The server enforces all of them.
 * @summary Tell what the agent may give
 */
export const getAccountRulesHeaderMerchantMax = 32;


export const getAccountRulesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getAccountRulesHeaderXRequestIdMax = 64;


export const getAccountRulesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetAccountRulesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getAccountRulesHeaderMerchantMax).regex(getAccountRulesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getAccountRulesHeaderXRequestIdMax).regex(getAccountRulesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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



export const GetAccountRulesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "types": zod.array(zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')).min(1).max(getAccountRulesResponseValueTypesMax).describe('The types: 1 may make 2, 41 and 0, type 2 the same, 41 may make 42 and 0, 42 only 0.'),
  "maxRebate": zod.int().min(getAccountRulesResponseValueMaxRebateMin).max(getAccountRulesResponseValueMaxRebateMax).describe('The highest rebate, which is the agent\'s own.'),
  "username": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getAccountRulesResponseValueUsernameMinLengthMin).max(getAccountRulesResponseValueUsernameMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getAccountRulesResponseValueUsernameMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getAccountRulesResponseValueUsernameAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getAccountRulesResponseValueUsernamePatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.'),
  "password": zod.strictObject({
  "enabled": zod.boolean().describe('Whether the field is shown and sent at all.'),
  "required": zod.boolean().describe('Whether it must be filled in.'),
  "minLength": zod.int().min(getAccountRulesResponseValuePasswordMinLengthMin).max(getAccountRulesResponseValuePasswordMinLengthMax).describe('Fewest characters.'),
  "maxLength": zod.int().min(1).max(getAccountRulesResponseValuePasswordMaxLengthMax).describe('Most characters.'),
  "acceptedPattern": zod.string().max(getAccountRulesResponseValuePasswordAcceptedPatternMax).describe('A regular expression for the whole value; `*` means any text.'),
  "patternId": zod.int().min(1).max(getAccountRulesResponseValuePasswordPatternIdMax).describe('The pattern type whose message `reg_pattern_{patternId}` explains the rule.')
}).describe('What a field of the registration form must be. The server enforces every rule that it publishes.')
}).describe('What the agent of the session may give to the accounts and links that it makes.')
}).describe('The answer of `getAccountRules`.')

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


export const CreateDownlineAccountHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(createDownlineAccountHeaderMerchantMax).regex(createDownlineAccountHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(createDownlineAccountHeaderXRequestIdMax).regex(createDownlineAccountHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const createDownlineAccountBodyOneUsernameMax = 16;


export const createDownlineAccountBodyOneUsernameRegExp = new RegExp('^[a-z][a-z0-9_]{3,15}$');
export const createDownlineAccountBodyOnePasswordMax = 256;

export const createDownlineAccountBodyOneNicknameMax = 64;

export const createDownlineAccountBodyOneRebateMin = 0;
export const createDownlineAccountBodyOneRebateMax = 10000;

export const createDownlineAccountBodyTwoPayloadMin = 20;
export const createDownlineAccountBodyTwoPayloadMax = 65536;


export const createDownlineAccountBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const CreateDownlineAccountBody = zod.union([zod.strictObject({
  "username": zod.string().max(createDownlineAccountBodyOneUsernameMax).regex(createDownlineAccountBodyOneUsernameRegExp).describe('The name of an account that an agent makes. The site\'s own rule for `username` may be narrower.'),
  "password": zod.string().min(1).max(createDownlineAccountBodyOnePasswordMax).describe('The first password; the account must change it at its first login.'),
  "nickname": zod.string().min(1).max(createDownlineAccountBodyOneNicknameMax).optional().describe('The nickname; without it the account name.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rebate": zod.int().min(createDownlineAccountBodyOneRebateMin).max(createDownlineAccountBodyOneRebateMax).describe('A rebate on turnover in basis points.')
}).describe('An account to make directly below the agent.'),zod.strictObject({
  "payload": zod.string().min(createDownlineAccountBodyTwoPayloadMin).max(createDownlineAccountBodyTwoPayloadMax).regex(createDownlineAccountBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n')])

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



export const CreateDownlineAccountResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "id": zod.string().min(1).max(createDownlineAccountResponseValueIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(createDownlineAccountResponseValueAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(createDownlineAccountResponseValueNicknameMax).describe('The nickname.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "uplineId": zod.string().min(1).max(createDownlineAccountResponseValueUplineIdMax).nullable().describe('Who stands directly above, null for the agent of the session.'),
  "uplineAccount": zod.string().min(1).max(createDownlineAccountResponseValueUplineAccountMax).nullable().describe('The account name of the upline, null for the agent of the session.'),
  "level": zod.int().min(createDownlineAccountResponseValueLevelMin).max(createDownlineAccountResponseValueLevelMax).describe('Steps below the agent of the session, who is 0.'),
  "directCount": zod.int().min(createDownlineAccountResponseValueDirectCountMin).max(createDownlineAccountResponseValueDirectCountMax).describe('People directly below.'),
  "teamCount": zod.int().min(createDownlineAccountResponseValueTeamCountMin).max(createDownlineAccountResponseValueTeamCountMax).describe('People in this line, this one included.'),
  "rebate": zod.int().min(createDownlineAccountResponseValueRebateMin).max(createDownlineAccountResponseValueRebateMax).describe('A rebate on turnover in basis points.'),
  "state": zod.enum(['active', 'locked', 'disabled']).describe('Whether the account can log in.'),
  "registeredAt": zod.iso.datetime({"offset":true}).max(createDownlineAccountResponseValueRegisteredAtMax).describe('When the account was made.'),
  "lastSeenAt": zod.iso.datetime({"offset":true}).max(createDownlineAccountResponseValueLastSeenAtMax).nullable().describe('Its last call that a person caused, null before the first.')
}).describe('Somebody of the team, the agent of the session included.')
}).describe('The answer of `createDownlineAccount`.')

/**
 * A page of the links of the agent of the session. Removed ones are missing.
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



export const ListRegistrationLinksQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listRegistrationLinksQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listRegistrationLinksQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "search": zod.string().min(1).max(listRegistrationLinksQuerySearchMax).optional().describe('Words of the note, or the code.'),
  "sort": zod.enum(['createdAt', '-createdAt', 'visits', '-visits', 'registrations', '-registrations']).default(listRegistrationLinksQuerySortDefault).describe('The order, by one column; `-` is downwards. Equal rows go by id.'),
  "pageNo": zod.int().min(1).max(listRegistrationLinksQueryPageNoMax).default(listRegistrationLinksQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listRegistrationLinksQueryPageSizeMax).default(listRegistrationLinksQueryPageSizeDefault).describe('Entries on a page.')
})

export const listRegistrationLinksHeaderMerchantMax = 32;


export const listRegistrationLinksHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listRegistrationLinksHeaderXRequestIdMax = 64;


export const listRegistrationLinksHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListRegistrationLinksHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listRegistrationLinksHeaderMerchantMax).regex(listRegistrationLinksHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listRegistrationLinksHeaderXRequestIdMax).regex(listRegistrationLinksHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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



export const ListRegistrationLinksResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "linkId": zod.string().min(1).max(listRegistrationLinksResponseValueContentItemLinkIdMax).describe('Its id.'),
  "code": zod.string().max(listRegistrationLinksResponseValueContentItemCodeMax).regex(listRegistrationLinksResponseValueContentItemCodeRegExp).describe('The affiliate code of a link, unique on the site.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rebate": zod.int().min(listRegistrationLinksResponseValueContentItemRebateMin).max(listRegistrationLinksResponseValueContentItemRebateMax).describe('A rebate on turnover in basis points.'),
  "note": zod.string().max(listRegistrationLinksResponseValueContentItemNoteMax).nullable().describe('The agent\'s own words about it, never shown to those who register.'),
  "url": zod.url().min(1).max(listRegistrationLinksResponseValueContentItemUrlMax).describe('Where it leads.'),
  "qrCodeUrl": zod.url().min(1).max(listRegistrationLinksResponseValueContentItemQrCodeUrlMax).describe('What its QR code says; an address that tells scans from clicks.'),
  "enabled": zod.boolean().describe('Whether its code is accepted now.'),
  "visits": zod.int().min(listRegistrationLinksResponseValueContentItemVisitsMin).max(listRegistrationLinksResponseValueContentItemVisitsMax).describe('How often it was opened.'),
  "registrations": zod.int().min(listRegistrationLinksResponseValueContentItemRegistrationsMin).max(listRegistrationLinksResponseValueContentItemRegistrationsMax).describe('How many registered by it.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(listRegistrationLinksResponseValueContentItemCreatedAtMax).describe('When it was made.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(listRegistrationLinksResponseValueContentItemUpdatedAtMax).describe('When it was last changed.')
}).describe('A link that registers people directly below the agent, with a type and a rebate settled beforehand.')).max(listRegistrationLinksResponseValueContentMax).describe('The links of the page.'),
  "totalPages": zod.int().min(listRegistrationLinksResponseValueTotalPagesMin).max(listRegistrationLinksResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listRegistrationLinksResponseValueTotalElementsMin).max(listRegistrationLinksResponseValueTotalElementsMax).describe('Rows in all.'),
  "totals": zod.strictObject({
  "visits": zod.int().min(listRegistrationLinksResponseValueTotalsVisitsMin).max(listRegistrationLinksResponseValueTotalsVisitsMax).describe('How often the links were opened.'),
  "registrations": zod.int().min(listRegistrationLinksResponseValueTotalsRegistrationsMin).max(listRegistrationLinksResponseValueTotalsRegistrationsMax).describe('How many registered by them.')
}).describe('The totals of all pages.')
}).describe('A page of links.')
}).describe('The answer of `listRegistrationLinks`.')

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


export const CreateRegistrationLinkHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(createRegistrationLinkHeaderMerchantMax).regex(createRegistrationLinkHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(createRegistrationLinkHeaderXRequestIdMax).regex(createRegistrationLinkHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const createRegistrationLinkBodyRebateMin = 0;
export const createRegistrationLinkBodyRebateMax = 10000;

export const createRegistrationLinkBodyNoteMax = 80;



export const CreateRegistrationLinkBody = zod.strictObject({
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rebate": zod.int().min(createRegistrationLinkBodyRebateMin).max(createRegistrationLinkBodyRebateMax).describe('A rebate on turnover in basis points.'),
  "note": zod.string().max(createRegistrationLinkBodyNoteMax).optional().describe('The agent\'s own words about it.')
}).describe('A link to make.')

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



export const CreateRegistrationLinkResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "linkId": zod.string().min(1).max(createRegistrationLinkResponseValueLinkIdMax).describe('Its id.'),
  "code": zod.string().max(createRegistrationLinkResponseValueCodeMax).regex(createRegistrationLinkResponseValueCodeRegExp).describe('The affiliate code of a link, unique on the site.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rebate": zod.int().min(createRegistrationLinkResponseValueRebateMin).max(createRegistrationLinkResponseValueRebateMax).describe('A rebate on turnover in basis points.'),
  "note": zod.string().max(createRegistrationLinkResponseValueNoteMax).nullable().describe('The agent\'s own words about it, never shown to those who register.'),
  "url": zod.url().min(1).max(createRegistrationLinkResponseValueUrlMax).describe('Where it leads.'),
  "qrCodeUrl": zod.url().min(1).max(createRegistrationLinkResponseValueQrCodeUrlMax).describe('What its QR code says; an address that tells scans from clicks.'),
  "enabled": zod.boolean().describe('Whether its code is accepted now.'),
  "visits": zod.int().min(createRegistrationLinkResponseValueVisitsMin).max(createRegistrationLinkResponseValueVisitsMax).describe('How often it was opened.'),
  "registrations": zod.int().min(createRegistrationLinkResponseValueRegistrationsMin).max(createRegistrationLinkResponseValueRegistrationsMax).describe('How many registered by it.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(createRegistrationLinkResponseValueCreatedAtMax).describe('When it was made.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(createRegistrationLinkResponseValueUpdatedAtMax).describe('When it was last changed.')
}).describe('A link that registers people directly below the agent, with a type and a rebate settled beforehand.')
}).describe('The answer of `createRegistrationLink`.')

/**
 * Sets the rebate, the note and the switch of a link of the agent of the session. People who have registered by it keep what they got.
 * A link that is off refuses its code like an unknown one. Setting the same again changes nothing. The link of another agent is 404.
 * @summary Change a registration link
 */
export const changeRegistrationLinkPathLinkIdMax = 40;



export const ChangeRegistrationLinkParams = zod.object({
  "linkId": zod.string().min(1).max(changeRegistrationLinkPathLinkIdMax).describe('The link.')
})

export const changeRegistrationLinkHeaderMerchantMax = 32;


export const changeRegistrationLinkHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const changeRegistrationLinkHeaderXRequestIdMax = 64;


export const changeRegistrationLinkHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ChangeRegistrationLinkHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(changeRegistrationLinkHeaderMerchantMax).regex(changeRegistrationLinkHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(changeRegistrationLinkHeaderXRequestIdMax).regex(changeRegistrationLinkHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const changeRegistrationLinkBodyRebateMin = 0;
export const changeRegistrationLinkBodyRebateMax = 10000;

export const changeRegistrationLinkBodyNoteMax = 80;



export const ChangeRegistrationLinkBody = zod.strictObject({
  "rebate": zod.int().min(changeRegistrationLinkBodyRebateMin).max(changeRegistrationLinkBodyRebateMax).describe('A rebate on turnover in basis points.'),
  "note": zod.string().max(changeRegistrationLinkBodyNoteMax).optional().describe('The agent\'s own words about it; without it there are none.'),
  "enabled": zod.boolean().describe('Whether its code is accepted.')
}).describe('What the link is from now on. Type and code never change.')

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



export const ChangeRegistrationLinkResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "linkId": zod.string().min(1).max(changeRegistrationLinkResponseValueLinkIdMax).describe('Its id.'),
  "code": zod.string().max(changeRegistrationLinkResponseValueCodeMax).regex(changeRegistrationLinkResponseValueCodeRegExp).describe('The affiliate code of a link, unique on the site.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rebate": zod.int().min(changeRegistrationLinkResponseValueRebateMin).max(changeRegistrationLinkResponseValueRebateMax).describe('A rebate on turnover in basis points.'),
  "note": zod.string().max(changeRegistrationLinkResponseValueNoteMax).nullable().describe('The agent\'s own words about it, never shown to those who register.'),
  "url": zod.url().min(1).max(changeRegistrationLinkResponseValueUrlMax).describe('Where it leads.'),
  "qrCodeUrl": zod.url().min(1).max(changeRegistrationLinkResponseValueQrCodeUrlMax).describe('What its QR code says; an address that tells scans from clicks.'),
  "enabled": zod.boolean().describe('Whether its code is accepted now.'),
  "visits": zod.int().min(changeRegistrationLinkResponseValueVisitsMin).max(changeRegistrationLinkResponseValueVisitsMax).describe('How often it was opened.'),
  "registrations": zod.int().min(changeRegistrationLinkResponseValueRegistrationsMin).max(changeRegistrationLinkResponseValueRegistrationsMax).describe('How many registered by it.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(changeRegistrationLinkResponseValueCreatedAtMax).describe('When it was made.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(changeRegistrationLinkResponseValueUpdatedAtMax).describe('When it was last changed.')
}).describe('A link that registers people directly below the agent, with a type and a rebate settled beforehand.')
}).describe('The answer of `changeRegistrationLink`.')

/**
 * Removes a link of the agent of the session for good; its code is refused from now on and never given again. People who have
 * registered by it stay. A link that was removed before, or of another agent, is 404.
 * @summary Remove a registration link
 */
export const removeRegistrationLinkPathLinkIdMax = 40;



export const RemoveRegistrationLinkParams = zod.object({
  "linkId": zod.string().min(1).max(removeRegistrationLinkPathLinkIdMax).describe('The link.')
})

export const removeRegistrationLinkHeaderMerchantMax = 32;


export const removeRegistrationLinkHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const removeRegistrationLinkHeaderXRequestIdMax = 64;


export const removeRegistrationLinkHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const RemoveRegistrationLinkHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(removeRegistrationLinkHeaderMerchantMax).regex(removeRegistrationLinkHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(removeRegistrationLinkHeaderXRequestIdMax).regex(removeRegistrationLinkHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const removeRegistrationLinkResponseValueLinkIdMax = 40;

export const removeRegistrationLinkResponseValueRemovedAtMax = 30;



export const RemoveRegistrationLinkResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "linkId": zod.string().min(1).max(removeRegistrationLinkResponseValueLinkIdMax).describe('Its id.'),
  "removedAt": zod.iso.datetime({"offset":true}).max(removeRegistrationLinkResponseValueRemovedAtMax).describe('When it was removed.')
}).describe('A link that is no more.')
}).describe('The answer of `removeRegistrationLink`.')

/**
 * A node of the tree and a page of those directly below it, the largest lines first. Without `parentId` the node is the agent of the
 * session. A node outside of the team is 404, so that nobody learns who else exists.
 * @summary List who stands directly below
 */
export const listTeamChildrenQueryParentIdMax = 40;

export const listTeamChildrenQueryPageNoDefault = 1;
export const listTeamChildrenQueryPageNoMax = 100000;

export const listTeamChildrenQueryPageSizeDefault = 42;
export const listTeamChildrenQueryPageSizeMax = 100;



export const ListTeamChildrenQueryParams = zod.object({
  "parentId": zod.string().min(1).max(listTeamChildrenQueryParentIdMax).optional().describe('The node; without it the agent of the session.'),
  "pageNo": zod.int().min(1).max(listTeamChildrenQueryPageNoMax).default(listTeamChildrenQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listTeamChildrenQueryPageSizeMax).default(listTeamChildrenQueryPageSizeDefault).describe('Entries on a page.')
})

export const listTeamChildrenHeaderMerchantMax = 32;


export const listTeamChildrenHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listTeamChildrenHeaderXRequestIdMax = 64;


export const listTeamChildrenHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListTeamChildrenHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listTeamChildrenHeaderMerchantMax).regex(listTeamChildrenHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listTeamChildrenHeaderXRequestIdMax).regex(listTeamChildrenHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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



export const ListTeamChildrenResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "node": zod.strictObject({
  "id": zod.string().min(1).max(listTeamChildrenResponseValueNodeIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(listTeamChildrenResponseValueNodeAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(listTeamChildrenResponseValueNodeNicknameMax).describe('The nickname.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "uplineId": zod.string().min(1).max(listTeamChildrenResponseValueNodeUplineIdMax).nullable().describe('Who stands directly above, null for the agent of the session.'),
  "uplineAccount": zod.string().min(1).max(listTeamChildrenResponseValueNodeUplineAccountMax).nullable().describe('The account name of the upline, null for the agent of the session.'),
  "level": zod.int().min(listTeamChildrenResponseValueNodeLevelMin).max(listTeamChildrenResponseValueNodeLevelMax).describe('Steps below the agent of the session, who is 0.'),
  "directCount": zod.int().min(listTeamChildrenResponseValueNodeDirectCountMin).max(listTeamChildrenResponseValueNodeDirectCountMax).describe('People directly below.'),
  "teamCount": zod.int().min(listTeamChildrenResponseValueNodeTeamCountMin).max(listTeamChildrenResponseValueNodeTeamCountMax).describe('People in this line, this one included.'),
  "rebate": zod.int().min(listTeamChildrenResponseValueNodeRebateMin).max(listTeamChildrenResponseValueNodeRebateMax).describe('A rebate on turnover in basis points.'),
  "state": zod.enum(['active', 'locked', 'disabled']).describe('Whether the account can log in.'),
  "registeredAt": zod.iso.datetime({"offset":true}).max(listTeamChildrenResponseValueNodeRegisteredAtMax).describe('When the account was made.'),
  "lastSeenAt": zod.iso.datetime({"offset":true}).max(listTeamChildrenResponseValueNodeLastSeenAtMax).nullable().describe('Its last call that a person caused, null before the first.')
}).describe('Somebody of the team, the agent of the session included.'),
  "content": zod.array(zod.strictObject({
  "id": zod.string().min(1).max(listTeamChildrenResponseValueContentItemIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(listTeamChildrenResponseValueContentItemAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(listTeamChildrenResponseValueContentItemNicknameMax).describe('The nickname.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "uplineId": zod.string().min(1).max(listTeamChildrenResponseValueContentItemUplineIdMax).nullable().describe('Who stands directly above, null for the agent of the session.'),
  "uplineAccount": zod.string().min(1).max(listTeamChildrenResponseValueContentItemUplineAccountMax).nullable().describe('The account name of the upline, null for the agent of the session.'),
  "level": zod.int().min(listTeamChildrenResponseValueContentItemLevelMin).max(listTeamChildrenResponseValueContentItemLevelMax).describe('Steps below the agent of the session, who is 0.'),
  "directCount": zod.int().min(listTeamChildrenResponseValueContentItemDirectCountMin).max(listTeamChildrenResponseValueContentItemDirectCountMax).describe('People directly below.'),
  "teamCount": zod.int().min(listTeamChildrenResponseValueContentItemTeamCountMin).max(listTeamChildrenResponseValueContentItemTeamCountMax).describe('People in this line, this one included.'),
  "rebate": zod.int().min(listTeamChildrenResponseValueContentItemRebateMin).max(listTeamChildrenResponseValueContentItemRebateMax).describe('A rebate on turnover in basis points.'),
  "state": zod.enum(['active', 'locked', 'disabled']).describe('Whether the account can log in.'),
  "registeredAt": zod.iso.datetime({"offset":true}).max(listTeamChildrenResponseValueContentItemRegisteredAtMax).describe('When the account was made.'),
  "lastSeenAt": zod.iso.datetime({"offset":true}).max(listTeamChildrenResponseValueContentItemLastSeenAtMax).nullable().describe('Its last call that a person caused, null before the first.')
}).describe('Somebody of the team, the agent of the session included.')).max(listTeamChildrenResponseValueContentMax).describe('Those directly below, the largest lines first. Who has a `directCount` above 0 can be opened.'),
  "totalPages": zod.int().min(listTeamChildrenResponseValueTotalPagesMin).max(listTeamChildrenResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listTeamChildrenResponseValueTotalElementsMin).max(listTeamChildrenResponseValueTotalElementsMax).describe('Rows in all.')
}).describe('A node of the tree with a page of those directly below it.')
}).describe('The answer of `listTeamChildren`.')

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



export const ListTeamQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listTeamQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listTeamQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "search": zod.string().min(1).max(listTeamQuerySearchMax).optional().describe('Part of an account name or nickname, whatever the case and the accents.'),
  "uplineId": zod.string().min(1).max(listTeamQueryUplineIdMax).optional().describe('Only the line of this member, itself included.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).optional().describe('Only accounts of this type.'),
  "sort": zod.enum(['account', '-account', 'level', '-level', 'teamCount', '-teamCount', 'registeredAt', '-registeredAt', 'lastSeenAt', '-lastSeenAt', 'balance', '-balance', 'deposits', '-deposits', 'withdrawals', '-withdrawals', 'turnover', '-turnover', 'result', '-result']).default(listTeamQuerySortDefault).describe('The order, by one column; `-` is downwards. Equal rows go by id.'),
  "pageNo": zod.int().min(1).max(listTeamQueryPageNoMax).default(listTeamQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listTeamQueryPageSizeMax).default(listTeamQueryPageSizeDefault).describe('Entries on a page.')
})

export const listTeamHeaderMerchantMax = 32;


export const listTeamHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listTeamHeaderXRequestIdMax = 64;


export const listTeamHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListTeamHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listTeamHeaderMerchantMax).regex(listTeamHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listTeamHeaderXRequestIdMax).regex(listTeamHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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


export const ListTeamResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "member": zod.strictObject({
  "id": zod.string().min(1).max(listTeamResponseValueContentItemMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(listTeamResponseValueContentItemMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(listTeamResponseValueContentItemMemberNicknameMax).describe('The nickname.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "uplineId": zod.string().min(1).max(listTeamResponseValueContentItemMemberUplineIdMax).nullable().describe('Who stands directly above, null for the agent of the session.'),
  "uplineAccount": zod.string().min(1).max(listTeamResponseValueContentItemMemberUplineAccountMax).nullable().describe('The account name of the upline, null for the agent of the session.'),
  "level": zod.int().min(listTeamResponseValueContentItemMemberLevelMin).max(listTeamResponseValueContentItemMemberLevelMax).describe('Steps below the agent of the session, who is 0.'),
  "directCount": zod.int().min(listTeamResponseValueContentItemMemberDirectCountMin).max(listTeamResponseValueContentItemMemberDirectCountMax).describe('People directly below.'),
  "teamCount": zod.int().min(listTeamResponseValueContentItemMemberTeamCountMin).max(listTeamResponseValueContentItemMemberTeamCountMax).describe('People in this line, this one included.'),
  "rebate": zod.int().min(listTeamResponseValueContentItemMemberRebateMin).max(listTeamResponseValueContentItemMemberRebateMax).describe('A rebate on turnover in basis points.'),
  "state": zod.enum(['active', 'locked', 'disabled']).describe('Whether the account can log in.'),
  "registeredAt": zod.iso.datetime({"offset":true}).max(listTeamResponseValueContentItemMemberRegisteredAtMax).describe('When the account was made.'),
  "lastSeenAt": zod.iso.datetime({"offset":true}).max(listTeamResponseValueContentItemMemberLastSeenAtMax).nullable().describe('Its last call that a person caused, null before the first.')
}).describe('Somebody of the team, the agent of the session included.'),
  "balance": zod.string().max(listTeamResponseValueContentItemBalanceMax).regex(listTeamResponseValueContentItemBalanceRegExp).describe('The main wallet now.'),
  "figures": zod.strictObject({
  "deposits": zod.string().max(listTeamResponseValueContentItemFiguresDepositsMax).regex(listTeamResponseValueContentItemFiguresDepositsRegExp).describe('Deposits credited.'),
  "withdrawals": zod.string().max(listTeamResponseValueContentItemFiguresWithdrawalsMax).regex(listTeamResponseValueContentItemFiguresWithdrawalsRegExp).describe('Withdrawals requested and neither rejected nor returned.'),
  "turnover": zod.string().max(listTeamResponseValueContentItemFiguresTurnoverMax).regex(listTeamResponseValueContentItemFiguresTurnoverRegExp).describe('Stakes of settled bets, without void, push and cancelled ones.'),
  "validTurnover": zod.string().max(listTeamResponseValueContentItemFiguresValidTurnoverMax).regex(listTeamResponseValueContentItemFiguresValidTurnoverRegExp).describe('Turnover without bets that cover opposing outcomes of one draw.'),
  "prizes": zod.string().max(listTeamResponseValueContentItemFiguresPrizesMax).regex(listTeamResponseValueContentItemFiguresPrizesRegExp).describe('Paid for won bets.'),
  "rebates": zod.string().max(listTeamResponseValueContentItemFiguresRebatesMax).regex(listTeamResponseValueContentItemFiguresRebatesRegExp).describe('Rebates paid.'),
  "promotions": zod.string().max(listTeamResponseValueContentItemFiguresPromotionsMax).regex(listTeamResponseValueContentItemFiguresPromotionsRegExp).describe('Promotions paid.'),
  "fees": zod.string().max(listTeamResponseValueContentItemFiguresFeesMax).regex(listTeamResponseValueContentItemFiguresFeesRegExp).describe('Payment fees that the site bore.'),
  "result": zod.string().max(listTeamResponseValueContentItemFiguresResultMax).regex(listTeamResponseValueContentItemFiguresResultRegExp).describe('Negative when the people lost.')
}).describe('What happened in a range, by time of settlement. `result` is always prizes + rebates + promotions + fees - turnover.\n')
}).describe('Somebody of the team with the account\'s own figures of the range, those below not included.')).max(listTeamResponseValueContentMax).describe('The people of the page.'),
  "totalPages": zod.int().min(listTeamResponseValueTotalPagesMin).max(listTeamResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listTeamResponseValueTotalElementsMin).max(listTeamResponseValueTotalElementsMax).describe('Rows in all.'),
  "totals": zod.strictObject({
  "balance": zod.string().max(listTeamResponseValueTotalsBalanceMax).regex(listTeamResponseValueTotalsBalanceRegExp).describe('The main wallets now.'),
  "figures": zod.strictObject({
  "deposits": zod.string().max(listTeamResponseValueTotalsFiguresDepositsMax).regex(listTeamResponseValueTotalsFiguresDepositsRegExp).describe('Deposits credited.'),
  "withdrawals": zod.string().max(listTeamResponseValueTotalsFiguresWithdrawalsMax).regex(listTeamResponseValueTotalsFiguresWithdrawalsRegExp).describe('Withdrawals requested and neither rejected nor returned.'),
  "turnover": zod.string().max(listTeamResponseValueTotalsFiguresTurnoverMax).regex(listTeamResponseValueTotalsFiguresTurnoverRegExp).describe('Stakes of settled bets, without void, push and cancelled ones.'),
  "validTurnover": zod.string().max(listTeamResponseValueTotalsFiguresValidTurnoverMax).regex(listTeamResponseValueTotalsFiguresValidTurnoverRegExp).describe('Turnover without bets that cover opposing outcomes of one draw.'),
  "prizes": zod.string().max(listTeamResponseValueTotalsFiguresPrizesMax).regex(listTeamResponseValueTotalsFiguresPrizesRegExp).describe('Paid for won bets.'),
  "rebates": zod.string().max(listTeamResponseValueTotalsFiguresRebatesMax).regex(listTeamResponseValueTotalsFiguresRebatesRegExp).describe('Rebates paid.'),
  "promotions": zod.string().max(listTeamResponseValueTotalsFiguresPromotionsMax).regex(listTeamResponseValueTotalsFiguresPromotionsRegExp).describe('Promotions paid.'),
  "fees": zod.string().max(listTeamResponseValueTotalsFiguresFeesMax).regex(listTeamResponseValueTotalsFiguresFeesRegExp).describe('Payment fees that the site bore.'),
  "result": zod.string().max(listTeamResponseValueTotalsFiguresResultMax).regex(listTeamResponseValueTotalsFiguresResultRegExp).describe('Negative when the people lost.')
}).describe('What happened in a range, by time of settlement. `result` is always prizes + rebates + promotions + fees - turnover.\n')
}).describe('The totals of all pages.')
}).describe('A page of the team.')
}).describe('The answer of `listTeam`.')

/**
 * Everything that the agent of the session may know about somebody of the team: place in the tree, figures of the range, contracts
 * between the two, and what can be done. Contact data, devices and addresses are never shown. Outside of the team: 404.
 * @summary Tell somebody of the team
 */
export const getTeamMemberPathMemberIdMax = 40;



export const GetTeamMemberParams = zod.object({
  "memberId": zod.string().min(1).max(getTeamMemberPathMemberIdMax).describe('Somebody of the team.')
})

export const getTeamMemberQueryFromMax = 30;

export const getTeamMemberQueryToMax = 30;



export const GetTeamMemberQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(getTeamMemberQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(getTeamMemberQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')
})

export const getTeamMemberHeaderMerchantMax = 32;


export const getTeamMemberHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getTeamMemberHeaderXRequestIdMax = 64;


export const getTeamMemberHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetTeamMemberHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getTeamMemberHeaderMerchantMax).regex(getTeamMemberHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getTeamMemberHeaderXRequestIdMax).regex(getTeamMemberHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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
export const getTeamMemberResponseValueContractsItemContractIdMax = 40;

export const getTeamMemberResponseValueContractsItemRateMin = 0;
export const getTeamMemberResponseValueContractsItemRateMax = 10000;

export const getTeamMemberResponseValueContractsMax = 100;

export const getTeamMemberResponseValueContractKindsMax = 4;



export const GetTeamMemberResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "member": zod.strictObject({
  "id": zod.string().min(1).max(getTeamMemberResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(getTeamMemberResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(getTeamMemberResponseValueMemberNicknameMax).describe('The nickname.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "uplineId": zod.string().min(1).max(getTeamMemberResponseValueMemberUplineIdMax).nullable().describe('Who stands directly above, null for the agent of the session.'),
  "uplineAccount": zod.string().min(1).max(getTeamMemberResponseValueMemberUplineAccountMax).nullable().describe('The account name of the upline, null for the agent of the session.'),
  "level": zod.int().min(getTeamMemberResponseValueMemberLevelMin).max(getTeamMemberResponseValueMemberLevelMax).describe('Steps below the agent of the session, who is 0.'),
  "directCount": zod.int().min(getTeamMemberResponseValueMemberDirectCountMin).max(getTeamMemberResponseValueMemberDirectCountMax).describe('People directly below.'),
  "teamCount": zod.int().min(getTeamMemberResponseValueMemberTeamCountMin).max(getTeamMemberResponseValueMemberTeamCountMax).describe('People in this line, this one included.'),
  "rebate": zod.int().min(getTeamMemberResponseValueMemberRebateMin).max(getTeamMemberResponseValueMemberRebateMax).describe('A rebate on turnover in basis points.'),
  "state": zod.enum(['active', 'locked', 'disabled']).describe('Whether the account can log in.'),
  "registeredAt": zod.iso.datetime({"offset":true}).max(getTeamMemberResponseValueMemberRegisteredAtMax).describe('When the account was made.'),
  "lastSeenAt": zod.iso.datetime({"offset":true}).max(getTeamMemberResponseValueMemberLastSeenAtMax).nullable().describe('Its last call that a person caused, null before the first.')
}).describe('Somebody of the team, the agent of the session included.'),
  "path": zod.array(zod.strictObject({
  "id": zod.string().min(1).max(getTeamMemberResponseValuePathItemIdMax).describe('The member.'),
  "account": zod.string().min(1).max(getTeamMemberResponseValuePathItemAccountMax).describe('The account name.')
}).describe('A step of the way from the agent of the session down to somebody.')).min(1).max(getTeamMemberResponseValuePathMax).describe('From the agent of the session, first, to the member itself, last.'),
  "balance": zod.string().max(getTeamMemberResponseValueBalanceMax).regex(getTeamMemberResponseValueBalanceRegExp).describe('The main wallet now.'),
  "figures": zod.strictObject({
  "deposits": zod.string().max(getTeamMemberResponseValueFiguresDepositsMax).regex(getTeamMemberResponseValueFiguresDepositsRegExp).describe('Deposits credited.'),
  "withdrawals": zod.string().max(getTeamMemberResponseValueFiguresWithdrawalsMax).regex(getTeamMemberResponseValueFiguresWithdrawalsRegExp).describe('Withdrawals requested and neither rejected nor returned.'),
  "turnover": zod.string().max(getTeamMemberResponseValueFiguresTurnoverMax).regex(getTeamMemberResponseValueFiguresTurnoverRegExp).describe('Stakes of settled bets, without void, push and cancelled ones.'),
  "validTurnover": zod.string().max(getTeamMemberResponseValueFiguresValidTurnoverMax).regex(getTeamMemberResponseValueFiguresValidTurnoverRegExp).describe('Turnover without bets that cover opposing outcomes of one draw.'),
  "prizes": zod.string().max(getTeamMemberResponseValueFiguresPrizesMax).regex(getTeamMemberResponseValueFiguresPrizesRegExp).describe('Paid for won bets.'),
  "rebates": zod.string().max(getTeamMemberResponseValueFiguresRebatesMax).regex(getTeamMemberResponseValueFiguresRebatesRegExp).describe('Rebates paid.'),
  "promotions": zod.string().max(getTeamMemberResponseValueFiguresPromotionsMax).regex(getTeamMemberResponseValueFiguresPromotionsRegExp).describe('Promotions paid.'),
  "fees": zod.string().max(getTeamMemberResponseValueFiguresFeesMax).regex(getTeamMemberResponseValueFiguresFeesRegExp).describe('Payment fees that the site bore.'),
  "result": zod.string().max(getTeamMemberResponseValueFiguresResultMax).regex(getTeamMemberResponseValueFiguresResultRegExp).describe('Negative when the people lost.')
}).describe('The account\'s own figures of the range.'),
  "lineFigures": zod.strictObject({
  "deposits": zod.string().max(getTeamMemberResponseValueLineFiguresDepositsMax).regex(getTeamMemberResponseValueLineFiguresDepositsRegExp).describe('Deposits credited.'),
  "withdrawals": zod.string().max(getTeamMemberResponseValueLineFiguresWithdrawalsMax).regex(getTeamMemberResponseValueLineFiguresWithdrawalsRegExp).describe('Withdrawals requested and neither rejected nor returned.'),
  "turnover": zod.string().max(getTeamMemberResponseValueLineFiguresTurnoverMax).regex(getTeamMemberResponseValueLineFiguresTurnoverRegExp).describe('Stakes of settled bets, without void, push and cancelled ones.'),
  "validTurnover": zod.string().max(getTeamMemberResponseValueLineFiguresValidTurnoverMax).regex(getTeamMemberResponseValueLineFiguresValidTurnoverRegExp).describe('Turnover without bets that cover opposing outcomes of one draw.'),
  "prizes": zod.string().max(getTeamMemberResponseValueLineFiguresPrizesMax).regex(getTeamMemberResponseValueLineFiguresPrizesRegExp).describe('Paid for won bets.'),
  "rebates": zod.string().max(getTeamMemberResponseValueLineFiguresRebatesMax).regex(getTeamMemberResponseValueLineFiguresRebatesRegExp).describe('Rebates paid.'),
  "promotions": zod.string().max(getTeamMemberResponseValueLineFiguresPromotionsMax).regex(getTeamMemberResponseValueLineFiguresPromotionsRegExp).describe('Promotions paid.'),
  "fees": zod.string().max(getTeamMemberResponseValueLineFiguresFeesMax).regex(getTeamMemberResponseValueLineFiguresFeesRegExp).describe('Payment fees that the site bore.'),
  "result": zod.string().max(getTeamMemberResponseValueLineFiguresResultMax).regex(getTeamMemberResponseValueLineFiguresResultRegExp).describe('Negative when the people lost.')
}).describe('The figures of the range with everybody below.'),
  "contracts": zod.array(zod.strictObject({
  "contractId": zod.string().min(1).max(getTeamMemberResponseValueContractsItemContractIdMax).describe('Its id.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nturnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n'),
  "rate": zod.int().min(getTeamMemberResponseValueContractsItemRateMin).max(getTeamMemberResponseValueContractsItemRateMax).describe('The rate of its highest tier in basis points.')
}).describe('A contract in short.')).max(getTeamMemberResponseValueContractsMax).describe('The contracts between the agent of the session and this member, the newest first, ended ones last.'),
  "canTransfer": zod.boolean().describe('Whether the agent of the session may transfer money to this account.'),
  "contractKinds": zod.array(zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nturnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')).max(getTeamMemberResponseValueContractKindsMax).describe('The kinds of contract that the agent of the session may propose to this member now.')
}).describe('Somebody of the team, with all that an agent may know and do.')
}).describe('The answer of `getTeamMember`.')

/**
 * A page of the bets of everybody in the team. The range goes by settlement, for open bets by placing. Turnover leaves out pushed and void
 * bets; valid turnover besides leaves out bets that cover opposing outcomes of one draw.
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



export const ListTeamBetsQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listTeamBetsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listTeamBetsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "search": zod.string().min(1).max(listTeamBetsQuerySearchMax).optional().describe('Part of an account name or nickname, whatever the case and the accents.'),
  "memberId": zod.string().min(1).max(listTeamBetsQueryMemberIdMax).optional().describe('Only this member of the team.'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).optional().describe('Only bets on this category.'),
  "vassalage": zod.string().max(listTeamBetsQueryVassalageMax).regex(listTeamBetsQueryVassalageRegExp).optional().describe('Only bets on games of this vendor.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void']).optional().describe('Only bets in this state.'),
  "sort": zod.enum(['placedAt', '-placedAt', 'settledAt', '-settledAt', 'stake', '-stake', 'payout', '-payout', 'net', '-net']).default(listTeamBetsQuerySortDefault).describe('The order, by one column; `-` is downwards. Equal rows go by id.'),
  "pageNo": zod.int().min(1).max(listTeamBetsQueryPageNoMax).default(listTeamBetsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listTeamBetsQueryPageSizeMax).default(listTeamBetsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listTeamBetsHeaderMerchantMax = 32;


export const listTeamBetsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listTeamBetsHeaderXRequestIdMax = 64;


export const listTeamBetsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListTeamBetsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listTeamBetsHeaderMerchantMax).regex(listTeamBetsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listTeamBetsHeaderXRequestIdMax).regex(listTeamBetsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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


export const ListTeamBetsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "betId": zod.string().min(1).max(listTeamBetsResponseValueContentItemBetIdMax).describe('Its id.'),
  "memberId": zod.string().min(1).max(listTeamBetsResponseValueContentItemMemberIdMax).describe('Whose it is.'),
  "account": zod.string().min(1).max(listTeamBetsResponseValueContentItemAccountMax).describe('Whose it is.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void']).describe('`open -> won | lost | push | void`. `push`: the stake came back by the rules of the game; `void`: by cancelling it\nor the round. A corrected result can lead from one end to another.\n'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "vassalage": zod.string().max(listTeamBetsResponseValueContentItemVassalageMax).regex(listTeamBetsResponseValueContentItemVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "gameName": zod.string().min(1).max(listTeamBetsResponseValueContentItemGameNameMax).describe('The game.'),
  "summary": zod.string().max(listTeamBetsResponseValueContentItemSummaryMax).describe('What was bet on, in the language of the request; empty where the vendor does not say.'),
  "roundId": zod.string().min(1).max(listTeamBetsResponseValueContentItemRoundIdMax).nullable().describe('The round, null for a draw.'),
  "drawId": zod.string().min(1).max(listTeamBetsResponseValueContentItemDrawIdMax).nullable().describe('The draw, null for a round.'),
  "stake": zod.string().max(listTeamBetsResponseValueContentItemStakeMax).regex(listTeamBetsResponseValueContentItemStakeRegExp).describe('What was staked.'),
  "turnover": zod.union([zod.string().max(listTeamBetsResponseValueContentItemTurnoverOneMax).regex(listTeamBetsResponseValueContentItemTurnoverOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What of the stake counts as turnover, 0.00 for a push or void; null while it is open.'),
  "validTurnover": zod.union([zod.string().max(listTeamBetsResponseValueContentItemValidTurnoverOneMax).regex(listTeamBetsResponseValueContentItemValidTurnoverOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What of the stake counts as valid turnover; null while it is open.'),
  "payout": zod.union([zod.string().max(listTeamBetsResponseValueContentItemPayoutOneMax).regex(listTeamBetsResponseValueContentItemPayoutOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What came back, the stake included; null while it is open.'),
  "net": zod.union([zod.string().max(listTeamBetsResponseValueContentItemNetOneMax).regex(listTeamBetsResponseValueContentItemNetOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('Payout less stake, from the player\'s side; null while it is open.'),
  "placedAt": zod.iso.datetime({"offset":true}).max(listTeamBetsResponseValueContentItemPlacedAtMax).describe('When it was placed.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(listTeamBetsResponseValueContentItemSettledAtMax).nullable().describe('When it was settled last, null while it is open.')
}).describe('A bet of somebody of the team.')).max(listTeamBetsResponseValueContentMax).describe('The bets of the page.'),
  "totalPages": zod.int().min(listTeamBetsResponseValueTotalPagesMin).max(listTeamBetsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listTeamBetsResponseValueTotalElementsMin).max(listTeamBetsResponseValueTotalElementsMax).describe('Rows in all.'),
  "totals": zod.strictObject({
  "count": zod.int().min(listTeamBetsResponseValueTotalsCountMin).max(listTeamBetsResponseValueTotalsCountMax).describe('Bets.'),
  "stake": zod.string().max(listTeamBetsResponseValueTotalsStakeMax).regex(listTeamBetsResponseValueTotalsStakeRegExp).describe('Stakes.'),
  "turnover": zod.string().max(listTeamBetsResponseValueTotalsTurnoverMax).regex(listTeamBetsResponseValueTotalsTurnoverRegExp).describe('Turnover.'),
  "validTurnover": zod.string().max(listTeamBetsResponseValueTotalsValidTurnoverMax).regex(listTeamBetsResponseValueTotalsValidTurnoverRegExp).describe('Valid turnover.'),
  "payout": zod.string().max(listTeamBetsResponseValueTotalsPayoutMax).regex(listTeamBetsResponseValueTotalsPayoutRegExp).describe('What came back.'),
  "net": zod.string().max(listTeamBetsResponseValueTotalsNetMax).regex(listTeamBetsResponseValueTotalsNetRegExp).describe('Payouts less stakes of settled bets.')
}).describe('The totals of all pages.')
}).describe('A page of bets.')
}).describe('The answer of `listTeamBets`.')

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



export const ListTeamProfitQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listTeamProfitQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listTeamProfitQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "search": zod.string().min(1).max(listTeamProfitQuerySearchMax).optional().describe('Part of an account name or nickname, whatever the case and the accents.'),
  "parentId": zod.string().min(1).max(listTeamProfitQueryParentIdMax).optional().describe('The node; without it the agent of the session.'),
  "scope": zod.enum(['lines', 'users']).default(listTeamProfitQueryScopeDefault).describe('By line or by user.'),
  "sort": zod.enum(['account', '-account', 'deposits', '-deposits', 'withdrawals', '-withdrawals', 'turnover', '-turnover', 'validTurnover', '-validTurnover', 'prizes', '-prizes', 'result', '-result']).default(listTeamProfitQuerySortDefault).describe('The order, by one column; `-` is downwards. Equal rows go by id.'),
  "pageNo": zod.int().min(1).max(listTeamProfitQueryPageNoMax).default(listTeamProfitQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listTeamProfitQueryPageSizeMax).default(listTeamProfitQueryPageSizeDefault).describe('Entries on a page.')
})

export const listTeamProfitHeaderMerchantMax = 32;


export const listTeamProfitHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listTeamProfitHeaderXRequestIdMax = 64;


export const listTeamProfitHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListTeamProfitHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listTeamProfitHeaderMerchantMax).regex(listTeamProfitHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listTeamProfitHeaderXRequestIdMax).regex(listTeamProfitHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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


export const ListTeamProfitResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "member": zod.strictObject({
  "id": zod.string().min(1).max(listTeamProfitResponseValueContentItemMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(listTeamProfitResponseValueContentItemMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(listTeamProfitResponseValueContentItemMemberNicknameMax).describe('The nickname.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "uplineId": zod.string().min(1).max(listTeamProfitResponseValueContentItemMemberUplineIdMax).nullable().describe('Who stands directly above, null for the agent of the session.'),
  "uplineAccount": zod.string().min(1).max(listTeamProfitResponseValueContentItemMemberUplineAccountMax).nullable().describe('The account name of the upline, null for the agent of the session.'),
  "level": zod.int().min(listTeamProfitResponseValueContentItemMemberLevelMin).max(listTeamProfitResponseValueContentItemMemberLevelMax).describe('Steps below the agent of the session, who is 0.'),
  "directCount": zod.int().min(listTeamProfitResponseValueContentItemMemberDirectCountMin).max(listTeamProfitResponseValueContentItemMemberDirectCountMax).describe('People directly below.'),
  "teamCount": zod.int().min(listTeamProfitResponseValueContentItemMemberTeamCountMin).max(listTeamProfitResponseValueContentItemMemberTeamCountMax).describe('People in this line, this one included.'),
  "rebate": zod.int().min(listTeamProfitResponseValueContentItemMemberRebateMin).max(listTeamProfitResponseValueContentItemMemberRebateMax).describe('A rebate on turnover in basis points.'),
  "state": zod.enum(['active', 'locked', 'disabled']).describe('Whether the account can log in.'),
  "registeredAt": zod.iso.datetime({"offset":true}).max(listTeamProfitResponseValueContentItemMemberRegisteredAtMax).describe('When the account was made.'),
  "lastSeenAt": zod.iso.datetime({"offset":true}).max(listTeamProfitResponseValueContentItemMemberLastSeenAtMax).nullable().describe('Its last call that a person caused, null before the first.')
}).describe('Somebody of the team, the agent of the session included.'),
  "scope": zod.enum(['self', 'line']).describe('Whether the figures are the account\'s own (`self`) or those of its whole line (`line`).'),
  "figures": zod.strictObject({
  "deposits": zod.string().max(listTeamProfitResponseValueContentItemFiguresDepositsMax).regex(listTeamProfitResponseValueContentItemFiguresDepositsRegExp).describe('Deposits credited.'),
  "withdrawals": zod.string().max(listTeamProfitResponseValueContentItemFiguresWithdrawalsMax).regex(listTeamProfitResponseValueContentItemFiguresWithdrawalsRegExp).describe('Withdrawals requested and neither rejected nor returned.'),
  "turnover": zod.string().max(listTeamProfitResponseValueContentItemFiguresTurnoverMax).regex(listTeamProfitResponseValueContentItemFiguresTurnoverRegExp).describe('Stakes of settled bets, without void, push and cancelled ones.'),
  "validTurnover": zod.string().max(listTeamProfitResponseValueContentItemFiguresValidTurnoverMax).regex(listTeamProfitResponseValueContentItemFiguresValidTurnoverRegExp).describe('Turnover without bets that cover opposing outcomes of one draw.'),
  "prizes": zod.string().max(listTeamProfitResponseValueContentItemFiguresPrizesMax).regex(listTeamProfitResponseValueContentItemFiguresPrizesRegExp).describe('Paid for won bets.'),
  "rebates": zod.string().max(listTeamProfitResponseValueContentItemFiguresRebatesMax).regex(listTeamProfitResponseValueContentItemFiguresRebatesRegExp).describe('Rebates paid.'),
  "promotions": zod.string().max(listTeamProfitResponseValueContentItemFiguresPromotionsMax).regex(listTeamProfitResponseValueContentItemFiguresPromotionsRegExp).describe('Promotions paid.'),
  "fees": zod.string().max(listTeamProfitResponseValueContentItemFiguresFeesMax).regex(listTeamProfitResponseValueContentItemFiguresFeesRegExp).describe('Payment fees that the site bore.'),
  "result": zod.string().max(listTeamProfitResponseValueContentItemFiguresResultMax).regex(listTeamProfitResponseValueContentItemFiguresResultRegExp).describe('Negative when the people lost.')
}).describe('What happened in a range, by time of settlement. `result` is always prizes + rebates + promotions + fees - turnover.\n')
}).describe('A row of the profit and loss of the team.')).max(listTeamProfitResponseValueContentMax).describe('The rows of the page.'),
  "totalPages": zod.int().min(listTeamProfitResponseValueTotalPagesMin).max(listTeamProfitResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listTeamProfitResponseValueTotalElementsMin).max(listTeamProfitResponseValueTotalElementsMax).describe('Rows in all.'),
  "totals": zod.strictObject({
  "deposits": zod.string().max(listTeamProfitResponseValueTotalsDepositsMax).regex(listTeamProfitResponseValueTotalsDepositsRegExp).describe('Deposits credited.'),
  "withdrawals": zod.string().max(listTeamProfitResponseValueTotalsWithdrawalsMax).regex(listTeamProfitResponseValueTotalsWithdrawalsRegExp).describe('Withdrawals requested and neither rejected nor returned.'),
  "turnover": zod.string().max(listTeamProfitResponseValueTotalsTurnoverMax).regex(listTeamProfitResponseValueTotalsTurnoverRegExp).describe('Stakes of settled bets, without void, push and cancelled ones.'),
  "validTurnover": zod.string().max(listTeamProfitResponseValueTotalsValidTurnoverMax).regex(listTeamProfitResponseValueTotalsValidTurnoverRegExp).describe('Turnover without bets that cover opposing outcomes of one draw.'),
  "prizes": zod.string().max(listTeamProfitResponseValueTotalsPrizesMax).regex(listTeamProfitResponseValueTotalsPrizesRegExp).describe('Paid for won bets.'),
  "rebates": zod.string().max(listTeamProfitResponseValueTotalsRebatesMax).regex(listTeamProfitResponseValueTotalsRebatesRegExp).describe('Rebates paid.'),
  "promotions": zod.string().max(listTeamProfitResponseValueTotalsPromotionsMax).regex(listTeamProfitResponseValueTotalsPromotionsRegExp).describe('Promotions paid.'),
  "fees": zod.string().max(listTeamProfitResponseValueTotalsFeesMax).regex(listTeamProfitResponseValueTotalsFeesRegExp).describe('Payment fees that the site bore.'),
  "result": zod.string().max(listTeamProfitResponseValueTotalsResultMax).regex(listTeamProfitResponseValueTotalsResultRegExp).describe('Negative when the people lost.')
}).describe('What happened in a range, by time of settlement. `result` is always prizes + rebates + promotions + fees - turnover.\n')
}).describe('A page of profit and loss.')
}).describe('The answer of `listTeamProfit`.')

/**
 * A page of the income of the agent of the session, by the end of its window. Every entry shows gross, the part of the downlines and
 * net, and leads to its bill and to the bets behind it. `byKind` sums up all pages.
 * Range, search, order and totals hold for all pages, so that a client can write a CSV file by reading them one after the other.
 * @summary List the own income
 */
export const listIncomeQueryFromMax = 30;

export const listIncomeQueryToMax = 30;

export const listIncomeQuerySearchMax = 40;

export const listIncomeQuerySortDefault = `-windowTo`;
export const listIncomeQueryPageNoDefault = 1;
export const listIncomeQueryPageNoMax = 100000;

export const listIncomeQueryPageSizeDefault = 42;
export const listIncomeQueryPageSizeMax = 100;



export const ListIncomeQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listIncomeQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listIncomeQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime', 'rebate']).optional().describe('Only income of this kind.'),
  "search": zod.string().min(1).max(listIncomeQuerySearchMax).optional().describe('The id of a contract or bill.'),
  "sort": zod.enum(['windowTo', '-windowTo', 'gross', '-gross', 'net', '-net']).default(listIncomeQuerySortDefault).describe('The order, by one column; `-` is downwards. Equal rows go by id.'),
  "pageNo": zod.int().min(1).max(listIncomeQueryPageNoMax).default(listIncomeQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listIncomeQueryPageSizeMax).default(listIncomeQueryPageSizeDefault).describe('Entries on a page.')
})

export const listIncomeHeaderMerchantMax = 32;


export const listIncomeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listIncomeHeaderXRequestIdMax = 64;


export const listIncomeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListIncomeHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listIncomeHeaderMerchantMax).regex(listIncomeHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listIncomeHeaderXRequestIdMax).regex(listIncomeHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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
export const listIncomeResponseValueContentItemContractIdMax = 40;

export const listIncomeResponseValueContentItemBillIdMax = 40;

export const listIncomeResponseValueContentItemPaidAtMax = 30;

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
export const listIncomeResponseValueTotalsNetMax = 25;


export const listIncomeResponseValueTotalsNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListIncomeResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "byKind": zod.array(zod.strictObject({
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime', 'rebate']).describe('A dividend, a daily, hourly or real-time salary, or a rebate on turnover.'),
  "count": zod.int().min(listIncomeResponseValueByKindItemCountMin).max(listIncomeResponseValueByKindItemCountMax).describe('Entries.'),
  "gross": zod.string().max(listIncomeResponseValueByKindItemGrossMax).regex(listIncomeResponseValueByKindItemGrossRegExp).describe('Gross.'),
  "net": zod.string().max(listIncomeResponseValueByKindItemNetMax).regex(listIncomeResponseValueByKindItemNetRegExp).describe('Net.')
}).describe('The income of one kind in the range.')).max(listIncomeResponseValueByKindMax).describe('All pages by kind, in the order of `IncomeKind`; kinds without an entry are missing.'),
  "content": zod.array(zod.strictObject({
  "incomeId": zod.string().min(1).max(listIncomeResponseValueContentItemIncomeIdMax).describe('Its id.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime', 'rebate']).describe('A dividend, a daily, hourly or real-time salary, or a rebate on turnover.'),
  "windowFrom": zod.iso.datetime({"offset":true}).max(listIncomeResponseValueContentItemWindowFromMax).describe('The beginning of the window that it is for, included.'),
  "windowTo": zod.iso.datetime({"offset":true}).max(listIncomeResponseValueContentItemWindowToMax).describe('Its end, not included.'),
  "turnover": zod.string().max(listIncomeResponseValueContentItemTurnoverMax).regex(listIncomeResponseValueContentItemTurnoverRegExp).describe('The team\'s turnover in the window.'),
  "rate": zod.int().min(listIncomeResponseValueContentItemRateMin).max(listIncomeResponseValueContentItemRateMax).describe('The rate of the tier that held, 0 where none did.'),
  "gross": zod.string().max(listIncomeResponseValueContentItemGrossMax).regex(listIncomeResponseValueContentItemGrossRegExp).describe('Before the part of the downlines.'),
  "downlineGross": zod.string().max(listIncomeResponseValueContentItemDownlineGrossMax).regex(listIncomeResponseValueContentItemDownlineGrossRegExp).describe('The part of the direct downlines with a contract.'),
  "adjustment": zod.string().max(listIncomeResponseValueContentItemAdjustmentMax).regex(listIncomeResponseValueContentItemAdjustmentRegExp).describe('Signed changes for bets of earlier windows.'),
  "net": zod.string().max(listIncomeResponseValueContentItemNetMax).regex(listIncomeResponseValueContentItemNetRegExp).describe('What is paid.'),
  "contractId": zod.string().min(1).max(listIncomeResponseValueContentItemContractIdMax).nullable().describe('The contract that it comes from, null for a rebate.'),
  "billId": zod.string().min(1).max(listIncomeResponseValueContentItemBillIdMax).nullable().describe('The bill that it comes from, null for a rebate.'),
  "state": zod.enum(['pending', 'issued', 'part_collected', 'not_reached', 'insufficient', 'denied', 'expired']).describe('`pending`: the window is over and not yet settled. `issued`: paid in full. `part_collected`: paid in part, the rest\nfollows. `not_reached`: no tier was satisfied, nothing is due. `insufficient`: the payer\'s account cannot pay now.\n`denied`: an operator stopped it, with a reason. `expired`: not paid within the time that the brand sets.\n'),
  "paidAt": zod.iso.datetime({"offset":true}).max(listIncomeResponseValueContentItemPaidAtMax).nullable().describe('When it was paid, null until then.')
}).describe('Income of the agent of the session, one entry for each bill or rebate of a window.')).max(listIncomeResponseValueContentMax).describe('The entries of the page.'),
  "totalPages": zod.int().min(listIncomeResponseValueTotalPagesMin).max(listIncomeResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listIncomeResponseValueTotalElementsMin).max(listIncomeResponseValueTotalElementsMax).describe('Rows in all.'),
  "totals": zod.strictObject({
  "gross": zod.string().max(listIncomeResponseValueTotalsGrossMax).regex(listIncomeResponseValueTotalsGrossRegExp).describe('Gross.'),
  "downlineGross": zod.string().max(listIncomeResponseValueTotalsDownlineGrossMax).regex(listIncomeResponseValueTotalsDownlineGrossRegExp).describe('The part of the downlines.'),
  "adjustment": zod.string().max(listIncomeResponseValueTotalsAdjustmentMax).regex(listIncomeResponseValueTotalsAdjustmentRegExp).describe('Signed changes.'),
  "net": zod.string().max(listIncomeResponseValueTotalsNetMax).regex(listIncomeResponseValueTotalsNetRegExp).describe('Net.')
}).describe('The totals of all pages.')
}).describe('A page of income.')
}).describe('The answer of `listIncome`.')

/**
 * A page of the settled bets that an income of the agent of the session was computed from, with what each added. The turnover of all
 * pages is that of the income. The income of another agent is 404.
 * Range, search, order and totals hold for all pages, so that a client can write a CSV file by reading them one after the other.
 * @summary List the bets behind an income
 */
export const listIncomeBetsPathIncomeIdMax = 40;



export const ListIncomeBetsParams = zod.object({
  "incomeId": zod.string().min(1).max(listIncomeBetsPathIncomeIdMax).describe('The income.')
})

export const listIncomeBetsQuerySearchMax = 60;

export const listIncomeBetsQuerySortDefault = `-settledAt`;
export const listIncomeBetsQueryPageNoDefault = 1;
export const listIncomeBetsQueryPageNoMax = 100000;

export const listIncomeBetsQueryPageSizeDefault = 42;
export const listIncomeBetsQueryPageSizeMax = 100;



export const ListIncomeBetsQueryParams = zod.object({
  "search": zod.string().min(1).max(listIncomeBetsQuerySearchMax).optional().describe('Part of an account name or nickname, whatever the case and the accents.'),
  "sort": zod.enum(['settledAt', '-settledAt', 'turnover', '-turnover', 'contribution', '-contribution']).default(listIncomeBetsQuerySortDefault).describe('The order, by one column; `-` is downwards. Equal rows go by id.'),
  "pageNo": zod.int().min(1).max(listIncomeBetsQueryPageNoMax).default(listIncomeBetsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listIncomeBetsQueryPageSizeMax).default(listIncomeBetsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listIncomeBetsHeaderMerchantMax = 32;


export const listIncomeBetsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listIncomeBetsHeaderXRequestIdMax = 64;


export const listIncomeBetsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListIncomeBetsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listIncomeBetsHeaderMerchantMax).regex(listIncomeBetsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listIncomeBetsHeaderXRequestIdMax).regex(listIncomeBetsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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


export const ListIncomeBetsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "bet": zod.strictObject({
  "betId": zod.string().min(1).max(listIncomeBetsResponseValueContentItemBetBetIdMax).describe('Its id.'),
  "memberId": zod.string().min(1).max(listIncomeBetsResponseValueContentItemBetMemberIdMax).describe('Whose it is.'),
  "account": zod.string().min(1).max(listIncomeBetsResponseValueContentItemBetAccountMax).describe('Whose it is.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void']).describe('`open -> won | lost | push | void`. `push`: the stake came back by the rules of the game; `void`: by cancelling it\nor the round. A corrected result can lead from one end to another.\n'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "vassalage": zod.string().max(listIncomeBetsResponseValueContentItemBetVassalageMax).regex(listIncomeBetsResponseValueContentItemBetVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "gameName": zod.string().min(1).max(listIncomeBetsResponseValueContentItemBetGameNameMax).describe('The game.'),
  "summary": zod.string().max(listIncomeBetsResponseValueContentItemBetSummaryMax).describe('What was bet on, in the language of the request; empty where the vendor does not say.'),
  "roundId": zod.string().min(1).max(listIncomeBetsResponseValueContentItemBetRoundIdMax).nullable().describe('The round, null for a draw.'),
  "drawId": zod.string().min(1).max(listIncomeBetsResponseValueContentItemBetDrawIdMax).nullable().describe('The draw, null for a round.'),
  "stake": zod.string().max(listIncomeBetsResponseValueContentItemBetStakeMax).regex(listIncomeBetsResponseValueContentItemBetStakeRegExp).describe('What was staked.'),
  "turnover": zod.union([zod.string().max(listIncomeBetsResponseValueContentItemBetTurnoverOneMax).regex(listIncomeBetsResponseValueContentItemBetTurnoverOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What of the stake counts as turnover, 0.00 for a push or void; null while it is open.'),
  "validTurnover": zod.union([zod.string().max(listIncomeBetsResponseValueContentItemBetValidTurnoverOneMax).regex(listIncomeBetsResponseValueContentItemBetValidTurnoverOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What of the stake counts as valid turnover; null while it is open.'),
  "payout": zod.union([zod.string().max(listIncomeBetsResponseValueContentItemBetPayoutOneMax).regex(listIncomeBetsResponseValueContentItemBetPayoutOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What came back, the stake included; null while it is open.'),
  "net": zod.union([zod.string().max(listIncomeBetsResponseValueContentItemBetNetOneMax).regex(listIncomeBetsResponseValueContentItemBetNetOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('Payout less stake, from the player\'s side; null while it is open.'),
  "placedAt": zod.iso.datetime({"offset":true}).max(listIncomeBetsResponseValueContentItemBetPlacedAtMax).describe('When it was placed.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(listIncomeBetsResponseValueContentItemBetSettledAtMax).nullable().describe('When it was settled last, null while it is open.')
}).describe('A bet of somebody of the team.'),
  "rate": zod.int().min(listIncomeBetsResponseValueContentItemRateMin).max(listIncomeBetsResponseValueContentItemRateMax).describe('The agent\'s own rate in basis points.'),
  "downlineRate": zod.int().min(listIncomeBetsResponseValueContentItemDownlineRateMin).max(listIncomeBetsResponseValueContentItemDownlineRateMax).describe('The rate of the direct downline in whose line the bet was placed, 0 where it has no contract.'),
  "contribution": zod.string().max(listIncomeBetsResponseValueContentItemContributionMax).regex(listIncomeBetsResponseValueContentItemContributionRegExp).describe('What the bet added to the net income before a lower bound and rounding: its turnover, or for a dividend its share of the loss, times the difference of the rates.'),
  "adjustment": zod.boolean().describe('Whether it changes a window before this one.')
}).describe('A bet behind an income, with what it added.')).max(listIncomeBetsResponseValueContentMax).describe('The bets of the page.'),
  "totalPages": zod.int().min(listIncomeBetsResponseValueTotalPagesMin).max(listIncomeBetsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listIncomeBetsResponseValueTotalElementsMin).max(listIncomeBetsResponseValueTotalElementsMax).describe('Rows in all.'),
  "totals": zod.strictObject({
  "count": zod.int().min(listIncomeBetsResponseValueTotalsCountMin).max(listIncomeBetsResponseValueTotalsCountMax).describe('Bets.'),
  "turnover": zod.string().max(listIncomeBetsResponseValueTotalsTurnoverMax).regex(listIncomeBetsResponseValueTotalsTurnoverRegExp).describe('Their turnover; without a search that of the income.'),
  "contribution": zod.string().max(listIncomeBetsResponseValueTotalsContributionMax).regex(listIncomeBetsResponseValueTotalsContributionRegExp).describe('What they added; without a search it differs from the net by rounding and the lower bound only.')
}).describe('The totals of all pages.')
}).describe('A page of the bets behind an income.')
}).describe('The answer of `listIncomeBets`.')

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



export const ListTeamTransactionsQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listTeamTransactionsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listTeamTransactionsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "search": zod.string().min(1).max(listTeamTransactionsQuerySearchMax).optional().describe('Part of an account name or nickname, whatever the case and the accents.'),
  "memberId": zod.string().min(1).max(listTeamTransactionsQueryMemberIdMax).optional().describe('Only this member of the team.'),
  "kind": zod.enum(['deposit', 'withdrawal', 'transfer_in', 'transfer_out', 'bet', 'prize', 'refund', 'promotion', 'rebate', 'salary', 'dividend', 'points', 'fee', 'adjustment']).optional().describe('Only entries of this kind.'),
  "sort": zod.enum(['at', '-at', 'amount', '-amount']).default(listTeamTransactionsQuerySortDefault).describe('The order, by one column; `-` is downwards. Equal rows go by id.'),
  "pageNo": zod.int().min(1).max(listTeamTransactionsQueryPageNoMax).default(listTeamTransactionsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listTeamTransactionsQueryPageSizeMax).default(listTeamTransactionsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listTeamTransactionsHeaderMerchantMax = 32;


export const listTeamTransactionsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listTeamTransactionsHeaderXRequestIdMax = 64;


export const listTeamTransactionsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListTeamTransactionsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listTeamTransactionsHeaderMerchantMax).regex(listTeamTransactionsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listTeamTransactionsHeaderXRequestIdMax).regex(listTeamTransactionsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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


export const ListTeamTransactionsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "entryId": zod.string().min(1).max(listTeamTransactionsResponseValueContentItemEntryIdMax).describe('Its id.'),
  "memberId": zod.string().min(1).max(listTeamTransactionsResponseValueContentItemMemberIdMax).describe('Whose it is.'),
  "account": zod.string().min(1).max(listTeamTransactionsResponseValueContentItemAccountMax).describe('Whose it is.'),
  "at": zod.iso.datetime({"offset":true}).max(listTeamTransactionsResponseValueContentItemAtMax).describe('When it was entered.'),
  "kind": zod.enum(['deposit', 'withdrawal', 'transfer_in', 'transfer_out', 'bet', 'prize', 'refund', 'promotion', 'rebate', 'salary', 'dividend', 'points', 'fee', 'adjustment']).describe('Why money moved. `withdrawal` takes what is held, and gives it back as a positive amount; `transfer_*` are between\nwallets or members; `bet` and `prize` stakes and payouts, `refund` stakes given back; `salary` and `dividend` income\nby contract; `points` converted points; `adjustment` an act of the operator.\n'),
  "amount": zod.string().max(listTeamTransactionsResponseValueContentItemAmountMax).regex(listTeamTransactionsResponseValueContentItemAmountRegExp).describe('What was moved, negative where the balance fell.'),
  "balanceAfter": zod.string().max(listTeamTransactionsResponseValueContentItemBalanceAfterMax).regex(listTeamTransactionsResponseValueContentItemBalanceAfterRegExp).describe('The main wallet after it.'),
  "reason": zod.string().min(1).max(listTeamTransactionsResponseValueContentItemReasonMax).describe('Its reason in the language of the request.'),
  "reference": zod.union([zod.strictObject({
  "type": zod.enum(['deposit', 'withdrawal', 'wallet_transfer', 'member_transfer', 'bet', 'promotion', 'bonus', 'points', 'bill', 'operator']).describe('What it is. The page, and the call that tells it, go by this.'),
  "id": zod.string().min(1).max(listTeamTransactionsResponseValueContentItemReferenceOneIdMax).describe('Its id.')
}).describe('What an entry is about, to be opened.'),zod.null()]).describe('What it is about, null where nothing has an id.')
}).describe('An entry of the ledger of somebody of the team.')).max(listTeamTransactionsResponseValueContentMax).describe('The entries of the page.'),
  "totalPages": zod.int().min(listTeamTransactionsResponseValueTotalPagesMin).max(listTeamTransactionsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listTeamTransactionsResponseValueTotalElementsMin).max(listTeamTransactionsResponseValueTotalElementsMax).describe('Rows in all.'),
  "totals": zod.strictObject({
  "count": zod.int().min(listTeamTransactionsResponseValueTotalsCountMin).max(listTeamTransactionsResponseValueTotalsCountMax).describe('Entries.'),
  "moneyIn": zod.string().max(listTeamTransactionsResponseValueTotalsMoneyInMax).regex(listTeamTransactionsResponseValueTotalsMoneyInRegExp).describe('Entries that raised a balance.'),
  "moneyOut": zod.string().max(listTeamTransactionsResponseValueTotalsMoneyOutMax).regex(listTeamTransactionsResponseValueTotalsMoneyOutRegExp).describe('Entries that lowered one, as a positive amount.'),
  "net": zod.string().max(listTeamTransactionsResponseValueTotalsNetMax).regex(listTeamTransactionsResponseValueTotalsNetRegExp).describe('The one less the other.')
}).describe('The totals of all pages.')
}).describe('A page of transactions.')
}).describe('The answer of `listTeamTransactions`.')

