// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const sendMemberCodeResponseValueSentToMax = 120;

export const sendMemberCodeResponseValueExpiredMinutesMax = 60;

export const sendMemberCodeResponseValueExpirationTimeMin = 0;

export const sendMemberCodeResponseValueExpirationTimeMax = 9007199254740991;

export const SendMemberCodeResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "sentTo": zod.string().min(1).max(sendMemberCodeResponseValueSentToMax).describe('Where it was sent, masked.'),
  "expiredMinutes": zod.int().min(1).max(sendMemberCodeResponseValueExpiredMinutesMax).describe('For how many minutes it is good.'),
  "expirationTime": zod.int().min(sendMemberCodeResponseValueExpirationTimeMin).max(sendMemberCodeResponseValueExpirationTimeMax).describe('The same as a point in time.')
}).describe('A code that is on its way.')
}).describe('The answer of `sendMemberCode`.')
