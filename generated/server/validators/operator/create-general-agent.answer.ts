// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const createGeneralAgentResponseValueIdMax = 40;

export const createGeneralAgentResponseValueAccountMax = 64;

export const createGeneralAgentResponseValueNicknameMax = 64;

export const createGeneralAgentResponseValueUplineIdMax = 40;

export const createGeneralAgentResponseValueUplineAccountMax = 64;

export const createGeneralAgentResponseValueLevelMin = 0;

export const createGeneralAgentResponseValueLevelMax = 1000;

export const createGeneralAgentResponseValueDirectCountMin = 0;

export const createGeneralAgentResponseValueDirectCountMax = 100000000;

export const createGeneralAgentResponseValueTeamCountMin = 0;

export const createGeneralAgentResponseValueTeamCountMax = 100000000;

export const createGeneralAgentResponseValueRebateMin = 0;

export const createGeneralAgentResponseValueRebateMax = 10000;

export const createGeneralAgentResponseValueRegisteredAtMax = 30;

export const createGeneralAgentResponseValueLastSeenAtMax = 30;

export const CreateGeneralAgentResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "id": zod.string().min(1).max(createGeneralAgentResponseValueIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(createGeneralAgentResponseValueAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(createGeneralAgentResponseValueNicknameMax).describe('The nickname.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "uplineId": zod.string().min(1).max(createGeneralAgentResponseValueUplineIdMax).nullable().describe('Who stands directly above, null for the agent of the session.'),
  "uplineAccount": zod.string().min(1).max(createGeneralAgentResponseValueUplineAccountMax).nullable().describe('The account name of the upline, null for the agent of the session.'),
  "level": zod.int().min(createGeneralAgentResponseValueLevelMin).max(createGeneralAgentResponseValueLevelMax).describe('Steps below the agent of the session, who is 0.'),
  "directCount": zod.int().min(createGeneralAgentResponseValueDirectCountMin).max(createGeneralAgentResponseValueDirectCountMax).describe('People directly below.'),
  "teamCount": zod.int().min(createGeneralAgentResponseValueTeamCountMin).max(createGeneralAgentResponseValueTeamCountMax).describe('People in this line, this one included.'),
  "rebate": zod.int().min(createGeneralAgentResponseValueRebateMin).max(createGeneralAgentResponseValueRebateMax).describe('A rebate on turnover in basis points.'),
  "state": zod.enum(['active', 'locked', 'disabled']).describe('Whether the account can log in.'),
  "registeredAt": zod.iso.datetime({"offset":true}).max(createGeneralAgentResponseValueRegisteredAtMax).describe('When the account was made.'),
  "lastSeenAt": zod.iso.datetime({"offset":true}).max(createGeneralAgentResponseValueLastSeenAtMax).nullable().describe('Its last call that a person caused, null before the first.')
}).describe('Somebody of the team, the agent of the session included.')
}).describe('The answer of `createGeneralAgent`.')

export const createGeneralAgent = {
  response: CreateGeneralAgentResponse,
  errors: ['validation_failed', 'encryption_required', 'encryption_invalid', 'unauthenticated', 'merchant_unknown', 'username_taken', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
