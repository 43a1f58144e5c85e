import { ApiError } from '#portal/api/api-error.ts';
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

/** The longest accepted wait (s) between two pages. */
const LONGEST_WAIT = 120;

/**
 * Makes a call, and repeats it after the server's wait if the rate limit refused it. An export sends more calls than a
 * person.
 */
export async function patiently<Answer>(call: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const seconds =
        error instanceof ApiError && error.code === 'rate_limited' ? error.details?.retryAfterSeconds : undefined;
      if (seconds === undefined || seconds > LONGEST_WAIT) throw error;
      await wait(seconds * 1_000, signal);
    }
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
