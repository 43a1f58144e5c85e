import { requireTrueAccount } from '../../domain/session/true-account.ts';
import { readVault } from '../../domain/vault/read-vault.ts';
import { returnLocks } from '../../domain/vault/return-locks.ts';
import type { Handler } from '../handler.ts';

export const getVault: Handler<'getVault'> = async ({ session }, services) => {
  requireTrueAccount(session);
  await returnLocks(services, session.memberId);
  return { success: true, value: await readVault(services, session.memberId) };
};
