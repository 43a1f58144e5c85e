import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import {
  getListGamesInfiniteQueryOptions,
  type listGames,
  useListFavouritesInfinite,
  useListGamesInfinite,
  useListRecentGamesInfinite,
  useSearchGamesInfinite,
} from '#generated/client/catalogue/catalogue.ts';
import { listRecentGamesDefaults } from '#generated/client/defaults.ts';
import type { Game, GameCategory, SearchFacets, SearchGamesParams } from '#generated/model/index.ts';
import { listFavouritesQueryPageSizeMax } from '#generated/zod/catalogue/catalogue.ts';
import { useKeepsFavourites } from '../../entities/favourite/favourites.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { gameListParams, type LobbyFilters, matchesFilters } from './lobby-filters.ts';

/** The loaded games of a lobby. */
export type LobbyGames = {
  readonly games: readonly Game[];
  /** How many there are, undefined while that is not known. */
  readonly total: number | undefined;
  /** Nothing to show yet. */
  readonly isPending: boolean;
  /** The shown games belong to the previous filters; the new ones are loading. */
  readonly isStale: boolean;
  /** The first page failed to load. */
  readonly isError: boolean;
  readonly hasMore: boolean;
  /** A further page failed to load. */
  readonly isMoreError: boolean;
  readonly isFetching: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
};

/** All games of the loaded pages. A game that moved between pages meanwhile appears once. */
function joinPages(pages: readonly (readonly Game[])[]): readonly Game[] {
  const games = new Map<string, Game>();
  for (const page of pages) for (const game of page) if (!games.has(game.nodeId)) games.set(game.nodeId, game);
  return [...games.values()];
}

/** Pages from the first one on, with the number of all in each answer. */
const paging = {
  initialPageParam: 1,
  getNextPageParam: (last: { readonly totalPages: number }, _pages: unknown, pageNo = 1) =>
    pageNo < last.totalPages ? pageNo + 1 : undefined,
};

/** The member's favourites of a category. */
export function useFavouriteGames(
  category: GameCategory,
  filters: LobbyFilters,
): LobbyGames & { readonly all: number } {
  const enabled = useKeepsFavourites();
  // The chip's count needs all favourites, and most members have no more.
  const params = { gameType: category, pageSize: listFavouritesQueryPageSizeMax };
  const query = useListFavouritesInfinite(params, { query: { ...paging, enabled } });
  const pages = query.data?.pages;
  const favourites = useMemo(() => joinPages((enabled && pages?.map((page) => page.content)) || []), [pages, enabled]);
  return { ...useOwnGames(query, enabled, favourites, filters), all: favourites.length };
}

/** The member's recently played games of a category: those that pass the filters, and all. */
export function useRecentGames(
  category: GameCategory,
  filters: LobbyFilters,
): LobbyGames & { readonly played: readonly Game[] } {
  // Trial accounts have no favourites and no recently played games.
  const enabled = useKeepsFavourites();
  const params = { gameType: category, pageSize: listRecentGamesDefaults.pageSize };
  // A game that was just played is the first.
  const query = useListRecentGamesInfinite(params, { query: { ...paging, enabled, refetchOnMount: 'always' } });
  const pages = query.data?.pages;
  const played = useMemo(() => joinPages((enabled && pages?.map((page) => page.list)) || []), [pages, enabled]);
  return { ...useOwnGames(query, enabled, played, filters), played };
}

/** Games of the member's own. The filters apply here, because the calls have none. */
function useOwnGames(
  query: UseInfiniteQueryResult<unknown, unknown>,
  enabled: boolean,
  own: readonly Game[],
  filters: LobbyFilters,
): LobbyGames {
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = query;
  const games = useMemo(() => own.filter(matchesFilters(filters)), [own, filters]);
  const loadMore = useStableCallback(() => {
    if (hasNextPage && !isFetchingNextPage) fetchNextPage();
  });
  return {
    games,
    total: hasNextPage ? undefined : games.length,
    isPending: enabled && query.isPending,
    isStale: false,
    isError: query.isError && !data,
    hasMore: hasNextPage,
    isMoreError: query.isFetchNextPageError,
    isFetching: query.isFetching,
    loadMore,
    retry: () => void (data ? fetchNextPage() : refetch()),
  };
}

/** Within this time Back restores the list and its scroll position. */
const STALE_MS = 300_000;

type Page = Awaited<ReturnType<typeof listGames>>;
type Pages = InfiniteData<Page, number | undefined>;

/** Requests the first page of a category ahead of its first render. */
export async function prefetchCatalogueGames(
  queries: QueryClient,
  category: GameCategory,
  filters: LobbyFilters,
): Promise<void> {
  await queries.prefetchInfiniteQuery(
    getListGamesInfiniteQueryOptions(gameListParams(category, filters), { query: paging }),
  );
}

type Options = {
  /** The search words for the server. Other words only narrow the loaded games. */
  readonly askedWords?: string;
  readonly enabled?: boolean;
};

/** The games of a category that pass the filters, page by page. */
export function useCatalogueGames(category: GameCategory, filters: LobbyFilters, options: Options = {}): LobbyGames {
  const { askedWords = filters.gameName, enabled = true } = options;
  const isAsked = askedWords === filters.gameName;
  const preview = useCallback((before: Pages | undefined) => before && narrowed(before, filters), [filters]);
  const query = useListGamesInfinite(gameListParams(category, { ...filters, gameName: askedWords }), {
    query: {
      ...paging,
      enabled,
      // While new words are typed, the results of the previous words stay.
      placeholderData: isAsked ? preview : keepPreviousData,
      staleTime: STALE_MS,
      // Either would fetch every loaded page again.
      refetchOnReconnect: false,
      refetchOnMount: false,
      // Loaded pages stay the same objects anyway; comparing them takes longer with each page.
      structuralSharing: false,
    },
  });
  const { fetchNextPage, hasNextPage, refetch } = query;
  const data = isAsked ? query.data : preview(query.data);
  const games = useMemo(() => joinPages(data?.pages.map((page) => page.games) ?? []), [data]);
  const loadMore = useStableCallback(() => {
    // A page that is loading is not requested again.
    if (hasNextPage && isAsked) fetchNextPage({ cancelRefetch: false });
  });
  return {
    games,
    total: data?.pages.at(-1)?.totalGames,
    isPending: query.isPending,
    isStale: query.isPlaceholderData || !isAsked,
    isError: query.isError && !data,
    // Applies also to a list that another one is about to replace.
    hasMore: (data?.pages.length ?? 0) < (data?.pages.at(-1)?.totalPages ?? 0),
    isMoreError: query.isFetchNextPageError,
    // Queries that are read render again by themselves; only a failed list needs this.
    isFetching: query.isError && query.isFetching,
    loadMore,
    retry: () => void (data ? fetchNextPage() : refetch()),
  };
}

/** The preview looks through this many loaded games. */
const PREVIEW_SIZE = 420;

/** Filters the loaded games as a preview of the answer. If none of them matches, the shown games stay. */
function narrowed(before: Pages, filters: LobbyFilters): Pages {
  const known = narrowings.get(before);
  if (known?.filters === filters) return known.pages;
  const pages = narrow(before, filters);
  narrowings.set(before, { filters, pages });
  return pages;
}

/** Caches the last filtered pages: the same object causes no render. */
const narrowings = new WeakMap<Pages, { readonly filters: LobbyFilters; readonly pages: Pages }>();

function narrow(before: Pages, filters: LobbyFilters): Pages {
  const last = before.pages.at(-1);
  const matches = matchesFilters(filters);
  const games = joinPages(before.pages.map((page) => page.games))
    .slice(0, PREVIEW_SIZE)
    .filter((game) => matches(game) && isOf(game, filters));
  if (!last || games.length === 0) return before;
  // Marks more games as coming, so that the grid keeps their placeholders.
  return { pages: [{ ...last, games, totalPages: 2 }], pageParams: [1] };
}

function isOf({ gameClassify: shelves }: Game, { gameClassify: shelf }: LobbyFilters): boolean {
  return shelf === undefined || shelves.includes(shelf);
}

/** The results, with their facets and the corrected typing error. */
type SearchPages = LobbyGames & {
  readonly facets: SearchFacets | undefined;
  readonly correctedKeyword: string | null;
};

/** The games that a search over the whole catalogue finds, page by page. */
export function useSearchPages(params: SearchGamesParams, enabled = true): SearchPages {
  const query = useSearchGamesInfinite(params, {
    query: {
      ...paging,
      enabled,
      placeholderData: keepPreviousData,
      staleTime: STALE_MS,
      // Either would fetch every loaded page again.
      refetchOnReconnect: false,
      refetchOnMount: false,
      structuralSharing: false,
    },
  });
  const { data, fetchNextPage, hasNextPage, refetch } = query;
  const games = useMemo(() => joinPages(data?.pages.map((page) => page.content) ?? []), [data]);
  const loadMore = useStableCallback(() => {
    if (hasNextPage) fetchNextPage({ cancelRefetch: false });
  });
  return {
    games,
    total: data?.pages.at(-1)?.totalElements,
    facets: data?.pages[0]?.facets,
    correctedKeyword: data?.pages[0]?.correctedKeyword ?? null,
    isPending: query.isPending,
    isStale: query.isPlaceholderData,
    // Also while results of the previous search are shown, so that nobody takes them for the answer.
    isError: query.isError && (!data || query.isPlaceholderData),
    hasMore: (data?.pages.length ?? 0) < (data?.pages.at(-1)?.totalPages ?? 0),
    isMoreError: query.isFetchNextPageError,
    isFetching: query.isError && query.isFetching,
    loadMore,
    retry: () => void (query.isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
