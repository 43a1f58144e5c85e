import { drawTicket } from '../../domain/promotions/raffle.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const claimRafflePrize: Handler<'claimRafflePrize'> = async ({ session, body, language, once }, services) => {
  requireTrueAccount(session);
  return once(async (tx) => ({ success: true, value: await drawTicket(services, tx, session, body, language) }));
};
