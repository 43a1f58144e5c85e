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

