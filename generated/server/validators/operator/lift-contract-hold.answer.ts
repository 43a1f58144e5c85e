// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const liftContractHoldResponseValueMemberIdMax = 40;

export const liftContractHoldResponseValuePaidBillsMin = 0;

export const liftContractHoldResponseValuePaidBillsMax = 100000000;

export const liftContractHoldResponseValuePaidMax = 25;

export const liftContractHoldResponseValuePaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const liftContractHoldResponseValueLiftedAtMax = 30;

export const LiftContractHoldResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "memberId": zod.string().min(1).max(liftContractHoldResponseValueMemberIdMax).describe('The agent.'),
  "paidBills": zod.int().min(liftContractHoldResponseValuePaidBillsMin).max(liftContractHoldResponseValuePaidBillsMax).describe('Bills that were paid.'),
  "paid": zod.string().max(liftContractHoldResponseValuePaidMax).regex(liftContractHoldResponseValuePaidRegExp).describe('Their sum.'),
  "liftedAt": zod.iso.datetime({"offset":true}).max(liftContractHoldResponseValueLiftedAtMax).describe('When.')
}).describe('What the end of a hold paid.')
}).describe('The answer of `liftContractHold`.')

export const liftContractHold = {
  response: LiftContractHoldResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
