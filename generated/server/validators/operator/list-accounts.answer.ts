// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listAccountsResponseValueContentItemIdMax = 40;

export const listAccountsResponseValueContentItemAccountMax = 64;

export const listAccountsResponseValueContentItemNicknameMax = 64;

export const listAccountsResponseValueContentItemUplineIdMax = 40;

export const listAccountsResponseValueContentItemUplineAccountMax = 64;

export const listAccountsResponseValueContentItemLevelMin = 0;

export const listAccountsResponseValueContentItemLevelMax = 1000;

export const listAccountsResponseValueContentItemDirectCountMin = 0;

export const listAccountsResponseValueContentItemDirectCountMax = 100000000;

export const listAccountsResponseValueContentItemTeamCountMin = 0;

export const listAccountsResponseValueContentItemTeamCountMax = 100000000;

export const listAccountsResponseValueContentItemRebateMin = 0;

export const listAccountsResponseValueContentItemRebateMax = 10000;

export const listAccountsResponseValueContentItemRegisteredAtMax = 30;

export const listAccountsResponseValueContentItemLastSeenAtMax = 30;

export const listAccountsResponseValueContentMax = 100;

export const listAccountsResponseValueTotalPagesMin = 0;

export const listAccountsResponseValueTotalPagesMax = 100000000;

export const listAccountsResponseValueTotalElementsMin = 0;

export const listAccountsResponseValueTotalElementsMax = 100000000;

export const ListAccountsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "id": zod.string().min(1).max(listAccountsResponseValueContentItemIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(listAccountsResponseValueContentItemAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(listAccountsResponseValueContentItemNicknameMax).describe('The nickname.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "uplineId": zod.string().min(1).max(listAccountsResponseValueContentItemUplineIdMax).nullable().describe('Who stands directly above, null for the agent of the session.'),
  "uplineAccount": zod.string().min(1).max(listAccountsResponseValueContentItemUplineAccountMax).nullable().describe('The account name of the upline, null for the agent of the session.'),
  "level": zod.int().min(listAccountsResponseValueContentItemLevelMin).max(listAccountsResponseValueContentItemLevelMax).describe('Steps below the agent of the session, who is 0.'),
  "directCount": zod.int().min(listAccountsResponseValueContentItemDirectCountMin).max(listAccountsResponseValueContentItemDirectCountMax).describe('People directly below.'),
  "teamCount": zod.int().min(listAccountsResponseValueContentItemTeamCountMin).max(listAccountsResponseValueContentItemTeamCountMax).describe('People in this line, this one included.'),
  "rebate": zod.int().min(listAccountsResponseValueContentItemRebateMin).max(listAccountsResponseValueContentItemRebateMax).describe('A rebate on turnover in basis points.'),
  "state": zod.enum(['active', 'locked', 'disabled']).describe('Whether the account can log in.'),
  "registeredAt": zod.iso.datetime({"offset":true}).max(listAccountsResponseValueContentItemRegisteredAtMax).describe('When the account was made.'),
  "lastSeenAt": zod.iso.datetime({"offset":true}).max(listAccountsResponseValueContentItemLastSeenAtMax).nullable().describe('Its last call that a person caused, null before the first.')
}).describe('Somebody of the team, the agent of the session included.')).max(listAccountsResponseValueContentMax).describe('The accounts of the page. Levels count from the top.'),
  "totalPages": zod.int().min(listAccountsResponseValueTotalPagesMin).max(listAccountsResponseValueTotalPagesMax).describe('Pages of this size.'),
  "totalElements": zod.int().min(listAccountsResponseValueTotalElementsMin).max(listAccountsResponseValueTotalElementsMax).describe('All accounts of the list.')
}).describe('A page of accounts.')
}).describe('The answer of `listAccounts`.')

export const listAccounts = {
  response: ListAccountsResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
