import { setRealityCheck as set } from '../../domain/protection/reality-check.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const setRealityCheck: Handler<'setRealityCheck'> = async ({ session, body }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await set(services, session, body.intervalMinutes) };
};
