import { type FileColumn, type FileValue, zoneClock } from './file-columns.ts';

/** Text that a spreadsheet would run as a formula, or would after it has narrowed the first sign. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** An amount or count, which stays a number; no formula has this form. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Yields the text of a CSV file for programs, page by page (RFC 4180, UTF-8): names of columns that no language changes,
 * numbers with a point, moments by ISO 8601 in the time of the zone with its offset, nothing where there is no value.
 */
export async function* csvText<Row>(
  columns: readonly FileColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
  zone: string,
): AsyncGenerator<string> {
  yield csvLine(columns.map(({ name }) => name));
  const moment = momentWriter(zone);
  for await (const page of pages) {
    yield page
      .map((row, index) =>
        csvLine(
          columns.map((column) => {
            const value = column.valueOf(row, index);
            return column.kind === 'time' && typeof value === 'string' ? moment(value) : value;
          }),
        ),
      )
      .join('');
  }
}

/** A line of a CSV file (RFC 4180), with its line break. */
export function csvLine(values: readonly FileValue[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

/** A value as a cell. Text like a formula gets an apostrophe, because others enter it as a nickname. */
function csvCell(value: FileValue): string {
  if (typeof value === 'number') return String(value);
  const text = String(value ?? '');
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n\t]|^ | $/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const MINUTE = 60_000;

/** Writes moments as `2026-11-29T18:13:04+07:00`. */
function momentWriter(zone: string): (moment: string) => string {
  const clock = zoneClock(zone);
  return (moment) => {
    const second = Math.floor(Date.parse(moment) / 1_000) * 1_000;
    const time = clock(second);
    const minutes = Math.round((time - second) / MINUTE);
    const two = (value: number) => String(Math.trunc(value)).padStart(2, '0');
    const offset = `${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`;
    return `${new Date(time).toISOString().slice(0, 19)}${offset}`;
  };
}
