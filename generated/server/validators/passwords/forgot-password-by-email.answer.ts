// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const forgotPasswordByEmailResponseValueExpiredMinutesMax = 1440;

export const ForgotPasswordByEmailResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "expiredMinutes": zod.int().min(1).max(forgotPasswordByEmailResponseValueExpiredMinutesMax).describe('For how many minutes such a link is good.')
}).describe('A reset link that was asked for.')
}).describe('The answer of `forgotPasswordByEmail`.')
