// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listDebtsResponseValueContentItemMemberIdMax = 40;

export const listDebtsResponseValueContentItemMemberAccountMax = 64;

export const listDebtsResponseValueContentItemMemberNicknameMax = 64;

export const listDebtsResponseValueContentItemMemberRankLevelMin = 0;

export const listDebtsResponseValueContentItemMemberRankLevelMax = 20;

export const listDebtsResponseValueContentItemAmountMax = 25;

export const listDebtsResponseValueContentItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listDebtsResponseValueContentItemOwedAtMax = 30;

export const listDebtsResponseValueContentMax = 100;

export const listDebtsResponseValueTotalPagesMin = 0;

export const listDebtsResponseValueTotalPagesMax = 1000000;

export const listDebtsResponseValueTotalElementsMin = 0;

export const listDebtsResponseValueTotalElementsMax = 100000000;

export const listDebtsResponseValueTotalsAmountMax = 25;

export const listDebtsResponseValueTotalsAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const ListDebtsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "member": zod.strictObject({
  "id": zod.string().min(1).max(listDebtsResponseValueContentItemMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(listDebtsResponseValueContentItemMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(listDebtsResponseValueContentItemMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(listDebtsResponseValueContentItemMemberRankLevelMin).max(listDebtsResponseValueContentItemMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "amount": zod.string().max(listDebtsResponseValueContentItemAmountMax).regex(listDebtsResponseValueContentItemAmountRegExp).describe('What is owed now.'),
  "owedAt": zod.iso.datetime({"offset":true}).max(listDebtsResponseValueContentItemOwedAtMax).describe('When the debt last grew.')
}).describe('A member who owes.')).max(listDebtsResponseValueContentMax).describe('The members, the oldest debt first.'),
  "totalPages": zod.int().min(listDebtsResponseValueTotalPagesMin).max(listDebtsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listDebtsResponseValueTotalElementsMin).max(listDebtsResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "amount": zod.string().max(listDebtsResponseValueTotalsAmountMax).regex(listDebtsResponseValueTotalsAmountRegExp).describe('What all of them owe.')
}).describe('Sums over all pages.')
}).describe('A page of members who owe.')
}).describe('The answer of `listDebts`.')

export const listDebts = {
  response: ListDebtsResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
