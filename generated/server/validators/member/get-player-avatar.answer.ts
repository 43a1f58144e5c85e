// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getPlayerAvatarResponseValueAvatarUrlMax = 2048;

export const GetPlayerAvatarResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "avatarUrl": zod.string().max(getPlayerAvatarResponseValueAvatarUrlMax).nullable().describe('The picture, null where the member has chosen none.')
}).describe('The member\'s avatar.')
}).describe('The answer of `getPlayerAvatar`.')

export const getPlayerAvatar = {
  response: GetPlayerAvatarResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
