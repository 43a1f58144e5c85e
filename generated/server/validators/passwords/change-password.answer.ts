// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const changePasswordResponseValueChangedAtMax = 30;

export const changePasswordResponseValueEndedSessionsMin = 0;

export const changePasswordResponseValueEndedSessionsMax = 100000;

export const ChangePasswordResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "changedAt": zod.iso.datetime({"offset":true}).max(changePasswordResponseValueChangedAtMax).describe('When.'),
  "endedSessions": zod.int().min(changePasswordResponseValueEndedSessionsMin).max(changePasswordResponseValueEndedSessionsMax).describe('How many sessions it has ended.')
}).describe('A password that was set.')
}).describe('The answer of `changePassword`.')
