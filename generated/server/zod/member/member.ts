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

