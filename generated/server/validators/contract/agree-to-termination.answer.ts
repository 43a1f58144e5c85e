// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
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
  "turnover": zod.string().max(agreeToTerminationResponseValueContractTermsTiersItemTurnoverMax).regex(agreeToTerminationResponseValueContractTermsTiersItemTurnoverRegExp).describe('The least valid turnover of the team in the window.'),
  "activeDownlines": zod.int().min(agreeToTerminationResponseValueContractTermsTiersItemActiveDownlinesMin).max(agreeToTerminationResponseValueContractTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(agreeToTerminationResponseValueContractTermsTiersItemLossOneMax).regex(agreeToTerminationResponseValueContractTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(agreeToTerminationResponseValueContractTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(agreeToTerminationResponseValueContractTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(agreeToTerminationResponseValueContractTermsActiveMinimumMax).regex(agreeToTerminationResponseValueContractTermsActiveMinimumRegExp).describe('The valid turnover of the window from which a downline counts as active.'),
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
  "text": zod.string().min(1).max(agreeToTerminationResponseValueVersionsItemTextMax).describe('The whole contract in words, as it was shown to the parties: in `textLanguage`, and after an empty line in the other language of the site where the backend has it.'),
  "textLanguage": zod.enum(['EN', 'VI']).describe('A bundled language of the portal, English or Vietnamese.'),
  "textHash": zod.string().max(agreeToTerminationResponseValueVersionsItemTextHashMax).regex(agreeToTerminationResponseValueVersionsItemTextHashRegExp).describe('The SHA-256 of the text in UTF-8, in hexadecimal.'),
  "reason": zod.string().max(agreeToTerminationResponseValueVersionsItemReasonMax).nullable().describe('The words that came with a rejection or a termination, null where there are none.')
}).describe('A change of a contract, kept for ever. A signed version never changes.')).min(1).max(agreeToTerminationResponseValueVersionsMax).describe('Every version, the newest first.')
}).describe('A contract with its history.')
}).describe('The answer of `agreeToTermination`.')

export const agreeToTermination = {
  response: AgreeToTerminationResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'contract_kind_unavailable', 'forbidden', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'not_found', 'conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
