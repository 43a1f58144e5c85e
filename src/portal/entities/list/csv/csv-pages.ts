import type { ListPage } from '../list-query.ts';
import { type CsvValue, csvLine } from './csv-text.ts';

/** A column of a file: its label, and what a row has in it. */
export type CsvColumn<Row> = { readonly label: string; readonly valueOf: (row: Row, index: number) => CsvValue };

/** By this mark spreadsheets know the text as UTF-8, without which they break accents. */
const BYTE_ORDER_MARK = '\uFEFF';

type CsvPart = {
  readonly text: string;
  /** How many rows are written with it, and how many there are. */
  readonly rows: number;
  readonly count: number;
};

/**
 * The text of a CSV file of all pages, a page at a time: nothing of a page is held when the next one is asked for, so that
 * any number of rows needs the memory of one page.
 */
export async function* csvPages<Row>(
  columns: readonly CsvColumn<Row>[],
  pageAt: (page: number) => Promise<ListPage<Row>>,
): AsyncGenerator<CsvPart> {
  let rows = 0;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { content, totalPages, totalElements } = await pageAt(page);
    const lines = content.map((row, index) => csvLine(columns.map((column) => column.valueOf(row, index))));
    const head = page === 1 ? BYTE_ORDER_MARK + csvLine(columns.map(({ label }) => label)) : '';
    rows += content.length;
    pages = totalPages;
    yield { text: head + lines.join(''), rows, count: totalElements };
    if (content.length === 0) return;
  }
}
