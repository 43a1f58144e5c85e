// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listTeamChildrenResponseValueNodeIdMax = 40;

export const listTeamChildrenResponseValueNodeAccountMax = 64;

export const listTeamChildrenResponseValueNodeNicknameMax = 64;

export const listTeamChildrenResponseValueNodeUplineIdMax = 40;

export const listTeamChildrenResponseValueNodeUplineAccountMax = 64;

export const listTeamChildrenResponseValueNodeLevelMin = 0;

export const listTeamChildrenResponseValueNodeLevelMax = 1000;

export const listTeamChildrenResponseValueNodeDirectCountMin = 0;

export const listTeamChildrenResponseValueNodeDirectCountMax = 100000000;

export const listTeamChildrenResponseValueNodeTeamCountMin = 0;

export const listTeamChildrenResponseValueNodeTeamCountMax = 100000000;

export const listTeamChildrenResponseValueNodeRebateMin = 0;

export const listTeamChildrenResponseValueNodeRebateMax = 10000;

export const listTeamChildrenResponseValueNodeRegisteredAtMax = 30;

export const listTeamChildrenResponseValueNodeLastSeenAtMax = 30;

export const listTeamChildrenResponseValueContentItemIdMax = 40;

export const listTeamChildrenResponseValueContentItemAccountMax = 64;

export const listTeamChildrenResponseValueContentItemNicknameMax = 64;

export const listTeamChildrenResponseValueContentItemUplineIdMax = 40;

export const listTeamChildrenResponseValueContentItemUplineAccountMax = 64;

export const listTeamChildrenResponseValueContentItemLevelMin = 0;

export const listTeamChildrenResponseValueContentItemLevelMax = 1000;

export const listTeamChildrenResponseValueContentItemDirectCountMin = 0;

export const listTeamChildrenResponseValueContentItemDirectCountMax = 100000000;

export const listTeamChildrenResponseValueContentItemTeamCountMin = 0;

export const listTeamChildrenResponseValueContentItemTeamCountMax = 100000000;

export const listTeamChildrenResponseValueContentItemRebateMin = 0;

export const listTeamChildrenResponseValueContentItemRebateMax = 10000;

export const listTeamChildrenResponseValueContentItemRegisteredAtMax = 30;

export const listTeamChildrenResponseValueContentItemLastSeenAtMax = 30;

export const listTeamChildrenResponseValueContentMax = 100;

export const listTeamChildrenResponseValueTotalPagesMin = 0;

export const listTeamChildrenResponseValueTotalPagesMax = 1000000;

export const listTeamChildrenResponseValueTotalElementsMin = 0;

export const listTeamChildrenResponseValueTotalElementsMax = 100000000;

export const ListTeamChildrenResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "node": zod.strictObject({
  "id": zod.string().min(1).max(listTeamChildrenResponseValueNodeIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(listTeamChildrenResponseValueNodeAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(listTeamChildrenResponseValueNodeNicknameMax).describe('The nickname.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "uplineId": zod.string().min(1).max(listTeamChildrenResponseValueNodeUplineIdMax).nullable().describe('Who stands directly above, null for the agent of the session.'),
  "uplineAccount": zod.string().min(1).max(listTeamChildrenResponseValueNodeUplineAccountMax).nullable().describe('The account name of the upline, null for the agent of the session.'),
  "level": zod.int().min(listTeamChildrenResponseValueNodeLevelMin).max(listTeamChildrenResponseValueNodeLevelMax).describe('Steps below the agent of the session, who is 0.'),
  "directCount": zod.int().min(listTeamChildrenResponseValueNodeDirectCountMin).max(listTeamChildrenResponseValueNodeDirectCountMax).describe('People directly below.'),
  "teamCount": zod.int().min(listTeamChildrenResponseValueNodeTeamCountMin).max(listTeamChildrenResponseValueNodeTeamCountMax).describe('People in this line, this one included.'),
  "rebate": zod.int().min(listTeamChildrenResponseValueNodeRebateMin).max(listTeamChildrenResponseValueNodeRebateMax).describe('A rebate on turnover in basis points.'),
  "state": zod.enum(['active', 'locked', 'disabled']).describe('Whether the account can log in.'),
  "registeredAt": zod.iso.datetime({"offset":true}).max(listTeamChildrenResponseValueNodeRegisteredAtMax).describe('When the account was made.'),
  "lastSeenAt": zod.iso.datetime({"offset":true}).max(listTeamChildrenResponseValueNodeLastSeenAtMax).nullable().describe('Its last call that a person caused, null before the first.')
}).describe('Somebody of the team, the agent of the session included.'),
  "content": zod.array(zod.strictObject({
  "id": zod.string().min(1).max(listTeamChildrenResponseValueContentItemIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(listTeamChildrenResponseValueContentItemAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(listTeamChildrenResponseValueContentItemNicknameMax).describe('The nickname.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "uplineId": zod.string().min(1).max(listTeamChildrenResponseValueContentItemUplineIdMax).nullable().describe('Who stands directly above, null for the agent of the session.'),
  "uplineAccount": zod.string().min(1).max(listTeamChildrenResponseValueContentItemUplineAccountMax).nullable().describe('The account name of the upline, null for the agent of the session.'),
  "level": zod.int().min(listTeamChildrenResponseValueContentItemLevelMin).max(listTeamChildrenResponseValueContentItemLevelMax).describe('Steps below the agent of the session, who is 0.'),
  "directCount": zod.int().min(listTeamChildrenResponseValueContentItemDirectCountMin).max(listTeamChildrenResponseValueContentItemDirectCountMax).describe('People directly below.'),
  "teamCount": zod.int().min(listTeamChildrenResponseValueContentItemTeamCountMin).max(listTeamChildrenResponseValueContentItemTeamCountMax).describe('People in this line, this one included.'),
  "rebate": zod.int().min(listTeamChildrenResponseValueContentItemRebateMin).max(listTeamChildrenResponseValueContentItemRebateMax).describe('A rebate on turnover in basis points.'),
  "state": zod.enum(['active', 'locked', 'disabled']).describe('Whether the account can log in.'),
  "registeredAt": zod.iso.datetime({"offset":true}).max(listTeamChildrenResponseValueContentItemRegisteredAtMax).describe('When the account was made.'),
  "lastSeenAt": zod.iso.datetime({"offset":true}).max(listTeamChildrenResponseValueContentItemLastSeenAtMax).nullable().describe('Its last call that a person caused, null before the first.')
}).describe('Somebody of the team, the agent of the session included.')).max(listTeamChildrenResponseValueContentMax).describe('Those directly below, the largest lines first. Who has a `directCount` above 0 can be opened.'),
  "totalPages": zod.int().min(listTeamChildrenResponseValueTotalPagesMin).max(listTeamChildrenResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listTeamChildrenResponseValueTotalElementsMin).max(listTeamChildrenResponseValueTotalElementsMax).describe('Rows in all.')
}).describe('A node of the tree with a page of those directly below it.')
}).describe('The answer of `listTeamChildren`.')

export const listTeamChildren = {
  response: ListTeamChildrenResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
