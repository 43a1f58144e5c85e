// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getWhitelabelResponseValueItemModIdMax = 60;

export const getWhitelabelResponseValueItemEnabledMax = 1;

export const getWhitelabelResponseValueItemChildrenNodesMax = 100;

export const getWhitelabelResponseValueMax = 100;

export const GetWhitelabelResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.strictObject({
  "modId": zod.string().min(1).max(getWhitelabelResponseValueItemModIdMax).describe('The name of the switch, for instance `FREEPLAY3`.'),
  "enabled": zod.string().max(getWhitelabelResponseValueItemEnabledMax).describe('`\'1\'` is on, anything else is off.'),
  "childrenNodes": zod.array(zod.unknown()).max(getWhitelabelResponseValueItemChildrenNodesMax).describe('Switches below this one.')
}).describe('A switch of the brand. The feature flags are nodes; switches may nest.')).max(getWhitelabelResponseValueMax).describe('The top switches.')
}).describe('The answer of `getWhitelabel`.')

export const getWhitelabel = {
  response: GetWhitelabelResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
