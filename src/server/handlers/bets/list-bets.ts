import { listBets as list } from '../../domain/bets/list-bets.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const listBets: Handler<'listBets'> = async ({ session, query, language }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await list(services, session.memberId, query, language) };
};
