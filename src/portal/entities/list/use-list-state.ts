import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AddressChanges, useAddress } from '../../access/use-address.ts';
import { useBrandZone } from '../../access/use-dates.ts';
import { useModalAddress } from '../../access/use-modal-address.ts';
import type { ModalName } from '../../access/use-modals.ts';
import { now } from '../../lib/clock.ts';
import { boundsOf, type DateRange, dayOf, longestRange, writeRange } from '../date-range/date-range.ts';
import {
  type Filters,
  isUsual,
  type ListAsked,
  type ListSpec,
  listProblem,
  type PagedParams,
  readList,
  type Sort,
} from './list-spec.ts';

/** Changes of a list's state; undefined removes a value. Every change but that of the page returns to page one. */
type ListChanges<Params> = {
  readonly range?: Partial<DateRange>;
  readonly filters?: { readonly [Name in keyof Filters<Params>]?: Filters<Params>[Name] | undefined };
  readonly search?: string;
  readonly sort?: Sort<Params>;
  readonly page?: number;
};

/** The part of a list's state that does not depend on the operation. */
export type ListControl = {
  readonly page: number;
  readonly pageSize: number;
  readonly search: string;
  readonly searchLength: number;
  readonly range: DateRange | undefined;
  /** First and last day of the range as `yyyy-MM-dd`. */
  readonly days: { readonly first: string; readonly last: string } | undefined;
  readonly sort: string | undefined;
  /** The available sorts: `name` ascending and `-name` descending. */
  readonly sorts: readonly string[];
  readonly problem: 'incomplete' | 'order' | 'length' | undefined;
  /** Whether the list has no filter, no search and the default range. */
  readonly isUsual: boolean;
  readonly showPage: (page: number) => void;
  /** Replaces a page number that does not exist. */
  readonly correctPage: (page: number) => void;
  readonly showSort: (sort: string) => void;
  readonly showSearch: (search: string) => void;
  readonly showRange: (range: Partial<DateRange>) => void;
  /** Shows the longest range; undefined if the list has no range or already a custom one. */
  readonly showLongest: (() => void) | undefined;
  /** Removes range, filters and search. */
  readonly reset: () => void;
};

export type ListState<Params extends PagedParams> = ListControl & {
  readonly sort: Sort<Params> | undefined;
  readonly filters: Filters<Params>;
  /** The parameters of the operation. */
  readonly query: Partial<Params>;
  /** For the generated hook. An invalid state sends no request; the previous page stays until the next one loads. */
  readonly options: { readonly enabled: boolean; readonly placeholderData: typeof keepPreviousData };
  readonly show: (changes: ListChanges<Params>) => void;
};

/** The state of a list (range, filters, search, sort and page), stored in the address. */
export function useListState<Params extends PagedParams>(
  spec: ListSpec<Params>,
  { params, change }: ListAddress,
): ListState<Params> {
  const timeZone = useBrandZone();
  const asked = readList(spec, params);
  const { range } = asked;
  const problem = listProblem(asked);

  function show(changes: ListChanges<Params>) {
    const values = Object.entries({ ...changes.filters }).map(([name, value]) => [name, value && String(value)]);
    change({
      ...(changes.range && spec.range && writeRange(changes.range, spec.range)),
      ...Object.fromEntries(values),
      ...('search' in changes && { search: changes.search?.trim() || undefined }),
      ...('sort' in changes && { sort: changes.sort === spec.sort?.usual ? undefined : changes.sort }),
      page: changes.page !== undefined && changes.page > 1 ? String(changes.page) : undefined,
    });
  }

  const bounds = range && boundsOf(range, now(), timeZone);
  return {
    ...asked,
    searchLength: spec.search ?? 0,
    days: bounds && {
      first: dayOf(Date.parse(bounds.from), timeZone),
      last: dayOf(Date.parse(bounds.to) - 1, timeZone),
    },
    pageSize: spec.pageSize,
    sorts: spec.sort?.values ?? [],
    problem,
    isUsual: isUsual(spec, asked),
    query: paramsOf(spec, asked, bounds),
    options: { enabled: problem === undefined, placeholderData: keepPreviousData },
    show,
    showPage: (next) => show({ page: next }),
    correctPage: (next) => change({ page: next > 1 ? String(next) : undefined }, { replace: true }),
    showSort: (wanted) => {
      const next = spec.sort?.values.find((known) => known === wanted);
      if (next !== undefined) show({ sort: next });
    },
    showSearch: (next) => show({ search: next }),
    showRange: (next) => show({ range: next }),
    showLongest:
      range === undefined || range.name === 'custom' ? undefined : () => show({ range: longestRange(now(), timeZone) }),
    reset: () =>
      change({
        ...(spec.range && writeRange({ name: spec.range }, spec.range)),
        ...Object.fromEntries(Object.keys({ ...spec.filters }).map((name) => [name, undefined])),
        search: undefined,
        page: undefined,
      }),
  };
}

function paramsOf<Params extends PagedParams>(
  spec: ListSpec<Params>,
  { filters, search, sort, page }: ListAsked<Params>,
  bounds: { readonly from: string; readonly to: string } | undefined,
): Partial<Params> {
  const params = {
    ...bounds,
    ...filters,
    ...(search && { search }),
    ...(sort && { sort }),
    pageNo: page,
    pageSize: spec.pageSize,
  };
  // `ListSpec` allows only parameters of the list's operation.
  return params as Partial<Params>;
}

/** The place in the address that stores a list's state. The address of a page in a centre (`usePanel`) is one too. */
type ListAddress = {
  readonly params: URLSearchParams;
  /** `replace` adds no history entry, if the address uses history entries. */
  readonly change: (values: AddressChanges, options?: { readonly replace?: boolean }) => void;
};

/** The address of a list that is its own page. Each change adds a history entry and scrolls to the top. */
export function usePageAddress(): ListAddress {
  const [params, change] = useAddress();
  return { params, change: (values, options) => change(values, { toTop: true, atOnce: true, ...options }) };
}

/** The address of a list in a modal: its parameters are named `modal.name`. */
export function useModalListAddress(name: ModalName): ListAddress {
  const [address] = useAddress();
  const { turn } = useModalAddress(name);
  return { params: useNested(address, name), change: (values) => turn(values) };
}

/** The address of a second list on a page: its parameters are named `list.name`. A change adds no history entry. */
export function useNestedListAddress(name: string): ListAddress {
  const [address, change] = useAddress();
  return {
    params: useNested(address, name),
    change: (values) => {
      const nested = Object.entries(values).map(([key, value]) => [`${name}.${key}`, value]);
      change(Object.fromEntries(nested), { replace: true, atOnce: true });
    },
  };
}

function useNested(address: URLSearchParams, name: string): URLSearchParams {
  return useMemo(() => {
    const own = [...address].filter(([key]) => key.startsWith(`${name}.`));
    return new URLSearchParams(own.map(([key, value]) => [key.slice(name.length + 1), value]));
  }, [address, name]);
}
