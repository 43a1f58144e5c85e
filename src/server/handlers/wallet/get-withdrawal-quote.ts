import { requireTrueAccount } from '../../domain/session/true-account.ts';
import { withdrawalQuote } from '../../domain/withdrawals/quote.ts';
import type { Handler } from '../handler.ts';

export const getWithdrawalQuote: Handler<'getWithdrawalQuote'> = async ({ session, query }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await withdrawalQuote(services, session, query.amount) };
};
