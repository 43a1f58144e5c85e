import { startSelfExclusion as start } from '../../domain/protection/self-exclusion.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const startSelfExclusion: Handler<'startSelfExclusion'> = async ({ session, body }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await start(services, session, body.period) };
};
