import { getBet as find } from '../../domain/bets/get-bet.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const getBet: Handler<'getBet'> = async ({ session, params, language }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await find(services, session.memberId, params.betId, language) };
};
