import type { TeamMember } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import {
  TEAM_MEMBER_BASE,
  TEAM_MEMBER_COLUMNS,
  TEAM_MEMBER_JOINS,
  type TeamMemberRow,
  teamMemberOf,
} from './team-member.ts';
import type { TeamNode } from './team-node.ts';

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
