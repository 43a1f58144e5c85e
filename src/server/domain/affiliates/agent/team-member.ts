import { sql } from 'drizzle-orm';
import type { AgentType, TeamMember } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { Failure } from '#server/shared/failure.ts';
import { piece } from '../../ground/paging/paging.ts';
import type { Session } from '../../identity/session/session.ts';

/** Somebody of a team as the database tells it. */
export interface TeamMemberRow {
  readonly id: number;
  readonly account: string;
  readonly nickname: string;
  readonly type: AgentType;
  readonly uplineId: number | null;
  readonly uplineAccount: string | null;
  readonly level: number;
  readonly directCount: number;
  readonly teamCount: number;
  readonly rebate: number;
  readonly status: 'active' | 'disabled' | 'excluded';
  readonly isLocked: boolean;
  readonly registeredAt: Date;
  readonly lastSeenAt: Date | null;
}

/** The columns of a member `m` at `m.depth` below the agent, with `TEAM_MEMBER_JOINS`. */
export const TEAM_MEMBER_COLUMNS = `
  m.id, m.account, m.nickname, m.type, m.upline_id as "uplineId", u.account as "uplineAccount", m.depth as level,
  c.direct as "directCount", c.team as "teamCount", m.rebate, m.status, k.locked as "isLocked",
  m.created_at as "registeredAt", greatest(s.seen, m.last_login_at) as "lastSeenAt"`;

/** What only the rows of a page need: `$1` is now. */
const TEAM_MEMBER_JOINS = `
  left join members u on u.id = m.upline_id
  cross join lateral (
    select count(*)::int as team, (count(*) filter (where depth = 1))::int as direct
    from team_lines where ancestor_id = m.id
  ) c
  cross join lateral (
    select exists (
      select from login_failures f
      where f.name_hash = translate(rtrim(encode(sha256(convert_to(m.account, 'UTF8')), 'base64'), '='), '+/', '-_')
        and f.locked_until > $1
    ) as locked
  ) k
  cross join lateral (select max(last_seen_at) as seen from sessions where member_id = m.id) s`;

/** The columns of `m` that `TEAM_MEMBER_COLUMNS` reads, from `members m` and `team_lines l`. */
export const TEAM_MEMBER_BASE = `
  m.id, m.account, m.nickname, m.type, m.upline_id, l.depth, m.rebate, m.status, m.created_at, m.last_login_at`;

/** How many stand in the line of a member `m`, itself included. */
export const TEAM_COUNT = sql`(select count(*) from team_lines x where x.ancestor_id = m.id)`;

/** The joins of a page of members at this moment. */
export function teamMemberJoins(now: number) {
  return piece(TEAM_MEMBER_JOINS, new Date(now));
}

/** Somebody of the team as the contract tells it; what stands above the agent of the session is never told. */
export function teamMemberOf(row: TeamMemberRow): TeamMember {
  const { id, account, nickname, type, level, directCount, teamCount, rebate } = row;
  const isTop = level === 0;
  return {
    id: String(id),
    account,
    nickname,
    type,
    uplineId: isTop || row.uplineId === null ? null : String(row.uplineId),
    uplineAccount: isTop ? null : row.uplineAccount,
    level,
    directCount,
    teamCount,
    rebate,
    state: stateOf(row),
    registeredAt: row.registeredAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  };
}

function stateOf({ status, isLocked }: TeamMemberRow): TeamMember['state'] {
  if (status !== 'active') return 'disabled';
  return isLocked ? 'locked' : 'active';
}

const FIND = `
  select ${TEAM_MEMBER_COLUMNS}
  from (select ${TEAM_MEMBER_BASE} from members m, (select $3::int as depth) l where m.id = $2) m ${TEAM_MEMBER_JOINS}`;

/** A member at this level below an agent, as it is at the moment `now` in milliseconds. */
export async function findTeamMember(
  db: Pick<Queries, 'query'>,
  { id, level }: TeamNode,
  now: number,
): Promise<TeamMember> {
  const [row] = await db.query<TeamMemberRow>('team_member_find', FIND, [new Date(now), id, level]);
  if (row === undefined) throw new Error(`no member ${id}`);
  return teamMemberOf(row);
}

/** Somebody of the team of the session's agent. */
interface TeamNode {
  readonly id: number;
  /** Steps below the agent, who is 0. */
  readonly level: number;
}

const FIND_NODE = 'select depth as level from team_lines where ancestor_id = $1 and descendant_id = $2';

/**
 * The member of the team with this id, or the agent of the session without one. Failure: `not_found` for everybody
 * outside of the team, so that nobody learns who else exists.
 */
export async function teamNode(
  db: Pick<Queries, 'query'>,
  { memberId }: Pick<Session, 'memberId'>,
  id: string | undefined,
): Promise<TeamNode> {
  if (id === undefined) return { id: memberId, level: 0 };
  const wanted = /^[1-9]\d{0,15}$/.test(id) ? Number(id) : 0;
  const [found] = await db.query<{ level: number }>('team_node', FIND_NODE, [memberId, wanted]);
  if (found === undefined) throw new Failure('not_found');
  return { id: wanted, level: found.level };
}
