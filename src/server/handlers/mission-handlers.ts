import type { HandlerTable } from './handler.ts';
import { claimMission } from './missions/claim-mission.ts';
import { getMissionsSummary } from './missions/get-missions-summary.ts';
import { listMissionsLeaderboard } from './missions/list-missions-leaderboard.ts';

/** Who answers the operations of missions. */
export const missionHandlers = {
  claimMission,
  getMissionsSummary,
  listMissionsLeaderboard,
} satisfies Partial<HandlerTable>;
