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
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayerRankResponseValuePrivilegesItemRateMin)).check(/*#__PURE__*/ zod.lte(getPlayerRankResponseValuePrivilegesItemRateMax))).check(/*#__PURE__*/ zod.describe('For rebates, basis points of valid turnover; else null.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValuePrivilegesItemAmountOneMax)).check(/*#__PURE__*/ zod.regex(getPlayerRankResponseValuePrivilegesItemAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For credits and amounts a day; else null.')),
  "count": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayerRankResponseValuePrivilegesItemCountMin)).check(/*#__PURE__*/ zod.lte(getPlayerRankResponseValuePrivilegesItemCountMax))).check(/*#__PURE__*/ zod.describe('For counts a day; null with this kind means no cap.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPlayerRankResponseValuePrivilegesItemTextMax))).check(/*#__PURE__*/ zod.describe('For support and others, words in the language of the request; else null.'))
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
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listVipTiersResponseValueTiersItemPrivilegesItemRateMin)).check(/*#__PURE__*/ zod.lte(listVipTiersResponseValueTiersItemPrivilegesItemRateMax))).check(/*#__PURE__*/ zod.describe('For rebates, basis points of valid turnover; else null.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueTiersItemPrivilegesItemAmountOneMax)).check(/*#__PURE__*/ zod.regex(listVipTiersResponseValueTiersItemPrivilegesItemAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For credits and amounts a day; else null.')),
  "count": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listVipTiersResponseValueTiersItemPrivilegesItemCountMin)).check(/*#__PURE__*/ zod.lte(listVipTiersResponseValueTiersItemPrivilegesItemCountMax))).check(/*#__PURE__*/ zod.describe('For counts a day; null with this kind means no cap.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueTiersItemPrivilegesItemTextMax))).check(/*#__PURE__*/ zod.describe('For support and others, words in the language of the request; else null.'))
}).check(/*#__PURE__*/ zod.describe('Something that a rank brings. Which field says how much goes by the kind; the others are null.'))).check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueTiersItemPrivilegesMax)).check(/*#__PURE__*/ zod.describe('What it brings.'))
}).check(/*#__PURE__*/ zod.describe('A VIP rank.'))).check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueTiersMax)).check(/*#__PURE__*/ zod.describe('All ranks, the lowest first.')),
  "turnoverPerPoint": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueTurnoverPerPointMax)).check(/*#__PURE__*/ zod.regex(listVipTiersResponseValueTurnoverPerPointRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover that makes one rank point.')),
  "periodDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listVipTiersResponseValuePeriodDaysMax)).check(/*#__PURE__*/ zod.describe('For how many days a rank is kept, and over how many points are counted.')),
  "checkedAt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueCheckedAtMax)).check(/*#__PURE__*/ zod.regex(listVipTiersResponseValueCheckedAtRegExp)).check(/*#__PURE__*/ zod.describe('The time of day in the brand\'s time zone at which ranks are checked.')),
  "rulesHtml": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVipTiersResponseValueRulesHtmlMax)).check(/*#__PURE__*/ zod.describe('The upgrade rules, HTML cleaned by the server, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The ranks and their rules.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listVipTiers`.'))

