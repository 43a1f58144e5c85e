import { findRaffle } from '../../domain/promotions/raffle.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const getRaffle: Handler<'getRaffle'> = async ({ session, query, language }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await findRaffle(services, session.memberId, query.promotionId, language) };
};
