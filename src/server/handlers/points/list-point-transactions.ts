import { listPointTransactions as list } from '../../domain/points/list-point-transactions.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const listPointTransactions: Handler<'listPointTransactions'> = async (
  { session, query, language },
  services,
) => {
  requireTrueAccount(session);
  return { success: true, value: await list(services, session, query, language) };
};
