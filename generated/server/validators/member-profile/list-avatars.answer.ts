// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listAvatarsResponseValueItemAvatarIdMax = 32;

export const listAvatarsResponseValueItemAvatarIdRegExp = new RegExp('^[a-z0-9-]{1,32}$');

export const listAvatarsResponseValueItemAvatarUrlMax = 2048;

export const listAvatarsResponseValueMax = 100;

export const ListAvatarsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.strictObject({
  "avatarId": zod.string().max(listAvatarsResponseValueItemAvatarIdMax).regex(listAvatarsResponseValueItemAvatarIdRegExp).describe('The id of an avatar of the gallery; `own` is the picture drawn from the account itself.'),
  "avatarUrl": zod.string().max(listAvatarsResponseValueItemAvatarUrlMax).describe('Its picture.'),
  "chosen": zod.boolean().describe('Whether it is the one of the member.')
}).describe('An avatar of the gallery.')).max(listAvatarsResponseValueMax).describe('The gallery in its order, `own` first.')
}).describe('The answer of `listAvatars`.')

export const listAvatars = {
  response: ListAvatarsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
