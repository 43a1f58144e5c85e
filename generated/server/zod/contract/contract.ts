/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * A page of the contracts of the agent of the session: those that pay it (`own`) and those that it grants (`downline`), in every state,
 * rejected and ended ones included. Range and order go by the time of the newest version. A client can write a CSV file by reading
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



export const ListContractsQueryParams = zod.object({
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).optional().describe('Only contracts of this kind.'),
  "side": zod.enum(['own', 'downline']).optional().describe('Only own contracts or only those of downlines.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).optional().describe('Only contracts in this state.'),
  "from": zod.iso.datetime({"offset":true}).max(listContractsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listContractsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "search": zod.string().min(1).max(listContractsQuerySearchMax).optional().describe('Part of an account name or nickname, whatever the case and the accents.'),
  "sort": zod.enum(['updatedAt', '-updatedAt', 'createdAt', '-createdAt', 'rate', '-rate', 'account', '-account']).default(listContractsQuerySortDefault).describe('The order, by one column; `-` is downwards. Equal rows go by id.'),
  "pageNo": zod.int().min(1).max(listContractsQueryPageNoMax).default(listContractsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listContractsQueryPageSizeMax).default(listContractsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listContractsHeaderMerchantMax = 32;


export const listContractsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listContractsHeaderXRequestIdMax = 64;


export const listContractsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListContractsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listContractsHeaderMerchantMax).regex(listContractsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listContractsHeaderXRequestIdMax).regex(listContractsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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



export const ListContractsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "contractId": zod.string().min(1).max(listContractsResponseValueContentItemContractIdMax).describe('Its id.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nturnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "side": zod.enum(['own', 'downline']).describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n'),
  "upline": zod.strictObject({
  "id": zod.string().min(1).max(listContractsResponseValueContentItemUplineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(listContractsResponseValueContentItemUplineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(listContractsResponseValueContentItemUplineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who grants it.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(listContractsResponseValueContentItemDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(listContractsResponseValueContentItemDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(listContractsResponseValueContentItemDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who is paid by it.'),
  "terms": zod.strictObject({
  "tiers": zod.array(zod.strictObject({
  "turnover": zod.string().max(listContractsResponseValueContentItemTermsTiersItemTurnoverMax).regex(listContractsResponseValueContentItemTermsTiersItemTurnoverRegExp).describe('The least team turnover of the window.'),
  "activeDownlines": zod.int().min(listContractsResponseValueContentItemTermsTiersItemActiveDownlinesMin).max(listContractsResponseValueContentItemTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(listContractsResponseValueContentItemTermsTiersItemLossOneMax).regex(listContractsResponseValueContentItemTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(listContractsResponseValueContentItemTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(listContractsResponseValueContentItemTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(listContractsResponseValueContentItemTermsActiveMinimumMax).regex(listContractsResponseValueContentItemTermsActiveMinimumRegExp).describe('The turnover of the window from which a downline counts as active.'),
  "carryOver": zod.union([zod.enum(['none', 'half-month', 'permanent']).describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n'),zod.null()]).describe('For a dividend; null in salary contracts.')
}).describe('What a contract pays for what.'),
  "version": zod.int().min(1).max(listContractsResponseValueContentItemVersionMax).describe('The number of its newest version. Every act on it names the version that was seen.'),
  "replaces": zod.string().min(1).max(listContractsResponseValueContentItemReplacesMax).nullable().describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.'),
  "effectiveFrom": zod.iso.datetime({"offset":true}).max(listContractsResponseValueContentItemEffectiveFromMax).nullable().describe('The beginning of the first window that it pays for, null until it is signed.'),
  "effectiveTo": zod.iso.datetime({"offset":true}).max(listContractsResponseValueContentItemEffectiveToMax).nullable().describe('The end of the last window that it pays for, null while that is open.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(listContractsResponseValueContentItemCreatedAtMax).describe('When it was proposed.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(listContractsResponseValueContentItemUpdatedAtMax).describe('When its newest version was made.'),
  "actions": zod.array(zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).describe('What a party can do with a contract.')).max(listContractsResponseValueContentItemActionsMax).describe('What the agent of the session can do with it now.')
}).describe('A contract between an agent and its direct upline, or between a general agent and the platform.')).max(listContractsResponseValueContentMax).describe('The contracts of the page.'),
  "totalPages": zod.int().min(listContractsResponseValueTotalPagesMin).max(listContractsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listContractsResponseValueTotalElementsMin).max(listContractsResponseValueTotalElementsMax).describe('Rows in all.')
}).describe('A page of contracts.')
}).describe('The answer of `listContracts`.')

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


export const ProposeContractHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(proposeContractHeaderMerchantMax).regex(proposeContractHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(proposeContractHeaderXRequestIdMax).regex(proposeContractHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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


export const ProposeContractBody = zod.strictObject({
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nturnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "downlineId": zod.string().min(1).max(proposeContractBodyDownlineIdMax).describe('The direct downline.'),
  "terms": zod.strictObject({
  "tiers": zod.array(zod.strictObject({
  "turnover": zod.string().max(proposeContractBodyTermsTiersItemTurnoverMax).regex(proposeContractBodyTermsTiersItemTurnoverRegExp).describe('The least team turnover of the window.'),
  "activeDownlines": zod.int().min(proposeContractBodyTermsTiersItemActiveDownlinesMin).max(proposeContractBodyTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(proposeContractBodyTermsTiersItemLossOneMax).regex(proposeContractBodyTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(proposeContractBodyTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(proposeContractBodyTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(proposeContractBodyTermsActiveMinimumMax).regex(proposeContractBodyTermsActiveMinimumRegExp).describe('The turnover of the window from which a downline counts as active.'),
  "carryOver": zod.union([zod.enum(['none', 'half-month', 'permanent']).describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n'),zod.null()]).describe('For a dividend; null in salary contracts.')
}).describe('What a contract pays for what.'),
  "conflictHash": zod.string().max(proposeContractBodyConflictHashMax).regex(proposeContractBodyConflictHashRegExp).optional().describe('The hash of the conflicts that were shown, where there are any.')
}).describe('A contract to propose.')

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



export const ProposeContractResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "contract": zod.strictObject({
  "contractId": zod.string().min(1).max(proposeContractResponseValueContractContractIdMax).describe('Its id.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nturnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "side": zod.enum(['own', 'downline']).describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n'),
  "upline": zod.strictObject({
  "id": zod.string().min(1).max(proposeContractResponseValueContractUplineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(proposeContractResponseValueContractUplineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(proposeContractResponseValueContractUplineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who grants it.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(proposeContractResponseValueContractDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(proposeContractResponseValueContractDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(proposeContractResponseValueContractDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who is paid by it.'),
  "terms": zod.strictObject({
  "tiers": zod.array(zod.strictObject({
  "turnover": zod.string().max(proposeContractResponseValueContractTermsTiersItemTurnoverMax).regex(proposeContractResponseValueContractTermsTiersItemTurnoverRegExp).describe('The least team turnover of the window.'),
  "activeDownlines": zod.int().min(proposeContractResponseValueContractTermsTiersItemActiveDownlinesMin).max(proposeContractResponseValueContractTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(proposeContractResponseValueContractTermsTiersItemLossOneMax).regex(proposeContractResponseValueContractTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(proposeContractResponseValueContractTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(proposeContractResponseValueContractTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(proposeContractResponseValueContractTermsActiveMinimumMax).regex(proposeContractResponseValueContractTermsActiveMinimumRegExp).describe('The turnover of the window from which a downline counts as active.'),
  "carryOver": zod.union([zod.enum(['none', 'half-month', 'permanent']).describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n'),zod.null()]).describe('For a dividend; null in salary contracts.')
}).describe('What a contract pays for what.'),
  "version": zod.int().min(1).max(proposeContractResponseValueContractVersionMax).describe('The number of its newest version. Every act on it names the version that was seen.'),
  "replaces": zod.string().min(1).max(proposeContractResponseValueContractReplacesMax).nullable().describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.'),
  "effectiveFrom": zod.iso.datetime({"offset":true}).max(proposeContractResponseValueContractEffectiveFromMax).nullable().describe('The beginning of the first window that it pays for, null until it is signed.'),
  "effectiveTo": zod.iso.datetime({"offset":true}).max(proposeContractResponseValueContractEffectiveToMax).nullable().describe('The end of the last window that it pays for, null while that is open.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(proposeContractResponseValueContractCreatedAtMax).describe('When it was proposed.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(proposeContractResponseValueContractUpdatedAtMax).describe('When its newest version was made.'),
  "actions": zod.array(zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).describe('What a party can do with a contract.')).max(proposeContractResponseValueContractActionsMax).describe('What the agent of the session can do with it now.')
}).describe('A contract between an agent and its direct upline, or between a general agent and the platform.'),
  "versions": zod.array(zod.strictObject({
  "version": zod.int().min(1).max(proposeContractResponseValueVersionsItemVersionMax).describe('Its number, from 1.'),
  "action": zod.enum(['propose', 'sign', 'reject', 'withdraw', 'terminate', 'agree_termination', 'end_by_conflict', 'supersede']).describe('What was done.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('The state after it.'),
  "by": zod.strictObject({
  "id": zod.string().min(1).max(proposeContractResponseValueVersionsItemByIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(proposeContractResponseValueVersionsItemByAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(proposeContractResponseValueVersionsItemByNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who did it.'),
  "at": zod.iso.datetime({"offset":true}).max(proposeContractResponseValueVersionsItemAtMax).describe('When.'),
  "text": zod.string().min(1).max(proposeContractResponseValueVersionsItemTextMax).describe('The whole contract in words, as it was shown to the parties.'),
  "textLanguage": zod.enum(['EN', 'VI']).describe('A bundled language of the portal, English or Vietnamese.'),
  "textHash": zod.string().max(proposeContractResponseValueVersionsItemTextHashMax).regex(proposeContractResponseValueVersionsItemTextHashRegExp).describe('The SHA-256 of the text in UTF-8, in hexadecimal.'),
  "reason": zod.string().max(proposeContractResponseValueVersionsItemReasonMax).nullable().describe('The words that came with a rejection or a termination, null where there are none.')
}).describe('A change of a contract, kept for ever. A signed version never changes.')).min(1).max(proposeContractResponseValueVersionsMax).describe('Every version, the newest first.')
}).describe('A contract with its history.')
}).describe('The answer of `proposeContract`.')

/**
 * A page of the contracts that wait for a party, the oldest first: proposals for a signature, terminations for an agreement. `incoming`
 * ones wait for the agent of the session, `outgoing` ones for the other party. The portal asks on a timer, with `X-Background: 1`.
 * @summary List contract requests
 */
export const listContractRequestsQueryPageNoDefault = 1;
export const listContractRequestsQueryPageNoMax = 100000;

export const listContractRequestsQueryPageSizeDefault = 42;
export const listContractRequestsQueryPageSizeMax = 100;



export const ListContractRequestsQueryParams = zod.object({
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).optional().describe('Only contracts of this kind.'),
  "direction": zod.enum(['incoming', 'outgoing']).optional().describe('Only incoming or only outgoing ones.'),
  "pageNo": zod.int().min(1).max(listContractRequestsQueryPageNoMax).default(listContractRequestsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listContractRequestsQueryPageSizeMax).default(listContractRequestsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listContractRequestsHeaderMerchantMax = 32;


export const listContractRequestsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listContractRequestsHeaderXRequestIdMax = 64;


export const listContractRequestsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListContractRequestsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listContractRequestsHeaderMerchantMax).regex(listContractRequestsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listContractRequestsHeaderXRequestIdMax).regex(listContractRequestsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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



export const ListContractRequestsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "contract": zod.strictObject({
  "contractId": zod.string().min(1).max(listContractRequestsResponseValueContentItemContractContractIdMax).describe('Its id.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nturnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "side": zod.enum(['own', 'downline']).describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n'),
  "upline": zod.strictObject({
  "id": zod.string().min(1).max(listContractRequestsResponseValueContentItemContractUplineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(listContractRequestsResponseValueContentItemContractUplineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(listContractRequestsResponseValueContentItemContractUplineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who grants it.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(listContractRequestsResponseValueContentItemContractDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(listContractRequestsResponseValueContentItemContractDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(listContractRequestsResponseValueContentItemContractDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who is paid by it.'),
  "terms": zod.strictObject({
  "tiers": zod.array(zod.strictObject({
  "turnover": zod.string().max(listContractRequestsResponseValueContentItemContractTermsTiersItemTurnoverMax).regex(listContractRequestsResponseValueContentItemContractTermsTiersItemTurnoverRegExp).describe('The least team turnover of the window.'),
  "activeDownlines": zod.int().min(listContractRequestsResponseValueContentItemContractTermsTiersItemActiveDownlinesMin).max(listContractRequestsResponseValueContentItemContractTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(listContractRequestsResponseValueContentItemContractTermsTiersItemLossOneMax).regex(listContractRequestsResponseValueContentItemContractTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(listContractRequestsResponseValueContentItemContractTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(listContractRequestsResponseValueContentItemContractTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(listContractRequestsResponseValueContentItemContractTermsActiveMinimumMax).regex(listContractRequestsResponseValueContentItemContractTermsActiveMinimumRegExp).describe('The turnover of the window from which a downline counts as active.'),
  "carryOver": zod.union([zod.enum(['none', 'half-month', 'permanent']).describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n'),zod.null()]).describe('For a dividend; null in salary contracts.')
}).describe('What a contract pays for what.'),
  "version": zod.int().min(1).max(listContractRequestsResponseValueContentItemContractVersionMax).describe('The number of its newest version. Every act on it names the version that was seen.'),
  "replaces": zod.string().min(1).max(listContractRequestsResponseValueContentItemContractReplacesMax).nullable().describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.'),
  "effectiveFrom": zod.iso.datetime({"offset":true}).max(listContractRequestsResponseValueContentItemContractEffectiveFromMax).nullable().describe('The beginning of the first window that it pays for, null until it is signed.'),
  "effectiveTo": zod.iso.datetime({"offset":true}).max(listContractRequestsResponseValueContentItemContractEffectiveToMax).nullable().describe('The end of the last window that it pays for, null while that is open.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(listContractRequestsResponseValueContentItemContractCreatedAtMax).describe('When it was proposed.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(listContractRequestsResponseValueContentItemContractUpdatedAtMax).describe('When its newest version was made.'),
  "actions": zod.array(zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).describe('What a party can do with a contract.')).max(listContractRequestsResponseValueContentItemContractActionsMax).describe('What the agent of the session can do with it now.')
}).describe('A contract between an agent and its direct upline, or between a general agent and the platform.'),
  "direction": zod.enum(['incoming', 'outgoing']).describe('Whether the agent of the session is waited for, or waits.'),
  "wants": zod.enum(['signature', 'termination']).describe('What is waited for: a signature, or the agreement to a termination.'),
  "since": zod.iso.datetime({"offset":true}).max(listContractRequestsResponseValueContentItemSinceMax).describe('Since when.')
}).describe('A contract that waits for one of its parties.')).max(listContractRequestsResponseValueContentMax).describe('The requests of the page.'),
  "totalPages": zod.int().min(listContractRequestsResponseValueTotalPagesMin).max(listContractRequestsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listContractRequestsResponseValueTotalElementsMin).max(listContractRequestsResponseValueTotalElementsMax).describe('Rows in all.')
}).describe('A page of requests.')
}).describe('The answer of `listContractRequests`.')

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


export const CheckContractConflictsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(checkContractConflictsHeaderMerchantMax).regex(checkContractConflictsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(checkContractConflictsHeaderXRequestIdMax).regex(checkContractConflictsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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


export const CheckContractConflictsBody = zod.strictObject({
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nturnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "downlineId": zod.string().min(1).max(checkContractConflictsBodyDownlineIdMax).describe('The direct downline.'),
  "terms": zod.strictObject({
  "tiers": zod.array(zod.strictObject({
  "turnover": zod.string().max(checkContractConflictsBodyTermsTiersItemTurnoverMax).regex(checkContractConflictsBodyTermsTiersItemTurnoverRegExp).describe('The least team turnover of the window.'),
  "activeDownlines": zod.int().min(checkContractConflictsBodyTermsTiersItemActiveDownlinesMin).max(checkContractConflictsBodyTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(checkContractConflictsBodyTermsTiersItemLossOneMax).regex(checkContractConflictsBodyTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(checkContractConflictsBodyTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(checkContractConflictsBodyTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(checkContractConflictsBodyTermsActiveMinimumMax).regex(checkContractConflictsBodyTermsActiveMinimumRegExp).describe('The turnover of the window from which a downline counts as active.'),
  "carryOver": zod.union([zod.enum(['none', 'half-month', 'permanent']).describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n'),zod.null()]).describe('For a dividend; null in salary contracts.')
}).describe('What a contract pays for what.')
}).describe('A contract that might be proposed.')

export const checkContractConflictsResponseValueConflictsItemContractIdMax = 40;

export const checkContractConflictsResponseValueConflictsItemUplineIdMax = 40;

export const checkContractConflictsResponseValueConflictsItemUplineAccountMax = 64;

export const checkContractConflictsResponseValueConflictsItemUplineNicknameMax = 64;

export const checkContractConflictsResponseValueConflictsItemDownlineIdMax = 40;

export const checkContractConflictsResponseValueConflictsItemDownlineAccountMax = 64;

export const checkContractConflictsResponseValueConflictsItemDownlineNicknameMax = 64;

export const checkContractConflictsResponseValueConflictsItemRateMin = 0;
export const checkContractConflictsResponseValueConflictsItemRateMax = 10000;

export const checkContractConflictsResponseValueConflictsItemNewRateMin = 0;
export const checkContractConflictsResponseValueConflictsItemNewRateMax = 10000;

export const checkContractConflictsResponseValueConflictsItemEndsAtMax = 30;

export const checkContractConflictsResponseValueConflictsMax = 1000;

export const checkContractConflictsResponseValueConflictHashOneMax = 64;


export const checkContractConflictsResponseValueConflictHashOneRegExp = new RegExp('^[0-9a-f]{64}$');


export const CheckContractConflictsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "conflicts": zod.array(zod.strictObject({
  "contractId": zod.string().min(1).max(checkContractConflictsResponseValueConflictsItemContractIdMax).describe('The contract.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nturnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "upline": zod.strictObject({
  "id": zod.string().min(1).max(checkContractConflictsResponseValueConflictsItemUplineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(checkContractConflictsResponseValueConflictsItemUplineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(checkContractConflictsResponseValueConflictsItemUplineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who grants it.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(checkContractConflictsResponseValueConflictsItemDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(checkContractConflictsResponseValueConflictsItemDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(checkContractConflictsResponseValueConflictsItemDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who would lose it.'),
  "rate": zod.int().min(checkContractConflictsResponseValueConflictsItemRateMin).max(checkContractConflictsResponseValueConflictsItemRateMax).describe('Its highest rate.'),
  "newRate": zod.int().min(checkContractConflictsResponseValueConflictsItemNewRateMin).max(checkContractConflictsResponseValueConflictsItemNewRateMax).describe('The highest rate of the new contract.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(checkContractConflictsResponseValueConflictsItemEndsAtMax).describe('The end of the window that runs now, until which it would still pay.')
}).describe('A contract that cannot stand beside the new one, because it grants more than the new one brings in.')).max(checkContractConflictsResponseValueConflictsMax).describe('The contracts, the highest rate first.'),
  "conflictHash": zod.union([zod.string().max(checkContractConflictsResponseValueConflictHashOneMax).regex(checkContractConflictsResponseValueConflictHashOneRegExp).describe('Stands for one list of conflicting contracts in one state; it changes with either.'),zod.null()]).describe('To be sent with the proposal or signature that accepts their end; null where there is no conflict.')
}).describe('The contracts that the new one would end.')
}).describe('The answer of `checkContractConflicts`.')

/**
 * A contract with every version: who did what and when, the words that were agreed, and their hash. Both parties see the same; to
 * anybody else it is 404.
 * @summary Tell a contract
 */
export const getContractPathContractIdMax = 40;



export const GetContractParams = zod.object({
  "contractId": zod.string().min(1).max(getContractPathContractIdMax).describe('The contract.')
})

export const getContractHeaderMerchantMax = 32;


export const getContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getContractHeaderXRequestIdMax = 64;


export const getContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetContractHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getContractHeaderMerchantMax).regex(getContractHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getContractHeaderXRequestIdMax).regex(getContractHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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



export const GetContractResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "contract": zod.strictObject({
  "contractId": zod.string().min(1).max(getContractResponseValueContractContractIdMax).describe('Its id.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nturnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "side": zod.enum(['own', 'downline']).describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n'),
  "upline": zod.strictObject({
  "id": zod.string().min(1).max(getContractResponseValueContractUplineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(getContractResponseValueContractUplineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(getContractResponseValueContractUplineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who grants it.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(getContractResponseValueContractDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(getContractResponseValueContractDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(getContractResponseValueContractDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who is paid by it.'),
  "terms": zod.strictObject({
  "tiers": zod.array(zod.strictObject({
  "turnover": zod.string().max(getContractResponseValueContractTermsTiersItemTurnoverMax).regex(getContractResponseValueContractTermsTiersItemTurnoverRegExp).describe('The least team turnover of the window.'),
  "activeDownlines": zod.int().min(getContractResponseValueContractTermsTiersItemActiveDownlinesMin).max(getContractResponseValueContractTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(getContractResponseValueContractTermsTiersItemLossOneMax).regex(getContractResponseValueContractTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(getContractResponseValueContractTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(getContractResponseValueContractTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(getContractResponseValueContractTermsActiveMinimumMax).regex(getContractResponseValueContractTermsActiveMinimumRegExp).describe('The turnover of the window from which a downline counts as active.'),
  "carryOver": zod.union([zod.enum(['none', 'half-month', 'permanent']).describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n'),zod.null()]).describe('For a dividend; null in salary contracts.')
}).describe('What a contract pays for what.'),
  "version": zod.int().min(1).max(getContractResponseValueContractVersionMax).describe('The number of its newest version. Every act on it names the version that was seen.'),
  "replaces": zod.string().min(1).max(getContractResponseValueContractReplacesMax).nullable().describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.'),
  "effectiveFrom": zod.iso.datetime({"offset":true}).max(getContractResponseValueContractEffectiveFromMax).nullable().describe('The beginning of the first window that it pays for, null until it is signed.'),
  "effectiveTo": zod.iso.datetime({"offset":true}).max(getContractResponseValueContractEffectiveToMax).nullable().describe('The end of the last window that it pays for, null while that is open.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(getContractResponseValueContractCreatedAtMax).describe('When it was proposed.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(getContractResponseValueContractUpdatedAtMax).describe('When its newest version was made.'),
  "actions": zod.array(zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).describe('What a party can do with a contract.')).max(getContractResponseValueContractActionsMax).describe('What the agent of the session can do with it now.')
}).describe('A contract between an agent and its direct upline, or between a general agent and the platform.'),
  "versions": zod.array(zod.strictObject({
  "version": zod.int().min(1).max(getContractResponseValueVersionsItemVersionMax).describe('Its number, from 1.'),
  "action": zod.enum(['propose', 'sign', 'reject', 'withdraw', 'terminate', 'agree_termination', 'end_by_conflict', 'supersede']).describe('What was done.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('The state after it.'),
  "by": zod.strictObject({
  "id": zod.string().min(1).max(getContractResponseValueVersionsItemByIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(getContractResponseValueVersionsItemByAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(getContractResponseValueVersionsItemByNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who did it.'),
  "at": zod.iso.datetime({"offset":true}).max(getContractResponseValueVersionsItemAtMax).describe('When.'),
  "text": zod.string().min(1).max(getContractResponseValueVersionsItemTextMax).describe('The whole contract in words, as it was shown to the parties.'),
  "textLanguage": zod.enum(['EN', 'VI']).describe('A bundled language of the portal, English or Vietnamese.'),
  "textHash": zod.string().max(getContractResponseValueVersionsItemTextHashMax).regex(getContractResponseValueVersionsItemTextHashRegExp).describe('The SHA-256 of the text in UTF-8, in hexadecimal.'),
  "reason": zod.string().max(getContractResponseValueVersionsItemReasonMax).nullable().describe('The words that came with a rejection or a termination, null where there are none.')
}).describe('A change of a contract, kept for ever. A signed version never changes.')).min(1).max(getContractResponseValueVersionsMax).describe('Every version, the newest first.')
}).describe('A contract with its history.')
}).describe('The answer of `getContract`.')

/**
 * For the downline of a requested contract. A contract of the same kind between the new contract's downline and an agent directly below it conflicts when its highest rate
 * is above the highest rate of the new contract. Answers these contracts with a hash that the signature must carry. In any
 * other state of the contract the list is empty.
 * @summary List what a signature would end
 */
export const listContractConflictsPathContractIdMax = 40;



export const ListContractConflictsParams = zod.object({
  "contractId": zod.string().min(1).max(listContractConflictsPathContractIdMax).describe('The contract.')
})

export const listContractConflictsHeaderMerchantMax = 32;


export const listContractConflictsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listContractConflictsHeaderXRequestIdMax = 64;


export const listContractConflictsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListContractConflictsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listContractConflictsHeaderMerchantMax).regex(listContractConflictsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listContractConflictsHeaderXRequestIdMax).regex(listContractConflictsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listContractConflictsResponseValueConflictsItemContractIdMax = 40;

export const listContractConflictsResponseValueConflictsItemUplineIdMax = 40;

export const listContractConflictsResponseValueConflictsItemUplineAccountMax = 64;

export const listContractConflictsResponseValueConflictsItemUplineNicknameMax = 64;

export const listContractConflictsResponseValueConflictsItemDownlineIdMax = 40;

export const listContractConflictsResponseValueConflictsItemDownlineAccountMax = 64;

export const listContractConflictsResponseValueConflictsItemDownlineNicknameMax = 64;

export const listContractConflictsResponseValueConflictsItemRateMin = 0;
export const listContractConflictsResponseValueConflictsItemRateMax = 10000;

export const listContractConflictsResponseValueConflictsItemNewRateMin = 0;
export const listContractConflictsResponseValueConflictsItemNewRateMax = 10000;

export const listContractConflictsResponseValueConflictsItemEndsAtMax = 30;

export const listContractConflictsResponseValueConflictsMax = 1000;

export const listContractConflictsResponseValueConflictHashOneMax = 64;


export const listContractConflictsResponseValueConflictHashOneRegExp = new RegExp('^[0-9a-f]{64}$');


export const ListContractConflictsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "conflicts": zod.array(zod.strictObject({
  "contractId": zod.string().min(1).max(listContractConflictsResponseValueConflictsItemContractIdMax).describe('The contract.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nturnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "upline": zod.strictObject({
  "id": zod.string().min(1).max(listContractConflictsResponseValueConflictsItemUplineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(listContractConflictsResponseValueConflictsItemUplineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(listContractConflictsResponseValueConflictsItemUplineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who grants it.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(listContractConflictsResponseValueConflictsItemDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(listContractConflictsResponseValueConflictsItemDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(listContractConflictsResponseValueConflictsItemDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who would lose it.'),
  "rate": zod.int().min(listContractConflictsResponseValueConflictsItemRateMin).max(listContractConflictsResponseValueConflictsItemRateMax).describe('Its highest rate.'),
  "newRate": zod.int().min(listContractConflictsResponseValueConflictsItemNewRateMin).max(listContractConflictsResponseValueConflictsItemNewRateMax).describe('The highest rate of the new contract.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(listContractConflictsResponseValueConflictsItemEndsAtMax).describe('The end of the window that runs now, until which it would still pay.')
}).describe('A contract that cannot stand beside the new one, because it grants more than the new one brings in.')).max(listContractConflictsResponseValueConflictsMax).describe('The contracts, the highest rate first.'),
  "conflictHash": zod.union([zod.string().max(listContractConflictsResponseValueConflictHashOneMax).regex(listContractConflictsResponseValueConflictHashOneRegExp).describe('Stands for one list of conflicting contracts in one state; it changes with either.'),zod.null()]).describe('To be sent with the proposal or signature that accepts their end; null where there is no conflict.')
}).describe('The contracts that the new one would end.')
}).describe('The answer of `listContractConflicts`.')

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



export const SignContractParams = zod.object({
  "contractId": zod.string().min(1).max(signContractPathContractIdMax).describe('The contract.')
})

export const signContractHeaderMerchantMax = 32;


export const signContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const signContractHeaderXRequestIdMax = 64;


export const signContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SignContractHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(signContractHeaderMerchantMax).regex(signContractHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(signContractHeaderXRequestIdMax).regex(signContractHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const signContractBodyVersionMax = 1000;

export const signContractBodyTextHashMax = 64;


export const signContractBodyTextHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const signContractBodyConflictHashMax = 64;


export const signContractBodyConflictHashRegExp = new RegExp('^[0-9a-f]{64}$');


export const SignContractBody = zod.strictObject({
  "version": zod.int().min(1).max(signContractBodyVersionMax).describe('The version that was shown.'),
  "textHash": zod.string().max(signContractBodyTextHashMax).regex(signContractBodyTextHashRegExp).describe('The SHA-256 of the text in UTF-8, in hexadecimal.'),
  "conflictHash": zod.string().max(signContractBodyConflictHashMax).regex(signContractBodyConflictHashRegExp).optional().describe('The hash of the conflicts that were shown, where there are any.')
}).describe('The consent to exactly what was shown.')

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



export const SignContractResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "contract": zod.strictObject({
  "contractId": zod.string().min(1).max(signContractResponseValueContractContractIdMax).describe('Its id.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nturnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "side": zod.enum(['own', 'downline']).describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n'),
  "upline": zod.strictObject({
  "id": zod.string().min(1).max(signContractResponseValueContractUplineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(signContractResponseValueContractUplineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(signContractResponseValueContractUplineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who grants it.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(signContractResponseValueContractDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(signContractResponseValueContractDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(signContractResponseValueContractDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who is paid by it.'),
  "terms": zod.strictObject({
  "tiers": zod.array(zod.strictObject({
  "turnover": zod.string().max(signContractResponseValueContractTermsTiersItemTurnoverMax).regex(signContractResponseValueContractTermsTiersItemTurnoverRegExp).describe('The least team turnover of the window.'),
  "activeDownlines": zod.int().min(signContractResponseValueContractTermsTiersItemActiveDownlinesMin).max(signContractResponseValueContractTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(signContractResponseValueContractTermsTiersItemLossOneMax).regex(signContractResponseValueContractTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(signContractResponseValueContractTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(signContractResponseValueContractTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(signContractResponseValueContractTermsActiveMinimumMax).regex(signContractResponseValueContractTermsActiveMinimumRegExp).describe('The turnover of the window from which a downline counts as active.'),
  "carryOver": zod.union([zod.enum(['none', 'half-month', 'permanent']).describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n'),zod.null()]).describe('For a dividend; null in salary contracts.')
}).describe('What a contract pays for what.'),
  "version": zod.int().min(1).max(signContractResponseValueContractVersionMax).describe('The number of its newest version. Every act on it names the version that was seen.'),
  "replaces": zod.string().min(1).max(signContractResponseValueContractReplacesMax).nullable().describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.'),
  "effectiveFrom": zod.iso.datetime({"offset":true}).max(signContractResponseValueContractEffectiveFromMax).nullable().describe('The beginning of the first window that it pays for, null until it is signed.'),
  "effectiveTo": zod.iso.datetime({"offset":true}).max(signContractResponseValueContractEffectiveToMax).nullable().describe('The end of the last window that it pays for, null while that is open.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(signContractResponseValueContractCreatedAtMax).describe('When it was proposed.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(signContractResponseValueContractUpdatedAtMax).describe('When its newest version was made.'),
  "actions": zod.array(zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).describe('What a party can do with a contract.')).max(signContractResponseValueContractActionsMax).describe('What the agent of the session can do with it now.')
}).describe('A contract between an agent and its direct upline, or between a general agent and the platform.'),
  "versions": zod.array(zod.strictObject({
  "version": zod.int().min(1).max(signContractResponseValueVersionsItemVersionMax).describe('Its number, from 1.'),
  "action": zod.enum(['propose', 'sign', 'reject', 'withdraw', 'terminate', 'agree_termination', 'end_by_conflict', 'supersede']).describe('What was done.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('The state after it.'),
  "by": zod.strictObject({
  "id": zod.string().min(1).max(signContractResponseValueVersionsItemByIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(signContractResponseValueVersionsItemByAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(signContractResponseValueVersionsItemByNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who did it.'),
  "at": zod.iso.datetime({"offset":true}).max(signContractResponseValueVersionsItemAtMax).describe('When.'),
  "text": zod.string().min(1).max(signContractResponseValueVersionsItemTextMax).describe('The whole contract in words, as it was shown to the parties.'),
  "textLanguage": zod.enum(['EN', 'VI']).describe('A bundled language of the portal, English or Vietnamese.'),
  "textHash": zod.string().max(signContractResponseValueVersionsItemTextHashMax).regex(signContractResponseValueVersionsItemTextHashRegExp).describe('The SHA-256 of the text in UTF-8, in hexadecimal.'),
  "reason": zod.string().max(signContractResponseValueVersionsItemReasonMax).nullable().describe('The words that came with a rejection or a termination, null where there are none.')
}).describe('A change of a contract, kept for ever. A signed version never changes.')).min(1).max(signContractResponseValueVersionsMax).describe('Every version, the newest first.')
}).describe('A contract with its history.')
}).describe('The answer of `signContract`.')

/**
 * The downline rejects a `requested` contract, with words for the upline; it is `rejected` for good. Any other party is 403 `forbidden`, any other state
 * or version 409 `conflict`. The upline gets a message.
 * @summary Reject a contract
 */
export const rejectContractPathContractIdMax = 40;



export const RejectContractParams = zod.object({
  "contractId": zod.string().min(1).max(rejectContractPathContractIdMax).describe('The contract.')
})

export const rejectContractHeaderMerchantMax = 32;


export const rejectContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const rejectContractHeaderXRequestIdMax = 64;


export const rejectContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const RejectContractHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(rejectContractHeaderMerchantMax).regex(rejectContractHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(rejectContractHeaderXRequestIdMax).regex(rejectContractHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const rejectContractBodyVersionMax = 1000;

export const rejectContractBodyReasonMax = 300;



export const RejectContractBody = zod.strictObject({
  "version": zod.int().min(1).max(rejectContractBodyVersionMax).describe('The version that was shown.'),
  "reason": zod.string().min(1).max(rejectContractBodyReasonMax).describe('Why, for the other party to read.')
}).describe('The version that the act refers to, and why it is done.')

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



export const RejectContractResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "contract": zod.strictObject({
  "contractId": zod.string().min(1).max(rejectContractResponseValueContractContractIdMax).describe('Its id.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nturnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "side": zod.enum(['own', 'downline']).describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n'),
  "upline": zod.strictObject({
  "id": zod.string().min(1).max(rejectContractResponseValueContractUplineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(rejectContractResponseValueContractUplineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(rejectContractResponseValueContractUplineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who grants it.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(rejectContractResponseValueContractDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(rejectContractResponseValueContractDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(rejectContractResponseValueContractDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who is paid by it.'),
  "terms": zod.strictObject({
  "tiers": zod.array(zod.strictObject({
  "turnover": zod.string().max(rejectContractResponseValueContractTermsTiersItemTurnoverMax).regex(rejectContractResponseValueContractTermsTiersItemTurnoverRegExp).describe('The least team turnover of the window.'),
  "activeDownlines": zod.int().min(rejectContractResponseValueContractTermsTiersItemActiveDownlinesMin).max(rejectContractResponseValueContractTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(rejectContractResponseValueContractTermsTiersItemLossOneMax).regex(rejectContractResponseValueContractTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(rejectContractResponseValueContractTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(rejectContractResponseValueContractTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(rejectContractResponseValueContractTermsActiveMinimumMax).regex(rejectContractResponseValueContractTermsActiveMinimumRegExp).describe('The turnover of the window from which a downline counts as active.'),
  "carryOver": zod.union([zod.enum(['none', 'half-month', 'permanent']).describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n'),zod.null()]).describe('For a dividend; null in salary contracts.')
}).describe('What a contract pays for what.'),
  "version": zod.int().min(1).max(rejectContractResponseValueContractVersionMax).describe('The number of its newest version. Every act on it names the version that was seen.'),
  "replaces": zod.string().min(1).max(rejectContractResponseValueContractReplacesMax).nullable().describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.'),
  "effectiveFrom": zod.iso.datetime({"offset":true}).max(rejectContractResponseValueContractEffectiveFromMax).nullable().describe('The beginning of the first window that it pays for, null until it is signed.'),
  "effectiveTo": zod.iso.datetime({"offset":true}).max(rejectContractResponseValueContractEffectiveToMax).nullable().describe('The end of the last window that it pays for, null while that is open.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(rejectContractResponseValueContractCreatedAtMax).describe('When it was proposed.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(rejectContractResponseValueContractUpdatedAtMax).describe('When its newest version was made.'),
  "actions": zod.array(zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).describe('What a party can do with a contract.')).max(rejectContractResponseValueContractActionsMax).describe('What the agent of the session can do with it now.')
}).describe('A contract between an agent and its direct upline, or between a general agent and the platform.'),
  "versions": zod.array(zod.strictObject({
  "version": zod.int().min(1).max(rejectContractResponseValueVersionsItemVersionMax).describe('Its number, from 1.'),
  "action": zod.enum(['propose', 'sign', 'reject', 'withdraw', 'terminate', 'agree_termination', 'end_by_conflict', 'supersede']).describe('What was done.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('The state after it.'),
  "by": zod.strictObject({
  "id": zod.string().min(1).max(rejectContractResponseValueVersionsItemByIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(rejectContractResponseValueVersionsItemByAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(rejectContractResponseValueVersionsItemByNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who did it.'),
  "at": zod.iso.datetime({"offset":true}).max(rejectContractResponseValueVersionsItemAtMax).describe('When.'),
  "text": zod.string().min(1).max(rejectContractResponseValueVersionsItemTextMax).describe('The whole contract in words, as it was shown to the parties.'),
  "textLanguage": zod.enum(['EN', 'VI']).describe('A bundled language of the portal, English or Vietnamese.'),
  "textHash": zod.string().max(rejectContractResponseValueVersionsItemTextHashMax).regex(rejectContractResponseValueVersionsItemTextHashRegExp).describe('The SHA-256 of the text in UTF-8, in hexadecimal.'),
  "reason": zod.string().max(rejectContractResponseValueVersionsItemReasonMax).nullable().describe('The words that came with a rejection or a termination, null where there are none.')
}).describe('A change of a contract, kept for ever. A signed version never changes.')).min(1).max(rejectContractResponseValueVersionsMax).describe('Every version, the newest first.')
}).describe('A contract with its history.')
}).describe('The answer of `rejectContract`.')

/**
 * The upline takes back a `requested` contract; it is `withdrawn` for good. Any other party is 403 `forbidden`, any other state or version 409 `conflict`.
 * The downline gets a message.
 * @summary Withdraw a proposal
 */
export const withdrawContractPathContractIdMax = 40;



export const WithdrawContractParams = zod.object({
  "contractId": zod.string().min(1).max(withdrawContractPathContractIdMax).describe('The contract.')
})

export const withdrawContractHeaderMerchantMax = 32;


export const withdrawContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const withdrawContractHeaderXRequestIdMax = 64;


export const withdrawContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const WithdrawContractHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(withdrawContractHeaderMerchantMax).regex(withdrawContractHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(withdrawContractHeaderXRequestIdMax).regex(withdrawContractHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const withdrawContractBodyVersionMax = 1000;



export const WithdrawContractBody = zod.strictObject({
  "version": zod.int().min(1).max(withdrawContractBodyVersionMax).describe('The version that was shown.')
}).describe('The version that the act refers to.')

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



export const WithdrawContractResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "contract": zod.strictObject({
  "contractId": zod.string().min(1).max(withdrawContractResponseValueContractContractIdMax).describe('Its id.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nturnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "side": zod.enum(['own', 'downline']).describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n'),
  "upline": zod.strictObject({
  "id": zod.string().min(1).max(withdrawContractResponseValueContractUplineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(withdrawContractResponseValueContractUplineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(withdrawContractResponseValueContractUplineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who grants it.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(withdrawContractResponseValueContractDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(withdrawContractResponseValueContractDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(withdrawContractResponseValueContractDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who is paid by it.'),
  "terms": zod.strictObject({
  "tiers": zod.array(zod.strictObject({
  "turnover": zod.string().max(withdrawContractResponseValueContractTermsTiersItemTurnoverMax).regex(withdrawContractResponseValueContractTermsTiersItemTurnoverRegExp).describe('The least team turnover of the window.'),
  "activeDownlines": zod.int().min(withdrawContractResponseValueContractTermsTiersItemActiveDownlinesMin).max(withdrawContractResponseValueContractTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(withdrawContractResponseValueContractTermsTiersItemLossOneMax).regex(withdrawContractResponseValueContractTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(withdrawContractResponseValueContractTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(withdrawContractResponseValueContractTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(withdrawContractResponseValueContractTermsActiveMinimumMax).regex(withdrawContractResponseValueContractTermsActiveMinimumRegExp).describe('The turnover of the window from which a downline counts as active.'),
  "carryOver": zod.union([zod.enum(['none', 'half-month', 'permanent']).describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n'),zod.null()]).describe('For a dividend; null in salary contracts.')
}).describe('What a contract pays for what.'),
  "version": zod.int().min(1).max(withdrawContractResponseValueContractVersionMax).describe('The number of its newest version. Every act on it names the version that was seen.'),
  "replaces": zod.string().min(1).max(withdrawContractResponseValueContractReplacesMax).nullable().describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.'),
  "effectiveFrom": zod.iso.datetime({"offset":true}).max(withdrawContractResponseValueContractEffectiveFromMax).nullable().describe('The beginning of the first window that it pays for, null until it is signed.'),
  "effectiveTo": zod.iso.datetime({"offset":true}).max(withdrawContractResponseValueContractEffectiveToMax).nullable().describe('The end of the last window that it pays for, null while that is open.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(withdrawContractResponseValueContractCreatedAtMax).describe('When it was proposed.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(withdrawContractResponseValueContractUpdatedAtMax).describe('When its newest version was made.'),
  "actions": zod.array(zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).describe('What a party can do with a contract.')).max(withdrawContractResponseValueContractActionsMax).describe('What the agent of the session can do with it now.')
}).describe('A contract between an agent and its direct upline, or between a general agent and the platform.'),
  "versions": zod.array(zod.strictObject({
  "version": zod.int().min(1).max(withdrawContractResponseValueVersionsItemVersionMax).describe('Its number, from 1.'),
  "action": zod.enum(['propose', 'sign', 'reject', 'withdraw', 'terminate', 'agree_termination', 'end_by_conflict', 'supersede']).describe('What was done.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('The state after it.'),
  "by": zod.strictObject({
  "id": zod.string().min(1).max(withdrawContractResponseValueVersionsItemByIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(withdrawContractResponseValueVersionsItemByAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(withdrawContractResponseValueVersionsItemByNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who did it.'),
  "at": zod.iso.datetime({"offset":true}).max(withdrawContractResponseValueVersionsItemAtMax).describe('When.'),
  "text": zod.string().min(1).max(withdrawContractResponseValueVersionsItemTextMax).describe('The whole contract in words, as it was shown to the parties.'),
  "textLanguage": zod.enum(['EN', 'VI']).describe('A bundled language of the portal, English or Vietnamese.'),
  "textHash": zod.string().max(withdrawContractResponseValueVersionsItemTextHashMax).regex(withdrawContractResponseValueVersionsItemTextHashRegExp).describe('The SHA-256 of the text in UTF-8, in hexadecimal.'),
  "reason": zod.string().max(withdrawContractResponseValueVersionsItemReasonMax).nullable().describe('The words that came with a rejection or a termination, null where there are none.')
}).describe('A change of a contract, kept for ever. A signed version never changes.')).min(1).max(withdrawContractResponseValueVersionsMax).describe('Every version, the newest first.')
}).describe('A contract with its history.')
}).describe('The answer of `withdrawContract`.')

/**
 * Either party asks for the end of a `valid` contract; it is `terminating` and goes on paying until the other party agrees
 * (`agreeToTermination`). Another state or version is 409 `conflict`. The other party gets a message.
 * @summary Terminate a contract
 */
export const terminateContractPathContractIdMax = 40;



export const TerminateContractParams = zod.object({
  "contractId": zod.string().min(1).max(terminateContractPathContractIdMax).describe('The contract.')
})

export const terminateContractHeaderMerchantMax = 32;


export const terminateContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const terminateContractHeaderXRequestIdMax = 64;


export const terminateContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const TerminateContractHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(terminateContractHeaderMerchantMax).regex(terminateContractHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(terminateContractHeaderXRequestIdMax).regex(terminateContractHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const terminateContractBodyVersionMax = 1000;

export const terminateContractBodyReasonMax = 300;



export const TerminateContractBody = zod.strictObject({
  "version": zod.int().min(1).max(terminateContractBodyVersionMax).describe('The version that was shown.'),
  "reason": zod.string().min(1).max(terminateContractBodyReasonMax).describe('Why, for the other party to read.')
}).describe('The version that the act refers to, and why it is done.')

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



export const TerminateContractResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "contract": zod.strictObject({
  "contractId": zod.string().min(1).max(terminateContractResponseValueContractContractIdMax).describe('Its id.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nturnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "side": zod.enum(['own', 'downline']).describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n'),
  "upline": zod.strictObject({
  "id": zod.string().min(1).max(terminateContractResponseValueContractUplineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(terminateContractResponseValueContractUplineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(terminateContractResponseValueContractUplineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who grants it.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(terminateContractResponseValueContractDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(terminateContractResponseValueContractDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(terminateContractResponseValueContractDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who is paid by it.'),
  "terms": zod.strictObject({
  "tiers": zod.array(zod.strictObject({
  "turnover": zod.string().max(terminateContractResponseValueContractTermsTiersItemTurnoverMax).regex(terminateContractResponseValueContractTermsTiersItemTurnoverRegExp).describe('The least team turnover of the window.'),
  "activeDownlines": zod.int().min(terminateContractResponseValueContractTermsTiersItemActiveDownlinesMin).max(terminateContractResponseValueContractTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(terminateContractResponseValueContractTermsTiersItemLossOneMax).regex(terminateContractResponseValueContractTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(terminateContractResponseValueContractTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(terminateContractResponseValueContractTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(terminateContractResponseValueContractTermsActiveMinimumMax).regex(terminateContractResponseValueContractTermsActiveMinimumRegExp).describe('The turnover of the window from which a downline counts as active.'),
  "carryOver": zod.union([zod.enum(['none', 'half-month', 'permanent']).describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n'),zod.null()]).describe('For a dividend; null in salary contracts.')
}).describe('What a contract pays for what.'),
  "version": zod.int().min(1).max(terminateContractResponseValueContractVersionMax).describe('The number of its newest version. Every act on it names the version that was seen.'),
  "replaces": zod.string().min(1).max(terminateContractResponseValueContractReplacesMax).nullable().describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.'),
  "effectiveFrom": zod.iso.datetime({"offset":true}).max(terminateContractResponseValueContractEffectiveFromMax).nullable().describe('The beginning of the first window that it pays for, null until it is signed.'),
  "effectiveTo": zod.iso.datetime({"offset":true}).max(terminateContractResponseValueContractEffectiveToMax).nullable().describe('The end of the last window that it pays for, null while that is open.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(terminateContractResponseValueContractCreatedAtMax).describe('When it was proposed.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(terminateContractResponseValueContractUpdatedAtMax).describe('When its newest version was made.'),
  "actions": zod.array(zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).describe('What a party can do with a contract.')).max(terminateContractResponseValueContractActionsMax).describe('What the agent of the session can do with it now.')
}).describe('A contract between an agent and its direct upline, or between a general agent and the platform.'),
  "versions": zod.array(zod.strictObject({
  "version": zod.int().min(1).max(terminateContractResponseValueVersionsItemVersionMax).describe('Its number, from 1.'),
  "action": zod.enum(['propose', 'sign', 'reject', 'withdraw', 'terminate', 'agree_termination', 'end_by_conflict', 'supersede']).describe('What was done.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('The state after it.'),
  "by": zod.strictObject({
  "id": zod.string().min(1).max(terminateContractResponseValueVersionsItemByIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(terminateContractResponseValueVersionsItemByAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(terminateContractResponseValueVersionsItemByNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who did it.'),
  "at": zod.iso.datetime({"offset":true}).max(terminateContractResponseValueVersionsItemAtMax).describe('When.'),
  "text": zod.string().min(1).max(terminateContractResponseValueVersionsItemTextMax).describe('The whole contract in words, as it was shown to the parties.'),
  "textLanguage": zod.enum(['EN', 'VI']).describe('A bundled language of the portal, English or Vietnamese.'),
  "textHash": zod.string().max(terminateContractResponseValueVersionsItemTextHashMax).regex(terminateContractResponseValueVersionsItemTextHashRegExp).describe('The SHA-256 of the text in UTF-8, in hexadecimal.'),
  "reason": zod.string().max(terminateContractResponseValueVersionsItemReasonMax).nullable().describe('The words that came with a rejection or a termination, null where there are none.')
}).describe('A change of a contract, kept for ever. A signed version never changes.')).min(1).max(terminateContractResponseValueVersionsMax).describe('Every version, the newest first.')
}).describe('A contract with its history.')
}).describe('The answer of `terminateContract`.')

/**
 * The party that did not ask for it agrees to the end of a `terminating` contract; it is `terminated`, and the window that runs now is the
 * last that it pays for (`effectiveTo`). The party that asked is 403 `forbidden`, another state or version 409 `conflict`. The other party
 * gets a message.
 * @summary Agree to a termination
 */
export const agreeToTerminationPathContractIdMax = 40;



export const AgreeToTerminationParams = zod.object({
  "contractId": zod.string().min(1).max(agreeToTerminationPathContractIdMax).describe('The contract.')
})

export const agreeToTerminationHeaderMerchantMax = 32;


export const agreeToTerminationHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const agreeToTerminationHeaderXRequestIdMax = 64;


export const agreeToTerminationHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const AgreeToTerminationHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(agreeToTerminationHeaderMerchantMax).regex(agreeToTerminationHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(agreeToTerminationHeaderXRequestIdMax).regex(agreeToTerminationHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const agreeToTerminationBodyVersionMax = 1000;



export const AgreeToTerminationBody = zod.strictObject({
  "version": zod.int().min(1).max(agreeToTerminationBodyVersionMax).describe('The version that was shown.')
}).describe('The version that the act refers to.')

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



export const AgreeToTerminationResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "contract": zod.strictObject({
  "contractId": zod.string().min(1).max(agreeToTerminationResponseValueContractContractIdMax).describe('Its id.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nturnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "side": zod.enum(['own', 'downline']).describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n'),
  "upline": zod.strictObject({
  "id": zod.string().min(1).max(agreeToTerminationResponseValueContractUplineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(agreeToTerminationResponseValueContractUplineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(agreeToTerminationResponseValueContractUplineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who grants it.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(agreeToTerminationResponseValueContractDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(agreeToTerminationResponseValueContractDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(agreeToTerminationResponseValueContractDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who is paid by it.'),
  "terms": zod.strictObject({
  "tiers": zod.array(zod.strictObject({
  "turnover": zod.string().max(agreeToTerminationResponseValueContractTermsTiersItemTurnoverMax).regex(agreeToTerminationResponseValueContractTermsTiersItemTurnoverRegExp).describe('The least team turnover of the window.'),
  "activeDownlines": zod.int().min(agreeToTerminationResponseValueContractTermsTiersItemActiveDownlinesMin).max(agreeToTerminationResponseValueContractTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(agreeToTerminationResponseValueContractTermsTiersItemLossOneMax).regex(agreeToTerminationResponseValueContractTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(agreeToTerminationResponseValueContractTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(agreeToTerminationResponseValueContractTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(agreeToTerminationResponseValueContractTermsActiveMinimumMax).regex(agreeToTerminationResponseValueContractTermsActiveMinimumRegExp).describe('The turnover of the window from which a downline counts as active.'),
  "carryOver": zod.union([zod.enum(['none', 'half-month', 'permanent']).describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n'),zod.null()]).describe('For a dividend; null in salary contracts.')
}).describe('What a contract pays for what.'),
  "version": zod.int().min(1).max(agreeToTerminationResponseValueContractVersionMax).describe('The number of its newest version. Every act on it names the version that was seen.'),
  "replaces": zod.string().min(1).max(agreeToTerminationResponseValueContractReplacesMax).nullable().describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.'),
  "effectiveFrom": zod.iso.datetime({"offset":true}).max(agreeToTerminationResponseValueContractEffectiveFromMax).nullable().describe('The beginning of the first window that it pays for, null until it is signed.'),
  "effectiveTo": zod.iso.datetime({"offset":true}).max(agreeToTerminationResponseValueContractEffectiveToMax).nullable().describe('The end of the last window that it pays for, null while that is open.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(agreeToTerminationResponseValueContractCreatedAtMax).describe('When it was proposed.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(agreeToTerminationResponseValueContractUpdatedAtMax).describe('When its newest version was made.'),
  "actions": zod.array(zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).describe('What a party can do with a contract.')).max(agreeToTerminationResponseValueContractActionsMax).describe('What the agent of the session can do with it now.')
}).describe('A contract between an agent and its direct upline, or between a general agent and the platform.'),
  "versions": zod.array(zod.strictObject({
  "version": zod.int().min(1).max(agreeToTerminationResponseValueVersionsItemVersionMax).describe('Its number, from 1.'),
  "action": zod.enum(['propose', 'sign', 'reject', 'withdraw', 'terminate', 'agree_termination', 'end_by_conflict', 'supersede']).describe('What was done.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('The state after it.'),
  "by": zod.strictObject({
  "id": zod.string().min(1).max(agreeToTerminationResponseValueVersionsItemByIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(agreeToTerminationResponseValueVersionsItemByAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(agreeToTerminationResponseValueVersionsItemByNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who did it.'),
  "at": zod.iso.datetime({"offset":true}).max(agreeToTerminationResponseValueVersionsItemAtMax).describe('When.'),
  "text": zod.string().min(1).max(agreeToTerminationResponseValueVersionsItemTextMax).describe('The whole contract in words, as it was shown to the parties.'),
  "textLanguage": zod.enum(['EN', 'VI']).describe('A bundled language of the portal, English or Vietnamese.'),
  "textHash": zod.string().max(agreeToTerminationResponseValueVersionsItemTextHashMax).regex(agreeToTerminationResponseValueVersionsItemTextHashRegExp).describe('The SHA-256 of the text in UTF-8, in hexadecimal.'),
  "reason": zod.string().max(agreeToTerminationResponseValueVersionsItemReasonMax).nullable().describe('The words that came with a rejection or a termination, null where there are none.')
}).describe('A change of a contract, kept for ever. A signed version never changes.')).min(1).max(agreeToTerminationResponseValueVersionsMax).describe('Every version, the newest first.')
}).describe('A contract with its history.')
}).describe('The answer of `agreeToTermination`.')

/**
 * A page of the bills of the agent of the session: what its own contracts pay, and what the contracts that it grants pay to its direct
 * downlines. Windows are half open, by time of settlement, in the brand's time zone; the range goes by their end.
 * Salaries: daily at 02:00 for yesterday, hourly, and real-time every 5 minutes; dividends on the 1st and the 16th. gross = rate x team
 * turnover, for a dividend rate x the team's loss; net = gross less the gross of the direct downlines with a contract, never below
 * zero. There is one bill for a contract and a window, whatever happens, and it is paid once. Missing one's own tier never stops the
 * downlines.
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



export const ListContractBillsQueryParams = zod.object({
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).optional().describe('Only bills of contracts of this kind.'),
  "side": zod.enum(['own', 'downline']).optional().describe('Only own bills or only those of downlines.'),
  "contractId": zod.string().min(1).max(listContractBillsQueryContractIdMax).optional().describe('Only bills of this contract.'),
  "state": zod.enum(['pending', 'issued', 'part_collected', 'not_reached', 'insufficient', 'denied', 'expired']).optional().describe('Only bills in this state.'),
  "from": zod.iso.datetime({"offset":true}).max(listContractBillsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listContractBillsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "search": zod.string().min(1).max(listContractBillsQuerySearchMax).optional().describe('Part of an account name or nickname, whatever the case and the accents.'),
  "sort": zod.enum(['windowTo', '-windowTo', 'turnover', '-turnover', 'gross', '-gross', 'net', '-net']).default(listContractBillsQuerySortDefault).describe('The order, by one column; `-` is downwards. Equal rows go by id.'),
  "pageNo": zod.int().min(1).max(listContractBillsQueryPageNoMax).default(listContractBillsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listContractBillsQueryPageSizeMax).default(listContractBillsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listContractBillsHeaderMerchantMax = 32;


export const listContractBillsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listContractBillsHeaderXRequestIdMax = 64;


export const listContractBillsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListContractBillsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listContractBillsHeaderMerchantMax).regex(listContractBillsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listContractBillsHeaderXRequestIdMax).regex(listContractBillsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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

export const listContractBillsResponseValueContentMax = 100;

export const listContractBillsResponseValueTotalPagesMin = 0;
export const listContractBillsResponseValueTotalPagesMax = 1000000;

export const listContractBillsResponseValueTotalElementsMin = 0;
export const listContractBillsResponseValueTotalElementsMax = 100000000;

export const listContractBillsResponseValueTotalsCountMin = 0;
export const listContractBillsResponseValueTotalsCountMax = 100000000;

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


export const ListContractBillsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "billId": zod.string().min(1).max(listContractBillsResponseValueContentItemBillIdMax).describe('Its id.'),
  "contractId": zod.string().min(1).max(listContractBillsResponseValueContentItemContractIdMax).describe('The contract.'),
  "contractVersion": zod.int().min(1).max(listContractBillsResponseValueContentItemContractVersionMax).describe('The signed version that was applied.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nturnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "side": zod.enum(['own', 'downline']).describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(listContractBillsResponseValueContentItemDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(listContractBillsResponseValueContentItemDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(listContractBillsResponseValueContentItemDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who is paid.'),
  "windowFrom": zod.iso.datetime({"offset":true}).max(listContractBillsResponseValueContentItemWindowFromMax).describe('The beginning of the window, included.'),
  "windowTo": zod.iso.datetime({"offset":true}).max(listContractBillsResponseValueContentItemWindowToMax).describe('Its end, not included.'),
  "turnover": zod.string().max(listContractBillsResponseValueContentItemTurnoverMax).regex(listContractBillsResponseValueContentItemTurnoverRegExp).describe('The team\'s turnover in the window.'),
  "teamResult": zod.string().max(listContractBillsResponseValueContentItemTeamResultMax).regex(listContractBillsResponseValueContentItemTeamResultRegExp).describe('The team\'s result in the window, negative when it lost.'),
  "activeDownlines": zod.int().min(listContractBillsResponseValueContentItemActiveDownlinesMin).max(listContractBillsResponseValueContentItemActiveDownlinesMax).describe('Active downlines in the window, the agent included.'),
  "tier": zod.int().min(1).max(listContractBillsResponseValueContentItemTierMax).nullable().describe('The tier that held, from 1, null where none did.'),
  "rate": zod.int().min(listContractBillsResponseValueContentItemRateMin).max(listContractBillsResponseValueContentItemRateMax).describe('Its rate, 0 where none held.'),
  "gross": zod.string().max(listContractBillsResponseValueContentItemGrossMax).regex(listContractBillsResponseValueContentItemGrossRegExp).describe('Rate x turnover; for a dividend rate x the loss after `carriedIn`.'),
  "downlineGross": zod.string().max(listContractBillsResponseValueContentItemDownlineGrossMax).regex(listContractBillsResponseValueContentItemDownlineGrossRegExp).describe('The gross of the direct downlines with a contract of the same kind.'),
  "adjustment": zod.string().max(listContractBillsResponseValueContentItemAdjustmentMax).regex(listContractBillsResponseValueContentItemAdjustmentRegExp).describe('Signed changes for bets of earlier windows that were settled, or settled anew, in this one. They are part of `gross`.'),
  "carriedIn": zod.string().max(listContractBillsResponseValueContentItemCarriedInMax).regex(listContractBillsResponseValueContentItemCarriedInRegExp).describe('Dividend: the win of earlier windows that lowers the loss.'),
  "carriedOut": zod.string().max(listContractBillsResponseValueContentItemCarriedOutMax).regex(listContractBillsResponseValueContentItemCarriedOutRegExp).describe('Dividend: the win that is carried to the next window.'),
  "gap": zod.string().max(listContractBillsResponseValueContentItemGapMax).regex(listContractBillsResponseValueContentItemGapRegExp).describe('How far the gross of the downlines is above `gross`; the platform\'s account `dividend_gap` pays it for dividends.'),
  "net": zod.string().max(listContractBillsResponseValueContentItemNetMax).regex(listContractBillsResponseValueContentItemNetRegExp).describe('What is due: gross less `downlineGross`, never below 0.00.'),
  "paid": zod.string().max(listContractBillsResponseValueContentItemPaidMax).regex(listContractBillsResponseValueContentItemPaidRegExp).describe('What has been paid of it.'),
  "state": zod.enum(['pending', 'issued', 'part_collected', 'not_reached', 'insufficient', 'denied', 'expired']).describe('`pending`: the window is over and not yet settled. `issued`: paid in full. `part_collected`: paid in part, the rest\nfollows. `not_reached`: no tier was satisfied, nothing is due. `insufficient`: the payer\'s account cannot pay now.\n`denied`: an operator stopped it, with a reason. `expired`: not paid within the time that the brand sets.\n'),
  "issuedAt": zod.iso.datetime({"offset":true}).max(listContractBillsResponseValueContentItemIssuedAtMax).describe('When the window was settled or will be.'),
  "paidAt": zod.iso.datetime({"offset":true}).max(listContractBillsResponseValueContentItemPaidAtMax).nullable().describe('When it was paid in full, null until then.')
}).describe('What a contract pays for one window. There is exactly one bill for a contract and a window, however often and by\nhowever many processes the window is settled.\n')).max(listContractBillsResponseValueContentMax).describe('The bills of the page.'),
  "totalPages": zod.int().min(listContractBillsResponseValueTotalPagesMin).max(listContractBillsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listContractBillsResponseValueTotalElementsMin).max(listContractBillsResponseValueTotalElementsMax).describe('Rows in all.'),
  "totals": zod.strictObject({
  "count": zod.int().min(listContractBillsResponseValueTotalsCountMin).max(listContractBillsResponseValueTotalsCountMax).describe('Bills.'),
  "gross": zod.string().max(listContractBillsResponseValueTotalsGrossMax).regex(listContractBillsResponseValueTotalsGrossRegExp).describe('Gross.'),
  "downlineGross": zod.string().max(listContractBillsResponseValueTotalsDownlineGrossMax).regex(listContractBillsResponseValueTotalsDownlineGrossRegExp).describe('The part of the downlines.'),
  "adjustment": zod.string().max(listContractBillsResponseValueTotalsAdjustmentMax).regex(listContractBillsResponseValueTotalsAdjustmentRegExp).describe('Signed changes.'),
  "net": zod.string().max(listContractBillsResponseValueTotalsNetMax).regex(listContractBillsResponseValueTotalsNetRegExp).describe('Net.'),
  "paid": zod.string().max(listContractBillsResponseValueTotalsPaidMax).regex(listContractBillsResponseValueTotalsPaidRegExp).describe('Paid.')
}).describe('The totals of all pages.')
}).describe('A page of bills.')
}).describe('The answer of `listContractBills`.')

/**
 * A bill with everything that it was computed from: the terms of the signed version, the bills of the direct downlines, the changes for
 * bets of earlier windows, and the payments. A bill of other parties is 404.
 * @summary Tell a contract bill
 */
export const getContractBillPathBillIdMax = 40;



export const GetContractBillParams = zod.object({
  "billId": zod.string().min(1).max(getContractBillPathBillIdMax).describe('The bill.')
})

export const getContractBillHeaderMerchantMax = 32;


export const getContractBillHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getContractBillHeaderXRequestIdMax = 64;


export const getContractBillHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetContractBillHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getContractBillHeaderMerchantMax).regex(getContractBillHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getContractBillHeaderXRequestIdMax).regex(getContractBillHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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



export const GetContractBillResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "bill": zod.strictObject({
  "billId": zod.string().min(1).max(getContractBillResponseValueBillBillIdMax).describe('Its id.'),
  "contractId": zod.string().min(1).max(getContractBillResponseValueBillContractIdMax).describe('The contract.'),
  "contractVersion": zod.int().min(1).max(getContractBillResponseValueBillContractVersionMax).describe('The signed version that was applied.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nturnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "side": zod.enum(['own', 'downline']).describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(getContractBillResponseValueBillDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(getContractBillResponseValueBillDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(getContractBillResponseValueBillDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who is paid.'),
  "windowFrom": zod.iso.datetime({"offset":true}).max(getContractBillResponseValueBillWindowFromMax).describe('The beginning of the window, included.'),
  "windowTo": zod.iso.datetime({"offset":true}).max(getContractBillResponseValueBillWindowToMax).describe('Its end, not included.'),
  "turnover": zod.string().max(getContractBillResponseValueBillTurnoverMax).regex(getContractBillResponseValueBillTurnoverRegExp).describe('The team\'s turnover in the window.'),
  "teamResult": zod.string().max(getContractBillResponseValueBillTeamResultMax).regex(getContractBillResponseValueBillTeamResultRegExp).describe('The team\'s result in the window, negative when it lost.'),
  "activeDownlines": zod.int().min(getContractBillResponseValueBillActiveDownlinesMin).max(getContractBillResponseValueBillActiveDownlinesMax).describe('Active downlines in the window, the agent included.'),
  "tier": zod.int().min(1).max(getContractBillResponseValueBillTierMax).nullable().describe('The tier that held, from 1, null where none did.'),
  "rate": zod.int().min(getContractBillResponseValueBillRateMin).max(getContractBillResponseValueBillRateMax).describe('Its rate, 0 where none held.'),
  "gross": zod.string().max(getContractBillResponseValueBillGrossMax).regex(getContractBillResponseValueBillGrossRegExp).describe('Rate x turnover; for a dividend rate x the loss after `carriedIn`.'),
  "downlineGross": zod.string().max(getContractBillResponseValueBillDownlineGrossMax).regex(getContractBillResponseValueBillDownlineGrossRegExp).describe('The gross of the direct downlines with a contract of the same kind.'),
  "adjustment": zod.string().max(getContractBillResponseValueBillAdjustmentMax).regex(getContractBillResponseValueBillAdjustmentRegExp).describe('Signed changes for bets of earlier windows that were settled, or settled anew, in this one. They are part of `gross`.'),
  "carriedIn": zod.string().max(getContractBillResponseValueBillCarriedInMax).regex(getContractBillResponseValueBillCarriedInRegExp).describe('Dividend: the win of earlier windows that lowers the loss.'),
  "carriedOut": zod.string().max(getContractBillResponseValueBillCarriedOutMax).regex(getContractBillResponseValueBillCarriedOutRegExp).describe('Dividend: the win that is carried to the next window.'),
  "gap": zod.string().max(getContractBillResponseValueBillGapMax).regex(getContractBillResponseValueBillGapRegExp).describe('How far the gross of the downlines is above `gross`; the platform\'s account `dividend_gap` pays it for dividends.'),
  "net": zod.string().max(getContractBillResponseValueBillNetMax).regex(getContractBillResponseValueBillNetRegExp).describe('What is due: gross less `downlineGross`, never below 0.00.'),
  "paid": zod.string().max(getContractBillResponseValueBillPaidMax).regex(getContractBillResponseValueBillPaidRegExp).describe('What has been paid of it.'),
  "state": zod.enum(['pending', 'issued', 'part_collected', 'not_reached', 'insufficient', 'denied', 'expired']).describe('`pending`: the window is over and not yet settled. `issued`: paid in full. `part_collected`: paid in part, the rest\nfollows. `not_reached`: no tier was satisfied, nothing is due. `insufficient`: the payer\'s account cannot pay now.\n`denied`: an operator stopped it, with a reason. `expired`: not paid within the time that the brand sets.\n'),
  "issuedAt": zod.iso.datetime({"offset":true}).max(getContractBillResponseValueBillIssuedAtMax).describe('When the window was settled or will be.'),
  "paidAt": zod.iso.datetime({"offset":true}).max(getContractBillResponseValueBillPaidAtMax).nullable().describe('When it was paid in full, null until then.')
}).describe('What a contract pays for one window. There is exactly one bill for a contract and a window, however often and by\nhowever many processes the window is settled.\n'),
  "terms": zod.strictObject({
  "tiers": zod.array(zod.strictObject({
  "turnover": zod.string().max(getContractBillResponseValueTermsTiersItemTurnoverMax).regex(getContractBillResponseValueTermsTiersItemTurnoverRegExp).describe('The least team turnover of the window.'),
  "activeDownlines": zod.int().min(getContractBillResponseValueTermsTiersItemActiveDownlinesMin).max(getContractBillResponseValueTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(getContractBillResponseValueTermsTiersItemLossOneMax).regex(getContractBillResponseValueTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(getContractBillResponseValueTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(getContractBillResponseValueTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(getContractBillResponseValueTermsActiveMinimumMax).regex(getContractBillResponseValueTermsActiveMinimumRegExp).describe('The turnover of the window from which a downline counts as active.'),
  "carryOver": zod.union([zod.enum(['none', 'half-month', 'permanent']).describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n'),zod.null()]).describe('For a dividend; null in salary contracts.')
}).describe('What a contract pays for what.'),
  "downlines": zod.array(zod.strictObject({
  "billId": zod.string().min(1).max(getContractBillResponseValueDownlinesItemBillIdMax).describe('Its id.'),
  "contractId": zod.string().min(1).max(getContractBillResponseValueDownlinesItemContractIdMax).describe('Its contract.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(getContractBillResponseValueDownlinesItemDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(getContractBillResponseValueDownlinesItemDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(getContractBillResponseValueDownlinesItemDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('A party of a contract, an agent or the platform.'),
  "turnover": zod.string().max(getContractBillResponseValueDownlinesItemTurnoverMax).regex(getContractBillResponseValueDownlinesItemTurnoverRegExp).describe('The line\'s turnover in the window.'),
  "rate": zod.int().min(getContractBillResponseValueDownlinesItemRateMin).max(getContractBillResponseValueDownlinesItemRateMax).describe('Its rate.'),
  "gross": zod.string().max(getContractBillResponseValueDownlinesItemGrossMax).regex(getContractBillResponseValueDownlinesItemGrossRegExp).describe('Its gross.')
}).describe('The bill of a direct downline, whose gross is taken off.')).max(getContractBillResponseValueDownlinesMax).describe('The bills whose gross adds up to `downlineGross`.'),
  "adjustments": zod.array(zod.strictObject({
  "betId": zod.string().min(1).max(getContractBillResponseValueAdjustmentsItemBetIdMax).describe('The bet.'),
  "windowFrom": zod.iso.datetime({"offset":true}).max(getContractBillResponseValueAdjustmentsItemWindowFromMax).describe('The beginning of the window that it belongs to.'),
  "turnover": zod.string().max(getContractBillResponseValueAdjustmentsItemTurnoverMax).regex(getContractBillResponseValueAdjustmentsItemTurnoverRegExp).describe('By how much it changes the turnover, signed.'),
  "amount": zod.string().max(getContractBillResponseValueAdjustmentsItemAmountMax).regex(getContractBillResponseValueAdjustmentsItemAmountRegExp).describe('By how much it changes the gross, signed.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(getContractBillResponseValueAdjustmentsItemSettledAtMax).describe('When it was settled.')
}).describe('A bet of an earlier window that was settled, or settled anew, in this one.')).max(getContractBillResponseValueAdjustmentsMax).describe('The bets whose amounts add up to `adjustment`, the greatest first; beyond 1,000 `listIncomeBets` has them all.'),
  "payments": zod.array(zod.strictObject({
  "entryId": zod.string().min(1).max(getContractBillResponseValuePaymentsItemEntryIdMax).describe('The entry in the ledger.'),
  "payer": zod.enum(['platform', 'dividend_gap', 'rounding']).describe('The account that paid: the platform\'s, the one for dividends that downlines get above their upline, or the one that takes rounding residue.'),
  "amount": zod.string().max(getContractBillResponseValuePaymentsItemAmountMax).regex(getContractBillResponseValuePaymentsItemAmountRegExp).describe('How much.'),
  "at": zod.iso.datetime({"offset":true}).max(getContractBillResponseValuePaymentsItemAtMax).describe('When.')
}).describe('A payment of a bill.')).max(getContractBillResponseValuePaymentsMax).describe('The payments, which add up to `paid`.'),
  "reason": zod.string().max(getContractBillResponseValueReasonMax).nullable().describe('Why it was denied, in the operator\'s words, else null.')
}).describe('A bill with everything that it was computed from.')
}).describe('The answer of `getContractBill`.')

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


export const SimulateContractHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(simulateContractHeaderMerchantMax).regex(simulateContractHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(simulateContractHeaderXRequestIdMax).regex(simulateContractHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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


export const SimulateContractBody = zod.strictObject({
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nturnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "terms": zod.strictObject({
  "tiers": zod.array(zod.strictObject({
  "turnover": zod.string().max(simulateContractBodyTermsTiersItemTurnoverMax).regex(simulateContractBodyTermsTiersItemTurnoverRegExp).describe('The least team turnover of the window.'),
  "activeDownlines": zod.int().min(simulateContractBodyTermsTiersItemActiveDownlinesMin).max(simulateContractBodyTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(simulateContractBodyTermsTiersItemLossOneMax).regex(simulateContractBodyTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(simulateContractBodyTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(simulateContractBodyTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(simulateContractBodyTermsActiveMinimumMax).regex(simulateContractBodyTermsActiveMinimumRegExp).describe('The turnover of the window from which a downline counts as active.'),
  "carryOver": zod.union([zod.enum(['none', 'half-month', 'permanent']).describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n'),zod.null()]).describe('For a dividend; null in salary contracts.')
}).describe('What a contract pays for what.'),
  "turnover": zod.string().max(simulateContractBodyTurnoverMax).regex(simulateContractBodyTurnoverRegExp).describe('The team\'s turnover.'),
  "teamResult": zod.string().max(simulateContractBodyTeamResultMax).regex(simulateContractBodyTeamResultRegExp).optional().describe('Dividend: the team\'s result, negative when it lost. Without it 0.00.'),
  "activeDownlines": zod.int().min(simulateContractBodyActiveDownlinesMin).max(simulateContractBodyActiveDownlinesMax).describe('Active downlines, the agent included.'),
  "downlineGross": zod.string().max(simulateContractBodyDownlineGrossMax).regex(simulateContractBodyDownlineGrossRegExp).optional().describe('The gross of the direct downlines. Without it 0.00.'),
  "carriedIn": zod.string().max(simulateContractBodyCarriedInMax).regex(simulateContractBodyCarriedInRegExp).optional().describe('Dividend: the win of earlier windows. Without it 0.00.')
}).describe('A contract and the figures of a window to try it with.')

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


export const SimulateContractResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "state": zod.enum(['issued', 'not_reached']).describe('The state that the bill would have.'),
  "tier": zod.int().min(1).max(simulateContractResponseValueTierMax).nullable().describe('The tier that holds, from 1, null where none does.'),
  "rate": zod.int().min(simulateContractResponseValueRateMin).max(simulateContractResponseValueRateMax).describe('Its rate, 0 where none holds.'),
  "gross": zod.string().max(simulateContractResponseValueGrossMax).regex(simulateContractResponseValueGrossRegExp).describe('Before the part of the downlines.'),
  "net": zod.string().max(simulateContractResponseValueNetMax).regex(simulateContractResponseValueNetRegExp).describe('What is paid.'),
  "gap": zod.string().max(simulateContractResponseValueGapMax).regex(simulateContractResponseValueGapRegExp).describe('How far the gross of the downlines is above `gross`.'),
  "carriedOut": zod.string().max(simulateContractResponseValueCarriedOutMax).regex(simulateContractResponseValueCarriedOutRegExp).describe('Dividend: the win that is carried to the next window.'),
  "nextTier": zod.union([zod.strictObject({
  "tier": zod.int().min(1).max(simulateContractResponseValueNextTierOneTierMax).describe('The tier, from 1.'),
  "rate": zod.int().min(simulateContractResponseValueNextTierOneRateMin).max(simulateContractResponseValueNextTierOneRateMax).describe('Its rate.'),
  "turnover": zod.string().max(simulateContractResponseValueNextTierOneTurnoverMax).regex(simulateContractResponseValueNextTierOneTurnoverRegExp).describe('Turnover that is missing, 0.00 where it is enough.'),
  "activeDownlines": zod.int().min(simulateContractResponseValueNextTierOneActiveDownlinesMin).max(simulateContractResponseValueNextTierOneActiveDownlinesMax).describe('Active downlines that are missing.'),
  "loss": zod.union([zod.string().max(simulateContractResponseValueNextTierOneLossOneMax).regex(simulateContractResponseValueNextTierOneLossOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('Loss that is missing, null in salary contracts.')
}).describe('What is missing for the next tier.'),zod.null()]).describe('What is missing for the next tier, null where the highest holds.')
}).describe('What the contract would pay.')
}).describe('The answer of `simulateContract`.')

