import { listBetsQueryPageNoMax } from '#generated/zod/bets/bets.ts';
import { type DateRange, rangeProblem, readRange } from '../date-range/date-range.ts';
import type { Filters, ListSpec, PagedParams, Sort } from './list-spec.ts';

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
