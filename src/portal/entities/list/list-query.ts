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
