// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listPlatformContractsResponseValueContentItemContractIdMax = 40;

export const listPlatformContractsResponseValueContentItemUplineIdMax = 40;

export const listPlatformContractsResponseValueContentItemUplineAccountMax = 64;

export const listPlatformContractsResponseValueContentItemUplineNicknameMax = 64;

export const listPlatformContractsResponseValueContentItemDownlineIdMax = 40;

export const listPlatformContractsResponseValueContentItemDownlineAccountMax = 64;

export const listPlatformContractsResponseValueContentItemDownlineNicknameMax = 64;

export const listPlatformContractsResponseValueContentItemTermsTiersItemTurnoverMax = 24;

export const listPlatformContractsResponseValueContentItemTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listPlatformContractsResponseValueContentItemTermsTiersItemActiveDownlinesMin = 0;

export const listPlatformContractsResponseValueContentItemTermsTiersItemActiveDownlinesMax = 1000000;

export const listPlatformContractsResponseValueContentItemTermsTiersItemLossOneMax = 24;

export const listPlatformContractsResponseValueContentItemTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listPlatformContractsResponseValueContentItemTermsTiersItemRateMax = 10000;

export const listPlatformContractsResponseValueContentItemTermsTiersMax = 6;

export const listPlatformContractsResponseValueContentItemTermsActiveMinimumMax = 24;

export const listPlatformContractsResponseValueContentItemTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listPlatformContractsResponseValueContentItemVersionMax = 1000;

export const listPlatformContractsResponseValueContentItemReplacesMax = 40;

export const listPlatformContractsResponseValueContentItemEffectiveFromMax = 30;

export const listPlatformContractsResponseValueContentItemEffectiveToMax = 30;

export const listPlatformContractsResponseValueContentItemCreatedAtMax = 30;

export const listPlatformContractsResponseValueContentItemUpdatedAtMax = 30;

export const listPlatformContractsResponseValueContentItemActionsMax = 5;

export const listPlatformContractsResponseValueContentMax = 100;

export const listPlatformContractsResponseValueTotalPagesMin = 0;

export const listPlatformContractsResponseValueTotalPagesMax = 1000000;

export const listPlatformContractsResponseValueTotalElementsMin = 0;

export const listPlatformContractsResponseValueTotalElementsMax = 100000000;

export const ListPlatformContractsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "contractId": zod.string().min(1).max(listPlatformContractsResponseValueContentItemContractIdMax).describe('Its id.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "side": zod.enum(['own', 'downline']).describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n'),
  "upline": zod.strictObject({
  "id": zod.string().min(1).max(listPlatformContractsResponseValueContentItemUplineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(listPlatformContractsResponseValueContentItemUplineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(listPlatformContractsResponseValueContentItemUplineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who grants it.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(listPlatformContractsResponseValueContentItemDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(listPlatformContractsResponseValueContentItemDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(listPlatformContractsResponseValueContentItemDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who is paid by it.'),
  "terms": zod.strictObject({
  "tiers": zod.array(zod.strictObject({
  "turnover": zod.string().max(listPlatformContractsResponseValueContentItemTermsTiersItemTurnoverMax).regex(listPlatformContractsResponseValueContentItemTermsTiersItemTurnoverRegExp).describe('The least valid turnover of the team in the window.'),
  "activeDownlines": zod.int().min(listPlatformContractsResponseValueContentItemTermsTiersItemActiveDownlinesMin).max(listPlatformContractsResponseValueContentItemTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(listPlatformContractsResponseValueContentItemTermsTiersItemLossOneMax).regex(listPlatformContractsResponseValueContentItemTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(listPlatformContractsResponseValueContentItemTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(listPlatformContractsResponseValueContentItemTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(listPlatformContractsResponseValueContentItemTermsActiveMinimumMax).regex(listPlatformContractsResponseValueContentItemTermsActiveMinimumRegExp).describe('The valid turnover of the window from which a downline counts as active.'),
  "carryOver": zod.union([zod.enum(['none', 'half-month', 'permanent']).describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n'),zod.null()]).describe('For a dividend; null in salary contracts.')
}).describe('What a contract pays for what.'),
  "version": zod.int().min(1).max(listPlatformContractsResponseValueContentItemVersionMax).describe('The number of its newest version. Every act on it names the version that was seen.'),
  "replaces": zod.string().min(1).max(listPlatformContractsResponseValueContentItemReplacesMax).nullable().describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.'),
  "effectiveFrom": zod.iso.datetime({"offset":true}).max(listPlatformContractsResponseValueContentItemEffectiveFromMax).nullable().describe('The beginning of the first window that it pays for, null until it is signed.'),
  "effectiveTo": zod.iso.datetime({"offset":true}).max(listPlatformContractsResponseValueContentItemEffectiveToMax).nullable().describe('The end of the last window that it pays for, null while that is open.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(listPlatformContractsResponseValueContentItemCreatedAtMax).describe('When it was proposed.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(listPlatformContractsResponseValueContentItemUpdatedAtMax).describe('When its newest version was made.'),
  "actions": zod.array(zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).describe('What a party can do with a contract.')).max(listPlatformContractsResponseValueContentItemActionsMax).describe('What the agent of the session can do with it now.')
}).describe('A contract between an agent and its direct upline, or between a general agent and the platform.')).max(listPlatformContractsResponseValueContentMax).describe('The contracts of the page.'),
  "totalPages": zod.int().min(listPlatformContractsResponseValueTotalPagesMin).max(listPlatformContractsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listPlatformContractsResponseValueTotalElementsMin).max(listPlatformContractsResponseValueTotalElementsMax).describe('Rows in all.')
}).describe('A page of contracts.')
}).describe('The answer of `listPlatformContracts`.')

export const listPlatformContracts = {
  response: ListPlatformContractsResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
