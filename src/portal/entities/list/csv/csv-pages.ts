import type { ListPage } from '../list-query.ts';
import { type CsvValue, csvLine } from './csv-text.ts';

/** A moment as the contract writes it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** A column of a file: its label, and its value for a row. */
export type CsvColumn<Row> = { readonly label: string; readonly valueOf: (row: Row, index: number) => CsvValue };

/** Marks the text as UTF-8, because spreadsheets otherwise garble accents. */
const BYTE_ORDER_MARK = '\uFEFF';

type CsvPart = {
  readonly text: string;
  /** The number of rows written so far, and the number of all rows. */
  readonly rows: number;
  readonly count: number;
};

/**
 * Yields the text of a CSV file page by page. It releases a page before it requests the next. Any number of rows needs
 * the memory of one page. Moments are in the time of the zone, which their labels name.
 */
export async function* csvPages<Row>(
  columns: readonly CsvColumn<Row>[],
  pageAt: (page: number) => Promise<ListPage<Row>>,
  zone: string,
): AsyncGenerator<CsvPart> {
  const written = momentWriter(zone);
  let rows = 0;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { content, totalPages, totalElements } = await pageAt(page);
    const values = content.map((row, index) => columns.map((column) => column.valueOf(row, index)));
    const lines = values.map((line) => csvLine(line.map(written)));
    const labels = columns.map(({ label }, at) =>
      values.some((line) => isMoment(line[at])) ? `${label} (${zone})` : label,
    );
    const head = page === 1 ? BYTE_ORDER_MARK + csvLine(labels) : '';
    rows += content.length;
    pages = totalPages;
    yield { text: head + lines.join(''), rows, count: totalElements };
    if (content.length === 0) return;
  }
}

/** Whether a value is a moment. */
function isMoment(value: CsvValue): value is string {
  return typeof value === 'string' && MOMENT.test(value);
}

/** Writes moments as spreadsheets read them, in the time of a zone: `2026-11-29 18:13:04`. Other values stay. */
function momentWriter(zone: string): (value: CsvValue) => CsvValue {
  const two = '2-digit';
  // Swedish writes the year first.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  });
  return (value) => (isMoment(value) ? format.format(Date.parse(value)) : value);
}
