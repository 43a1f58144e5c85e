import { setDefaultAccount } from '../../domain/bound-accounts/bound-accounts.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const setDefaultBoundAccount: Handler<'setDefaultBoundAccount'> = async ({ session, params }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await setDefaultAccount(services, session, params.accountId) };
};
