// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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

export const getMemberInfo = {
  response: GetMemberInfoResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
