import { headerOf, type ListColumns } from '../list-columns.ts';
import type { CsvColumn } from './csv-pages.ts';
import type { CsvValue } from './csv-text.ts';

/** The CSV columns of a list, with the values of their accessors. A column without an accessor is left out. */
export function columnsOfFile<Row extends object>(columns: ListColumns<Row>): readonly CsvColumn<Row>[] {
  return columns.flatMap((column) => {
    const label = headerOf(column.header);
    if ('accessorFn' in column) {
      const { accessorFn } = column;
      return [{ label, valueOf: (row: Row, index: number) => csvValue(accessorFn(row, index)) }];
    }
    if (!('accessorKey' in column)) return [];
    const { accessorKey } = column;
    const path = String(accessorKey).split('.');
    return [{ label, valueOf: (row: Row) => csvValue(valueAt(row, path)) }];
  });
}

/** The value at a path of keys, such as `member.account`. */
function valueAt(row: object, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    row,
  );
}

function csvValue(value: unknown): CsvValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}
