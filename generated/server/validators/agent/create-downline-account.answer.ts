// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const createDownlineAccountResponseValueIdMax = 40;

export const createDownlineAccountResponseValueAccountMax = 64;

export const createDownlineAccountResponseValueNicknameMax = 64;

export const createDownlineAccountResponseValueUplineIdMax = 40;

export const createDownlineAccountResponseValueUplineAccountMax = 64;

export const createDownlineAccountResponseValueLevelMin = 0;

export const createDownlineAccountResponseValueLevelMax = 1000;

export const createDownlineAccountResponseValueDirectCountMin = 0;

export const createDownlineAccountResponseValueDirectCountMax = 100000000;

export const createDownlineAccountResponseValueTeamCountMin = 0;

export const createDownlineAccountResponseValueTeamCountMax = 100000000;

export const createDownlineAccountResponseValueRebateMin = 0;

export const createDownlineAccountResponseValueRebateMax = 10000;

export const createDownlineAccountResponseValueRegisteredAtMax = 30;

export const createDownlineAccountResponseValueLastSeenAtMax = 30;

export const CreateDownlineAccountResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "id": zod.string().min(1).max(createDownlineAccountResponseValueIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(createDownlineAccountResponseValueAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(createDownlineAccountResponseValueNicknameMax).describe('The nickname.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "uplineId": zod.string().min(1).max(createDownlineAccountResponseValueUplineIdMax).nullable().describe('Who stands directly above, null for the agent of the session.'),
  "uplineAccount": zod.string().min(1).max(createDownlineAccountResponseValueUplineAccountMax).nullable().describe('The account name of the upline, null for the agent of the session.'),
  "level": zod.int().min(createDownlineAccountResponseValueLevelMin).max(createDownlineAccountResponseValueLevelMax).describe('Steps below the agent of the session, who is 0.'),
  "directCount": zod.int().min(createDownlineAccountResponseValueDirectCountMin).max(createDownlineAccountResponseValueDirectCountMax).describe('People directly below.'),
  "teamCount": zod.int().min(createDownlineAccountResponseValueTeamCountMin).max(createDownlineAccountResponseValueTeamCountMax).describe('People in this line, this one included.'),
  "rebate": zod.int().min(createDownlineAccountResponseValueRebateMin).max(createDownlineAccountResponseValueRebateMax).describe('A rebate on turnover in basis points.'),
  "state": zod.enum(['active', 'locked', 'disabled']).describe('Whether the account can log in.'),
  "registeredAt": zod.iso.datetime({"offset":true}).max(createDownlineAccountResponseValueRegisteredAtMax).describe('When the account was made.'),
  "lastSeenAt": zod.iso.datetime({"offset":true}).max(createDownlineAccountResponseValueLastSeenAtMax).nullable().describe('Its last call that a person caused, null before the first.')
}).describe('Somebody of the team, the agent of the session included.')
}).describe('The answer of `createDownlineAccount`.')

export const createDownlineAccount = {
  response: CreateDownlineAccountResponse,
  errors: ['validation_failed', 'encryption_required', 'encryption_invalid', 'unauthenticated', 'session_expired', 'error_not_agent', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'username_taken', 'payload_too_large', 'unsupported_media_type', 'account_type_not_allowed', 'rebate_too_high', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
