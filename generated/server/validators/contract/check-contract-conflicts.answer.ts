// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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

export const CheckContractConflictsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "conflicts": zod.array(zod.strictObject({
  "contractId": zod.string().min(1).max(checkContractConflictsResponseValueConflictsItemContractIdMax).describe('The contract.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
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
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "turnover": zod.string().max(checkContractConflictsResponseValueConflictsItemTurnoverMax).regex(checkContractConflictsResponseValueConflictsItemTurnoverRegExp).describe('The valid turnover of that agent\'s team in the last 14 days, today included.'),
  "rate": zod.int().min(checkContractConflictsResponseValueConflictsItemRateMin).max(checkContractConflictsResponseValueConflictsItemRateMax).describe('Its highest rate.'),
  "newRate": zod.int().min(checkContractConflictsResponseValueConflictsItemNewRateMin).max(checkContractConflictsResponseValueConflictsItemNewRateMax).describe('The highest rate of the new contract.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(checkContractConflictsResponseValueConflictsItemEndsAtMax).describe('The end of the window that runs now, until which it would still pay.')
}).describe('A contract that cannot stand beside the new one, because it grants more than the new one brings in.')).max(checkContractConflictsResponseValueConflictsMax).describe('The contracts, the highest rate first.'),
  "conflictHash": zod.union([zod.string().max(checkContractConflictsResponseValueConflictHashOneMax).regex(checkContractConflictsResponseValueConflictHashOneRegExp).describe('Stands for one list of conflicting contracts in one state; it changes with either.'),zod.null()]).describe('To be sent with the proposal or signature that accepts their end; null where there is no conflict.')
}).describe('The contracts that the new one would end.')
}).describe('The answer of `checkContractConflicts`.')

export const checkContractConflicts = {
  response: CheckContractConflictsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'contract_kind_unavailable', 'forbidden', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'not_found', 'payload_too_large', 'unsupported_media_type', 'contract_party_invalid', 'contract_tiers_invalid', 'contract_rate_too_high', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
