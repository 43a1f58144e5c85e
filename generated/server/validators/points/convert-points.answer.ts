// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const convertPointsResponseValueConversionIdMax = 40;

export const convertPointsResponseValuePointsMax = 1000000000;

export const convertPointsResponseValueAmountMax = 25;

export const convertPointsResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const convertPointsResponseValuePointsAfterMin = 0;

export const convertPointsResponseValuePointsAfterMax = 1000000000000;

export const convertPointsResponseValueConvertedAtMax = 30;

export const ConvertPointsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "conversionId": zod.string().min(1).max(convertPointsResponseValueConversionIdMax).describe('Its id.'),
  "points": zod.int().min(1).max(convertPointsResponseValuePointsMax).describe('The points.'),
  "amount": zod.string().max(convertPointsResponseValueAmountMax).regex(convertPointsResponseValueAmountRegExp).describe('What they became, in the main wallet.'),
  "pointsAfter": zod.int().min(convertPointsResponseValuePointsAfterMin).max(convertPointsResponseValuePointsAfterMax).describe('Points that are left.'),
  "convertedAt": zod.iso.datetime({"offset":true}).max(convertPointsResponseValueConvertedAtMax).describe('When.')
}).describe('Points that became money.')
}).describe('The answer of `convertPoints`.')

export const convertPoints = {
  response: ConvertPointsResponse,
  errors: ['validation_failed', 'encryption_required', 'encryption_invalid', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'payment_password_wrong', 'payment_password_not_set', 'insufficient_points', 'points_amount_invalid', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
