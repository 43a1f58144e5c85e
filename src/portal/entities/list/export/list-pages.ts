import type { ListPage } from '../list-query.ts';

type Progress = {
  /** The number of rows so far, and the number of all rows. */
  readonly rows: number;
  readonly count: number;
};

/**
 * Yields the rows of a list page by page. It releases a page before it requests the next, so that any number of rows
 * needs the memory of one page.
 */
export async function* listPages<Row>(
  pageAt: (page: number) => Promise<ListPage<Row>>,
  onProgress: (progress: Progress) => void,
): AsyncGenerator<readonly Row[]> {
  let rows = 0;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { content, totalPages, totalElements } = await pageAt(page);
    if (content.length === 0) return;
    rows += content.length;
    pages = totalPages;
    onProgress({ rows, count: totalElements });
    yield content;
  }
}
