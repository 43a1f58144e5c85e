import { type InfiniteData, keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import {
  getListGamesInfiniteQueryOptions,
  type listGames,
  useListGamesInfinite,
} from '#generated/client/catalogue/catalogue.ts';
import type { Game, GameCategory } from '#generated/model/index.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { gameListParams, type LobbyFilters } from './lobby-filters.ts';
import { joinPages, type LobbyGames } from './lobby-games.ts';
import { matchesFilters } from './matches-filters.ts';

/** Within this time Back restores the list and its scroll position. */
const STALE_MS = 300_000;

type Page = Awaited<ReturnType<typeof listGames>>;
type Pages = InfiniteData<Page, number | undefined>;

const paging = {
  initialPageParam: 1,
  getNextPageParam: (last: Page, _pages: unknown, pageNo = 1) => (pageNo < last.totalPages ? pageNo + 1 : undefined),
};

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
