// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const startTwoStepLoginResponseValueEnrolmentIdMax = 40;

export const startTwoStepLoginResponseValueSecretMin = 16;

export const startTwoStepLoginResponseValueSecretMax = 64;

export const startTwoStepLoginResponseValueSecretRegExp = new RegExp('^[A-Z2-7]+$');

export const startTwoStepLoginResponseValueOtpauthUrlMax = 400;

export const startTwoStepLoginResponseValueExpiresAtMax = 30;

export const StartTwoStepLoginResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "enrolmentId": zod.string().min(1).max(startTwoStepLoginResponseValueEnrolmentIdMax).describe('The id of this enrolment.'),
  "secret": zod.string().min(startTwoStepLoginResponseValueSecretMin).max(startTwoStepLoginResponseValueSecretMax).regex(startTwoStepLoginResponseValueSecretRegExp).describe('The secret in base32, to be typed in.'),
  "otpauthUrl": zod.url().max(startTwoStepLoginResponseValueOtpauthUrlMax).describe('The same as an address for a QR code: SHA-1, 6 digits, 30 seconds.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(startTwoStepLoginResponseValueExpiresAtMax).describe('Until when it can be confirmed.')
}).describe('A secret for an authenticator app, good once it has been confirmed.')
}).describe('The answer of `startTwoStepLogin`.')

export const startTwoStepLogin = {
  response: StartTwoStepLoginResponse,
  errors: ['validation_failed', 'encryption_required', 'encryption_invalid', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'already_set', 'payload_too_large', 'unsupported_media_type', 'wrong_password', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
