import { requireTrueAccount } from '../domain/identity/session/true-account.ts';
import { getBet } from '../domain/pages/bets/get-bet.ts';
import { listBets } from '../domain/play/bets/list-bets.ts';
import { profitLoss } from '../domain/play/bets/profit-loss.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `bets`. */
export const betsHandlers = {
  listBets: async ({ session, query, language }, services) => {
    requireTrueAccount(session);
    return ok(await listBets(services, session.memberId, query, language));
  },
  getBet: async ({ session, params, language }, services) => {
    requireTrueAccount(session);
    return ok(await getBet(services, session.memberId, params.betId, language));
  },
  getProfitLoss: async ({ session, query }, services) => {
    requireTrueAccount(session);
    return ok(await profitLoss(services, session, query));
  },
} satisfies TagHandlers<'bets'>;
