// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listContractHoldsResponseValueContentItemMemberIdMax = 40;

export const listContractHoldsResponseValueContentItemAccountMax = 64;

export const listContractHoldsResponseValueContentItemNicknameMax = 64;

export const listContractHoldsResponseValueContentItemReasonMax = 300;

export const listContractHoldsResponseValueContentItemHeldAtMax = 30;

export const listContractHoldsResponseValueContentItemHeldByMax = 64;

export const listContractHoldsResponseValueContentItemPendingBillsMin = 0;

export const listContractHoldsResponseValueContentItemPendingBillsMax = 100000000;

export const listContractHoldsResponseValueContentItemPendingNetMax = 25;

export const listContractHoldsResponseValueContentItemPendingNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listContractHoldsResponseValueContentMax = 100;

export const listContractHoldsResponseValueTotalPagesMin = 0;

export const listContractHoldsResponseValueTotalPagesMax = 1000000;

export const listContractHoldsResponseValueTotalElementsMin = 0;

export const listContractHoldsResponseValueTotalElementsMax = 100000000;

export const ListContractHoldsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "memberId": zod.string().min(1).max(listContractHoldsResponseValueContentItemMemberIdMax).describe('The id of the agent.'),
  "account": zod.string().min(1).max(listContractHoldsResponseValueContentItemAccountMax).describe('Its account name.'),
  "nickname": zod.string().min(1).max(listContractHoldsResponseValueContentItemNicknameMax).describe('The name that others see.'),
  "reason": zod.string().min(1).max(listContractHoldsResponseValueContentItemReasonMax).describe('Why, in the operator\'s words, which the agent reads.'),
  "heldAt": zod.iso.datetime({"offset":true}).max(listContractHoldsResponseValueContentItemHeldAtMax).describe('Since when.'),
  "heldBy": zod.string().min(1).max(listContractHoldsResponseValueContentItemHeldByMax).describe('The operator.'),
  "pendingBills": zod.int().min(listContractHoldsResponseValueContentItemPendingBillsMin).max(listContractHoldsResponseValueContentItemPendingBillsMax).describe('Bills of the agent that wait.'),
  "pendingNet": zod.string().max(listContractHoldsResponseValueContentItemPendingNetMax).regex(listContractHoldsResponseValueContentItemPendingNetRegExp).describe('What they owe together.')
}).describe('The contract payments of an agent, held by an operator.')).max(listContractHoldsResponseValueContentMax).describe('The holds of the page.'),
  "totalPages": zod.int().min(listContractHoldsResponseValueTotalPagesMin).max(listContractHoldsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listContractHoldsResponseValueTotalElementsMin).max(listContractHoldsResponseValueTotalElementsMax).describe('Rows in all.')
}).describe('A page of the list.')
}).describe('The answer of `listContractHolds`.')

export const listContractHolds = {
  response: ListContractHoldsResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
