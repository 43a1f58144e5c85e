// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const simulateContractResponseValueTierMax = 6;

export const simulateContractResponseValueRateMin = 0;

export const simulateContractResponseValueRateMax = 10000;

export const simulateContractResponseValueGrossMax = 25;

export const simulateContractResponseValueGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const simulateContractResponseValueNetMax = 25;

export const simulateContractResponseValueNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const simulateContractResponseValueGapMax = 25;

export const simulateContractResponseValueGapRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const simulateContractResponseValueCarriedOutMax = 25;

export const simulateContractResponseValueCarriedOutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const simulateContractResponseValueNextTierOneTierMax = 6;

export const simulateContractResponseValueNextTierOneRateMin = 0;

export const simulateContractResponseValueNextTierOneRateMax = 10000;

export const simulateContractResponseValueNextTierOneTurnoverMax = 25;

export const simulateContractResponseValueNextTierOneTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const simulateContractResponseValueNextTierOneActiveDownlinesMin = 0;

export const simulateContractResponseValueNextTierOneActiveDownlinesMax = 1000000;

export const simulateContractResponseValueNextTierOneLossOneMax = 25;

export const simulateContractResponseValueNextTierOneLossOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const SimulateContractResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "state": zod.enum(['issued', 'not_reached']).describe('The state that the bill would have.'),
  "tier": zod.int().min(1).max(simulateContractResponseValueTierMax).nullable().describe('The tier that holds, from 1, null where none does.'),
  "rate": zod.int().min(simulateContractResponseValueRateMin).max(simulateContractResponseValueRateMax).describe('Its rate, 0 where none holds.'),
  "gross": zod.string().max(simulateContractResponseValueGrossMax).regex(simulateContractResponseValueGrossRegExp).describe('Before the part of the downlines.'),
  "net": zod.string().max(simulateContractResponseValueNetMax).regex(simulateContractResponseValueNetRegExp).describe('What is paid.'),
  "gap": zod.string().max(simulateContractResponseValueGapMax).regex(simulateContractResponseValueGapRegExp).describe('How far the gross of the downlines is above `gross`.'),
  "carriedOut": zod.string().max(simulateContractResponseValueCarriedOutMax).regex(simulateContractResponseValueCarriedOutRegExp).describe('What is carried to the next window: the win of a dividend, the lacking turnover of a salary.'),
  "nextTier": zod.union([zod.strictObject({
  "tier": zod.int().min(1).max(simulateContractResponseValueNextTierOneTierMax).describe('The tier, from 1.'),
  "rate": zod.int().min(simulateContractResponseValueNextTierOneRateMin).max(simulateContractResponseValueNextTierOneRateMax).describe('Its rate.'),
  "turnover": zod.string().max(simulateContractResponseValueNextTierOneTurnoverMax).regex(simulateContractResponseValueNextTierOneTurnoverRegExp).describe('Turnover that is missing, 0.00 where it is enough.'),
  "activeDownlines": zod.int().min(simulateContractResponseValueNextTierOneActiveDownlinesMin).max(simulateContractResponseValueNextTierOneActiveDownlinesMax).describe('Active downlines that are missing.'),
  "loss": zod.union([zod.string().max(simulateContractResponseValueNextTierOneLossOneMax).regex(simulateContractResponseValueNextTierOneLossOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('Loss that is missing, null in salary contracts.')
}).describe('What is missing for the next tier.'),zod.null()]).describe('What is missing for the next tier, null where the highest holds.')
}).describe('What the contract would pay.')
}).describe('The answer of `simulateContract`.')

export const simulateContract = {
  response: SimulateContractResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'contract_kind_unavailable', 'forbidden', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'payload_too_large', 'unsupported_media_type', 'contract_tiers_invalid', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
