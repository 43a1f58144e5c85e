import { listBetsQueryPageNoMax } from '#generated/zod/bets/bets.ts';
import { type DateRange, type RangeName, rangeProblem, readRange } from '../date-range/date-range.ts';

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

/** The highest page number, the same for all lists. */
const LAST_PAGE = listBetsQueryPageNoMax;

/** The list state in an address. Invalid values become the default; the others stay. */
export type ListAsked<Params extends PagedParams> = {
  readonly range: DateRange | undefined;
  readonly filters: Filters<Params>;
  readonly search: string;
  readonly sort: Sort<Params> | undefined;
  /** Starts at 1. */
  readonly page: number;
};

export function readList<Params extends PagedParams>(
  spec: ListSpec<Params>,
  params: URLSearchParams,
): ListAsked<Params> {
  const sort = params.get('sort');
  return {
    range: spec.range && readRange(params, spec.range),
    filters: readFilters(spec, params),
    search: (params.get('search') ?? '')
      .trim()
      .slice(0, spec.search ?? 0)
      .trim(),
    sort: spec.sort && (spec.sort.values.find((known) => known === sort) ?? spec.sort.usual),
    page: readPage(params.get('page')),
  };
}

/** Whether the list is in its default state: unfiltered, in its default range. */
export function isUsual<Params extends PagedParams>(spec: ListSpec<Params>, asked: ListAsked<Params>): boolean {
  return asked.range?.name === spec.range && asked.search === '' && Object.keys(asked.filters).length === 0;
}

/** The reason why the list cannot be requested; undefined if it can. */
export function listProblem<Params extends PagedParams>({ range }: ListAsked<Params>) {
  return range && rangeProblem(range);
}

function readFilters<Params extends PagedParams>(spec: ListSpec<Params>, params: URLSearchParams): Filters<Params> {
  const choices: Readonly<Record<string, RegExp | readonly (string | number)[]>> = { ...spec.filters };
  const set = Object.entries(choices).flatMap(([name, allowed]) => {
    const told = params.get(name);
    if (told === null) return [];
    const value = allowed instanceof RegExp ? matching(allowed, told) : allowed.find((known) => String(known) === told);
    return value === undefined ? [] : [[name, value]];
  });
  // Each value is allowed by the specification of its filter.
  return Object.fromEntries(set) as Filters<Params>;
}

function matching(pattern: RegExp, text: string): string | undefined {
  return pattern.test(text) ? text : undefined;
}

function readPage(text: string | null): number {
  const page = /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
  return page <= LAST_PAGE ? page : 1;
}
