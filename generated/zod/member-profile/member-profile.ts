/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * What the member of the session has told about itself. E-mail and mobile number are masked; `bindEmail` and
 * `bindMobile` change them. An empty profile is no error: what is not given is null.
 * @summary Tell the member's profile
 */
export const getProfileHeaderMerchantMax = 32;


export const getProfileHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getProfileHeaderXRequestIdMax = 64;


export const getProfileHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetProfileHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfileHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getProfileHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfileHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getProfileHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

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



export const GetProfileResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getProfileResponseValueAccountMax)).check(/*#__PURE__*/ zod.describe('The account name; it never changes.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getProfileResponseValueNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "avatarId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfileResponseValueAvatarIdOneMax)).check(/*#__PURE__*/ zod.regex(getProfileResponseValueAvatarIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The id of an avatar of the gallery; `own` is the picture drawn from the account itself.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The avatar that the member chose, null where it has chosen none.')),
  "avatarUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfileResponseValueAvatarUrlMax))).check(/*#__PURE__*/ zod.describe('Its picture, null where it has chosen none.')),
  "payeeName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getProfileResponseValuePayeeNameMax))).check(/*#__PURE__*/ zod.describe('The real name for deposits and withdrawals, null until it is given. Then it is locked.')),
  "birthday": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(getProfileResponseValueBirthdayMax))).check(/*#__PURE__*/ zod.describe('The day of birth, null until it is given. Then it is locked.')),
  "minimumAge": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getProfileResponseValueMinimumAgeMin)).check(/*#__PURE__*/ zod.lte(getProfileResponseValueMinimumAgeMax)).check(/*#__PURE__*/ zod.describe('The age that a member must have reached before its first deposit or bet.')),
  "language": /*#__PURE__*/ zod.enum(['EN', 'VI']).check(/*#__PURE__*/ zod.describe('The language of messages and mails to the member.')),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getProfileResponseValueEmailMax))).check(/*#__PURE__*/ zod.describe('The bound e-mail address, masked, null where there is none.')),
  "mobile": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getProfileResponseValueMobileMax))).check(/*#__PURE__*/ zod.describe('The bound mobile number with its dialling code, masked, null where there is none.')),
  "contacts": /*#__PURE__*/ zod.object({
  "line": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getProfileResponseValueContactsLineMax))).check(/*#__PURE__*/ zod.describe('Its LINE id; null where the member gave none.')),
  "whatsapp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getProfileResponseValueContactsWhatsappMax))).check(/*#__PURE__*/ zod.describe('Its WhatsApp number; null where the member gave none.')),
  "zalo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getProfileResponseValueContactsZaloMax))).check(/*#__PURE__*/ zod.describe('Its Zalo number; null where the member gave none.')),
  "facebook": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getProfileResponseValueContactsFacebookMax))).check(/*#__PURE__*/ zod.describe('Its Facebook name; null where the member gave none.')),
  "wechat": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getProfileResponseValueContactsWechatMax))).check(/*#__PURE__*/ zod.describe('Its WeChat id; null where the member gave none.')),
  "qqNum": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getProfileResponseValueContactsQqNumMax))).check(/*#__PURE__*/ zod.describe('Its QQ number; null where the member gave none.'))
}).check(/*#__PURE__*/ zod.describe('Where else the member can be reached, as it names itself there. A field is null where the member has given none.\n')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getProfileResponseValueCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When the account was made.'))
}).check(/*#__PURE__*/ zod.describe('What a member tells about itself.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getProfile`.'))

/**
 * Changes the parts that are sent, all or none, and answers the whole profile. `payeeName` and `birthday` can be given
 * once; a later different value is 422 `field_locked`, the same value changes nothing. A birthday that makes the member
 * younger than `minimumAge`, counted in the brand's time zone, is 422 `age_too_low` and is not stored. An avatar that is
 * not in the gallery is 404. A nickname that the operator does not allow is 400 with the pointer `/body/nickname`. Each
 * change of name, birthday or language goes to the audit log.
 * @summary Change the profile
 */
export const updateProfileHeaderMerchantMax = 32;


export const updateProfileHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const updateProfileHeaderXRequestIdMax = 64;


export const updateProfileHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const UpdateProfileHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateProfileHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(updateProfileHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateProfileHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(updateProfileHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const UpdateProfileBody = /*#__PURE__*/ zod.strictObject({
  "nickname": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateProfileBodyNicknameMin)).check(/*#__PURE__*/ zod.maxLength(updateProfileBodyNicknameMax))).check(/*#__PURE__*/ zod.describe('The name that others see. 2 to 20 characters, trimmed; it may not pretend to be staff.')),
  "avatarId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateProfileBodyAvatarIdMax)).check(/*#__PURE__*/ zod.regex(updateProfileBodyAvatarIdRegExp))).check(/*#__PURE__*/ zod.describe('The id of an avatar of the gallery; `own` is the picture drawn from the account itself.')),
  "payeeName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateProfileBodyPayeeNameMin)).check(/*#__PURE__*/ zod.maxLength(updateProfileBodyPayeeNameMax)).check(/*#__PURE__*/ zod.regex(updateProfileBodyPayeeNameRegExp))).check(/*#__PURE__*/ zod.describe('The real name: letters without accents, words separated by single spaces. Once only.')),
  "birthday": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(updateProfileBodyBirthdayMax))).check(/*#__PURE__*/ zod.describe('The day of birth. Once only.')),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('A bundled language of the portal, English or Vietnamese.')),
  "contacts": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.strictObject({
  "line": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileBodyContactsLineMax))).check(/*#__PURE__*/ zod.describe('Its LINE id; null removes it.')),
  "whatsapp": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileBodyContactsWhatsappMax))).check(/*#__PURE__*/ zod.describe('Its WhatsApp number; null removes it.')),
  "zalo": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileBodyContactsZaloMax))).check(/*#__PURE__*/ zod.describe('Its Zalo number; null removes it.')),
  "facebook": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileBodyContactsFacebookMax))).check(/*#__PURE__*/ zod.describe('Its Facebook name; null removes it.')),
  "wechat": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileBodyContactsWechatMax))).check(/*#__PURE__*/ zod.describe('Its WeChat id; null removes it.')),
  "qqNum": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileBodyContactsQqNumMax))).check(/*#__PURE__*/ zod.describe('Its QQ number; null removes it.'))
})).check(/*#__PURE__*/ zod.describe('The contacts to change. What is missing stays as it is, null takes a contact away.'))
}).check(/*#__PURE__*/ zod.describe('The parts of the profile to change; at least one. What is missing stays as it is.'))

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



export const UpdateProfileResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileResponseValueAccountMax)).check(/*#__PURE__*/ zod.describe('The account name; it never changes.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileResponseValueNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "avatarId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateProfileResponseValueAvatarIdOneMax)).check(/*#__PURE__*/ zod.regex(updateProfileResponseValueAvatarIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The id of an avatar of the gallery; `own` is the picture drawn from the account itself.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The avatar that the member chose, null where it has chosen none.')),
  "avatarUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateProfileResponseValueAvatarUrlMax))).check(/*#__PURE__*/ zod.describe('Its picture, null where it has chosen none.')),
  "payeeName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileResponseValuePayeeNameMax))).check(/*#__PURE__*/ zod.describe('The real name for deposits and withdrawals, null until it is given. Then it is locked.')),
  "birthday": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(updateProfileResponseValueBirthdayMax))).check(/*#__PURE__*/ zod.describe('The day of birth, null until it is given. Then it is locked.')),
  "minimumAge": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateProfileResponseValueMinimumAgeMin)).check(/*#__PURE__*/ zod.lte(updateProfileResponseValueMinimumAgeMax)).check(/*#__PURE__*/ zod.describe('The age that a member must have reached before its first deposit or bet.')),
  "language": /*#__PURE__*/ zod.enum(['EN', 'VI']).check(/*#__PURE__*/ zod.describe('The language of messages and mails to the member.')),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileResponseValueEmailMax))).check(/*#__PURE__*/ zod.describe('The bound e-mail address, masked, null where there is none.')),
  "mobile": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileResponseValueMobileMax))).check(/*#__PURE__*/ zod.describe('The bound mobile number with its dialling code, masked, null where there is none.')),
  "contacts": /*#__PURE__*/ zod.object({
  "line": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileResponseValueContactsLineMax))).check(/*#__PURE__*/ zod.describe('Its LINE id; null where the member gave none.')),
  "whatsapp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileResponseValueContactsWhatsappMax))).check(/*#__PURE__*/ zod.describe('Its WhatsApp number; null where the member gave none.')),
  "zalo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileResponseValueContactsZaloMax))).check(/*#__PURE__*/ zod.describe('Its Zalo number; null where the member gave none.')),
  "facebook": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileResponseValueContactsFacebookMax))).check(/*#__PURE__*/ zod.describe('Its Facebook name; null where the member gave none.')),
  "wechat": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileResponseValueContactsWechatMax))).check(/*#__PURE__*/ zod.describe('Its WeChat id; null where the member gave none.')),
  "qqNum": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileResponseValueContactsQqNumMax))).check(/*#__PURE__*/ zod.describe('Its QQ number; null where the member gave none.'))
}).check(/*#__PURE__*/ zod.describe('Where else the member can be reached, as it names itself there. A field is null where the member has given none.\n')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(updateProfileResponseValueCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When the account was made.'))
}).check(/*#__PURE__*/ zod.describe('What a member tells about itself.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `updateProfile`.'))

/**
 * The gallery of avatars; the member chooses one with `updateProfile`. Pictures are the brand's own, nothing is
 * uploaded.
 * @summary List the avatars to choose from
 */
export const listAvatarsHeaderMerchantMax = 32;


export const listAvatarsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listAvatarsHeaderXRequestIdMax = 64;


export const listAvatarsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListAvatarsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAvatarsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listAvatarsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAvatarsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listAvatarsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listAvatarsResponseValueItemAvatarIdMax = 32;


export const listAvatarsResponseValueItemAvatarIdRegExp = new RegExp('^[a-z0-9-]{1,32}$');
export const listAvatarsResponseValueItemAvatarUrlMax = 2048;

export const listAvatarsResponseValueMax = 100;



export const ListAvatarsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "avatarId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAvatarsResponseValueItemAvatarIdMax)).check(/*#__PURE__*/ zod.regex(listAvatarsResponseValueItemAvatarIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of an avatar of the gallery; `own` is the picture drawn from the account itself.')),
  "avatarUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAvatarsResponseValueItemAvatarUrlMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "chosen": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is the one of the member.'))
}).check(/*#__PURE__*/ zod.describe('An avatar of the gallery.'))).check(/*#__PURE__*/ zod.maxLength(listAvatarsResponseValueMax)).check(/*#__PURE__*/ zod.describe('The gallery in its order, `own` first.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listAvatars`.'))

/**
 * Keeps the language that the member chose, for messages and mails and for its next login on another device. The same as
 * `language` of `updateProfile`; trial accounts may call it too. It does not change the language of this answer, which
 * follows the header.
 * @summary Change the account's language
 */
export const updateLanguageHeaderMerchantMax = 32;


export const updateLanguageHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const updateLanguageHeaderXRequestIdMax = 64;


export const updateLanguageHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const UpdateLanguageHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateLanguageHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(updateLanguageHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateLanguageHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(updateLanguageHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const UpdateLanguageBody = /*#__PURE__*/ zod.strictObject({
  "language": /*#__PURE__*/ zod.enum(['EN', 'VI']).check(/*#__PURE__*/ zod.describe('A bundled language of the portal, English or Vietnamese.'))
}).check(/*#__PURE__*/ zod.describe('The language that the member chose.'))

export const UpdateLanguageResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "language": /*#__PURE__*/ zod.enum(['EN', 'VI']).check(/*#__PURE__*/ zod.describe('A bundled language of the portal, English or Vietnamese.'))
}).check(/*#__PURE__*/ zod.describe('The language of the account.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `updateLanguage`.'))

