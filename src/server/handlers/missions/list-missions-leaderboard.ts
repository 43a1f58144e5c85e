import { missionsLeaderboard } from '../../domain/missions/leaderboard.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const listMissionsLeaderboard: Handler<'listMissionsLeaderboard'> = async ({ session, query }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await missionsLeaderboard(services, session.memberId, query) };
};
