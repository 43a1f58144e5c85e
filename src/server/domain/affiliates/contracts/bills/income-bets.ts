import { sql } from 'drizzle-orm';
import type { IncomeBetPage, Language, ListIncomeBetsParams } from '#generated/model/index.ts';
import { money } from '#server/domain/ground/amounts/money.ts';
import { orderBy, type PageQuery, paged, piece } from '#server/domain/ground/paging/paging.ts';
import { BET_COLUMNS, DRAW_JOINS } from '#server/domain/play/bets/bet-row.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { accountSearch } from '../../line/account-search.ts';
import { type TeamBetRow, teamBetOf } from '../../line/team-bet.ts';
import { BILL_COLUMNS, BILL_TABLES, type BillRow, LAST_MOVE, numberIn, teamThen } from './bill-row.ts';

const SORTS = { settledAt: sql`c.counted_at`, turnover: sql`c.counted`, contribution: sql`c.contribution` };
const FIND = `select ${BILL_COLUMNS}, ${LAST_MOVE} as "lastMove" from ${BILL_TABLES} where b.id = $1 and b.downline_id = $2`;

type SettledBill = BillRow & { readonly lastMove: number };

type Row = TeamBetRow & {
  readonly counted: string;
  readonly downlineRate: number;
  readonly contribution: string;
  readonly isLate: boolean;
};

export type IncomeBetQuery = Omit<ListIncomeBetsParams, keyof PageQuery | 'sort'> &
  PageQuery & { readonly sort: NonNullable<ListIncomeBetsParams['sort']> };

/**
 * A page of the bets behind an agent's income. Each tells its turnover in the window and what that added. Failure:
 * `not_found` for the income of others.
 */
export async function incomeBets(
  services: Pick<Services, 'db' | 'brand' | 'catalogue'>,
  memberId: number,
  { id, query, language }: { readonly id: string; readonly query: IncomeBetQuery; readonly language: Language },
): Promise<IncomeBetPage> {
  const { db, brand, catalogue } = services;
  const [bill] = await db.query<SettledBill>('income_find', FIND, [numberIn('in', id), memberId]);
  if (bill === undefined) throw new Failure('not_found');
  const { content, totals, ...page } = await paged<Row, Record<keyof IncomeBetPage['totals'], string>>(
    db,
    {
      name: 'income_bets',
      from: sql`(
        select s.*, m.account, m.nickname, coalesce(k.rate, 0) as downline_rate,
          s.base * (${bill.rate}::int - coalesce(k.rate, 0)) / 10000 as contribution
        from (${countedBets(bill)}) s join members m on m.id = s.member_id
        left join (
          select t.member_id, c.rate
          from contract_bills c, lateral ${piece(teamThen('c.downline_id', '$1::bigint'), bill.lastMove)} t
          where c.upline_id = ${memberId} and c.kind = ${bill.kind}
            and c.window_from = ${bill.windowFrom} and c.window_to = ${bill.windowTo}
        ) k on k.member_id = s.member_id
        where ${accountSearch(query.search) ?? sql`true`}
      ) c`,
      where: [],
      order: orderBy(SORTS, query.sort, sql`c.bet_id`),
      columns: sql`${piece(BET_COLUMNS)}, c.member_id as "memberId", c.account, c.counted, c.contribution,
        c.downline_rate as "downlineRate", c.is_late as "isLate"`,
      join: { alias: 'c', tables: sql`join bets b on b.id = c.bet_id ${piece(DRAW_JOINS)}` },
      totals: {
        count: sql`count(*)`,
        turnover: sql`coalesce(sum(c.counted), 0)`,
        contribution: sql`coalesce(sum(c.contribution), 0)`,
      },
    },
    query,
  );
  const known = await catalogue.current();
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  return {
    ...page,
    content: content.map(({ counted, downlineRate, contribution, isLate, ...row }) => ({
      bet: { ...teamBetOf(services, known, row, language), turnover: wire(counted) },
      rate: bill.rate,
      downlineRate,
      contribution: wire(contribution),
      adjustment: isLate,
    })),
    totals: {
      count: Number(totals.count),
      turnover: wire(totals.turnover),
      contribution: wire(totals.contribution),
    },
  };
}

/** What settled in the window of a bill, by bet: valid turnover, and `base`, to which the rate applies. */
function countedBets({ kind, downlineId, windowFrom, windowTo, lastMove }: SettledBill) {
  return sql`
    select s.bet_id, s.member_id, sum(s.valid_turnover) as counted, max(s.settled_at) as counted_at,
      sum(${kind === 'dividend' ? sql`s.stake - s.payout` : sql`s.valid_turnover`}) as base,
      bool_or(s.corrects and (
        select min(p.settled_at) from bet_settlements p where p.bet_id = s.bet_id) < ${windowFrom}) as is_late
    from ${piece(teamThen('$1::bigint', '$2::bigint'), downlineId, lastMove)} l join bet_settlements s on s.member_id = l.member_id
    where s.settled_at >= ${windowFrom} and s.settled_at < ${windowTo}
    group by s.bet_id, s.member_id`;
}
