import { claimPromotion as claim } from '../../domain/promotions/join-promotion.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const claimPromotion: Handler<'claimPromotion'> = async ({ session, body, language, once }, services) => {
  requireTrueAccount(session);
  return once(async (tx) => ({ success: true, value: await claim(services, tx, session, body.promotionId, language) }));
};
