/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * The member of the session.
 * @summary Tell the account that is logged in
 */
export const getMemberInfoHeaderMerchantMax = 32;


export const getMemberInfoHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getMemberInfoHeaderXRequestIdMax = 64;


export const getMemberInfoHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetMemberInfoHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getMemberInfoHeaderMerchantMax).regex(getMemberInfoHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getMemberInfoHeaderXRequestIdMax).regex(getMemberInfoHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getMemberInfoResponseValueIdMax = 40;

export const getMemberInfoResponseValueAccountMax = 64;

export const getMemberInfoResponseValueUserNameMax = 64;

export const getMemberInfoResponseValueNicknameMax = 64;

export const getMemberInfoResponseValueClubLabelLabelNameMax = 40;

export const getMemberInfoResponseValueClubLabelColorMax = 7;


export const getMemberInfoResponseValueClubLabelColorRegExp = new RegExp('^#[0-9a-f]{6}$');
export const getMemberInfoResponseValueClubLabelColor2Max = 7;


export const getMemberInfoResponseValueClubLabelColor2RegExp = new RegExp('^#[0-9a-f]{6}$');
export const getMemberInfoResponseValueClubLabelRankLevelMin = 0;
export const getMemberInfoResponseValueClubLabelRankLevelMax = 20;

export const getMemberInfoResponseValueMemberLabelItemLabelNameMax = 40;

export const getMemberInfoResponseValueMemberLabelItemColorMax = 7;


export const getMemberInfoResponseValueMemberLabelItemColorRegExp = new RegExp('^#[0-9a-f]{6}$');
export const getMemberInfoResponseValueMemberLabelItemColor2Max = 7;


export const getMemberInfoResponseValueMemberLabelItemColor2RegExp = new RegExp('^#[0-9a-f]{6}$');
export const getMemberInfoResponseValueMemberLabelMax = 20;

export const getMemberInfoResponseValueCreatedAtMax = 30;



export const GetMemberInfoResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "id": zod.string().min(1).max(getMemberInfoResponseValueIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(getMemberInfoResponseValueAccountMax).describe('The account name.'),
  "userName": zod.string().min(1).max(getMemberInfoResponseValueUserNameMax).describe('The name used to log in.'),
  "nickname": zod.string().min(1).max(getMemberInfoResponseValueNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "memberAccess": zod.boolean().describe('Whether the account may use the member site.'),
  "toUpline": zod.boolean().describe('Whether it may transfer to its upline.'),
  "clubLabel": zod.strictObject({
  "labelName": zod.string().min(1).max(getMemberInfoResponseValueClubLabelLabelNameMax).describe('The rank\'s name.'),
  "color": zod.string().max(getMemberInfoResponseValueClubLabelColorMax).regex(getMemberInfoResponseValueClubLabelColorRegExp).describe('The text\'s colour.'),
  "color2": zod.string().max(getMemberInfoResponseValueClubLabelColor2Max).regex(getMemberInfoResponseValueClubLabelColor2RegExp).describe('The ground\'s colour.'),
  "rankLevel": zod.int().min(getMemberInfoResponseValueClubLabelRankLevelMin).max(getMemberInfoResponseValueClubLabelRankLevelMax).describe('The rank, 0 the lowest. Above 4 the VIP customer service answers.')
}).describe('The VIP rank, as a badge.'),
  "memberLabel": zod.array(zod.strictObject({
  "labelName": zod.string().min(1).max(getMemberInfoResponseValueMemberLabelItemLabelNameMax).describe('Its text.'),
  "color": zod.string().max(getMemberInfoResponseValueMemberLabelItemColorMax).regex(getMemberInfoResponseValueMemberLabelItemColorRegExp).describe('The text\'s colour.'),
  "color2": zod.string().max(getMemberInfoResponseValueMemberLabelItemColor2Max).regex(getMemberInfoResponseValueMemberLabelItemColor2RegExp).describe('The ground\'s colour.')
}).describe('A label that the operator put on the account.')).max(getMemberInfoResponseValueMemberLabelMax).describe('The operator\'s labels.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(getMemberInfoResponseValueCreatedAtMax).describe('When the account was made.')
}).describe('The account that is logged in.')
}).describe('The answer of `getMemberInfo`.')

/**
 * The badge of the VIP rank of the member of the session.
 * @summary Tell the picture of the member's rank
 */
export const getMemberIconHeaderMerchantMax = 32;


export const getMemberIconHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getMemberIconHeaderXRequestIdMax = 64;


export const getMemberIconHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetMemberIconHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getMemberIconHeaderMerchantMax).regex(getMemberIconHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getMemberIconHeaderXRequestIdMax).regex(getMemberIconHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getMemberIconResponseValueIconUrlMax = 2048;

export const getMemberIconResponseValueLabelNameMax = 40;

export const getMemberIconResponseValueRankLevelMin = 0;
export const getMemberIconResponseValueRankLevelMax = 20;



export const GetMemberIconResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "iconUrl": zod.string().max(getMemberIconResponseValueIconUrlMax).describe('The picture.'),
  "labelName": zod.string().min(1).max(getMemberIconResponseValueLabelNameMax).describe('The rank\'s name.'),
  "rankLevel": zod.int().min(getMemberIconResponseValueRankLevelMin).max(getMemberIconResponseValueRankLevelMax).describe('The rank, 0 the lowest.')
}).describe('The picture of the member\'s rank.')
}).describe('The answer of `getMemberIcon`.')

/**
 * The avatar of the member of the session.
 * @summary Tell the member's avatar
 */
export const getPlayerAvatarHeaderMerchantMax = 32;


export const getPlayerAvatarHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getPlayerAvatarHeaderXRequestIdMax = 64;


export const getPlayerAvatarHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPlayerAvatarHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getPlayerAvatarHeaderMerchantMax).regex(getPlayerAvatarHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getPlayerAvatarHeaderXRequestIdMax).regex(getPlayerAvatarHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getPlayerAvatarResponseValueAvatarUrlMax = 2048;



export const GetPlayerAvatarResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "avatarUrl": zod.string().max(getPlayerAvatarResponseValueAvatarUrlMax).nullable().describe('The picture, null where the member has chosen none.')
}).describe('The member\'s avatar.')
}).describe('The answer of `getPlayerAvatar`.')

/**
 * What the member of the session has told about itself. E-mail and mobile number are masked; `bindEmail` and
 * `bindMobile` change them. An empty profile is no error: what is not given is null.
 * @summary Tell the member's profile
 */
export const getProfileHeaderMerchantMax = 32;


export const getProfileHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getProfileHeaderXRequestIdMax = 64;


export const getProfileHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetProfileHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getProfileHeaderMerchantMax).regex(getProfileHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getProfileHeaderXRequestIdMax).regex(getProfileHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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
  "line": zod.string().min(1).max(getProfileResponseValueContactsLineMax).nullable().describe('Its LINE id.'),
  "whatsapp": zod.string().min(1).max(getProfileResponseValueContactsWhatsappMax).nullable().describe('Its WhatsApp number.'),
  "zalo": zod.string().min(1).max(getProfileResponseValueContactsZaloMax).nullable().describe('Its Zalo number.'),
  "facebook": zod.string().min(1).max(getProfileResponseValueContactsFacebookMax).nullable().describe('Its Facebook name.'),
  "wechat": zod.string().min(1).max(getProfileResponseValueContactsWechatMax).nullable().describe('Its WeChat id.'),
  "qqNum": zod.string().min(1).max(getProfileResponseValueContactsQqNumMax).nullable().describe('Its QQ number.')
}).describe('Where else the member can be reached, as it names itself there. A field is null where the member has given none.\n'),
  "createdAt": zod.iso.datetime({"offset":true}).max(getProfileResponseValueCreatedAtMax).describe('When the account was made.')
}).describe('What a member tells about itself.')
}).describe('The answer of `getProfile`.')

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
  "line": zod.string().min(1).max(updateProfileBodyContactsLineMax).nullish().describe('Its LINE id.'),
  "whatsapp": zod.string().min(1).max(updateProfileBodyContactsWhatsappMax).nullish().describe('Its WhatsApp number.'),
  "zalo": zod.string().min(1).max(updateProfileBodyContactsZaloMax).nullish().describe('Its Zalo number.'),
  "facebook": zod.string().min(1).max(updateProfileBodyContactsFacebookMax).nullish().describe('Its Facebook name.'),
  "wechat": zod.string().min(1).max(updateProfileBodyContactsWechatMax).nullish().describe('Its WeChat id.'),
  "qqNum": zod.string().min(1).max(updateProfileBodyContactsQqNumMax).nullish().describe('Its QQ number.')
}).optional().describe('The contacts to change. What is missing stays as it is, null takes a contact away.')
}).describe('The parts of the profile to change; at least one. What is missing stays as it is.')

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
  "line": zod.string().min(1).max(updateProfileResponseValueContactsLineMax).nullable().describe('Its LINE id.'),
  "whatsapp": zod.string().min(1).max(updateProfileResponseValueContactsWhatsappMax).nullable().describe('Its WhatsApp number.'),
  "zalo": zod.string().min(1).max(updateProfileResponseValueContactsZaloMax).nullable().describe('Its Zalo number.'),
  "facebook": zod.string().min(1).max(updateProfileResponseValueContactsFacebookMax).nullable().describe('Its Facebook name.'),
  "wechat": zod.string().min(1).max(updateProfileResponseValueContactsWechatMax).nullable().describe('Its WeChat id.'),
  "qqNum": zod.string().min(1).max(updateProfileResponseValueContactsQqNumMax).nullable().describe('Its QQ number.')
}).describe('Where else the member can be reached, as it names itself there. A field is null where the member has given none.\n'),
  "createdAt": zod.iso.datetime({"offset":true}).max(updateProfileResponseValueCreatedAtMax).describe('When the account was made.')
}).describe('What a member tells about itself.')
}).describe('The answer of `updateProfile`.')

/**
 * The gallery of avatars; the member chooses one with `updateProfile`. Pictures are the brand's own, nothing is
 * uploaded.
 * @summary List the avatars to choose from
 */
export const listAvatarsHeaderMerchantMax = 32;


export const listAvatarsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listAvatarsHeaderXRequestIdMax = 64;


export const listAvatarsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListAvatarsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listAvatarsHeaderMerchantMax).regex(listAvatarsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listAvatarsHeaderXRequestIdMax).regex(listAvatarsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

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


export const UpdateLanguageHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(updateLanguageHeaderMerchantMax).regex(updateLanguageHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(updateLanguageHeaderXRequestIdMax).regex(updateLanguageHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const UpdateLanguageBody = zod.strictObject({
  "language": zod.enum(['EN', 'VI']).describe('A bundled language of the portal, English or Vietnamese.')
}).describe('The language that the member chose.')

export const UpdateLanguageResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "language": zod.enum(['EN', 'VI']).describe('A bundled language of the portal, English or Vietnamese.')
}).describe('The language of the account.')
}).describe('The answer of `updateLanguage`.')

/**
 * The banks and providers of e-wallets to which the brand can pay out.
 * @summary List the banks whose accounts can be bound
 */
export const listBanksHeaderMerchantMax = 32;


export const listBanksHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listBanksHeaderXRequestIdMax = 64;


export const listBanksHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListBanksHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listBanksHeaderMerchantMax).regex(listBanksHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listBanksHeaderXRequestIdMax).regex(listBanksHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listBanksResponseValueItemBankCodeMax = 20;


export const listBanksResponseValueItemBankCodeRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const listBanksResponseValueItemBankNameMax = 80;

export const listBanksResponseValueItemLogoMax = 2048;

export const listBanksResponseValueItemAccountPatternMax = 120;

export const listBanksResponseValueMax = 300;



export const ListBanksResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.strictObject({
  "bankCode": zod.string().max(listBanksResponseValueItemBankCodeMax).regex(listBanksResponseValueItemBankCodeRegExp).describe('The code of a bank or of a provider of e-wallets.'),
  "bankName": zod.string().min(1).max(listBanksResponseValueItemBankNameMax).describe('Its name.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "logo": zod.string().max(listBanksResponseValueItemLogoMax).describe('Its logo.'),
  "accountPattern": zod.string().min(1).max(listBanksResponseValueItemAccountPatternMax).describe('A regular expression for a whole account number of this bank.'),
  "maintenance": zod.boolean().describe('Whether payouts to it are halted now.')
}).describe('A bank, or a provider of e-wallets, whose accounts can be bound.')).max(listBanksResponseValueMax).describe('The banks and providers in the order of the brand.')
}).describe('The answer of `listBanks`.')

/**
 * The accounts to which the member of the session can withdraw. Account numbers are never told, only their ending.
 * @summary List the bound accounts
 */
export const listBoundAccountsHeaderMerchantMax = 32;


export const listBoundAccountsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listBoundAccountsHeaderXRequestIdMax = 64;


export const listBoundAccountsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListBoundAccountsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listBoundAccountsHeaderMerchantMax).regex(listBoundAccountsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listBoundAccountsHeaderXRequestIdMax).regex(listBoundAccountsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listBoundAccountsResponseValuePayeeNameMax = 80;

export const listBoundAccountsResponseValueAccountsItemAccountIdMax = 40;


export const listBoundAccountsResponseValueAccountsItemAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const listBoundAccountsResponseValueAccountsItemBankCodeMax = 20;


export const listBoundAccountsResponseValueAccountsItemBankCodeRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const listBoundAccountsResponseValueAccountsItemBankNameMax = 80;

export const listBoundAccountsResponseValueAccountsItemEndingMin = 2;
export const listBoundAccountsResponseValueAccountsItemEndingMax = 4;

export const listBoundAccountsResponseValueAccountsItemPayeeNameMax = 80;

export const listBoundAccountsResponseValueAccountsItemBranchMax = 80;

export const listBoundAccountsResponseValueAccountsItemUsableFromMax = 30;

export const listBoundAccountsResponseValueAccountsItemCreatedAtMax = 30;

export const listBoundAccountsResponseValueAccountsItemLastUsedAtMax = 30;

export const listBoundAccountsResponseValueAccountsMax = 20;

export const listBoundAccountsResponseValueMaxAccountsMax = 20;



export const ListBoundAccountsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "payeeName": zod.string().min(1).max(listBoundAccountsResponseValuePayeeNameMax).nullable().describe('The name that each account must be in, null until the profile has it.'),
  "accounts": zod.array(zod.strictObject({
  "accountId": zod.string().max(listBoundAccountsResponseValueAccountsItemAccountIdMax).regex(listBoundAccountsResponseValueAccountsItemAccountIdRegExp).describe('The id of a bound account.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankCode": zod.string().max(listBoundAccountsResponseValueAccountsItemBankCodeMax).regex(listBoundAccountsResponseValueAccountsItemBankCodeRegExp).describe('The code of a bank or of a provider of e-wallets.'),
  "bankName": zod.string().min(1).max(listBoundAccountsResponseValueAccountsItemBankNameMax).describe('The name of the bank or provider.'),
  "ending": zod.string().min(listBoundAccountsResponseValueAccountsItemEndingMin).max(listBoundAccountsResponseValueAccountsItemEndingMax).describe('The last four characters of the account number; the rest is never told again.'),
  "payeeName": zod.string().min(1).max(listBoundAccountsResponseValueAccountsItemPayeeNameMax).describe('The name of its holder.'),
  "branch": zod.string().min(1).max(listBoundAccountsResponseValueAccountsItemBranchMax).nullable().describe('The branch, null where none was given.'),
  "isDefault": zod.boolean().describe('Whether a withdrawal goes to it unless the member chooses another.'),
  "usableFrom": zod.iso.datetime({"offset":true}).max(listBoundAccountsResponseValueAccountsItemUsableFromMax).describe('From when it can be used. A brand may hold back new accounts for a while after a change of password or mobile number.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(listBoundAccountsResponseValueAccountsItemCreatedAtMax).describe('When it was bound.'),
  "lastUsedAt": zod.iso.datetime({"offset":true}).max(listBoundAccountsResponseValueAccountsItemLastUsedAtMax).nullable().describe('When a withdrawal last went to it, null if never.')
}).describe('An account to which withdrawals are paid. It is in the name of the member.')).max(listBoundAccountsResponseValueAccountsMax).describe('The accounts, the default one first, then the newest first.'),
  "maxAccounts": zod.int().min(1).max(listBoundAccountsResponseValueMaxAccountsMax).describe('How many may be bound at a time.')
}).describe('The member\'s bound accounts.')
}).describe('The answer of `listBoundAccounts`.')

/**
 * Binds an account in the `payeeName` of the profile and answers all accounts. Without a payee name it is 422
 * `payee_name_required`, without a payment password 422 `payment_password_not_set`. An account number that does not fit
 * the bank's `accountPattern` is 400 with the pointer `/body/accountNumber`; one that is bound already, by this or
 * another member, is 409 `account_in_use`; more than `maxAccounts` is 422 `account_limit_reached`. Five wrong payment
 * passwords in 30 minutes are 429. The number is stored encrypted; the member is told of the change by message and the
 * audit log keeps it.
 * @summary Bind an account
 */
export const addBoundAccountHeaderMerchantMax = 32;


export const addBoundAccountHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const addBoundAccountHeaderXRequestIdMax = 64;


export const addBoundAccountHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const AddBoundAccountHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(addBoundAccountHeaderMerchantMax).regex(addBoundAccountHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(addBoundAccountHeaderXRequestIdMax).regex(addBoundAccountHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const addBoundAccountBodyOneBankCodeMax = 20;


export const addBoundAccountBodyOneBankCodeRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const addBoundAccountBodyOneAccountNumberMin = 4;
export const addBoundAccountBodyOneAccountNumberMax = 40;


export const addBoundAccountBodyOneAccountNumberRegExp = new RegExp('^[A-Za-z0-9@._+-]+$');
export const addBoundAccountBodyOneBranchMax = 80;

export const addBoundAccountBodyOnePaymentPasswordMin = 6;
export const addBoundAccountBodyOnePaymentPasswordMax = 64;

export const addBoundAccountBodyTwoPayloadMin = 20;
export const addBoundAccountBodyTwoPayloadMax = 65536;


export const addBoundAccountBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const AddBoundAccountBody = zod.union([zod.strictObject({
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankCode": zod.string().max(addBoundAccountBodyOneBankCodeMax).regex(addBoundAccountBodyOneBankCodeRegExp).describe('The code of a bank or of a provider of e-wallets.'),
  "accountNumber": zod.string().min(addBoundAccountBodyOneAccountNumberMin).max(addBoundAccountBodyOneAccountNumberMax).regex(addBoundAccountBodyOneAccountNumberRegExp).describe('The account number, or the name of the e-wallet with its provider.'),
  "branch": zod.string().min(1).max(addBoundAccountBodyOneBranchMax).optional().describe('The branch, where the bank needs one.'),
  "isDefault": zod.boolean().optional().describe('Whether it becomes the default. The first account always does.'),
  "paymentPassword": zod.string().min(addBoundAccountBodyOnePaymentPasswordMin).max(addBoundAccountBodyOnePaymentPasswordMax).describe('The payment password.')
}).describe('An account to bind. Its holder is the `payeeName` of the profile.'),zod.strictObject({
  "payload": zod.string().min(addBoundAccountBodyTwoPayloadMin).max(addBoundAccountBodyTwoPayloadMax).regex(addBoundAccountBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n')])

export const addBoundAccountResponseValuePayeeNameMax = 80;

export const addBoundAccountResponseValueAccountsItemAccountIdMax = 40;


export const addBoundAccountResponseValueAccountsItemAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const addBoundAccountResponseValueAccountsItemBankCodeMax = 20;


export const addBoundAccountResponseValueAccountsItemBankCodeRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const addBoundAccountResponseValueAccountsItemBankNameMax = 80;

export const addBoundAccountResponseValueAccountsItemEndingMin = 2;
export const addBoundAccountResponseValueAccountsItemEndingMax = 4;

export const addBoundAccountResponseValueAccountsItemPayeeNameMax = 80;

export const addBoundAccountResponseValueAccountsItemBranchMax = 80;

export const addBoundAccountResponseValueAccountsItemUsableFromMax = 30;

export const addBoundAccountResponseValueAccountsItemCreatedAtMax = 30;

export const addBoundAccountResponseValueAccountsItemLastUsedAtMax = 30;

export const addBoundAccountResponseValueAccountsMax = 20;

export const addBoundAccountResponseValueMaxAccountsMax = 20;



export const AddBoundAccountResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "payeeName": zod.string().min(1).max(addBoundAccountResponseValuePayeeNameMax).nullable().describe('The name that each account must be in, null until the profile has it.'),
  "accounts": zod.array(zod.strictObject({
  "accountId": zod.string().max(addBoundAccountResponseValueAccountsItemAccountIdMax).regex(addBoundAccountResponseValueAccountsItemAccountIdRegExp).describe('The id of a bound account.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankCode": zod.string().max(addBoundAccountResponseValueAccountsItemBankCodeMax).regex(addBoundAccountResponseValueAccountsItemBankCodeRegExp).describe('The code of a bank or of a provider of e-wallets.'),
  "bankName": zod.string().min(1).max(addBoundAccountResponseValueAccountsItemBankNameMax).describe('The name of the bank or provider.'),
  "ending": zod.string().min(addBoundAccountResponseValueAccountsItemEndingMin).max(addBoundAccountResponseValueAccountsItemEndingMax).describe('The last four characters of the account number; the rest is never told again.'),
  "payeeName": zod.string().min(1).max(addBoundAccountResponseValueAccountsItemPayeeNameMax).describe('The name of its holder.'),
  "branch": zod.string().min(1).max(addBoundAccountResponseValueAccountsItemBranchMax).nullable().describe('The branch, null where none was given.'),
  "isDefault": zod.boolean().describe('Whether a withdrawal goes to it unless the member chooses another.'),
  "usableFrom": zod.iso.datetime({"offset":true}).max(addBoundAccountResponseValueAccountsItemUsableFromMax).describe('From when it can be used. A brand may hold back new accounts for a while after a change of password or mobile number.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(addBoundAccountResponseValueAccountsItemCreatedAtMax).describe('When it was bound.'),
  "lastUsedAt": zod.iso.datetime({"offset":true}).max(addBoundAccountResponseValueAccountsItemLastUsedAtMax).nullable().describe('When a withdrawal last went to it, null if never.')
}).describe('An account to which withdrawals are paid. It is in the name of the member.')).max(addBoundAccountResponseValueAccountsMax).describe('The accounts, the default one first, then the newest first.'),
  "maxAccounts": zod.int().min(1).max(addBoundAccountResponseValueMaxAccountsMax).describe('How many may be bound at a time.')
}).describe('The member\'s bound accounts.')
}).describe('The answer of `addBoundAccount`.')

/**
 * Makes the account the one to which withdrawals go unless the member chooses another, and answers all accounts. The
 * default one stays it.
 * @summary Make a bound account the default
 */
export const setDefaultBoundAccountPathAccountIdMax = 40;


export const setDefaultBoundAccountPathAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const SetDefaultBoundAccountParams = zod.object({
  "accountId": zod.string().max(setDefaultBoundAccountPathAccountIdMax).regex(setDefaultBoundAccountPathAccountIdRegExp).describe('The id of a bound account.')
})

export const setDefaultBoundAccountHeaderMerchantMax = 32;


export const setDefaultBoundAccountHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const setDefaultBoundAccountHeaderXRequestIdMax = 64;


export const setDefaultBoundAccountHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SetDefaultBoundAccountHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(setDefaultBoundAccountHeaderMerchantMax).regex(setDefaultBoundAccountHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(setDefaultBoundAccountHeaderXRequestIdMax).regex(setDefaultBoundAccountHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const setDefaultBoundAccountResponseValuePayeeNameMax = 80;

export const setDefaultBoundAccountResponseValueAccountsItemAccountIdMax = 40;


export const setDefaultBoundAccountResponseValueAccountsItemAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const setDefaultBoundAccountResponseValueAccountsItemBankCodeMax = 20;


export const setDefaultBoundAccountResponseValueAccountsItemBankCodeRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const setDefaultBoundAccountResponseValueAccountsItemBankNameMax = 80;

export const setDefaultBoundAccountResponseValueAccountsItemEndingMin = 2;
export const setDefaultBoundAccountResponseValueAccountsItemEndingMax = 4;

export const setDefaultBoundAccountResponseValueAccountsItemPayeeNameMax = 80;

export const setDefaultBoundAccountResponseValueAccountsItemBranchMax = 80;

export const setDefaultBoundAccountResponseValueAccountsItemUsableFromMax = 30;

export const setDefaultBoundAccountResponseValueAccountsItemCreatedAtMax = 30;

export const setDefaultBoundAccountResponseValueAccountsItemLastUsedAtMax = 30;

export const setDefaultBoundAccountResponseValueAccountsMax = 20;

export const setDefaultBoundAccountResponseValueMaxAccountsMax = 20;



export const SetDefaultBoundAccountResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "payeeName": zod.string().min(1).max(setDefaultBoundAccountResponseValuePayeeNameMax).nullable().describe('The name that each account must be in, null until the profile has it.'),
  "accounts": zod.array(zod.strictObject({
  "accountId": zod.string().max(setDefaultBoundAccountResponseValueAccountsItemAccountIdMax).regex(setDefaultBoundAccountResponseValueAccountsItemAccountIdRegExp).describe('The id of a bound account.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankCode": zod.string().max(setDefaultBoundAccountResponseValueAccountsItemBankCodeMax).regex(setDefaultBoundAccountResponseValueAccountsItemBankCodeRegExp).describe('The code of a bank or of a provider of e-wallets.'),
  "bankName": zod.string().min(1).max(setDefaultBoundAccountResponseValueAccountsItemBankNameMax).describe('The name of the bank or provider.'),
  "ending": zod.string().min(setDefaultBoundAccountResponseValueAccountsItemEndingMin).max(setDefaultBoundAccountResponseValueAccountsItemEndingMax).describe('The last four characters of the account number; the rest is never told again.'),
  "payeeName": zod.string().min(1).max(setDefaultBoundAccountResponseValueAccountsItemPayeeNameMax).describe('The name of its holder.'),
  "branch": zod.string().min(1).max(setDefaultBoundAccountResponseValueAccountsItemBranchMax).nullable().describe('The branch, null where none was given.'),
  "isDefault": zod.boolean().describe('Whether a withdrawal goes to it unless the member chooses another.'),
  "usableFrom": zod.iso.datetime({"offset":true}).max(setDefaultBoundAccountResponseValueAccountsItemUsableFromMax).describe('From when it can be used. A brand may hold back new accounts for a while after a change of password or mobile number.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(setDefaultBoundAccountResponseValueAccountsItemCreatedAtMax).describe('When it was bound.'),
  "lastUsedAt": zod.iso.datetime({"offset":true}).max(setDefaultBoundAccountResponseValueAccountsItemLastUsedAtMax).nullable().describe('When a withdrawal last went to it, null if never.')
}).describe('An account to which withdrawals are paid. It is in the name of the member.')).max(setDefaultBoundAccountResponseValueAccountsMax).describe('The accounts, the default one first, then the newest first.'),
  "maxAccounts": zod.int().min(1).max(setDefaultBoundAccountResponseValueMaxAccountsMax).describe('How many may be bound at a time.')
}).describe('The member\'s bound accounts.')
}).describe('The answer of `setDefaultBoundAccount`.')

/**
 * Takes the account away and answers those that are left. If it was the default, the newest of the others becomes it.
 * While a withdrawal to it is `requested`, `reviewing`, `approved`, `paid` or `disputed` it cannot be removed: 409
 * `account_busy`. Withdrawals of the past keep the name of its bank and its ending.
 * @summary Remove a bound account
 */
export const removeBoundAccountPathAccountIdMax = 40;


export const removeBoundAccountPathAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const RemoveBoundAccountParams = zod.object({
  "accountId": zod.string().max(removeBoundAccountPathAccountIdMax).regex(removeBoundAccountPathAccountIdRegExp).describe('The id of a bound account.')
})

export const removeBoundAccountHeaderMerchantMax = 32;


export const removeBoundAccountHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const removeBoundAccountHeaderXRequestIdMax = 64;


export const removeBoundAccountHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const RemoveBoundAccountHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(removeBoundAccountHeaderMerchantMax).regex(removeBoundAccountHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(removeBoundAccountHeaderXRequestIdMax).regex(removeBoundAccountHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const removeBoundAccountBodyOnePaymentPasswordMin = 6;
export const removeBoundAccountBodyOnePaymentPasswordMax = 64;

export const removeBoundAccountBodyTwoPayloadMin = 20;
export const removeBoundAccountBodyTwoPayloadMax = 65536;


export const removeBoundAccountBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const RemoveBoundAccountBody = zod.union([zod.strictObject({
  "paymentPassword": zod.string().min(removeBoundAccountBodyOnePaymentPasswordMin).max(removeBoundAccountBodyOnePaymentPasswordMax).describe('The payment password.')
}).describe('The proof that the member itself removes the account.'),zod.strictObject({
  "payload": zod.string().min(removeBoundAccountBodyTwoPayloadMin).max(removeBoundAccountBodyTwoPayloadMax).regex(removeBoundAccountBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n')])

export const removeBoundAccountResponseValuePayeeNameMax = 80;

export const removeBoundAccountResponseValueAccountsItemAccountIdMax = 40;


export const removeBoundAccountResponseValueAccountsItemAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const removeBoundAccountResponseValueAccountsItemBankCodeMax = 20;


export const removeBoundAccountResponseValueAccountsItemBankCodeRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const removeBoundAccountResponseValueAccountsItemBankNameMax = 80;

export const removeBoundAccountResponseValueAccountsItemEndingMin = 2;
export const removeBoundAccountResponseValueAccountsItemEndingMax = 4;

export const removeBoundAccountResponseValueAccountsItemPayeeNameMax = 80;

export const removeBoundAccountResponseValueAccountsItemBranchMax = 80;

export const removeBoundAccountResponseValueAccountsItemUsableFromMax = 30;

export const removeBoundAccountResponseValueAccountsItemCreatedAtMax = 30;

export const removeBoundAccountResponseValueAccountsItemLastUsedAtMax = 30;

export const removeBoundAccountResponseValueAccountsMax = 20;

export const removeBoundAccountResponseValueMaxAccountsMax = 20;



export const RemoveBoundAccountResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "payeeName": zod.string().min(1).max(removeBoundAccountResponseValuePayeeNameMax).nullable().describe('The name that each account must be in, null until the profile has it.'),
  "accounts": zod.array(zod.strictObject({
  "accountId": zod.string().max(removeBoundAccountResponseValueAccountsItemAccountIdMax).regex(removeBoundAccountResponseValueAccountsItemAccountIdRegExp).describe('The id of a bound account.'),
  "kind": zod.enum(['bank', 'e_wallet']).describe('A bank account or an e-wallet.'),
  "bankCode": zod.string().max(removeBoundAccountResponseValueAccountsItemBankCodeMax).regex(removeBoundAccountResponseValueAccountsItemBankCodeRegExp).describe('The code of a bank or of a provider of e-wallets.'),
  "bankName": zod.string().min(1).max(removeBoundAccountResponseValueAccountsItemBankNameMax).describe('The name of the bank or provider.'),
  "ending": zod.string().min(removeBoundAccountResponseValueAccountsItemEndingMin).max(removeBoundAccountResponseValueAccountsItemEndingMax).describe('The last four characters of the account number; the rest is never told again.'),
  "payeeName": zod.string().min(1).max(removeBoundAccountResponseValueAccountsItemPayeeNameMax).describe('The name of its holder.'),
  "branch": zod.string().min(1).max(removeBoundAccountResponseValueAccountsItemBranchMax).nullable().describe('The branch, null where none was given.'),
  "isDefault": zod.boolean().describe('Whether a withdrawal goes to it unless the member chooses another.'),
  "usableFrom": zod.iso.datetime({"offset":true}).max(removeBoundAccountResponseValueAccountsItemUsableFromMax).describe('From when it can be used. A brand may hold back new accounts for a while after a change of password or mobile number.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(removeBoundAccountResponseValueAccountsItemCreatedAtMax).describe('When it was bound.'),
  "lastUsedAt": zod.iso.datetime({"offset":true}).max(removeBoundAccountResponseValueAccountsItemLastUsedAtMax).nullable().describe('When a withdrawal last went to it, null if never.')
}).describe('An account to which withdrawals are paid. It is in the name of the member.')).max(removeBoundAccountResponseValueAccountsMax).describe('The accounts, the default one first, then the newest first.'),
  "maxAccounts": zod.int().min(1).max(removeBoundAccountResponseValueMaxAccountsMax).describe('How many may be bound at a time.')
}).describe('The member\'s bound accounts.')
}).describe('The answer of `removeBoundAccount`.')

/**
 * The strength of the account over login password, payment password, e-mail, mobile number, bound accounts and two-step
 * login, with the last login. Every detail is masked. A login password older than the site allows has the state `renew`
 * and gives no points.
 * @summary Tell how safe the account is
 */
export const getSecurityCentreHeaderMerchantMax = 32;


export const getSecurityCentreHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getSecurityCentreHeaderXRequestIdMax = 64;


export const getSecurityCentreHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetSecurityCentreHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getSecurityCentreHeaderMerchantMax).regex(getSecurityCentreHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getSecurityCentreHeaderXRequestIdMax).regex(getSecurityCentreHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getSecurityCentreResponseValueScoreMin = 0;
export const getSecurityCentreResponseValueScoreMax = 100;

export const getSecurityCentreResponseValueItemsItemPointsMin = 0;
export const getSecurityCentreResponseValueItemsItemPointsMax = 100;

export const getSecurityCentreResponseValueItemsItemDetailMax = 120;

export const getSecurityCentreResponseValueItemsItemChangedAtMax = 30;

export const getSecurityCentreResponseValueItemsMax = 10;

export const getSecurityCentreResponseValueLastLoginOneAtMax = 30;

export const getSecurityCentreResponseValueLastLoginOneIpMax = 45;

export const getSecurityCentreResponseValueLastLoginOneCountryMax = 2;


export const getSecurityCentreResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const getSecurityCentreResponseValueLastLoginOneDeviceMax = 120;



export const GetSecurityCentreResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "score": zod.int().min(getSecurityCentreResponseValueScoreMin).max(getSecurityCentreResponseValueScoreMax).describe('The sum of the points of what is done.'),
  "strength": zod.enum(['weak', 'fair', 'good', 'strong']).describe('How safe an account is: below 40 points weak, below 70 fair, below 90 good, else strong.'),
  "items": zod.array(zod.strictObject({
  "kind": zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).describe('A part of the safety of an account.'),
  "state": zod.enum(['done', 'missing', 'renew']).describe('Done, missing, or to be renewed because it is too old or too weak.'),
  "points": zod.int().min(getSecurityCentreResponseValueItemsItemPointsMin).max(getSecurityCentreResponseValueItemsItemPointsMax).describe('What it adds when it is done. All items together make 100.'),
  "detail": zod.string().min(1).max(getSecurityCentreResponseValueItemsItemDetailMax).nullable().describe('What identifies it, masked: an address, a number, how many accounts are bound. Null where there is nothing to tell.'),
  "changedAt": zod.iso.datetime({"offset":true}).max(getSecurityCentreResponseValueItemsItemChangedAtMax).nullable().describe('When it was last set or changed, null if never.')
}).describe('A part of the safety of the account, and how it stands.')).max(getSecurityCentreResponseValueItemsMax).describe('All parts, in the order of the page.'),
  "nextItem": zod.union([zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).describe('A part of the safety of an account.'),zod.null()]).describe('What to do next, null when everything is done.'),
  "newPlaceCheck": zod.boolean().describe('Whether a login from a new place asks for a code by SMS.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(getSecurityCentreResponseValueLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(getSecurityCentreResponseValueLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(getSecurityCentreResponseValueLastLoginOneCountryMax).regex(getSecurityCentreResponseValueLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(getSecurityCentreResponseValueLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.')
}).describe('How safe the member\'s account is.')
}).describe('The answer of `getSecurityCentre`.')

/**
 * Sets the first payment password, which protects withdrawals, transfers to others, bound accounts and the point mall.
 * Where there is one it is 409 `already_set`. It must differ from the login password (422 `password_unchanged`) and keep
 * the rule `paymentPassword` of the registration rules. Stored as a hash (argon2id). Five wrong passwords in 30 minutes
 * are 429. The member is told by message, the audit log keeps it.
 * @summary Set the payment password
 */
export const setPaymentPasswordHeaderMerchantMax = 32;


export const setPaymentPasswordHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const setPaymentPasswordHeaderXRequestIdMax = 64;


export const setPaymentPasswordHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SetPaymentPasswordHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(setPaymentPasswordHeaderMerchantMax).regex(setPaymentPasswordHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(setPaymentPasswordHeaderXRequestIdMax).regex(setPaymentPasswordHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const setPaymentPasswordBodyOneLoginPasswordMax = 256;

export const setPaymentPasswordBodyOnePaymentPasswordMin = 6;
export const setPaymentPasswordBodyOnePaymentPasswordMax = 64;

export const setPaymentPasswordBodyOneConfirmPaymentPasswordMin = 6;
export const setPaymentPasswordBodyOneConfirmPaymentPasswordMax = 64;

export const setPaymentPasswordBodyTwoPayloadMin = 20;
export const setPaymentPasswordBodyTwoPayloadMax = 65536;


export const setPaymentPasswordBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const SetPaymentPasswordBody = zod.union([zod.strictObject({
  "loginPassword": zod.string().min(1).max(setPaymentPasswordBodyOneLoginPasswordMax).describe('The login password, as proof.'),
  "paymentPassword": zod.string().min(setPaymentPasswordBodyOnePaymentPasswordMin).max(setPaymentPasswordBodyOnePaymentPasswordMax).describe('The payment password.'),
  "confirmPaymentPassword": zod.string().min(setPaymentPasswordBodyOneConfirmPaymentPasswordMin).max(setPaymentPasswordBodyOneConfirmPaymentPasswordMax).describe('The same again.')
}).describe('A first payment password.'),zod.strictObject({
  "payload": zod.string().min(setPaymentPasswordBodyTwoPayloadMin).max(setPaymentPasswordBodyTwoPayloadMax).regex(setPaymentPasswordBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n')])

export const setPaymentPasswordResponseValueScoreMin = 0;
export const setPaymentPasswordResponseValueScoreMax = 100;

export const setPaymentPasswordResponseValueItemsItemPointsMin = 0;
export const setPaymentPasswordResponseValueItemsItemPointsMax = 100;

export const setPaymentPasswordResponseValueItemsItemDetailMax = 120;

export const setPaymentPasswordResponseValueItemsItemChangedAtMax = 30;

export const setPaymentPasswordResponseValueItemsMax = 10;

export const setPaymentPasswordResponseValueLastLoginOneAtMax = 30;

export const setPaymentPasswordResponseValueLastLoginOneIpMax = 45;

export const setPaymentPasswordResponseValueLastLoginOneCountryMax = 2;


export const setPaymentPasswordResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const setPaymentPasswordResponseValueLastLoginOneDeviceMax = 120;



export const SetPaymentPasswordResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "score": zod.int().min(setPaymentPasswordResponseValueScoreMin).max(setPaymentPasswordResponseValueScoreMax).describe('The sum of the points of what is done.'),
  "strength": zod.enum(['weak', 'fair', 'good', 'strong']).describe('How safe an account is: below 40 points weak, below 70 fair, below 90 good, else strong.'),
  "items": zod.array(zod.strictObject({
  "kind": zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).describe('A part of the safety of an account.'),
  "state": zod.enum(['done', 'missing', 'renew']).describe('Done, missing, or to be renewed because it is too old or too weak.'),
  "points": zod.int().min(setPaymentPasswordResponseValueItemsItemPointsMin).max(setPaymentPasswordResponseValueItemsItemPointsMax).describe('What it adds when it is done. All items together make 100.'),
  "detail": zod.string().min(1).max(setPaymentPasswordResponseValueItemsItemDetailMax).nullable().describe('What identifies it, masked: an address, a number, how many accounts are bound. Null where there is nothing to tell.'),
  "changedAt": zod.iso.datetime({"offset":true}).max(setPaymentPasswordResponseValueItemsItemChangedAtMax).nullable().describe('When it was last set or changed, null if never.')
}).describe('A part of the safety of the account, and how it stands.')).max(setPaymentPasswordResponseValueItemsMax).describe('All parts, in the order of the page.'),
  "nextItem": zod.union([zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).describe('A part of the safety of an account.'),zod.null()]).describe('What to do next, null when everything is done.'),
  "newPlaceCheck": zod.boolean().describe('Whether a login from a new place asks for a code by SMS.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(setPaymentPasswordResponseValueLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(setPaymentPasswordResponseValueLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(setPaymentPasswordResponseValueLastLoginOneCountryMax).regex(setPaymentPasswordResponseValueLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(setPaymentPasswordResponseValueLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.')
}).describe('How safe the member\'s account is.')
}).describe('The answer of `setPaymentPassword`.')

/**
 * Puts a new payment password in place of the present one. Without one it is 422 `payment_password_not_set`; the new one
 * must differ from the old one and from the login password. Five wrong passwords in 30 minutes are 429. The member is
 * told by message, the audit log keeps it.
 * @summary Change the payment password
 */
export const changePaymentPasswordHeaderMerchantMax = 32;


export const changePaymentPasswordHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const changePaymentPasswordHeaderXRequestIdMax = 64;


export const changePaymentPasswordHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ChangePaymentPasswordHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(changePaymentPasswordHeaderMerchantMax).regex(changePaymentPasswordHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(changePaymentPasswordHeaderXRequestIdMax).regex(changePaymentPasswordHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const changePaymentPasswordBodyOneOldPaymentPasswordMin = 6;
export const changePaymentPasswordBodyOneOldPaymentPasswordMax = 64;

export const changePaymentPasswordBodyOneNewPaymentPasswordMin = 6;
export const changePaymentPasswordBodyOneNewPaymentPasswordMax = 64;

export const changePaymentPasswordBodyOneConfirmNewPaymentPasswordMin = 6;
export const changePaymentPasswordBodyOneConfirmNewPaymentPasswordMax = 64;

export const changePaymentPasswordBodyTwoPayloadMin = 20;
export const changePaymentPasswordBodyTwoPayloadMax = 65536;


export const changePaymentPasswordBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const ChangePaymentPasswordBody = zod.union([zod.strictObject({
  "oldPaymentPassword": zod.string().min(changePaymentPasswordBodyOneOldPaymentPasswordMin).max(changePaymentPasswordBodyOneOldPaymentPasswordMax).describe('The present one.'),
  "newPaymentPassword": zod.string().min(changePaymentPasswordBodyOneNewPaymentPasswordMin).max(changePaymentPasswordBodyOneNewPaymentPasswordMax).describe('The new one.'),
  "confirmNewPaymentPassword": zod.string().min(changePaymentPasswordBodyOneConfirmNewPaymentPasswordMin).max(changePaymentPasswordBodyOneConfirmNewPaymentPasswordMax).describe('The same again.')
}).describe('A new payment password in place of the old one.'),zod.strictObject({
  "payload": zod.string().min(changePaymentPasswordBodyTwoPayloadMin).max(changePaymentPasswordBodyTwoPayloadMax).regex(changePaymentPasswordBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n')])

export const changePaymentPasswordResponseValueScoreMin = 0;
export const changePaymentPasswordResponseValueScoreMax = 100;

export const changePaymentPasswordResponseValueItemsItemPointsMin = 0;
export const changePaymentPasswordResponseValueItemsItemPointsMax = 100;

export const changePaymentPasswordResponseValueItemsItemDetailMax = 120;

export const changePaymentPasswordResponseValueItemsItemChangedAtMax = 30;

export const changePaymentPasswordResponseValueItemsMax = 10;

export const changePaymentPasswordResponseValueLastLoginOneAtMax = 30;

export const changePaymentPasswordResponseValueLastLoginOneIpMax = 45;

export const changePaymentPasswordResponseValueLastLoginOneCountryMax = 2;


export const changePaymentPasswordResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const changePaymentPasswordResponseValueLastLoginOneDeviceMax = 120;



export const ChangePaymentPasswordResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "score": zod.int().min(changePaymentPasswordResponseValueScoreMin).max(changePaymentPasswordResponseValueScoreMax).describe('The sum of the points of what is done.'),
  "strength": zod.enum(['weak', 'fair', 'good', 'strong']).describe('How safe an account is: below 40 points weak, below 70 fair, below 90 good, else strong.'),
  "items": zod.array(zod.strictObject({
  "kind": zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).describe('A part of the safety of an account.'),
  "state": zod.enum(['done', 'missing', 'renew']).describe('Done, missing, or to be renewed because it is too old or too weak.'),
  "points": zod.int().min(changePaymentPasswordResponseValueItemsItemPointsMin).max(changePaymentPasswordResponseValueItemsItemPointsMax).describe('What it adds when it is done. All items together make 100.'),
  "detail": zod.string().min(1).max(changePaymentPasswordResponseValueItemsItemDetailMax).nullable().describe('What identifies it, masked: an address, a number, how many accounts are bound. Null where there is nothing to tell.'),
  "changedAt": zod.iso.datetime({"offset":true}).max(changePaymentPasswordResponseValueItemsItemChangedAtMax).nullable().describe('When it was last set or changed, null if never.')
}).describe('A part of the safety of the account, and how it stands.')).max(changePaymentPasswordResponseValueItemsMax).describe('All parts, in the order of the page.'),
  "nextItem": zod.union([zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).describe('A part of the safety of an account.'),zod.null()]).describe('What to do next, null when everything is done.'),
  "newPlaceCheck": zod.boolean().describe('Whether a login from a new place asks for a code by SMS.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(changePaymentPasswordResponseValueLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(changePaymentPasswordResponseValueLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(changePaymentPasswordResponseValueLastLoginOneCountryMax).regex(changePaymentPasswordResponseValueLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(changePaymentPasswordResponseValueLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.')
}).describe('How safe the member\'s account is.')
}).describe('The answer of `changePaymentPassword`.')

/**
 * Puts a new payment password in place of a forgotten one. Needs the login password and a code of `sendMemberCode` for
 * `reset_payment_password`; a code is good once and for five tries. Withdrawals are held back for as long as the brand
 * says after it (`usableFrom` of the bound accounts). Five wrong passwords in 30 minutes are 429. The member is told by
 * message, the audit log keeps it.
 * @summary Replace a forgotten payment password
 */
export const resetPaymentPasswordHeaderMerchantMax = 32;


export const resetPaymentPasswordHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const resetPaymentPasswordHeaderXRequestIdMax = 64;


export const resetPaymentPasswordHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ResetPaymentPasswordHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(resetPaymentPasswordHeaderMerchantMax).regex(resetPaymentPasswordHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(resetPaymentPasswordHeaderXRequestIdMax).regex(resetPaymentPasswordHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const resetPaymentPasswordBodyOneLoginPasswordMax = 256;

export const resetPaymentPasswordBodyOneVerificationCodeMax = 255;

export const resetPaymentPasswordBodyOneNewPaymentPasswordMin = 6;
export const resetPaymentPasswordBodyOneNewPaymentPasswordMax = 64;

export const resetPaymentPasswordBodyOneConfirmNewPaymentPasswordMin = 6;
export const resetPaymentPasswordBodyOneConfirmNewPaymentPasswordMax = 64;

export const resetPaymentPasswordBodyTwoPayloadMin = 20;
export const resetPaymentPasswordBodyTwoPayloadMax = 65536;


export const resetPaymentPasswordBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const ResetPaymentPasswordBody = zod.union([zod.strictObject({
  "loginPassword": zod.string().min(1).max(resetPaymentPasswordBodyOneLoginPasswordMax).describe('The login password, as proof.'),
  "verificationCode": zod.string().min(1).max(resetPaymentPasswordBodyOneVerificationCodeMax).describe('The code that `sendMemberCode` sent for `reset_payment_password`.'),
  "newPaymentPassword": zod.string().min(resetPaymentPasswordBodyOneNewPaymentPasswordMin).max(resetPaymentPasswordBodyOneNewPaymentPasswordMax).describe('The new one.'),
  "confirmNewPaymentPassword": zod.string().min(resetPaymentPasswordBodyOneConfirmNewPaymentPasswordMin).max(resetPaymentPasswordBodyOneConfirmNewPaymentPasswordMax).describe('The same again.')
}).describe('A new payment password in place of one that was forgotten.'),zod.strictObject({
  "payload": zod.string().min(resetPaymentPasswordBodyTwoPayloadMin).max(resetPaymentPasswordBodyTwoPayloadMax).regex(resetPaymentPasswordBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n')])

export const resetPaymentPasswordResponseValueScoreMin = 0;
export const resetPaymentPasswordResponseValueScoreMax = 100;

export const resetPaymentPasswordResponseValueItemsItemPointsMin = 0;
export const resetPaymentPasswordResponseValueItemsItemPointsMax = 100;

export const resetPaymentPasswordResponseValueItemsItemDetailMax = 120;

export const resetPaymentPasswordResponseValueItemsItemChangedAtMax = 30;

export const resetPaymentPasswordResponseValueItemsMax = 10;

export const resetPaymentPasswordResponseValueLastLoginOneAtMax = 30;

export const resetPaymentPasswordResponseValueLastLoginOneIpMax = 45;

export const resetPaymentPasswordResponseValueLastLoginOneCountryMax = 2;


export const resetPaymentPasswordResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const resetPaymentPasswordResponseValueLastLoginOneDeviceMax = 120;



export const ResetPaymentPasswordResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "score": zod.int().min(resetPaymentPasswordResponseValueScoreMin).max(resetPaymentPasswordResponseValueScoreMax).describe('The sum of the points of what is done.'),
  "strength": zod.enum(['weak', 'fair', 'good', 'strong']).describe('How safe an account is: below 40 points weak, below 70 fair, below 90 good, else strong.'),
  "items": zod.array(zod.strictObject({
  "kind": zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).describe('A part of the safety of an account.'),
  "state": zod.enum(['done', 'missing', 'renew']).describe('Done, missing, or to be renewed because it is too old or too weak.'),
  "points": zod.int().min(resetPaymentPasswordResponseValueItemsItemPointsMin).max(resetPaymentPasswordResponseValueItemsItemPointsMax).describe('What it adds when it is done. All items together make 100.'),
  "detail": zod.string().min(1).max(resetPaymentPasswordResponseValueItemsItemDetailMax).nullable().describe('What identifies it, masked: an address, a number, how many accounts are bound. Null where there is nothing to tell.'),
  "changedAt": zod.iso.datetime({"offset":true}).max(resetPaymentPasswordResponseValueItemsItemChangedAtMax).nullable().describe('When it was last set or changed, null if never.')
}).describe('A part of the safety of the account, and how it stands.')).max(resetPaymentPasswordResponseValueItemsMax).describe('All parts, in the order of the page.'),
  "nextItem": zod.union([zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).describe('A part of the safety of an account.'),zod.null()]).describe('What to do next, null when everything is done.'),
  "newPlaceCheck": zod.boolean().describe('Whether a login from a new place asks for a code by SMS.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(resetPaymentPasswordResponseValueLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(resetPaymentPasswordResponseValueLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(resetPaymentPasswordResponseValueLastLoginOneCountryMax).regex(resetPaymentPasswordResponseValueLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(resetPaymentPasswordResponseValueLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.')
}).describe('How safe the member\'s account is.')
}).describe('The answer of `resetPaymentPassword`.')

/**
 * Makes a secret for an authenticator app (TOTP: SHA-1, 6 digits, 30 seconds). Nothing changes for the next login until
 * `confirmTwoStepLogin`; a new start makes the earlier secret void. Where two-step login is on it is 409 `already_set`.
 * The secret is stored encrypted and told this once only.
 * @summary Begin two-step login
 */
export const startTwoStepLoginHeaderMerchantMax = 32;


export const startTwoStepLoginHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const startTwoStepLoginHeaderXRequestIdMax = 64;


export const startTwoStepLoginHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const StartTwoStepLoginHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(startTwoStepLoginHeaderMerchantMax).regex(startTwoStepLoginHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(startTwoStepLoginHeaderXRequestIdMax).regex(startTwoStepLoginHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const startTwoStepLoginBodyOneLoginPasswordMax = 256;

export const startTwoStepLoginBodyTwoPayloadMin = 20;
export const startTwoStepLoginBodyTwoPayloadMax = 65536;


export const startTwoStepLoginBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const StartTwoStepLoginBody = zod.union([zod.strictObject({
  "loginPassword": zod.string().min(1).max(startTwoStepLoginBodyOneLoginPasswordMax).describe('The login password, as proof.')
}).describe('The wish to log in with a second step.'),zod.strictObject({
  "payload": zod.string().min(startTwoStepLoginBodyTwoPayloadMin).max(startTwoStepLoginBodyTwoPayloadMax).regex(startTwoStepLoginBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n')])

export const startTwoStepLoginResponseValueEnrolmentIdMax = 40;

export const startTwoStepLoginResponseValueSecretMin = 16;
export const startTwoStepLoginResponseValueSecretMax = 64;


export const startTwoStepLoginResponseValueSecretRegExp = new RegExp('^[A-Z2-7]+$');
export const startTwoStepLoginResponseValueOtpauthUrlMax = 400;

export const startTwoStepLoginResponseValueExpiresAtMax = 30;



export const StartTwoStepLoginResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "enrolmentId": zod.string().min(1).max(startTwoStepLoginResponseValueEnrolmentIdMax).describe('The id of this enrolment.'),
  "secret": zod.string().min(startTwoStepLoginResponseValueSecretMin).max(startTwoStepLoginResponseValueSecretMax).regex(startTwoStepLoginResponseValueSecretRegExp).describe('The secret in base32, to be typed in.'),
  "otpauthUrl": zod.url().max(startTwoStepLoginResponseValueOtpauthUrlMax).describe('The same as an address for a QR code: SHA-1, 6 digits, 30 seconds.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(startTwoStepLoginResponseValueExpiresAtMax).describe('Until when it can be confirmed.')
}).describe('A secret for an authenticator app, good once it has been confirmed.')
}).describe('The answer of `startTwoStepLogin`.')

/**
 * Turns two-step login on when the code is the one of the secret, at most one step of 30 seconds off; a code is good
 * once. From then on each login by password needs a code. Answers ten recovery codes, stored as hashes and told this
 * once only. An unknown or expired enrolment is 404, after five wrong codes it is void. The other sessions of the
 * account end.
 * @summary Turn two-step login on
 */
export const confirmTwoStepLoginHeaderMerchantMax = 32;


export const confirmTwoStepLoginHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const confirmTwoStepLoginHeaderXRequestIdMax = 64;


export const confirmTwoStepLoginHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ConfirmTwoStepLoginHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(confirmTwoStepLoginHeaderMerchantMax).regex(confirmTwoStepLoginHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(confirmTwoStepLoginHeaderXRequestIdMax).regex(confirmTwoStepLoginHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const confirmTwoStepLoginBodyOneEnrolmentIdMax = 40;

export const confirmTwoStepLoginBodyOneTotpCodeMin = 6;
export const confirmTwoStepLoginBodyOneTotpCodeMax = 6;


export const confirmTwoStepLoginBodyOneTotpCodeRegExp = new RegExp('^[0-9]{6}$');
export const confirmTwoStepLoginBodyTwoPayloadMin = 20;
export const confirmTwoStepLoginBodyTwoPayloadMax = 65536;


export const confirmTwoStepLoginBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const ConfirmTwoStepLoginBody = zod.union([zod.strictObject({
  "enrolmentId": zod.string().min(1).max(confirmTwoStepLoginBodyOneEnrolmentIdMax).describe('The id of the enrolment.'),
  "totpCode": zod.string().min(confirmTwoStepLoginBodyOneTotpCodeMin).max(confirmTwoStepLoginBodyOneTotpCodeMax).regex(confirmTwoStepLoginBodyOneTotpCodeRegExp).describe('The code that the app shows.')
}).describe('The first code of the authenticator app.'),zod.strictObject({
  "payload": zod.string().min(confirmTwoStepLoginBodyTwoPayloadMin).max(confirmTwoStepLoginBodyTwoPayloadMax).regex(confirmTwoStepLoginBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n')])

export const confirmTwoStepLoginResponseValueChangedAtMax = 30;

export const confirmTwoStepLoginResponseValueRecoveryCodesItemMax = 9;


export const confirmTwoStepLoginResponseValueRecoveryCodesItemRegExp = new RegExp('^[A-Z2-9]{4}-[A-Z2-9]{4}$');
export const confirmTwoStepLoginResponseValueRecoveryCodesMax = 10;



export const ConfirmTwoStepLoginResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "enabled": zod.boolean().describe('Whether it does.'),
  "changedAt": zod.iso.datetime({"offset":true}).max(confirmTwoStepLoginResponseValueChangedAtMax).describe('Since when.'),
  "recoveryCodes": zod.array(zod.string().max(confirmTwoStepLoginResponseValueRecoveryCodesItemMax).regex(confirmTwoStepLoginResponseValueRecoveryCodesItemRegExp).describe('A code that is good once.')).max(confirmTwoStepLoginResponseValueRecoveryCodesMax).describe('Codes for the day the app is lost; told this once only. Empty when the second step is off.')
}).describe('Whether a login needs a second step.')
}).describe('The answer of `confirmTwoStepLogin`.')

/**
 * Turns two-step login off and makes the secret and the recovery codes void. Where it is off it is 409 `conflict`. Five
 * wrong passwords or codes in 30 minutes are 429. The member is told by message, the audit log keeps it.
 * @summary Turn two-step login off
 */
export const disableTwoStepLoginHeaderMerchantMax = 32;


export const disableTwoStepLoginHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const disableTwoStepLoginHeaderXRequestIdMax = 64;


export const disableTwoStepLoginHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const DisableTwoStepLoginHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(disableTwoStepLoginHeaderMerchantMax).regex(disableTwoStepLoginHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(disableTwoStepLoginHeaderXRequestIdMax).regex(disableTwoStepLoginHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const disableTwoStepLoginBodyOneLoginPasswordMax = 256;

export const disableTwoStepLoginBodyOneCodeMin = 6;
export const disableTwoStepLoginBodyOneCodeMax = 9;


export const disableTwoStepLoginBodyOneCodeRegExp = new RegExp('^([0-9]{6}|[A-Z2-9]{4}-[A-Z2-9]{4})$');
export const disableTwoStepLoginBodyTwoPayloadMin = 20;
export const disableTwoStepLoginBodyTwoPayloadMax = 65536;


export const disableTwoStepLoginBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const DisableTwoStepLoginBody = zod.union([zod.strictObject({
  "loginPassword": zod.string().min(1).max(disableTwoStepLoginBodyOneLoginPasswordMax).describe('The login password.'),
  "code": zod.string().min(disableTwoStepLoginBodyOneCodeMin).max(disableTwoStepLoginBodyOneCodeMax).regex(disableTwoStepLoginBodyOneCodeRegExp).describe('A code of the app, or a recovery code.')
}).describe('The proof that the member itself takes the second step away.'),zod.strictObject({
  "payload": zod.string().min(disableTwoStepLoginBodyTwoPayloadMin).max(disableTwoStepLoginBodyTwoPayloadMax).regex(disableTwoStepLoginBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n')])

export const disableTwoStepLoginResponseValueChangedAtMax = 30;

export const disableTwoStepLoginResponseValueRecoveryCodesItemMax = 9;


export const disableTwoStepLoginResponseValueRecoveryCodesItemRegExp = new RegExp('^[A-Z2-9]{4}-[A-Z2-9]{4}$');
export const disableTwoStepLoginResponseValueRecoveryCodesMax = 10;



export const DisableTwoStepLoginResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "enabled": zod.boolean().describe('Whether it does.'),
  "changedAt": zod.iso.datetime({"offset":true}).max(disableTwoStepLoginResponseValueChangedAtMax).describe('Since when.'),
  "recoveryCodes": zod.array(zod.string().max(disableTwoStepLoginResponseValueRecoveryCodesItemMax).regex(disableTwoStepLoginResponseValueRecoveryCodesItemRegExp).describe('A code that is good once.')).max(disableTwoStepLoginResponseValueRecoveryCodesMax).describe('Codes for the day the app is lost; told this once only. Empty when the second step is off.')
}).describe('Whether a login needs a second step.')
}).describe('The answer of `disableTwoStepLogin`.')

/**
 * Sends a code of six digits that is good for one purpose, once, for five tries and `expiredMinutes`; a new one makes
 * the earlier one void. `bind_email` needs channel `email` and `email`, `bind_mobile` channel `sms`,
 * `countryDialingCode` and `mobileNum`: else 400. `reset_payment_password` goes to what is bound; where nothing is, it
 * is 422 `contact_missing`. An address or number of another member is told apart to nobody here: a code is sent, and
 * binding fails. Each `sms` needs a `sliderTicket` (422 `captcha_check_failed`). At most one a minute and ten a day for
 * each member, address and number: 429 `sms_too_many_requests`, `sms_quota_exceeded`.
 * @summary Send a code to the member
 */
export const sendMemberCodeHeaderMerchantMax = 32;


export const sendMemberCodeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const sendMemberCodeHeaderXRequestIdMax = 64;


export const sendMemberCodeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SendMemberCodeHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(sendMemberCodeHeaderMerchantMax).regex(sendMemberCodeHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(sendMemberCodeHeaderXRequestIdMax).regex(sendMemberCodeHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const sendMemberCodeBodyCountryDialingCodeMax = 5;


export const sendMemberCodeBodyCountryDialingCodeRegExp = new RegExp('^[0-9]+$');
export const sendMemberCodeBodyMobileNumMin = 4;
export const sendMemberCodeBodyMobileNumMax = 20;


export const sendMemberCodeBodyMobileNumRegExp = new RegExp('^[0-9]+$');
export const sendMemberCodeBodyEmailMax = 254;

export const sendMemberCodeBodySliderTicketMax = 128;



export const SendMemberCodeBody = zod.strictObject({
  "channel": zod.enum(['sms', 'email']).describe('How it is sent.'),
  "purpose": zod.enum(['bind_email', 'bind_mobile', 'reset_payment_password']).describe('What a code is good for, and for nothing else.'),
  "countryDialingCode": zod.string().min(1).max(sendMemberCodeBodyCountryDialingCodeMax).regex(sendMemberCodeBodyCountryDialingCodeRegExp).optional().describe('The dialling code of a country, digits only.'),
  "mobileNum": zod.string().min(sendMemberCodeBodyMobileNumMin).max(sendMemberCodeBodyMobileNumMax).regex(sendMemberCodeBodyMobileNumRegExp).optional().describe('The new mobile number.'),
  "email": zod.email().max(sendMemberCodeBodyEmailMax).optional().describe('The new address.'),
  "sliderTicket": zod.string().min(1).max(sendMemberCodeBodySliderTicketMax).optional().describe('The one-time ticket of the slider check; needed for `sms`.')
}).describe('The wish for a code. `sms` goes to `mobileNum` for `bind_mobile` and to the bound number otherwise; `email` goes to\n`email` for `bind_email` and to the bound address otherwise.\n')

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

/**
 * Binds the address, in place of an earlier one, which is told of it. An address of another member is 409
 * `contact_in_use`; the code is used up all the same. After a change bound accounts and limits stay as they are.
 * @summary Bind an e-mail address
 */
export const bindEmailHeaderMerchantMax = 32;


export const bindEmailHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const bindEmailHeaderXRequestIdMax = 64;


export const bindEmailHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const BindEmailHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(bindEmailHeaderMerchantMax).regex(bindEmailHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(bindEmailHeaderXRequestIdMax).regex(bindEmailHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const bindEmailBodyOneEmailMax = 254;

export const bindEmailBodyOneVerificationCodeMax = 255;

export const bindEmailBodyOneLoginPasswordMax = 256;

export const bindEmailBodyTwoPayloadMin = 20;
export const bindEmailBodyTwoPayloadMax = 65536;


export const bindEmailBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const BindEmailBody = zod.union([zod.strictObject({
  "email": zod.email().max(bindEmailBodyOneEmailMax).describe('The address.'),
  "verificationCode": zod.string().min(1).max(bindEmailBodyOneVerificationCodeMax).describe('The code that was sent to it.'),
  "loginPassword": zod.string().min(1).max(bindEmailBodyOneLoginPasswordMax).describe('The login password, as proof.')
}).describe('An e-mail address and the proof that it is the member\'s.'),zod.strictObject({
  "payload": zod.string().min(bindEmailBodyTwoPayloadMin).max(bindEmailBodyTwoPayloadMax).regex(bindEmailBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n')])

export const bindEmailResponseValueScoreMin = 0;
export const bindEmailResponseValueScoreMax = 100;

export const bindEmailResponseValueItemsItemPointsMin = 0;
export const bindEmailResponseValueItemsItemPointsMax = 100;

export const bindEmailResponseValueItemsItemDetailMax = 120;

export const bindEmailResponseValueItemsItemChangedAtMax = 30;

export const bindEmailResponseValueItemsMax = 10;

export const bindEmailResponseValueLastLoginOneAtMax = 30;

export const bindEmailResponseValueLastLoginOneIpMax = 45;

export const bindEmailResponseValueLastLoginOneCountryMax = 2;


export const bindEmailResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const bindEmailResponseValueLastLoginOneDeviceMax = 120;



export const BindEmailResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "score": zod.int().min(bindEmailResponseValueScoreMin).max(bindEmailResponseValueScoreMax).describe('The sum of the points of what is done.'),
  "strength": zod.enum(['weak', 'fair', 'good', 'strong']).describe('How safe an account is: below 40 points weak, below 70 fair, below 90 good, else strong.'),
  "items": zod.array(zod.strictObject({
  "kind": zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).describe('A part of the safety of an account.'),
  "state": zod.enum(['done', 'missing', 'renew']).describe('Done, missing, or to be renewed because it is too old or too weak.'),
  "points": zod.int().min(bindEmailResponseValueItemsItemPointsMin).max(bindEmailResponseValueItemsItemPointsMax).describe('What it adds when it is done. All items together make 100.'),
  "detail": zod.string().min(1).max(bindEmailResponseValueItemsItemDetailMax).nullable().describe('What identifies it, masked: an address, a number, how many accounts are bound. Null where there is nothing to tell.'),
  "changedAt": zod.iso.datetime({"offset":true}).max(bindEmailResponseValueItemsItemChangedAtMax).nullable().describe('When it was last set or changed, null if never.')
}).describe('A part of the safety of the account, and how it stands.')).max(bindEmailResponseValueItemsMax).describe('All parts, in the order of the page.'),
  "nextItem": zod.union([zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).describe('A part of the safety of an account.'),zod.null()]).describe('What to do next, null when everything is done.'),
  "newPlaceCheck": zod.boolean().describe('Whether a login from a new place asks for a code by SMS.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(bindEmailResponseValueLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(bindEmailResponseValueLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(bindEmailResponseValueLastLoginOneCountryMax).regex(bindEmailResponseValueLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(bindEmailResponseValueLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.')
}).describe('How safe the member\'s account is.')
}).describe('The answer of `bindEmail`.')

/**
 * Binds the number, in place of an earlier one, which is told of it; login by SMS goes by the new one at once. A number
 * of another member is 409 `contact_in_use`; the code is used up all the same. The number of a member who is
 * self-excluded counts as another member's.
 * @summary Bind a mobile number
 */
export const bindMobileHeaderMerchantMax = 32;


export const bindMobileHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const bindMobileHeaderXRequestIdMax = 64;


export const bindMobileHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const BindMobileHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(bindMobileHeaderMerchantMax).regex(bindMobileHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(bindMobileHeaderXRequestIdMax).regex(bindMobileHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const bindMobileBodyOneCountryDialingCodeMax = 5;


export const bindMobileBodyOneCountryDialingCodeRegExp = new RegExp('^[0-9]+$');
export const bindMobileBodyOneMobileNumMin = 4;
export const bindMobileBodyOneMobileNumMax = 20;


export const bindMobileBodyOneMobileNumRegExp = new RegExp('^[0-9]+$');
export const bindMobileBodyOneVerificationCodeMax = 255;

export const bindMobileBodyOneLoginPasswordMax = 256;

export const bindMobileBodyTwoPayloadMin = 20;
export const bindMobileBodyTwoPayloadMax = 65536;


export const bindMobileBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const BindMobileBody = zod.union([zod.strictObject({
  "countryDialingCode": zod.string().min(1).max(bindMobileBodyOneCountryDialingCodeMax).regex(bindMobileBodyOneCountryDialingCodeRegExp).describe('The dialling code of a country, digits only.'),
  "mobileNum": zod.string().min(bindMobileBodyOneMobileNumMin).max(bindMobileBodyOneMobileNumMax).regex(bindMobileBodyOneMobileNumRegExp).describe('The mobile number.'),
  "verificationCode": zod.string().min(1).max(bindMobileBodyOneVerificationCodeMax).describe('The code that was sent to it.'),
  "loginPassword": zod.string().min(1).max(bindMobileBodyOneLoginPasswordMax).describe('The login password, as proof.')
}).describe('A mobile number and the proof that it is the member\'s.'),zod.strictObject({
  "payload": zod.string().min(bindMobileBodyTwoPayloadMin).max(bindMobileBodyTwoPayloadMax).regex(bindMobileBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n')])

export const bindMobileResponseValueScoreMin = 0;
export const bindMobileResponseValueScoreMax = 100;

export const bindMobileResponseValueItemsItemPointsMin = 0;
export const bindMobileResponseValueItemsItemPointsMax = 100;

export const bindMobileResponseValueItemsItemDetailMax = 120;

export const bindMobileResponseValueItemsItemChangedAtMax = 30;

export const bindMobileResponseValueItemsMax = 10;

export const bindMobileResponseValueLastLoginOneAtMax = 30;

export const bindMobileResponseValueLastLoginOneIpMax = 45;

export const bindMobileResponseValueLastLoginOneCountryMax = 2;


export const bindMobileResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const bindMobileResponseValueLastLoginOneDeviceMax = 120;



export const BindMobileResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "score": zod.int().min(bindMobileResponseValueScoreMin).max(bindMobileResponseValueScoreMax).describe('The sum of the points of what is done.'),
  "strength": zod.enum(['weak', 'fair', 'good', 'strong']).describe('How safe an account is: below 40 points weak, below 70 fair, below 90 good, else strong.'),
  "items": zod.array(zod.strictObject({
  "kind": zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).describe('A part of the safety of an account.'),
  "state": zod.enum(['done', 'missing', 'renew']).describe('Done, missing, or to be renewed because it is too old or too weak.'),
  "points": zod.int().min(bindMobileResponseValueItemsItemPointsMin).max(bindMobileResponseValueItemsItemPointsMax).describe('What it adds when it is done. All items together make 100.'),
  "detail": zod.string().min(1).max(bindMobileResponseValueItemsItemDetailMax).nullable().describe('What identifies it, masked: an address, a number, how many accounts are bound. Null where there is nothing to tell.'),
  "changedAt": zod.iso.datetime({"offset":true}).max(bindMobileResponseValueItemsItemChangedAtMax).nullable().describe('When it was last set or changed, null if never.')
}).describe('A part of the safety of the account, and how it stands.')).max(bindMobileResponseValueItemsMax).describe('All parts, in the order of the page.'),
  "nextItem": zod.union([zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).describe('A part of the safety of an account.'),zod.null()]).describe('What to do next, null when everything is done.'),
  "newPlaceCheck": zod.boolean().describe('Whether a login from a new place asks for a code by SMS.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(bindMobileResponseValueLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(bindMobileResponseValueLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(bindMobileResponseValueLastLoginOneCountryMax).regex(bindMobileResponseValueLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(bindMobileResponseValueLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.')
}).describe('How safe the member\'s account is.')
}).describe('The answer of `bindMobile`.')

/**
 * The attempts to log in to the account of the session, the newest first, failed ones too, with place and device. Kept
 * for at least 3 months. A page beyond the last is empty.
 * @summary List the logins
 */
export const listLoginHistoryQueryFromMax = 30;

export const listLoginHistoryQueryToMax = 30;

export const listLoginHistoryQueryPageNoDefault = 1;
export const listLoginHistoryQueryPageNoMax = 100000;

export const listLoginHistoryQueryPageSizeDefault = 42;
export const listLoginHistoryQueryPageSizeMax = 100;



export const ListLoginHistoryQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listLoginHistoryQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listLoginHistoryQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "outcome": zod.enum(['success', 'wrong_password', 'wrong_code', 'locked', 'new_place', 'self_excluded']).optional().describe('Attempts that came out like this only.'),
  "pageNo": zod.int().min(1).max(listLoginHistoryQueryPageNoMax).default(listLoginHistoryQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listLoginHistoryQueryPageSizeMax).default(listLoginHistoryQueryPageSizeDefault).describe('Entries on a page.')
})

export const listLoginHistoryHeaderMerchantMax = 32;


export const listLoginHistoryHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listLoginHistoryHeaderXRequestIdMax = 64;


export const listLoginHistoryHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListLoginHistoryHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listLoginHistoryHeaderMerchantMax).regex(listLoginHistoryHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listLoginHistoryHeaderXRequestIdMax).regex(listLoginHistoryHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listLoginHistoryResponseValueContentItemLoginIdMax = 40;

export const listLoginHistoryResponseValueContentItemAtMax = 30;

export const listLoginHistoryResponseValueContentItemIpMax = 45;

export const listLoginHistoryResponseValueContentItemCountryMax = 2;


export const listLoginHistoryResponseValueContentItemCountryRegExp = new RegExp('^[A-Z]{2}$');
export const listLoginHistoryResponseValueContentItemDeviceMax = 120;

export const listLoginHistoryResponseValueContentMax = 100;

export const listLoginHistoryResponseValueTotalPagesMin = 0;
export const listLoginHistoryResponseValueTotalPagesMax = 100000;

export const listLoginHistoryResponseValueTotalElementsMin = 0;
export const listLoginHistoryResponseValueTotalElementsMax = 10000000;

export const listLoginHistoryResponseValueFailedTotalMin = 0;
export const listLoginHistoryResponseValueFailedTotalMax = 10000000;



export const ListLoginHistoryResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "loginId": zod.string().min(1).max(listLoginHistoryResponseValueContentItemLoginIdMax).describe('Its id.'),
  "at": zod.iso.datetime({"offset":true}).max(listLoginHistoryResponseValueContentItemAtMax).describe('When.'),
  "outcome": zod.enum(['success', 'wrong_password', 'wrong_code', 'locked', 'new_place', 'self_excluded']).describe('What came of an attempt. `new_place`: a code by SMS was asked for first.'),
  "method": zod.enum(['username', 'sms', 'google', 'facebook', 'ticket', 'registration']).describe('How somebody logged in. `ticket` is a login ticket of the merchant, `registration` the login that follows it.'),
  "ip": zod.string().min(1).max(listLoginHistoryResponseValueContentItemIpMax).describe('From which address.'),
  "country": zod.string().max(listLoginHistoryResponseValueContentItemCountryMax).regex(listLoginHistoryResponseValueContentItemCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().min(1).max(listLoginHistoryResponseValueContentItemDeviceMax).describe('With what.'),
  "current": zod.boolean().describe('Whether it opened the session of this call.')
}).describe('An attempt to log in.')).max(listLoginHistoryResponseValueContentMax).describe('The attempts of the page, the newest first.'),
  "totalPages": zod.int().min(listLoginHistoryResponseValueTotalPagesMin).max(listLoginHistoryResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listLoginHistoryResponseValueTotalElementsMin).max(listLoginHistoryResponseValueTotalElementsMax).describe('Attempts in all.'),
  "failedTotal": zod.int().min(listLoginHistoryResponseValueFailedTotalMin).max(listLoginHistoryResponseValueFailedTotalMax).describe('Those of them that failed.')
}).describe('A page of the login history.')
}).describe('The answer of `listLoginHistory`.')

/**
 * What the portal loads after each login: the welcome of the first login until it is dismissed, the last login once a
 * session. Trial accounts are answered too, with nothing due.
 * @summary Tell what to show after the login
 */
export const getLoginInfoHeaderMerchantMax = 32;


export const getLoginInfoHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getLoginInfoHeaderXRequestIdMax = 64;


export const getLoginInfoHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetLoginInfoHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getLoginInfoHeaderMerchantMax).regex(getLoginInfoHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getLoginInfoHeaderXRequestIdMax).regex(getLoginInfoHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getLoginInfoResponseValueLastLoginOneAtMax = 30;

export const getLoginInfoResponseValueLastLoginOneIpMax = 45;

export const getLoginInfoResponseValueLastLoginOneCountryMax = 2;


export const getLoginInfoResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const getLoginInfoResponseValueLastLoginOneDeviceMax = 120;

export const getLoginInfoResponseValueFailedSinceMin = 0;
export const getLoginInfoResponseValueFailedSinceMax = 10000;



export const GetLoginInfoResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "firstLoginDue": zod.boolean().describe('Whether the welcome of the first login is still to be shown; it offers deposit limits and the profile.'),
  "afterLoginDue": zod.boolean().describe('Whether the last login is still to be shown in this session.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(getLoginInfoResponseValueLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(getLoginInfoResponseValueLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(getLoginInfoResponseValueLastLoginOneCountryMax).regex(getLoginInfoResponseValueLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(getLoginInfoResponseValueLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.'),
  "failedSince": zod.int().min(getLoginInfoResponseValueFailedSinceMin).max(getLoginInfoResponseValueFailedSinceMax).describe('Failed attempts since then.'),
  "profileComplete": zod.boolean().describe('Whether payee name and birthday are given.'),
  "depositLimitSet": zod.boolean().describe('Whether the member has a deposit limit of its own.'),
  "passwordChangeDue": zod.boolean().describe('Whether the login password has to be changed first.')
}).describe('What the portal shows right after a login.')
}).describe('The answer of `getLoginInfo`.')

/**
 * Remembers that the welcome was shown, for the account, or the last login, for this session, and answers what is still
 * due. Doing it again changes nothing.
 * @summary Dismiss what was shown after the login
 */
export const dismissLoginInfoHeaderMerchantMax = 32;


export const dismissLoginInfoHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const dismissLoginInfoHeaderXRequestIdMax = 64;


export const dismissLoginInfoHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const DismissLoginInfoHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(dismissLoginInfoHeaderMerchantMax).regex(dismissLoginInfoHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(dismissLoginInfoHeaderXRequestIdMax).regex(dismissLoginInfoHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const DismissLoginInfoBody = zod.strictObject({
  "kind": zod.enum(['first_login', 'after_login']).describe('The welcome of the first login, or the last login.')
}).describe('What was shown.')

export const dismissLoginInfoResponseValueLastLoginOneAtMax = 30;

export const dismissLoginInfoResponseValueLastLoginOneIpMax = 45;

export const dismissLoginInfoResponseValueLastLoginOneCountryMax = 2;


export const dismissLoginInfoResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const dismissLoginInfoResponseValueLastLoginOneDeviceMax = 120;

export const dismissLoginInfoResponseValueFailedSinceMin = 0;
export const dismissLoginInfoResponseValueFailedSinceMax = 10000;



export const DismissLoginInfoResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "firstLoginDue": zod.boolean().describe('Whether the welcome of the first login is still to be shown; it offers deposit limits and the profile.'),
  "afterLoginDue": zod.boolean().describe('Whether the last login is still to be shown in this session.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(dismissLoginInfoResponseValueLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(dismissLoginInfoResponseValueLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(dismissLoginInfoResponseValueLastLoginOneCountryMax).regex(dismissLoginInfoResponseValueLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(dismissLoginInfoResponseValueLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.'),
  "failedSince": zod.int().min(dismissLoginInfoResponseValueFailedSinceMin).max(dismissLoginInfoResponseValueFailedSinceMax).describe('Failed attempts since then.'),
  "profileComplete": zod.boolean().describe('Whether payee name and birthday are given.'),
  "depositLimitSet": zod.boolean().describe('Whether the member has a deposit limit of its own.'),
  "passwordChangeDue": zod.boolean().describe('Whether the login password has to be changed first.')
}).describe('What the portal shows right after a login.')
}).describe('The answer of `dismissLoginInfo`.')

/**
 * The limits that the member of the session has set, with what is used of each, and what can be set. The lowest of all
 * limits that overlap holds, the operator's among them; a deposit, bet or transfer to a vendor that would pass it is
 * refused inside the transaction.
 * @summary Tell the limits
 */
export const getPlayLimitsHeaderMerchantMax = 32;


export const getPlayLimitsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getPlayLimitsHeaderXRequestIdMax = 64;


export const getPlayLimitsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPlayLimitsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getPlayLimitsHeaderMerchantMax).regex(getPlayLimitsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getPlayLimitsHeaderXRequestIdMax).regex(getPlayLimitsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getPlayLimitsResponseValueMoneyLimitsItemAmountOneMax = 25;


export const getPlayLimitsResponseValueMoneyLimitsItemAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getPlayLimitsResponseValueMoneyLimitsItemUsedMax = 25;


export const getPlayLimitsResponseValueMoneyLimitsItemUsedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getPlayLimitsResponseValueMoneyLimitsItemRemainingOneMax = 25;


export const getPlayLimitsResponseValueMoneyLimitsItemRemainingOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getPlayLimitsResponseValueMoneyLimitsItemResetsAtMax = 30;

export const getPlayLimitsResponseValueMoneyLimitsItemPendingOneAmountOneMax = 25;


export const getPlayLimitsResponseValueMoneyLimitsItemPendingOneAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getPlayLimitsResponseValueMoneyLimitsItemPendingOneEffectiveAtMax = 30;

export const getPlayLimitsResponseValueMoneyLimitsMax = 6;

export const getPlayLimitsResponseValueSessionLimitsItemMinutesMax = 1440;

export const getPlayLimitsResponseValueSessionLimitsItemUsedMinutesMin = 0;
export const getPlayLimitsResponseValueSessionLimitsItemUsedMinutesMax = 1000000;

export const getPlayLimitsResponseValueSessionLimitsItemRemainingMinutesMin = 0;
export const getPlayLimitsResponseValueSessionLimitsItemRemainingMinutesMax = 1440;

export const getPlayLimitsResponseValueSessionLimitsItemResetsAtMax = 30;

export const getPlayLimitsResponseValueSessionLimitsItemPendingOneMinutesMax = 1440;

export const getPlayLimitsResponseValueSessionLimitsItemPendingOneEffectiveAtMax = 30;

export const getPlayLimitsResponseValueSessionLimitsMax = 2;

export const getPlayLimitsResponseValueRealityCheckMinutesMin = 0;
export const getPlayLimitsResponseValueRealityCheckMinutesMax = 240;

export const getPlayLimitsResponseValueRealityCheckChoicesItemMin = 0;
export const getPlayLimitsResponseValueRealityCheckChoicesItemMax = 240;

export const getPlayLimitsResponseValueRealityCheckChoicesMax = 10;

export const getPlayLimitsResponseValueExclusionPeriodsMax = 7;

export const getPlayLimitsResponseValueCurrencyMax = 5;


export const getPlayLimitsResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const getPlayLimitsResponseValueAsOfMax = 30;



export const GetPlayLimitsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "moneyLimits": zod.array(zod.strictObject({
  "kind": zod.enum(['deposit', 'loss']).describe('What a limit of money is about: deposits, or the loss, which is stakes less payouts of settled real-money bets and\nthe stakes of open ones.\n'),
  "period": zod.enum(['day', 'week', 'month']).describe('A calendar day, week (from Monday) or month in the brand\'s time zone.'),
  "amount": zod.union([zod.string().max(getPlayLimitsResponseValueMoneyLimitsItemAmountOneMax).regex(getPlayLimitsResponseValueMoneyLimitsItemAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The limit, null where there is none.'),
  "used": zod.string().max(getPlayLimitsResponseValueMoneyLimitsItemUsedMax).regex(getPlayLimitsResponseValueMoneyLimitsItemUsedRegExp).describe('What of the period counts so far; a loss below zero counts as zero.'),
  "remaining": zod.union([zod.string().max(getPlayLimitsResponseValueMoneyLimitsItemRemainingOneMax).regex(getPlayLimitsResponseValueMoneyLimitsItemRemainingOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What is left, null without a limit.'),
  "resetsAt": zod.iso.datetime({"offset":true}).max(getPlayLimitsResponseValueMoneyLimitsItemResetsAtMax).describe('When the next period begins.'),
  "setBy": zod.enum(['member', 'operator']).describe('Who set it. One of the operator cannot be raised by the member.'),
  "pending": zod.union([zod.strictObject({
  "amount": zod.union([zod.string().max(getPlayLimitsResponseValueMoneyLimitsItemPendingOneAmountOneMax).regex(getPlayLimitsResponseValueMoneyLimitsItemPendingOneAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The amount, null for no limit.'),
  "effectiveAt": zod.iso.datetime({"offset":true}).max(getPlayLimitsResponseValueMoneyLimitsItemPendingOneEffectiveAtMax).describe('From when.')
}).describe('A higher limit, or none, that will hold later.'),zod.null()]).describe('The change that waits, null where none does.')
}).describe('A limit of money.')).max(getPlayLimitsResponseValueMoneyLimitsMax).describe('One entry for each kind and period.'),
  "sessionLimits": zod.array(zod.strictObject({
  "period": zod.enum(['session', 'day']).describe('One session, or a calendar day in the brand\'s time zone over all sessions.'),
  "minutes": zod.int().min(1).max(getPlayLimitsResponseValueSessionLimitsItemMinutesMax).nullable().describe('The limit, null where there is none.'),
  "usedMinutes": zod.int().min(getPlayLimitsResponseValueSessionLimitsItemUsedMinutesMin).max(getPlayLimitsResponseValueSessionLimitsItemUsedMinutesMax).describe('The minutes so far.'),
  "remainingMinutes": zod.int().min(getPlayLimitsResponseValueSessionLimitsItemRemainingMinutesMin).max(getPlayLimitsResponseValueSessionLimitsItemRemainingMinutesMax).nullable().describe('The minutes left, null without a limit.'),
  "resetsAt": zod.iso.datetime({"offset":true}).max(getPlayLimitsResponseValueSessionLimitsItemResetsAtMax).nullable().describe('When the next day begins, null for a session.'),
  "pending": zod.union([zod.strictObject({
  "minutes": zod.int().min(1).max(getPlayLimitsResponseValueSessionLimitsItemPendingOneMinutesMax).nullable().describe('The minutes, null for no limit.'),
  "effectiveAt": zod.iso.datetime({"offset":true}).max(getPlayLimitsResponseValueSessionLimitsItemPendingOneEffectiveAtMax).describe('From when.')
}).describe('A longer time, or none, that will hold later.'),zod.null()]).describe('The change that waits, null where none does.')
}).describe('A limit of the time to play.')).max(getPlayLimitsResponseValueSessionLimitsMax).describe('One entry for each period.'),
  "realityCheckMinutes": zod.int().min(getPlayLimitsResponseValueRealityCheckMinutesMin).max(getPlayLimitsResponseValueRealityCheckMinutesMax).describe('The interval of the reality check, 0 when it is off.'),
  "realityCheckChoices": zod.array(zod.int().min(getPlayLimitsResponseValueRealityCheckChoicesItemMin).max(getPlayLimitsResponseValueRealityCheckChoicesItemMax).describe('An interval in minutes, 0 for off.')).max(getPlayLimitsResponseValueRealityCheckChoicesMax).describe('The intervals to choose from. Where the licence demands a check, 0 is missing.'),
  "exclusionPeriods": zod.array(zod.enum(['day_1', 'day_7', 'day_30', 'month_6', 'year_1', 'year_5', 'permanent']).describe('For how long a member excludes itself.')).max(getPlayLimitsResponseValueExclusionPeriodsMax).describe('The periods of self-exclusion that the brand offers.'),
  "currency": zod.string().max(getPlayLimitsResponseValueCurrencyMax).regex(getPlayLimitsResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "asOf": zod.iso.datetime({"offset":true}).max(getPlayLimitsResponseValueAsOfMax).describe('The moment for which the figures hold.')
}).describe('What the member has set to keep play within bounds.')
}).describe('The answer of `getPlayLimits`.')

/**
 * A lower limit, or a first one, holds at once and takes a waiting change away. A higher one, or none, waits 24 hours as
 * `pending` and then holds without another word; sending the present limit again takes the waiting change away. A limit
 * of the operator cannot be raised: 403 `forbidden`. Each change goes to the audit log. Answers all limits. The lowest
 * of all limits that overlap holds, the operator's among them; a deposit, bet or transfer to a vendor that would pass it
 * is refused inside the transaction.
 * @summary Set a limit of money
 */
export const setMoneyLimitHeaderMerchantMax = 32;


export const setMoneyLimitHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const setMoneyLimitHeaderXRequestIdMax = 64;


export const setMoneyLimitHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SetMoneyLimitHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(setMoneyLimitHeaderMerchantMax).regex(setMoneyLimitHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(setMoneyLimitHeaderXRequestIdMax).regex(setMoneyLimitHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const setMoneyLimitBodyAmountOneMax = 24;


export const setMoneyLimitBodyAmountOneRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');


export const SetMoneyLimitBody = zod.strictObject({
  "kind": zod.enum(['deposit', 'loss']).describe('What a limit of money is about: deposits, or the loss, which is stakes less payouts of settled real-money bets and\nthe stakes of open ones.\n'),
  "period": zod.enum(['day', 'week', 'month']).describe('A calendar day, week (from Monday) or month in the brand\'s time zone.'),
  "amount": zod.union([zod.string().max(setMoneyLimitBodyAmountOneMax).regex(setMoneyLimitBodyAmountOneRegExp).describe('An amount above zero, written as `Money`. It has no more decimals than the currency.'),zod.null()]).describe('The limit, null for none.')
}).describe('A limit of money to set.')

export const setMoneyLimitResponseValueMoneyLimitsItemAmountOneMax = 25;


export const setMoneyLimitResponseValueMoneyLimitsItemAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const setMoneyLimitResponseValueMoneyLimitsItemUsedMax = 25;


export const setMoneyLimitResponseValueMoneyLimitsItemUsedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const setMoneyLimitResponseValueMoneyLimitsItemRemainingOneMax = 25;


export const setMoneyLimitResponseValueMoneyLimitsItemRemainingOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const setMoneyLimitResponseValueMoneyLimitsItemResetsAtMax = 30;

export const setMoneyLimitResponseValueMoneyLimitsItemPendingOneAmountOneMax = 25;


export const setMoneyLimitResponseValueMoneyLimitsItemPendingOneAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const setMoneyLimitResponseValueMoneyLimitsItemPendingOneEffectiveAtMax = 30;

export const setMoneyLimitResponseValueMoneyLimitsMax = 6;

export const setMoneyLimitResponseValueSessionLimitsItemMinutesMax = 1440;

export const setMoneyLimitResponseValueSessionLimitsItemUsedMinutesMin = 0;
export const setMoneyLimitResponseValueSessionLimitsItemUsedMinutesMax = 1000000;

export const setMoneyLimitResponseValueSessionLimitsItemRemainingMinutesMin = 0;
export const setMoneyLimitResponseValueSessionLimitsItemRemainingMinutesMax = 1440;

export const setMoneyLimitResponseValueSessionLimitsItemResetsAtMax = 30;

export const setMoneyLimitResponseValueSessionLimitsItemPendingOneMinutesMax = 1440;

export const setMoneyLimitResponseValueSessionLimitsItemPendingOneEffectiveAtMax = 30;

export const setMoneyLimitResponseValueSessionLimitsMax = 2;

export const setMoneyLimitResponseValueRealityCheckMinutesMin = 0;
export const setMoneyLimitResponseValueRealityCheckMinutesMax = 240;

export const setMoneyLimitResponseValueRealityCheckChoicesItemMin = 0;
export const setMoneyLimitResponseValueRealityCheckChoicesItemMax = 240;

export const setMoneyLimitResponseValueRealityCheckChoicesMax = 10;

export const setMoneyLimitResponseValueExclusionPeriodsMax = 7;

export const setMoneyLimitResponseValueCurrencyMax = 5;


export const setMoneyLimitResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const setMoneyLimitResponseValueAsOfMax = 30;



export const SetMoneyLimitResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "moneyLimits": zod.array(zod.strictObject({
  "kind": zod.enum(['deposit', 'loss']).describe('What a limit of money is about: deposits, or the loss, which is stakes less payouts of settled real-money bets and\nthe stakes of open ones.\n'),
  "period": zod.enum(['day', 'week', 'month']).describe('A calendar day, week (from Monday) or month in the brand\'s time zone.'),
  "amount": zod.union([zod.string().max(setMoneyLimitResponseValueMoneyLimitsItemAmountOneMax).regex(setMoneyLimitResponseValueMoneyLimitsItemAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The limit, null where there is none.'),
  "used": zod.string().max(setMoneyLimitResponseValueMoneyLimitsItemUsedMax).regex(setMoneyLimitResponseValueMoneyLimitsItemUsedRegExp).describe('What of the period counts so far; a loss below zero counts as zero.'),
  "remaining": zod.union([zod.string().max(setMoneyLimitResponseValueMoneyLimitsItemRemainingOneMax).regex(setMoneyLimitResponseValueMoneyLimitsItemRemainingOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What is left, null without a limit.'),
  "resetsAt": zod.iso.datetime({"offset":true}).max(setMoneyLimitResponseValueMoneyLimitsItemResetsAtMax).describe('When the next period begins.'),
  "setBy": zod.enum(['member', 'operator']).describe('Who set it. One of the operator cannot be raised by the member.'),
  "pending": zod.union([zod.strictObject({
  "amount": zod.union([zod.string().max(setMoneyLimitResponseValueMoneyLimitsItemPendingOneAmountOneMax).regex(setMoneyLimitResponseValueMoneyLimitsItemPendingOneAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The amount, null for no limit.'),
  "effectiveAt": zod.iso.datetime({"offset":true}).max(setMoneyLimitResponseValueMoneyLimitsItemPendingOneEffectiveAtMax).describe('From when.')
}).describe('A higher limit, or none, that will hold later.'),zod.null()]).describe('The change that waits, null where none does.')
}).describe('A limit of money.')).max(setMoneyLimitResponseValueMoneyLimitsMax).describe('One entry for each kind and period.'),
  "sessionLimits": zod.array(zod.strictObject({
  "period": zod.enum(['session', 'day']).describe('One session, or a calendar day in the brand\'s time zone over all sessions.'),
  "minutes": zod.int().min(1).max(setMoneyLimitResponseValueSessionLimitsItemMinutesMax).nullable().describe('The limit, null where there is none.'),
  "usedMinutes": zod.int().min(setMoneyLimitResponseValueSessionLimitsItemUsedMinutesMin).max(setMoneyLimitResponseValueSessionLimitsItemUsedMinutesMax).describe('The minutes so far.'),
  "remainingMinutes": zod.int().min(setMoneyLimitResponseValueSessionLimitsItemRemainingMinutesMin).max(setMoneyLimitResponseValueSessionLimitsItemRemainingMinutesMax).nullable().describe('The minutes left, null without a limit.'),
  "resetsAt": zod.iso.datetime({"offset":true}).max(setMoneyLimitResponseValueSessionLimitsItemResetsAtMax).nullable().describe('When the next day begins, null for a session.'),
  "pending": zod.union([zod.strictObject({
  "minutes": zod.int().min(1).max(setMoneyLimitResponseValueSessionLimitsItemPendingOneMinutesMax).nullable().describe('The minutes, null for no limit.'),
  "effectiveAt": zod.iso.datetime({"offset":true}).max(setMoneyLimitResponseValueSessionLimitsItemPendingOneEffectiveAtMax).describe('From when.')
}).describe('A longer time, or none, that will hold later.'),zod.null()]).describe('The change that waits, null where none does.')
}).describe('A limit of the time to play.')).max(setMoneyLimitResponseValueSessionLimitsMax).describe('One entry for each period.'),
  "realityCheckMinutes": zod.int().min(setMoneyLimitResponseValueRealityCheckMinutesMin).max(setMoneyLimitResponseValueRealityCheckMinutesMax).describe('The interval of the reality check, 0 when it is off.'),
  "realityCheckChoices": zod.array(zod.int().min(setMoneyLimitResponseValueRealityCheckChoicesItemMin).max(setMoneyLimitResponseValueRealityCheckChoicesItemMax).describe('An interval in minutes, 0 for off.')).max(setMoneyLimitResponseValueRealityCheckChoicesMax).describe('The intervals to choose from. Where the licence demands a check, 0 is missing.'),
  "exclusionPeriods": zod.array(zod.enum(['day_1', 'day_7', 'day_30', 'month_6', 'year_1', 'year_5', 'permanent']).describe('For how long a member excludes itself.')).max(setMoneyLimitResponseValueExclusionPeriodsMax).describe('The periods of self-exclusion that the brand offers.'),
  "currency": zod.string().max(setMoneyLimitResponseValueCurrencyMax).regex(setMoneyLimitResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "asOf": zod.iso.datetime({"offset":true}).max(setMoneyLimitResponseValueAsOfMax).describe('The moment for which the figures hold.')
}).describe('What the member has set to keep play within bounds.')
}).describe('The answer of `setMoneyLimit`.')

/**
 * A lower limit, or a first one, holds at once and takes a waiting change away. A higher one, or none, waits 24 hours as
 * `pending` and then holds without another word; sending the present limit again takes the waiting change away. A limit
 * of the operator cannot be raised: 403 `forbidden`. Each change goes to the audit log. Answers all limits. When the
 * time is up no bet is taken (422 `play_limit_reached`); open rounds are finished.
 * @summary Set a limit of the time to play
 */
export const setSessionLimitHeaderMerchantMax = 32;


export const setSessionLimitHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const setSessionLimitHeaderXRequestIdMax = 64;


export const setSessionLimitHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SetSessionLimitHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(setSessionLimitHeaderMerchantMax).regex(setSessionLimitHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(setSessionLimitHeaderXRequestIdMax).regex(setSessionLimitHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const setSessionLimitBodyMinutesMin = 15;
export const setSessionLimitBodyMinutesMax = 1440;



export const SetSessionLimitBody = zod.strictObject({
  "period": zod.enum(['session', 'day']).describe('One session, or a calendar day.'),
  "minutes": zod.int().min(setSessionLimitBodyMinutesMin).max(setSessionLimitBodyMinutesMax).nullable().describe('The limit, null for none.')
}).describe('A limit of time to set.')

export const setSessionLimitResponseValueMoneyLimitsItemAmountOneMax = 25;


export const setSessionLimitResponseValueMoneyLimitsItemAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const setSessionLimitResponseValueMoneyLimitsItemUsedMax = 25;


export const setSessionLimitResponseValueMoneyLimitsItemUsedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const setSessionLimitResponseValueMoneyLimitsItemRemainingOneMax = 25;


export const setSessionLimitResponseValueMoneyLimitsItemRemainingOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const setSessionLimitResponseValueMoneyLimitsItemResetsAtMax = 30;

export const setSessionLimitResponseValueMoneyLimitsItemPendingOneAmountOneMax = 25;


export const setSessionLimitResponseValueMoneyLimitsItemPendingOneAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const setSessionLimitResponseValueMoneyLimitsItemPendingOneEffectiveAtMax = 30;

export const setSessionLimitResponseValueMoneyLimitsMax = 6;

export const setSessionLimitResponseValueSessionLimitsItemMinutesMax = 1440;

export const setSessionLimitResponseValueSessionLimitsItemUsedMinutesMin = 0;
export const setSessionLimitResponseValueSessionLimitsItemUsedMinutesMax = 1000000;

export const setSessionLimitResponseValueSessionLimitsItemRemainingMinutesMin = 0;
export const setSessionLimitResponseValueSessionLimitsItemRemainingMinutesMax = 1440;

export const setSessionLimitResponseValueSessionLimitsItemResetsAtMax = 30;

export const setSessionLimitResponseValueSessionLimitsItemPendingOneMinutesMax = 1440;

export const setSessionLimitResponseValueSessionLimitsItemPendingOneEffectiveAtMax = 30;

export const setSessionLimitResponseValueSessionLimitsMax = 2;

export const setSessionLimitResponseValueRealityCheckMinutesMin = 0;
export const setSessionLimitResponseValueRealityCheckMinutesMax = 240;

export const setSessionLimitResponseValueRealityCheckChoicesItemMin = 0;
export const setSessionLimitResponseValueRealityCheckChoicesItemMax = 240;

export const setSessionLimitResponseValueRealityCheckChoicesMax = 10;

export const setSessionLimitResponseValueExclusionPeriodsMax = 7;

export const setSessionLimitResponseValueCurrencyMax = 5;


export const setSessionLimitResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const setSessionLimitResponseValueAsOfMax = 30;



export const SetSessionLimitResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "moneyLimits": zod.array(zod.strictObject({
  "kind": zod.enum(['deposit', 'loss']).describe('What a limit of money is about: deposits, or the loss, which is stakes less payouts of settled real-money bets and\nthe stakes of open ones.\n'),
  "period": zod.enum(['day', 'week', 'month']).describe('A calendar day, week (from Monday) or month in the brand\'s time zone.'),
  "amount": zod.union([zod.string().max(setSessionLimitResponseValueMoneyLimitsItemAmountOneMax).regex(setSessionLimitResponseValueMoneyLimitsItemAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The limit, null where there is none.'),
  "used": zod.string().max(setSessionLimitResponseValueMoneyLimitsItemUsedMax).regex(setSessionLimitResponseValueMoneyLimitsItemUsedRegExp).describe('What of the period counts so far; a loss below zero counts as zero.'),
  "remaining": zod.union([zod.string().max(setSessionLimitResponseValueMoneyLimitsItemRemainingOneMax).regex(setSessionLimitResponseValueMoneyLimitsItemRemainingOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What is left, null without a limit.'),
  "resetsAt": zod.iso.datetime({"offset":true}).max(setSessionLimitResponseValueMoneyLimitsItemResetsAtMax).describe('When the next period begins.'),
  "setBy": zod.enum(['member', 'operator']).describe('Who set it. One of the operator cannot be raised by the member.'),
  "pending": zod.union([zod.strictObject({
  "amount": zod.union([zod.string().max(setSessionLimitResponseValueMoneyLimitsItemPendingOneAmountOneMax).regex(setSessionLimitResponseValueMoneyLimitsItemPendingOneAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The amount, null for no limit.'),
  "effectiveAt": zod.iso.datetime({"offset":true}).max(setSessionLimitResponseValueMoneyLimitsItemPendingOneEffectiveAtMax).describe('From when.')
}).describe('A higher limit, or none, that will hold later.'),zod.null()]).describe('The change that waits, null where none does.')
}).describe('A limit of money.')).max(setSessionLimitResponseValueMoneyLimitsMax).describe('One entry for each kind and period.'),
  "sessionLimits": zod.array(zod.strictObject({
  "period": zod.enum(['session', 'day']).describe('One session, or a calendar day in the brand\'s time zone over all sessions.'),
  "minutes": zod.int().min(1).max(setSessionLimitResponseValueSessionLimitsItemMinutesMax).nullable().describe('The limit, null where there is none.'),
  "usedMinutes": zod.int().min(setSessionLimitResponseValueSessionLimitsItemUsedMinutesMin).max(setSessionLimitResponseValueSessionLimitsItemUsedMinutesMax).describe('The minutes so far.'),
  "remainingMinutes": zod.int().min(setSessionLimitResponseValueSessionLimitsItemRemainingMinutesMin).max(setSessionLimitResponseValueSessionLimitsItemRemainingMinutesMax).nullable().describe('The minutes left, null without a limit.'),
  "resetsAt": zod.iso.datetime({"offset":true}).max(setSessionLimitResponseValueSessionLimitsItemResetsAtMax).nullable().describe('When the next day begins, null for a session.'),
  "pending": zod.union([zod.strictObject({
  "minutes": zod.int().min(1).max(setSessionLimitResponseValueSessionLimitsItemPendingOneMinutesMax).nullable().describe('The minutes, null for no limit.'),
  "effectiveAt": zod.iso.datetime({"offset":true}).max(setSessionLimitResponseValueSessionLimitsItemPendingOneEffectiveAtMax).describe('From when.')
}).describe('A longer time, or none, that will hold later.'),zod.null()]).describe('The change that waits, null where none does.')
}).describe('A limit of the time to play.')).max(setSessionLimitResponseValueSessionLimitsMax).describe('One entry for each period.'),
  "realityCheckMinutes": zod.int().min(setSessionLimitResponseValueRealityCheckMinutesMin).max(setSessionLimitResponseValueRealityCheckMinutesMax).describe('The interval of the reality check, 0 when it is off.'),
  "realityCheckChoices": zod.array(zod.int().min(setSessionLimitResponseValueRealityCheckChoicesItemMin).max(setSessionLimitResponseValueRealityCheckChoicesItemMax).describe('An interval in minutes, 0 for off.')).max(setSessionLimitResponseValueRealityCheckChoicesMax).describe('The intervals to choose from. Where the licence demands a check, 0 is missing.'),
  "exclusionPeriods": zod.array(zod.enum(['day_1', 'day_7', 'day_30', 'month_6', 'year_1', 'year_5', 'permanent']).describe('For how long a member excludes itself.')).max(setSessionLimitResponseValueExclusionPeriodsMax).describe('The periods of self-exclusion that the brand offers.'),
  "currency": zod.string().max(setSessionLimitResponseValueCurrencyMax).regex(setSessionLimitResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "asOf": zod.iso.datetime({"offset":true}).max(setSessionLimitResponseValueAsOfMax).describe('The moment for which the figures hold.')
}).describe('What the member has set to keep play within bounds.')
}).describe('The answer of `setSessionLimit`.')

/**
 * Excludes the member for the period, at once: login, bets, deposits and marketing are refused with 403 `self_excluded`,
 * and every session of the account ends, the one of this call after its answer. Open bets still settle and withdrawals
 * under way go on; the rest of the balance is paid out by customer service. A new registration with the same mobile
 * number, e-mail address or identity number is refused. It cannot be taken back or shortened. A period that the brand
 * does not offer is 400. The audit log keeps it.
 * @summary Exclude oneself from play
 */
export const startSelfExclusionHeaderMerchantMax = 32;


export const startSelfExclusionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const startSelfExclusionHeaderXRequestIdMax = 64;


export const startSelfExclusionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const StartSelfExclusionHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(startSelfExclusionHeaderMerchantMax).regex(startSelfExclusionHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(startSelfExclusionHeaderXRequestIdMax).regex(startSelfExclusionHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const StartSelfExclusionBody = zod.strictObject({
  "period": zod.enum(['day_1', 'day_7', 'day_30', 'month_6', 'year_1', 'year_5', 'permanent']).describe('For how long a member excludes itself.')
}).describe('The wish not to play for a while. No reason is asked for.')

export const startSelfExclusionResponseValueStartsAtMax = 30;

export const startSelfExclusionResponseValueEndsAtMax = 30;

export const startSelfExclusionResponseValueSessionsEndedMax = 1000;

export const startSelfExclusionResponseValueHelpLineMax = 80;



export const StartSelfExclusionResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "period": zod.enum(['day_1', 'day_7', 'day_30', 'month_6', 'year_1', 'year_5', 'permanent']).describe('For how long a member excludes itself.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(startSelfExclusionResponseValueStartsAtMax).describe('From when, always at once.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(startSelfExclusionResponseValueEndsAtMax).nullable().describe('Until when, null for ever.'),
  "sessionsEnded": zod.int().min(1).max(startSelfExclusionResponseValueSessionsEndedMax).describe('How many sessions ended with it, the one of this call included.'),
  "helpLine": zod.string().min(1).max(startSelfExclusionResponseValueHelpLineMax).nullable().describe('Where help is found, null where the brand names none.')
}).describe('A self-exclusion. It cannot be taken back or shortened.')
}).describe('The answer of `startSelfExclusion`.')

/**
 * Time and money since the login of this session, and when the next reality check is due. The portal polls it in the
 * background; a check that is due is shown over any game and never breaks an open round. While it is due for more than
 * five minutes the server takes no new bet: 422 `play_limit_reached`.
 * @summary Tell how long and with what result one has played
 */
export const getRealityCheckHeaderMerchantMax = 32;


export const getRealityCheckHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getRealityCheckHeaderXRequestIdMax = 64;


export const getRealityCheckHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetRealityCheckHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getRealityCheckHeaderMerchantMax).regex(getRealityCheckHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getRealityCheckHeaderXRequestIdMax).regex(getRealityCheckHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getRealityCheckResponseValueIntervalMinutesMin = 0;
export const getRealityCheckResponseValueIntervalMinutesMax = 240;

export const getRealityCheckResponseValueNextAtMax = 30;

export const getRealityCheckResponseValueSinceMax = 30;

export const getRealityCheckResponseValuePlayedMinutesMin = 0;
export const getRealityCheckResponseValuePlayedMinutesMax = 1000000;

export const getRealityCheckResponseValueStakedMax = 25;


export const getRealityCheckResponseValueStakedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getRealityCheckResponseValuePaidMax = 25;


export const getRealityCheckResponseValuePaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getRealityCheckResponseValueNetPositionMax = 25;


export const getRealityCheckResponseValueNetPositionRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getRealityCheckResponseValueOpenStakesMax = 25;


export const getRealityCheckResponseValueOpenStakesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const GetRealityCheckResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "intervalMinutes": zod.int().min(getRealityCheckResponseValueIntervalMinutesMin).max(getRealityCheckResponseValueIntervalMinutesMax).describe('The interval, 0 when the check is off.'),
  "due": zod.boolean().describe('Whether the check has to be shown now.'),
  "nextAt": zod.iso.datetime({"offset":true}).max(getRealityCheckResponseValueNextAtMax).nullable().describe('When it is next due, null when it is off.'),
  "since": zod.iso.datetime({"offset":true}).max(getRealityCheckResponseValueSinceMax).describe('Since when time and money are counted: the login of this session.'),
  "playedMinutes": zod.int().min(getRealityCheckResponseValuePlayedMinutesMin).max(getRealityCheckResponseValuePlayedMinutesMax).describe('Minutes since then.'),
  "staked": zod.string().max(getRealityCheckResponseValueStakedMax).regex(getRealityCheckResponseValueStakedRegExp).describe('Real-money stakes since then.'),
  "paid": zod.string().max(getRealityCheckResponseValuePaidMax).regex(getRealityCheckResponseValuePaidRegExp).describe('Payouts since then.'),
  "netPosition": zod.string().max(getRealityCheckResponseValueNetPositionMax).regex(getRealityCheckResponseValueNetPositionRegExp).describe('Payouts less stakes of settled bets; below zero is a loss.'),
  "openStakes": zod.string().max(getRealityCheckResponseValueOpenStakesMax).regex(getRealityCheckResponseValueOpenStakesRegExp).describe('Stakes of bets that are not settled.')
}).describe('How long and with what result the member has played since it logged in.')
}).describe('The answer of `getRealityCheck`.')

/**
 * Sets the interval, at once. A value that is not among `realityCheckChoices` of the limits is 400. The next check is
 * due one interval after this call at the latest.
 * @summary Set the interval of the reality check
 */
export const setRealityCheckHeaderMerchantMax = 32;


export const setRealityCheckHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const setRealityCheckHeaderXRequestIdMax = 64;


export const setRealityCheckHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SetRealityCheckHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(setRealityCheckHeaderMerchantMax).regex(setRealityCheckHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(setRealityCheckHeaderXRequestIdMax).regex(setRealityCheckHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const setRealityCheckBodyIntervalMinutesMin = 0;
export const setRealityCheckBodyIntervalMinutesMax = 240;



export const SetRealityCheckBody = zod.strictObject({
  "intervalMinutes": zod.int().min(setRealityCheckBodyIntervalMinutesMin).max(setRealityCheckBodyIntervalMinutesMax).describe('Minutes, one of `realityCheckChoices`.')
}).describe('The interval of the reality check.')

export const setRealityCheckResponseValueIntervalMinutesMin = 0;
export const setRealityCheckResponseValueIntervalMinutesMax = 240;

export const setRealityCheckResponseValueNextAtMax = 30;

export const setRealityCheckResponseValueSinceMax = 30;

export const setRealityCheckResponseValuePlayedMinutesMin = 0;
export const setRealityCheckResponseValuePlayedMinutesMax = 1000000;

export const setRealityCheckResponseValueStakedMax = 25;


export const setRealityCheckResponseValueStakedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const setRealityCheckResponseValuePaidMax = 25;


export const setRealityCheckResponseValuePaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const setRealityCheckResponseValueNetPositionMax = 25;


export const setRealityCheckResponseValueNetPositionRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const setRealityCheckResponseValueOpenStakesMax = 25;


export const setRealityCheckResponseValueOpenStakesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const SetRealityCheckResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "intervalMinutes": zod.int().min(setRealityCheckResponseValueIntervalMinutesMin).max(setRealityCheckResponseValueIntervalMinutesMax).describe('The interval, 0 when the check is off.'),
  "due": zod.boolean().describe('Whether the check has to be shown now.'),
  "nextAt": zod.iso.datetime({"offset":true}).max(setRealityCheckResponseValueNextAtMax).nullable().describe('When it is next due, null when it is off.'),
  "since": zod.iso.datetime({"offset":true}).max(setRealityCheckResponseValueSinceMax).describe('Since when time and money are counted: the login of this session.'),
  "playedMinutes": zod.int().min(setRealityCheckResponseValuePlayedMinutesMin).max(setRealityCheckResponseValuePlayedMinutesMax).describe('Minutes since then.'),
  "staked": zod.string().max(setRealityCheckResponseValueStakedMax).regex(setRealityCheckResponseValueStakedRegExp).describe('Real-money stakes since then.'),
  "paid": zod.string().max(setRealityCheckResponseValuePaidMax).regex(setRealityCheckResponseValuePaidRegExp).describe('Payouts since then.'),
  "netPosition": zod.string().max(setRealityCheckResponseValueNetPositionMax).regex(setRealityCheckResponseValueNetPositionRegExp).describe('Payouts less stakes of settled bets; below zero is a loss.'),
  "openStakes": zod.string().max(setRealityCheckResponseValueOpenStakesMax).regex(setRealityCheckResponseValueOpenStakesRegExp).describe('Stakes of bets that are not settled.')
}).describe('How long and with what result the member has played since it logged in.')
}).describe('The answer of `setRealityCheck`.')

/**
 * The member has seen its figures and goes on. The next check is due one interval later, in every tab. Where none is due
 * nothing changes.
 * @summary Acknowledge the reality check
 */
export const acknowledgeRealityCheckHeaderMerchantMax = 32;


export const acknowledgeRealityCheckHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const acknowledgeRealityCheckHeaderXRequestIdMax = 64;


export const acknowledgeRealityCheckHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const AcknowledgeRealityCheckHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(acknowledgeRealityCheckHeaderMerchantMax).regex(acknowledgeRealityCheckHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(acknowledgeRealityCheckHeaderXRequestIdMax).regex(acknowledgeRealityCheckHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const acknowledgeRealityCheckResponseValueIntervalMinutesMin = 0;
export const acknowledgeRealityCheckResponseValueIntervalMinutesMax = 240;

export const acknowledgeRealityCheckResponseValueNextAtMax = 30;

export const acknowledgeRealityCheckResponseValueSinceMax = 30;

export const acknowledgeRealityCheckResponseValuePlayedMinutesMin = 0;
export const acknowledgeRealityCheckResponseValuePlayedMinutesMax = 1000000;

export const acknowledgeRealityCheckResponseValueStakedMax = 25;


export const acknowledgeRealityCheckResponseValueStakedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const acknowledgeRealityCheckResponseValuePaidMax = 25;


export const acknowledgeRealityCheckResponseValuePaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const acknowledgeRealityCheckResponseValueNetPositionMax = 25;


export const acknowledgeRealityCheckResponseValueNetPositionRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const acknowledgeRealityCheckResponseValueOpenStakesMax = 25;


export const acknowledgeRealityCheckResponseValueOpenStakesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const AcknowledgeRealityCheckResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "intervalMinutes": zod.int().min(acknowledgeRealityCheckResponseValueIntervalMinutesMin).max(acknowledgeRealityCheckResponseValueIntervalMinutesMax).describe('The interval, 0 when the check is off.'),
  "due": zod.boolean().describe('Whether the check has to be shown now.'),
  "nextAt": zod.iso.datetime({"offset":true}).max(acknowledgeRealityCheckResponseValueNextAtMax).nullable().describe('When it is next due, null when it is off.'),
  "since": zod.iso.datetime({"offset":true}).max(acknowledgeRealityCheckResponseValueSinceMax).describe('Since when time and money are counted: the login of this session.'),
  "playedMinutes": zod.int().min(acknowledgeRealityCheckResponseValuePlayedMinutesMin).max(acknowledgeRealityCheckResponseValuePlayedMinutesMax).describe('Minutes since then.'),
  "staked": zod.string().max(acknowledgeRealityCheckResponseValueStakedMax).regex(acknowledgeRealityCheckResponseValueStakedRegExp).describe('Real-money stakes since then.'),
  "paid": zod.string().max(acknowledgeRealityCheckResponseValuePaidMax).regex(acknowledgeRealityCheckResponseValuePaidRegExp).describe('Payouts since then.'),
  "netPosition": zod.string().max(acknowledgeRealityCheckResponseValueNetPositionMax).regex(acknowledgeRealityCheckResponseValueNetPositionRegExp).describe('Payouts less stakes of settled bets; below zero is a loss.'),
  "openStakes": zod.string().max(acknowledgeRealityCheckResponseValueOpenStakesMax).regex(acknowledgeRealityCheckResponseValueOpenStakesRegExp).describe('Stakes of bets that are not settled.')
}).describe('How long and with what result the member has played since it logged in.')
}).describe('The answer of `acknowledgeRealityCheck`.')

/**
 * The rank of the member of the session, its progress to the next and what it brings. Points count from valid turnover
 * alone and are checked once a day; the support of ranks above 4 is the VIP customer service.
 * @summary Tell the member's rank and progress
 */
export const getPlayerRankHeaderMerchantMax = 32;


export const getPlayerRankHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getPlayerRankHeaderXRequestIdMax = 64;


export const getPlayerRankHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPlayerRankHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getPlayerRankHeaderMerchantMax).regex(getPlayerRankHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getPlayerRankHeaderXRequestIdMax).regex(getPlayerRankHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getPlayerRankResponseValueClubLabelLabelNameMax = 40;

export const getPlayerRankResponseValueClubLabelColorMax = 7;


export const getPlayerRankResponseValueClubLabelColorRegExp = new RegExp('^#[0-9a-f]{6}$');
export const getPlayerRankResponseValueClubLabelColor2Max = 7;


export const getPlayerRankResponseValueClubLabelColor2RegExp = new RegExp('^#[0-9a-f]{6}$');
export const getPlayerRankResponseValueClubLabelRankLevelMin = 0;
export const getPlayerRankResponseValueClubLabelRankLevelMax = 20;

export const getPlayerRankResponseValueIconUrlMax = 2048;

export const getPlayerRankResponseValueRankPointsMin = 0;
export const getPlayerRankResponseValueRankPointsMax = 1000000000;

export const getPlayerRankResponseValueValidTurnoverMax = 25;


export const getPlayerRankResponseValueValidTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getPlayerRankResponseValueNextOneClubLabelLabelNameMax = 40;

export const getPlayerRankResponseValueNextOneClubLabelColorMax = 7;


export const getPlayerRankResponseValueNextOneClubLabelColorRegExp = new RegExp('^#[0-9a-f]{6}$');
export const getPlayerRankResponseValueNextOneClubLabelColor2Max = 7;


export const getPlayerRankResponseValueNextOneClubLabelColor2RegExp = new RegExp('^#[0-9a-f]{6}$');
export const getPlayerRankResponseValueNextOneClubLabelRankLevelMin = 0;
export const getPlayerRankResponseValueNextOneClubLabelRankLevelMax = 20;

export const getPlayerRankResponseValueNextOnePointsNeededMin = 0;
export const getPlayerRankResponseValueNextOnePointsNeededMax = 1000000000;

export const getPlayerRankResponseValueNextOnePointsToNextMin = 0;
export const getPlayerRankResponseValueNextOnePointsToNextMax = 1000000000;

export const getPlayerRankResponseValueReachedAtMax = 30;

export const getPlayerRankResponseValueKeptUntilMax = 30;

export const getPlayerRankResponseValuePointsToKeepMin = 0;
export const getPlayerRankResponseValuePointsToKeepMax = 1000000000;

export const getPlayerRankResponseValuePrivilegesItemRateMin = 0;
export const getPlayerRankResponseValuePrivilegesItemRateMax = 10000;

export const getPlayerRankResponseValuePrivilegesItemAmountOneMax = 25;


export const getPlayerRankResponseValuePrivilegesItemAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getPlayerRankResponseValuePrivilegesItemCountMin = 0;
export const getPlayerRankResponseValuePrivilegesItemCountMax = 1000;

export const getPlayerRankResponseValuePrivilegesItemTextMax = 120;

export const getPlayerRankResponseValuePrivilegesMax = 20;

export const getPlayerRankResponseValueAsOfMax = 30;



export const GetPlayerRankResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "clubLabel": zod.strictObject({
  "labelName": zod.string().min(1).max(getPlayerRankResponseValueClubLabelLabelNameMax).describe('The rank\'s name.'),
  "color": zod.string().max(getPlayerRankResponseValueClubLabelColorMax).regex(getPlayerRankResponseValueClubLabelColorRegExp).describe('The text\'s colour.'),
  "color2": zod.string().max(getPlayerRankResponseValueClubLabelColor2Max).regex(getPlayerRankResponseValueClubLabelColor2RegExp).describe('The ground\'s colour.'),
  "rankLevel": zod.int().min(getPlayerRankResponseValueClubLabelRankLevelMin).max(getPlayerRankResponseValueClubLabelRankLevelMax).describe('The rank, 0 the lowest. Above 4 the VIP customer service answers.')
}).describe('The VIP rank, as a badge.'),
  "iconUrl": zod.string().max(getPlayerRankResponseValueIconUrlMax).describe('The picture of the rank.'),
  "rankPoints": zod.int().min(getPlayerRankResponseValueRankPointsMin).max(getPlayerRankResponseValueRankPointsMax).describe('Rank points of the last `periodDays`. They are no points of the mall and cannot be spent.'),
  "validTurnover": zod.string().max(getPlayerRankResponseValueValidTurnoverMax).regex(getPlayerRankResponseValueValidTurnoverRegExp).describe('The valid turnover behind them.'),
  "next": zod.union([zod.strictObject({
  "clubLabel": zod.strictObject({
  "labelName": zod.string().min(1).max(getPlayerRankResponseValueNextOneClubLabelLabelNameMax).describe('The rank\'s name.'),
  "color": zod.string().max(getPlayerRankResponseValueNextOneClubLabelColorMax).regex(getPlayerRankResponseValueNextOneClubLabelColorRegExp).describe('The text\'s colour.'),
  "color2": zod.string().max(getPlayerRankResponseValueNextOneClubLabelColor2Max).regex(getPlayerRankResponseValueNextOneClubLabelColor2RegExp).describe('The ground\'s colour.'),
  "rankLevel": zod.int().min(getPlayerRankResponseValueNextOneClubLabelRankLevelMin).max(getPlayerRankResponseValueNextOneClubLabelRankLevelMax).describe('The rank, 0 the lowest. Above 4 the VIP customer service answers.')
}).describe('The VIP rank, as a badge.'),
  "pointsNeeded": zod.int().min(getPlayerRankResponseValueNextOnePointsNeededMin).max(getPlayerRankResponseValueNextOnePointsNeededMax).describe('Rank points that reach it.'),
  "pointsToNext": zod.int().min(getPlayerRankResponseValueNextOnePointsToNextMin).max(getPlayerRankResponseValueNextOnePointsToNextMax).describe('Those still missing.')
}).describe('The rank above.'),zod.null()]).describe('The rank above, null at the top.'),
  "reachedAt": zod.iso.datetime({"offset":true}).max(getPlayerRankResponseValueReachedAtMax).describe('When the rank was reached.'),
  "keptUntil": zod.iso.datetime({"offset":true}).max(getPlayerRankResponseValueKeptUntilMax).describe('Until when it is kept at least.'),
  "pointsToKeep": zod.int().min(getPlayerRankResponseValuePointsToKeepMin).max(getPlayerRankResponseValuePointsToKeepMax).describe('Points still missing to keep it beyond then, 0 when it is safe.'),
  "privileges": zod.array(zod.strictObject({
  "kind": zod.enum(['rebate_slots', 'rebate_live', 'rebate_sports', 'rebate_lottery', 'birthday_credit', 'upgrade_credit', 'withdrawals_per_day', 'withdrawal_amount_per_day', 'vip_support', 'other']).describe('What a rank brings.'),
  "rate": zod.int().min(getPlayerRankResponseValuePrivilegesItemRateMin).max(getPlayerRankResponseValuePrivilegesItemRateMax).nullable().describe('For rebates, basis points of valid turnover.'),
  "amount": zod.union([zod.string().max(getPlayerRankResponseValuePrivilegesItemAmountOneMax).regex(getPlayerRankResponseValuePrivilegesItemAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('For credits and amounts a day.'),
  "count": zod.int().min(getPlayerRankResponseValuePrivilegesItemCountMin).max(getPlayerRankResponseValuePrivilegesItemCountMax).nullable().describe('For counts a day; null with this kind means no cap.'),
  "text": zod.string().min(1).max(getPlayerRankResponseValuePrivilegesItemTextMax).nullable().describe('For support and others, words in the language of the request.')
}).describe('Something that a rank brings. Which field says how much goes by the kind; the others are null.')).max(getPlayerRankResponseValuePrivilegesMax).describe('What the rank brings.'),
  "asOf": zod.iso.datetime({"offset":true}).max(getPlayerRankResponseValueAsOfMax).describe('The last check of the ranks.')
}).describe('The member\'s rank and progress.')
}).describe('The answer of `getPlayerRank`.')

/**
 * The ranks, what reaches and keeps them, what they bring and the rules, for everybody. The operator's configuration
 * decides over all of it.
 * @summary List the VIP ranks
 */
export const listVipTiersHeaderMerchantMax = 32;


export const listVipTiersHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listVipTiersHeaderXRequestIdMax = 64;


export const listVipTiersHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListVipTiersHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listVipTiersHeaderMerchantMax).regex(listVipTiersHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listVipTiersHeaderXRequestIdMax).regex(listVipTiersHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listVipTiersResponseValueTiersItemClubLabelLabelNameMax = 40;

export const listVipTiersResponseValueTiersItemClubLabelColorMax = 7;


export const listVipTiersResponseValueTiersItemClubLabelColorRegExp = new RegExp('^#[0-9a-f]{6}$');
export const listVipTiersResponseValueTiersItemClubLabelColor2Max = 7;


export const listVipTiersResponseValueTiersItemClubLabelColor2RegExp = new RegExp('^#[0-9a-f]{6}$');
export const listVipTiersResponseValueTiersItemClubLabelRankLevelMin = 0;
export const listVipTiersResponseValueTiersItemClubLabelRankLevelMax = 20;

export const listVipTiersResponseValueTiersItemIconUrlMax = 2048;

export const listVipTiersResponseValueTiersItemPointsNeededMin = 0;
export const listVipTiersResponseValueTiersItemPointsNeededMax = 1000000000;

export const listVipTiersResponseValueTiersItemPointsToKeepMin = 0;
export const listVipTiersResponseValueTiersItemPointsToKeepMax = 1000000000;

export const listVipTiersResponseValueTiersItemPrivilegesItemRateMin = 0;
export const listVipTiersResponseValueTiersItemPrivilegesItemRateMax = 10000;

export const listVipTiersResponseValueTiersItemPrivilegesItemAmountOneMax = 25;


export const listVipTiersResponseValueTiersItemPrivilegesItemAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listVipTiersResponseValueTiersItemPrivilegesItemCountMin = 0;
export const listVipTiersResponseValueTiersItemPrivilegesItemCountMax = 1000;

export const listVipTiersResponseValueTiersItemPrivilegesItemTextMax = 120;

export const listVipTiersResponseValueTiersItemPrivilegesMax = 20;

export const listVipTiersResponseValueTiersMax = 21;

export const listVipTiersResponseValueTurnoverPerPointMax = 25;


export const listVipTiersResponseValueTurnoverPerPointRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listVipTiersResponseValuePeriodDaysMax = 366;

export const listVipTiersResponseValueCheckedAtMax = 5;


export const listVipTiersResponseValueCheckedAtRegExp = new RegExp('^[0-2][0-9]:[0-5][0-9]$');
export const listVipTiersResponseValueRulesHtmlMax = 20000;



export const ListVipTiersResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "tiers": zod.array(zod.strictObject({
  "clubLabel": zod.strictObject({
  "labelName": zod.string().min(1).max(listVipTiersResponseValueTiersItemClubLabelLabelNameMax).describe('The rank\'s name.'),
  "color": zod.string().max(listVipTiersResponseValueTiersItemClubLabelColorMax).regex(listVipTiersResponseValueTiersItemClubLabelColorRegExp).describe('The text\'s colour.'),
  "color2": zod.string().max(listVipTiersResponseValueTiersItemClubLabelColor2Max).regex(listVipTiersResponseValueTiersItemClubLabelColor2RegExp).describe('The ground\'s colour.'),
  "rankLevel": zod.int().min(listVipTiersResponseValueTiersItemClubLabelRankLevelMin).max(listVipTiersResponseValueTiersItemClubLabelRankLevelMax).describe('The rank, 0 the lowest. Above 4 the VIP customer service answers.')
}).describe('The VIP rank, as a badge.'),
  "iconUrl": zod.string().max(listVipTiersResponseValueTiersItemIconUrlMax).describe('Its picture.'),
  "pointsNeeded": zod.int().min(listVipTiersResponseValueTiersItemPointsNeededMin).max(listVipTiersResponseValueTiersItemPointsNeededMax).describe('Rank points that reach it.'),
  "pointsToKeep": zod.int().min(listVipTiersResponseValueTiersItemPointsToKeepMin).max(listVipTiersResponseValueTiersItemPointsToKeepMax).describe('Rank points within one period that keep it.'),
  "privileges": zod.array(zod.strictObject({
  "kind": zod.enum(['rebate_slots', 'rebate_live', 'rebate_sports', 'rebate_lottery', 'birthday_credit', 'upgrade_credit', 'withdrawals_per_day', 'withdrawal_amount_per_day', 'vip_support', 'other']).describe('What a rank brings.'),
  "rate": zod.int().min(listVipTiersResponseValueTiersItemPrivilegesItemRateMin).max(listVipTiersResponseValueTiersItemPrivilegesItemRateMax).nullable().describe('For rebates, basis points of valid turnover.'),
  "amount": zod.union([zod.string().max(listVipTiersResponseValueTiersItemPrivilegesItemAmountOneMax).regex(listVipTiersResponseValueTiersItemPrivilegesItemAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('For credits and amounts a day.'),
  "count": zod.int().min(listVipTiersResponseValueTiersItemPrivilegesItemCountMin).max(listVipTiersResponseValueTiersItemPrivilegesItemCountMax).nullable().describe('For counts a day; null with this kind means no cap.'),
  "text": zod.string().min(1).max(listVipTiersResponseValueTiersItemPrivilegesItemTextMax).nullable().describe('For support and others, words in the language of the request.')
}).describe('Something that a rank brings. Which field says how much goes by the kind; the others are null.')).max(listVipTiersResponseValueTiersItemPrivilegesMax).describe('What it brings.')
}).describe('A VIP rank.')).max(listVipTiersResponseValueTiersMax).describe('All ranks, the lowest first.'),
  "turnoverPerPoint": zod.string().max(listVipTiersResponseValueTurnoverPerPointMax).regex(listVipTiersResponseValueTurnoverPerPointRegExp).describe('The valid turnover that makes one rank point.'),
  "periodDays": zod.int().min(1).max(listVipTiersResponseValuePeriodDaysMax).describe('For how many days a rank is kept, and over how many points are counted.'),
  "checkedAt": zod.string().min(1).max(listVipTiersResponseValueCheckedAtMax).regex(listVipTiersResponseValueCheckedAtRegExp).describe('The time of day in the brand\'s time zone at which ranks are checked.'),
  "rulesHtml": zod.string().max(listVipTiersResponseValueRulesHtmlMax).describe('The upgrade rules, HTML cleaned by the server, in the language of the request.')
}).describe('The ranks and their rules.')
}).describe('The answer of `listVipTiers`.')

