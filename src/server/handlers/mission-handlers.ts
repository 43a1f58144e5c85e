import type { HandlerTable } from './handler.ts';
import { claimMission } from './missions/claim-mission.ts';
import { getMissionsSummary } from './missions/get-missions-summary.ts';
import { listMissionsLeaderboard } from './missions/list-missions-leaderboard.ts';
import { listTournamentBoard } from './tournaments/list-tournament-board.ts';
import { listTournaments } from './tournaments/list-tournaments.ts';

/** Who answers the operations of missions. */
export const missionHandlers = {
  claimMission,
  getMissionsSummary,
  listMissionsLeaderboard,
  listTournamentBoard,
  listTournaments,
} satisfies Partial<HandlerTable>;
