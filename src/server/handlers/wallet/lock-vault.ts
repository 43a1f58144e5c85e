import { requireTrueAccount } from '../../domain/session/true-account.ts';
import { lockMoney } from '../../domain/vault/lock-money.ts';
import { returnLocks } from '../../domain/vault/return-locks.ts';
import type { Handler } from '../handler.ts';

export const lockVault: Handler<'lockVault'> = async ({ session, body, once }, services) => {
  requireTrueAccount(session);
  // A lock that has just ended makes room, and its money can be locked again.
  await returnLocks(services, session.memberId);
  return once(async (tx) => ({ success: true, value: await lockMoney(services, tx, session, body) }));
};
