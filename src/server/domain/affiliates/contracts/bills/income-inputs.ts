import { type SQL, sql } from 'drizzle-orm';
import type {
  IncomeInput,
  IncomeInputPage,
  Language,
  LedgerReferenceType,
  ListIncomeInputsParams,
} from '#generated/model/index.ts';
import { money } from '#server/domain/ground/amounts/money.ts';
import { orderBy, type PageQuery, paged, piece } from '#server/domain/ground/paging/paging.ts';
import type { Reason } from '#server/domain/money/wallet/post.ts';
import { DRAW_JOINS } from '#server/domain/play/bets/bet-row.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { accountSearch } from '../../line/account-search.ts';
import { BILL_COLUMNS, BILL_TABLES, type BillRow, LAST_MOVE, numberIn, teamThen } from './bill-row.ts';

const SORTS = { at: sql`i.at`, base: sql`i.base`, amount: sql`i.amount` };
const FIND = `select ${BILL_COLUMNS}, ${LAST_MOVE} as "lastMove" from ${BILL_TABLES} where b.id = $1 and b.downline_id = $2`;

type SettledBill = BillRow & { readonly lastMove: number };

/** An input as it is read. Amounts are `numeric` text. */
interface Row extends Pick<IncomeInput, 'kind' | 'account' | 'gameName' | 'rate' | 'late'> {
  readonly inputId: string;
  readonly memberId: number | null;
  readonly reasonKind: Reason['kind'] | null;
  readonly reasonId: string | null;
  readonly at: Date;
  readonly turnover: string | null;
  readonly base: string;
  readonly amount: string;
}

export type IncomeInputQuery = Omit<ListIncomeInputsParams, keyof PageQuery | 'sort'> &
  PageQuery & { readonly sort: NonNullable<ListIncomeInputsParams['sort']> };

/**
 * A page of everything that an agent's income was computed from, with what each adds; all together are its net, to the
 * last decimal (CONTRACT-09). Failure: `not_found` for the income of others.
 */
export async function incomeInputs(
  { db, brand }: Pick<Services, 'db' | 'brand'>,
  memberId: number,
  { id, query, language }: { readonly id: string; readonly query: IncomeInputQuery; readonly language: Language },
): Promise<IncomeInputPage> {
  const [bill] = await db.query<SettledBill>('income_input_find', FIND, [numberIn('in', id), memberId]);
  if (bill === undefined) throw new Failure('not_found');
  const { content, totals, ...page } = await paged<Row, Record<keyof IncomeInputPage['totals'], string>>(
    db,
    {
      name: 'income_inputs',
      from: sql`(
        with movements as materialized (${movements(bill)})
        select n.*, m.account
        from (select * from movements union all ${wholes(bill)}) n left join members m on m.id = n.member_id
        where ${accountSearch(query.search) ?? sql`true`}
      ) i`,
      where: [],
      order: orderBy(SORTS, query.sort, sql`i.id`),
      columns: sql`i.id as "inputId", i.kind, i.member_id as "memberId", i.account, i.reason_kind as "reasonKind",
        i.reason_id as "reasonId", i.at, i.turnover, i.base, i.rate, i.amount, i.late,
        coalesce(l.names ->> ${language}, b.game_name) as "gameName"`,
      join: {
        alias: 'i',
        tables: sql`left join bets b on i.kind = 'bet' and b.id = i.reason_id ${piece(DRAW_JOINS)}`,
      },
      totals: {
        count: sql`count(*)`,
        turnover: sql`coalesce(sum(i.turnover), 0)`,
        amount: sql`coalesce(sum(i.amount), 0)`,
      },
    },
    query,
  );
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  return {
    ...page,
    content: content.map(({ reasonKind, reasonId, ...row }) => ({
      ...row,
      memberId: row.memberId === null ? null : String(row.memberId),
      reference: reasonId === null ? null : referenceOf(reasonKind, reasonId),
      at: row.at.toISOString(),
      turnover: row.turnover === null ? null : wire(row.turnover),
      base: wire(row.base),
      amount: wire(row.amount),
    })),
    totals: {
      count: Number(totals.count),
      turnover: wire(totals.turnover),
      amount: wire(totals.amount),
    },
  };
}

function referenceOf(type: Reason['kind'] | null, id: string): { type: LedgerReferenceType; id: string } | null {
  return type === null || type === 'account' ? null : { type, id };
}

/** What the rate of a bill applies to, a row for each bet, entry and carried amount. */
function movements({ kind, downlineId, windowFrom, windowTo, lastMove, rate, carriedIn }: SettledBill): SQL {
  const isDividend = kind === 'dividend';
  const team = piece(teamThen('$1::bigint', '$2::bigint'), downlineId, lastMove);
  const entries = sql`
    union all
    select t.kind, 'le-' || e.id, w.member_id, t.reason_kind, t.reason_id, t.booked_at, null, -e.amount, false
    from ${team} l
    join wallets w on w.member_id = l.member_id and w.kind = 'main'
    join entries e on e.account_id = w.account_id and e.booked_at >= ${windowFrom}
    join transactions t on t.id = e.transaction_id
    where t.booked_at >= ${windowFrom} and t.booked_at < ${windowTo}
      and t.kind in ('rebate', 'promotion', 'points', 'fee')`;
  return sql`
    select v.*, ${rate}::int as rate, v.base * ${rate}::int * 0.0001 as amount
    from (
      select 'bet' as kind, s.bet_id as id, s.member_id, 'bet' as reason_kind, s.bet_id as reason_id,
        max(s.settled_at) as at, sum(s.valid_turnover) as turnover,
        sum(${isDividend ? sql`s.stake - s.payout` : sql`s.valid_turnover`}) as base,
        bool_or(s.corrects and (
          select min(p.settled_at) from bet_settlements p where p.bet_id = s.bet_id) < ${windowFrom}) as late
      from ${team} l join bet_settlements s on s.member_id = l.member_id
      where s.settled_at >= ${windowFrom} and s.settled_at < ${windowTo}
      group by s.bet_id, s.member_id
      ${isDividend ? entries : sql``}
      union all
      select 'carried', 'carried', null, null, null, ${windowTo}::timestamptz, null, -c.amount, false
      from (select ${carriedIn}::numeric as amount) c where c.amount <> 0
    ) v`;
}

/** What a bill takes off and adds beside its rate: the bills below, the rounded part of the gross, and the gap. */
function wholes({ kind, downlineId, windowFrom, windowTo, gross, gap }: SettledBill): SQL {
  return sql`
    select 'downline', 'bl-' || c.id, c.downline_id, 'bill', 'bl-' || c.id, c.window_to, null, c.gross, false,
      null::int, -c.gross
    from contract_bills c
    where c.upline_id = ${downlineId} and c.kind = ${kind} and c.window_from = ${windowFrom} and c.gross <> 0
    union all
    select w.kind, w.kind, null, null, null, ${windowTo}::timestamptz, null, abs(w.amount), false, null, w.amount
    from (
      select 'rounding' as kind, ${gross}::numeric - (select coalesce(sum(amount), 0) from movements) as amount
      union all
      select 'gap', ${gap}::numeric
    ) w where w.amount <> 0`;
}
