import { boundAccounts } from '../../domain/bound-accounts/bound-accounts.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const listBoundAccounts: Handler<'listBoundAccounts'> = async ({ session }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await boundAccounts(services, services.db, session) };
};
