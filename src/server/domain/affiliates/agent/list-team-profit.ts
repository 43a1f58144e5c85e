import { type SQL, sql } from 'drizzle-orm';
import type { TeamProfitPage } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { type DateRange, rangeOf } from '../../ground/date-range.ts';
import { orderBy, type PageQuery, paged, piece, type Sort } from '../../ground/paging/paging.ts';
import type { Session } from '../../identity/session/session.ts';
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
import { FIGURES_SHOWN } from './list-team.ts';
import { TEAM_MEMBER_COLUMNS, type TeamMemberRow, teamMemberJoins, teamMemberOf, teamNode } from './team-member.ts';

const SORTS = {
  account: sql`m.account`,
  deposits: sql`m.deposits`,
  withdrawals: sql`m.withdrawals`,
  turnover: sql`m.turnover`,
  validTurnover: sql`m."validTurnover"`,
  prizes: sql`m.prizes`,
  result: sql`m.result`,
};

export interface ProfitQuery extends PageQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
  readonly parentId?: string | undefined;
  readonly scope: 'lines' | 'users';
  readonly sort: Sort<keyof typeof SORTS>;
}

type Row = TeamMemberRow & FigureSums & { readonly scope: 'self' | 'line' };

/**
 * A page of profit and loss in the range, by line or by user, with the totals of all pages. Failures:
 * `error_not_agent`, `not_found` for a node outside of the team, `validation_failed` for a wrong range.
 */
export async function listTeamProfit(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  session: Session,
  query: ProfitQuery,
): Promise<TeamProfitPage> {
  requireAgent(session);
  const now = clock();
  const range = rangeOf(query, now, brand.timeZone);
  const node = await teamNode(db, session, query.parentId);
  const isLines = query.scope === 'lines';
  const { content, totals, ...page } = await paged<Row, FigureSums>(
    db,
    {
      name: 'team_profit',
      from: sql`(
        select m.id, m.account, m.nickname, m.type, m.upline_id, l.depth + ${node.level}::int as depth, m.rebate,
          m.status, m.created_at, m.last_login_at, ${isLines ? sql`case l.depth when 0 then 'self' else 'line' end` : sql`'self'`} as scope,
          ${FIGURE_COLUMNS}
        from team_lines l
        join members m on m.id = l.descendant_id
        left join (${isLines ? lineFigures(node.id, range) : figuresOf(node.id, range)}) f on f.member_id = m.id
        where l.ancestor_id = ${node.id} ${isLines ? sql`and l.depth <= 1` : sql``}
      ) m`,
      where: [accountSearch(query.search)],
      order: orderBy(SORTS, query.sort, sql`m.id`),
      columns: sql`${piece(TEAM_MEMBER_COLUMNS)}, m.scope, ${FIGURES_SHOWN}`,
      join: { alias: 'm', tables: teamMemberJoins(now) },
      totals: figureTotals('m'),
    },
    query,
  );
  const { decimals } = brand.currency;
  return {
    ...page,
    content: content.map((row) => ({
      member: teamMemberOf(row),
      scope: row.scope,
      figures: figuresTold(row, decimals),
    })),
    totals: figuresTold(totals, decimals),
  };
}

/** The figures of the node itself, and of the whole line of each member directly below it. */
function lineFigures(nodeId: number, range: DateRange): SQL {
  const sums = FIGURES.map((name) => sql`sum(g.${sql.identifier(name)}) as ${sql.identifier(name)}`);
  return sql`
    select h.head as member_id, ${sql.join(sums, sql`, `)}
    from (${figuresOf(nodeId, range)}) g
    join (
      select ${nodeId}::bigint as head, ${nodeId}::bigint as member
      union all
      select d.descendant_id, x.descendant_id from team_lines d join team_lines x on x.ancestor_id = d.descendant_id
      where d.ancestor_id = ${nodeId} and d.depth = 1
    ) h on h.member = g.member_id
    group by h.head`;
}
