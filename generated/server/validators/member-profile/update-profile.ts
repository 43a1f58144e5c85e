// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const updateProfileHeaderMerchantMax = 32;

export const updateProfileHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const updateProfileHeaderXRequestIdMax = 64;

export const updateProfileHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const UpdateProfileHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(updateProfileHeaderMerchantMax).regex(updateProfileHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(updateProfileHeaderXRequestIdMax).regex(updateProfileHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const updateProfileBodyNicknameMin = 2;

export const updateProfileBodyNicknameMax = 20;

export const updateProfileBodyAvatarIdMax = 32;

export const updateProfileBodyAvatarIdRegExp = new RegExp('^[a-z0-9-]{1,32}$');

export const updateProfileBodyPayeeNameMin = 3;

export const updateProfileBodyPayeeNameMax = 80;

export const updateProfileBodyPayeeNameRegExp = new RegExp('^[A-Za-z]+( [A-Za-z]+)+$');

export const updateProfileBodyBirthdayMax = 10;

export const updateProfileBodyContactsLineMax = 64;

export const updateProfileBodyContactsWhatsappMax = 64;

export const updateProfileBodyContactsZaloMax = 64;

export const updateProfileBodyContactsFacebookMax = 64;

export const updateProfileBodyContactsWechatMax = 64;

export const updateProfileBodyContactsQqNumMax = 64;

export const UpdateProfileBody = zod.strictObject({
  "nickname": zod.string().min(updateProfileBodyNicknameMin).max(updateProfileBodyNicknameMax).optional().describe('The name that others see. 2 to 20 characters, trimmed; it may not pretend to be staff.'),
  "avatarId": zod.string().max(updateProfileBodyAvatarIdMax).regex(updateProfileBodyAvatarIdRegExp).optional().describe('The id of an avatar of the gallery; `own` is the picture drawn from the account itself.'),
  "payeeName": zod.string().min(updateProfileBodyPayeeNameMin).max(updateProfileBodyPayeeNameMax).regex(updateProfileBodyPayeeNameRegExp).optional().describe('The real name: letters without accents, words separated by single spaces. Once only.'),
  "birthday": zod.iso.date().max(updateProfileBodyBirthdayMax).optional().describe('The day of birth. Once only.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('A bundled language of the portal, English or Vietnamese.'),
  "contacts": zod.strictObject({
  "line": zod.string().min(1).max(updateProfileBodyContactsLineMax).nullish().describe('Its LINE id; null removes it.'),
  "whatsapp": zod.string().min(1).max(updateProfileBodyContactsWhatsappMax).nullish().describe('Its WhatsApp number; null removes it.'),
  "zalo": zod.string().min(1).max(updateProfileBodyContactsZaloMax).nullish().describe('Its Zalo number; null removes it.'),
  "facebook": zod.string().min(1).max(updateProfileBodyContactsFacebookMax).nullish().describe('Its Facebook name; null removes it.'),
  "wechat": zod.string().min(1).max(updateProfileBodyContactsWechatMax).nullish().describe('Its WeChat id; null removes it.'),
  "qqNum": zod.string().min(1).max(updateProfileBodyContactsQqNumMax).nullish().describe('Its QQ number; null removes it.')
}).optional().describe('The contacts to change. What is missing stays as it is, null takes a contact away.')
}).describe('The parts of the profile to change; at least one. What is missing stays as it is.')

export const updateProfile = {
  header: UpdateProfileHeader,
  params: undefined,
  query: undefined,
  body: UpdateProfileBody,
};
