import { joinPromotion as join } from '../../domain/promotions/join-promotion.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const joinPromotion: Handler<'joinPromotion'> = async ({ session, body, language, once }, services) => {
  requireTrueAccount(session);
  return once(async (tx) => ({ success: true, value: await join(services, tx, session, body.promotionId, language) }));
};
