// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getPlatformContractResponseValueContractContractIdMax = 40;

export const getPlatformContractResponseValueContractUplineIdMax = 40;

export const getPlatformContractResponseValueContractUplineAccountMax = 64;

export const getPlatformContractResponseValueContractUplineNicknameMax = 64;

export const getPlatformContractResponseValueContractDownlineIdMax = 40;

export const getPlatformContractResponseValueContractDownlineAccountMax = 64;

export const getPlatformContractResponseValueContractDownlineNicknameMax = 64;

export const getPlatformContractResponseValueContractTermsTiersItemTurnoverMax = 24;

export const getPlatformContractResponseValueContractTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getPlatformContractResponseValueContractTermsTiersItemActiveDownlinesMin = 0;

export const getPlatformContractResponseValueContractTermsTiersItemActiveDownlinesMax = 1000000;

export const getPlatformContractResponseValueContractTermsTiersItemLossOneMax = 24;

export const getPlatformContractResponseValueContractTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getPlatformContractResponseValueContractTermsTiersItemRateMax = 10000;

export const getPlatformContractResponseValueContractTermsTiersMax = 6;

export const getPlatformContractResponseValueContractTermsActiveMinimumMax = 24;

export const getPlatformContractResponseValueContractTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getPlatformContractResponseValueContractVersionMax = 1000;

export const getPlatformContractResponseValueContractReplacesMax = 40;

export const getPlatformContractResponseValueContractEffectiveFromMax = 30;

export const getPlatformContractResponseValueContractEffectiveToMax = 30;

export const getPlatformContractResponseValueContractCreatedAtMax = 30;

export const getPlatformContractResponseValueContractUpdatedAtMax = 30;

export const getPlatformContractResponseValueContractActionsMax = 5;

export const getPlatformContractResponseValueVersionsItemVersionMax = 1000;

export const getPlatformContractResponseValueVersionsItemByIdMax = 40;

export const getPlatformContractResponseValueVersionsItemByAccountMax = 64;

export const getPlatformContractResponseValueVersionsItemByNicknameMax = 64;

export const getPlatformContractResponseValueVersionsItemAtMax = 30;

export const getPlatformContractResponseValueVersionsItemTextMax = 5000;

export const getPlatformContractResponseValueVersionsItemTextHashMax = 64;

export const getPlatformContractResponseValueVersionsItemTextHashRegExp = new RegExp('^[0-9a-f]{64}$');

export const getPlatformContractResponseValueVersionsItemReasonMax = 300;

export const getPlatformContractResponseValueVersionsMax = 100;

export const GetPlatformContractResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "contract": zod.strictObject({
  "contractId": zod.string().min(1).max(getPlatformContractResponseValueContractContractIdMax).describe('Its id.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "side": zod.enum(['own', 'downline']).describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n'),
  "upline": zod.strictObject({
  "id": zod.string().min(1).max(getPlatformContractResponseValueContractUplineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(getPlatformContractResponseValueContractUplineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(getPlatformContractResponseValueContractUplineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who grants it.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(getPlatformContractResponseValueContractDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(getPlatformContractResponseValueContractDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(getPlatformContractResponseValueContractDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who is paid by it.'),
  "terms": zod.strictObject({
  "tiers": zod.array(zod.strictObject({
  "turnover": zod.string().max(getPlatformContractResponseValueContractTermsTiersItemTurnoverMax).regex(getPlatformContractResponseValueContractTermsTiersItemTurnoverRegExp).describe('The least valid turnover of the team in the window.'),
  "activeDownlines": zod.int().min(getPlatformContractResponseValueContractTermsTiersItemActiveDownlinesMin).max(getPlatformContractResponseValueContractTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(getPlatformContractResponseValueContractTermsTiersItemLossOneMax).regex(getPlatformContractResponseValueContractTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(getPlatformContractResponseValueContractTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(getPlatformContractResponseValueContractTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(getPlatformContractResponseValueContractTermsActiveMinimumMax).regex(getPlatformContractResponseValueContractTermsActiveMinimumRegExp).describe('The valid turnover of the window from which a downline counts as active.'),
  "carryOver": zod.union([zod.enum(['none', 'half-month', 'permanent']).describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n'),zod.null()]).describe('For a dividend; null in salary contracts.')
}).describe('What a contract pays for what.'),
  "version": zod.int().min(1).max(getPlatformContractResponseValueContractVersionMax).describe('The number of its newest version. Every act on it names the version that was seen.'),
  "replaces": zod.string().min(1).max(getPlatformContractResponseValueContractReplacesMax).nullable().describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.'),
  "effectiveFrom": zod.iso.datetime({"offset":true}).max(getPlatformContractResponseValueContractEffectiveFromMax).nullable().describe('The beginning of the first window that it pays for, null until it is signed.'),
  "effectiveTo": zod.iso.datetime({"offset":true}).max(getPlatformContractResponseValueContractEffectiveToMax).nullable().describe('The end of the last window that it pays for, null while that is open.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(getPlatformContractResponseValueContractCreatedAtMax).describe('When it was proposed.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(getPlatformContractResponseValueContractUpdatedAtMax).describe('When its newest version was made.'),
  "actions": zod.array(zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).describe('What a party can do with a contract.')).max(getPlatformContractResponseValueContractActionsMax).describe('What the agent of the session can do with it now.')
}).describe('A contract between an agent and its direct upline, or between a general agent and the platform.'),
  "versions": zod.array(zod.strictObject({
  "version": zod.int().min(1).max(getPlatformContractResponseValueVersionsItemVersionMax).describe('Its number, from 1.'),
  "action": zod.enum(['propose', 'sign', 'reject', 'withdraw', 'terminate', 'agree_termination', 'end_by_conflict', 'supersede']).describe('What was done.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('The state after it.'),
  "by": zod.strictObject({
  "id": zod.string().min(1).max(getPlatformContractResponseValueVersionsItemByIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(getPlatformContractResponseValueVersionsItemByAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(getPlatformContractResponseValueVersionsItemByNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who did it.'),
  "at": zod.iso.datetime({"offset":true}).max(getPlatformContractResponseValueVersionsItemAtMax).describe('When.'),
  "text": zod.string().min(1).max(getPlatformContractResponseValueVersionsItemTextMax).describe('The whole contract in words, as it was shown to the parties: in `textLanguage`, and after an empty line in the other language of the site where the backend has it.'),
  "textLanguage": zod.enum(['EN', 'VI']).describe('A bundled language of the portal, English or Vietnamese.'),
  "textHash": zod.string().max(getPlatformContractResponseValueVersionsItemTextHashMax).regex(getPlatformContractResponseValueVersionsItemTextHashRegExp).describe('The SHA-256 of the text in UTF-8, in hexadecimal.'),
  "reason": zod.string().max(getPlatformContractResponseValueVersionsItemReasonMax).nullable().describe('The words that came with a rejection or a termination, null where there are none.')
}).describe('A change of a contract, kept for ever. A signed version never changes.')).min(1).max(getPlatformContractResponseValueVersionsMax).describe('Every version, the newest first.')
}).describe('A contract with its history.')
}).describe('The answer of `getPlatformContract`.')

export const getPlatformContract = {
  response: GetPlatformContractResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
