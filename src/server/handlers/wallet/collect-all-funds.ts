import { collectAllFunds as collect } from '../../domain/funds/transfer-funds.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const collectAllFunds: Handler<'collectAllFunds'> = async ({ session, language, once, intentId }, services) => {
  requireTrueAccount(session);
  const value = await collect(services, { memberId: session.memberId, sessionId: session.id, intentId, language });
  return once(async () => ({ success: true, value }));
};
