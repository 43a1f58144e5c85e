import { type DateRange, rangeProblem, readRange } from '../date-range/date-range.ts';
import type { Filters, ListSpec, PagedParams, Sort } from './list-spec.ts';

/** The most that the contract takes as a page. */
const LAST_PAGE = 100_000;

/** What an address says of a list. What makes no sense there is the default; the rest holds. */
export type ListAsked<Params extends PagedParams> = {
  readonly range: DateRange | undefined;
  readonly filters: Filters<Params>;
  readonly search: string;
  readonly sort: Sort<Params> | undefined;
  /** From 1. */
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

/** Whether the list is asked for as it is without an address: the whole of it, in its usual range. */
export function isUsual<Params extends PagedParams>(spec: ListSpec<Params>, asked: ListAsked<Params>): boolean {
  return asked.range?.name === spec.range && asked.search === '' && Object.keys(asked.filters).length === 0;
}

/** Why the list cannot be asked for as it stands; undefined if it can. */
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
  // Each value is one that the specification of its filter allows.
  return Object.fromEntries(set) as Filters<Params>;
}

function matching(pattern: RegExp, text: string): string | undefined {
  return pattern.test(text) ? text : undefined;
}

function readPage(text: string | null): number {
  const page = /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
  return page <= LAST_PAGE ? page : 1;
}
