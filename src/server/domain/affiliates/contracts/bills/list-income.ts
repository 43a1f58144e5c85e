import { sql } from 'drizzle-orm';
import { type IncomeEntry, IncomeKind, type IncomePage, type ListIncomeParams } from '#generated/model/index.ts';
import { money } from '#server/domain/ground/amounts/money.ts';
import { rangeOf } from '#server/domain/ground/date-range.ts';
import { orderBy, type PageQuery, paged, piece } from '#server/domain/ground/paging/paging.ts';
import type { Services } from '#server/services.ts';
import { BILL_COLUMNS, BILL_TABLES, type BillRow, billOf, numberIn } from './bill-row.ts';

const SORTS = { windowTo: sql`b.window_to`, gross: sql`b.gross`, net: sql`b.net` };

export type IncomeQuery = Omit<ListIncomeParams, keyof PageQuery | 'sort'> &
  PageQuery & { readonly sort: NonNullable<ListIncomeParams['sort']> };

/** The sums of one kind as an array of `numeric` text: count, gross, net. */
type OfKind = readonly [string, string, string];
type Totals = Record<keyof IncomePage['totals'], string> & Record<'byKind', Partial<Record<IncomeKind, OfKind>> | null>;

// The rows of all pages by kind, as one object, because a list has one row of totals.
const BY_KIND = sql.join(
  Object.values(IncomeKind).map(
    (kind) => sql`${kind}::text, case when count(*) filter (where b.kind = ${kind}) > 0 then jsonb_build_array(
      (count(*) filter (where b.kind = ${kind}))::text, (sum(b.gross) filter (where b.kind = ${kind}))::text,
      (sum(b.paid) filter (where b.kind = ${kind}))::text) end`,
  ),
  sql`, `,
);

/** A page of an agent's income, an entry per bill of its own contracts, with the totals. */
export async function listIncome(
  services: Pick<Services, 'db' | 'brand' | 'clock'>,
  memberId: number,
  query: IncomeQuery,
): Promise<IncomePage> {
  const { db, brand, clock } = services;
  const range = rangeOf(query, clock(), brand.timeZone);
  const search = query.search?.trim();
  const { content, totals, ...page } = await paged<BillRow, Totals>(
    db,
    {
      name: 'income',
      from: piece(BILL_TABLES),
      where: [
        sql`b.downline_id = ${memberId}`,
        sql`b.window_to >= ${range.from} and b.window_to < ${range.to}`,
        query.kind && sql`b.kind = ${query.kind}`,
        query.entries === 'earning' ? sql`b.gross <> 0 or b.adjustment <> 0` : undefined,
        search
          ? sql`b.contract_id = ${numberIn('ct', search)} or b.id in (${numberIn('bl', search)}, ${numberIn('in', search)})`
          : undefined,
      ],
      order: orderBy(SORTS, query.sort, sql`b.id`),
      columns: piece(BILL_COLUMNS),
      totals: {
        byKind: sql`jsonb_strip_nulls(jsonb_build_object(${BY_KIND}))`,
        gross: sql`coalesce(sum(b.gross), 0)`,
        downlineGross: sql`coalesce(sum(b.downline_gross), 0)`,
        adjustment: sql`coalesce(sum(b.adjustment), 0)`,
        due: sql`coalesce(sum(b.net), 0)`,
        unpaid: sql`coalesce(sum(b.net - b.paid) filter (where b.state not in ('denied', 'expired')), 0)`,
        net: sql`coalesce(sum(b.paid), 0)`,
      },
    },
    query,
  );
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  const toEntry = (row: BillRow): IncomeEntry => {
    const { billId, contractId, kind, windowFrom, windowTo, turnover, rate, ...bill } = billOf(services, row, memberId);
    const { gross, downlineGross, adjustment, net, paid, state, paidAt, restAt } = bill;
    return {
      incomeId: `in-${row.id}`,
      kind,
      windowFrom,
      windowTo,
      turnover,
      rate,
      gross,
      downlineGross,
      adjustment,
      net,
      paid,
      contractId,
      billId,
      state,
      paidAt,
      restAt,
    };
  };
  return {
    ...page,
    byKind: Object.values(IncomeKind).flatMap((kind) => {
      const sums = totals.byKind?.[kind];
      return sums === undefined ? [] : [{ kind, count: Number(sums[0]), gross: wire(sums[1]), net: wire(sums[2]) }];
    }),
    content: content.map(toEntry),
    totals: {
      gross: wire(totals.gross),
      downlineGross: wire(totals.downlineGross),
      adjustment: wire(totals.adjustment),
      due: wire(totals.due),
      unpaid: wire(totals.unpaid),
      net: wire(totals.net),
    },
  };
}
