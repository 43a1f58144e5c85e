import { getBet } from '../domain/bets/get-bet.ts';
import { listBets } from '../domain/bets/list-bets.ts';
import { profitLoss } from '../domain/bets/profit-loss.ts';
import { requireTrueAccount } from '../domain/session/true-account.ts';
import type { TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `bets`. */
export const betsHandlers = {
  listBets: async ({ session, query, language }, services) => {
    requireTrueAccount(session);
    return { success: true, value: await listBets(services, session.memberId, query, language) };
  },
  getBet: async ({ session, params, language }, services) => {
    requireTrueAccount(session);
    return { success: true, value: await getBet(services, session.memberId, params.betId, language) };
  },
  getProfitLoss: async ({ session, query }, services) => {
    requireTrueAccount(session);
    return { success: true, value: await profitLoss(services, session, query) };
  },
} satisfies TagHandlers<'bets'>;
