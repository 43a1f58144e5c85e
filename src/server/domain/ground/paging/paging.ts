import { hash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Parameter, Queries } from '#server/db/database.ts';
import { Failure } from '#server/shared/failure.ts';

/** A list in the database. Request data goes into a `sql` template and becomes a parameter. */
export interface List<Totals extends string = never> {
  /** The prefix of the prepared statement's name. */
  readonly name: string;
  /** The tables, each with an alias. */
  readonly from: SQL;
  /** The filters; an unused filter is undefined, so that the statement omits it and can use an index. */
  readonly where: readonly (SQL | undefined)[];
  /** The order, down to a unique column; without that, pages could overlap. */
  readonly order: SQL;
  /** The columns of a row. */
  readonly columns: SQL;
  /** Joins that only the page's rows need, with the columns of this alias of `from`. */
  readonly join?: { readonly alias: string; readonly tables: SQL };
  /** Sums and counts over all pages. */
  readonly totals?: Readonly<Record<Totals, SQL>>;
}

/** A page, and the totals over all pages. */
export interface PageWithTotals<Row, Totals> extends Page<Row> {
  totals: Totals;
}

const dialect = new PgDialect();

/** The requested page. The contract limits both values; pages count from 1. */
export interface PageQuery {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A page in the form of the contract's lists. */
interface Page<Row> {
  content: Row[];
  totalPages: number;
  totalElements: number;
}

/** The number of rows before the page. */
export function rowsBefore({ pageNo, pageSize }: PageQuery): number {
  return (pageNo - 1) * pageSize;
}

/** The page with these rows, out of `total` rows. */
export function pageOf<Row>(content: Row[], totalElements: number, { pageSize }: PageQuery): Page<Row> {
  return { content, totalPages: Math.ceil(totalElements / pageSize), totalElements };
}

/** A page of an in-memory list, in its order; a page beyond the last is empty. */
export function pageOfList<Row>(list: readonly Row[], query: PageQuery): Page<Row> {
  const before = rowsBefore(query);
  return pageOf(list.slice(before, before + query.pageSize), list.length, query);
}

const ELEMENTS = 'elements';
const PLACE = 'place in page';

/**
 * Reads a page with its count and totals in one statement, so that concurrent writes cannot make them disagree. A page
 * beyond the last is empty, and its totals are those of the list.
 */
export async function paged<Row, Totals extends object = Record<never, never>>(
  db: Queries,
  list: List<Extract<keyof Totals, string>>,
  query: PageQuery,
): Promise<PageWithTotals<Row, Totals>> {
  const { sql: text, params } = dialect.sqlToQuery(statementOf(list, query));
  // Every combination of filters and order is a separate statement.
  const name = `${list.name}_${hash('sha1', text).slice(0, 12)}`;
  const answered = await db.query<Record<string, unknown>>(name, text, params as Parameter[]);
  const [first] = answered;
  const totals = Object.keys(list.totals ?? {}).map((total) => [total, first?.[totalColumn(total)]]);
  const content = answered.filter((row) => row[PLACE] !== null).map((row) => withoutTotals(row));
  const count = Number(first?.[totalColumn(ELEMENTS)] ?? 0);
  return { ...pageOf(content as Row[], count, query), totals: Object.fromEntries(totals) as Totals };
}

function statementOf(list: List<string>, query: PageQuery): SQL {
  const { from, order, columns, join } = list;
  const filters = [sql`true`, ...list.where].flatMap((filter) => (filter ? sql`(${filter})` : []));
  const where = sql.join(filters, sql` and `);
  const totals = Object.entries({ ...list.totals, [ELEMENTS]: sql`count(*)` }).map(
    ([name, total]) => sql`${total} as ${sql.identifier(totalColumn(name))}`,
  );
  const picked = join ? sql`${sql.identifier(join.alias)}.*` : columns;
  const place = sql.identifier(PLACE);
  const page = sql`
    select ${picked}, row_number() over (order by ${order}) as ${place} from ${from} where ${where}
    order by ${order} limit ${query.pageSize} offset ${rowsBefore(query)}`;
  const rows = join
    ? sql`select ${columns}, ${sql.identifier(join.alias)}.${place} from (${page}) ${sql.identifier(join.alias)} ${join.tables}`
    : page;
  return sql`
    select * from (select ${sql.join(totals, sql`, `)} from ${from} where ${where}) totals
    left join (${rows}) page on true order by page.${place}`;
}

/** A name that no column uses. */
function totalColumn(total: string): string {
  return `total of ${total}`;
}

function withoutTotals(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).filter(([column]) => column !== PLACE && !column.startsWith(totalColumn(''))),
  );
}

/** The contract's notation of an order: a column, descending with a `-` before it. */
export type Sort<Column extends string> = Column | `-${Column}`;

/**
 * The order of a list by one of its sortable columns. Equal rows are ordered by `unique`, so that every page has the
 * same order. Failure: `validation_failed` for any other column.
 */
export function orderBy<Column extends string>(
  columns: Readonly<Record<Column, SQL>>,
  sort: Sort<Column>,
  unique: SQL,
): SQL {
  const downwards = sort.startsWith('-');
  const name = downwards ? sort.slice(1) : sort;
  const column = new Map<string, SQL>(Object.entries(columns)).get(name);
  if (column === undefined) throw unknownSort();
  return downwards ? sql`${column} desc, ${unique} desc` : sql`${column}, ${unique}`;
}

function unknownSort(): Failure {
  const message = 'The list cannot be sorted by that.';
  return new Failure('validation_failed', { fields: [{ pointer: '/query/sort', rule: 'enum', message }] });
}

/** A constant part of hand-written SQL in a list; `values` are its `$1`, `$2` and so on. Never pass user text. */
export function piece(text: string, ...values: readonly Parameter[]): SQL {
  const chunks = text.split(/\$(\d+)/).map((part, at) => {
    return at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`;
  });
  return sql.join(chunks);
}
