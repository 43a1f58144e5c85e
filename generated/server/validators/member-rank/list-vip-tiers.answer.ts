// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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
  "rate": zod.int().min(listVipTiersResponseValueTiersItemPrivilegesItemRateMin).max(listVipTiersResponseValueTiersItemPrivilegesItemRateMax).nullable().describe('For rebates, basis points of valid turnover; else null.'),
  "amount": zod.union([zod.string().max(listVipTiersResponseValueTiersItemPrivilegesItemAmountOneMax).regex(listVipTiersResponseValueTiersItemPrivilegesItemAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('For credits and amounts a day; else null.'),
  "count": zod.int().min(listVipTiersResponseValueTiersItemPrivilegesItemCountMin).max(listVipTiersResponseValueTiersItemPrivilegesItemCountMax).nullable().describe('For counts a day; null with this kind means no cap.'),
  "text": zod.string().min(1).max(listVipTiersResponseValueTiersItemPrivilegesItemTextMax).nullable().describe('For support and others, words in the language of the request; else null.')
}).describe('Something that a rank brings. Which field says how much goes by the kind; the others are null.')).max(listVipTiersResponseValueTiersItemPrivilegesMax).describe('What it brings.')
}).describe('A VIP rank.')).max(listVipTiersResponseValueTiersMax).describe('All ranks, the lowest first.'),
  "turnoverPerPoint": zod.string().max(listVipTiersResponseValueTurnoverPerPointMax).regex(listVipTiersResponseValueTurnoverPerPointRegExp).describe('The valid turnover that makes one rank point.'),
  "periodDays": zod.int().min(1).max(listVipTiersResponseValuePeriodDaysMax).describe('For how many days a rank is kept, and over how many points are counted.'),
  "checkedAt": zod.string().min(1).max(listVipTiersResponseValueCheckedAtMax).regex(listVipTiersResponseValueCheckedAtRegExp).describe('The time of day in the brand\'s time zone at which ranks are checked.'),
  "rulesHtml": zod.string().max(listVipTiersResponseValueRulesHtmlMax).describe('The upgrade rules, HTML cleaned by the server, in the language of the request.')
}).describe('The ranks and their rules.')
}).describe('The answer of `listVipTiers`.')

export const listVipTiers = {
  response: ListVipTiersResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
