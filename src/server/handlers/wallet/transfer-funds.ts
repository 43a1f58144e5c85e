import { transferFunds as transfer } from '../../domain/funds/transfer-funds.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const transferFunds: Handler<'transferFunds'> = async (request, services) => {
  const { session, body, language, once, intentId } = request;
  requireTrueAccount(session);
  // The vendor is asked outside of a transaction. Each step is repeatable, because the intent has its ids.
  const value = await transfer(
    services,
    { memberId: session.memberId, sessionId: session.id, intentId, language },
    body,
  );
  return once(async () => ({ success: true, value }));
};
