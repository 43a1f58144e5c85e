// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
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
  "turnover": zod.string().max(listContractRequestsResponseValueContentItemContractTermsTiersItemTurnoverMax).regex(listContractRequestsResponseValueContentItemContractTermsTiersItemTurnoverRegExp).describe('The least valid turnover of the team in the window.'),
  "activeDownlines": zod.int().min(listContractRequestsResponseValueContentItemContractTermsTiersItemActiveDownlinesMin).max(listContractRequestsResponseValueContentItemContractTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(listContractRequestsResponseValueContentItemContractTermsTiersItemLossOneMax).regex(listContractRequestsResponseValueContentItemContractTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(listContractRequestsResponseValueContentItemContractTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(listContractRequestsResponseValueContentItemContractTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(listContractRequestsResponseValueContentItemContractTermsActiveMinimumMax).regex(listContractRequestsResponseValueContentItemContractTermsActiveMinimumRegExp).describe('The valid turnover of the window from which a downline counts as active.'),
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

export const listContractRequests = {
  response: ListContractRequestsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'contract_kind_unavailable', 'forbidden', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
