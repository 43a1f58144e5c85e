import { sql } from 'drizzle-orm';
import type { AgentType, TeamMember } from '#generated/model/index.ts';
import { piece } from '../../ground/paging/piece.ts';

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
export const TEAM_MEMBER_JOINS = `
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
