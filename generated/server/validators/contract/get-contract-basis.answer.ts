// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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

export const GetContractBasisResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(getContractBasisResponseValueDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(getContractBasisResponseValueDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(getContractBasisResponseValueDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who would be paid.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "ownRate": zod.int().min(getContractBasisResponseValueOwnRateMin).max(getContractBasisResponseValueOwnRateMax).describe('The highest rate of the own contract of the kind, which no rate may exceed; 0 without one.'),
  "current": zod.union([zod.strictObject({
  "contractId": zod.string().min(1).max(getContractBasisResponseValueCurrentOneContractIdMax).describe('Its id.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "side": zod.enum(['own', 'downline']).describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n'),
  "upline": zod.strictObject({
  "id": zod.string().min(1).max(getContractBasisResponseValueCurrentOneUplineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(getContractBasisResponseValueCurrentOneUplineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(getContractBasisResponseValueCurrentOneUplineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who grants it.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(getContractBasisResponseValueCurrentOneDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(getContractBasisResponseValueCurrentOneDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(getContractBasisResponseValueCurrentOneDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who is paid by it.'),
  "terms": zod.strictObject({
  "tiers": zod.array(zod.strictObject({
  "turnover": zod.string().max(getContractBasisResponseValueCurrentOneTermsTiersItemTurnoverMax).regex(getContractBasisResponseValueCurrentOneTermsTiersItemTurnoverRegExp).describe('The least valid turnover of the team in the window.'),
  "activeDownlines": zod.int().min(getContractBasisResponseValueCurrentOneTermsTiersItemActiveDownlinesMin).max(getContractBasisResponseValueCurrentOneTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(getContractBasisResponseValueCurrentOneTermsTiersItemLossOneMax).regex(getContractBasisResponseValueCurrentOneTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(getContractBasisResponseValueCurrentOneTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(getContractBasisResponseValueCurrentOneTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(getContractBasisResponseValueCurrentOneTermsActiveMinimumMax).regex(getContractBasisResponseValueCurrentOneTermsActiveMinimumRegExp).describe('The valid turnover of the window from which a downline counts as active.'),
  "carryOver": zod.union([zod.enum(['none', 'half-month', 'permanent']).describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n'),zod.null()]).describe('For a dividend; null in salary contracts.')
}).describe('What a contract pays for what.'),
  "version": zod.int().min(1).max(getContractBasisResponseValueCurrentOneVersionMax).describe('The number of its newest version. Every act on it names the version that was seen.'),
  "replaces": zod.string().min(1).max(getContractBasisResponseValueCurrentOneReplacesMax).nullable().describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.'),
  "effectiveFrom": zod.iso.datetime({"offset":true}).max(getContractBasisResponseValueCurrentOneEffectiveFromMax).nullable().describe('The beginning of the first window that it pays for, null until it is signed.'),
  "effectiveTo": zod.iso.datetime({"offset":true}).max(getContractBasisResponseValueCurrentOneEffectiveToMax).nullable().describe('The end of the last window that it pays for, null while that is open.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(getContractBasisResponseValueCurrentOneCreatedAtMax).describe('When it was proposed.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(getContractBasisResponseValueCurrentOneUpdatedAtMax).describe('When its newest version was made.'),
  "actions": zod.array(zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).describe('What a party can do with a contract.')).max(getContractBasisResponseValueCurrentOneActionsMax).describe('What the agent of the session can do with it now.')
}).describe('A contract between an agent and its direct upline, or between a general agent and the platform.'),zod.null()]).describe('The contract of the kind in force between the two, which the new one would replace; null without one.'),
  "open": zod.union([zod.strictObject({
  "contractId": zod.string().min(1).max(getContractBasisResponseValueOpenOneContractIdMax).describe('Its id.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "side": zod.enum(['own', 'downline']).describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n'),
  "upline": zod.strictObject({
  "id": zod.string().min(1).max(getContractBasisResponseValueOpenOneUplineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(getContractBasisResponseValueOpenOneUplineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(getContractBasisResponseValueOpenOneUplineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who grants it.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(getContractBasisResponseValueOpenOneDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(getContractBasisResponseValueOpenOneDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(getContractBasisResponseValueOpenOneDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who is paid by it.'),
  "terms": zod.strictObject({
  "tiers": zod.array(zod.strictObject({
  "turnover": zod.string().max(getContractBasisResponseValueOpenOneTermsTiersItemTurnoverMax).regex(getContractBasisResponseValueOpenOneTermsTiersItemTurnoverRegExp).describe('The least valid turnover of the team in the window.'),
  "activeDownlines": zod.int().min(getContractBasisResponseValueOpenOneTermsTiersItemActiveDownlinesMin).max(getContractBasisResponseValueOpenOneTermsTiersItemActiveDownlinesMax).describe('The fewest active downlines; the agent itself counts.'),
  "loss": zod.union([zod.string().max(getContractBasisResponseValueOpenOneTermsTiersItemLossOneMax).regex(getContractBasisResponseValueOpenOneTermsTiersItemLossOneRegExp).describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.'),zod.null()]).describe('The least loss of the team, as a positive amount; null in salary contracts.'),
  "rate": zod.int().min(1).max(getContractBasisResponseValueOpenOneTermsTiersItemRateMax).describe('The rate in basis points.')
}).describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.')).min(1).max(getContractBasisResponseValueOpenOneTermsTiersMax).describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.'),
  "activeMinimum": zod.string().max(getContractBasisResponseValueOpenOneTermsActiveMinimumMax).regex(getContractBasisResponseValueOpenOneTermsActiveMinimumRegExp).describe('The valid turnover of the window from which a downline counts as active.'),
  "carryOver": zod.union([zod.enum(['none', 'half-month', 'permanent']).describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n'),zod.null()]).describe('For a dividend; null in salary contracts.')
}).describe('What a contract pays for what.'),
  "version": zod.int().min(1).max(getContractBasisResponseValueOpenOneVersionMax).describe('The number of its newest version. Every act on it names the version that was seen.'),
  "replaces": zod.string().min(1).max(getContractBasisResponseValueOpenOneReplacesMax).nullable().describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.'),
  "effectiveFrom": zod.iso.datetime({"offset":true}).max(getContractBasisResponseValueOpenOneEffectiveFromMax).nullable().describe('The beginning of the first window that it pays for, null until it is signed.'),
  "effectiveTo": zod.iso.datetime({"offset":true}).max(getContractBasisResponseValueOpenOneEffectiveToMax).nullable().describe('The end of the last window that it pays for, null while that is open.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(getContractBasisResponseValueOpenOneCreatedAtMax).describe('When it was proposed.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(getContractBasisResponseValueOpenOneUpdatedAtMax).describe('When its newest version was made.'),
  "actions": zod.array(zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).describe('What a party can do with a contract.')).max(getContractBasisResponseValueOpenOneActionsMax).describe('What the agent of the session can do with it now.')
}).describe('A contract between an agent and its direct upline, or between a general agent and the platform.'),zod.null()]).describe('The open proposal of the kind between the two, which admits no second one; null without one.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(getContractBasisResponseValueStartsAtMax).describe('The beginning of the next window, from which a contract pays that is signed now.'),
  "figures": zod.strictObject({
  "from": zod.iso.datetime({"offset":true}).max(getContractBasisResponseValueFiguresFromMax).describe('Since when: the beginning of today in the brand\'s time zone, for a dividend of the half month.'),
  "turnover": zod.string().max(getContractBasisResponseValueFiguresTurnoverMax).regex(getContractBasisResponseValueFiguresTurnoverRegExp).describe('Its valid turnover.'),
  "teamResult": zod.string().max(getContractBasisResponseValueFiguresTeamResultMax).regex(getContractBasisResponseValueFiguresTeamResultRegExp).describe('Its result, negative when it lost.'),
  "activeMinimum": zod.string().max(getContractBasisResponseValueFiguresActiveMinimumMax).regex(getContractBasisResponseValueFiguresActiveMinimumRegExp).describe('From which turnover a downline counts as active.'),
  "activeDownlines": zod.int().min(getContractBasisResponseValueFiguresActiveDownlinesMin).max(getContractBasisResponseValueFiguresActiveDownlinesMax).describe('Active downlines, the agent included.')
}).describe('What the team of an agent did so far. An active downline has a turnover of at least `activeMinimum`; the agent itself counts.'),
  "asOf": zod.iso.datetime({"offset":true}).max(getContractBasisResponseValueAsOfMax).describe('The moment for which the figures hold.')
}).describe('What a proposal starts from.')
}).describe('The answer of `getContractBasis`.')

export const getContractBasis = {
  response: GetContractBasisResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'contract_kind_unavailable', 'forbidden', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'not_found', 'contract_party_invalid', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
