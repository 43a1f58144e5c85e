import { realityCheck } from '../../domain/protection/reality-check.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const getRealityCheck: Handler<'getRealityCheck'> = async ({ session }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await realityCheck(services, services.db, session) };
};
