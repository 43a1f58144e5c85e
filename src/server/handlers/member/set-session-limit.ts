import { setSessionLimit as set } from '../../domain/protection/set-limit.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const setSessionLimit: Handler<'setSessionLimit'> = async ({ session, body }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await set(services, session, body) };
};
