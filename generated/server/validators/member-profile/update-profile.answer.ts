// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const updateProfileResponseValueAccountMax = 64;

export const updateProfileResponseValueNicknameMax = 64;

export const updateProfileResponseValueAvatarIdOneMax = 32;

export const updateProfileResponseValueAvatarIdOneRegExp = new RegExp('^[a-z0-9-]{1,32}$');

export const updateProfileResponseValueAvatarUrlMax = 2048;

export const updateProfileResponseValuePayeeNameMax = 80;

export const updateProfileResponseValueBirthdayMax = 10;

export const updateProfileResponseValueMinimumAgeMin = 0;

export const updateProfileResponseValueMinimumAgeMax = 99;

export const updateProfileResponseValueEmailMax = 120;

export const updateProfileResponseValueMobileMax = 40;

export const updateProfileResponseValueContactsLineMax = 64;

export const updateProfileResponseValueContactsWhatsappMax = 64;

export const updateProfileResponseValueContactsZaloMax = 64;

export const updateProfileResponseValueContactsFacebookMax = 64;

export const updateProfileResponseValueContactsWechatMax = 64;

export const updateProfileResponseValueContactsQqNumMax = 64;

export const updateProfileResponseValueCreatedAtMax = 30;

export const UpdateProfileResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "account": zod.string().min(1).max(updateProfileResponseValueAccountMax).describe('The account name; it never changes.'),
  "nickname": zod.string().min(1).max(updateProfileResponseValueNicknameMax).describe('The name that others see.'),
  "avatarId": zod.union([zod.string().max(updateProfileResponseValueAvatarIdOneMax).regex(updateProfileResponseValueAvatarIdOneRegExp).describe('The id of an avatar of the gallery; `own` is the picture drawn from the account itself.'),zod.null()]).describe('The avatar that the member chose, null where it has chosen none.'),
  "avatarUrl": zod.string().max(updateProfileResponseValueAvatarUrlMax).nullable().describe('Its picture, null where it has chosen none.'),
  "payeeName": zod.string().min(1).max(updateProfileResponseValuePayeeNameMax).nullable().describe('The real name for deposits and withdrawals, null until it is given. Then it is locked.'),
  "birthday": zod.iso.date().max(updateProfileResponseValueBirthdayMax).nullable().describe('The day of birth, null until it is given. Then it is locked.'),
  "minimumAge": zod.int().min(updateProfileResponseValueMinimumAgeMin).max(updateProfileResponseValueMinimumAgeMax).describe('The age that a member must have reached before its first deposit or bet.'),
  "language": zod.enum(['EN', 'VI']).describe('The language of messages and mails to the member.'),
  "email": zod.string().min(1).max(updateProfileResponseValueEmailMax).nullable().describe('The bound e-mail address, masked, null where there is none.'),
  "mobile": zod.string().min(1).max(updateProfileResponseValueMobileMax).nullable().describe('The bound mobile number with its dialling code, masked, null where there is none.'),
  "contacts": zod.strictObject({
  "line": zod.string().min(1).max(updateProfileResponseValueContactsLineMax).nullable().describe('Its LINE id; null where the member gave none.'),
  "whatsapp": zod.string().min(1).max(updateProfileResponseValueContactsWhatsappMax).nullable().describe('Its WhatsApp number; null where the member gave none.'),
  "zalo": zod.string().min(1).max(updateProfileResponseValueContactsZaloMax).nullable().describe('Its Zalo number; null where the member gave none.'),
  "facebook": zod.string().min(1).max(updateProfileResponseValueContactsFacebookMax).nullable().describe('Its Facebook name; null where the member gave none.'),
  "wechat": zod.string().min(1).max(updateProfileResponseValueContactsWechatMax).nullable().describe('Its WeChat id; null where the member gave none.'),
  "qqNum": zod.string().min(1).max(updateProfileResponseValueContactsQqNumMax).nullable().describe('Its QQ number; null where the member gave none.')
}).describe('Where else the member can be reached, as it names itself there. A field is null where the member has given none.\n'),
  "createdAt": zod.iso.datetime({"offset":true}).max(updateProfileResponseValueCreatedAtMax).describe('When the account was made.')
}).describe('What a member tells about itself.')
}).describe('The answer of `updateProfile`.')

export const updateProfile = {
  response: UpdateProfileResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'payload_too_large', 'unsupported_media_type', 'field_locked', 'age_too_low', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
