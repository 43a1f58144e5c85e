import { requireTrueAccount } from '../../domain/session/true-account.ts';
import { listLocks } from '../../domain/vault/read-vault.ts';
import { returnLocks } from '../../domain/vault/return-locks.ts';
import type { Handler } from '../handler.ts';

export const listVaultLocks: Handler<'listVaultLocks'> = async ({ session, query }, services) => {
  requireTrueAccount(session);
  await returnLocks(services, session.memberId);
  return { success: true, value: await listLocks(services, session.memberId, query) };
};
