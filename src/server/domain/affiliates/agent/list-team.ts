import { sql } from 'drizzle-orm';
import type { AgentType, TeamChildren, TeamMemberPage } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { money } from '../../ground/amounts/money.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { orderBy, type PageQuery, paged, piece, type Sort } from '../../ground/paging/paging.ts';
import type { Session } from '../../identity/session/session.ts';
import { GRANTED_COLUMNS, type GrantedRow, grantedBy, grantedRate, grantedTold } from '../contracts/granted.ts';
import { accountSearch } from '../line/account-search.ts';
import { requireAgent } from '../line/require-agent.ts';
import {
  FIGURE_COLUMNS,
  FIGURES,
  type FigureSums,
  figuresOf,
  figuresTold,
  figureTotals,
} from '../line/team-movements.ts';
import {
  findTeamMember,
  TEAM_COUNT,
  TEAM_MEMBER_BASE,
  TEAM_MEMBER_COLUMNS,
  type TeamMemberRow,
  teamMemberJoins,
  teamMemberOf,
  teamNode,
} from './team-member.ts';

const SORTS = {
  account: sql`m.account`,
  level: sql`m.depth`,
  teamCount: TEAM_COUNT,
  registeredAt: sql`m.created_at`,
  lastSeenAt: sql`coalesce(greatest(
    m.last_login_at, (select max(s.last_seen_at) from sessions s where s.member_id = m.id)), '-infinity')`,
  balance: sql`m.balance`,
  deposits: sql`m.deposits`,
  withdrawals: sql`m.withdrawals`,
  turnover: sql`m.turnover`,
  result: sql`m.result`,
};

export interface TeamQuery extends PageQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
  readonly uplineId?: string | undefined;
  readonly type?: AgentType | undefined;
  readonly sort: Sort<keyof typeof SORTS | 'contract'>;
}

type Row = TeamMemberRow & FigureSums & GrantedRow & { readonly balance: string; readonly canTransfer: boolean };

/** The columns of `m` that a list of members with figures shows. */
export const FIGURES_SHOWN = piece([...FIGURES, 'result'].map((name) => `m."${name}"`).join(', '));

/**
 * A page of everybody in the team with their own figures of the range, and the totals of all pages. Failures:
 * `error_not_agent`, `not_found` for a line outside of the team, `validation_failed` for a wrong range.
 */
export async function listTeam(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  session: Pick<Session, 'memberId' | 'type'>,
  query: TeamQuery,
): Promise<TeamMemberPage> {
  requireAgent(session);
  const now = clock();
  const agent = session.memberId;
  const range = rangeOf(query, now, brand.timeZone);
  const node = await teamNode(db, session, query.uplineId);
  const { content, totals, ...page } = await paged<Row, FigureSums & { balance: string }>(
    db,
    {
      name: 'team',
      from: sql`(
        select m.id, m.account, m.nickname, m.type, m.upline_id, l.depth + ${node.level}::int as depth, m.rebate,
          m.status, m.created_at, m.last_login_at, coalesce(w.balance, 0) as balance, ${FIGURE_COLUMNS}
        from team_lines l
        join members m on m.id = l.descendant_id
        left join wallets w on w.member_id = m.id and w.kind = 'main'
        left join (${figuresOf(node.id, range)}) f on f.member_id = m.id
        where l.ancestor_id = ${node.id}
      ) m`,
      where: [accountSearch(query.search), query.type === undefined ? undefined : sql`m.type = ${query.type}`],
      order: orderBy({ ...SORTS, contract: grantedRate(agent) }, query.sort, sql`m.id`),
      columns: sql`${piece(TEAM_MEMBER_COLUMNS)}, m.balance, ${FIGURES_SHOWN}, ${piece(GRANTED_COLUMNS)},
        coalesce(m.upline_id = ${agent} and m.status = 'active', false) as "canTransfer"`,
      join: { alias: 'm', tables: sql`${teamMemberJoins(now)} ${grantedBy(agent)}` },
      totals: { balance: sql`coalesce(sum(m.balance), 0)`, ...figureTotals('m') },
    },
    query,
  );
  const { decimals } = brand.currency;
  return {
    ...page,
    content: content.map((row) => ({
      member: teamMemberOf(row),
      balance: money(row.balance, decimals),
      figures: figuresTold(row, decimals),
      canTransfer: row.canTransfer,
      ...grantedTold(brand, row),
    })),
    totals: { balance: money(totals.balance, decimals), figures: figuresTold(totals, decimals) },
  };
}

interface ChildrenQuery extends PageQuery {
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
