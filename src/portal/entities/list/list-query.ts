/** A page of a list, as every paged operation answers. */
export type ListPage<Row> = {
  readonly content: readonly Row[];
  readonly totalPages: number;
  readonly totalElements: number;
};

/** What the list's parts need of a query. */
export type ListQuery<Data> = {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  /** What is shown is the page before. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<{ readonly isSuccess: boolean }>;
};
