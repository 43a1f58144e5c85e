import { addAccount } from '../../domain/bound-accounts/add-account.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const addBoundAccount: Handler<'addBoundAccount'> = async ({ session, body }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await addAccount(services, session, body) };
};
