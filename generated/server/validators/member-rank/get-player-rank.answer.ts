// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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
  "rate": zod.int().min(getPlayerRankResponseValuePrivilegesItemRateMin).max(getPlayerRankResponseValuePrivilegesItemRateMax).nullable().describe('For rebates, basis points of valid turnover; else null.'),
  "amount": zod.union([zod.string().max(getPlayerRankResponseValuePrivilegesItemAmountOneMax).regex(getPlayerRankResponseValuePrivilegesItemAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('For credits and amounts a day; else null.'),
  "count": zod.int().min(getPlayerRankResponseValuePrivilegesItemCountMin).max(getPlayerRankResponseValuePrivilegesItemCountMax).nullable().describe('For counts a day; null with this kind means no cap.'),
  "text": zod.string().min(1).max(getPlayerRankResponseValuePrivilegesItemTextMax).nullable().describe('For support and others, words in the language of the request; else null.')
}).describe('Something that a rank brings. Which field says how much goes by the kind; the others are null.')).max(getPlayerRankResponseValuePrivilegesMax).describe('What the rank brings.'),
  "asOf": zod.iso.datetime({"offset":true}).max(getPlayerRankResponseValueAsOfMax).describe('The last check of the ranks.')
}).describe('The member\'s rank and progress.')
}).describe('The answer of `getPlayerRank`.')

export const getPlayerRank = {
  response: GetPlayerRankResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
