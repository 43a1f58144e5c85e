/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * The member of the session.
 * @summary Tell the account that is logged in
 */
export const getMemberInfoHeaderMerchantMax = 32;


export const getMemberInfoHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getMemberInfoHeaderXRequestIdMax = 64;


export const getMemberInfoHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetMemberInfoHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberInfoHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getMemberInfoHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberInfoHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getMemberInfoHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
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



export const GetMemberInfoResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberInfoResponseValueIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberInfoResponseValueAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "userName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberInfoResponseValueUserNameMax)).check(/*#__PURE__*/ zod.describe('The name used to log in.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberInfoResponseValueNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "memberAccess": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the account may use the member site.')),
  "toUpline": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it may transfer to its upline.')),
  "clubLabel": /*#__PURE__*/ zod.object({
  "labelName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberInfoResponseValueClubLabelLabelNameMax)).check(/*#__PURE__*/ zod.describe('The rank\'s name.')),
  "color": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberInfoResponseValueClubLabelColorMax)).check(/*#__PURE__*/ zod.regex(getMemberInfoResponseValueClubLabelColorRegExp)).check(/*#__PURE__*/ zod.describe('The text\'s colour.')),
  "color2": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberInfoResponseValueClubLabelColor2Max)).check(/*#__PURE__*/ zod.regex(getMemberInfoResponseValueClubLabelColor2RegExp)).check(/*#__PURE__*/ zod.describe('The ground\'s colour.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getMemberInfoResponseValueClubLabelRankLevelMin)).check(/*#__PURE__*/ zod.lte(getMemberInfoResponseValueClubLabelRankLevelMax)).check(/*#__PURE__*/ zod.describe('The rank, 0 the lowest. Above 4 the VIP customer service answers.'))
}).check(/*#__PURE__*/ zod.describe('The VIP rank, as a badge.')),
  "memberLabel": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "labelName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberInfoResponseValueMemberLabelItemLabelNameMax)).check(/*#__PURE__*/ zod.describe('Its text.')),
  "color": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberInfoResponseValueMemberLabelItemColorMax)).check(/*#__PURE__*/ zod.regex(getMemberInfoResponseValueMemberLabelItemColorRegExp)).check(/*#__PURE__*/ zod.describe('The text\'s colour.')),
  "color2": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberInfoResponseValueMemberLabelItemColor2Max)).check(/*#__PURE__*/ zod.regex(getMemberInfoResponseValueMemberLabelItemColor2RegExp)).check(/*#__PURE__*/ zod.describe('The ground\'s colour.'))
}).check(/*#__PURE__*/ zod.describe('A label that the operator put on the account.'))).check(/*#__PURE__*/ zod.maxLength(getMemberInfoResponseValueMemberLabelMax)).check(/*#__PURE__*/ zod.describe('The operator\'s labels.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getMemberInfoResponseValueCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When the account was made.'))
}).check(/*#__PURE__*/ zod.describe('The account that is logged in.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getMemberInfo`.'))

/**
 * The badge of the VIP rank of the member of the session.
 * @summary Tell the picture of the member's rank
 */
export const getMemberIconHeaderMerchantMax = 32;


export const getMemberIconHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getMemberIconHeaderXRequestIdMax = 64;


export const getMemberIconHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetMemberIconHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberIconHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getMemberIconHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberIconHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getMemberIconHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const getMemberIconResponseValueIconUrlMax = 2048;

export const getMemberIconResponseValueLabelNameMax = 40;

export const getMemberIconResponseValueRankLevelMin = 0;
export const getMemberIconResponseValueRankLevelMax = 20;



export const GetMemberIconResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "iconUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberIconResponseValueIconUrlMax)).check(/*#__PURE__*/ zod.describe('The picture.')),
  "labelName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberIconResponseValueLabelNameMax)).check(/*#__PURE__*/ zod.describe('The rank\'s name.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getMemberIconResponseValueRankLevelMin)).check(/*#__PURE__*/ zod.lte(getMemberIconResponseValueRankLevelMax)).check(/*#__PURE__*/ zod.describe('The rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The picture of the member\'s rank.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getMemberIcon`.'))

/**
 * The avatar of the member of the session.
 * @summary Tell the member's avatar
 */
export const getPlayerAvatarHeaderMerchantMax = 32;


export const getPlayerAvatarHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getPlayerAvatarHeaderXRequestIdMax = 64;


export const getPlayerAvatarHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPlayerAvatarHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerAvatarHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getPlayerAvatarHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerAvatarHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getPlayerAvatarHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const getPlayerAvatarResponseValueAvatarUrlMax = 2048;



export const GetPlayerAvatarResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "avatarUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerAvatarResponseValueAvatarUrlMax))).check(/*#__PURE__*/ zod.describe('The picture, null where the member has chosen none.'))
}).check(/*#__PURE__*/ zod.describe('The member\'s avatar.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getPlayerAvatar`.'))

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
  "line": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getProfileResponseValueContactsLineMax))).check(/*#__PURE__*/ zod.describe('Its LINE id.')),
  "whatsapp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getProfileResponseValueContactsWhatsappMax))).check(/*#__PURE__*/ zod.describe('Its WhatsApp number.')),
  "zalo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getProfileResponseValueContactsZaloMax))).check(/*#__PURE__*/ zod.describe('Its Zalo number.')),
  "facebook": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getProfileResponseValueContactsFacebookMax))).check(/*#__PURE__*/ zod.describe('Its Facebook name.')),
  "wechat": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getProfileResponseValueContactsWechatMax))).check(/*#__PURE__*/ zod.describe('Its WeChat id.')),
  "qqNum": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getProfileResponseValueContactsQqNumMax))).check(/*#__PURE__*/ zod.describe('Its QQ number.'))
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
  "line": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileBodyContactsLineMax))).check(/*#__PURE__*/ zod.describe('Its LINE id.')),
  "whatsapp": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileBodyContactsWhatsappMax))).check(/*#__PURE__*/ zod.describe('Its WhatsApp number.')),
  "zalo": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileBodyContactsZaloMax))).check(/*#__PURE__*/ zod.describe('Its Zalo number.')),
  "facebook": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileBodyContactsFacebookMax))).check(/*#__PURE__*/ zod.describe('Its Facebook name.')),
  "wechat": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileBodyContactsWechatMax))).check(/*#__PURE__*/ zod.describe('Its WeChat id.')),
  "qqNum": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileBodyContactsQqNumMax))).check(/*#__PURE__*/ zod.describe('Its QQ number.'))
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
  "line": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileResponseValueContactsLineMax))).check(/*#__PURE__*/ zod.describe('Its LINE id.')),
  "whatsapp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileResponseValueContactsWhatsappMax))).check(/*#__PURE__*/ zod.describe('Its WhatsApp number.')),
  "zalo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileResponseValueContactsZaloMax))).check(/*#__PURE__*/ zod.describe('Its Zalo number.')),
  "facebook": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileResponseValueContactsFacebookMax))).check(/*#__PURE__*/ zod.describe('Its Facebook name.')),
  "wechat": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileResponseValueContactsWechatMax))).check(/*#__PURE__*/ zod.describe('Its WeChat id.')),
  "qqNum": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileResponseValueContactsQqNumMax))).check(/*#__PURE__*/ zod.describe('Its QQ number.'))
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

/**
 * The banks and providers of e-wallets to which the brand can pay out.
 * @summary List the banks whose accounts can be bound
 */
export const listBanksHeaderMerchantMax = 32;


export const listBanksHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listBanksHeaderXRequestIdMax = 64;


export const listBanksHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListBanksHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBanksHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listBanksHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBanksHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listBanksHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listBanksResponseValueItemBankCodeMax = 20;


export const listBanksResponseValueItemBankCodeRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const listBanksResponseValueItemBankNameMax = 80;

export const listBanksResponseValueItemLogoMax = 2048;

export const listBanksResponseValueItemAccountPatternMax = 120;

export const listBanksResponseValueMax = 300;



export const ListBanksResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "bankCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBanksResponseValueItemBankCodeMax)).check(/*#__PURE__*/ zod.regex(listBanksResponseValueItemBankCodeRegExp)).check(/*#__PURE__*/ zod.describe('The code of a bank or of a provider of e-wallets.')),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBanksResponseValueItemBankNameMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "logo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBanksResponseValueItemLogoMax)).check(/*#__PURE__*/ zod.describe('Its logo.')),
  "accountPattern": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBanksResponseValueItemAccountPatternMax)).check(/*#__PURE__*/ zod.describe('A regular expression for a whole account number of this bank.')),
  "maintenance": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether payouts to it are halted now.'))
}).check(/*#__PURE__*/ zod.describe('A bank, or a provider of e-wallets, whose accounts can be bound.'))).check(/*#__PURE__*/ zod.maxLength(listBanksResponseValueMax)).check(/*#__PURE__*/ zod.describe('The banks and providers in the order of the brand.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listBanks`.'))

/**
 * The accounts to which the member of the session can withdraw. Account numbers are never told, only their ending.
 * @summary List the bound accounts
 */
export const listBoundAccountsHeaderMerchantMax = 32;


export const listBoundAccountsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listBoundAccountsHeaderXRequestIdMax = 64;


export const listBoundAccountsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListBoundAccountsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBoundAccountsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listBoundAccountsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBoundAccountsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listBoundAccountsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const ListBoundAccountsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "payeeName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBoundAccountsResponseValuePayeeNameMax))).check(/*#__PURE__*/ zod.describe('The name that each account must be in, null until the profile has it.')),
  "accounts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBoundAccountsResponseValueAccountsItemAccountIdMax)).check(/*#__PURE__*/ zod.regex(listBoundAccountsResponseValueAccountsItemAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.')),
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "bankCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBoundAccountsResponseValueAccountsItemBankCodeMax)).check(/*#__PURE__*/ zod.regex(listBoundAccountsResponseValueAccountsItemBankCodeRegExp)).check(/*#__PURE__*/ zod.describe('The code of a bank or of a provider of e-wallets.')),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBoundAccountsResponseValueAccountsItemBankNameMax)).check(/*#__PURE__*/ zod.describe('The name of the bank or provider.')),
  "ending": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listBoundAccountsResponseValueAccountsItemEndingMin)).check(/*#__PURE__*/ zod.maxLength(listBoundAccountsResponseValueAccountsItemEndingMax)).check(/*#__PURE__*/ zod.describe('The last four characters of the account number; the rest is never told again.')),
  "payeeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBoundAccountsResponseValueAccountsItemPayeeNameMax)).check(/*#__PURE__*/ zod.describe('The name of its holder.')),
  "branch": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBoundAccountsResponseValueAccountsItemBranchMax))).check(/*#__PURE__*/ zod.describe('The branch, null where none was given.')),
  "isDefault": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a withdrawal goes to it unless the member chooses another.')),
  "usableFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listBoundAccountsResponseValueAccountsItemUsableFromMax)).check(/*#__PURE__*/ zod.describe('From when it can be used. A brand may hold back new accounts for a while after a change of password or mobile number.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listBoundAccountsResponseValueAccountsItemCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was bound.')),
  "lastUsedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listBoundAccountsResponseValueAccountsItemLastUsedAtMax))).check(/*#__PURE__*/ zod.describe('When a withdrawal last went to it, null if never.'))
}).check(/*#__PURE__*/ zod.describe('An account to which withdrawals are paid. It is in the name of the member.'))).check(/*#__PURE__*/ zod.maxLength(listBoundAccountsResponseValueAccountsMax)).check(/*#__PURE__*/ zod.describe('The accounts, the default one first, then the newest first.')),
  "maxAccounts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBoundAccountsResponseValueMaxAccountsMax)).check(/*#__PURE__*/ zod.describe('How many may be bound at a time.'))
}).check(/*#__PURE__*/ zod.describe('The member\'s bound accounts.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listBoundAccounts`.'))

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


export const AddBoundAccountHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addBoundAccountHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(addBoundAccountHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addBoundAccountHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(addBoundAccountHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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


export const AddBoundAccountBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "bankCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addBoundAccountBodyOneBankCodeMax)).check(/*#__PURE__*/ zod.regex(addBoundAccountBodyOneBankCodeRegExp)).check(/*#__PURE__*/ zod.describe('The code of a bank or of a provider of e-wallets.')),
  "accountNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addBoundAccountBodyOneAccountNumberMin)).check(/*#__PURE__*/ zod.maxLength(addBoundAccountBodyOneAccountNumberMax)).check(/*#__PURE__*/ zod.regex(addBoundAccountBodyOneAccountNumberRegExp)).check(/*#__PURE__*/ zod.describe('The account number, or the name of the e-wallet with its provider.')),
  "branch": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addBoundAccountBodyOneBranchMax))).check(/*#__PURE__*/ zod.describe('The branch, where the bank needs one.')),
  "isDefault": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether it becomes the default. The first account always does.')),
  "paymentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addBoundAccountBodyOnePaymentPasswordMin)).check(/*#__PURE__*/ zod.maxLength(addBoundAccountBodyOnePaymentPasswordMax)).check(/*#__PURE__*/ zod.describe('The payment password.'))
}).check(/*#__PURE__*/ zod.describe('An account to bind. Its holder is the `payeeName` of the profile.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addBoundAccountBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(addBoundAccountBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(addBoundAccountBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n'))])

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



export const AddBoundAccountResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "payeeName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addBoundAccountResponseValuePayeeNameMax))).check(/*#__PURE__*/ zod.describe('The name that each account must be in, null until the profile has it.')),
  "accounts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addBoundAccountResponseValueAccountsItemAccountIdMax)).check(/*#__PURE__*/ zod.regex(addBoundAccountResponseValueAccountsItemAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.')),
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "bankCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addBoundAccountResponseValueAccountsItemBankCodeMax)).check(/*#__PURE__*/ zod.regex(addBoundAccountResponseValueAccountsItemBankCodeRegExp)).check(/*#__PURE__*/ zod.describe('The code of a bank or of a provider of e-wallets.')),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addBoundAccountResponseValueAccountsItemBankNameMax)).check(/*#__PURE__*/ zod.describe('The name of the bank or provider.')),
  "ending": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addBoundAccountResponseValueAccountsItemEndingMin)).check(/*#__PURE__*/ zod.maxLength(addBoundAccountResponseValueAccountsItemEndingMax)).check(/*#__PURE__*/ zod.describe('The last four characters of the account number; the rest is never told again.')),
  "payeeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addBoundAccountResponseValueAccountsItemPayeeNameMax)).check(/*#__PURE__*/ zod.describe('The name of its holder.')),
  "branch": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addBoundAccountResponseValueAccountsItemBranchMax))).check(/*#__PURE__*/ zod.describe('The branch, null where none was given.')),
  "isDefault": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a withdrawal goes to it unless the member chooses another.')),
  "usableFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(addBoundAccountResponseValueAccountsItemUsableFromMax)).check(/*#__PURE__*/ zod.describe('From when it can be used. A brand may hold back new accounts for a while after a change of password or mobile number.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(addBoundAccountResponseValueAccountsItemCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was bound.')),
  "lastUsedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(addBoundAccountResponseValueAccountsItemLastUsedAtMax))).check(/*#__PURE__*/ zod.describe('When a withdrawal last went to it, null if never.'))
}).check(/*#__PURE__*/ zod.describe('An account to which withdrawals are paid. It is in the name of the member.'))).check(/*#__PURE__*/ zod.maxLength(addBoundAccountResponseValueAccountsMax)).check(/*#__PURE__*/ zod.describe('The accounts, the default one first, then the newest first.')),
  "maxAccounts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(addBoundAccountResponseValueMaxAccountsMax)).check(/*#__PURE__*/ zod.describe('How many may be bound at a time.'))
}).check(/*#__PURE__*/ zod.describe('The member\'s bound accounts.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `addBoundAccount`.'))

/**
 * Makes the account the one to which withdrawals go unless the member chooses another, and answers all accounts. The
 * default one stays it.
 * @summary Make a bound account the default
 */
export const setDefaultBoundAccountPathAccountIdMax = 40;


export const setDefaultBoundAccountPathAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const SetDefaultBoundAccountParams = /*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountPathAccountIdMax)).check(/*#__PURE__*/ zod.regex(setDefaultBoundAccountPathAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.'))
})

export const setDefaultBoundAccountHeaderMerchantMax = 32;


export const setDefaultBoundAccountHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const setDefaultBoundAccountHeaderXRequestIdMax = 64;


export const setDefaultBoundAccountHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SetDefaultBoundAccountHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(setDefaultBoundAccountHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(setDefaultBoundAccountHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const SetDefaultBoundAccountResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "payeeName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountResponseValuePayeeNameMax))).check(/*#__PURE__*/ zod.describe('The name that each account must be in, null until the profile has it.')),
  "accounts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountResponseValueAccountsItemAccountIdMax)).check(/*#__PURE__*/ zod.regex(setDefaultBoundAccountResponseValueAccountsItemAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.')),
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "bankCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountResponseValueAccountsItemBankCodeMax)).check(/*#__PURE__*/ zod.regex(setDefaultBoundAccountResponseValueAccountsItemBankCodeRegExp)).check(/*#__PURE__*/ zod.describe('The code of a bank or of a provider of e-wallets.')),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountResponseValueAccountsItemBankNameMax)).check(/*#__PURE__*/ zod.describe('The name of the bank or provider.')),
  "ending": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(setDefaultBoundAccountResponseValueAccountsItemEndingMin)).check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountResponseValueAccountsItemEndingMax)).check(/*#__PURE__*/ zod.describe('The last four characters of the account number; the rest is never told again.')),
  "payeeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountResponseValueAccountsItemPayeeNameMax)).check(/*#__PURE__*/ zod.describe('The name of its holder.')),
  "branch": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountResponseValueAccountsItemBranchMax))).check(/*#__PURE__*/ zod.describe('The branch, null where none was given.')),
  "isDefault": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a withdrawal goes to it unless the member chooses another.')),
  "usableFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountResponseValueAccountsItemUsableFromMax)).check(/*#__PURE__*/ zod.describe('From when it can be used. A brand may hold back new accounts for a while after a change of password or mobile number.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountResponseValueAccountsItemCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was bound.')),
  "lastUsedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountResponseValueAccountsItemLastUsedAtMax))).check(/*#__PURE__*/ zod.describe('When a withdrawal last went to it, null if never.'))
}).check(/*#__PURE__*/ zod.describe('An account to which withdrawals are paid. It is in the name of the member.'))).check(/*#__PURE__*/ zod.maxLength(setDefaultBoundAccountResponseValueAccountsMax)).check(/*#__PURE__*/ zod.describe('The accounts, the default one first, then the newest first.')),
  "maxAccounts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(setDefaultBoundAccountResponseValueMaxAccountsMax)).check(/*#__PURE__*/ zod.describe('How many may be bound at a time.'))
}).check(/*#__PURE__*/ zod.describe('The member\'s bound accounts.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `setDefaultBoundAccount`.'))

/**
 * Takes the account away and answers those that are left. If it was the default, the newest of the others becomes it.
 * While a withdrawal to it is `requested`, `reviewing`, `approved`, `paid` or `disputed` it cannot be removed: 409
 * `account_busy`. Withdrawals of the past keep the name of its bank and its ending.
 * @summary Remove a bound account
 */
export const removeBoundAccountPathAccountIdMax = 40;


export const removeBoundAccountPathAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const RemoveBoundAccountParams = /*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeBoundAccountPathAccountIdMax)).check(/*#__PURE__*/ zod.regex(removeBoundAccountPathAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.'))
})

export const removeBoundAccountHeaderMerchantMax = 32;


export const removeBoundAccountHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const removeBoundAccountHeaderXRequestIdMax = 64;


export const removeBoundAccountHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const RemoveBoundAccountHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeBoundAccountHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(removeBoundAccountHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeBoundAccountHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(removeBoundAccountHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const removeBoundAccountBodyOnePaymentPasswordMin = 6;
export const removeBoundAccountBodyOnePaymentPasswordMax = 64;

export const removeBoundAccountBodyTwoPayloadMin = 20;
export const removeBoundAccountBodyTwoPayloadMax = 65536;


export const removeBoundAccountBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const RemoveBoundAccountBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "paymentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(removeBoundAccountBodyOnePaymentPasswordMin)).check(/*#__PURE__*/ zod.maxLength(removeBoundAccountBodyOnePaymentPasswordMax)).check(/*#__PURE__*/ zod.describe('The payment password.'))
}).check(/*#__PURE__*/ zod.describe('The proof that the member itself removes the account.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(removeBoundAccountBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(removeBoundAccountBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(removeBoundAccountBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n'))])

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



export const RemoveBoundAccountResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "payeeName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(removeBoundAccountResponseValuePayeeNameMax))).check(/*#__PURE__*/ zod.describe('The name that each account must be in, null until the profile has it.')),
  "accounts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeBoundAccountResponseValueAccountsItemAccountIdMax)).check(/*#__PURE__*/ zod.regex(removeBoundAccountResponseValueAccountsItemAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.')),
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "bankCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeBoundAccountResponseValueAccountsItemBankCodeMax)).check(/*#__PURE__*/ zod.regex(removeBoundAccountResponseValueAccountsItemBankCodeRegExp)).check(/*#__PURE__*/ zod.describe('The code of a bank or of a provider of e-wallets.')),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(removeBoundAccountResponseValueAccountsItemBankNameMax)).check(/*#__PURE__*/ zod.describe('The name of the bank or provider.')),
  "ending": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(removeBoundAccountResponseValueAccountsItemEndingMin)).check(/*#__PURE__*/ zod.maxLength(removeBoundAccountResponseValueAccountsItemEndingMax)).check(/*#__PURE__*/ zod.describe('The last four characters of the account number; the rest is never told again.')),
  "payeeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(removeBoundAccountResponseValueAccountsItemPayeeNameMax)).check(/*#__PURE__*/ zod.describe('The name of its holder.')),
  "branch": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(removeBoundAccountResponseValueAccountsItemBranchMax))).check(/*#__PURE__*/ zod.describe('The branch, null where none was given.')),
  "isDefault": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a withdrawal goes to it unless the member chooses another.')),
  "usableFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(removeBoundAccountResponseValueAccountsItemUsableFromMax)).check(/*#__PURE__*/ zod.describe('From when it can be used. A brand may hold back new accounts for a while after a change of password or mobile number.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(removeBoundAccountResponseValueAccountsItemCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was bound.')),
  "lastUsedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(removeBoundAccountResponseValueAccountsItemLastUsedAtMax))).check(/*#__PURE__*/ zod.describe('When a withdrawal last went to it, null if never.'))
}).check(/*#__PURE__*/ zod.describe('An account to which withdrawals are paid. It is in the name of the member.'))).check(/*#__PURE__*/ zod.maxLength(removeBoundAccountResponseValueAccountsMax)).check(/*#__PURE__*/ zod.describe('The accounts, the default one first, then the newest first.')),
  "maxAccounts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(removeBoundAccountResponseValueMaxAccountsMax)).check(/*#__PURE__*/ zod.describe('How many may be bound at a time.'))
}).check(/*#__PURE__*/ zod.describe('The member\'s bound accounts.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `removeBoundAccount`.'))

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


export const GetSecurityCentreHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSecurityCentreHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getSecurityCentreHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSecurityCentreHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getSecurityCentreHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const GetSecurityCentreResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "score": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getSecurityCentreResponseValueScoreMin)).check(/*#__PURE__*/ zod.lte(getSecurityCentreResponseValueScoreMax)).check(/*#__PURE__*/ zod.describe('The sum of the points of what is done.')),
  "strength": /*#__PURE__*/ zod.enum(['weak', 'fair', 'good', 'strong']).check(/*#__PURE__*/ zod.describe('How safe an account is: below 40 points weak, below 70 fair, below 90 good, else strong.')),
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).check(/*#__PURE__*/ zod.describe('A part of the safety of an account.')),
  "state": /*#__PURE__*/ zod.enum(['done', 'missing', 'renew']).check(/*#__PURE__*/ zod.describe('Done, missing, or to be renewed because it is too old or too weak.')),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getSecurityCentreResponseValueItemsItemPointsMin)).check(/*#__PURE__*/ zod.lte(getSecurityCentreResponseValueItemsItemPointsMax)).check(/*#__PURE__*/ zod.describe('What it adds when it is done. All items together make 100.')),
  "detail": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSecurityCentreResponseValueItemsItemDetailMax))).check(/*#__PURE__*/ zod.describe('What identifies it, masked: an address, a number, how many accounts are bound. Null where there is nothing to tell.')),
  "changedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getSecurityCentreResponseValueItemsItemChangedAtMax))).check(/*#__PURE__*/ zod.describe('When it was last set or changed, null if never.'))
}).check(/*#__PURE__*/ zod.describe('A part of the safety of the account, and how it stands.'))).check(/*#__PURE__*/ zod.maxLength(getSecurityCentreResponseValueItemsMax)).check(/*#__PURE__*/ zod.describe('All parts, in the order of the page.')),
  "nextItem": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).check(/*#__PURE__*/ zod.describe('A part of the safety of an account.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What to do next, null when everything is done.')),
  "newPlaceCheck": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a login from a new place asks for a code by SMS.')),
  "lastLogin": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getSecurityCentreResponseValueLastLoginOneAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSecurityCentreResponseValueLastLoginOneIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSecurityCentreResponseValueLastLoginOneCountryMax)).check(/*#__PURE__*/ zod.regex(getSecurityCentreResponseValueLastLoginOneCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSecurityCentreResponseValueLastLoginOneDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.'))
}).check(/*#__PURE__*/ zod.describe('The login before this one, for the member to recognise.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The login before this one, null at the first.'))
}).check(/*#__PURE__*/ zod.describe('How safe the member\'s account is.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getSecurityCentre`.'))

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


export const SetPaymentPasswordHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(setPaymentPasswordHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(setPaymentPasswordHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const setPaymentPasswordBodyOneLoginPasswordMax = 256;

export const setPaymentPasswordBodyOnePaymentPasswordMin = 6;
export const setPaymentPasswordBodyOnePaymentPasswordMax = 64;

export const setPaymentPasswordBodyOneConfirmPaymentPasswordMin = 6;
export const setPaymentPasswordBodyOneConfirmPaymentPasswordMax = 64;

export const setPaymentPasswordBodyTwoPayloadMin = 20;
export const setPaymentPasswordBodyTwoPayloadMax = 65536;


export const setPaymentPasswordBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const SetPaymentPasswordBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "loginPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordBodyOneLoginPasswordMax)).check(/*#__PURE__*/ zod.describe('The login password, as proof.')),
  "paymentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(setPaymentPasswordBodyOnePaymentPasswordMin)).check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordBodyOnePaymentPasswordMax)).check(/*#__PURE__*/ zod.describe('The payment password.')),
  "confirmPaymentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(setPaymentPasswordBodyOneConfirmPaymentPasswordMin)).check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordBodyOneConfirmPaymentPasswordMax)).check(/*#__PURE__*/ zod.describe('The same again.'))
}).check(/*#__PURE__*/ zod.describe('A first payment password.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(setPaymentPasswordBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(setPaymentPasswordBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n'))])

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



export const SetPaymentPasswordResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "score": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setPaymentPasswordResponseValueScoreMin)).check(/*#__PURE__*/ zod.lte(setPaymentPasswordResponseValueScoreMax)).check(/*#__PURE__*/ zod.describe('The sum of the points of what is done.')),
  "strength": /*#__PURE__*/ zod.enum(['weak', 'fair', 'good', 'strong']).check(/*#__PURE__*/ zod.describe('How safe an account is: below 40 points weak, below 70 fair, below 90 good, else strong.')),
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).check(/*#__PURE__*/ zod.describe('A part of the safety of an account.')),
  "state": /*#__PURE__*/ zod.enum(['done', 'missing', 'renew']).check(/*#__PURE__*/ zod.describe('Done, missing, or to be renewed because it is too old or too weak.')),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setPaymentPasswordResponseValueItemsItemPointsMin)).check(/*#__PURE__*/ zod.lte(setPaymentPasswordResponseValueItemsItemPointsMax)).check(/*#__PURE__*/ zod.describe('What it adds when it is done. All items together make 100.')),
  "detail": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordResponseValueItemsItemDetailMax))).check(/*#__PURE__*/ zod.describe('What identifies it, masked: an address, a number, how many accounts are bound. Null where there is nothing to tell.')),
  "changedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordResponseValueItemsItemChangedAtMax))).check(/*#__PURE__*/ zod.describe('When it was last set or changed, null if never.'))
}).check(/*#__PURE__*/ zod.describe('A part of the safety of the account, and how it stands.'))).check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordResponseValueItemsMax)).check(/*#__PURE__*/ zod.describe('All parts, in the order of the page.')),
  "nextItem": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).check(/*#__PURE__*/ zod.describe('A part of the safety of an account.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What to do next, null when everything is done.')),
  "newPlaceCheck": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a login from a new place asks for a code by SMS.')),
  "lastLogin": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordResponseValueLastLoginOneAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordResponseValueLastLoginOneIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordResponseValueLastLoginOneCountryMax)).check(/*#__PURE__*/ zod.regex(setPaymentPasswordResponseValueLastLoginOneCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setPaymentPasswordResponseValueLastLoginOneDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.'))
}).check(/*#__PURE__*/ zod.describe('The login before this one, for the member to recognise.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The login before this one, null at the first.'))
}).check(/*#__PURE__*/ zod.describe('How safe the member\'s account is.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `setPaymentPassword`.'))

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


export const ChangePaymentPasswordHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(changePaymentPasswordHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(changePaymentPasswordHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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


export const ChangePaymentPasswordBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "oldPaymentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changePaymentPasswordBodyOneOldPaymentPasswordMin)).check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordBodyOneOldPaymentPasswordMax)).check(/*#__PURE__*/ zod.describe('The present one.')),
  "newPaymentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changePaymentPasswordBodyOneNewPaymentPasswordMin)).check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordBodyOneNewPaymentPasswordMax)).check(/*#__PURE__*/ zod.describe('The new one.')),
  "confirmNewPaymentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changePaymentPasswordBodyOneConfirmNewPaymentPasswordMin)).check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordBodyOneConfirmNewPaymentPasswordMax)).check(/*#__PURE__*/ zod.describe('The same again.'))
}).check(/*#__PURE__*/ zod.describe('A new payment password in place of the old one.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changePaymentPasswordBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(changePaymentPasswordBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n'))])

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



export const ChangePaymentPasswordResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "score": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changePaymentPasswordResponseValueScoreMin)).check(/*#__PURE__*/ zod.lte(changePaymentPasswordResponseValueScoreMax)).check(/*#__PURE__*/ zod.describe('The sum of the points of what is done.')),
  "strength": /*#__PURE__*/ zod.enum(['weak', 'fair', 'good', 'strong']).check(/*#__PURE__*/ zod.describe('How safe an account is: below 40 points weak, below 70 fair, below 90 good, else strong.')),
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).check(/*#__PURE__*/ zod.describe('A part of the safety of an account.')),
  "state": /*#__PURE__*/ zod.enum(['done', 'missing', 'renew']).check(/*#__PURE__*/ zod.describe('Done, missing, or to be renewed because it is too old or too weak.')),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changePaymentPasswordResponseValueItemsItemPointsMin)).check(/*#__PURE__*/ zod.lte(changePaymentPasswordResponseValueItemsItemPointsMax)).check(/*#__PURE__*/ zod.describe('What it adds when it is done. All items together make 100.')),
  "detail": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordResponseValueItemsItemDetailMax))).check(/*#__PURE__*/ zod.describe('What identifies it, masked: an address, a number, how many accounts are bound. Null where there is nothing to tell.')),
  "changedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordResponseValueItemsItemChangedAtMax))).check(/*#__PURE__*/ zod.describe('When it was last set or changed, null if never.'))
}).check(/*#__PURE__*/ zod.describe('A part of the safety of the account, and how it stands.'))).check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordResponseValueItemsMax)).check(/*#__PURE__*/ zod.describe('All parts, in the order of the page.')),
  "nextItem": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).check(/*#__PURE__*/ zod.describe('A part of the safety of an account.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What to do next, null when everything is done.')),
  "newPlaceCheck": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a login from a new place asks for a code by SMS.')),
  "lastLogin": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordResponseValueLastLoginOneAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordResponseValueLastLoginOneIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordResponseValueLastLoginOneCountryMax)).check(/*#__PURE__*/ zod.regex(changePaymentPasswordResponseValueLastLoginOneCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changePaymentPasswordResponseValueLastLoginOneDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.'))
}).check(/*#__PURE__*/ zod.describe('The login before this one, for the member to recognise.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The login before this one, null at the first.'))
}).check(/*#__PURE__*/ zod.describe('How safe the member\'s account is.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `changePaymentPassword`.'))

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


export const ResetPaymentPasswordHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(resetPaymentPasswordHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(resetPaymentPasswordHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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


export const ResetPaymentPasswordBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "loginPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordBodyOneLoginPasswordMax)).check(/*#__PURE__*/ zod.describe('The login password, as proof.')),
  "verificationCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordBodyOneVerificationCodeMax)).check(/*#__PURE__*/ zod.describe('The code that `sendMemberCode` sent for `reset_payment_password`.')),
  "newPaymentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPaymentPasswordBodyOneNewPaymentPasswordMin)).check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordBodyOneNewPaymentPasswordMax)).check(/*#__PURE__*/ zod.describe('The new one.')),
  "confirmNewPaymentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPaymentPasswordBodyOneConfirmNewPaymentPasswordMin)).check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordBodyOneConfirmNewPaymentPasswordMax)).check(/*#__PURE__*/ zod.describe('The same again.'))
}).check(/*#__PURE__*/ zod.describe('A new payment password in place of one that was forgotten.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPaymentPasswordBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(resetPaymentPasswordBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n'))])

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



export const ResetPaymentPasswordResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "score": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(resetPaymentPasswordResponseValueScoreMin)).check(/*#__PURE__*/ zod.lte(resetPaymentPasswordResponseValueScoreMax)).check(/*#__PURE__*/ zod.describe('The sum of the points of what is done.')),
  "strength": /*#__PURE__*/ zod.enum(['weak', 'fair', 'good', 'strong']).check(/*#__PURE__*/ zod.describe('How safe an account is: below 40 points weak, below 70 fair, below 90 good, else strong.')),
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).check(/*#__PURE__*/ zod.describe('A part of the safety of an account.')),
  "state": /*#__PURE__*/ zod.enum(['done', 'missing', 'renew']).check(/*#__PURE__*/ zod.describe('Done, missing, or to be renewed because it is too old or too weak.')),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(resetPaymentPasswordResponseValueItemsItemPointsMin)).check(/*#__PURE__*/ zod.lte(resetPaymentPasswordResponseValueItemsItemPointsMax)).check(/*#__PURE__*/ zod.describe('What it adds when it is done. All items together make 100.')),
  "detail": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordResponseValueItemsItemDetailMax))).check(/*#__PURE__*/ zod.describe('What identifies it, masked: an address, a number, how many accounts are bound. Null where there is nothing to tell.')),
  "changedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordResponseValueItemsItemChangedAtMax))).check(/*#__PURE__*/ zod.describe('When it was last set or changed, null if never.'))
}).check(/*#__PURE__*/ zod.describe('A part of the safety of the account, and how it stands.'))).check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordResponseValueItemsMax)).check(/*#__PURE__*/ zod.describe('All parts, in the order of the page.')),
  "nextItem": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).check(/*#__PURE__*/ zod.describe('A part of the safety of an account.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What to do next, null when everything is done.')),
  "newPlaceCheck": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a login from a new place asks for a code by SMS.')),
  "lastLogin": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordResponseValueLastLoginOneAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordResponseValueLastLoginOneIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordResponseValueLastLoginOneCountryMax)).check(/*#__PURE__*/ zod.regex(resetPaymentPasswordResponseValueLastLoginOneCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPaymentPasswordResponseValueLastLoginOneDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.'))
}).check(/*#__PURE__*/ zod.describe('The login before this one, for the member to recognise.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The login before this one, null at the first.'))
}).check(/*#__PURE__*/ zod.describe('How safe the member\'s account is.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `resetPaymentPassword`.'))

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


export const StartTwoStepLoginHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startTwoStepLoginHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(startTwoStepLoginHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startTwoStepLoginHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(startTwoStepLoginHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const startTwoStepLoginBodyOneLoginPasswordMax = 256;

export const startTwoStepLoginBodyTwoPayloadMin = 20;
export const startTwoStepLoginBodyTwoPayloadMax = 65536;


export const startTwoStepLoginBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const StartTwoStepLoginBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "loginPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startTwoStepLoginBodyOneLoginPasswordMax)).check(/*#__PURE__*/ zod.describe('The login password, as proof.'))
}).check(/*#__PURE__*/ zod.describe('The wish to log in with a second step.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(startTwoStepLoginBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(startTwoStepLoginBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(startTwoStepLoginBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n'))])

export const startTwoStepLoginResponseValueEnrolmentIdMax = 40;

export const startTwoStepLoginResponseValueSecretMin = 16;
export const startTwoStepLoginResponseValueSecretMax = 64;


export const startTwoStepLoginResponseValueSecretRegExp = new RegExp('^[A-Z2-7]+$');
export const startTwoStepLoginResponseValueOtpauthUrlMax = 400;

export const startTwoStepLoginResponseValueExpiresAtMax = 30;



export const StartTwoStepLoginResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "enrolmentId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startTwoStepLoginResponseValueEnrolmentIdMax)).check(/*#__PURE__*/ zod.describe('The id of this enrolment.')),
  "secret": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(startTwoStepLoginResponseValueSecretMin)).check(/*#__PURE__*/ zod.maxLength(startTwoStepLoginResponseValueSecretMax)).check(/*#__PURE__*/ zod.regex(startTwoStepLoginResponseValueSecretRegExp)).check(/*#__PURE__*/ zod.describe('The secret in base32, to be typed in.')),
  "otpauthUrl": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(startTwoStepLoginResponseValueOtpauthUrlMax)).check(/*#__PURE__*/ zod.describe('The same as an address for a QR code: SHA-1, 6 digits, 30 seconds.')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(startTwoStepLoginResponseValueExpiresAtMax)).check(/*#__PURE__*/ zod.describe('Until when it can be confirmed.'))
}).check(/*#__PURE__*/ zod.describe('A secret for an authenticator app, good once it has been confirmed.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `startTwoStepLogin`.'))

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


export const ConfirmTwoStepLoginHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmTwoStepLoginHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(confirmTwoStepLoginHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmTwoStepLoginHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(confirmTwoStepLoginHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const confirmTwoStepLoginBodyOneEnrolmentIdMax = 40;

export const confirmTwoStepLoginBodyOneTotpCodeMin = 6;
export const confirmTwoStepLoginBodyOneTotpCodeMax = 6;


export const confirmTwoStepLoginBodyOneTotpCodeRegExp = new RegExp('^[0-9]{6}$');
export const confirmTwoStepLoginBodyTwoPayloadMin = 20;
export const confirmTwoStepLoginBodyTwoPayloadMax = 65536;


export const confirmTwoStepLoginBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const ConfirmTwoStepLoginBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "enrolmentId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmTwoStepLoginBodyOneEnrolmentIdMax)).check(/*#__PURE__*/ zod.describe('The id of the enrolment.')),
  "totpCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(confirmTwoStepLoginBodyOneTotpCodeMin)).check(/*#__PURE__*/ zod.maxLength(confirmTwoStepLoginBodyOneTotpCodeMax)).check(/*#__PURE__*/ zod.regex(confirmTwoStepLoginBodyOneTotpCodeRegExp)).check(/*#__PURE__*/ zod.describe('The code that the app shows.'))
}).check(/*#__PURE__*/ zod.describe('The first code of the authenticator app.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(confirmTwoStepLoginBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(confirmTwoStepLoginBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(confirmTwoStepLoginBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n'))])

export const confirmTwoStepLoginResponseValueChangedAtMax = 30;

export const confirmTwoStepLoginResponseValueRecoveryCodesItemMax = 9;


export const confirmTwoStepLoginResponseValueRecoveryCodesItemRegExp = new RegExp('^[A-Z2-9]{4}-[A-Z2-9]{4}$');
export const confirmTwoStepLoginResponseValueRecoveryCodesMax = 10;



export const ConfirmTwoStepLoginResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it does.')),
  "changedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(confirmTwoStepLoginResponseValueChangedAtMax)).check(/*#__PURE__*/ zod.describe('Since when.')),
  "recoveryCodes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmTwoStepLoginResponseValueRecoveryCodesItemMax)).check(/*#__PURE__*/ zod.regex(confirmTwoStepLoginResponseValueRecoveryCodesItemRegExp)).check(/*#__PURE__*/ zod.describe('A code that is good once.'))).check(/*#__PURE__*/ zod.maxLength(confirmTwoStepLoginResponseValueRecoveryCodesMax)).check(/*#__PURE__*/ zod.describe('Codes for the day the app is lost; told this once only. Empty when the second step is off.'))
}).check(/*#__PURE__*/ zod.describe('Whether a login needs a second step.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `confirmTwoStepLogin`.'))

/**
 * Turns two-step login off and makes the secret and the recovery codes void. Where it is off it is 409 `conflict`. Five
 * wrong passwords or codes in 30 minutes are 429. The member is told by message, the audit log keeps it.
 * @summary Turn two-step login off
 */
export const disableTwoStepLoginHeaderMerchantMax = 32;


export const disableTwoStepLoginHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const disableTwoStepLoginHeaderXRequestIdMax = 64;


export const disableTwoStepLoginHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const DisableTwoStepLoginHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(disableTwoStepLoginHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(disableTwoStepLoginHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(disableTwoStepLoginHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(disableTwoStepLoginHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const disableTwoStepLoginBodyOneLoginPasswordMax = 256;

export const disableTwoStepLoginBodyOneCodeMin = 6;
export const disableTwoStepLoginBodyOneCodeMax = 9;


export const disableTwoStepLoginBodyOneCodeRegExp = new RegExp('^([0-9]{6}|[A-Z2-9]{4}-[A-Z2-9]{4})$');
export const disableTwoStepLoginBodyTwoPayloadMin = 20;
export const disableTwoStepLoginBodyTwoPayloadMax = 65536;


export const disableTwoStepLoginBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const DisableTwoStepLoginBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "loginPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(disableTwoStepLoginBodyOneLoginPasswordMax)).check(/*#__PURE__*/ zod.describe('The login password.')),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(disableTwoStepLoginBodyOneCodeMin)).check(/*#__PURE__*/ zod.maxLength(disableTwoStepLoginBodyOneCodeMax)).check(/*#__PURE__*/ zod.regex(disableTwoStepLoginBodyOneCodeRegExp)).check(/*#__PURE__*/ zod.describe('A code of the app, or a recovery code.'))
}).check(/*#__PURE__*/ zod.describe('The proof that the member itself takes the second step away.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(disableTwoStepLoginBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(disableTwoStepLoginBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(disableTwoStepLoginBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n'))])

export const disableTwoStepLoginResponseValueChangedAtMax = 30;

export const disableTwoStepLoginResponseValueRecoveryCodesItemMax = 9;


export const disableTwoStepLoginResponseValueRecoveryCodesItemRegExp = new RegExp('^[A-Z2-9]{4}-[A-Z2-9]{4}$');
export const disableTwoStepLoginResponseValueRecoveryCodesMax = 10;



export const DisableTwoStepLoginResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it does.')),
  "changedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(disableTwoStepLoginResponseValueChangedAtMax)).check(/*#__PURE__*/ zod.describe('Since when.')),
  "recoveryCodes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(disableTwoStepLoginResponseValueRecoveryCodesItemMax)).check(/*#__PURE__*/ zod.regex(disableTwoStepLoginResponseValueRecoveryCodesItemRegExp)).check(/*#__PURE__*/ zod.describe('A code that is good once.'))).check(/*#__PURE__*/ zod.maxLength(disableTwoStepLoginResponseValueRecoveryCodesMax)).check(/*#__PURE__*/ zod.describe('Codes for the day the app is lost; told this once only. Empty when the second step is off.'))
}).check(/*#__PURE__*/ zod.describe('Whether a login needs a second step.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `disableTwoStepLogin`.'))

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


export const SendMemberCodeHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendMemberCodeHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(sendMemberCodeHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendMemberCodeHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(sendMemberCodeHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const sendMemberCodeBodyCountryDialingCodeMax = 5;


export const sendMemberCodeBodyCountryDialingCodeRegExp = new RegExp('^[0-9]+$');
export const sendMemberCodeBodyMobileNumMin = 4;
export const sendMemberCodeBodyMobileNumMax = 20;


export const sendMemberCodeBodyMobileNumRegExp = new RegExp('^[0-9]+$');
export const sendMemberCodeBodyEmailMax = 254;

export const sendMemberCodeBodySliderTicketMax = 128;



export const SendMemberCodeBody = /*#__PURE__*/ zod.strictObject({
  "channel": /*#__PURE__*/ zod.enum(['sms', 'email']).check(/*#__PURE__*/ zod.describe('How it is sent.')),
  "purpose": /*#__PURE__*/ zod.enum(['bind_email', 'bind_mobile', 'reset_payment_password']).check(/*#__PURE__*/ zod.describe('What a code is good for, and for nothing else.')),
  "countryDialingCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendMemberCodeBodyCountryDialingCodeMax)).check(/*#__PURE__*/ zod.regex(sendMemberCodeBodyCountryDialingCodeRegExp))).check(/*#__PURE__*/ zod.describe('The dialling code of a country, digits only.')),
  "mobileNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(sendMemberCodeBodyMobileNumMin)).check(/*#__PURE__*/ zod.maxLength(sendMemberCodeBodyMobileNumMax)).check(/*#__PURE__*/ zod.regex(sendMemberCodeBodyMobileNumRegExp))).check(/*#__PURE__*/ zod.describe('The new mobile number.')),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(sendMemberCodeBodyEmailMax))).check(/*#__PURE__*/ zod.describe('The new address.')),
  "sliderTicket": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendMemberCodeBodySliderTicketMax))).check(/*#__PURE__*/ zod.describe('The one-time ticket of the slider check; needed for `sms`.'))
}).check(/*#__PURE__*/ zod.describe('The wish for a code. `sms` goes to `mobileNum` for `bind_mobile` and to the bound number otherwise; `email` goes to\n`email` for `bind_email` and to the bound address otherwise.\n'))

export const sendMemberCodeResponseValueSentToMax = 120;

export const sendMemberCodeResponseValueExpiredMinutesMax = 60;

export const sendMemberCodeResponseValueExpirationTimeMin = 0;
export const sendMemberCodeResponseValueExpirationTimeMax = 9007199254740991;



export const SendMemberCodeResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "sentTo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendMemberCodeResponseValueSentToMax)).check(/*#__PURE__*/ zod.describe('Where it was sent, masked.')),
  "expiredMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(sendMemberCodeResponseValueExpiredMinutesMax)).check(/*#__PURE__*/ zod.describe('For how many minutes it is good.')),
  "expirationTime": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sendMemberCodeResponseValueExpirationTimeMin)).check(/*#__PURE__*/ zod.lte(sendMemberCodeResponseValueExpirationTimeMax)).check(/*#__PURE__*/ zod.describe('The same as a point in time.'))
}).check(/*#__PURE__*/ zod.describe('A code that is on its way.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `sendMemberCode`.'))

/**
 * Binds the address, in place of an earlier one, which is told of it. An address of another member is 409
 * `contact_in_use`; the code is used up all the same. After a change bound accounts and limits stay as they are.
 * @summary Bind an e-mail address
 */
export const bindEmailHeaderMerchantMax = 32;


export const bindEmailHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const bindEmailHeaderXRequestIdMax = 64;


export const bindEmailHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const BindEmailHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindEmailHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(bindEmailHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindEmailHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(bindEmailHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const bindEmailBodyOneEmailMax = 254;

export const bindEmailBodyOneVerificationCodeMax = 255;

export const bindEmailBodyOneLoginPasswordMax = 256;

export const bindEmailBodyTwoPayloadMin = 20;
export const bindEmailBodyTwoPayloadMax = 65536;


export const bindEmailBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const BindEmailBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(bindEmailBodyOneEmailMax)).check(/*#__PURE__*/ zod.describe('The address.')),
  "verificationCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bindEmailBodyOneVerificationCodeMax)).check(/*#__PURE__*/ zod.describe('The code that was sent to it.')),
  "loginPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bindEmailBodyOneLoginPasswordMax)).check(/*#__PURE__*/ zod.describe('The login password, as proof.'))
}).check(/*#__PURE__*/ zod.describe('An e-mail address and the proof that it is the member\'s.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bindEmailBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(bindEmailBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(bindEmailBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n'))])

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



export const BindEmailResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "score": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bindEmailResponseValueScoreMin)).check(/*#__PURE__*/ zod.lte(bindEmailResponseValueScoreMax)).check(/*#__PURE__*/ zod.describe('The sum of the points of what is done.')),
  "strength": /*#__PURE__*/ zod.enum(['weak', 'fair', 'good', 'strong']).check(/*#__PURE__*/ zod.describe('How safe an account is: below 40 points weak, below 70 fair, below 90 good, else strong.')),
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).check(/*#__PURE__*/ zod.describe('A part of the safety of an account.')),
  "state": /*#__PURE__*/ zod.enum(['done', 'missing', 'renew']).check(/*#__PURE__*/ zod.describe('Done, missing, or to be renewed because it is too old or too weak.')),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bindEmailResponseValueItemsItemPointsMin)).check(/*#__PURE__*/ zod.lte(bindEmailResponseValueItemsItemPointsMax)).check(/*#__PURE__*/ zod.describe('What it adds when it is done. All items together make 100.')),
  "detail": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bindEmailResponseValueItemsItemDetailMax))).check(/*#__PURE__*/ zod.describe('What identifies it, masked: an address, a number, how many accounts are bound. Null where there is nothing to tell.')),
  "changedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(bindEmailResponseValueItemsItemChangedAtMax))).check(/*#__PURE__*/ zod.describe('When it was last set or changed, null if never.'))
}).check(/*#__PURE__*/ zod.describe('A part of the safety of the account, and how it stands.'))).check(/*#__PURE__*/ zod.maxLength(bindEmailResponseValueItemsMax)).check(/*#__PURE__*/ zod.describe('All parts, in the order of the page.')),
  "nextItem": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).check(/*#__PURE__*/ zod.describe('A part of the safety of an account.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What to do next, null when everything is done.')),
  "newPlaceCheck": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a login from a new place asks for a code by SMS.')),
  "lastLogin": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(bindEmailResponseValueLastLoginOneAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindEmailResponseValueLastLoginOneIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindEmailResponseValueLastLoginOneCountryMax)).check(/*#__PURE__*/ zod.regex(bindEmailResponseValueLastLoginOneCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindEmailResponseValueLastLoginOneDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.'))
}).check(/*#__PURE__*/ zod.describe('The login before this one, for the member to recognise.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The login before this one, null at the first.'))
}).check(/*#__PURE__*/ zod.describe('How safe the member\'s account is.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `bindEmail`.'))

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


export const BindMobileHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindMobileHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(bindMobileHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindMobileHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(bindMobileHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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


export const BindMobileBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "countryDialingCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bindMobileBodyOneCountryDialingCodeMax)).check(/*#__PURE__*/ zod.regex(bindMobileBodyOneCountryDialingCodeRegExp)).check(/*#__PURE__*/ zod.describe('The dialling code of a country, digits only.')),
  "mobileNum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bindMobileBodyOneMobileNumMin)).check(/*#__PURE__*/ zod.maxLength(bindMobileBodyOneMobileNumMax)).check(/*#__PURE__*/ zod.regex(bindMobileBodyOneMobileNumRegExp)).check(/*#__PURE__*/ zod.describe('The mobile number.')),
  "verificationCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bindMobileBodyOneVerificationCodeMax)).check(/*#__PURE__*/ zod.describe('The code that was sent to it.')),
  "loginPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bindMobileBodyOneLoginPasswordMax)).check(/*#__PURE__*/ zod.describe('The login password, as proof.'))
}).check(/*#__PURE__*/ zod.describe('A mobile number and the proof that it is the member\'s.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bindMobileBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(bindMobileBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(bindMobileBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header.\n'))])

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



export const BindMobileResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "score": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bindMobileResponseValueScoreMin)).check(/*#__PURE__*/ zod.lte(bindMobileResponseValueScoreMax)).check(/*#__PURE__*/ zod.describe('The sum of the points of what is done.')),
  "strength": /*#__PURE__*/ zod.enum(['weak', 'fair', 'good', 'strong']).check(/*#__PURE__*/ zod.describe('How safe an account is: below 40 points weak, below 70 fair, below 90 good, else strong.')),
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).check(/*#__PURE__*/ zod.describe('A part of the safety of an account.')),
  "state": /*#__PURE__*/ zod.enum(['done', 'missing', 'renew']).check(/*#__PURE__*/ zod.describe('Done, missing, or to be renewed because it is too old or too weak.')),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bindMobileResponseValueItemsItemPointsMin)).check(/*#__PURE__*/ zod.lte(bindMobileResponseValueItemsItemPointsMax)).check(/*#__PURE__*/ zod.describe('What it adds when it is done. All items together make 100.')),
  "detail": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bindMobileResponseValueItemsItemDetailMax))).check(/*#__PURE__*/ zod.describe('What identifies it, masked: an address, a number, how many accounts are bound. Null where there is nothing to tell.')),
  "changedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(bindMobileResponseValueItemsItemChangedAtMax))).check(/*#__PURE__*/ zod.describe('When it was last set or changed, null if never.'))
}).check(/*#__PURE__*/ zod.describe('A part of the safety of the account, and how it stands.'))).check(/*#__PURE__*/ zod.maxLength(bindMobileResponseValueItemsMax)).check(/*#__PURE__*/ zod.describe('All parts, in the order of the page.')),
  "nextItem": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).check(/*#__PURE__*/ zod.describe('A part of the safety of an account.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What to do next, null when everything is done.')),
  "newPlaceCheck": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a login from a new place asks for a code by SMS.')),
  "lastLogin": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(bindMobileResponseValueLastLoginOneAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindMobileResponseValueLastLoginOneIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindMobileResponseValueLastLoginOneCountryMax)).check(/*#__PURE__*/ zod.regex(bindMobileResponseValueLastLoginOneCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bindMobileResponseValueLastLoginOneDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.'))
}).check(/*#__PURE__*/ zod.describe('The login before this one, for the member to recognise.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The login before this one, null at the first.'))
}).check(/*#__PURE__*/ zod.describe('How safe the member\'s account is.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `bindMobile`.'))

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



export const ListLoginHistoryQueryParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listLoginHistoryQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listLoginHistoryQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "outcome": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['success', 'wrong_password', 'wrong_code', 'locked', 'new_place', 'self_excluded'])).check(/*#__PURE__*/ zod.describe('Attempts that came out like this only.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLoginHistoryQueryPageNoMax)), listLoginHistoryQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLoginHistoryQueryPageSizeMax)), listLoginHistoryQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listLoginHistoryHeaderMerchantMax = 32;


export const listLoginHistoryHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listLoginHistoryHeaderXRequestIdMax = 64;


export const listLoginHistoryHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListLoginHistoryHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLoginHistoryHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listLoginHistoryHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLoginHistoryHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listLoginHistoryHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const ListLoginHistoryResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "loginId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listLoginHistoryResponseValueContentItemLoginIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listLoginHistoryResponseValueContentItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "outcome": /*#__PURE__*/ zod.enum(['success', 'wrong_password', 'wrong_code', 'locked', 'new_place', 'self_excluded']).check(/*#__PURE__*/ zod.describe('What came of an attempt. `new_place`: a code by SMS was asked for first.')),
  "method": /*#__PURE__*/ zod.enum(['username', 'sms', 'google', 'facebook', 'ticket', 'registration']).check(/*#__PURE__*/ zod.describe('How somebody logged in. `ticket` is a login ticket of the merchant, `registration` the login that follows it.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listLoginHistoryResponseValueContentItemIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLoginHistoryResponseValueContentItemCountryMax)).check(/*#__PURE__*/ zod.regex(listLoginHistoryResponseValueContentItemCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listLoginHistoryResponseValueContentItemDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.')),
  "current": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it opened the session of this call.'))
}).check(/*#__PURE__*/ zod.describe('An attempt to log in.'))).check(/*#__PURE__*/ zod.maxLength(listLoginHistoryResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The attempts of the page, the newest first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listLoginHistoryResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listLoginHistoryResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listLoginHistoryResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listLoginHistoryResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Attempts in all.')),
  "failedTotal": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listLoginHistoryResponseValueFailedTotalMin)).check(/*#__PURE__*/ zod.lte(listLoginHistoryResponseValueFailedTotalMax)).check(/*#__PURE__*/ zod.describe('Those of them that failed.'))
}).check(/*#__PURE__*/ zod.describe('A page of the login history.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listLoginHistory`.'))

/**
 * What the portal loads after each login: the welcome of the first login until it is dismissed, the last login once a
 * session. Trial accounts are answered too, with nothing due.
 * @summary Tell what to show after the login
 */
export const getLoginInfoHeaderMerchantMax = 32;


export const getLoginInfoHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getLoginInfoHeaderXRequestIdMax = 64;


export const getLoginInfoHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetLoginInfoHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLoginInfoHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getLoginInfoHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLoginInfoHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getLoginInfoHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getLoginInfoResponseValueLastLoginOneAtMax = 30;

export const getLoginInfoResponseValueLastLoginOneIpMax = 45;

export const getLoginInfoResponseValueLastLoginOneCountryMax = 2;


export const getLoginInfoResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const getLoginInfoResponseValueLastLoginOneDeviceMax = 120;

export const getLoginInfoResponseValueFailedSinceMin = 0;
export const getLoginInfoResponseValueFailedSinceMax = 10000;



export const GetLoginInfoResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "firstLoginDue": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the welcome of the first login is still to be shown; it offers deposit limits and the profile.')),
  "afterLoginDue": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the last login is still to be shown in this session.')),
  "lastLogin": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getLoginInfoResponseValueLastLoginOneAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLoginInfoResponseValueLastLoginOneIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLoginInfoResponseValueLastLoginOneCountryMax)).check(/*#__PURE__*/ zod.regex(getLoginInfoResponseValueLastLoginOneCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLoginInfoResponseValueLastLoginOneDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.'))
}).check(/*#__PURE__*/ zod.describe('The login before this one, for the member to recognise.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The login before this one, null at the first.')),
  "failedSince": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getLoginInfoResponseValueFailedSinceMin)).check(/*#__PURE__*/ zod.lte(getLoginInfoResponseValueFailedSinceMax)).check(/*#__PURE__*/ zod.describe('Failed attempts since then.')),
  "profileComplete": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether payee name and birthday are given.')),
  "depositLimitSet": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the member has a deposit limit of its own.')),
  "passwordChangeDue": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the login password has to be changed first.'))
}).check(/*#__PURE__*/ zod.describe('What the portal shows right after a login.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getLoginInfo`.'))

/**
 * Remembers that the welcome was shown, for the account, or the last login, for this session, and answers what is still
 * due. Doing it again changes nothing.
 * @summary Dismiss what was shown after the login
 */
export const dismissLoginInfoHeaderMerchantMax = 32;


export const dismissLoginInfoHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const dismissLoginInfoHeaderXRequestIdMax = 64;


export const dismissLoginInfoHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const DismissLoginInfoHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dismissLoginInfoHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(dismissLoginInfoHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dismissLoginInfoHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(dismissLoginInfoHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const DismissLoginInfoBody = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['first_login', 'after_login']).check(/*#__PURE__*/ zod.describe('The welcome of the first login, or the last login.'))
}).check(/*#__PURE__*/ zod.describe('What was shown.'))

export const dismissLoginInfoResponseValueLastLoginOneAtMax = 30;

export const dismissLoginInfoResponseValueLastLoginOneIpMax = 45;

export const dismissLoginInfoResponseValueLastLoginOneCountryMax = 2;


export const dismissLoginInfoResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const dismissLoginInfoResponseValueLastLoginOneDeviceMax = 120;

export const dismissLoginInfoResponseValueFailedSinceMin = 0;
export const dismissLoginInfoResponseValueFailedSinceMax = 10000;



export const DismissLoginInfoResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "firstLoginDue": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the welcome of the first login is still to be shown; it offers deposit limits and the profile.')),
  "afterLoginDue": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the last login is still to be shown in this session.')),
  "lastLogin": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(dismissLoginInfoResponseValueLastLoginOneAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dismissLoginInfoResponseValueLastLoginOneIpMax)).check(/*#__PURE__*/ zod.describe('From which address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dismissLoginInfoResponseValueLastLoginOneCountryMax)).check(/*#__PURE__*/ zod.regex(dismissLoginInfoResponseValueLastLoginOneCountryRegExp))).check(/*#__PURE__*/ zod.describe('From which country, null when it is not known.')),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dismissLoginInfoResponseValueLastLoginOneDeviceMax)).check(/*#__PURE__*/ zod.describe('With what.'))
}).check(/*#__PURE__*/ zod.describe('The login before this one, for the member to recognise.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The login before this one, null at the first.')),
  "failedSince": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(dismissLoginInfoResponseValueFailedSinceMin)).check(/*#__PURE__*/ zod.lte(dismissLoginInfoResponseValueFailedSinceMax)).check(/*#__PURE__*/ zod.describe('Failed attempts since then.')),
  "profileComplete": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether payee name and birthday are given.')),
  "depositLimitSet": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the member has a deposit limit of its own.')),
  "passwordChangeDue": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the login password has to be changed first.'))
}).check(/*#__PURE__*/ zod.describe('What the portal shows right after a login.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `dismissLoginInfo`.'))

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


export const GetPlayLimitsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayLimitsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getPlayLimitsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayLimitsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getPlayLimitsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
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



export const GetPlayLimitsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "moneyLimits": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['deposit', 'loss']).check(/*#__PURE__*/ zod.describe('What a limit of money is about: deposits, or the loss, which is stakes less payouts of settled real-money bets and\nthe stakes of open ones.\n')),
  "period": /*#__PURE__*/ zod.enum(['day', 'week', 'month']).check(/*#__PURE__*/ zod.describe('A calendar day, week (from Monday) or month in the brand\'s time zone.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueMoneyLimitsItemAmountOneMax)).check(/*#__PURE__*/ zod.regex(getPlayLimitsResponseValueMoneyLimitsItemAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The limit, null where there is none.')),
  "used": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueMoneyLimitsItemUsedMax)).check(/*#__PURE__*/ zod.regex(getPlayLimitsResponseValueMoneyLimitsItemUsedRegExp)).check(/*#__PURE__*/ zod.describe('What of the period counts so far; a loss below zero counts as zero.')),
  "remaining": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueMoneyLimitsItemRemainingOneMax)).check(/*#__PURE__*/ zod.regex(getPlayLimitsResponseValueMoneyLimitsItemRemainingOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What is left, null without a limit.')),
  "resetsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueMoneyLimitsItemResetsAtMax)).check(/*#__PURE__*/ zod.describe('When the next period begins.')),
  "setBy": /*#__PURE__*/ zod.enum(['member', 'operator']).check(/*#__PURE__*/ zod.describe('Who set it. One of the operator cannot be raised by the member.')),
  "pending": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueMoneyLimitsItemPendingOneAmountOneMax)).check(/*#__PURE__*/ zod.regex(getPlayLimitsResponseValueMoneyLimitsItemPendingOneAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The amount, null for no limit.')),
  "effectiveAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueMoneyLimitsItemPendingOneEffectiveAtMax)).check(/*#__PURE__*/ zod.describe('From when.'))
}).check(/*#__PURE__*/ zod.describe('A higher limit, or none, that will hold later.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The change that waits, null where none does.'))
}).check(/*#__PURE__*/ zod.describe('A limit of money.'))).check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueMoneyLimitsMax)).check(/*#__PURE__*/ zod.describe('One entry for each kind and period.')),
  "sessionLimits": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "period": /*#__PURE__*/ zod.enum(['session', 'day']).check(/*#__PURE__*/ zod.describe('One session, or a calendar day in the brand\'s time zone over all sessions.')),
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPlayLimitsResponseValueSessionLimitsItemMinutesMax))).check(/*#__PURE__*/ zod.describe('The limit, null where there is none.')),
  "usedMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayLimitsResponseValueSessionLimitsItemUsedMinutesMin)).check(/*#__PURE__*/ zod.lte(getPlayLimitsResponseValueSessionLimitsItemUsedMinutesMax)).check(/*#__PURE__*/ zod.describe('The minutes so far.')),
  "remainingMinutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayLimitsResponseValueSessionLimitsItemRemainingMinutesMin)).check(/*#__PURE__*/ zod.lte(getPlayLimitsResponseValueSessionLimitsItemRemainingMinutesMax))).check(/*#__PURE__*/ zod.describe('The minutes left, null without a limit.')),
  "resetsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueSessionLimitsItemResetsAtMax))).check(/*#__PURE__*/ zod.describe('When the next day begins, null for a session.')),
  "pending": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPlayLimitsResponseValueSessionLimitsItemPendingOneMinutesMax))).check(/*#__PURE__*/ zod.describe('The minutes, null for no limit.')),
  "effectiveAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueSessionLimitsItemPendingOneEffectiveAtMax)).check(/*#__PURE__*/ zod.describe('From when.'))
}).check(/*#__PURE__*/ zod.describe('A longer time, or none, that will hold later.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The change that waits, null where none does.'))
}).check(/*#__PURE__*/ zod.describe('A limit of the time to play.'))).check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueSessionLimitsMax)).check(/*#__PURE__*/ zod.describe('One entry for each period.')),
  "realityCheckMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayLimitsResponseValueRealityCheckMinutesMin)).check(/*#__PURE__*/ zod.lte(getPlayLimitsResponseValueRealityCheckMinutesMax)).check(/*#__PURE__*/ zod.describe('The interval of the reality check, 0 when it is off.')),
  "realityCheckChoices": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayLimitsResponseValueRealityCheckChoicesItemMin)).check(/*#__PURE__*/ zod.lte(getPlayLimitsResponseValueRealityCheckChoicesItemMax)).check(/*#__PURE__*/ zod.describe('An interval in minutes, 0 for off.'))).check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueRealityCheckChoicesMax)).check(/*#__PURE__*/ zod.describe('The intervals to choose from. Where the licence demands a check, 0 is missing.')),
  "exclusionPeriods": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['day_1', 'day_7', 'day_30', 'month_6', 'year_1', 'year_5', 'permanent']).check(/*#__PURE__*/ zod.describe('For how long a member excludes itself.'))).check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueExclusionPeriodsMax)).check(/*#__PURE__*/ zod.describe('The periods of self-exclusion that the brand offers.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(getPlayLimitsResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueAsOfMax)).check(/*#__PURE__*/ zod.describe('The moment for which the figures hold.'))
}).check(/*#__PURE__*/ zod.describe('What the member has set to keep play within bounds.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getPlayLimits`.'))

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


export const SetMoneyLimitHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setMoneyLimitHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(setMoneyLimitHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setMoneyLimitHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(setMoneyLimitHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const setMoneyLimitBodyAmountOneMax = 24;


export const setMoneyLimitBodyAmountOneRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');


export const SetMoneyLimitBody = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['deposit', 'loss']).check(/*#__PURE__*/ zod.describe('What a limit of money is about: deposits, or the loss, which is stakes less payouts of settled real-money bets and\nthe stakes of open ones.\n')),
  "period": /*#__PURE__*/ zod.enum(['day', 'week', 'month']).check(/*#__PURE__*/ zod.describe('A calendar day, week (from Monday) or month in the brand\'s time zone.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setMoneyLimitBodyAmountOneMax)).check(/*#__PURE__*/ zod.regex(setMoneyLimitBodyAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount above zero, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The limit, null for none.'))
}).check(/*#__PURE__*/ zod.describe('A limit of money to set.'))

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



export const SetMoneyLimitResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "moneyLimits": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['deposit', 'loss']).check(/*#__PURE__*/ zod.describe('What a limit of money is about: deposits, or the loss, which is stakes less payouts of settled real-money bets and\nthe stakes of open ones.\n')),
  "period": /*#__PURE__*/ zod.enum(['day', 'week', 'month']).check(/*#__PURE__*/ zod.describe('A calendar day, week (from Monday) or month in the brand\'s time zone.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueMoneyLimitsItemAmountOneMax)).check(/*#__PURE__*/ zod.regex(setMoneyLimitResponseValueMoneyLimitsItemAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The limit, null where there is none.')),
  "used": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueMoneyLimitsItemUsedMax)).check(/*#__PURE__*/ zod.regex(setMoneyLimitResponseValueMoneyLimitsItemUsedRegExp)).check(/*#__PURE__*/ zod.describe('What of the period counts so far; a loss below zero counts as zero.')),
  "remaining": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueMoneyLimitsItemRemainingOneMax)).check(/*#__PURE__*/ zod.regex(setMoneyLimitResponseValueMoneyLimitsItemRemainingOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What is left, null without a limit.')),
  "resetsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueMoneyLimitsItemResetsAtMax)).check(/*#__PURE__*/ zod.describe('When the next period begins.')),
  "setBy": /*#__PURE__*/ zod.enum(['member', 'operator']).check(/*#__PURE__*/ zod.describe('Who set it. One of the operator cannot be raised by the member.')),
  "pending": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueMoneyLimitsItemPendingOneAmountOneMax)).check(/*#__PURE__*/ zod.regex(setMoneyLimitResponseValueMoneyLimitsItemPendingOneAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The amount, null for no limit.')),
  "effectiveAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueMoneyLimitsItemPendingOneEffectiveAtMax)).check(/*#__PURE__*/ zod.describe('From when.'))
}).check(/*#__PURE__*/ zod.describe('A higher limit, or none, that will hold later.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The change that waits, null where none does.'))
}).check(/*#__PURE__*/ zod.describe('A limit of money.'))).check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueMoneyLimitsMax)).check(/*#__PURE__*/ zod.describe('One entry for each kind and period.')),
  "sessionLimits": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "period": /*#__PURE__*/ zod.enum(['session', 'day']).check(/*#__PURE__*/ zod.describe('One session, or a calendar day in the brand\'s time zone over all sessions.')),
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(setMoneyLimitResponseValueSessionLimitsItemMinutesMax))).check(/*#__PURE__*/ zod.describe('The limit, null where there is none.')),
  "usedMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setMoneyLimitResponseValueSessionLimitsItemUsedMinutesMin)).check(/*#__PURE__*/ zod.lte(setMoneyLimitResponseValueSessionLimitsItemUsedMinutesMax)).check(/*#__PURE__*/ zod.describe('The minutes so far.')),
  "remainingMinutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setMoneyLimitResponseValueSessionLimitsItemRemainingMinutesMin)).check(/*#__PURE__*/ zod.lte(setMoneyLimitResponseValueSessionLimitsItemRemainingMinutesMax))).check(/*#__PURE__*/ zod.describe('The minutes left, null without a limit.')),
  "resetsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueSessionLimitsItemResetsAtMax))).check(/*#__PURE__*/ zod.describe('When the next day begins, null for a session.')),
  "pending": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(setMoneyLimitResponseValueSessionLimitsItemPendingOneMinutesMax))).check(/*#__PURE__*/ zod.describe('The minutes, null for no limit.')),
  "effectiveAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueSessionLimitsItemPendingOneEffectiveAtMax)).check(/*#__PURE__*/ zod.describe('From when.'))
}).check(/*#__PURE__*/ zod.describe('A longer time, or none, that will hold later.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The change that waits, null where none does.'))
}).check(/*#__PURE__*/ zod.describe('A limit of the time to play.'))).check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueSessionLimitsMax)).check(/*#__PURE__*/ zod.describe('One entry for each period.')),
  "realityCheckMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setMoneyLimitResponseValueRealityCheckMinutesMin)).check(/*#__PURE__*/ zod.lte(setMoneyLimitResponseValueRealityCheckMinutesMax)).check(/*#__PURE__*/ zod.describe('The interval of the reality check, 0 when it is off.')),
  "realityCheckChoices": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setMoneyLimitResponseValueRealityCheckChoicesItemMin)).check(/*#__PURE__*/ zod.lte(setMoneyLimitResponseValueRealityCheckChoicesItemMax)).check(/*#__PURE__*/ zod.describe('An interval in minutes, 0 for off.'))).check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueRealityCheckChoicesMax)).check(/*#__PURE__*/ zod.describe('The intervals to choose from. Where the licence demands a check, 0 is missing.')),
  "exclusionPeriods": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['day_1', 'day_7', 'day_30', 'month_6', 'year_1', 'year_5', 'permanent']).check(/*#__PURE__*/ zod.describe('For how long a member excludes itself.'))).check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueExclusionPeriodsMax)).check(/*#__PURE__*/ zod.describe('The periods of self-exclusion that the brand offers.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(setMoneyLimitResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueAsOfMax)).check(/*#__PURE__*/ zod.describe('The moment for which the figures hold.'))
}).check(/*#__PURE__*/ zod.describe('What the member has set to keep play within bounds.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `setMoneyLimit`.'))

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


export const SetSessionLimitHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setSessionLimitHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(setSessionLimitHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setSessionLimitHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(setSessionLimitHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const setSessionLimitBodyMinutesMin = 15;
export const setSessionLimitBodyMinutesMax = 1440;



export const SetSessionLimitBody = /*#__PURE__*/ zod.strictObject({
  "period": /*#__PURE__*/ zod.enum(['session', 'day']).check(/*#__PURE__*/ zod.describe('One session, or a calendar day in the brand\'s time zone over all sessions.')),
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setSessionLimitBodyMinutesMin)).check(/*#__PURE__*/ zod.lte(setSessionLimitBodyMinutesMax))).check(/*#__PURE__*/ zod.describe('The limit, null for none.'))
}).check(/*#__PURE__*/ zod.describe('A limit of time to set.'))

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



export const SetSessionLimitResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "moneyLimits": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['deposit', 'loss']).check(/*#__PURE__*/ zod.describe('What a limit of money is about: deposits, or the loss, which is stakes less payouts of settled real-money bets and\nthe stakes of open ones.\n')),
  "period": /*#__PURE__*/ zod.enum(['day', 'week', 'month']).check(/*#__PURE__*/ zod.describe('A calendar day, week (from Monday) or month in the brand\'s time zone.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueMoneyLimitsItemAmountOneMax)).check(/*#__PURE__*/ zod.regex(setSessionLimitResponseValueMoneyLimitsItemAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The limit, null where there is none.')),
  "used": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueMoneyLimitsItemUsedMax)).check(/*#__PURE__*/ zod.regex(setSessionLimitResponseValueMoneyLimitsItemUsedRegExp)).check(/*#__PURE__*/ zod.describe('What of the period counts so far; a loss below zero counts as zero.')),
  "remaining": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueMoneyLimitsItemRemainingOneMax)).check(/*#__PURE__*/ zod.regex(setSessionLimitResponseValueMoneyLimitsItemRemainingOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What is left, null without a limit.')),
  "resetsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueMoneyLimitsItemResetsAtMax)).check(/*#__PURE__*/ zod.describe('When the next period begins.')),
  "setBy": /*#__PURE__*/ zod.enum(['member', 'operator']).check(/*#__PURE__*/ zod.describe('Who set it. One of the operator cannot be raised by the member.')),
  "pending": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueMoneyLimitsItemPendingOneAmountOneMax)).check(/*#__PURE__*/ zod.regex(setSessionLimitResponseValueMoneyLimitsItemPendingOneAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The amount, null for no limit.')),
  "effectiveAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueMoneyLimitsItemPendingOneEffectiveAtMax)).check(/*#__PURE__*/ zod.describe('From when.'))
}).check(/*#__PURE__*/ zod.describe('A higher limit, or none, that will hold later.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The change that waits, null where none does.'))
}).check(/*#__PURE__*/ zod.describe('A limit of money.'))).check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueMoneyLimitsMax)).check(/*#__PURE__*/ zod.describe('One entry for each kind and period.')),
  "sessionLimits": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "period": /*#__PURE__*/ zod.enum(['session', 'day']).check(/*#__PURE__*/ zod.describe('One session, or a calendar day in the brand\'s time zone over all sessions.')),
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(setSessionLimitResponseValueSessionLimitsItemMinutesMax))).check(/*#__PURE__*/ zod.describe('The limit, null where there is none.')),
  "usedMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setSessionLimitResponseValueSessionLimitsItemUsedMinutesMin)).check(/*#__PURE__*/ zod.lte(setSessionLimitResponseValueSessionLimitsItemUsedMinutesMax)).check(/*#__PURE__*/ zod.describe('The minutes so far.')),
  "remainingMinutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setSessionLimitResponseValueSessionLimitsItemRemainingMinutesMin)).check(/*#__PURE__*/ zod.lte(setSessionLimitResponseValueSessionLimitsItemRemainingMinutesMax))).check(/*#__PURE__*/ zod.describe('The minutes left, null without a limit.')),
  "resetsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueSessionLimitsItemResetsAtMax))).check(/*#__PURE__*/ zod.describe('When the next day begins, null for a session.')),
  "pending": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(setSessionLimitResponseValueSessionLimitsItemPendingOneMinutesMax))).check(/*#__PURE__*/ zod.describe('The minutes, null for no limit.')),
  "effectiveAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueSessionLimitsItemPendingOneEffectiveAtMax)).check(/*#__PURE__*/ zod.describe('From when.'))
}).check(/*#__PURE__*/ zod.describe('A longer time, or none, that will hold later.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The change that waits, null where none does.'))
}).check(/*#__PURE__*/ zod.describe('A limit of the time to play.'))).check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueSessionLimitsMax)).check(/*#__PURE__*/ zod.describe('One entry for each period.')),
  "realityCheckMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setSessionLimitResponseValueRealityCheckMinutesMin)).check(/*#__PURE__*/ zod.lte(setSessionLimitResponseValueRealityCheckMinutesMax)).check(/*#__PURE__*/ zod.describe('The interval of the reality check, 0 when it is off.')),
  "realityCheckChoices": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setSessionLimitResponseValueRealityCheckChoicesItemMin)).check(/*#__PURE__*/ zod.lte(setSessionLimitResponseValueRealityCheckChoicesItemMax)).check(/*#__PURE__*/ zod.describe('An interval in minutes, 0 for off.'))).check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueRealityCheckChoicesMax)).check(/*#__PURE__*/ zod.describe('The intervals to choose from. Where the licence demands a check, 0 is missing.')),
  "exclusionPeriods": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['day_1', 'day_7', 'day_30', 'month_6', 'year_1', 'year_5', 'permanent']).check(/*#__PURE__*/ zod.describe('For how long a member excludes itself.'))).check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueExclusionPeriodsMax)).check(/*#__PURE__*/ zod.describe('The periods of self-exclusion that the brand offers.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(setSessionLimitResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueAsOfMax)).check(/*#__PURE__*/ zod.describe('The moment for which the figures hold.'))
}).check(/*#__PURE__*/ zod.describe('What the member has set to keep play within bounds.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `setSessionLimit`.'))

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


export const StartSelfExclusionHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startSelfExclusionHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(startSelfExclusionHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startSelfExclusionHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(startSelfExclusionHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const StartSelfExclusionBody = /*#__PURE__*/ zod.strictObject({
  "period": /*#__PURE__*/ zod.enum(['day_1', 'day_7', 'day_30', 'month_6', 'year_1', 'year_5', 'permanent']).check(/*#__PURE__*/ zod.describe('For how long a member excludes itself.'))
}).check(/*#__PURE__*/ zod.describe('The wish not to play for a while. No reason is asked for.'))

export const startSelfExclusionResponseValueStartsAtMax = 30;

export const startSelfExclusionResponseValueEndsAtMax = 30;

export const startSelfExclusionResponseValueSessionsEndedMax = 1000;

export const startSelfExclusionResponseValueHelpLineMax = 80;



export const StartSelfExclusionResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "period": /*#__PURE__*/ zod.enum(['day_1', 'day_7', 'day_30', 'month_6', 'year_1', 'year_5', 'permanent']).check(/*#__PURE__*/ zod.describe('For how long a member excludes itself.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(startSelfExclusionResponseValueStartsAtMax)).check(/*#__PURE__*/ zod.describe('From when, always at once.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(startSelfExclusionResponseValueEndsAtMax))).check(/*#__PURE__*/ zod.describe('Until when, null for ever.')),
  "sessionsEnded": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(startSelfExclusionResponseValueSessionsEndedMax)).check(/*#__PURE__*/ zod.describe('How many sessions ended with it, the one of this call included.')),
  "helpLine": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startSelfExclusionResponseValueHelpLineMax))).check(/*#__PURE__*/ zod.describe('Where help is found, null where the brand names none.'))
}).check(/*#__PURE__*/ zod.describe('A self-exclusion. It cannot be taken back or shortened.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `startSelfExclusion`.'))

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


export const GetRealityCheckHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRealityCheckHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getRealityCheckHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRealityCheckHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getRealityCheckHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
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


export const GetRealityCheckResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "intervalMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRealityCheckResponseValueIntervalMinutesMin)).check(/*#__PURE__*/ zod.lte(getRealityCheckResponseValueIntervalMinutesMax)).check(/*#__PURE__*/ zod.describe('The interval, 0 when the check is off.')),
  "due": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the check has to be shown now.')),
  "nextAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getRealityCheckResponseValueNextAtMax))).check(/*#__PURE__*/ zod.describe('When it is next due, null when it is off.')),
  "since": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getRealityCheckResponseValueSinceMax)).check(/*#__PURE__*/ zod.describe('Since when time and money are counted: the login of this session.')),
  "playedMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRealityCheckResponseValuePlayedMinutesMin)).check(/*#__PURE__*/ zod.lte(getRealityCheckResponseValuePlayedMinutesMax)).check(/*#__PURE__*/ zod.describe('Minutes since then.')),
  "staked": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRealityCheckResponseValueStakedMax)).check(/*#__PURE__*/ zod.regex(getRealityCheckResponseValueStakedRegExp)).check(/*#__PURE__*/ zod.describe('Real-money stakes since then.')),
  "paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRealityCheckResponseValuePaidMax)).check(/*#__PURE__*/ zod.regex(getRealityCheckResponseValuePaidRegExp)).check(/*#__PURE__*/ zod.describe('Payouts since then.')),
  "netPosition": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRealityCheckResponseValueNetPositionMax)).check(/*#__PURE__*/ zod.regex(getRealityCheckResponseValueNetPositionRegExp)).check(/*#__PURE__*/ zod.describe('Payouts less stakes of settled bets; below zero is a loss.')),
  "openStakes": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRealityCheckResponseValueOpenStakesMax)).check(/*#__PURE__*/ zod.regex(getRealityCheckResponseValueOpenStakesRegExp)).check(/*#__PURE__*/ zod.describe('Stakes of bets that are not settled.'))
}).check(/*#__PURE__*/ zod.describe('How long and with what result the member has played since it logged in.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getRealityCheck`.'))

/**
 * Sets the interval, at once. A value that is not among `realityCheckChoices` of the limits is 400. The next check is
 * due one interval after this call at the latest.
 * @summary Set the interval of the reality check
 */
export const setRealityCheckHeaderMerchantMax = 32;


export const setRealityCheckHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const setRealityCheckHeaderXRequestIdMax = 64;


export const setRealityCheckHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SetRealityCheckHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setRealityCheckHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(setRealityCheckHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setRealityCheckHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(setRealityCheckHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const setRealityCheckBodyIntervalMinutesMin = 0;
export const setRealityCheckBodyIntervalMinutesMax = 240;



export const SetRealityCheckBody = /*#__PURE__*/ zod.strictObject({
  "intervalMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setRealityCheckBodyIntervalMinutesMin)).check(/*#__PURE__*/ zod.lte(setRealityCheckBodyIntervalMinutesMax)).check(/*#__PURE__*/ zod.describe('Minutes, one of `realityCheckChoices`.'))
}).check(/*#__PURE__*/ zod.describe('The interval of the reality check.'))

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


export const SetRealityCheckResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "intervalMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setRealityCheckResponseValueIntervalMinutesMin)).check(/*#__PURE__*/ zod.lte(setRealityCheckResponseValueIntervalMinutesMax)).check(/*#__PURE__*/ zod.describe('The interval, 0 when the check is off.')),
  "due": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the check has to be shown now.')),
  "nextAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setRealityCheckResponseValueNextAtMax))).check(/*#__PURE__*/ zod.describe('When it is next due, null when it is off.')),
  "since": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setRealityCheckResponseValueSinceMax)).check(/*#__PURE__*/ zod.describe('Since when time and money are counted: the login of this session.')),
  "playedMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setRealityCheckResponseValuePlayedMinutesMin)).check(/*#__PURE__*/ zod.lte(setRealityCheckResponseValuePlayedMinutesMax)).check(/*#__PURE__*/ zod.describe('Minutes since then.')),
  "staked": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setRealityCheckResponseValueStakedMax)).check(/*#__PURE__*/ zod.regex(setRealityCheckResponseValueStakedRegExp)).check(/*#__PURE__*/ zod.describe('Real-money stakes since then.')),
  "paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setRealityCheckResponseValuePaidMax)).check(/*#__PURE__*/ zod.regex(setRealityCheckResponseValuePaidRegExp)).check(/*#__PURE__*/ zod.describe('Payouts since then.')),
  "netPosition": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setRealityCheckResponseValueNetPositionMax)).check(/*#__PURE__*/ zod.regex(setRealityCheckResponseValueNetPositionRegExp)).check(/*#__PURE__*/ zod.describe('Payouts less stakes of settled bets; below zero is a loss.')),
  "openStakes": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setRealityCheckResponseValueOpenStakesMax)).check(/*#__PURE__*/ zod.regex(setRealityCheckResponseValueOpenStakesRegExp)).check(/*#__PURE__*/ zod.describe('Stakes of bets that are not settled.'))
}).check(/*#__PURE__*/ zod.describe('How long and with what result the member has played since it logged in.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `setRealityCheck`.'))

/**
 * The member has seen its figures and goes on. The next check is due one interval later, in every tab. Where none is due
 * nothing changes.
 * @summary Acknowledge the reality check
 */
export const acknowledgeRealityCheckHeaderMerchantMax = 32;


export const acknowledgeRealityCheckHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const acknowledgeRealityCheckHeaderXRequestIdMax = 64;


export const acknowledgeRealityCheckHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const AcknowledgeRealityCheckHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(acknowledgeRealityCheckHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(acknowledgeRealityCheckHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(acknowledgeRealityCheckHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(acknowledgeRealityCheckHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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


export const AcknowledgeRealityCheckResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "intervalMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(acknowledgeRealityCheckResponseValueIntervalMinutesMin)).check(/*#__PURE__*/ zod.lte(acknowledgeRealityCheckResponseValueIntervalMinutesMax)).check(/*#__PURE__*/ zod.describe('The interval, 0 when the check is off.')),
  "due": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the check has to be shown now.')),
  "nextAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(acknowledgeRealityCheckResponseValueNextAtMax))).check(/*#__PURE__*/ zod.describe('When it is next due, null when it is off.')),
  "since": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(acknowledgeRealityCheckResponseValueSinceMax)).check(/*#__PURE__*/ zod.describe('Since when time and money are counted: the login of this session.')),
  "playedMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(acknowledgeRealityCheckResponseValuePlayedMinutesMin)).check(/*#__PURE__*/ zod.lte(acknowledgeRealityCheckResponseValuePlayedMinutesMax)).check(/*#__PURE__*/ zod.describe('Minutes since then.')),
  "staked": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(acknowledgeRealityCheckResponseValueStakedMax)).check(/*#__PURE__*/ zod.regex(acknowledgeRealityCheckResponseValueStakedRegExp)).check(/*#__PURE__*/ zod.describe('Real-money stakes since then.')),
  "paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(acknowledgeRealityCheckResponseValuePaidMax)).check(/*#__PURE__*/ zod.regex(acknowledgeRealityCheckResponseValuePaidRegExp)).check(/*#__PURE__*/ zod.describe('Payouts since then.')),
  "netPosition": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(acknowledgeRealityCheckResponseValueNetPositionMax)).check(/*#__PURE__*/ zod.regex(acknowledgeRealityCheckResponseValueNetPositionRegExp)).check(/*#__PURE__*/ zod.describe('Payouts less stakes of settled bets; below zero is a loss.')),
  "openStakes": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(acknowledgeRealityCheckResponseValueOpenStakesMax)).check(/*#__PURE__*/ zod.regex(acknowledgeRealityCheckResponseValueOpenStakesRegExp)).check(/*#__PURE__*/ zod.describe('Stakes of bets that are not settled.'))
}).check(/*#__PURE__*/ zod.describe('How long and with what result the member has played since it logged in.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `acknowledgeRealityCheck`.'))

/**
 * The rank of the member of the session, its progress to the next and what it brings. Points count from valid turnover
 * alone and are checked once a day; the support of ranks above 4 is the VIP customer service.
 * @summary Tell the member's rank and progress
 */
export const getPlayerRankHeaderMerchantMax = 32;


export const getPlayerRankHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getPlayerRankHeaderXRequestIdMax = 64;


export const getPlayerRankHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPlayerRankHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerRankHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getPlayerRankHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerRankHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getPlayerRankHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const GetPlayerRankResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "clubLabel": /*#__PURE__*/ zod.object({
  "labelName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValueClubLabelLabelNameMax)).check(/*#__PURE__*/ zod.describe('The rank\'s name.')),
  "color": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValueClubLabelColorMax)).check(/*#__PURE__*/ zod.regex(getPlayerRankResponseValueClubLabelColorRegExp)).check(/*#__PURE__*/ zod.describe('The text\'s colour.')),
  "color2": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValueClubLabelColor2Max)).check(/*#__PURE__*/ zod.regex(getPlayerRankResponseValueClubLabelColor2RegExp)).check(/*#__PURE__*/ zod.describe('The ground\'s colour.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayerRankResponseValueClubLabelRankLevelMin)).check(/*#__PURE__*/ zod.lte(getPlayerRankResponseValueClubLabelRankLevelMax)).check(/*#__PURE__*/ zod.describe('The rank, 0 the lowest. Above 4 the VIP customer service answers.'))
}).check(/*#__PURE__*/ zod.describe('The VIP rank, as a badge.')),
  "iconUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValueIconUrlMax)).check(/*#__PURE__*/ zod.describe('The picture of the rank.')),
  "rankPoints": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayerRankResponseValueRankPointsMin)).check(/*#__PURE__*/ zod.lte(getPlayerRankResponseValueRankPointsMax)).check(/*#__PURE__*/ zod.describe('Rank points of the last `periodDays`. They are no points of the mall and cannot be spent.')),
  "validTurnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValueValidTurnoverMax)).check(/*#__PURE__*/ zod.regex(getPlayerRankResponseValueValidTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover behind them.')),
  "next": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "clubLabel": /*#__PURE__*/ zod.object({
  "labelName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValueNextOneClubLabelLabelNameMax)).check(/*#__PURE__*/ zod.describe('The rank\'s name.')),
  "color": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValueNextOneClubLabelColorMax)).check(/*#__PURE__*/ zod.regex(getPlayerRankResponseValueNextOneClubLabelColorRegExp)).check(/*#__PURE__*/ zod.describe('The text\'s colour.')),
  "color2": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValueNextOneClubLabelColor2Max)).check(/*#__PURE__*/ zod.regex(getPlayerRankResponseValueNextOneClubLabelColor2RegExp)).check(/*#__PURE__*/ zod.describe('The ground\'s colour.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayerRankResponseValueNextOneClubLabelRankLevelMin)).check(/*#__PURE__*/ zod.lte(getPlayerRankResponseValueNextOneClubLabelRankLevelMax)).check(/*#__PURE__*/ zod.describe('The rank, 0 the lowest. Above 4 the VIP customer service answers.'))
}).check(/*#__PURE__*/ zod.describe('The VIP rank, as a badge.')),
  "pointsNeeded": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayerRankResponseValueNextOnePointsNeededMin)).check(/*#__PURE__*/ zod.lte(getPlayerRankResponseValueNextOnePointsNeededMax)).check(/*#__PURE__*/ zod.describe('Rank points that reach it.')),
  "pointsToNext": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayerRankResponseValueNextOnePointsToNextMin)).check(/*#__PURE__*/ zod.lte(getPlayerRankResponseValueNextOnePointsToNextMax)).check(/*#__PURE__*/ zod.describe('Those still missing.'))
}).check(/*#__PURE__*/ zod.describe('The rank above.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The rank above, null at the top.')),
  "reachedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValueReachedAtMax)).check(/*#__PURE__*/ zod.describe('When the rank was reached.')),
  "keptUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValueKeptUntilMax)).check(/*#__PURE__*/ zod.describe('Until when it is kept at least.')),
  "pointsToKeep": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayerRankResponseValuePointsToKeepMin)).check(/*#__PURE__*/ zod.lte(getPlayerRankResponseValuePointsToKeepMax)).check(/*#__PURE__*/ zod.describe('Points still missing to keep it beyond then, 0 when it is safe.')),
  "privileges": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['rebate_slots', 'rebate_live', 'rebate_sports', 'rebate_lottery', 'birthday_credit', 'upgrade_credit', 'withdrawals_per_day', 'withdrawal_amount_per_day', 'vip_support', 'other']).check(/*#__PURE__*/ zod.describe('What a rank brings.')),
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayerRankResponseValuePrivilegesItemRateMin)).check(/*#__PURE__*/ zod.lte(getPlayerRankResponseValuePrivilegesItemRateMax))).check(/*#__PURE__*/ zod.describe('For rebates, basis points of valid turnover.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValuePrivilegesItemAmountOneMax)).check(/*#__PURE__*/ zod.regex(getPlayerRankResponseValuePrivilegesItemAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For credits and amounts a day.')),
  "count": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayerRankResponseValuePrivilegesItemCountMin)).check(/*#__PURE__*/ zod.lte(getPlayerRankResponseValuePrivilegesItemCountMax))).check(/*#__PURE__*/ zod.describe('For counts a day; null with this kind means no cap.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValuePrivilegesItemTextMax))).check(/*#__PURE__*/ zod.describe('For support and others, words in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('Something that a rank brings. Which field says how much goes by the kind; the others are null.'))).check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValuePrivilegesMax)).check(/*#__PURE__*/ zod.describe('What the rank brings.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValueAsOfMax)).check(/*#__PURE__*/ zod.describe('The last check of the ranks.'))
}).check(/*#__PURE__*/ zod.describe('The member\'s rank and progress.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getPlayerRank`.'))

/**
 * The ranks, what reaches and keeps them, what they bring and the rules, for everybody. The operator's configuration
 * decides over all of it.
 * @summary List the VIP ranks
 */
export const listVipTiersHeaderMerchantMax = 32;


export const listVipTiersHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listVipTiersHeaderXRequestIdMax = 64;


export const listVipTiersHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListVipTiersHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVipTiersHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listVipTiersHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVipTiersHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listVipTiersHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const ListVipTiersResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "clubLabel": /*#__PURE__*/ zod.object({
  "labelName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueTiersItemClubLabelLabelNameMax)).check(/*#__PURE__*/ zod.describe('The rank\'s name.')),
  "color": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueTiersItemClubLabelColorMax)).check(/*#__PURE__*/ zod.regex(listVipTiersResponseValueTiersItemClubLabelColorRegExp)).check(/*#__PURE__*/ zod.describe('The text\'s colour.')),
  "color2": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueTiersItemClubLabelColor2Max)).check(/*#__PURE__*/ zod.regex(listVipTiersResponseValueTiersItemClubLabelColor2RegExp)).check(/*#__PURE__*/ zod.describe('The ground\'s colour.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listVipTiersResponseValueTiersItemClubLabelRankLevelMin)).check(/*#__PURE__*/ zod.lte(listVipTiersResponseValueTiersItemClubLabelRankLevelMax)).check(/*#__PURE__*/ zod.describe('The rank, 0 the lowest. Above 4 the VIP customer service answers.'))
}).check(/*#__PURE__*/ zod.describe('The VIP rank, as a badge.')),
  "iconUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueTiersItemIconUrlMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "pointsNeeded": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listVipTiersResponseValueTiersItemPointsNeededMin)).check(/*#__PURE__*/ zod.lte(listVipTiersResponseValueTiersItemPointsNeededMax)).check(/*#__PURE__*/ zod.describe('Rank points that reach it.')),
  "pointsToKeep": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listVipTiersResponseValueTiersItemPointsToKeepMin)).check(/*#__PURE__*/ zod.lte(listVipTiersResponseValueTiersItemPointsToKeepMax)).check(/*#__PURE__*/ zod.describe('Rank points within one period that keep it.')),
  "privileges": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['rebate_slots', 'rebate_live', 'rebate_sports', 'rebate_lottery', 'birthday_credit', 'upgrade_credit', 'withdrawals_per_day', 'withdrawal_amount_per_day', 'vip_support', 'other']).check(/*#__PURE__*/ zod.describe('What a rank brings.')),
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listVipTiersResponseValueTiersItemPrivilegesItemRateMin)).check(/*#__PURE__*/ zod.lte(listVipTiersResponseValueTiersItemPrivilegesItemRateMax))).check(/*#__PURE__*/ zod.describe('For rebates, basis points of valid turnover.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueTiersItemPrivilegesItemAmountOneMax)).check(/*#__PURE__*/ zod.regex(listVipTiersResponseValueTiersItemPrivilegesItemAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For credits and amounts a day.')),
  "count": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listVipTiersResponseValueTiersItemPrivilegesItemCountMin)).check(/*#__PURE__*/ zod.lte(listVipTiersResponseValueTiersItemPrivilegesItemCountMax))).check(/*#__PURE__*/ zod.describe('For counts a day; null with this kind means no cap.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueTiersItemPrivilegesItemTextMax))).check(/*#__PURE__*/ zod.describe('For support and others, words in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('Something that a rank brings. Which field says how much goes by the kind; the others are null.'))).check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueTiersItemPrivilegesMax)).check(/*#__PURE__*/ zod.describe('What it brings.'))
}).check(/*#__PURE__*/ zod.describe('A VIP rank.'))).check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueTiersMax)).check(/*#__PURE__*/ zod.describe('All ranks, the lowest first.')),
  "turnoverPerPoint": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueTurnoverPerPointMax)).check(/*#__PURE__*/ zod.regex(listVipTiersResponseValueTurnoverPerPointRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover that makes one rank point.')),
  "periodDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listVipTiersResponseValuePeriodDaysMax)).check(/*#__PURE__*/ zod.describe('For how many days a rank is kept, and over how many points are counted.')),
  "checkedAt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueCheckedAtMax)).check(/*#__PURE__*/ zod.regex(listVipTiersResponseValueCheckedAtRegExp)).check(/*#__PURE__*/ zod.describe('The time of day in the brand\'s time zone at which ranks are checked.')),
  "rulesHtml": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueRulesHtmlMax)).check(/*#__PURE__*/ zod.describe('The upgrade rules, HTML cleaned by the server, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The ranks and their rules.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listVipTiers`.'))

