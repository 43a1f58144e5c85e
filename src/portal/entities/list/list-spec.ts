import type { RangeName } from '../date-range/date-range.ts';

/** What every paged operation of the contract asks for. */
export type PagedParams = { pageNo?: number; pageSize?: number };

/** Parameters that `useListState` sets itself; any other word or number of an operation is a filter. */
type Shared = 'from' | 'to' | 'search' | 'sort' | 'pageNo' | 'pageSize';

type FilterName<Params> = {
  [Name in keyof Params]-?: Name extends Shared
    ? never
    : NonNullable<Params[Name]> extends string | number
      ? Name
      : never;
}[keyof Params] &
  string;

/** The values of a filter; of free text, the pattern that it follows. */
type Choices<Value> = string extends Value ? RegExp : readonly Value[];

/** The filters that are set. */
export type Filters<Params> = { readonly [Name in FilterName<Params>]?: NonNullable<Params[Name]> };

export type Sort<Params> = Params extends { sort?: infer Value extends string } ? Value : never;

/** What the address of a list can say, by the parameters of its operation. */
export type ListSpec<Params extends PagedParams> = {
  /** Rows of a page, at most 100. */
  readonly pageSize: number;
  /** The range without which the list is shown; a list without `from` and `to` has none. */
  readonly range?: 'from' extends keyof Params ? RangeName : never;
  readonly filters?: { readonly [Name in FilterName<Params>]?: Choices<NonNullable<Params[Name]>> };
  /** The most characters of a search. */
  readonly search?: 'search' extends keyof Params ? number : never;
  readonly sort?: { readonly values: readonly Sort<Params>[]; readonly usual: Sort<Params> };
};
