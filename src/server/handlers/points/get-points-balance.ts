import { pointsBalance } from '../../domain/points/points-balance.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const getPointsBalance: Handler<'getPointsBalance'> = async ({ session }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await pointsBalance(services, session) };
};
