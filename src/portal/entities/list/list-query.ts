import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** A page of a list, as every paged operation answers it. */
export type ListPage<Row> = {
  readonly content: readonly Row[];
  readonly totalPages: number;
  readonly totalElements: number;
};

/** The part of a query that the list components need. */
export type ListQuery<Data> = {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  /** Whether the data is still that of the previous page. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<{ readonly isSuccess: boolean }>;
};

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
