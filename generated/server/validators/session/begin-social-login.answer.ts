// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const beginSocialLoginResponseValueAuthorizationUrlMax = 4096;

export const beginSocialLoginResponseValueExpiresAtMax = 30;

export const BeginSocialLoginResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "authorizationUrl": zod.url().min(1).max(beginSocialLoginResponseValueAuthorizationUrlMax).describe('The provider\'s page, with state, nonce and code challenge.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(beginSocialLoginResponseValueExpiresAtMax).describe('Until when it can be completed.')
}).describe('A sign-in that waits for the provider.')
}).describe('The answer of `beginSocialLogin`.')

export const beginSocialLogin = {
  response: BeginSocialLoginResponse,
  errors: ['validation_failed', 'login_type_unavailable', 'invalid_domain', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
