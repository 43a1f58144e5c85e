import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  getListGamesInfiniteQueryOptions,
  type listGames,
  useListGamesInfinite,
} from '../../../../generated/client/catalogue/catalogue.ts';
import type { GameCategory } from '../../../../generated/client/model/index.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { gameListParams, type LobbyFilters } from './lobby-filters.ts';
import { joinPages, type LobbyGames } from './lobby-games.ts';

/** Coming back within this time finds the list, and with it the scroll position, as it was left. */
const STALE_MS = 300_000;

const paging = {
  initialPageParam: 1,
  getNextPageParam: (last: Awaited<ReturnType<typeof listGames>>, _pages: unknown, pageNo = 1) =>
    pageNo < last.totalPages ? pageNo + 1 : undefined,
};

/** Asks for the first page of a category, ahead of its first render. */
export async function prefetchCatalogueGames(
  queries: QueryClient,
  category: GameCategory,
  filters: LobbyFilters,
): Promise<void> {
  await queries.prefetchInfiniteQuery(
    getListGamesInfiniteQueryOptions(gameListParams(category, filters), { query: paging }),
  );
}

/** The games of a category that pass the filters, page by page. */
export function useCatalogueGames(category: GameCategory, filters: LobbyFilters, enabled: boolean): LobbyGames {
  const query = useListGamesInfinite(gameListParams(category, filters), {
    query: {
      ...paging,
      enabled,
      placeholderData: keepPreviousData,
      staleTime: STALE_MS,
      // Either would fetch every loaded page again.
      refetchOnReconnect: false,
      refetchOnMount: false,
      // Pages that are there stay the same objects by themselves; to compare them all takes longer with each page.
      structuralSharing: false,
    },
  });
  const { data, fetchNextPage, hasNextPage, refetch } = query;
  const games = useMemo(() => joinPages(data?.pages.map((page) => page.games) ?? []), [data]);
  const loadMore = useStableCallback(() => {
    // A page that is under way is not asked for again.
    if (hasNextPage) fetchNextPage({ cancelRefetch: false });
  });
  return {
    games,
    total: data?.pages.at(-1)?.totalGames,
    isPending: query.isPending,
    isStale: query.isPlaceholderData,
    isError: query.isError && !data,
    // Also of a list that another is about to take the place of: it stays as it is until then.
    hasMore: (data?.pages.length ?? 0) < (data?.pages.at(-1)?.totalPages ?? 0),
    isMoreError: query.isFetchNextPageError,
    // What is read is rendered again when it changes: only a failed list needs this.
    isFetching: query.isError && query.isFetching,
    loadMore,
    retry: () => void (data ? fetchNextPage() : refetch()),
  };
}
