import type { Language, Mission, MissionsSummary } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { countsMoney } from '#shared/missions/counts-money.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { money } from '../../ground/amounts/money.ts';
import { missionProgress } from './mission-progress.ts';
import { type MissionRow, type Round, roundAt } from './mission-round.ts';

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
export function runningMissions(db: Pick<Queries, 'query'>, now: number): Promise<MissionRow[]> {
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
      .map((mission) => tellMission(services, mission, language)),
  };
}

/** One mission of a member; undefined if there is none. */
export async function findMission(
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
export function tellMission(
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
