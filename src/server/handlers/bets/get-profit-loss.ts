import { profitLoss } from '../../domain/bets/profit-loss.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const getProfitLoss: Handler<'getProfitLoss'> = async ({ session, query }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await profitLoss(services, session, query) };
};
