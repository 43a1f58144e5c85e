import { type ColumnKind, headerOf, type ListColumns } from '../list-columns.ts';

/** A value of a file: amounts as the contract writes them, moments and days by ISO 8601, shares as numbers. */
export type FileValue = string | number | boolean | null;

export type FileColumn<Row> = {
  /** The same in all languages, for programs. */
  readonly name: string;
  /** In the language of the page, for people. */
  readonly label: string;
  readonly kind: ColumnKind;
  readonly valueOf: (row: Row, index: number) => FileValue;
};

/** The columns of a file, with the values of the list's accessors. A column without an accessor is left out. */
export function columnsOfFile<Row extends object>(columns: ListColumns<Row>): readonly FileColumn<Row>[] {
  return columns.flatMap((column) => {
    const label = headerOf(column.header);
    const kind = column.meta?.kind ?? 'text';
    if ('accessorFn' in column) {
      const { accessorFn, id = '' } = column;
      return [{ name: id, label, kind, valueOf: (row: Row, index: number) => fileValue(accessorFn(row, index)) }];
    }
    if (!('accessorKey' in column)) return [];
    const path = String(column.accessorKey);
    const keys = path.split('.');
    return [{ name: column.id ?? path, label, kind, valueOf: (row: Row) => fileValue(valueAt(row, keys)) }];
  });
}

/** The value at a path of keys, such as `member.account`. */
function valueAt(row: object, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    row,
  );
}

function fileValue(value: unknown): FileValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Reads the clock of a zone: the moment (ms) whose UTC time has the zone's digits, to the second. */
export function zoneClock(zone: string): (time: number) => number {
  const two = '2-digit';
  // Swedish writes the year first: `2026-11-29 18:13:04`.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  });
  return (time) => Date.parse(`${format.format(time).replace(' ', 'T')}Z`);
}
