import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ListPage } from './list-query.ts';

/**
 * Changes the rows of all cached pages of a list by what the server has answered. Until the list is read again, no row is
 * offered as it was.
 */
export function changeRows<Row>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (rows: readonly Row[]) => readonly Row[],
): void {
  queries.setQueriesData<ListPage<Row>>({ queryKey }, (page) => {
    if (page === undefined) return undefined;
    const content = change(page.content);
    return { ...page, content, totalElements: page.totalElements - page.content.length + content.length };
  });
}
