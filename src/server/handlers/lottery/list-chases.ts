import { listChases as list } from '../../domain/lottery-bets/read-chases.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const listChases: Handler<'listChases'> = async ({ session, query, language }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await list(services, session.memberId, query, language) };
};
