import { createDeposit as create } from '../../domain/deposits/create-deposit.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const createDeposit: Handler<'createDeposit'> = async ({ session, body, language, once }, services) => {
  requireTrueAccount(session);
  return once(async (tx) => ({ success: true, value: await create(services, tx, session, body, language) }));
};
