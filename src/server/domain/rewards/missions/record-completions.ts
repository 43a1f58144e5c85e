import type { Services } from '#server/services.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { missionProgress } from './mission-progress.ts';
import { roundAt } from './mission-round.ts';
import { runningMissions } from './read-missions.ts';

const ADD = `
  insert into mission_completions (mission_id, member_id, round, completed_at)
  select $1, member_id, $3, $4 from unnest($2::bigint[]) as reached (member_id)
  on conflict do nothing`;

/** Notes who has completed which running mission, once for each of its rounds, for the leaderboard. */
export async function recordCompletions({ db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>): Promise<void> {
  const now = clock();
  for (const row of await runningMissions(db, now)) {
    const round = roundAt(row, now, brand.timeZone);
    const members = await missionProgress(db, row, round, brand, null);
    const reached = members.filter(({ progress }) => compareAmounts(progress, row.target) >= 0);
    if (reached.length === 0) continue;
    const ids = reached.map(({ memberId }) => memberId);
    await db.query('mission_completed', ADD, [row.id, ids, round.from, new Date(now)]);
  }
}
