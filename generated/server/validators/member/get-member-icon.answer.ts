// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getMemberIconResponseValueIconUrlMax = 2048;

export const getMemberIconResponseValueLabelNameMax = 40;

export const getMemberIconResponseValueRankLevelMin = 0;

export const getMemberIconResponseValueRankLevelMax = 20;

export const GetMemberIconResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "iconUrl": zod.string().max(getMemberIconResponseValueIconUrlMax).describe('The picture.'),
  "labelName": zod.string().min(1).max(getMemberIconResponseValueLabelNameMax).describe('The rank\'s name.'),
  "rankLevel": zod.int().min(getMemberIconResponseValueRankLevelMin).max(getMemberIconResponseValueRankLevelMax).describe('The rank, 0 the lowest.')
}).describe('The picture of the member\'s rank.')
}).describe('The answer of `getMemberIcon`.')

export const getMemberIcon = {
  response: GetMemberIconResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
