import { sql } from 'drizzle-orm';
import type { TeamChildren } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import type { PageQuery } from '../../ground/paging/page.ts';
import { paged } from '../../ground/paging/paged.ts';
import { piece } from '../../ground/paging/piece.ts';
import type { Session } from '../../identity/session/session.ts';
import { accountSearch } from '../line/account-search.ts';
import { requireAgent } from '../line/require-agent.ts';
import { findTeamMember } from './find-team-member.ts';
import {
  TEAM_COUNT,
  TEAM_MEMBER_BASE,
  TEAM_MEMBER_COLUMNS,
  type TeamMemberRow,
  teamMemberJoins,
  teamMemberOf,
} from './team-member.ts';
import { teamNode } from './team-node.ts';

export interface ChildrenQuery extends PageQuery {
  readonly parentId?: string | undefined;
  readonly search?: string | undefined;
  readonly agentsOnly?: boolean | undefined;
}

/**
 * A node of the tree and a page of those directly below, the largest lines first. Failures: `error_not_agent`,
 * `not_found` outside of the team.
 */
export async function listTeamChildren(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: Session,
  query: ChildrenQuery,
): Promise<TeamChildren> {
  requireAgent(session);
  const node = await teamNode(db, session, query.parentId);
  const depth = sql`1 + ${node.level}::int as depth`;
  const base = sql`${piece(TEAM_MEMBER_BASE.replace('l.depth, ', ''))}, ${depth}`;
  const { content, totalPages, totalElements } = await paged<TeamMemberRow>(
    db,
    {
      name: 'team_children',
      from: sql`(
        select ${base} from team_lines l join members m on m.id = l.descendant_id
        where l.ancestor_id = ${node.id} and l.depth = 1
      ) m`,
      where: [accountSearch(query.search), query.agentsOnly === true ? sql`m.type not in (0, 4)` : undefined],
      order: sql`${TEAM_COUNT} desc, m.id`,
      columns: piece(TEAM_MEMBER_COLUMNS),
      join: { alias: 'm', tables: teamMemberJoins(clock()) },
    },
    query,
  );
  return {
    node: await findTeamMember(db, node, clock()),
    content: content.map(teamMemberOf),
    totalPages,
    totalElements,
  };
}
