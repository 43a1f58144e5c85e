import { headerOf, type ListColumns } from '../list-columns.ts';
import type { CsvColumn } from './csv-pages.ts';
import type { CsvValue } from './csv-text.ts';

/** The columns of a list as those of a file: what their accessors give. One without an accessor is for the screen alone. */
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

/** The value at a path of keys, which a column may have as `member.account`. */
function valueAt(row: object, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    row,
  );
}

function csvValue(value: unknown): CsvValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}
