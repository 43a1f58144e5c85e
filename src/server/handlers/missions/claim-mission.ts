import { claimMission as claim } from '../../domain/missions/claim-mission.ts';
import { requireTrueAccount } from '../../domain/session/true-account.ts';
import type { Handler } from '../handler.ts';

export const claimMission: Handler<'claimMission'> = async ({ session, body, language, once }, services) => {
  requireTrueAccount(session);
  return once(async (tx) => ({ success: true, value: await claim(services, tx, session, body.missionId, language) }));
};
