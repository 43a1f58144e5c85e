import { sql } from 'drizzle-orm';
import type { BetState, GameCategory, Language, TeamBetPage } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { money } from '../../ground/amounts/money.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { orderBy, type PageQuery, paged, piece, type Sort } from '../../ground/paging/paging.ts';
import type { Session } from '../../identity/session/session.ts';
import { BET_COLUMNS, DRAW_JOINS } from '../../play/bets/bet-row.ts';
import { accountSearch } from '../line/account-search.ts';
import { requireAgent } from '../line/require-agent.ts';
import { type TeamBetRow, teamBetOf } from '../line/team-bet.ts';
import { teamNode } from './team-member.ts';

const SORTS = {
  placedAt: sql`b.placed_at`,
  settledAt: sql`coalesce(b.settled_at, 'infinity')`,
  stake: sql`b.stake`,
  payout: sql`b.payout`,
  net: sql`(b.payout - b.stake)`,
};

export interface TeamBetQuery extends PageQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
  readonly memberId?: string | undefined;
  readonly gameType?: GameCategory | undefined;
  readonly vassalage?: string | undefined;
  readonly state?: BetState | undefined;
  readonly sort: Sort<keyof typeof SORTS>;
}

const TURNOVER = sql`case when b.state in ('won', 'lost') then b.stake else 0 end`;
const SETTLED = sql`b.state <> 'open'`;

/**
 * A page of the team's bets with the totals of all pages. Settled bets are listed by settlement, open ones by placing.
 * Failures: `error_not_agent`, `not_found` for a member outside of the team, `validation_failed` for a wrong range.
 */
export async function listTeamBets(
  services: Pick<Services, 'db' | 'brand' | 'clock' | 'catalogue'>,
  session: Session,
  query: TeamBetQuery,
  language: Language,
): Promise<TeamBetPage> {
  requireAgent(session);
  const { db, brand, clock, catalogue } = services;
  const { gameType, vassalage, state } = query;
  const { from, to } = rangeOf(query, clock(), brand.timeZone);
  const only = query.memberId === undefined ? undefined : await teamNode(db, session, query.memberId);
  const { content, totals, ...page } = await paged<TeamBetRow, Record<keyof TeamBetPage['totals'], string>>(
    db,
    {
      name: 'team_bets',
      from: sql`(
        select b.*, m.account, m.nickname from team_lines l
        join members m on m.id = l.descendant_id join bets b on b.member_id = m.id
        where l.ancestor_id = ${session.memberId} and b.placed_at < ${to} and ${accountSearch(query.search) ?? sql`true`}
      ) b`,
      where: [
        // A bet is settled after it was placed, so that the index on placing bounds both.
        sql`b.settled_at >= ${from} and b.settled_at < ${to} or b.settled_at is null and b.placed_at >= ${from}`,
        only && sql`b.member_id = ${only.id}`,
        gameType && sql`b.category = ${gameType}`,
        vassalage === undefined ? undefined : sql`b.vendor_code = ${vassalage}`,
        state && sql`b.state = ${state}`,
      ],
      order: orderBy(SORTS, query.sort, sql`b.id`),
      columns: sql`${piece(BET_COLUMNS)}, b.member_id as "memberId", b.account`,
      join: { alias: 'b', tables: piece(DRAW_JOINS) },
      totals: {
        count: sql`count(*)`,
        stake: sql`coalesce(sum(b.stake), 0)`,
        turnover: sql`coalesce(sum(${TURNOVER}), 0)`,
        validTurnover: sql`coalesce(sum(b.valid_turnover) filter (where ${SETTLED}), 0)`,
        payout: sql`coalesce(sum(b.payout) filter (where ${SETTLED}), 0)`,
        net: sql`coalesce(sum(b.payout - b.stake) filter (where ${SETTLED}), 0)`,
      },
    },
    query,
  );
  const known = await catalogue.current();
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  return {
    ...page,
    content: content.map((row) => teamBetOf(services, known, row, language)),
    totals: {
      count: Number(totals.count),
      stake: wire(totals.stake),
      turnover: wire(totals.turnover),
      validTurnover: wire(totals.validTurnover),
      payout: wire(totals.payout),
      net: wire(totals.net),
    },
  };
}
