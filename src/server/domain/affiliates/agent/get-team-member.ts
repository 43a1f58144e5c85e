import { sql } from 'drizzle-orm';
import type { TeamMemberCard, TeamPathStep } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { money } from '../../ground/amounts/money.ts';
import { type DateRange, rangeOf } from '../../ground/date-range.ts';
import { paged } from '../../ground/paging/paging.ts';
import type { Session } from '../../identity/session/session.ts';
import { contractsWith } from '../contracts/granted.ts';
import { requireAgent } from '../line/require-agent.ts';
import { FIGURE_COLUMNS, type FigureSums, figuresOf, figuresTold, figureTotals } from '../line/team-movements.ts';
import { findTeamMember, teamNode } from './team-member.ts';

const PATH = `
  select m.id::text as id, m.account from team_lines up
  join team_lines mine on mine.descendant_id = up.ancestor_id and mine.ancestor_id = $1
  join members m on m.id = up.ancestor_id
  where up.descendant_id = $2 order by up.depth desc`;
const MONEY = `
  select coalesce(w.balance, 0) as balance,
    m.upline_id is not distinct from $1 and m.status = 'active' as "canTransfer"
  from members m left join wallets w on w.member_id = m.id and w.kind = 'main' where m.id = $2`;

interface Range {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Everything that the agent of the session may know about somebody of the team. Failures: `error_not_agent`,
 * `not_found` outside of the team, `validation_failed` for a wrong range.
 */
export async function getTeamMember(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  session: Session,
  memberId: string,
  asked: Range,
): Promise<TeamMemberCard> {
  requireAgent(session);
  const range = rangeOf(asked, clock(), brand.timeZone);
  const node = await teamNode(db, session, memberId);
  const path = await db.query<TeamPathStep>('team_path', PATH, [session.memberId, node.id]);
  const [state] = await db.query<{ balance: string; canTransfer: boolean }>('team_member_money', MONEY, [
    session.memberId,
    node.id,
  ]);
  const { decimals } = brand.currency;
  const { contracts, contractKinds } = await contractsWith({ db, brand }, session.memberId, node.id);
  const { own, line, lineActive } = await figures(db, node.id, range);
  return {
    member: await findTeamMember(db, node, clock()),
    path: [...path],
    balance: money(state?.balance ?? '0', decimals),
    figures: figuresTold(own, decimals),
    lineFigures: figuresTold(line, decimals),
    lineActive: Number(lineActive),
    contracts,
    canTransfer: state?.canTransfer ?? false,
    contractKinds,
  };
}

type LineSums = FigureSums & { readonly lineActive: string };

/** The figures of a member and of its whole line, and how many of it are active, in one statement. */
async function figures(db: Queries, id: number, range: DateRange) {
  const from = sql`(
    select l.descendant_id as id, ${FIGURE_COLUMNS} from team_lines l
    left join (${figuresOf(id, range)}) f on f.member_id = l.descendant_id where l.ancestor_id = ${id}
  ) m`;
  const isActive = sql`exists (
    select from bet_settlements s
    where s.member_id = m.id and s.bets > 0 and s.settled_at >= ${range.from} and s.settled_at < ${range.to})`;
  const { content, totals } = await paged<FigureSums, LineSums>(
    db,
    {
      name: 'team_member',
      from,
      where: [],
      order: sql`m.id <> ${id}, m.id`,
      columns: sql`m.*`,
      totals: { ...figureTotals('m'), lineActive: sql`count(*) filter (where ${isActive})` },
    },
    { pageNo: 1, pageSize: 1 },
  );
  const [own] = content;
  if (own === undefined) throw new Error(`the member ${id} is not in its own line`);
  const { lineActive, ...line } = totals;
  return { own, line, lineActive };
}
