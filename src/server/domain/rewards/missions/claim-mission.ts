import type { Language, MissionClaim } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import type { Session } from '../../identity/session/session.ts';
import { grantReward } from '../grants/grant-reward.ts';
import { claimRewards } from '../grants/member-rewards.ts';
import { findMission, tellMission } from './read-missions.ts';

/**
 * Gives the reward of a mission whose target is reached, once for each round (API-43). It works in the caller's
 * transaction. Failures: `not_found`; `reward_unavailable` for one that is open, was claimed or has ended.
 */
export async function claimMission(
  services: Pick<Services, 'brand' | 'clock' | 'random'>,
  tx: Queries,
  session: Pick<Session, 'memberId' | 'id'>,
  missionId: string,
  language: Language,
): Promise<MissionClaim> {
  const { memberId } = session;
  const mission = await findMission(services, tx, missionId, memberId);
  if (mission === undefined) throw new Failure('not_found');
  if (mission.state !== 'claimable') throw new Failure('reward_unavailable');
  const { key, row, round } = mission;
  const { title, reward, text, wagering } = row;
  const at = new Date(services.clock());
  // Of two claims at once the second waits here, and finds the reward claimed.
  const rewardId = await grantReward(services, tx, {
    key,
    memberId,
    title,
    source: 'mission',
    sourceId: missionId,
    reward,
    text,
    wagering,
    at,
    expiresAt: round.to,
  });
  const {
    credits: [credit],
  } = await claimRewards(services, tx, session, [rewardId], language);
  if (credit === undefined) throw new Error(`the mission ${missionId} gave nothing`);
  return { mission: tellMission(services, { ...mission, state: 'claimed' }, language), credit };
}
