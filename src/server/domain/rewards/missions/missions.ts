import type { Language, Mission, MissionClaim, MissionsSummary } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { countsMoney } from '#shared/promotions/promotions.ts';
import { money } from '../../ground/amounts/money.ts';
import type { Session } from '../../identity/session/session.ts';
import { grantReward } from '../grants/grant-reward.ts';
import { claimRewards } from '../grants/member-rewards.ts';
import { type MissionRow, missionProgress, type Round, roundAt } from './mission-progress.ts';

const SHOWN_DAYS = 7;
const DAY = 86_400_000;

const COLUMNS = `
  id, kind, target, repeats, categories, title, reward, text, wagering, starts_at as "startsAt", ends_at as "endsAt",
  enabled`;
const SHOWN = `
  select ${COLUMNS} from missions
  where enabled and starts_at <= $1 and (ends_at is null or ends_at > case when repeats is null then $2 else $1 end)`;
const ONE = `select ${COLUMNS} from missions where enabled and starts_at <= $1 and id = $2`;
const RUNNING = `select ${COLUMNS} from missions where enabled and starts_at <= $1 and (ends_at is null or ends_at > $1)`;
const CLAIMED = 'select key from member_rewards where key = any($1) and claimed_at is not null';

/** The missions that run now. */
function runningMissions(db: Pick<Queries, 'query'>, now: number): Promise<MissionRow[]> {
  return db.query<MissionRow>('missions_running', RUNNING, [new Date(now)]);
}

type Needs = Pick<Services, 'brand' | 'clock'>;

/** A mission of a member in its present round. */
export interface MemberMission {
  readonly row: MissionRow;
  readonly round: Round;
  /** The key of its reward. */
  readonly key: string;
  readonly progress: string;
  readonly state: Mission['state'];
}

/** The missions that run for a member, and those that ended in the last days (API-43). */
export async function missionsSummary(
  services: Needs & Pick<Services, 'db'>,
  memberId: number,
  language: Language,
): Promise<MissionsSummary> {
  const now = services.clock();
  const values = [new Date(now), new Date(now - SHOWN_DAYS * DAY)];
  const rows = await services.db.query<MissionRow>('missions_shown', SHOWN, values);
  const missions = await Promise.all(rows.map((row) => standing(services, services.db, row, memberId)));
  const order = ({ state, round, row }: MemberMission) =>
    `${state === 'claimable' ? 0 : 1} ${round.to?.toISOString() ?? '~'} ${row.id}`;
  return {
    claimableCount: missions.filter(({ state }) => state === 'claimable').length,
    missions: missions
      .toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
      .map((mission) => toMission(services, mission, language)),
  };
}

/** One mission of a member; undefined if there is none. */
async function findMission(
  services: Needs,
  tx: Pick<Queries, 'query'>,
  missionId: string,
  memberId: number,
): Promise<MemberMission | undefined> {
  const [row] = await tx.query<MissionRow>('mission_one', ONE, [new Date(services.clock()), missionId]);
  return row && standing(services, tx, row, memberId);
}

async function standing(
  { brand, clock }: Needs,
  db: Pick<Queries, 'query'>,
  row: MissionRow,
  memberId: number,
): Promise<MemberMission> {
  const round = roundAt(row, clock(), brand.timeZone);
  const key = `mission:${row.id}:${round.from.toISOString()}:${memberId}`;
  const [counted] = await missionProgress(db, row, round, brand, memberId);
  const progress = counted?.progress ?? '0';
  const [claimed] = await db.query('mission_claimed', CLAIMED, [[key]]);
  const isOver = round.to !== null && round.to.getTime() <= clock();
  const isReached = compareAmounts(progress, row.target) >= 0;
  const state = claimed !== undefined ? 'claimed' : isOver ? 'expired' : isReached ? 'claimable' : 'open';
  return { row, round, key, progress, state };
}

/** A mission as its member reads it. */
function toMission(
  { brand }: Pick<Services, 'brand'>,
  { row, round, progress, state }: MemberMission,
  language: Language,
): Mission {
  const { id, kind, target, title, reward, text } = row;
  const amount = (numeric: string) =>
    countsMoney(kind) ? money(numeric, brand.currency.decimals) : (numeric.split('.')[0] ?? '0');
  return {
    missionId: id,
    title: title[language],
    kind,
    target: amount(target),
    progress: amount(progress),
    reward: { ...reward, text: text[language] },
    state,
    endsAt: round.to?.toISOString() ?? null,
  };
}

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
  return { mission: toMission(services, { ...mission, state: 'claimed' }, language), credit };
}
