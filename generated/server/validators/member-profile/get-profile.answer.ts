// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getProfileResponseValueAccountMax = 64;

export const getProfileResponseValueNicknameMax = 64;

export const getProfileResponseValueAvatarIdOneMax = 32;

export const getProfileResponseValueAvatarIdOneRegExp = new RegExp('^[a-z0-9-]{1,32}$');

export const getProfileResponseValueAvatarUrlMax = 2048;

export const getProfileResponseValuePayeeNameMax = 80;

export const getProfileResponseValueBirthdayMax = 10;

export const getProfileResponseValueMinimumAgeMin = 0;

export const getProfileResponseValueMinimumAgeMax = 99;

export const getProfileResponseValueEmailMax = 120;

export const getProfileResponseValueMobileMax = 40;

export const getProfileResponseValueContactsLineMax = 64;

export const getProfileResponseValueContactsWhatsappMax = 64;

export const getProfileResponseValueContactsZaloMax = 64;

export const getProfileResponseValueContactsFacebookMax = 64;

export const getProfileResponseValueContactsWechatMax = 64;

export const getProfileResponseValueContactsQqNumMax = 64;

export const getProfileResponseValueCreatedAtMax = 30;

export const GetProfileResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "account": zod.string().min(1).max(getProfileResponseValueAccountMax).describe('The account name; it never changes.'),
  "nickname": zod.string().min(1).max(getProfileResponseValueNicknameMax).describe('The name that others see.'),
  "avatarId": zod.union([zod.string().max(getProfileResponseValueAvatarIdOneMax).regex(getProfileResponseValueAvatarIdOneRegExp).describe('The id of an avatar of the gallery; `own` is the picture drawn from the account itself.'),zod.null()]).describe('The avatar that the member chose, null where it has chosen none.'),
  "avatarUrl": zod.string().max(getProfileResponseValueAvatarUrlMax).nullable().describe('Its picture, null where it has chosen none.'),
  "payeeName": zod.string().min(1).max(getProfileResponseValuePayeeNameMax).nullable().describe('The real name for deposits and withdrawals, null until it is given. Then it is locked.'),
  "birthday": zod.iso.date().max(getProfileResponseValueBirthdayMax).nullable().describe('The day of birth, null until it is given. Then it is locked.'),
  "minimumAge": zod.int().min(getProfileResponseValueMinimumAgeMin).max(getProfileResponseValueMinimumAgeMax).describe('The age that a member must have reached before its first deposit or bet.'),
  "language": zod.enum(['EN', 'VI']).describe('The language of messages and mails to the member.'),
  "email": zod.string().min(1).max(getProfileResponseValueEmailMax).nullable().describe('The bound e-mail address, masked, null where there is none.'),
  "mobile": zod.string().min(1).max(getProfileResponseValueMobileMax).nullable().describe('The bound mobile number with its dialling code, masked, null where there is none.'),
  "contacts": zod.strictObject({
  "line": zod.string().min(1).max(getProfileResponseValueContactsLineMax).nullable().describe('Its LINE id; null where the member gave none.'),
  "whatsapp": zod.string().min(1).max(getProfileResponseValueContactsWhatsappMax).nullable().describe('Its WhatsApp number; null where the member gave none.'),
  "zalo": zod.string().min(1).max(getProfileResponseValueContactsZaloMax).nullable().describe('Its Zalo number; null where the member gave none.'),
  "facebook": zod.string().min(1).max(getProfileResponseValueContactsFacebookMax).nullable().describe('Its Facebook name; null where the member gave none.'),
  "wechat": zod.string().min(1).max(getProfileResponseValueContactsWechatMax).nullable().describe('Its WeChat id; null where the member gave none.'),
  "qqNum": zod.string().min(1).max(getProfileResponseValueContactsQqNumMax).nullable().describe('Its QQ number; null where the member gave none.')
}).describe('Where else the member can be reached, as it names itself there. A field is null where the member has given none.\n'),
  "createdAt": zod.iso.datetime({"offset":true}).max(getProfileResponseValueCreatedAtMax).describe('When the account was made.')
}).describe('What a member tells about itself.')
}).describe('The answer of `getProfile`.')

export const getProfile = {
  response: GetProfileResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
