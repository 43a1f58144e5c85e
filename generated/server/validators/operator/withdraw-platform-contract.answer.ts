// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const withdrawPlatformContractResponseValueContractContractIdMax = 40;

export const withdrawPlatformContractResponseValueContractUplineIdMax = 40;

export const withdrawPlatformContractResponseValueContractUplineAccountMax = 64;

export const withdrawPlatformContractResponseValueContractUplineNicknameMax = 64;

export const withdrawPlatformContractResponseValueContractDownlineIdMax = 40;

export const withdrawPlatformContractResponseValueContractDownlineAccountMax = 64;

export const withdrawPlatformContractResponseValueContractDownlineNicknameMax = 64;

export const withdrawPlatformContractResponseValueContractTermsTiersItemTurnoverMax = 24;

export const withdrawPlatformContractResponseValueContractTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const withdrawPlatformContractResponseValueContractTermsTiersItemActiveDownlinesMin = 0;

export const withdrawPlatformContractResponseValueContractTermsTiersItemActiveDownlinesMax = 1000000;

export const withdrawPlatformContractResponseValueContractTermsTiersItemLossOneMax = 24;

export const withdrawPlatformContractResponseValueContractTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const withdrawPlatformContractResponseValueContractTermsTiersItemRateMax = 10000;

export const withdrawPlatformContractResponseValueContractTermsTiersMax = 6;

export const withdrawPlatformContractResponseValueContractTermsActiveMinimumMax = 24;

export const withdrawPlatformContractResponseValueContractTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const withdrawPlatformContractResponseValueContractVersionMax = 1000;

export const withdrawPlatformContractResponseValueContractReplacesMax = 40;

export const withdrawPlatformContractResponseValueContractEffectiveFromMax = 30;

export const withdrawPlatformContractResponseValueContractEffectiveToMax = 30;

export const withdrawPlatformContractResponseValueContractCreatedAtMax = 30;

export const withdrawPlatformContractResponseValueContractUpdatedAtMax = 30;

export const withdrawPlatformContractResponseValueContractActionsMax = 5;

export const withdrawPlatformContractResponseValueVersionsItemVersionMax = 1000;

export const withdrawPlatformContractResponseValueVersionsItemByIdMax = 40;

export const withdrawPlatformContractResponseValueVersionsItemByAccountMax = 64;

export const withdrawPlatformContractResponseValueVersionsItemByNicknameMax = 64;

export const withdrawPlatformContractResponseValueVersionsItemAtMax = 30;

export const withdrawPlatformContractResponseValueVersionsItemTextMax = 5000;

export const withdrawPlatformContractResponseValueVersionsItemTextHashMax = 64;

export const withdrawPlatformContractResponseValueVersionsItemTextHashRegExp = new RegExp('^[0-9a-f]{64}$');

export const withdrawPlatformContractResponseValueVersionsItemReasonMax = 300;

export const withdrawPlatformContractResponseValueVersionsMax = 100;

export const WithdrawPlatformContractResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "contract": zod.strictObject({
  "contractId": zod.string().min(1).max(withdrawPlatformContractResponseValueContractContractIdMax).describe('Its id.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "side": zod.enum(['own', 'downline']).describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n'),
  "upline": zod.strictObject({
  "id": zod.string().min(1).max(withdrawPlatformContractResponseValueContractUplineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(withdrawPlatformContractResponseValueContractUplineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(withdrawPlatformContractResponseValueContractUplineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who grants it.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(withdrawPlatformContractResponseValueContractDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(withdrawPlatformContractResponseValueContractDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(withdrawPlatformContractResponseValueContractDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who is paid by it.'),
  "terms": zod.strictObject({
  "tiers": zod.array(zod.strictObject({
  "turnover": zod.string().max(withdrawPlatformContractResponseValueContractTermsTiersItemTurnoverMax).regex(withdrawPlatformContractResponseValueContractTermsTiersItemTurnoverRegExp).describe('The least valid turnover of the team in the window.'),
  "activeDownlines": zod.int().min(withdrawPlatformContractResponseValueContractTermsTiersItemActiveDownlinesMin).max(withdrawPlatformContractResponseValueContractTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(withdrawPlatformContractResponseValueContractTermsTiersItemLossOneMax).regex(withdrawPlatformContractResponseValueContractTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(withdrawPlatformContractResponseValueContractTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(withdrawPlatformContractResponseValueContractTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(withdrawPlatformContractResponseValueContractTermsActiveMinimumMax).regex(withdrawPlatformContractResponseValueContractTermsActiveMinimumRegExp).describe('The valid turnover of the window from which a downline counts as active.'),
  "carryOver": zod.union([zod.enum(['none', 'half-month', 'permanent']).describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n'),zod.null()]).describe('For a dividend; null in salary contracts.')
}).describe('What a contract pays for what.'),
  "version": zod.int().min(1).max(withdrawPlatformContractResponseValueContractVersionMax).describe('The number of its newest version. Every act on it names the version that was seen.'),
  "replaces": zod.string().min(1).max(withdrawPlatformContractResponseValueContractReplacesMax).nullable().describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.'),
  "effectiveFrom": zod.iso.datetime({"offset":true}).max(withdrawPlatformContractResponseValueContractEffectiveFromMax).nullable().describe('The beginning of the first window that it pays for, null until it is signed.'),
  "effectiveTo": zod.iso.datetime({"offset":true}).max(withdrawPlatformContractResponseValueContractEffectiveToMax).nullable().describe('The end of the last window that it pays for, null while that is open.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(withdrawPlatformContractResponseValueContractCreatedAtMax).describe('When it was proposed.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(withdrawPlatformContractResponseValueContractUpdatedAtMax).describe('When its newest version was made.'),
  "actions": zod.array(zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).describe('What a party can do with a contract.')).max(withdrawPlatformContractResponseValueContractActionsMax).describe('What the agent of the session can do with it now.')
}).describe('A contract between an agent and its direct upline, or between a general agent and the platform.'),
  "versions": zod.array(zod.strictObject({
  "version": zod.int().min(1).max(withdrawPlatformContractResponseValueVersionsItemVersionMax).describe('Its number, from 1.'),
  "action": zod.enum(['propose', 'sign', 'reject', 'withdraw', 'terminate', 'agree_termination', 'end_by_conflict', 'supersede']).describe('What was done.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('The state after it.'),
  "by": zod.strictObject({
  "id": zod.string().min(1).max(withdrawPlatformContractResponseValueVersionsItemByIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(withdrawPlatformContractResponseValueVersionsItemByAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(withdrawPlatformContractResponseValueVersionsItemByNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who did it.'),
  "at": zod.iso.datetime({"offset":true}).max(withdrawPlatformContractResponseValueVersionsItemAtMax).describe('When.'),
  "text": zod.string().min(1).max(withdrawPlatformContractResponseValueVersionsItemTextMax).describe('The whole contract in words, as it was shown to the parties: in `textLanguage`, and after an empty line in the other language of the site where the backend has it.'),
  "textLanguage": zod.enum(['EN', 'VI']).describe('A bundled language of the portal, English or Vietnamese.'),
  "textHash": zod.string().max(withdrawPlatformContractResponseValueVersionsItemTextHashMax).regex(withdrawPlatformContractResponseValueVersionsItemTextHashRegExp).describe('The SHA-256 of the text in UTF-8, in hexadecimal.'),
  "reason": zod.string().max(withdrawPlatformContractResponseValueVersionsItemReasonMax).nullable().describe('The words that came with a rejection or a termination, null where there are none.')
}).describe('A change of a contract, kept for ever. A signed version never changes.')).min(1).max(withdrawPlatformContractResponseValueVersionsMax).describe('Every version, the newest first.')
}).describe('A contract with its history.')
}).describe('The answer of `withdrawPlatformContract`.')

export const withdrawPlatformContract = {
  response: WithdrawPlatformContractResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
