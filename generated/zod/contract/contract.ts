/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * A page of the contracts of the agent of the session: those that pay it (`own`) and those that it grants (`downline`), in every state,
 * rejected and ended ones included. Range and order go by the time of the newest version; contracts in force (`valid`,
 * `terminating`) are in the list whatever the range. A client can write a CSV file by reading
 * the pages one after the other.
 * @summary List contracts
 */
export const listContractsQueryFromMax = 30;

export const listContractsQueryToMax = 30;

export const listContractsQuerySearchMax = 60;

export const listContractsQuerySortDefault = `-updatedAt`;
export const listContractsQueryPageNoDefault = 1;
export const listContractsQueryPageNoMax = 100000;

export const listContractsQueryPageSizeDefault = 42;
export const listContractsQueryPageSizeMax = 100;



export const ListContractsQueryParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime'])).check(/*#__PURE__*/ zod.describe('Only contracts of this kind.')),
  "side": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['own', 'downline'])).check(/*#__PURE__*/ zod.describe('Only own contracts or only those of downlines.')),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded'])).check(/*#__PURE__*/ zod.describe('Only contracts in this state.')),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractsQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Part of an account name or nickname, whatever the case and the accents.')),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['updatedAt', '-updatedAt', 'createdAt', '-createdAt', 'rate', '-rate', 'account', '-account']), listContractsQuerySortDefault).check(/*#__PURE__*/ zod.describe('The order, by one column; `-` is downwards. Equal rows go by id.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContractsQueryPageNoMax)), listContractsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContractsQueryPageSizeMax)), listContractsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listContractsHeaderMerchantMax = 32;


export const listContractsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listContractsHeaderXRequestIdMax = 64;


export const listContractsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListContractsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listContractsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listContractsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listContractsResponseValueContentItemContractIdMax = 40;

export const listContractsResponseValueContentItemUplineIdMax = 40;

export const listContractsResponseValueContentItemUplineAccountMax = 64;

export const listContractsResponseValueContentItemUplineNicknameMax = 64;

export const listContractsResponseValueContentItemDownlineIdMax = 40;

export const listContractsResponseValueContentItemDownlineAccountMax = 64;

export const listContractsResponseValueContentItemDownlineNicknameMax = 64;

export const listContractsResponseValueContentItemTermsTiersItemTurnoverMax = 24;


export const listContractsResponseValueContentItemTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractsResponseValueContentItemTermsTiersItemActiveDownlinesMin = 0;
export const listContractsResponseValueContentItemTermsTiersItemActiveDownlinesMax = 1000000;

export const listContractsResponseValueContentItemTermsTiersItemLossOneMax = 24;


export const listContractsResponseValueContentItemTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractsResponseValueContentItemTermsTiersItemRateMax = 10000;

export const listContractsResponseValueContentItemTermsTiersMax = 6;

export const listContractsResponseValueContentItemTermsActiveMinimumMax = 24;


export const listContractsResponseValueContentItemTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractsResponseValueContentItemVersionMax = 1000;

export const listContractsResponseValueContentItemReplacesMax = 40;

export const listContractsResponseValueContentItemEffectiveFromMax = 30;

export const listContractsResponseValueContentItemEffectiveToMax = 30;

export const listContractsResponseValueContentItemCreatedAtMax = 30;

export const listContractsResponseValueContentItemUpdatedAtMax = 30;

export const listContractsResponseValueContentItemActionsMax = 5;

export const listContractsResponseValueContentMax = 100;

export const listContractsResponseValueTotalPagesMin = 0;
export const listContractsResponseValueTotalPagesMax = 1000000;

export const listContractsResponseValueTotalElementsMin = 0;
export const listContractsResponseValueTotalElementsMax = 100000000;



export const ListContractsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractsResponseValueContentItemContractIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "side": /*#__PURE__*/ zod.enum(['own', 'downline']).check(/*#__PURE__*/ zod.describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n')),
  "upline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractsResponseValueContentItemUplineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractsResponseValueContentItemUplineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractsResponseValueContentItemUplineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who grants it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractsResponseValueContentItemDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractsResponseValueContentItemDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractsResponseValueContentItemDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who is paid by it.')),
  "terms": /*#__PURE__*/ zod.object({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractsResponseValueContentItemTermsTiersItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(listContractsResponseValueContentItemTermsTiersItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The least valid turnover of the team in the window.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listContractsResponseValueContentItemTermsTiersItemActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(listContractsResponseValueContentItemTermsTiersItemActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('The fewest active downlines; the agent itself counts.')),
  "loss": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractsResponseValueContentItemTermsTiersItemLossOneMax)).check(/*#__PURE__*/ zod.regex(listContractsResponseValueContentItemTermsTiersItemLossOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The least loss of the team, as a positive amount; null in salary contracts.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContractsResponseValueContentItemTermsTiersItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractsResponseValueContentItemTermsTiersMax)).check(/*#__PURE__*/ zod.describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.')),
  "activeMinimum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractsResponseValueContentItemTermsActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(listContractsResponseValueContentItemTermsActiveMinimumRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of the window from which a downline counts as active.')),
  "carryOver": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['none', 'half-month', 'permanent']).check(/*#__PURE__*/ zod.describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For a dividend; null in salary contracts.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for what.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContractsResponseValueContentItemVersionMax)).check(/*#__PURE__*/ zod.describe('The number of its newest version. Every act on it names the version that was seen.')),
  "replaces": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractsResponseValueContentItemReplacesMax))).check(/*#__PURE__*/ zod.describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.')),
  "effectiveFrom": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractsResponseValueContentItemEffectiveFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the first window that it pays for, null until it is signed.')),
  "effectiveTo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractsResponseValueContentItemEffectiveToMax))).check(/*#__PURE__*/ zod.describe('The end of the last window that it pays for, null while that is open.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractsResponseValueContentItemCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was proposed.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractsResponseValueContentItemUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When its newest version was made.')),
  "actions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).check(/*#__PURE__*/ zod.describe('What a party can do with a contract.'))).check(/*#__PURE__*/ zod.maxLength(listContractsResponseValueContentItemActionsMax)).check(/*#__PURE__*/ zod.describe('What the agent of the session can do with it now.'))
}).check(/*#__PURE__*/ zod.describe('A contract between an agent and its direct upline, or between a general agent and the platform.'))).check(/*#__PURE__*/ zod.maxLength(listContractsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The contracts of the page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listContractsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listContractsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listContractsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listContractsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Rows in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of contracts.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listContracts`.'))

/**
 * The agent of the session, as the upline, proposes a contract to an agent directly below; it is `requested` until it is signed, rejected
 * or withdrawn, and pays nothing before. The server writes the contract in words, in the language of the request, as version 1.
 * - No rate may be above the highest of the upline's own valid contract of the same kind: else 422 `contract_rate_too_high`.
 * - Each tier has a higher rate than the one before and no lower threshold: else 422 `contract_tiers_invalid`.
 * - The other party is an agent directly below: else 422 `contract_party_invalid`; outside of the team 404.
 * - One open proposal of a kind between two parties: else 409 `contract_proposal_open`. Where a contract of the kind is valid, the new one names it in `replaces`.
 * - Where `checkContractConflicts` lists contracts that the new one would end, its hash must be sent: without it 409 `contract_conflicts`, with another than the current one 409 `contract_conflicts_changed`. Nothing ends before the signature.
 * - `loss` and `carryOver` stand in dividends and only there: else 400 `validation_failed`.
 * The other party gets a message. Written to the audit log.
 * @summary Propose a contract
 */
export const proposeContractHeaderMerchantMax = 32;


export const proposeContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const proposeContractHeaderXRequestIdMax = 64;


export const proposeContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ProposeContractHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proposeContractHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(proposeContractHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proposeContractHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(proposeContractHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const proposeContractBodyDownlineIdMax = 40;

export const proposeContractBodyTermsTiersItemTurnoverMax = 24;


export const proposeContractBodyTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const proposeContractBodyTermsTiersItemActiveDownlinesMin = 0;
export const proposeContractBodyTermsTiersItemActiveDownlinesMax = 1000000;

export const proposeContractBodyTermsTiersItemLossOneMax = 24;


export const proposeContractBodyTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const proposeContractBodyTermsTiersItemRateMax = 10000;

export const proposeContractBodyTermsTiersMax = 6;

export const proposeContractBodyTermsActiveMinimumMax = 24;


export const proposeContractBodyTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const proposeContractBodyConflictHashMax = 64;


export const proposeContractBodyConflictHashRegExp = new RegExp('^[0-9a-f]{64}$');


export const ProposeContractBody = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "downlineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposeContractBodyDownlineIdMax)).check(/*#__PURE__*/ zod.describe('The direct downline.')),
  "terms": /*#__PURE__*/ zod.strictObject({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proposeContractBodyTermsTiersItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(proposeContractBodyTermsTiersItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The least valid turnover of the team in the window.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(proposeContractBodyTermsTiersItemActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(proposeContractBodyTermsTiersItemActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('The fewest active downlines; the agent itself counts.')),
  "loss": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proposeContractBodyTermsTiersItemLossOneMax)).check(/*#__PURE__*/ zod.regex(proposeContractBodyTermsTiersItemLossOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The least loss of the team, as a positive amount; null in salary contracts.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(proposeContractBodyTermsTiersItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposeContractBodyTermsTiersMax)).check(/*#__PURE__*/ zod.describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.')),
  "activeMinimum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proposeContractBodyTermsActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(proposeContractBodyTermsActiveMinimumRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of the window from which a downline counts as active.')),
  "carryOver": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['none', 'half-month', 'permanent']).check(/*#__PURE__*/ zod.describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For a dividend; null in salary contracts.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for what.')),
  "conflictHash": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proposeContractBodyConflictHashMax)).check(/*#__PURE__*/ zod.regex(proposeContractBodyConflictHashRegExp))).check(/*#__PURE__*/ zod.describe('The hash of the conflicts that were shown, where there are any.'))
}).check(/*#__PURE__*/ zod.describe('A contract to propose.'))

export const proposeContractResponseValueContractContractIdMax = 40;

export const proposeContractResponseValueContractUplineIdMax = 40;

export const proposeContractResponseValueContractUplineAccountMax = 64;

export const proposeContractResponseValueContractUplineNicknameMax = 64;

export const proposeContractResponseValueContractDownlineIdMax = 40;

export const proposeContractResponseValueContractDownlineAccountMax = 64;

export const proposeContractResponseValueContractDownlineNicknameMax = 64;

export const proposeContractResponseValueContractTermsTiersItemTurnoverMax = 24;


export const proposeContractResponseValueContractTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const proposeContractResponseValueContractTermsTiersItemActiveDownlinesMin = 0;
export const proposeContractResponseValueContractTermsTiersItemActiveDownlinesMax = 1000000;

export const proposeContractResponseValueContractTermsTiersItemLossOneMax = 24;


export const proposeContractResponseValueContractTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const proposeContractResponseValueContractTermsTiersItemRateMax = 10000;

export const proposeContractResponseValueContractTermsTiersMax = 6;

export const proposeContractResponseValueContractTermsActiveMinimumMax = 24;


export const proposeContractResponseValueContractTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const proposeContractResponseValueContractVersionMax = 1000;

export const proposeContractResponseValueContractReplacesMax = 40;

export const proposeContractResponseValueContractEffectiveFromMax = 30;

export const proposeContractResponseValueContractEffectiveToMax = 30;

export const proposeContractResponseValueContractCreatedAtMax = 30;

export const proposeContractResponseValueContractUpdatedAtMax = 30;

export const proposeContractResponseValueContractActionsMax = 5;

export const proposeContractResponseValueVersionsItemVersionMax = 1000;

export const proposeContractResponseValueVersionsItemByIdMax = 40;

export const proposeContractResponseValueVersionsItemByAccountMax = 64;

export const proposeContractResponseValueVersionsItemByNicknameMax = 64;

export const proposeContractResponseValueVersionsItemAtMax = 30;

export const proposeContractResponseValueVersionsItemTextMax = 5000;

export const proposeContractResponseValueVersionsItemTextHashMax = 64;


export const proposeContractResponseValueVersionsItemTextHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const proposeContractResponseValueVersionsItemReasonMax = 300;

export const proposeContractResponseValueVersionsMax = 100;



export const ProposeContractResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "contract": /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueContractContractIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "side": /*#__PURE__*/ zod.enum(['own', 'downline']).check(/*#__PURE__*/ zod.describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n')),
  "upline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueContractUplineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueContractUplineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueContractUplineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who grants it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueContractDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueContractDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueContractDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who is paid by it.')),
  "terms": /*#__PURE__*/ zod.object({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueContractTermsTiersItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(proposeContractResponseValueContractTermsTiersItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The least valid turnover of the team in the window.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(proposeContractResponseValueContractTermsTiersItemActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(proposeContractResponseValueContractTermsTiersItemActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('The fewest active downlines; the agent itself counts.')),
  "loss": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueContractTermsTiersItemLossOneMax)).check(/*#__PURE__*/ zod.regex(proposeContractResponseValueContractTermsTiersItemLossOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The least loss of the team, as a positive amount; null in salary contracts.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(proposeContractResponseValueContractTermsTiersItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueContractTermsTiersMax)).check(/*#__PURE__*/ zod.describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.')),
  "activeMinimum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueContractTermsActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(proposeContractResponseValueContractTermsActiveMinimumRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of the window from which a downline counts as active.')),
  "carryOver": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['none', 'half-month', 'permanent']).check(/*#__PURE__*/ zod.describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For a dividend; null in salary contracts.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for what.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(proposeContractResponseValueContractVersionMax)).check(/*#__PURE__*/ zod.describe('The number of its newest version. Every act on it names the version that was seen.')),
  "replaces": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueContractReplacesMax))).check(/*#__PURE__*/ zod.describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.')),
  "effectiveFrom": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueContractEffectiveFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the first window that it pays for, null until it is signed.')),
  "effectiveTo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueContractEffectiveToMax))).check(/*#__PURE__*/ zod.describe('The end of the last window that it pays for, null while that is open.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueContractCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was proposed.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueContractUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When its newest version was made.')),
  "actions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).check(/*#__PURE__*/ zod.describe('What a party can do with a contract.'))).check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueContractActionsMax)).check(/*#__PURE__*/ zod.describe('What the agent of the session can do with it now.'))
}).check(/*#__PURE__*/ zod.describe('A contract between an agent and its direct upline, or between a general agent and the platform.')),
  "versions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(proposeContractResponseValueVersionsItemVersionMax)).check(/*#__PURE__*/ zod.describe('Its number, from 1.')),
  "action": /*#__PURE__*/ zod.enum(['propose', 'sign', 'reject', 'withdraw', 'terminate', 'agree_termination', 'end_by_conflict', 'supersede']).check(/*#__PURE__*/ zod.describe('What was done.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('The state after it.')),
  "by": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueVersionsItemByIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueVersionsItemByAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueVersionsItemByNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who did it.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueVersionsItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueVersionsItemTextMax)).check(/*#__PURE__*/ zod.describe('The whole contract in words, as it was shown to the parties: in `textLanguage`, and after an empty line in the other language of the site where the backend has it.')),
  "textLanguage": /*#__PURE__*/ zod.enum(['EN', 'VI']).check(/*#__PURE__*/ zod.describe('A bundled language of the portal, English or Vietnamese.')),
  "textHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueVersionsItemTextHashMax)).check(/*#__PURE__*/ zod.regex(proposeContractResponseValueVersionsItemTextHashRegExp)).check(/*#__PURE__*/ zod.describe('The SHA-256 of the text in UTF-8, in hexadecimal.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueVersionsItemReasonMax))).check(/*#__PURE__*/ zod.describe('The words that came with a rejection or a termination, null where there are none.'))
}).check(/*#__PURE__*/ zod.describe('A change of a contract, kept for ever. A signed version never changes.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposeContractResponseValueVersionsMax)).check(/*#__PURE__*/ zod.describe('Every version, the newest first.'))
}).check(/*#__PURE__*/ zod.describe('A contract with its history.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `proposeContract`.'))

/**
 * A page of the contracts that wait for a party, the oldest first: proposals for a signature, terminations for an agreement. `incoming`
 * ones wait for the agent of the session, `outgoing` ones for the other party. The portal asks on a timer, with `X-Background: 1`.
 * @summary List contract requests
 */
export const listContractRequestsQueryPageNoDefault = 1;
export const listContractRequestsQueryPageNoMax = 100000;

export const listContractRequestsQueryPageSizeDefault = 42;
export const listContractRequestsQueryPageSizeMax = 100;



export const ListContractRequestsQueryParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime'])).check(/*#__PURE__*/ zod.describe('Only contracts of this kind.')),
  "direction": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['incoming', 'outgoing'])).check(/*#__PURE__*/ zod.describe('Only incoming or only outgoing ones.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContractRequestsQueryPageNoMax)), listContractRequestsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContractRequestsQueryPageSizeMax)), listContractRequestsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listContractRequestsHeaderMerchantMax = 32;


export const listContractRequestsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listContractRequestsHeaderXRequestIdMax = 64;


export const listContractRequestsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListContractRequestsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractRequestsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listContractRequestsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractRequestsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listContractRequestsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listContractRequestsResponseValueContentItemContractContractIdMax = 40;

export const listContractRequestsResponseValueContentItemContractUplineIdMax = 40;

export const listContractRequestsResponseValueContentItemContractUplineAccountMax = 64;

export const listContractRequestsResponseValueContentItemContractUplineNicknameMax = 64;

export const listContractRequestsResponseValueContentItemContractDownlineIdMax = 40;

export const listContractRequestsResponseValueContentItemContractDownlineAccountMax = 64;

export const listContractRequestsResponseValueContentItemContractDownlineNicknameMax = 64;

export const listContractRequestsResponseValueContentItemContractTermsTiersItemTurnoverMax = 24;


export const listContractRequestsResponseValueContentItemContractTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractRequestsResponseValueContentItemContractTermsTiersItemActiveDownlinesMin = 0;
export const listContractRequestsResponseValueContentItemContractTermsTiersItemActiveDownlinesMax = 1000000;

export const listContractRequestsResponseValueContentItemContractTermsTiersItemLossOneMax = 24;


export const listContractRequestsResponseValueContentItemContractTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractRequestsResponseValueContentItemContractTermsTiersItemRateMax = 10000;

export const listContractRequestsResponseValueContentItemContractTermsTiersMax = 6;

export const listContractRequestsResponseValueContentItemContractTermsActiveMinimumMax = 24;


export const listContractRequestsResponseValueContentItemContractTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractRequestsResponseValueContentItemContractVersionMax = 1000;

export const listContractRequestsResponseValueContentItemContractReplacesMax = 40;

export const listContractRequestsResponseValueContentItemContractEffectiveFromMax = 30;

export const listContractRequestsResponseValueContentItemContractEffectiveToMax = 30;

export const listContractRequestsResponseValueContentItemContractCreatedAtMax = 30;

export const listContractRequestsResponseValueContentItemContractUpdatedAtMax = 30;

export const listContractRequestsResponseValueContentItemContractActionsMax = 5;

export const listContractRequestsResponseValueContentItemSinceMax = 30;

export const listContractRequestsResponseValueContentMax = 100;

export const listContractRequestsResponseValueTotalPagesMin = 0;
export const listContractRequestsResponseValueTotalPagesMax = 1000000;

export const listContractRequestsResponseValueTotalElementsMin = 0;
export const listContractRequestsResponseValueTotalElementsMax = 100000000;



export const ListContractRequestsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "contract": /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractRequestsResponseValueContentItemContractContractIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "side": /*#__PURE__*/ zod.enum(['own', 'downline']).check(/*#__PURE__*/ zod.describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n')),
  "upline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractRequestsResponseValueContentItemContractUplineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractRequestsResponseValueContentItemContractUplineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractRequestsResponseValueContentItemContractUplineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who grants it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractRequestsResponseValueContentItemContractDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractRequestsResponseValueContentItemContractDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractRequestsResponseValueContentItemContractDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who is paid by it.')),
  "terms": /*#__PURE__*/ zod.object({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractRequestsResponseValueContentItemContractTermsTiersItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(listContractRequestsResponseValueContentItemContractTermsTiersItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The least valid turnover of the team in the window.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listContractRequestsResponseValueContentItemContractTermsTiersItemActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(listContractRequestsResponseValueContentItemContractTermsTiersItemActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('The fewest active downlines; the agent itself counts.')),
  "loss": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractRequestsResponseValueContentItemContractTermsTiersItemLossOneMax)).check(/*#__PURE__*/ zod.regex(listContractRequestsResponseValueContentItemContractTermsTiersItemLossOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The least loss of the team, as a positive amount; null in salary contracts.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContractRequestsResponseValueContentItemContractTermsTiersItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractRequestsResponseValueContentItemContractTermsTiersMax)).check(/*#__PURE__*/ zod.describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.')),
  "activeMinimum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractRequestsResponseValueContentItemContractTermsActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(listContractRequestsResponseValueContentItemContractTermsActiveMinimumRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of the window from which a downline counts as active.')),
  "carryOver": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['none', 'half-month', 'permanent']).check(/*#__PURE__*/ zod.describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For a dividend; null in salary contracts.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for what.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContractRequestsResponseValueContentItemContractVersionMax)).check(/*#__PURE__*/ zod.describe('The number of its newest version. Every act on it names the version that was seen.')),
  "replaces": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractRequestsResponseValueContentItemContractReplacesMax))).check(/*#__PURE__*/ zod.describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.')),
  "effectiveFrom": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractRequestsResponseValueContentItemContractEffectiveFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the first window that it pays for, null until it is signed.')),
  "effectiveTo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractRequestsResponseValueContentItemContractEffectiveToMax))).check(/*#__PURE__*/ zod.describe('The end of the last window that it pays for, null while that is open.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractRequestsResponseValueContentItemContractCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was proposed.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractRequestsResponseValueContentItemContractUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When its newest version was made.')),
  "actions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).check(/*#__PURE__*/ zod.describe('What a party can do with a contract.'))).check(/*#__PURE__*/ zod.maxLength(listContractRequestsResponseValueContentItemContractActionsMax)).check(/*#__PURE__*/ zod.describe('What the agent of the session can do with it now.'))
}).check(/*#__PURE__*/ zod.describe('A contract between an agent and its direct upline, or between a general agent and the platform.')),
  "direction": /*#__PURE__*/ zod.enum(['incoming', 'outgoing']).check(/*#__PURE__*/ zod.describe('Whether the agent of the session is waited for, or waits.')),
  "wants": /*#__PURE__*/ zod.enum(['signature', 'termination']).check(/*#__PURE__*/ zod.describe('What is waited for: a signature, or the agreement to a termination.')),
  "since": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractRequestsResponseValueContentItemSinceMax)).check(/*#__PURE__*/ zod.describe('Since when.'))
}).check(/*#__PURE__*/ zod.describe('A contract that waits for one of its parties.'))).check(/*#__PURE__*/ zod.maxLength(listContractRequestsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The requests of the page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listContractRequestsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listContractRequestsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listContractRequestsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listContractRequestsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Rows in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of requests.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listContractRequests`.'))

/**
 * What the agent of the session needs to know before it proposes a contract of a kind to an agent directly below: the highest rate of its
 * own contract, what is in force and what is proposed between the two, when a contract that is signed now would begin to pay, and the figures of the
 * other agent's team so far. Parties are held to the same rules as in `proposeContract`. Changes nothing.
 * @summary Tell what a proposal starts from
 */
export const getContractBasisQueryDownlineIdMax = 40;

export const getContractBasisQueryActiveMinimumMax = 24;


export const getContractBasisQueryActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const GetContractBasisQueryParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('The kind of the contract.')),
  "downlineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBasisQueryDownlineIdMax)).check(/*#__PURE__*/ zod.describe('The agent directly below.')),
  "activeMinimum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBasisQueryActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(getContractBasisQueryActiveMinimumRegExp))).check(/*#__PURE__*/ zod.describe('From which turnover a downline counts as active. Without it that of the contract in force holds, or 0.00.'))
})

export const getContractBasisHeaderMerchantMax = 32;


export const getContractBasisHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getContractBasisHeaderXRequestIdMax = 64;


export const getContractBasisHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetContractBasisHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBasisHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getContractBasisHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBasisHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getContractBasisHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const getContractBasisResponseValueDownlineIdMax = 40;

export const getContractBasisResponseValueDownlineAccountMax = 64;

export const getContractBasisResponseValueDownlineNicknameMax = 64;

export const getContractBasisResponseValueOwnRateMin = 0;
export const getContractBasisResponseValueOwnRateMax = 10000;

export const getContractBasisResponseValueCurrentOneContractIdMax = 40;

export const getContractBasisResponseValueCurrentOneUplineIdMax = 40;

export const getContractBasisResponseValueCurrentOneUplineAccountMax = 64;

export const getContractBasisResponseValueCurrentOneUplineNicknameMax = 64;

export const getContractBasisResponseValueCurrentOneDownlineIdMax = 40;

export const getContractBasisResponseValueCurrentOneDownlineAccountMax = 64;

export const getContractBasisResponseValueCurrentOneDownlineNicknameMax = 64;

export const getContractBasisResponseValueCurrentOneTermsTiersItemTurnoverMax = 24;


export const getContractBasisResponseValueCurrentOneTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBasisResponseValueCurrentOneTermsTiersItemActiveDownlinesMin = 0;
export const getContractBasisResponseValueCurrentOneTermsTiersItemActiveDownlinesMax = 1000000;

export const getContractBasisResponseValueCurrentOneTermsTiersItemLossOneMax = 24;


export const getContractBasisResponseValueCurrentOneTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBasisResponseValueCurrentOneTermsTiersItemRateMax = 10000;

export const getContractBasisResponseValueCurrentOneTermsTiersMax = 6;

export const getContractBasisResponseValueCurrentOneTermsActiveMinimumMax = 24;


export const getContractBasisResponseValueCurrentOneTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBasisResponseValueCurrentOneVersionMax = 1000;

export const getContractBasisResponseValueCurrentOneReplacesMax = 40;

export const getContractBasisResponseValueCurrentOneEffectiveFromMax = 30;

export const getContractBasisResponseValueCurrentOneEffectiveToMax = 30;

export const getContractBasisResponseValueCurrentOneCreatedAtMax = 30;

export const getContractBasisResponseValueCurrentOneUpdatedAtMax = 30;

export const getContractBasisResponseValueCurrentOneActionsMax = 5;

export const getContractBasisResponseValueOpenOneContractIdMax = 40;

export const getContractBasisResponseValueOpenOneUplineIdMax = 40;

export const getContractBasisResponseValueOpenOneUplineAccountMax = 64;

export const getContractBasisResponseValueOpenOneUplineNicknameMax = 64;

export const getContractBasisResponseValueOpenOneDownlineIdMax = 40;

export const getContractBasisResponseValueOpenOneDownlineAccountMax = 64;

export const getContractBasisResponseValueOpenOneDownlineNicknameMax = 64;

export const getContractBasisResponseValueOpenOneTermsTiersItemTurnoverMax = 24;


export const getContractBasisResponseValueOpenOneTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBasisResponseValueOpenOneTermsTiersItemActiveDownlinesMin = 0;
export const getContractBasisResponseValueOpenOneTermsTiersItemActiveDownlinesMax = 1000000;

export const getContractBasisResponseValueOpenOneTermsTiersItemLossOneMax = 24;


export const getContractBasisResponseValueOpenOneTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBasisResponseValueOpenOneTermsTiersItemRateMax = 10000;

export const getContractBasisResponseValueOpenOneTermsTiersMax = 6;

export const getContractBasisResponseValueOpenOneTermsActiveMinimumMax = 24;


export const getContractBasisResponseValueOpenOneTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBasisResponseValueOpenOneVersionMax = 1000;

export const getContractBasisResponseValueOpenOneReplacesMax = 40;

export const getContractBasisResponseValueOpenOneEffectiveFromMax = 30;

export const getContractBasisResponseValueOpenOneEffectiveToMax = 30;

export const getContractBasisResponseValueOpenOneCreatedAtMax = 30;

export const getContractBasisResponseValueOpenOneUpdatedAtMax = 30;

export const getContractBasisResponseValueOpenOneActionsMax = 5;

export const getContractBasisResponseValueStartsAtMax = 30;

export const getContractBasisResponseValueFiguresFromMax = 30;

export const getContractBasisResponseValueFiguresTurnoverMax = 25;


export const getContractBasisResponseValueFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBasisResponseValueFiguresTeamResultMax = 25;


export const getContractBasisResponseValueFiguresTeamResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBasisResponseValueFiguresActiveMinimumMax = 24;


export const getContractBasisResponseValueFiguresActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBasisResponseValueFiguresActiveDownlinesMin = 0;
export const getContractBasisResponseValueFiguresActiveDownlinesMax = 100000000;

export const getContractBasisResponseValueAsOfMax = 30;



export const GetContractBasisResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who would be paid.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "ownRate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getContractBasisResponseValueOwnRateMin)).check(/*#__PURE__*/ zod.lte(getContractBasisResponseValueOwnRateMax)).check(/*#__PURE__*/ zod.describe('The highest rate of the own contract of the kind, which no rate may exceed; 0 without one.')),
  "current": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueCurrentOneContractIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "side": /*#__PURE__*/ zod.enum(['own', 'downline']).check(/*#__PURE__*/ zod.describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n')),
  "upline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueCurrentOneUplineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueCurrentOneUplineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueCurrentOneUplineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who grants it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueCurrentOneDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueCurrentOneDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueCurrentOneDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who is paid by it.')),
  "terms": /*#__PURE__*/ zod.object({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueCurrentOneTermsTiersItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(getContractBasisResponseValueCurrentOneTermsTiersItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The least valid turnover of the team in the window.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getContractBasisResponseValueCurrentOneTermsTiersItemActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(getContractBasisResponseValueCurrentOneTermsTiersItemActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('The fewest active downlines; the agent itself counts.')),
  "loss": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueCurrentOneTermsTiersItemLossOneMax)).check(/*#__PURE__*/ zod.regex(getContractBasisResponseValueCurrentOneTermsTiersItemLossOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The least loss of the team, as a positive amount; null in salary contracts.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getContractBasisResponseValueCurrentOneTermsTiersItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueCurrentOneTermsTiersMax)).check(/*#__PURE__*/ zod.describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.')),
  "activeMinimum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueCurrentOneTermsActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(getContractBasisResponseValueCurrentOneTermsActiveMinimumRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of the window from which a downline counts as active.')),
  "carryOver": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['none', 'half-month', 'permanent']).check(/*#__PURE__*/ zod.describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For a dividend; null in salary contracts.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for what.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getContractBasisResponseValueCurrentOneVersionMax)).check(/*#__PURE__*/ zod.describe('The number of its newest version. Every act on it names the version that was seen.')),
  "replaces": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueCurrentOneReplacesMax))).check(/*#__PURE__*/ zod.describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.')),
  "effectiveFrom": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueCurrentOneEffectiveFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the first window that it pays for, null until it is signed.')),
  "effectiveTo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueCurrentOneEffectiveToMax))).check(/*#__PURE__*/ zod.describe('The end of the last window that it pays for, null while that is open.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueCurrentOneCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was proposed.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueCurrentOneUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When its newest version was made.')),
  "actions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).check(/*#__PURE__*/ zod.describe('What a party can do with a contract.'))).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueCurrentOneActionsMax)).check(/*#__PURE__*/ zod.describe('What the agent of the session can do with it now.'))
}).check(/*#__PURE__*/ zod.describe('A contract between an agent and its direct upline, or between a general agent and the platform.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The contract of the kind in force between the two, which the new one would replace; null without one.')),
  "open": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueOpenOneContractIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "side": /*#__PURE__*/ zod.enum(['own', 'downline']).check(/*#__PURE__*/ zod.describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n')),
  "upline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueOpenOneUplineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueOpenOneUplineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueOpenOneUplineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who grants it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueOpenOneDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueOpenOneDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueOpenOneDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who is paid by it.')),
  "terms": /*#__PURE__*/ zod.object({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueOpenOneTermsTiersItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(getContractBasisResponseValueOpenOneTermsTiersItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The least valid turnover of the team in the window.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getContractBasisResponseValueOpenOneTermsTiersItemActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(getContractBasisResponseValueOpenOneTermsTiersItemActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('The fewest active downlines; the agent itself counts.')),
  "loss": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueOpenOneTermsTiersItemLossOneMax)).check(/*#__PURE__*/ zod.regex(getContractBasisResponseValueOpenOneTermsTiersItemLossOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The least loss of the team, as a positive amount; null in salary contracts.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getContractBasisResponseValueOpenOneTermsTiersItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueOpenOneTermsTiersMax)).check(/*#__PURE__*/ zod.describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.')),
  "activeMinimum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueOpenOneTermsActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(getContractBasisResponseValueOpenOneTermsActiveMinimumRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of the window from which a downline counts as active.')),
  "carryOver": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['none', 'half-month', 'permanent']).check(/*#__PURE__*/ zod.describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For a dividend; null in salary contracts.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for what.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getContractBasisResponseValueOpenOneVersionMax)).check(/*#__PURE__*/ zod.describe('The number of its newest version. Every act on it names the version that was seen.')),
  "replaces": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueOpenOneReplacesMax))).check(/*#__PURE__*/ zod.describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.')),
  "effectiveFrom": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueOpenOneEffectiveFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the first window that it pays for, null until it is signed.')),
  "effectiveTo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueOpenOneEffectiveToMax))).check(/*#__PURE__*/ zod.describe('The end of the last window that it pays for, null while that is open.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueOpenOneCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was proposed.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueOpenOneUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When its newest version was made.')),
  "actions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).check(/*#__PURE__*/ zod.describe('What a party can do with a contract.'))).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueOpenOneActionsMax)).check(/*#__PURE__*/ zod.describe('What the agent of the session can do with it now.'))
}).check(/*#__PURE__*/ zod.describe('A contract between an agent and its direct upline, or between a general agent and the platform.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The open proposal of the kind between the two, which admits no second one; null without one.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueStartsAtMax)).check(/*#__PURE__*/ zod.describe('The beginning of the next window, from which a contract pays that is signed now.')),
  "figures": /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueFiguresFromMax)).check(/*#__PURE__*/ zod.describe('Since when: the beginning of today in the brand\'s time zone, for a dividend of the half month.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueFiguresTurnoverMax)).check(/*#__PURE__*/ zod.regex(getContractBasisResponseValueFiguresTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Its valid turnover.')),
  "teamResult": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueFiguresTeamResultMax)).check(/*#__PURE__*/ zod.regex(getContractBasisResponseValueFiguresTeamResultRegExp)).check(/*#__PURE__*/ zod.describe('Its result, negative when it lost.')),
  "activeMinimum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueFiguresActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(getContractBasisResponseValueFiguresActiveMinimumRegExp)).check(/*#__PURE__*/ zod.describe('From which turnover a downline counts as active.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getContractBasisResponseValueFiguresActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(getContractBasisResponseValueFiguresActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('Active downlines, the agent included.'))
}).check(/*#__PURE__*/ zod.describe('What the team of an agent did so far. An active downline has a turnover of at least `activeMinimum`; the agent itself counts.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractBasisResponseValueAsOfMax)).check(/*#__PURE__*/ zod.describe('The moment for which the figures hold.'))
}).check(/*#__PURE__*/ zod.describe('What a proposal starts from.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getContractBasis`.'))

/**
 * A contract of the same kind between the new contract's downline and an agent directly below it conflicts when its highest rate
 * is above the highest rate of the new contract. Answers these contracts with a hash that the proposal must carry. The server holds the draft to the same rules as
 * `proposeContract`. Changes nothing.
 * @summary Check what a proposal would end
 */
export const checkContractConflictsHeaderMerchantMax = 32;


export const checkContractConflictsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const checkContractConflictsHeaderXRequestIdMax = 64;


export const checkContractConflictsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const CheckContractConflictsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkContractConflictsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(checkContractConflictsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkContractConflictsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(checkContractConflictsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const checkContractConflictsBodyDownlineIdMax = 40;

export const checkContractConflictsBodyTermsTiersItemTurnoverMax = 24;


export const checkContractConflictsBodyTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const checkContractConflictsBodyTermsTiersItemActiveDownlinesMin = 0;
export const checkContractConflictsBodyTermsTiersItemActiveDownlinesMax = 1000000;

export const checkContractConflictsBodyTermsTiersItemLossOneMax = 24;


export const checkContractConflictsBodyTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const checkContractConflictsBodyTermsTiersItemRateMax = 10000;

export const checkContractConflictsBodyTermsTiersMax = 6;

export const checkContractConflictsBodyTermsActiveMinimumMax = 24;


export const checkContractConflictsBodyTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const CheckContractConflictsBody = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "downlineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkContractConflictsBodyDownlineIdMax)).check(/*#__PURE__*/ zod.describe('The direct downline.')),
  "terms": /*#__PURE__*/ zod.strictObject({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkContractConflictsBodyTermsTiersItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(checkContractConflictsBodyTermsTiersItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The least valid turnover of the team in the window.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkContractConflictsBodyTermsTiersItemActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(checkContractConflictsBodyTermsTiersItemActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('The fewest active downlines; the agent itself counts.')),
  "loss": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkContractConflictsBodyTermsTiersItemLossOneMax)).check(/*#__PURE__*/ zod.regex(checkContractConflictsBodyTermsTiersItemLossOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The least loss of the team, as a positive amount; null in salary contracts.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(checkContractConflictsBodyTermsTiersItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkContractConflictsBodyTermsTiersMax)).check(/*#__PURE__*/ zod.describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.')),
  "activeMinimum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkContractConflictsBodyTermsActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(checkContractConflictsBodyTermsActiveMinimumRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of the window from which a downline counts as active.')),
  "carryOver": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['none', 'half-month', 'permanent']).check(/*#__PURE__*/ zod.describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For a dividend; null in salary contracts.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for what.'))
}).check(/*#__PURE__*/ zod.describe('A contract that might be proposed.'))

export const checkContractConflictsResponseValueConflictsItemContractIdMax = 40;

export const checkContractConflictsResponseValueConflictsItemUplineIdMax = 40;

export const checkContractConflictsResponseValueConflictsItemUplineAccountMax = 64;

export const checkContractConflictsResponseValueConflictsItemUplineNicknameMax = 64;

export const checkContractConflictsResponseValueConflictsItemDownlineIdMax = 40;

export const checkContractConflictsResponseValueConflictsItemDownlineAccountMax = 64;

export const checkContractConflictsResponseValueConflictsItemDownlineNicknameMax = 64;

export const checkContractConflictsResponseValueConflictsItemTurnoverMax = 25;


export const checkContractConflictsResponseValueConflictsItemTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const checkContractConflictsResponseValueConflictsItemRateMin = 0;
export const checkContractConflictsResponseValueConflictsItemRateMax = 10000;

export const checkContractConflictsResponseValueConflictsItemNewRateMin = 0;
export const checkContractConflictsResponseValueConflictsItemNewRateMax = 10000;

export const checkContractConflictsResponseValueConflictsItemEndsAtMax = 30;

export const checkContractConflictsResponseValueConflictsMax = 1000;

export const checkContractConflictsResponseValueConflictHashOneMax = 64;


export const checkContractConflictsResponseValueConflictHashOneRegExp = new RegExp('^[0-9a-f]{64}$');


export const CheckContractConflictsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "conflicts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkContractConflictsResponseValueConflictsItemContractIdMax)).check(/*#__PURE__*/ zod.describe('The contract.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "upline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkContractConflictsResponseValueConflictsItemUplineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkContractConflictsResponseValueConflictsItemUplineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkContractConflictsResponseValueConflictsItemUplineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who grants it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkContractConflictsResponseValueConflictsItemDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkContractConflictsResponseValueConflictsItemDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkContractConflictsResponseValueConflictsItemDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who would lose it.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkContractConflictsResponseValueConflictsItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(checkContractConflictsResponseValueConflictsItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of that agent\'s team in the last 14 days, today included.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkContractConflictsResponseValueConflictsItemRateMin)).check(/*#__PURE__*/ zod.lte(checkContractConflictsResponseValueConflictsItemRateMax)).check(/*#__PURE__*/ zod.describe('Its highest rate.')),
  "newRate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkContractConflictsResponseValueConflictsItemNewRateMin)).check(/*#__PURE__*/ zod.lte(checkContractConflictsResponseValueConflictsItemNewRateMax)).check(/*#__PURE__*/ zod.describe('The highest rate of the new contract.')),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(checkContractConflictsResponseValueConflictsItemEndsAtMax)).check(/*#__PURE__*/ zod.describe('The end of the window that runs now, until which it would still pay.'))
}).check(/*#__PURE__*/ zod.describe('A contract that cannot stand beside the new one, because it grants more than the new one brings in.'))).check(/*#__PURE__*/ zod.maxLength(checkContractConflictsResponseValueConflictsMax)).check(/*#__PURE__*/ zod.describe('The contracts, the highest rate first.')),
  "conflictHash": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkContractConflictsResponseValueConflictHashOneMax)).check(/*#__PURE__*/ zod.regex(checkContractConflictsResponseValueConflictHashOneRegExp)).check(/*#__PURE__*/ zod.describe('Stands for one list of conflicting contracts in one state; it changes with either.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('To be sent with the proposal or signature that accepts their end; null where there is no conflict.'))
}).check(/*#__PURE__*/ zod.describe('The contracts that the new one would end.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `checkContractConflicts`.'))

/**
 * A contract with every version: who did what and when, the words that were agreed, and their hash. Both parties see the same; to
 * anybody else it is 404.
 * @summary Tell a contract
 */
export const getContractPathContractIdMax = 40;



export const GetContractParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractPathContractIdMax)).check(/*#__PURE__*/ zod.describe('The contract.'))
})

export const getContractHeaderMerchantMax = 32;


export const getContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getContractHeaderXRequestIdMax = 64;


export const getContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetContractHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getContractHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getContractHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const getContractResponseValueContractContractIdMax = 40;

export const getContractResponseValueContractUplineIdMax = 40;

export const getContractResponseValueContractUplineAccountMax = 64;

export const getContractResponseValueContractUplineNicknameMax = 64;

export const getContractResponseValueContractDownlineIdMax = 40;

export const getContractResponseValueContractDownlineAccountMax = 64;

export const getContractResponseValueContractDownlineNicknameMax = 64;

export const getContractResponseValueContractTermsTiersItemTurnoverMax = 24;


export const getContractResponseValueContractTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractResponseValueContractTermsTiersItemActiveDownlinesMin = 0;
export const getContractResponseValueContractTermsTiersItemActiveDownlinesMax = 1000000;

export const getContractResponseValueContractTermsTiersItemLossOneMax = 24;


export const getContractResponseValueContractTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractResponseValueContractTermsTiersItemRateMax = 10000;

export const getContractResponseValueContractTermsTiersMax = 6;

export const getContractResponseValueContractTermsActiveMinimumMax = 24;


export const getContractResponseValueContractTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractResponseValueContractVersionMax = 1000;

export const getContractResponseValueContractReplacesMax = 40;

export const getContractResponseValueContractEffectiveFromMax = 30;

export const getContractResponseValueContractEffectiveToMax = 30;

export const getContractResponseValueContractCreatedAtMax = 30;

export const getContractResponseValueContractUpdatedAtMax = 30;

export const getContractResponseValueContractActionsMax = 5;

export const getContractResponseValueVersionsItemVersionMax = 1000;

export const getContractResponseValueVersionsItemByIdMax = 40;

export const getContractResponseValueVersionsItemByAccountMax = 64;

export const getContractResponseValueVersionsItemByNicknameMax = 64;

export const getContractResponseValueVersionsItemAtMax = 30;

export const getContractResponseValueVersionsItemTextMax = 5000;

export const getContractResponseValueVersionsItemTextHashMax = 64;


export const getContractResponseValueVersionsItemTextHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const getContractResponseValueVersionsItemReasonMax = 300;

export const getContractResponseValueVersionsMax = 100;



export const GetContractResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "contract": /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractResponseValueContractContractIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "side": /*#__PURE__*/ zod.enum(['own', 'downline']).check(/*#__PURE__*/ zod.describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n')),
  "upline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractResponseValueContractUplineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractResponseValueContractUplineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractResponseValueContractUplineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who grants it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractResponseValueContractDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractResponseValueContractDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractResponseValueContractDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who is paid by it.')),
  "terms": /*#__PURE__*/ zod.object({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractResponseValueContractTermsTiersItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(getContractResponseValueContractTermsTiersItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The least valid turnover of the team in the window.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getContractResponseValueContractTermsTiersItemActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(getContractResponseValueContractTermsTiersItemActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('The fewest active downlines; the agent itself counts.')),
  "loss": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractResponseValueContractTermsTiersItemLossOneMax)).check(/*#__PURE__*/ zod.regex(getContractResponseValueContractTermsTiersItemLossOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The least loss of the team, as a positive amount; null in salary contracts.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getContractResponseValueContractTermsTiersItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractResponseValueContractTermsTiersMax)).check(/*#__PURE__*/ zod.describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.')),
  "activeMinimum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractResponseValueContractTermsActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(getContractResponseValueContractTermsActiveMinimumRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of the window from which a downline counts as active.')),
  "carryOver": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['none', 'half-month', 'permanent']).check(/*#__PURE__*/ zod.describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For a dividend; null in salary contracts.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for what.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getContractResponseValueContractVersionMax)).check(/*#__PURE__*/ zod.describe('The number of its newest version. Every act on it names the version that was seen.')),
  "replaces": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractResponseValueContractReplacesMax))).check(/*#__PURE__*/ zod.describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.')),
  "effectiveFrom": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractResponseValueContractEffectiveFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the first window that it pays for, null until it is signed.')),
  "effectiveTo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractResponseValueContractEffectiveToMax))).check(/*#__PURE__*/ zod.describe('The end of the last window that it pays for, null while that is open.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractResponseValueContractCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was proposed.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractResponseValueContractUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When its newest version was made.')),
  "actions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).check(/*#__PURE__*/ zod.describe('What a party can do with a contract.'))).check(/*#__PURE__*/ zod.maxLength(getContractResponseValueContractActionsMax)).check(/*#__PURE__*/ zod.describe('What the agent of the session can do with it now.'))
}).check(/*#__PURE__*/ zod.describe('A contract between an agent and its direct upline, or between a general agent and the platform.')),
  "versions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getContractResponseValueVersionsItemVersionMax)).check(/*#__PURE__*/ zod.describe('Its number, from 1.')),
  "action": /*#__PURE__*/ zod.enum(['propose', 'sign', 'reject', 'withdraw', 'terminate', 'agree_termination', 'end_by_conflict', 'supersede']).check(/*#__PURE__*/ zod.describe('What was done.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('The state after it.')),
  "by": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractResponseValueVersionsItemByIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractResponseValueVersionsItemByAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractResponseValueVersionsItemByNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who did it.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractResponseValueVersionsItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractResponseValueVersionsItemTextMax)).check(/*#__PURE__*/ zod.describe('The whole contract in words, as it was shown to the parties: in `textLanguage`, and after an empty line in the other language of the site where the backend has it.')),
  "textLanguage": /*#__PURE__*/ zod.enum(['EN', 'VI']).check(/*#__PURE__*/ zod.describe('A bundled language of the portal, English or Vietnamese.')),
  "textHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractResponseValueVersionsItemTextHashMax)).check(/*#__PURE__*/ zod.regex(getContractResponseValueVersionsItemTextHashRegExp)).check(/*#__PURE__*/ zod.describe('The SHA-256 of the text in UTF-8, in hexadecimal.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractResponseValueVersionsItemReasonMax))).check(/*#__PURE__*/ zod.describe('The words that came with a rejection or a termination, null where there are none.'))
}).check(/*#__PURE__*/ zod.describe('A change of a contract, kept for ever. A signed version never changes.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractResponseValueVersionsMax)).check(/*#__PURE__*/ zod.describe('Every version, the newest first.'))
}).check(/*#__PURE__*/ zod.describe('A contract with its history.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getContract`.'))

/**
 * The running window of a contract, and what it would pay if the window ended now: the same computation as the bills. It is
 * no promise: bets that are settled before the end change it in both directions. Both parties see the same; to anybody else
 * it is 404. Changes nothing.
 * @summary Tell what a contract has earned so far
 */
export const getContractProgressPathContractIdMax = 40;



export const GetContractProgressParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractProgressPathContractIdMax)).check(/*#__PURE__*/ zod.describe('The contract.'))
})

export const getContractProgressHeaderMerchantMax = 32;


export const getContractProgressHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getContractProgressHeaderXRequestIdMax = 64;


export const getContractProgressHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetContractProgressHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractProgressHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getContractProgressHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractProgressHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getContractProgressHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const getContractProgressResponseValueContractIdMax = 40;

export const getContractProgressResponseValueWindowFromMax = 30;

export const getContractProgressResponseValueWindowToMax = 30;

export const getContractProgressResponseValueSettlesAtMax = 30;

export const getContractProgressResponseValueEarnedOneTurnoverMax = 25;


export const getContractProgressResponseValueEarnedOneTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractProgressResponseValueEarnedOneTeamResultMax = 25;


export const getContractProgressResponseValueEarnedOneTeamResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractProgressResponseValueEarnedOneActiveDownlinesMin = 0;
export const getContractProgressResponseValueEarnedOneActiveDownlinesMax = 100000000;

export const getContractProgressResponseValueEarnedOneTierMax = 6;

export const getContractProgressResponseValueEarnedOneRateMin = 0;
export const getContractProgressResponseValueEarnedOneRateMax = 10000;

export const getContractProgressResponseValueEarnedOneGrossMax = 25;


export const getContractProgressResponseValueEarnedOneGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractProgressResponseValueEarnedOneDownlineGrossMax = 25;


export const getContractProgressResponseValueEarnedOneDownlineGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractProgressResponseValueEarnedOneNetMax = 25;


export const getContractProgressResponseValueEarnedOneNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractProgressResponseValueAsOfMax = 30;



export const GetContractProgressResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractProgressResponseValueContractIdMax)).check(/*#__PURE__*/ zod.describe('The contract.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "windowFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractProgressResponseValueWindowFromMax)).check(/*#__PURE__*/ zod.describe('The beginning of the window, included.')),
  "windowTo": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractProgressResponseValueWindowToMax)).check(/*#__PURE__*/ zod.describe('Its end, not included.')),
  "settlesAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractProgressResponseValueSettlesAtMax)).check(/*#__PURE__*/ zod.describe('When it is settled: at its end, by night at 02:00 of the brand\'s time zone for a daily salary and a dividend.')),
  "earned": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractProgressResponseValueEarnedOneTurnoverMax)).check(/*#__PURE__*/ zod.regex(getContractProgressResponseValueEarnedOneTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The team\'s valid turnover since the window began.')),
  "teamResult": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractProgressResponseValueEarnedOneTeamResultMax)).check(/*#__PURE__*/ zod.regex(getContractProgressResponseValueEarnedOneTeamResultRegExp)).check(/*#__PURE__*/ zod.describe('The team\'s result since then, negative when it lost.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getContractProgressResponseValueEarnedOneActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(getContractProgressResponseValueEarnedOneActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('Active downlines since then, the agent included.')),
  "tier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getContractProgressResponseValueEarnedOneTierMax))).check(/*#__PURE__*/ zod.describe('The tier that holds so far, from 1, null where none does.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getContractProgressResponseValueEarnedOneRateMin)).check(/*#__PURE__*/ zod.lte(getContractProgressResponseValueEarnedOneRateMax)).check(/*#__PURE__*/ zod.describe('Its rate, 0 where none holds.')),
  "gross": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractProgressResponseValueEarnedOneGrossMax)).check(/*#__PURE__*/ zod.regex(getContractProgressResponseValueEarnedOneGrossRegExp)).check(/*#__PURE__*/ zod.describe('Rate x turnover after what earlier windows carried on; for a dividend rate x the loss after it.')),
  "downlineGross": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractProgressResponseValueEarnedOneDownlineGrossMax)).check(/*#__PURE__*/ zod.regex(getContractProgressResponseValueEarnedOneDownlineGrossRegExp)).check(/*#__PURE__*/ zod.describe('The gross so far of the direct downlines with a contract of the same kind.')),
  "net": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractProgressResponseValueEarnedOneNetMax)).check(/*#__PURE__*/ zod.regex(getContractProgressResponseValueEarnedOneNetRegExp)).check(/*#__PURE__*/ zod.describe('What has been earned: gross less `downlineGross`, never below 0.00.'))
}).check(/*#__PURE__*/ zod.describe('What a contract would pay for its running window if that ended now, by the rule of the bills.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What it has earned so far; null where the contract does not pay for this window, because it was not signed before or has ended.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractProgressResponseValueAsOfMax)).check(/*#__PURE__*/ zod.describe('The moment for which the figures hold.'))
}).check(/*#__PURE__*/ zod.describe('The running window of a contract.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getContractProgress`.'))

/**
 * For the downline of a requested contract. A contract of the same kind between the new contract's downline and an agent directly below it conflicts when its highest rate
 * is above the highest rate of the new contract. Answers these contracts with a hash that the signature must carry. In any
 * other state of the contract the list is empty.
 * @summary List what a signature would end
 */
export const listContractConflictsPathContractIdMax = 40;



export const ListContractConflictsParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractConflictsPathContractIdMax)).check(/*#__PURE__*/ zod.describe('The contract.'))
})

export const listContractConflictsHeaderMerchantMax = 32;


export const listContractConflictsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listContractConflictsHeaderXRequestIdMax = 64;


export const listContractConflictsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListContractConflictsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractConflictsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listContractConflictsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractConflictsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listContractConflictsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listContractConflictsResponseValueConflictsItemContractIdMax = 40;

export const listContractConflictsResponseValueConflictsItemUplineIdMax = 40;

export const listContractConflictsResponseValueConflictsItemUplineAccountMax = 64;

export const listContractConflictsResponseValueConflictsItemUplineNicknameMax = 64;

export const listContractConflictsResponseValueConflictsItemDownlineIdMax = 40;

export const listContractConflictsResponseValueConflictsItemDownlineAccountMax = 64;

export const listContractConflictsResponseValueConflictsItemDownlineNicknameMax = 64;

export const listContractConflictsResponseValueConflictsItemTurnoverMax = 25;


export const listContractConflictsResponseValueConflictsItemTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractConflictsResponseValueConflictsItemRateMin = 0;
export const listContractConflictsResponseValueConflictsItemRateMax = 10000;

export const listContractConflictsResponseValueConflictsItemNewRateMin = 0;
export const listContractConflictsResponseValueConflictsItemNewRateMax = 10000;

export const listContractConflictsResponseValueConflictsItemEndsAtMax = 30;

export const listContractConflictsResponseValueConflictsMax = 1000;

export const listContractConflictsResponseValueConflictHashOneMax = 64;


export const listContractConflictsResponseValueConflictHashOneRegExp = new RegExp('^[0-9a-f]{64}$');


export const ListContractConflictsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "conflicts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractConflictsResponseValueConflictsItemContractIdMax)).check(/*#__PURE__*/ zod.describe('The contract.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "upline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractConflictsResponseValueConflictsItemUplineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractConflictsResponseValueConflictsItemUplineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractConflictsResponseValueConflictsItemUplineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who grants it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractConflictsResponseValueConflictsItemDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractConflictsResponseValueConflictsItemDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractConflictsResponseValueConflictsItemDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who would lose it.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractConflictsResponseValueConflictsItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(listContractConflictsResponseValueConflictsItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of that agent\'s team in the last 14 days, today included.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listContractConflictsResponseValueConflictsItemRateMin)).check(/*#__PURE__*/ zod.lte(listContractConflictsResponseValueConflictsItemRateMax)).check(/*#__PURE__*/ zod.describe('Its highest rate.')),
  "newRate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listContractConflictsResponseValueConflictsItemNewRateMin)).check(/*#__PURE__*/ zod.lte(listContractConflictsResponseValueConflictsItemNewRateMax)).check(/*#__PURE__*/ zod.describe('The highest rate of the new contract.')),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractConflictsResponseValueConflictsItemEndsAtMax)).check(/*#__PURE__*/ zod.describe('The end of the window that runs now, until which it would still pay.'))
}).check(/*#__PURE__*/ zod.describe('A contract that cannot stand beside the new one, because it grants more than the new one brings in.'))).check(/*#__PURE__*/ zod.maxLength(listContractConflictsResponseValueConflictsMax)).check(/*#__PURE__*/ zod.describe('The contracts, the highest rate first.')),
  "conflictHash": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractConflictsResponseValueConflictHashOneMax)).check(/*#__PURE__*/ zod.regex(listContractConflictsResponseValueConflictHashOneRegExp)).check(/*#__PURE__*/ zod.describe('Stands for one list of conflicting contracts in one state; it changes with either.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('To be sent with the proposal or signature that accepts their end; null where there is no conflict.'))
}).check(/*#__PURE__*/ zod.describe('The contracts that the new one would end.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listContractConflicts`.'))

/**
 * The downline signs a `requested` contract; it is `valid` from the next window on (`effectiveFrom`), and never changes again. Version and
 * hash of the words must be those of the newest version, else 409 `conflict`: nobody signs what was not shown. In the same
 * transaction the contract named by `replaces` is `superseded`, and the conflicting contracts of `listContractConflicts` are
 * `terminated`, both from the next window on, with a message to their parties and an entry in the audit log. The hash of the conflicts
 * must be sent where there are any: without it 409 `contract_conflicts`, with another than the current one 409
 * `contract_conflicts_changed`. A rate that has come to be above the upline's own is 422 `contract_rate_too_high`. Any other party than
 * the downline is 403 `forbidden`; signing again what is signed is 409 `conflict`.
 * @summary Sign a contract
 */
export const signContractPathContractIdMax = 40;



export const SignContractParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signContractPathContractIdMax)).check(/*#__PURE__*/ zod.describe('The contract.'))
})

export const signContractHeaderMerchantMax = 32;


export const signContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const signContractHeaderXRequestIdMax = 64;


export const signContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SignContractHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signContractHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(signContractHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signContractHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(signContractHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const signContractBodyVersionMax = 1000;

export const signContractBodyTextHashMax = 64;


export const signContractBodyTextHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const signContractBodyConflictHashMax = 64;


export const signContractBodyConflictHashRegExp = new RegExp('^[0-9a-f]{64}$');


export const SignContractBody = /*#__PURE__*/ zod.strictObject({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(signContractBodyVersionMax)).check(/*#__PURE__*/ zod.describe('The version that was shown.')),
  "textHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signContractBodyTextHashMax)).check(/*#__PURE__*/ zod.regex(signContractBodyTextHashRegExp)).check(/*#__PURE__*/ zod.describe('The SHA-256 of the text in UTF-8, in hexadecimal.')),
  "conflictHash": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signContractBodyConflictHashMax)).check(/*#__PURE__*/ zod.regex(signContractBodyConflictHashRegExp))).check(/*#__PURE__*/ zod.describe('The hash of the conflicts that were shown, where there are any.'))
}).check(/*#__PURE__*/ zod.describe('The consent to exactly what was shown.'))

export const signContractResponseValueContractContractIdMax = 40;

export const signContractResponseValueContractUplineIdMax = 40;

export const signContractResponseValueContractUplineAccountMax = 64;

export const signContractResponseValueContractUplineNicknameMax = 64;

export const signContractResponseValueContractDownlineIdMax = 40;

export const signContractResponseValueContractDownlineAccountMax = 64;

export const signContractResponseValueContractDownlineNicknameMax = 64;

export const signContractResponseValueContractTermsTiersItemTurnoverMax = 24;


export const signContractResponseValueContractTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const signContractResponseValueContractTermsTiersItemActiveDownlinesMin = 0;
export const signContractResponseValueContractTermsTiersItemActiveDownlinesMax = 1000000;

export const signContractResponseValueContractTermsTiersItemLossOneMax = 24;


export const signContractResponseValueContractTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const signContractResponseValueContractTermsTiersItemRateMax = 10000;

export const signContractResponseValueContractTermsTiersMax = 6;

export const signContractResponseValueContractTermsActiveMinimumMax = 24;


export const signContractResponseValueContractTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const signContractResponseValueContractVersionMax = 1000;

export const signContractResponseValueContractReplacesMax = 40;

export const signContractResponseValueContractEffectiveFromMax = 30;

export const signContractResponseValueContractEffectiveToMax = 30;

export const signContractResponseValueContractCreatedAtMax = 30;

export const signContractResponseValueContractUpdatedAtMax = 30;

export const signContractResponseValueContractActionsMax = 5;

export const signContractResponseValueVersionsItemVersionMax = 1000;

export const signContractResponseValueVersionsItemByIdMax = 40;

export const signContractResponseValueVersionsItemByAccountMax = 64;

export const signContractResponseValueVersionsItemByNicknameMax = 64;

export const signContractResponseValueVersionsItemAtMax = 30;

export const signContractResponseValueVersionsItemTextMax = 5000;

export const signContractResponseValueVersionsItemTextHashMax = 64;


export const signContractResponseValueVersionsItemTextHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const signContractResponseValueVersionsItemReasonMax = 300;

export const signContractResponseValueVersionsMax = 100;



export const SignContractResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "contract": /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signContractResponseValueContractContractIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "side": /*#__PURE__*/ zod.enum(['own', 'downline']).check(/*#__PURE__*/ zod.describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n')),
  "upline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signContractResponseValueContractUplineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signContractResponseValueContractUplineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signContractResponseValueContractUplineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who grants it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signContractResponseValueContractDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signContractResponseValueContractDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signContractResponseValueContractDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who is paid by it.')),
  "terms": /*#__PURE__*/ zod.object({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signContractResponseValueContractTermsTiersItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(signContractResponseValueContractTermsTiersItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The least valid turnover of the team in the window.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(signContractResponseValueContractTermsTiersItemActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(signContractResponseValueContractTermsTiersItemActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('The fewest active downlines; the agent itself counts.')),
  "loss": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signContractResponseValueContractTermsTiersItemLossOneMax)).check(/*#__PURE__*/ zod.regex(signContractResponseValueContractTermsTiersItemLossOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The least loss of the team, as a positive amount; null in salary contracts.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(signContractResponseValueContractTermsTiersItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signContractResponseValueContractTermsTiersMax)).check(/*#__PURE__*/ zod.describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.')),
  "activeMinimum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signContractResponseValueContractTermsActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(signContractResponseValueContractTermsActiveMinimumRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of the window from which a downline counts as active.')),
  "carryOver": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['none', 'half-month', 'permanent']).check(/*#__PURE__*/ zod.describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For a dividend; null in salary contracts.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for what.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(signContractResponseValueContractVersionMax)).check(/*#__PURE__*/ zod.describe('The number of its newest version. Every act on it names the version that was seen.')),
  "replaces": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signContractResponseValueContractReplacesMax))).check(/*#__PURE__*/ zod.describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.')),
  "effectiveFrom": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(signContractResponseValueContractEffectiveFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the first window that it pays for, null until it is signed.')),
  "effectiveTo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(signContractResponseValueContractEffectiveToMax))).check(/*#__PURE__*/ zod.describe('The end of the last window that it pays for, null while that is open.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(signContractResponseValueContractCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was proposed.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(signContractResponseValueContractUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When its newest version was made.')),
  "actions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).check(/*#__PURE__*/ zod.describe('What a party can do with a contract.'))).check(/*#__PURE__*/ zod.maxLength(signContractResponseValueContractActionsMax)).check(/*#__PURE__*/ zod.describe('What the agent of the session can do with it now.'))
}).check(/*#__PURE__*/ zod.describe('A contract between an agent and its direct upline, or between a general agent and the platform.')),
  "versions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(signContractResponseValueVersionsItemVersionMax)).check(/*#__PURE__*/ zod.describe('Its number, from 1.')),
  "action": /*#__PURE__*/ zod.enum(['propose', 'sign', 'reject', 'withdraw', 'terminate', 'agree_termination', 'end_by_conflict', 'supersede']).check(/*#__PURE__*/ zod.describe('What was done.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('The state after it.')),
  "by": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signContractResponseValueVersionsItemByIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signContractResponseValueVersionsItemByAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signContractResponseValueVersionsItemByNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who did it.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(signContractResponseValueVersionsItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signContractResponseValueVersionsItemTextMax)).check(/*#__PURE__*/ zod.describe('The whole contract in words, as it was shown to the parties: in `textLanguage`, and after an empty line in the other language of the site where the backend has it.')),
  "textLanguage": /*#__PURE__*/ zod.enum(['EN', 'VI']).check(/*#__PURE__*/ zod.describe('A bundled language of the portal, English or Vietnamese.')),
  "textHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signContractResponseValueVersionsItemTextHashMax)).check(/*#__PURE__*/ zod.regex(signContractResponseValueVersionsItemTextHashRegExp)).check(/*#__PURE__*/ zod.describe('The SHA-256 of the text in UTF-8, in hexadecimal.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signContractResponseValueVersionsItemReasonMax))).check(/*#__PURE__*/ zod.describe('The words that came with a rejection or a termination, null where there are none.'))
}).check(/*#__PURE__*/ zod.describe('A change of a contract, kept for ever. A signed version never changes.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signContractResponseValueVersionsMax)).check(/*#__PURE__*/ zod.describe('Every version, the newest first.'))
}).check(/*#__PURE__*/ zod.describe('A contract with its history.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `signContract`.'))

/**
 * The downline rejects a `requested` contract, with words for the upline; it is `rejected` for good. Any other party is 403 `forbidden`, any other state
 * or version 409 `conflict`. The upline gets a message.
 * @summary Reject a contract
 */
export const rejectContractPathContractIdMax = 40;



export const RejectContractParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectContractPathContractIdMax)).check(/*#__PURE__*/ zod.describe('The contract.'))
})

export const rejectContractHeaderMerchantMax = 32;


export const rejectContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const rejectContractHeaderXRequestIdMax = 64;


export const rejectContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const RejectContractHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectContractHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(rejectContractHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectContractHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(rejectContractHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const rejectContractBodyVersionMax = 1000;

export const rejectContractBodyReasonMax = 300;


export const rejectContractBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');


export const RejectContractBody = /*#__PURE__*/ zod.strictObject({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(rejectContractBodyVersionMax)).check(/*#__PURE__*/ zod.describe('The version that was shown.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectContractBodyReasonMax)).check(/*#__PURE__*/ zod.regex(rejectContractBodyReasonRegExp)).check(/*#__PURE__*/ zod.describe('Why, for the other party to read.'))
}).check(/*#__PURE__*/ zod.describe('The version that the act refers to, and why it is done.'))

export const rejectContractResponseValueContractContractIdMax = 40;

export const rejectContractResponseValueContractUplineIdMax = 40;

export const rejectContractResponseValueContractUplineAccountMax = 64;

export const rejectContractResponseValueContractUplineNicknameMax = 64;

export const rejectContractResponseValueContractDownlineIdMax = 40;

export const rejectContractResponseValueContractDownlineAccountMax = 64;

export const rejectContractResponseValueContractDownlineNicknameMax = 64;

export const rejectContractResponseValueContractTermsTiersItemTurnoverMax = 24;


export const rejectContractResponseValueContractTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const rejectContractResponseValueContractTermsTiersItemActiveDownlinesMin = 0;
export const rejectContractResponseValueContractTermsTiersItemActiveDownlinesMax = 1000000;

export const rejectContractResponseValueContractTermsTiersItemLossOneMax = 24;


export const rejectContractResponseValueContractTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const rejectContractResponseValueContractTermsTiersItemRateMax = 10000;

export const rejectContractResponseValueContractTermsTiersMax = 6;

export const rejectContractResponseValueContractTermsActiveMinimumMax = 24;


export const rejectContractResponseValueContractTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const rejectContractResponseValueContractVersionMax = 1000;

export const rejectContractResponseValueContractReplacesMax = 40;

export const rejectContractResponseValueContractEffectiveFromMax = 30;

export const rejectContractResponseValueContractEffectiveToMax = 30;

export const rejectContractResponseValueContractCreatedAtMax = 30;

export const rejectContractResponseValueContractUpdatedAtMax = 30;

export const rejectContractResponseValueContractActionsMax = 5;

export const rejectContractResponseValueVersionsItemVersionMax = 1000;

export const rejectContractResponseValueVersionsItemByIdMax = 40;

export const rejectContractResponseValueVersionsItemByAccountMax = 64;

export const rejectContractResponseValueVersionsItemByNicknameMax = 64;

export const rejectContractResponseValueVersionsItemAtMax = 30;

export const rejectContractResponseValueVersionsItemTextMax = 5000;

export const rejectContractResponseValueVersionsItemTextHashMax = 64;


export const rejectContractResponseValueVersionsItemTextHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const rejectContractResponseValueVersionsItemReasonMax = 300;

export const rejectContractResponseValueVersionsMax = 100;



export const RejectContractResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "contract": /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueContractContractIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "side": /*#__PURE__*/ zod.enum(['own', 'downline']).check(/*#__PURE__*/ zod.describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n')),
  "upline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueContractUplineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueContractUplineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueContractUplineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who grants it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueContractDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueContractDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueContractDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who is paid by it.')),
  "terms": /*#__PURE__*/ zod.object({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueContractTermsTiersItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(rejectContractResponseValueContractTermsTiersItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The least valid turnover of the team in the window.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rejectContractResponseValueContractTermsTiersItemActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(rejectContractResponseValueContractTermsTiersItemActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('The fewest active downlines; the agent itself counts.')),
  "loss": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueContractTermsTiersItemLossOneMax)).check(/*#__PURE__*/ zod.regex(rejectContractResponseValueContractTermsTiersItemLossOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The least loss of the team, as a positive amount; null in salary contracts.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(rejectContractResponseValueContractTermsTiersItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueContractTermsTiersMax)).check(/*#__PURE__*/ zod.describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.')),
  "activeMinimum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueContractTermsActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(rejectContractResponseValueContractTermsActiveMinimumRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of the window from which a downline counts as active.')),
  "carryOver": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['none', 'half-month', 'permanent']).check(/*#__PURE__*/ zod.describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For a dividend; null in salary contracts.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for what.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(rejectContractResponseValueContractVersionMax)).check(/*#__PURE__*/ zod.describe('The number of its newest version. Every act on it names the version that was seen.')),
  "replaces": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueContractReplacesMax))).check(/*#__PURE__*/ zod.describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.')),
  "effectiveFrom": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueContractEffectiveFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the first window that it pays for, null until it is signed.')),
  "effectiveTo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueContractEffectiveToMax))).check(/*#__PURE__*/ zod.describe('The end of the last window that it pays for, null while that is open.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueContractCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was proposed.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueContractUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When its newest version was made.')),
  "actions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).check(/*#__PURE__*/ zod.describe('What a party can do with a contract.'))).check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueContractActionsMax)).check(/*#__PURE__*/ zod.describe('What the agent of the session can do with it now.'))
}).check(/*#__PURE__*/ zod.describe('A contract between an agent and its direct upline, or between a general agent and the platform.')),
  "versions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(rejectContractResponseValueVersionsItemVersionMax)).check(/*#__PURE__*/ zod.describe('Its number, from 1.')),
  "action": /*#__PURE__*/ zod.enum(['propose', 'sign', 'reject', 'withdraw', 'terminate', 'agree_termination', 'end_by_conflict', 'supersede']).check(/*#__PURE__*/ zod.describe('What was done.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('The state after it.')),
  "by": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueVersionsItemByIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueVersionsItemByAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueVersionsItemByNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who did it.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueVersionsItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueVersionsItemTextMax)).check(/*#__PURE__*/ zod.describe('The whole contract in words, as it was shown to the parties: in `textLanguage`, and after an empty line in the other language of the site where the backend has it.')),
  "textLanguage": /*#__PURE__*/ zod.enum(['EN', 'VI']).check(/*#__PURE__*/ zod.describe('A bundled language of the portal, English or Vietnamese.')),
  "textHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueVersionsItemTextHashMax)).check(/*#__PURE__*/ zod.regex(rejectContractResponseValueVersionsItemTextHashRegExp)).check(/*#__PURE__*/ zod.describe('The SHA-256 of the text in UTF-8, in hexadecimal.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueVersionsItemReasonMax))).check(/*#__PURE__*/ zod.describe('The words that came with a rejection or a termination, null where there are none.'))
}).check(/*#__PURE__*/ zod.describe('A change of a contract, kept for ever. A signed version never changes.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectContractResponseValueVersionsMax)).check(/*#__PURE__*/ zod.describe('Every version, the newest first.'))
}).check(/*#__PURE__*/ zod.describe('A contract with its history.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `rejectContract`.'))

/**
 * The upline takes back a `requested` contract; it is `withdrawn` for good. Any other party is 403 `forbidden`, any other state or version 409 `conflict`.
 * The downline gets a message.
 * @summary Withdraw a proposal
 */
export const withdrawContractPathContractIdMax = 40;



export const WithdrawContractParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawContractPathContractIdMax)).check(/*#__PURE__*/ zod.describe('The contract.'))
})

export const withdrawContractHeaderMerchantMax = 32;


export const withdrawContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const withdrawContractHeaderXRequestIdMax = 64;


export const withdrawContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const WithdrawContractHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawContractHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(withdrawContractHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawContractHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(withdrawContractHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const withdrawContractBodyVersionMax = 1000;



export const WithdrawContractBody = /*#__PURE__*/ zod.strictObject({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(withdrawContractBodyVersionMax)).check(/*#__PURE__*/ zod.describe('The version that was shown.'))
}).check(/*#__PURE__*/ zod.describe('The version that the act refers to.'))

export const withdrawContractResponseValueContractContractIdMax = 40;

export const withdrawContractResponseValueContractUplineIdMax = 40;

export const withdrawContractResponseValueContractUplineAccountMax = 64;

export const withdrawContractResponseValueContractUplineNicknameMax = 64;

export const withdrawContractResponseValueContractDownlineIdMax = 40;

export const withdrawContractResponseValueContractDownlineAccountMax = 64;

export const withdrawContractResponseValueContractDownlineNicknameMax = 64;

export const withdrawContractResponseValueContractTermsTiersItemTurnoverMax = 24;


export const withdrawContractResponseValueContractTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const withdrawContractResponseValueContractTermsTiersItemActiveDownlinesMin = 0;
export const withdrawContractResponseValueContractTermsTiersItemActiveDownlinesMax = 1000000;

export const withdrawContractResponseValueContractTermsTiersItemLossOneMax = 24;


export const withdrawContractResponseValueContractTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const withdrawContractResponseValueContractTermsTiersItemRateMax = 10000;

export const withdrawContractResponseValueContractTermsTiersMax = 6;

export const withdrawContractResponseValueContractTermsActiveMinimumMax = 24;


export const withdrawContractResponseValueContractTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const withdrawContractResponseValueContractVersionMax = 1000;

export const withdrawContractResponseValueContractReplacesMax = 40;

export const withdrawContractResponseValueContractEffectiveFromMax = 30;

export const withdrawContractResponseValueContractEffectiveToMax = 30;

export const withdrawContractResponseValueContractCreatedAtMax = 30;

export const withdrawContractResponseValueContractUpdatedAtMax = 30;

export const withdrawContractResponseValueContractActionsMax = 5;

export const withdrawContractResponseValueVersionsItemVersionMax = 1000;

export const withdrawContractResponseValueVersionsItemByIdMax = 40;

export const withdrawContractResponseValueVersionsItemByAccountMax = 64;

export const withdrawContractResponseValueVersionsItemByNicknameMax = 64;

export const withdrawContractResponseValueVersionsItemAtMax = 30;

export const withdrawContractResponseValueVersionsItemTextMax = 5000;

export const withdrawContractResponseValueVersionsItemTextHashMax = 64;


export const withdrawContractResponseValueVersionsItemTextHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const withdrawContractResponseValueVersionsItemReasonMax = 300;

export const withdrawContractResponseValueVersionsMax = 100;



export const WithdrawContractResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "contract": /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueContractContractIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "side": /*#__PURE__*/ zod.enum(['own', 'downline']).check(/*#__PURE__*/ zod.describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n')),
  "upline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueContractUplineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueContractUplineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueContractUplineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who grants it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueContractDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueContractDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueContractDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who is paid by it.')),
  "terms": /*#__PURE__*/ zod.object({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueContractTermsTiersItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(withdrawContractResponseValueContractTermsTiersItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The least valid turnover of the team in the window.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(withdrawContractResponseValueContractTermsTiersItemActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(withdrawContractResponseValueContractTermsTiersItemActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('The fewest active downlines; the agent itself counts.')),
  "loss": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueContractTermsTiersItemLossOneMax)).check(/*#__PURE__*/ zod.regex(withdrawContractResponseValueContractTermsTiersItemLossOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The least loss of the team, as a positive amount; null in salary contracts.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(withdrawContractResponseValueContractTermsTiersItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueContractTermsTiersMax)).check(/*#__PURE__*/ zod.describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.')),
  "activeMinimum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueContractTermsActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(withdrawContractResponseValueContractTermsActiveMinimumRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of the window from which a downline counts as active.')),
  "carryOver": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['none', 'half-month', 'permanent']).check(/*#__PURE__*/ zod.describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For a dividend; null in salary contracts.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for what.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(withdrawContractResponseValueContractVersionMax)).check(/*#__PURE__*/ zod.describe('The number of its newest version. Every act on it names the version that was seen.')),
  "replaces": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueContractReplacesMax))).check(/*#__PURE__*/ zod.describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.')),
  "effectiveFrom": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueContractEffectiveFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the first window that it pays for, null until it is signed.')),
  "effectiveTo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueContractEffectiveToMax))).check(/*#__PURE__*/ zod.describe('The end of the last window that it pays for, null while that is open.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueContractCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was proposed.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueContractUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When its newest version was made.')),
  "actions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).check(/*#__PURE__*/ zod.describe('What a party can do with a contract.'))).check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueContractActionsMax)).check(/*#__PURE__*/ zod.describe('What the agent of the session can do with it now.'))
}).check(/*#__PURE__*/ zod.describe('A contract between an agent and its direct upline, or between a general agent and the platform.')),
  "versions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(withdrawContractResponseValueVersionsItemVersionMax)).check(/*#__PURE__*/ zod.describe('Its number, from 1.')),
  "action": /*#__PURE__*/ zod.enum(['propose', 'sign', 'reject', 'withdraw', 'terminate', 'agree_termination', 'end_by_conflict', 'supersede']).check(/*#__PURE__*/ zod.describe('What was done.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('The state after it.')),
  "by": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueVersionsItemByIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueVersionsItemByAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueVersionsItemByNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who did it.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueVersionsItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueVersionsItemTextMax)).check(/*#__PURE__*/ zod.describe('The whole contract in words, as it was shown to the parties: in `textLanguage`, and after an empty line in the other language of the site where the backend has it.')),
  "textLanguage": /*#__PURE__*/ zod.enum(['EN', 'VI']).check(/*#__PURE__*/ zod.describe('A bundled language of the portal, English or Vietnamese.')),
  "textHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueVersionsItemTextHashMax)).check(/*#__PURE__*/ zod.regex(withdrawContractResponseValueVersionsItemTextHashRegExp)).check(/*#__PURE__*/ zod.describe('The SHA-256 of the text in UTF-8, in hexadecimal.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueVersionsItemReasonMax))).check(/*#__PURE__*/ zod.describe('The words that came with a rejection or a termination, null where there are none.'))
}).check(/*#__PURE__*/ zod.describe('A change of a contract, kept for ever. A signed version never changes.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawContractResponseValueVersionsMax)).check(/*#__PURE__*/ zod.describe('Every version, the newest first.'))
}).check(/*#__PURE__*/ zod.describe('A contract with its history.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `withdrawContract`.'))

/**
 * Either party asks for the end of a `valid` contract; it is `terminating` and goes on paying until the other party agrees
 * (`agreeToTermination`). Another state or version is 409 `conflict`. The other party gets a message.
 * @summary Terminate a contract
 */
export const terminateContractPathContractIdMax = 40;



export const TerminateContractParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminateContractPathContractIdMax)).check(/*#__PURE__*/ zod.describe('The contract.'))
})

export const terminateContractHeaderMerchantMax = 32;


export const terminateContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const terminateContractHeaderXRequestIdMax = 64;


export const terminateContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const TerminateContractHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(terminateContractHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(terminateContractHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(terminateContractHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(terminateContractHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const terminateContractBodyVersionMax = 1000;

export const terminateContractBodyReasonMax = 300;


export const terminateContractBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');


export const TerminateContractBody = /*#__PURE__*/ zod.strictObject({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(terminateContractBodyVersionMax)).check(/*#__PURE__*/ zod.describe('The version that was shown.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminateContractBodyReasonMax)).check(/*#__PURE__*/ zod.regex(terminateContractBodyReasonRegExp)).check(/*#__PURE__*/ zod.describe('Why, for the other party to read.'))
}).check(/*#__PURE__*/ zod.describe('The version that the act refers to, and why it is done.'))

export const terminateContractResponseValueContractContractIdMax = 40;

export const terminateContractResponseValueContractUplineIdMax = 40;

export const terminateContractResponseValueContractUplineAccountMax = 64;

export const terminateContractResponseValueContractUplineNicknameMax = 64;

export const terminateContractResponseValueContractDownlineIdMax = 40;

export const terminateContractResponseValueContractDownlineAccountMax = 64;

export const terminateContractResponseValueContractDownlineNicknameMax = 64;

export const terminateContractResponseValueContractTermsTiersItemTurnoverMax = 24;


export const terminateContractResponseValueContractTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const terminateContractResponseValueContractTermsTiersItemActiveDownlinesMin = 0;
export const terminateContractResponseValueContractTermsTiersItemActiveDownlinesMax = 1000000;

export const terminateContractResponseValueContractTermsTiersItemLossOneMax = 24;


export const terminateContractResponseValueContractTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const terminateContractResponseValueContractTermsTiersItemRateMax = 10000;

export const terminateContractResponseValueContractTermsTiersMax = 6;

export const terminateContractResponseValueContractTermsActiveMinimumMax = 24;


export const terminateContractResponseValueContractTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const terminateContractResponseValueContractVersionMax = 1000;

export const terminateContractResponseValueContractReplacesMax = 40;

export const terminateContractResponseValueContractEffectiveFromMax = 30;

export const terminateContractResponseValueContractEffectiveToMax = 30;

export const terminateContractResponseValueContractCreatedAtMax = 30;

export const terminateContractResponseValueContractUpdatedAtMax = 30;

export const terminateContractResponseValueContractActionsMax = 5;

export const terminateContractResponseValueVersionsItemVersionMax = 1000;

export const terminateContractResponseValueVersionsItemByIdMax = 40;

export const terminateContractResponseValueVersionsItemByAccountMax = 64;

export const terminateContractResponseValueVersionsItemByNicknameMax = 64;

export const terminateContractResponseValueVersionsItemAtMax = 30;

export const terminateContractResponseValueVersionsItemTextMax = 5000;

export const terminateContractResponseValueVersionsItemTextHashMax = 64;


export const terminateContractResponseValueVersionsItemTextHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const terminateContractResponseValueVersionsItemReasonMax = 300;

export const terminateContractResponseValueVersionsMax = 100;



export const TerminateContractResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "contract": /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueContractContractIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "side": /*#__PURE__*/ zod.enum(['own', 'downline']).check(/*#__PURE__*/ zod.describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n')),
  "upline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueContractUplineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueContractUplineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueContractUplineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who grants it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueContractDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueContractDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueContractDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who is paid by it.')),
  "terms": /*#__PURE__*/ zod.object({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueContractTermsTiersItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(terminateContractResponseValueContractTermsTiersItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The least valid turnover of the team in the window.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(terminateContractResponseValueContractTermsTiersItemActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(terminateContractResponseValueContractTermsTiersItemActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('The fewest active downlines; the agent itself counts.')),
  "loss": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueContractTermsTiersItemLossOneMax)).check(/*#__PURE__*/ zod.regex(terminateContractResponseValueContractTermsTiersItemLossOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The least loss of the team, as a positive amount; null in salary contracts.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(terminateContractResponseValueContractTermsTiersItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueContractTermsTiersMax)).check(/*#__PURE__*/ zod.describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.')),
  "activeMinimum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueContractTermsActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(terminateContractResponseValueContractTermsActiveMinimumRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of the window from which a downline counts as active.')),
  "carryOver": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['none', 'half-month', 'permanent']).check(/*#__PURE__*/ zod.describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For a dividend; null in salary contracts.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for what.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(terminateContractResponseValueContractVersionMax)).check(/*#__PURE__*/ zod.describe('The number of its newest version. Every act on it names the version that was seen.')),
  "replaces": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueContractReplacesMax))).check(/*#__PURE__*/ zod.describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.')),
  "effectiveFrom": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueContractEffectiveFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the first window that it pays for, null until it is signed.')),
  "effectiveTo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueContractEffectiveToMax))).check(/*#__PURE__*/ zod.describe('The end of the last window that it pays for, null while that is open.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueContractCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was proposed.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueContractUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When its newest version was made.')),
  "actions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).check(/*#__PURE__*/ zod.describe('What a party can do with a contract.'))).check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueContractActionsMax)).check(/*#__PURE__*/ zod.describe('What the agent of the session can do with it now.'))
}).check(/*#__PURE__*/ zod.describe('A contract between an agent and its direct upline, or between a general agent and the platform.')),
  "versions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(terminateContractResponseValueVersionsItemVersionMax)).check(/*#__PURE__*/ zod.describe('Its number, from 1.')),
  "action": /*#__PURE__*/ zod.enum(['propose', 'sign', 'reject', 'withdraw', 'terminate', 'agree_termination', 'end_by_conflict', 'supersede']).check(/*#__PURE__*/ zod.describe('What was done.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('The state after it.')),
  "by": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueVersionsItemByIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueVersionsItemByAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueVersionsItemByNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who did it.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueVersionsItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueVersionsItemTextMax)).check(/*#__PURE__*/ zod.describe('The whole contract in words, as it was shown to the parties: in `textLanguage`, and after an empty line in the other language of the site where the backend has it.')),
  "textLanguage": /*#__PURE__*/ zod.enum(['EN', 'VI']).check(/*#__PURE__*/ zod.describe('A bundled language of the portal, English or Vietnamese.')),
  "textHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueVersionsItemTextHashMax)).check(/*#__PURE__*/ zod.regex(terminateContractResponseValueVersionsItemTextHashRegExp)).check(/*#__PURE__*/ zod.describe('The SHA-256 of the text in UTF-8, in hexadecimal.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueVersionsItemReasonMax))).check(/*#__PURE__*/ zod.describe('The words that came with a rejection or a termination, null where there are none.'))
}).check(/*#__PURE__*/ zod.describe('A change of a contract, kept for ever. A signed version never changes.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminateContractResponseValueVersionsMax)).check(/*#__PURE__*/ zod.describe('Every version, the newest first.'))
}).check(/*#__PURE__*/ zod.describe('A contract with its history.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `terminateContract`.'))

/**
 * The party that did not ask for it agrees to the end of a `terminating` contract; it is `terminated`, and the window that runs now is the
 * last that it pays for (`effectiveTo`). The party that asked is 403 `forbidden`, another state or version 409 `conflict`. The other party
 * gets a message.
 * @summary Agree to a termination
 */
export const agreeToTerminationPathContractIdMax = 40;



export const AgreeToTerminationParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToTerminationPathContractIdMax)).check(/*#__PURE__*/ zod.describe('The contract.'))
})

export const agreeToTerminationHeaderMerchantMax = 32;


export const agreeToTerminationHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const agreeToTerminationHeaderXRequestIdMax = 64;


export const agreeToTerminationHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const AgreeToTerminationHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(agreeToTerminationHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(agreeToTerminationHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(agreeToTerminationHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(agreeToTerminationHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const agreeToTerminationBodyVersionMax = 1000;



export const AgreeToTerminationBody = /*#__PURE__*/ zod.strictObject({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(agreeToTerminationBodyVersionMax)).check(/*#__PURE__*/ zod.describe('The version that was shown.'))
}).check(/*#__PURE__*/ zod.describe('The version that the act refers to.'))

export const agreeToTerminationResponseValueContractContractIdMax = 40;

export const agreeToTerminationResponseValueContractUplineIdMax = 40;

export const agreeToTerminationResponseValueContractUplineAccountMax = 64;

export const agreeToTerminationResponseValueContractUplineNicknameMax = 64;

export const agreeToTerminationResponseValueContractDownlineIdMax = 40;

export const agreeToTerminationResponseValueContractDownlineAccountMax = 64;

export const agreeToTerminationResponseValueContractDownlineNicknameMax = 64;

export const agreeToTerminationResponseValueContractTermsTiersItemTurnoverMax = 24;


export const agreeToTerminationResponseValueContractTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const agreeToTerminationResponseValueContractTermsTiersItemActiveDownlinesMin = 0;
export const agreeToTerminationResponseValueContractTermsTiersItemActiveDownlinesMax = 1000000;

export const agreeToTerminationResponseValueContractTermsTiersItemLossOneMax = 24;


export const agreeToTerminationResponseValueContractTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const agreeToTerminationResponseValueContractTermsTiersItemRateMax = 10000;

export const agreeToTerminationResponseValueContractTermsTiersMax = 6;

export const agreeToTerminationResponseValueContractTermsActiveMinimumMax = 24;


export const agreeToTerminationResponseValueContractTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const agreeToTerminationResponseValueContractVersionMax = 1000;

export const agreeToTerminationResponseValueContractReplacesMax = 40;

export const agreeToTerminationResponseValueContractEffectiveFromMax = 30;

export const agreeToTerminationResponseValueContractEffectiveToMax = 30;

export const agreeToTerminationResponseValueContractCreatedAtMax = 30;

export const agreeToTerminationResponseValueContractUpdatedAtMax = 30;

export const agreeToTerminationResponseValueContractActionsMax = 5;

export const agreeToTerminationResponseValueVersionsItemVersionMax = 1000;

export const agreeToTerminationResponseValueVersionsItemByIdMax = 40;

export const agreeToTerminationResponseValueVersionsItemByAccountMax = 64;

export const agreeToTerminationResponseValueVersionsItemByNicknameMax = 64;

export const agreeToTerminationResponseValueVersionsItemAtMax = 30;

export const agreeToTerminationResponseValueVersionsItemTextMax = 5000;

export const agreeToTerminationResponseValueVersionsItemTextHashMax = 64;


export const agreeToTerminationResponseValueVersionsItemTextHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const agreeToTerminationResponseValueVersionsItemReasonMax = 300;

export const agreeToTerminationResponseValueVersionsMax = 100;



export const AgreeToTerminationResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "contract": /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueContractContractIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "side": /*#__PURE__*/ zod.enum(['own', 'downline']).check(/*#__PURE__*/ zod.describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n')),
  "upline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueContractUplineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueContractUplineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueContractUplineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who grants it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueContractDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueContractDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueContractDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who is paid by it.')),
  "terms": /*#__PURE__*/ zod.object({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueContractTermsTiersItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(agreeToTerminationResponseValueContractTermsTiersItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The least valid turnover of the team in the window.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(agreeToTerminationResponseValueContractTermsTiersItemActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(agreeToTerminationResponseValueContractTermsTiersItemActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('The fewest active downlines; the agent itself counts.')),
  "loss": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueContractTermsTiersItemLossOneMax)).check(/*#__PURE__*/ zod.regex(agreeToTerminationResponseValueContractTermsTiersItemLossOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The least loss of the team, as a positive amount; null in salary contracts.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(agreeToTerminationResponseValueContractTermsTiersItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueContractTermsTiersMax)).check(/*#__PURE__*/ zod.describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.')),
  "activeMinimum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueContractTermsActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(agreeToTerminationResponseValueContractTermsActiveMinimumRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of the window from which a downline counts as active.')),
  "carryOver": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['none', 'half-month', 'permanent']).check(/*#__PURE__*/ zod.describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For a dividend; null in salary contracts.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for what.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(agreeToTerminationResponseValueContractVersionMax)).check(/*#__PURE__*/ zod.describe('The number of its newest version. Every act on it names the version that was seen.')),
  "replaces": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueContractReplacesMax))).check(/*#__PURE__*/ zod.describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.')),
  "effectiveFrom": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueContractEffectiveFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the first window that it pays for, null until it is signed.')),
  "effectiveTo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueContractEffectiveToMax))).check(/*#__PURE__*/ zod.describe('The end of the last window that it pays for, null while that is open.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueContractCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was proposed.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueContractUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When its newest version was made.')),
  "actions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).check(/*#__PURE__*/ zod.describe('What a party can do with a contract.'))).check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueContractActionsMax)).check(/*#__PURE__*/ zod.describe('What the agent of the session can do with it now.'))
}).check(/*#__PURE__*/ zod.describe('A contract between an agent and its direct upline, or between a general agent and the platform.')),
  "versions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(agreeToTerminationResponseValueVersionsItemVersionMax)).check(/*#__PURE__*/ zod.describe('Its number, from 1.')),
  "action": /*#__PURE__*/ zod.enum(['propose', 'sign', 'reject', 'withdraw', 'terminate', 'agree_termination', 'end_by_conflict', 'supersede']).check(/*#__PURE__*/ zod.describe('What was done.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('The state after it.')),
  "by": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueVersionsItemByIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueVersionsItemByAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueVersionsItemByNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who did it.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueVersionsItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueVersionsItemTextMax)).check(/*#__PURE__*/ zod.describe('The whole contract in words, as it was shown to the parties: in `textLanguage`, and after an empty line in the other language of the site where the backend has it.')),
  "textLanguage": /*#__PURE__*/ zod.enum(['EN', 'VI']).check(/*#__PURE__*/ zod.describe('A bundled language of the portal, English or Vietnamese.')),
  "textHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueVersionsItemTextHashMax)).check(/*#__PURE__*/ zod.regex(agreeToTerminationResponseValueVersionsItemTextHashRegExp)).check(/*#__PURE__*/ zod.describe('The SHA-256 of the text in UTF-8, in hexadecimal.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueVersionsItemReasonMax))).check(/*#__PURE__*/ zod.describe('The words that came with a rejection or a termination, null where there are none.'))
}).check(/*#__PURE__*/ zod.describe('A change of a contract, kept for ever. A signed version never changes.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToTerminationResponseValueVersionsMax)).check(/*#__PURE__*/ zod.describe('Every version, the newest first.'))
}).check(/*#__PURE__*/ zod.describe('A contract with its history.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `agreeToTermination`.'))

/**
 * A page of the bills of the agent of the session: what its own contracts pay, and what the contracts that it grants pay to its direct
 * downlines. Windows are half open, by time of settlement, in the brand's time zone; the range goes by their end.
 * Salaries: daily at 02:00 for yesterday, hourly, and real-time every 5 minutes; dividends on the 1st and the 16th. gross = rate x team
 * turnover, for a dividend rate x the team's loss; net = gross less the gross of the direct downlines with a contract, never below
 * zero. There is one bill for a contract and a window, whatever happens, and it is paid once. Missing one's own tier never stops the
 * downlines. Where an operator holds the payments of an agent, its bills wait as `pending` until they are paid, denied or expired. Where the
 * brand limits what a day pays, `part_collected` and `insufficient` bills are paid on the days that follow (see `BillState`).
 * Range, search, order and totals hold for all pages, so that a client can write a CSV file by reading them one after the other.
 * @summary List contract bills
 */
export const listContractBillsQueryContractIdMax = 40;

export const listContractBillsQueryFromMax = 30;

export const listContractBillsQueryToMax = 30;

export const listContractBillsQuerySearchMax = 60;

export const listContractBillsQuerySortDefault = `-windowTo`;
export const listContractBillsQueryPageNoDefault = 1;
export const listContractBillsQueryPageNoMax = 100000;

export const listContractBillsQueryPageSizeDefault = 42;
export const listContractBillsQueryPageSizeMax = 100;



export const ListContractBillsQueryParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime'])).check(/*#__PURE__*/ zod.describe('Only bills of contracts of this kind.')),
  "side": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['own', 'downline'])).check(/*#__PURE__*/ zod.describe('Only own bills or only those of downlines.')),
  "contractId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractBillsQueryContractIdMax))).check(/*#__PURE__*/ zod.describe('Only bills of this contract.')),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'issued', 'part_collected', 'not_reached', 'insufficient', 'denied', 'expired'])).check(/*#__PURE__*/ zod.describe('Only bills in this state.')),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractBillsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractBillsQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractBillsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Part of an account name or nickname, whatever the case and the accents.')),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['windowTo', '-windowTo', 'turnover', '-turnover', 'gross', '-gross', 'net', '-net']), listContractBillsQuerySortDefault).check(/*#__PURE__*/ zod.describe('The order, by one column; `-` is downwards. Equal rows go by id.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContractBillsQueryPageNoMax)), listContractBillsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContractBillsQueryPageSizeMax)), listContractBillsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listContractBillsHeaderMerchantMax = 32;


export const listContractBillsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listContractBillsHeaderXRequestIdMax = 64;


export const listContractBillsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListContractBillsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listContractBillsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listContractBillsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listContractBillsResponseValueContentItemBillIdMax = 40;

export const listContractBillsResponseValueContentItemContractIdMax = 40;

export const listContractBillsResponseValueContentItemContractVersionMax = 1000;

export const listContractBillsResponseValueContentItemDownlineIdMax = 40;

export const listContractBillsResponseValueContentItemDownlineAccountMax = 64;

export const listContractBillsResponseValueContentItemDownlineNicknameMax = 64;

export const listContractBillsResponseValueContentItemWindowFromMax = 30;

export const listContractBillsResponseValueContentItemWindowToMax = 30;

export const listContractBillsResponseValueContentItemTurnoverMax = 25;


export const listContractBillsResponseValueContentItemTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillsResponseValueContentItemTeamResultMax = 25;


export const listContractBillsResponseValueContentItemTeamResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillsResponseValueContentItemActiveDownlinesMin = 0;
export const listContractBillsResponseValueContentItemActiveDownlinesMax = 100000000;

export const listContractBillsResponseValueContentItemTierMax = 6;

export const listContractBillsResponseValueContentItemRateMin = 0;
export const listContractBillsResponseValueContentItemRateMax = 10000;

export const listContractBillsResponseValueContentItemGrossMax = 25;


export const listContractBillsResponseValueContentItemGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillsResponseValueContentItemDownlineGrossMax = 25;


export const listContractBillsResponseValueContentItemDownlineGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillsResponseValueContentItemAdjustmentMax = 25;


export const listContractBillsResponseValueContentItemAdjustmentRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillsResponseValueContentItemCarriedInMax = 25;


export const listContractBillsResponseValueContentItemCarriedInRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillsResponseValueContentItemCarriedOutMax = 25;


export const listContractBillsResponseValueContentItemCarriedOutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillsResponseValueContentItemGapMax = 25;


export const listContractBillsResponseValueContentItemGapRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillsResponseValueContentItemNetMax = 25;


export const listContractBillsResponseValueContentItemNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillsResponseValueContentItemPaidMax = 25;


export const listContractBillsResponseValueContentItemPaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillsResponseValueContentItemIssuedAtMax = 30;

export const listContractBillsResponseValueContentItemPaidAtMax = 30;

export const listContractBillsResponseValueContentItemRestAtMax = 30;

export const listContractBillsResponseValueContentMax = 100;

export const listContractBillsResponseValueTotalPagesMin = 0;
export const listContractBillsResponseValueTotalPagesMax = 1000000;

export const listContractBillsResponseValueTotalElementsMin = 0;
export const listContractBillsResponseValueTotalElementsMax = 100000000;

export const listContractBillsResponseValueTotalsCountMin = 0;
export const listContractBillsResponseValueTotalsCountMax = 100000000;

export const listContractBillsResponseValueTotalsTurnoverMax = 25;


export const listContractBillsResponseValueTotalsTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillsResponseValueTotalsGrossMax = 25;


export const listContractBillsResponseValueTotalsGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillsResponseValueTotalsDownlineGrossMax = 25;


export const listContractBillsResponseValueTotalsDownlineGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillsResponseValueTotalsAdjustmentMax = 25;


export const listContractBillsResponseValueTotalsAdjustmentRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillsResponseValueTotalsNetMax = 25;


export const listContractBillsResponseValueTotalsNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillsResponseValueTotalsPaidMax = 25;


export const listContractBillsResponseValueTotalsPaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillsResponseValueAsOfMax = 30;



export const ListContractBillsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "billId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueContentItemBillIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueContentItemContractIdMax)).check(/*#__PURE__*/ zod.describe('The contract.')),
  "contractVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContractBillsResponseValueContentItemContractVersionMax)).check(/*#__PURE__*/ zod.describe('The signed version that was applied.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "side": /*#__PURE__*/ zod.enum(['own', 'downline']).check(/*#__PURE__*/ zod.describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueContentItemDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueContentItemDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueContentItemDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who is paid.')),
  "windowFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueContentItemWindowFromMax)).check(/*#__PURE__*/ zod.describe('The beginning of the window, included.')),
  "windowTo": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueContentItemWindowToMax)).check(/*#__PURE__*/ zod.describe('Its end, not included.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueContentItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(listContractBillsResponseValueContentItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The team\'s valid turnover in the window.')),
  "teamResult": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueContentItemTeamResultMax)).check(/*#__PURE__*/ zod.regex(listContractBillsResponseValueContentItemTeamResultRegExp)).check(/*#__PURE__*/ zod.describe('The team\'s result in the window, negative when it lost.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listContractBillsResponseValueContentItemActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(listContractBillsResponseValueContentItemActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('Active downlines in the window, the agent included.')),
  "tier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContractBillsResponseValueContentItemTierMax))).check(/*#__PURE__*/ zod.describe('The tier that held, from 1, null where none did.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listContractBillsResponseValueContentItemRateMin)).check(/*#__PURE__*/ zod.lte(listContractBillsResponseValueContentItemRateMax)).check(/*#__PURE__*/ zod.describe('Its rate, 0 where none held.')),
  "gross": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueContentItemGrossMax)).check(/*#__PURE__*/ zod.regex(listContractBillsResponseValueContentItemGrossRegExp)).check(/*#__PURE__*/ zod.describe('Rate x turnover after `carriedIn`; for a dividend rate x the loss after it.')),
  "downlineGross": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueContentItemDownlineGrossMax)).check(/*#__PURE__*/ zod.regex(listContractBillsResponseValueContentItemDownlineGrossRegExp)).check(/*#__PURE__*/ zod.describe('The gross of the direct downlines with a contract of the same kind.')),
  "adjustment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueContentItemAdjustmentMax)).check(/*#__PURE__*/ zod.regex(listContractBillsResponseValueContentItemAdjustmentRegExp)).check(/*#__PURE__*/ zod.describe('Signed changes for bets of earlier windows that were settled, or settled anew, in this one. They are part of `gross`.')),
  "carriedIn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueContentItemCarriedInMax)).check(/*#__PURE__*/ zod.regex(listContractBillsResponseValueContentItemCarriedInRegExp)).check(/*#__PURE__*/ zod.describe('Dividend: the win of earlier windows that lowers the loss. Salary: the turnover that corrections took from earlier windows beyond what these had, which lowers this one.')),
  "carriedOut": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueContentItemCarriedOutMax)).check(/*#__PURE__*/ zod.regex(listContractBillsResponseValueContentItemCarriedOutRegExp)).check(/*#__PURE__*/ zod.describe('What is carried to the next window: the win of a dividend, the lacking turnover of a salary.')),
  "gap": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueContentItemGapMax)).check(/*#__PURE__*/ zod.regex(listContractBillsResponseValueContentItemGapRegExp)).check(/*#__PURE__*/ zod.describe('How far the gross of the downlines is above `gross`; the platform\'s account `dividend_gap` pays it for dividends.')),
  "net": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueContentItemNetMax)).check(/*#__PURE__*/ zod.regex(listContractBillsResponseValueContentItemNetRegExp)).check(/*#__PURE__*/ zod.describe('What is due: gross less `downlineGross`, never below 0.00.')),
  "paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueContentItemPaidMax)).check(/*#__PURE__*/ zod.regex(listContractBillsResponseValueContentItemPaidRegExp)).check(/*#__PURE__*/ zod.describe('What has been paid of it.')),
  "state": /*#__PURE__*/ zod.enum(['pending', 'issued', 'part_collected', 'not_reached', 'insufficient', 'denied', 'expired']).check(/*#__PURE__*/ zod.describe('`pending`: it waits, because an operator holds the payments of the agent. `issued`: paid in full. `part_collected`: paid in part, the rest\nfollows. `not_reached`: no tier was satisfied, nothing is due. `insufficient`: the payer\'s account cannot pay now, all of it follows.\n`denied`: an operator stopped it, with a reason. `expired`: not decided within the time that the brand\nsets; what is unpaid of it is never paid. What a bill says of turnover, gross, carry-over and downlines is the same in every state.\n\nA brand may limit what the account `platform` pays for contracts on a day of its time zone. What is left of the day pays bills in this\norder: those that earlier settlements left open first, then by the end of the window, kind (by name) and contract. The bill that\ncrosses the limit is `part_collected`, those after it are `insufficient`. Each midnight, and each settlement before\nits own bills, pays what is open, in the same order. What `dividend_gap` pays of a bill does not count and is paid first. A hold\nmakes what is open `pending`, from then on with the time of `expiresAt`; paying it takes what is left of the day.\n')),
  "issuedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueContentItemIssuedAtMax)).check(/*#__PURE__*/ zod.describe('When the window was settled or will be.')),
  "paidAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueContentItemPaidAtMax))).check(/*#__PURE__*/ zod.describe('When it was paid in full, null until then.')),
  "restAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueContentItemRestAtMax))).check(/*#__PURE__*/ zod.describe('When what is still due is paid next, as far as the limit of that day reaches; null unless it is `part_collected` or `insufficient`.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for one window. There is exactly one bill for a contract and a window, however often and by\nhowever many processes the window is settled.\n'))).check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The bills of the page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listContractBillsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listContractBillsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listContractBillsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listContractBillsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Rows in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listContractBillsResponseValueTotalsCountMin)).check(/*#__PURE__*/ zod.lte(listContractBillsResponseValueTotalsCountMax)).check(/*#__PURE__*/ zod.describe('Bills.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueTotalsTurnoverMax)).check(/*#__PURE__*/ zod.regex(listContractBillsResponseValueTotalsTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Turnover of the windows.')),
  "gross": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueTotalsGrossMax)).check(/*#__PURE__*/ zod.regex(listContractBillsResponseValueTotalsGrossRegExp)).check(/*#__PURE__*/ zod.describe('Gross.')),
  "downlineGross": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueTotalsDownlineGrossMax)).check(/*#__PURE__*/ zod.regex(listContractBillsResponseValueTotalsDownlineGrossRegExp)).check(/*#__PURE__*/ zod.describe('The part of the downlines.')),
  "adjustment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueTotalsAdjustmentMax)).check(/*#__PURE__*/ zod.regex(listContractBillsResponseValueTotalsAdjustmentRegExp)).check(/*#__PURE__*/ zod.describe('Signed changes.')),
  "net": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueTotalsNetMax)).check(/*#__PURE__*/ zod.regex(listContractBillsResponseValueTotalsNetRegExp)).check(/*#__PURE__*/ zod.describe('Net.')),
  "paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueTotalsPaidMax)).check(/*#__PURE__*/ zod.regex(listContractBillsResponseValueTotalsPaidRegExp)).check(/*#__PURE__*/ zod.describe('Paid.'))
}).check(/*#__PURE__*/ zod.describe('The totals of all pages.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractBillsResponseValueAsOfMax)).check(/*#__PURE__*/ zod.describe('The server\'s clock at the time of the answer, by which windows end and are settled.'))
}).check(/*#__PURE__*/ zod.describe('A page of bills.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listContractBills`.'))

/**
 * A bill with everything that it was computed from: the terms of the signed version, the bills of the direct downlines, the changes for
 * bets of earlier windows, and the payments. A bill of other parties is 404.
 * @summary Tell a contract bill
 */
export const getContractBillPathBillIdMax = 40;



export const GetContractBillParams = /*#__PURE__*/ zod.object({
  "billId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBillPathBillIdMax)).check(/*#__PURE__*/ zod.describe('The bill.'))
})

export const getContractBillHeaderMerchantMax = 32;


export const getContractBillHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getContractBillHeaderXRequestIdMax = 64;


export const getContractBillHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetContractBillHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBillHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getContractBillHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBillHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getContractBillHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const getContractBillResponseValueBillBillIdMax = 40;

export const getContractBillResponseValueBillContractIdMax = 40;

export const getContractBillResponseValueBillContractVersionMax = 1000;

export const getContractBillResponseValueBillDownlineIdMax = 40;

export const getContractBillResponseValueBillDownlineAccountMax = 64;

export const getContractBillResponseValueBillDownlineNicknameMax = 64;

export const getContractBillResponseValueBillWindowFromMax = 30;

export const getContractBillResponseValueBillWindowToMax = 30;

export const getContractBillResponseValueBillTurnoverMax = 25;


export const getContractBillResponseValueBillTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBillResponseValueBillTeamResultMax = 25;


export const getContractBillResponseValueBillTeamResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBillResponseValueBillActiveDownlinesMin = 0;
export const getContractBillResponseValueBillActiveDownlinesMax = 100000000;

export const getContractBillResponseValueBillTierMax = 6;

export const getContractBillResponseValueBillRateMin = 0;
export const getContractBillResponseValueBillRateMax = 10000;

export const getContractBillResponseValueBillGrossMax = 25;


export const getContractBillResponseValueBillGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBillResponseValueBillDownlineGrossMax = 25;


export const getContractBillResponseValueBillDownlineGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBillResponseValueBillAdjustmentMax = 25;


export const getContractBillResponseValueBillAdjustmentRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBillResponseValueBillCarriedInMax = 25;


export const getContractBillResponseValueBillCarriedInRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBillResponseValueBillCarriedOutMax = 25;


export const getContractBillResponseValueBillCarriedOutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBillResponseValueBillGapMax = 25;


export const getContractBillResponseValueBillGapRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBillResponseValueBillNetMax = 25;


export const getContractBillResponseValueBillNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBillResponseValueBillPaidMax = 25;


export const getContractBillResponseValueBillPaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBillResponseValueBillIssuedAtMax = 30;

export const getContractBillResponseValueBillPaidAtMax = 30;

export const getContractBillResponseValueBillRestAtMax = 30;

export const getContractBillResponseValueTermsTiersItemTurnoverMax = 24;


export const getContractBillResponseValueTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBillResponseValueTermsTiersItemActiveDownlinesMin = 0;
export const getContractBillResponseValueTermsTiersItemActiveDownlinesMax = 1000000;

export const getContractBillResponseValueTermsTiersItemLossOneMax = 24;


export const getContractBillResponseValueTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBillResponseValueTermsTiersItemRateMax = 10000;

export const getContractBillResponseValueTermsTiersMax = 6;

export const getContractBillResponseValueTermsActiveMinimumMax = 24;


export const getContractBillResponseValueTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBillResponseValueDownlinesItemBillIdMax = 40;

export const getContractBillResponseValueDownlinesItemContractIdMax = 40;

export const getContractBillResponseValueDownlinesItemDownlineIdMax = 40;

export const getContractBillResponseValueDownlinesItemDownlineAccountMax = 64;

export const getContractBillResponseValueDownlinesItemDownlineNicknameMax = 64;

export const getContractBillResponseValueDownlinesItemTurnoverMax = 25;


export const getContractBillResponseValueDownlinesItemTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBillResponseValueDownlinesItemRateMin = 0;
export const getContractBillResponseValueDownlinesItemRateMax = 10000;

export const getContractBillResponseValueDownlinesItemGrossMax = 25;


export const getContractBillResponseValueDownlinesItemGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBillResponseValueDownlinesMax = 1000;

export const getContractBillResponseValueAdjustmentsItemBetIdMax = 40;

export const getContractBillResponseValueAdjustmentsItemWindowFromMax = 30;

export const getContractBillResponseValueAdjustmentsItemTurnoverMax = 25;


export const getContractBillResponseValueAdjustmentsItemTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBillResponseValueAdjustmentsItemAmountMax = 25;


export const getContractBillResponseValueAdjustmentsItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBillResponseValueAdjustmentsItemSettledAtMax = 30;

export const getContractBillResponseValueAdjustmentsMax = 1000;

export const getContractBillResponseValuePaymentsItemEntryIdMax = 40;

export const getContractBillResponseValuePaymentsItemAmountMax = 25;


export const getContractBillResponseValuePaymentsItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getContractBillResponseValuePaymentsItemAtMax = 30;

export const getContractBillResponseValuePaymentsMax = 100;

export const getContractBillResponseValueReasonMax = 300;

export const getContractBillResponseValueExpiresAtMax = 30;



export const GetContractBillResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "bill": /*#__PURE__*/ zod.object({
  "billId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueBillBillIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueBillContractIdMax)).check(/*#__PURE__*/ zod.describe('The contract.')),
  "contractVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getContractBillResponseValueBillContractVersionMax)).check(/*#__PURE__*/ zod.describe('The signed version that was applied.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "side": /*#__PURE__*/ zod.enum(['own', 'downline']).check(/*#__PURE__*/ zod.describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueBillDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueBillDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueBillDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who is paid.')),
  "windowFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueBillWindowFromMax)).check(/*#__PURE__*/ zod.describe('The beginning of the window, included.')),
  "windowTo": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueBillWindowToMax)).check(/*#__PURE__*/ zod.describe('Its end, not included.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueBillTurnoverMax)).check(/*#__PURE__*/ zod.regex(getContractBillResponseValueBillTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The team\'s valid turnover in the window.')),
  "teamResult": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueBillTeamResultMax)).check(/*#__PURE__*/ zod.regex(getContractBillResponseValueBillTeamResultRegExp)).check(/*#__PURE__*/ zod.describe('The team\'s result in the window, negative when it lost.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getContractBillResponseValueBillActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(getContractBillResponseValueBillActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('Active downlines in the window, the agent included.')),
  "tier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getContractBillResponseValueBillTierMax))).check(/*#__PURE__*/ zod.describe('The tier that held, from 1, null where none did.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getContractBillResponseValueBillRateMin)).check(/*#__PURE__*/ zod.lte(getContractBillResponseValueBillRateMax)).check(/*#__PURE__*/ zod.describe('Its rate, 0 where none held.')),
  "gross": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueBillGrossMax)).check(/*#__PURE__*/ zod.regex(getContractBillResponseValueBillGrossRegExp)).check(/*#__PURE__*/ zod.describe('Rate x turnover after `carriedIn`; for a dividend rate x the loss after it.')),
  "downlineGross": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueBillDownlineGrossMax)).check(/*#__PURE__*/ zod.regex(getContractBillResponseValueBillDownlineGrossRegExp)).check(/*#__PURE__*/ zod.describe('The gross of the direct downlines with a contract of the same kind.')),
  "adjustment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueBillAdjustmentMax)).check(/*#__PURE__*/ zod.regex(getContractBillResponseValueBillAdjustmentRegExp)).check(/*#__PURE__*/ zod.describe('Signed changes for bets of earlier windows that were settled, or settled anew, in this one. They are part of `gross`.')),
  "carriedIn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueBillCarriedInMax)).check(/*#__PURE__*/ zod.regex(getContractBillResponseValueBillCarriedInRegExp)).check(/*#__PURE__*/ zod.describe('Dividend: the win of earlier windows that lowers the loss. Salary: the turnover that corrections took from earlier windows beyond what these had, which lowers this one.')),
  "carriedOut": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueBillCarriedOutMax)).check(/*#__PURE__*/ zod.regex(getContractBillResponseValueBillCarriedOutRegExp)).check(/*#__PURE__*/ zod.describe('What is carried to the next window: the win of a dividend, the lacking turnover of a salary.')),
  "gap": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueBillGapMax)).check(/*#__PURE__*/ zod.regex(getContractBillResponseValueBillGapRegExp)).check(/*#__PURE__*/ zod.describe('How far the gross of the downlines is above `gross`; the platform\'s account `dividend_gap` pays it for dividends.')),
  "net": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueBillNetMax)).check(/*#__PURE__*/ zod.regex(getContractBillResponseValueBillNetRegExp)).check(/*#__PURE__*/ zod.describe('What is due: gross less `downlineGross`, never below 0.00.')),
  "paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueBillPaidMax)).check(/*#__PURE__*/ zod.regex(getContractBillResponseValueBillPaidRegExp)).check(/*#__PURE__*/ zod.describe('What has been paid of it.')),
  "state": /*#__PURE__*/ zod.enum(['pending', 'issued', 'part_collected', 'not_reached', 'insufficient', 'denied', 'expired']).check(/*#__PURE__*/ zod.describe('`pending`: it waits, because an operator holds the payments of the agent. `issued`: paid in full. `part_collected`: paid in part, the rest\nfollows. `not_reached`: no tier was satisfied, nothing is due. `insufficient`: the payer\'s account cannot pay now, all of it follows.\n`denied`: an operator stopped it, with a reason. `expired`: not decided within the time that the brand\nsets; what is unpaid of it is never paid. What a bill says of turnover, gross, carry-over and downlines is the same in every state.\n\nA brand may limit what the account `platform` pays for contracts on a day of its time zone. What is left of the day pays bills in this\norder: those that earlier settlements left open first, then by the end of the window, kind (by name) and contract. The bill that\ncrosses the limit is `part_collected`, those after it are `insufficient`. Each midnight, and each settlement before\nits own bills, pays what is open, in the same order. What `dividend_gap` pays of a bill does not count and is paid first. A hold\nmakes what is open `pending`, from then on with the time of `expiresAt`; paying it takes what is left of the day.\n')),
  "issuedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueBillIssuedAtMax)).check(/*#__PURE__*/ zod.describe('When the window was settled or will be.')),
  "paidAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueBillPaidAtMax))).check(/*#__PURE__*/ zod.describe('When it was paid in full, null until then.')),
  "restAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueBillRestAtMax))).check(/*#__PURE__*/ zod.describe('When what is still due is paid next, as far as the limit of that day reaches; null unless it is `part_collected` or `insufficient`.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for one window. There is exactly one bill for a contract and a window, however often and by\nhowever many processes the window is settled.\n')),
  "terms": /*#__PURE__*/ zod.object({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueTermsTiersItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(getContractBillResponseValueTermsTiersItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The least valid turnover of the team in the window.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getContractBillResponseValueTermsTiersItemActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(getContractBillResponseValueTermsTiersItemActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('The fewest active downlines; the agent itself counts.')),
  "loss": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueTermsTiersItemLossOneMax)).check(/*#__PURE__*/ zod.regex(getContractBillResponseValueTermsTiersItemLossOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The least loss of the team, as a positive amount; null in salary contracts.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getContractBillResponseValueTermsTiersItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueTermsTiersMax)).check(/*#__PURE__*/ zod.describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.')),
  "activeMinimum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueTermsActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(getContractBillResponseValueTermsActiveMinimumRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of the window from which a downline counts as active.')),
  "carryOver": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['none', 'half-month', 'permanent']).check(/*#__PURE__*/ zod.describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For a dividend; null in salary contracts.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for what.')),
  "downlines": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "billId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueDownlinesItemBillIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueDownlinesItemContractIdMax)).check(/*#__PURE__*/ zod.describe('Its contract.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueDownlinesItemDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueDownlinesItemDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueDownlinesItemDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('A party of a contract, an agent or the platform.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueDownlinesItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(getContractBillResponseValueDownlinesItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The line\'s valid turnover in the window.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getContractBillResponseValueDownlinesItemRateMin)).check(/*#__PURE__*/ zod.lte(getContractBillResponseValueDownlinesItemRateMax)).check(/*#__PURE__*/ zod.describe('Its rate.')),
  "gross": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueDownlinesItemGrossMax)).check(/*#__PURE__*/ zod.regex(getContractBillResponseValueDownlinesItemGrossRegExp)).check(/*#__PURE__*/ zod.describe('Its gross.'))
}).check(/*#__PURE__*/ zod.describe('The bill of a direct downline, whose gross is taken off.'))).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueDownlinesMax)).check(/*#__PURE__*/ zod.describe('The bills whose gross adds up to `downlineGross`.')),
  "adjustments": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueAdjustmentsItemBetIdMax)).check(/*#__PURE__*/ zod.describe('The bet.')),
  "windowFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueAdjustmentsItemWindowFromMax)).check(/*#__PURE__*/ zod.describe('The beginning of the window that it belongs to.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueAdjustmentsItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(getContractBillResponseValueAdjustmentsItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('By how much it changes the turnover, signed.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueAdjustmentsItemAmountMax)).check(/*#__PURE__*/ zod.regex(getContractBillResponseValueAdjustmentsItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('By how much it changes the gross, signed.')),
  "settledAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueAdjustmentsItemSettledAtMax)).check(/*#__PURE__*/ zod.describe('When it was settled.'))
}).check(/*#__PURE__*/ zod.describe('A bet of an earlier window that was settled, or settled anew, in this one.'))).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueAdjustmentsMax)).check(/*#__PURE__*/ zod.describe('The bets whose amounts add up to `adjustment`, the greatest first; beyond 1,000 `listIncomeBets` has them all.')),
  "payments": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "entryId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValuePaymentsItemEntryIdMax)).check(/*#__PURE__*/ zod.describe('The entry in the ledger.')),
  "payer": /*#__PURE__*/ zod.enum(['platform', 'dividend_gap', 'rounding']).check(/*#__PURE__*/ zod.describe('The account that paid: the platform\'s, the one for dividends that downlines get above their upline, or the one that takes rounding residue.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValuePaymentsItemAmountMax)).check(/*#__PURE__*/ zod.regex(getContractBillResponseValuePaymentsItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('How much; the rest to the currency\'s decimals is of `rounding`.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValuePaymentsItemAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('A payment of a bill.'))).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValuePaymentsMax)).check(/*#__PURE__*/ zod.describe('The payments, which add up to `paid`.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it waits, was denied or has expired, in the operator\'s words, for the agent who is paid and for operators; else null.')),
  "expiresAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getContractBillResponseValueExpiresAtMax))).check(/*#__PURE__*/ zod.describe('When a bill that waits expires unless an operator decides before; else null.'))
}).check(/*#__PURE__*/ zod.describe('A bill with everything that it was computed from.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getContractBill`.'))

/**
 * With these figures this contract pays so much: the same computation as the bills, to the same cent, for terms and figures that the
 * caller makes up. Tiers that do not rise are 422 `contract_tiers_invalid`; `teamResult` and `carriedIn` stand with dividends only, else
 * 400 `validation_failed`. Changes nothing and stores nothing.
 * @summary Simulate a contract
 */
export const simulateContractHeaderMerchantMax = 32;


export const simulateContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const simulateContractHeaderXRequestIdMax = 64;


export const simulateContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SimulateContractHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(simulateContractHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(simulateContractHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(simulateContractHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(simulateContractHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const simulateContractBodyTermsTiersItemTurnoverMax = 24;


export const simulateContractBodyTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const simulateContractBodyTermsTiersItemActiveDownlinesMin = 0;
export const simulateContractBodyTermsTiersItemActiveDownlinesMax = 1000000;

export const simulateContractBodyTermsTiersItemLossOneMax = 24;


export const simulateContractBodyTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const simulateContractBodyTermsTiersItemRateMax = 10000;

export const simulateContractBodyTermsTiersMax = 6;

export const simulateContractBodyTermsActiveMinimumMax = 24;


export const simulateContractBodyTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const simulateContractBodyTurnoverMax = 24;


export const simulateContractBodyTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const simulateContractBodyTeamResultMax = 25;


export const simulateContractBodyTeamResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const simulateContractBodyActiveDownlinesMin = 0;
export const simulateContractBodyActiveDownlinesMax = 1000000;

export const simulateContractBodyDownlineGrossMax = 24;


export const simulateContractBodyDownlineGrossRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const simulateContractBodyCarriedInMax = 24;


export const simulateContractBodyCarriedInRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const SimulateContractBody = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "terms": /*#__PURE__*/ zod.strictObject({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(simulateContractBodyTermsTiersItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(simulateContractBodyTermsTiersItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The least valid turnover of the team in the window.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(simulateContractBodyTermsTiersItemActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(simulateContractBodyTermsTiersItemActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('The fewest active downlines; the agent itself counts.')),
  "loss": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(simulateContractBodyTermsTiersItemLossOneMax)).check(/*#__PURE__*/ zod.regex(simulateContractBodyTermsTiersItemLossOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The least loss of the team, as a positive amount; null in salary contracts.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(simulateContractBodyTermsTiersItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(simulateContractBodyTermsTiersMax)).check(/*#__PURE__*/ zod.describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.')),
  "activeMinimum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(simulateContractBodyTermsActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(simulateContractBodyTermsActiveMinimumRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of the window from which a downline counts as active.')),
  "carryOver": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['none', 'half-month', 'permanent']).check(/*#__PURE__*/ zod.describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For a dividend; null in salary contracts.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for what.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(simulateContractBodyTurnoverMax)).check(/*#__PURE__*/ zod.regex(simulateContractBodyTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The team\'s valid turnover.')),
  "teamResult": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(simulateContractBodyTeamResultMax)).check(/*#__PURE__*/ zod.regex(simulateContractBodyTeamResultRegExp))).check(/*#__PURE__*/ zod.describe('Dividend: the team\'s result, negative when it lost. Without it 0.00.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(simulateContractBodyActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(simulateContractBodyActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('Active downlines, the agent included.')),
  "downlineGross": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(simulateContractBodyDownlineGrossMax)).check(/*#__PURE__*/ zod.regex(simulateContractBodyDownlineGrossRegExp))).check(/*#__PURE__*/ zod.describe('The gross of the direct downlines. Without it 0.00.')),
  "carriedIn": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(simulateContractBodyCarriedInMax)).check(/*#__PURE__*/ zod.regex(simulateContractBodyCarriedInRegExp))).check(/*#__PURE__*/ zod.describe('Dividend: the win of earlier windows. Without it 0.00.'))
}).check(/*#__PURE__*/ zod.describe('A contract and the figures of a window to try it with.'))

export const simulateContractResponseValueTierMax = 6;

export const simulateContractResponseValueRateMin = 0;
export const simulateContractResponseValueRateMax = 10000;

export const simulateContractResponseValueGrossMax = 25;


export const simulateContractResponseValueGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const simulateContractResponseValueNetMax = 25;


export const simulateContractResponseValueNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const simulateContractResponseValueGapMax = 25;


export const simulateContractResponseValueGapRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const simulateContractResponseValueCarriedOutMax = 25;


export const simulateContractResponseValueCarriedOutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const simulateContractResponseValueNextTierOneTierMax = 6;

export const simulateContractResponseValueNextTierOneRateMin = 0;
export const simulateContractResponseValueNextTierOneRateMax = 10000;

export const simulateContractResponseValueNextTierOneTurnoverMax = 25;


export const simulateContractResponseValueNextTierOneTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const simulateContractResponseValueNextTierOneActiveDownlinesMin = 0;
export const simulateContractResponseValueNextTierOneActiveDownlinesMax = 1000000;

export const simulateContractResponseValueNextTierOneLossOneMax = 25;


export const simulateContractResponseValueNextTierOneLossOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const SimulateContractResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['issued', 'not_reached']).check(/*#__PURE__*/ zod.describe('The state that the bill would have.')),
  "tier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(simulateContractResponseValueTierMax))).check(/*#__PURE__*/ zod.describe('The tier that holds, from 1, null where none does.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(simulateContractResponseValueRateMin)).check(/*#__PURE__*/ zod.lte(simulateContractResponseValueRateMax)).check(/*#__PURE__*/ zod.describe('Its rate, 0 where none holds.')),
  "gross": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(simulateContractResponseValueGrossMax)).check(/*#__PURE__*/ zod.regex(simulateContractResponseValueGrossRegExp)).check(/*#__PURE__*/ zod.describe('Before the part of the downlines.')),
  "net": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(simulateContractResponseValueNetMax)).check(/*#__PURE__*/ zod.regex(simulateContractResponseValueNetRegExp)).check(/*#__PURE__*/ zod.describe('What is paid.')),
  "gap": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(simulateContractResponseValueGapMax)).check(/*#__PURE__*/ zod.regex(simulateContractResponseValueGapRegExp)).check(/*#__PURE__*/ zod.describe('How far the gross of the downlines is above `gross`.')),
  "carriedOut": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(simulateContractResponseValueCarriedOutMax)).check(/*#__PURE__*/ zod.regex(simulateContractResponseValueCarriedOutRegExp)).check(/*#__PURE__*/ zod.describe('What is carried to the next window: the win of a dividend, the lacking turnover of a salary.')),
  "nextTier": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "tier": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(simulateContractResponseValueNextTierOneTierMax)).check(/*#__PURE__*/ zod.describe('The tier, from 1.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(simulateContractResponseValueNextTierOneRateMin)).check(/*#__PURE__*/ zod.lte(simulateContractResponseValueNextTierOneRateMax)).check(/*#__PURE__*/ zod.describe('Its rate.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(simulateContractResponseValueNextTierOneTurnoverMax)).check(/*#__PURE__*/ zod.regex(simulateContractResponseValueNextTierOneTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Turnover that is missing, 0.00 where it is enough.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(simulateContractResponseValueNextTierOneActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(simulateContractResponseValueNextTierOneActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('Active downlines that are missing.')),
  "loss": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(simulateContractResponseValueNextTierOneLossOneMax)).check(/*#__PURE__*/ zod.regex(simulateContractResponseValueNextTierOneLossOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Loss that is missing, null in salary contracts.'))
}).check(/*#__PURE__*/ zod.describe('What is missing for the next tier.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What is missing for the next tier, null where the highest holds.'))
}).check(/*#__PURE__*/ zod.describe('What the contract would pay.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `simulateContract`.'))

