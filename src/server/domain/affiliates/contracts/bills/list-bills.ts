import { sql } from 'drizzle-orm';
import type { ContractBillPage, ListContractBillsParams } from '#generated/model/index.ts';
import { money } from '#server/domain/ground/amounts/money.ts';
import { rangeOf } from '#server/domain/ground/date-range.ts';
import { orderBy, type PageQuery, paged, piece } from '#server/domain/ground/paging/paging.ts';
import type { Services } from '#server/services.ts';
import { accountSearch } from '../../line/account-search.ts';
import { BILL_COLUMNS, BILL_TABLES, type BillRow, billOf, numberIn } from './bill-row.ts';

const SORTS = { windowTo: sql`b.window_to`, turnover: sql`b.turnover`, gross: sql`b.gross`, net: sql`b.net` };

export type BillQuery = Omit<ListContractBillsParams, keyof PageQuery | 'sort'> &
  PageQuery & { readonly sort: NonNullable<ListContractBillsParams['sort']> };

type Totals = Record<keyof ContractBillPage['totals'], string>;

/** A page of an agent's bills, of own and granted contracts, by window end, with the totals. */
export async function listBills(
  services: Pick<Services, 'db' | 'brand' | 'clock'>,
  memberId: number,
  query: BillQuery,
): Promise<ContractBillPage> {
  const { db, brand, clock } = services;
  const now = clock();
  const range = rangeOf(query, now, brand.timeZone);
  const { kind, side, state, contractId, search } = query;
  const { content, totals, ...page } = await paged<BillRow, Totals>(
    db,
    {
      name: 'contract_bills',
      from: piece(BILL_TABLES),
      where: [
        side === undefined ? sql`b.downline_id = ${memberId} or b.upline_id = ${memberId}` : undefined,
        side === 'own' ? sql`b.downline_id = ${memberId}` : undefined,
        side === 'downline' ? sql`b.upline_id = ${memberId}` : undefined,
        sql`b.window_to >= ${range.from} and b.window_to < ${range.to}`,
        kind && sql`b.kind = ${kind}`,
        state && sql`b.state = ${state}`,
        contractId === undefined ? undefined : sql`b.contract_id = ${numberIn('ct', contractId)}`,
        accountSearch(search),
      ],
      order: orderBy(SORTS, query.sort, sql`b.id`),
      columns: piece(BILL_COLUMNS),
      totals: {
        count: sql`count(*)`,
        turnover: sql`coalesce(sum(b.turnover), 0)`,
        gross: sql`coalesce(sum(b.gross), 0)`,
        downlineGross: sql`coalesce(sum(b.downline_gross), 0)`,
        adjustment: sql`coalesce(sum(b.adjustment), 0)`,
        net: sql`coalesce(sum(b.net), 0)`,
        paid: sql`coalesce(sum(b.paid), 0)`,
      },
    },
    query,
  );
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  return {
    ...page,
    content: content.map((row) => billOf(services, row, memberId)),
    totals: {
      count: Number(totals.count),
      turnover: wire(totals.turnover),
      gross: wire(totals.gross),
      downlineGross: wire(totals.downlineGross),
      adjustment: wire(totals.adjustment),
      net: wire(totals.net),
      paid: wire(totals.paid),
    },
    asOf: new Date(now).toISOString(),
  };
}
