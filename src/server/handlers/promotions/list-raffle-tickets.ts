import { listTickets } from '../../domain/promotions/raffle.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const listRaffleTickets: Handler<'listRaffleTickets'> = async ({ session, query, language }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await listTickets(services, session.memberId, query, language) };
};
