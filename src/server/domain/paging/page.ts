/** Which page is asked for. The contract bounds both; pages count from 1. */
export interface PageQuery {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A page as the contract's lists have it. */
export interface Page<Row> {
  content: Row[];
  totalPages: number;
  totalElements: number;
}

/** How many rows stand before the page. */
export function rowsBefore({ pageNo, pageSize }: PageQuery): number {
  return (pageNo - 1) * pageSize;
}

/** The page that has these rows, of so many in all. */
export function pageOf<Row>(content: Row[], totalElements: number, { pageSize }: PageQuery): Page<Row> {
  return { content, totalPages: Math.ceil(totalElements / pageSize), totalElements };
}

/** A page of a list that lies in memory, in its order; one beyond the last is empty. */
export function pageOfList<Row>(list: readonly Row[], query: PageQuery): Page<Row> {
  const before = rowsBefore(query);
  return pageOf(list.slice(before, before + query.pageSize), list.length, query);
}
