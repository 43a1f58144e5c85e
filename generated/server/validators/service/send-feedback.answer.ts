// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const sendFeedbackResponseValueFeedbackIdMax = 40;

export const sendFeedbackResponseValueReceivedAtMax = 30;

export const SendFeedbackResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "feedbackId": zod.string().min(1).max(sendFeedbackResponseValueFeedbackIdMax).describe('Its id, to name it to the customer service.'),
  "receivedAt": zod.iso.datetime({"offset":true}).max(sendFeedbackResponseValueReceivedAtMax).describe('When it was received.')
}).describe('Feedback as it was received.')
}).describe('The answer of `sendFeedback`.')

export const sendFeedback = {
  response: SendFeedbackResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
