// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getPointsConfigResponseValueTurnoverPerPointMax = 25;

export const getPointsConfigResponseValueTurnoverPerPointRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getPointsConfigResponseValuePointValueMax = 24;

export const getPointsConfigResponseValuePointValueRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');

export const getPointsConfigResponseValueConvertMinMax = 1000000000;

export const getPointsConfigResponseValueConvertStepMax = 1000000000;

export const getPointsConfigResponseValueConvertMaxPerDayMax = 1000000000;

export const getPointsConfigResponseValueCurrencyMax = 5;

export const getPointsConfigResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const GetPointsConfigResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "turnoverPerPoint": zod.string().max(getPointsConfigResponseValueTurnoverPerPointMax).regex(getPointsConfigResponseValueTurnoverPerPointRegExp).describe('The valid turnover that earns one point. What is left over is carried to the next bet.'),
  "pointValue": zod.string().max(getPointsConfigResponseValuePointValueMax).regex(getPointsConfigResponseValuePointValueRegExp).describe('What one point converts to in the brand\'s currency, before the points of a conversion are added up and rounded down to the currency\'s decimals.'),
  "convertMin": zod.int().min(1).max(getPointsConfigResponseValueConvertMinMax).describe('The fewest points of a conversion.'),
  "convertStep": zod.int().min(1).max(getPointsConfigResponseValueConvertStepMax).describe('Points are converted in multiples of this.'),
  "convertMaxPerDay": zod.int().min(1).max(getPointsConfigResponseValueConvertMaxPerDayMax).nullable().describe('The most points that a member converts in a day, null where there is no such limit.'),
  "currency": zod.string().max(getPointsConfigResponseValueCurrencyMax).regex(getPointsConfigResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.')
}).describe('The rules of points on this site.')
}).describe('The answer of `getPointsConfig`.')

export const getPointsConfig = {
  response: GetPointsConfigResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
