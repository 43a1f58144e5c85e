import { type SQL, sql } from 'drizzle-orm';
import { Failure } from '#server/shared/failure.ts';

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
