import { readRedemptionReview } from '../../domain/points/review-redemptions.ts';
import type { Handler } from '../handler.ts';

export const getRedemptionReview: Handler<'getRedemptionReview'> = async (
  { params, operator, language },
  services,
) => ({
  success: true,
  value: await readRedemptionReview(services, operator, params.redemptionId, language),
});
