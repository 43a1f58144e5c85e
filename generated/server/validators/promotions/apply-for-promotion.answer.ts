// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const applyForPromotionResponseValueApplicationIdMax = 40;

export const applyForPromotionResponseValuePromotionIdMax = 40;

export const applyForPromotionResponseValueRemarkMax = 140;

export const applyForPromotionResponseValueImageCountMax = 3;

export const applyForPromotionResponseValueFiledAtMax = 30;

export const applyForPromotionResponseValueDecidedAtMax = 30;

export const applyForPromotionResponseValueReasonMax = 300;

export const ApplyForPromotionResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "applicationId": zod.string().min(1).max(applyForPromotionResponseValueApplicationIdMax).describe('Its id.'),
  "promotionId": zod.string().min(1).max(applyForPromotionResponseValuePromotionIdMax).describe('The promotion.'),
  "state": zod.enum(['applying', 'processing', 'issued', 'rejected']).describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n'),
  "remark": zod.string().max(applyForPromotionResponseValueRemarkMax).describe('What the member wrote.'),
  "imageCount": zod.int().min(1).max(applyForPromotionResponseValueImageCountMax).describe('Pictures that came with it.'),
  "filedAt": zod.iso.datetime({"offset":true}).max(applyForPromotionResponseValueFiledAtMax).describe('When it was filed.'),
  "decidedAt": zod.iso.datetime({"offset":true}).max(applyForPromotionResponseValueDecidedAtMax).nullable().describe('When it was decided; null until then.'),
  "reason": zod.string().min(1).max(applyForPromotionResponseValueReasonMax).nullable().describe('Why it was rejected, for the member; null unless it was.')
}).describe('An application of the member for a promotion.')
}).describe('The answer of `applyForPromotion`.')

export const applyForPromotion = {
  response: ApplyForPromotionResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'promotion_already_joined', 'idempotency_conflict', 'payload_too_large', 'image_too_large', 'unsupported_media_type', 'promotion_unavailable', 'promotion_not_eligible', 'promotion_account_too_new', 'promotion_waiting', 'promotion_one_per_person', 'image_invalid', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
