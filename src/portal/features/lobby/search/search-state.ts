import { GameCategory, GameClassify, type SearchGamesParams } from '#generated/model/index.ts';
import { PAGE_SIZE, searchWords } from '../lobby-filters.ts';

/** The orders of a search. Undefined means by relevance with words, otherwise the most played first. */
export const searchSorts = ['relevance', 'popular', 'newest', 'name', 'rtp', 'min_bet'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** The facets of a search, as the answer names them. */
export const facetNames = ['gameType', 'vassalage', 'gameClassify', 'features'] as const;
export type FacetName = (typeof facetNames)[number];

/** A search over all games. It lives in the address, in parameters of the modal `search`. */
export type SearchState = {
  readonly words: string;
  /** The chosen values of each facet. */
  readonly chosen: Readonly<Record<FacetName, readonly string[]>>;
  readonly sort: SearchSort | undefined;
};

/** A search for nothing in particular. */
export const emptySearch: SearchState = {
  words: '',
  chosen: { gameType: [], vassalage: [], gameClassify: [], features: [] },
  sort: undefined,
};

const PARAM: Readonly<Record<FacetName, string>> = {
  gameType: 'search.type',
  vassalage: 'search.vendor',
  gameClassify: 'search.shelf',
  features: 'search.feature',
};

/** What can be chosen in a facet, and how much of it the contract lets through. */
const ALLOWED: Readonly<Record<FacetName, { readonly most: number; readonly isValue: (value: string) => boolean }>> = {
  gameType: { most: 9, isValue: (value) => Object.values(GameCategory).some((it) => it === value) },
  vassalage: { most: 19, isValue: (value) => /^[A-Z0-9_]{2,20}$/.test(value) },
  gameClassify: { most: 5, isValue: (value) => Object.values(GameClassify).some((it) => it === value) },
  features: { most: 10, isValue: (value) => /^[A-Z_]{3,30}$/.test(value) },
};

/** Reads a search from the address. Invalid values count as not chosen. */
export function readSearch(params: URLSearchParams): SearchState {
  const chosenOf = (name: FacetName) => {
    const { most, isValue } = ALLOWED[name];
    return [...new Set((params.get(PARAM[name]) ?? '').split(',').filter(isValue))].slice(0, most);
  };
  return {
    words: searchWords(params.get('search') ?? ''),
    chosen: {
      gameType: chosenOf('gameType'),
      vassalage: chosenOf('vassalage'),
      gameClassify: chosenOf('gameClassify'),
      features: chosenOf('features'),
    },
    sort: searchSorts.find((sort) => sort === params.get('search.sort')),
  };
}

/** Writes a search into an address and returns it. Empty choices are removed; other parameters stay. */
export function writeSearch(params: URLSearchParams, state: SearchState): URLSearchParams {
  const write = (name: string, value: string | undefined) => (value ? params.set(name, value) : params.delete(name));
  write('search', state.words);
  for (const name of facetNames) write(PARAM[name], state.chosen[name].join(','));
  write('search.sort', state.sort);
  return params;
}

/** The query of the search (ENTITY-25); the page number comes with each page. */
export function searchParams({ words, chosen, sort }: SearchState): SearchGamesParams {
  return {
    ...(words && { keyword: words }),
    ...Object.fromEntries(
      facetNames.filter((name) => chosen[name].length > 0).map((name) => [name, chosen[name].join(',')]),
    ),
    ...(sort && { sort }),
    pageSize: PAGE_SIZE,
  };
}

/** Toggles a value of a facet. A choice that the contract would refuse changes nothing. */
export function toggleFacet(state: SearchState, name: FacetName, value: string): SearchState {
  const now = state.chosen[name];
  const next = now.includes(value) ? now.filter((other) => other !== value) : [...now, value];
  if (next.length > ALLOWED[name].most) return state;
  return { ...state, chosen: { ...state.chosen, [name]: next } };
}

/** How many values are chosen in all. */
export function chosenCount({ chosen }: SearchState): number {
  return facetNames.reduce((sum, name) => sum + chosen[name].length, 0);
}
