import type { RangeName } from '../date-range/date-range.ts';

/** The paging parameters of every paged operation. */
export type PagedParams = { pageNo?: number; pageSize?: number };

/** Parameters that `useListState` sets itself; any other string or number parameter is a filter. */
type Shared = 'from' | 'to' | 'search' | 'sort' | 'pageNo' | 'pageSize';

type FilterName<Params> = {
  [Name in keyof Params]-?: Name extends Shared
    ? never
    : NonNullable<Params[Name]> extends string | number
      ? Name
      : never;
}[keyof Params] &
  string;

/** The allowed values of a filter; for free text, its pattern. */
type Choices<Value> = string extends Value ? RegExp : readonly Value[];

/** The active filters. */
export type Filters<Params> = { readonly [Name in FilterName<Params>]?: NonNullable<Params[Name]> };

export type Sort<Params> = Params extends { sort?: infer Value extends string } ? Value : never;

/** The values that the address of a list may hold, derived from the parameters of its operation. */
export type ListSpec<Params extends PagedParams> = {
  /** Rows per page, at most 100. */
  readonly pageSize: number;
  /** The default range; a list without `from` and `to` has none. */
  readonly range?: 'from' extends keyof Params ? RangeName : never;
  readonly filters?: { readonly [Name in FilterName<Params>]?: Choices<NonNullable<Params[Name]>> };
  /** The maximum length of a search. */
  readonly search?: 'search' extends keyof Params ? number : never;
  readonly sort?: { readonly values: readonly Sort<Params>[]; readonly usual: Sort<Params> };
};
