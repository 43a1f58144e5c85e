/** The requested page. The contract limits both values; pages count from 1. */
export interface PageQuery {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A page in the form of the contract's lists. */
export interface Page<Row> {
  content: Row[];
  totalPages: number;
  totalElements: number;
}

/** The number of rows before the page. */
export function rowsBefore({ pageNo, pageSize }: PageQuery): number {
  return (pageNo - 1) * pageSize;
}

/** The page with these rows, out of `total` rows. */
export function pageOf<Row>(content: Row[], totalElements: number, { pageSize }: PageQuery): Page<Row> {
  return { content, totalPages: Math.ceil(totalElements / pageSize), totalElements };
}

/** A page of an in-memory list, in its order; a page beyond the last is empty. */
export function pageOfList<Row>(list: readonly Row[], query: PageQuery): Page<Row> {
  const before = rowsBefore(query);
  return pageOf(list.slice(before, before + query.pageSize), list.length, query);
}
