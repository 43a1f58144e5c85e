import { missionsSummary } from '../../domain/missions/read-missions.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const getMissionsSummary: Handler<'getMissionsSummary'> = async ({ session, language }, services) => {
  requireTrueAccount(session);
  return { success: true, value: await missionsSummary(services, session.memberId, language) };
};
