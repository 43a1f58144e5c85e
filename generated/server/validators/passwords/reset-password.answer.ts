// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const resetPasswordResponseValueChangedAtMax = 30;

export const resetPasswordResponseValueEndedSessionsMin = 0;

export const resetPasswordResponseValueEndedSessionsMax = 100000;

export const ResetPasswordResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "changedAt": zod.iso.datetime({"offset":true}).max(resetPasswordResponseValueChangedAtMax).describe('When.'),
  "endedSessions": zod.int().min(resetPasswordResponseValueEndedSessionsMin).max(resetPasswordResponseValueEndedSessionsMax).describe('How many sessions it has ended.')
}).describe('A password that was set.')
}).describe('The answer of `resetPassword`.')
