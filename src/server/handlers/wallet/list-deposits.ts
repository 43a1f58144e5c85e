import { listDeposits as list } from '../../domain/deposits/read-deposits.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const listDeposits: Handler<'listDeposits'> = async ({ session, query, language }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await list(services, session, query, language) };
};
