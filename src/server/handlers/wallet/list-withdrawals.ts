import { requireTrueAccount } from '../../domain/session/true-account.ts';
import { listWithdrawals as list } from '../../domain/withdrawals/list-withdrawals.ts';
import type { Handler } from '../handler.ts';

export const listWithdrawals: Handler<'listWithdrawals'> = async ({ session, query }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await list(services, session, query) };
};
