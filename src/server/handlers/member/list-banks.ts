import { listBanks as list } from '../../domain/bound-accounts/banks.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const listBanks: Handler<'listBanks'> = async ({ session }, services) => {
  requireTrueAccount(session);
  return { success: true, value: list(services) };
};
