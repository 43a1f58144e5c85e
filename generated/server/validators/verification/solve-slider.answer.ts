// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const solveSliderResponseValueSliderTicketMax = 128;

export const solveSliderResponseValueGeetestChallengeMax = 300;

export const solveSliderResponseValueGeetestValidateMax = 300;

export const solveSliderResponseValueGeetestSeccodeMax = 300;

export const solveSliderResponseValueExpiresAtMax = 30;

export const SolveSliderResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "sliderTicket": zod.string().min(1).max(solveSliderResponseValueSliderTicketMax).describe('The ticket, for a login and for `sendSmsCode`.'),
  "geetest_challenge": zod.string().min(1).max(solveSliderResponseValueGeetestChallengeMax).describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.'),
  "geetest_validate": zod.string().min(1).max(solveSliderResponseValueGeetestValidateMax).describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.'),
  "geetest_seccode": zod.string().min(1).max(solveSliderResponseValueGeetestSeccodeMax).describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(solveSliderResponseValueExpiresAtMax).describe('Until when it is good.')
}).describe('The bot check is passed, once. A caller uses either the ticket or the three fields; all are opaque.')
}).describe('The answer of `solveSlider`.')

export const solveSlider = {
  response: SolveSliderResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'payload_too_large', 'unsupported_media_type', 'slider_wrong', 'captcha_check_failed', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
