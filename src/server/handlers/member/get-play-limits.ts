import { playLimits } from '../../domain/protection/play-limits.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const getPlayLimits: Handler<'getPlayLimits'> = async ({ session }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await playLimits(services, services.db, session) };
};
