import { listPromotions as list } from '../../domain/promotions/list-promotions.ts';
import type { Handler } from '../handler.ts';

export const listPromotions: Handler<'listPromotions'> = async ({ query, language }, services) => ({
  success: true,
  value: await list(services, query, language),
});
