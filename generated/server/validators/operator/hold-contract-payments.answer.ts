// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const holdContractPaymentsResponseValueMemberIdMax = 40;

export const holdContractPaymentsResponseValueAccountMax = 64;

export const holdContractPaymentsResponseValueNicknameMax = 64;

export const holdContractPaymentsResponseValueReasonMax = 300;

export const holdContractPaymentsResponseValueHeldAtMax = 30;

export const holdContractPaymentsResponseValueHeldByMax = 64;

export const holdContractPaymentsResponseValuePendingBillsMin = 0;

export const holdContractPaymentsResponseValuePendingBillsMax = 100000000;

export const holdContractPaymentsResponseValuePendingNetMax = 25;

export const holdContractPaymentsResponseValuePendingNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const HoldContractPaymentsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "memberId": zod.string().min(1).max(holdContractPaymentsResponseValueMemberIdMax).describe('The id of the agent.'),
  "account": zod.string().min(1).max(holdContractPaymentsResponseValueAccountMax).describe('Its account name.'),
  "nickname": zod.string().min(1).max(holdContractPaymentsResponseValueNicknameMax).describe('The name that others see.'),
  "reason": zod.string().min(1).max(holdContractPaymentsResponseValueReasonMax).describe('Why, in the operator\'s words, which the agent reads.'),
  "heldAt": zod.iso.datetime({"offset":true}).max(holdContractPaymentsResponseValueHeldAtMax).describe('Since when.'),
  "heldBy": zod.string().min(1).max(holdContractPaymentsResponseValueHeldByMax).describe('The operator.'),
  "pendingBills": zod.int().min(holdContractPaymentsResponseValuePendingBillsMin).max(holdContractPaymentsResponseValuePendingBillsMax).describe('Bills of the agent that wait.'),
  "pendingNet": zod.string().max(holdContractPaymentsResponseValuePendingNetMax).regex(holdContractPaymentsResponseValuePendingNetRegExp).describe('What they owe together.')
}).describe('The contract payments of an agent, held by an operator.')
}).describe('The answer of `holdContractPayments`.')

export const holdContractPayments = {
  response: HoldContractPaymentsResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
