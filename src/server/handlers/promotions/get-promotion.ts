import { findPromotion } from '../../domain/promotions/find-promotion.ts';
import type { Handler } from '../handler.ts';

export const getPromotion: Handler<'getPromotion'> = async ({ query, language }, services) => ({
  success: true,
  value: await findPromotion(services, query.id, language),
});
