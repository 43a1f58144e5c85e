// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const checkPlatformConflictsResponseValueConflictsItemContractIdMax = 40;

export const checkPlatformConflictsResponseValueConflictsItemUplineIdMax = 40;

export const checkPlatformConflictsResponseValueConflictsItemUplineAccountMax = 64;

export const checkPlatformConflictsResponseValueConflictsItemUplineNicknameMax = 64;

export const checkPlatformConflictsResponseValueConflictsItemDownlineIdMax = 40;

export const checkPlatformConflictsResponseValueConflictsItemDownlineAccountMax = 64;

export const checkPlatformConflictsResponseValueConflictsItemDownlineNicknameMax = 64;

export const checkPlatformConflictsResponseValueConflictsItemTurnoverMax = 25;

export const checkPlatformConflictsResponseValueConflictsItemTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const checkPlatformConflictsResponseValueConflictsItemRateMin = 0;

export const checkPlatformConflictsResponseValueConflictsItemRateMax = 10000;

export const checkPlatformConflictsResponseValueConflictsItemNewRateMin = 0;

export const checkPlatformConflictsResponseValueConflictsItemNewRateMax = 10000;

export const checkPlatformConflictsResponseValueConflictsItemEndsAtMax = 30;

export const checkPlatformConflictsResponseValueConflictsMax = 1000;

export const checkPlatformConflictsResponseValueConflictHashOneMax = 64;

export const checkPlatformConflictsResponseValueConflictHashOneRegExp = new RegExp('^[0-9a-f]{64}$');

export const CheckPlatformConflictsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "conflicts": zod.array(zod.strictObject({
  "contractId": zod.string().min(1).max(checkPlatformConflictsResponseValueConflictsItemContractIdMax).describe('The contract.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "upline": zod.strictObject({
  "id": zod.string().min(1).max(checkPlatformConflictsResponseValueConflictsItemUplineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(checkPlatformConflictsResponseValueConflictsItemUplineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(checkPlatformConflictsResponseValueConflictsItemUplineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who grants it.'),
  "downline": zod.strictObject({
  "id": zod.string().min(1).max(checkPlatformConflictsResponseValueConflictsItemDownlineIdMax).nullable().describe('The agent, null for the platform.'),
  "account": zod.string().min(1).max(checkPlatformConflictsResponseValueConflictsItemDownlineAccountMax).describe('Its account name, for the platform `platform`.'),
  "nickname": zod.string().min(1).max(checkPlatformConflictsResponseValueConflictsItemDownlineNicknameMax).describe('Its nickname, for the platform the brand\'s name.')
}).describe('Who would lose it.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "turnover": zod.string().max(checkPlatformConflictsResponseValueConflictsItemTurnoverMax).regex(checkPlatformConflictsResponseValueConflictsItemTurnoverRegExp).describe('The valid turnover of that agent\'s team in the last 14 days, today included.'),
  "rate": zod.int().min(checkPlatformConflictsResponseValueConflictsItemRateMin).max(checkPlatformConflictsResponseValueConflictsItemRateMax).describe('Its highest rate.'),
  "newRate": zod.int().min(checkPlatformConflictsResponseValueConflictsItemNewRateMin).max(checkPlatformConflictsResponseValueConflictsItemNewRateMax).describe('The highest rate of the new contract.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(checkPlatformConflictsResponseValueConflictsItemEndsAtMax).describe('The end of the window that runs now, until which it would still pay.')
}).describe('A contract that cannot stand beside the new one, because it grants more than the new one brings in.')).max(checkPlatformConflictsResponseValueConflictsMax).describe('The contracts, the highest rate first.'),
  "conflictHash": zod.union([zod.string().max(checkPlatformConflictsResponseValueConflictHashOneMax).regex(checkPlatformConflictsResponseValueConflictHashOneRegExp).describe('Stands for one list of conflicting contracts in one state; it changes with either.'),zod.null()]).describe('To be sent with the proposal or signature that accepts their end; null where there is no conflict.')
}).describe('The contracts that the new one would end.')
}).describe('The answer of `checkPlatformConflicts`.')

export const checkPlatformConflicts = {
  response: CheckPlatformConflictsResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'payload_too_large', 'unsupported_media_type', 'contract_party_invalid', 'contract_rate_too_high', 'contract_tiers_invalid', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
