// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const confirmTwoStepLoginResponseValueChangedAtMax = 30;

export const confirmTwoStepLoginResponseValueRecoveryCodesItemMax = 9;

export const confirmTwoStepLoginResponseValueRecoveryCodesItemRegExp = new RegExp('^[A-Z2-9]{4}-[A-Z2-9]{4}$');

export const confirmTwoStepLoginResponseValueRecoveryCodesMax = 10;

export const ConfirmTwoStepLoginResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "enabled": zod.boolean().describe('Whether it does.'),
  "changedAt": zod.iso.datetime({"offset":true}).max(confirmTwoStepLoginResponseValueChangedAtMax).describe('Since when.'),
  "recoveryCodes": zod.array(zod.string().max(confirmTwoStepLoginResponseValueRecoveryCodesItemMax).regex(confirmTwoStepLoginResponseValueRecoveryCodesItemRegExp).describe('A code that is good once.')).max(confirmTwoStepLoginResponseValueRecoveryCodesMax).describe('Codes for the day the app is lost; told this once only. Empty when the second step is off.')
}).describe('Whether a login needs a second step.')
}).describe('The answer of `confirmTwoStepLogin`.')

export const confirmTwoStepLogin = {
  response: ConfirmTwoStepLoginResponse,
  errors: ['validation_failed', 'encryption_required', 'encryption_invalid', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'payload_too_large', 'unsupported_media_type', 'verification_code_wrong', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
