// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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

export const ListContractConflictsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "conflicts": zod.array(zod.strictObject({
  "contractId": zod.string().min(1).max(listContractConflictsResponseValueConflictsItemContractIdMax).describe('The contract.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
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
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "turnover": zod.string().max(listContractConflictsResponseValueConflictsItemTurnoverMax).regex(listContractConflictsResponseValueConflictsItemTurnoverRegExp).describe('The valid turnover of that agent\'s team in the last 14 days, today included.'),
  "rate": zod.int().min(listContractConflictsResponseValueConflictsItemRateMin).max(listContractConflictsResponseValueConflictsItemRateMax).describe('Its highest rate.'),
  "newRate": zod.int().min(listContractConflictsResponseValueConflictsItemNewRateMin).max(listContractConflictsResponseValueConflictsItemNewRateMax).describe('The highest rate of the new contract.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(listContractConflictsResponseValueConflictsItemEndsAtMax).describe('The end of the window that runs now, until which it would still pay.')
}).describe('A contract that cannot stand beside the new one, because it grants more than the new one brings in.')).max(listContractConflictsResponseValueConflictsMax).describe('The contracts, the highest rate first.'),
  "conflictHash": zod.union([zod.string().max(listContractConflictsResponseValueConflictHashOneMax).regex(listContractConflictsResponseValueConflictHashOneRegExp).describe('Stands for one list of conflicting contracts in one state; it changes with either.'),zod.null()]).describe('To be sent with the proposal or signature that accepts their end; null where there is no conflict.')
}).describe('The contracts that the new one would end.')
}).describe('The answer of `listContractConflicts`.')

export const listContractConflicts = {
  response: ListContractConflictsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'contract_kind_unavailable', 'forbidden', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
