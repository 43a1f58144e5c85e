// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
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
  "turnover": zod.string().max(listContractsResponseValueContentItemTermsTiersItemTurnoverMax).regex(listContractsResponseValueContentItemTermsTiersItemTurnoverRegExp).describe('The least valid turnover of the team in the window.'),
  "activeDownlines": zod.int().min(listContractsResponseValueContentItemTermsTiersItemActiveDownlinesMin).max(listContractsResponseValueContentItemTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(listContractsResponseValueContentItemTermsTiersItemLossOneMax).regex(listContractsResponseValueContentItemTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(listContractsResponseValueContentItemTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(listContractsResponseValueContentItemTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(listContractsResponseValueContentItemTermsActiveMinimumMax).regex(listContractsResponseValueContentItemTermsActiveMinimumRegExp).describe('The valid turnover of the window from which a downline counts as active.'),
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

export const listContracts = {
  response: ListContractsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'contract_kind_unavailable', 'forbidden', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
