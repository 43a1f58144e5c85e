import { listRedemptionReviews as list } from '../../domain/points/review-redemptions.ts';
import type { Handler } from '../handler.ts';

export const listRedemptionReviews: Handler<'listRedemptionReviews'> = async ({ query, language }, services) => ({
  success: true,
  value: await list(services, query, language),
});
