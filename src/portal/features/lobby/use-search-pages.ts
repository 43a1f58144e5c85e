import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchGamesInfinite } from '#generated/client/catalogue/catalogue.ts';
import type { SearchFacets, SearchGamesParams } from '#generated/model/index.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { joinPages, type LobbyGames } from './lobby-games.ts';

/** Within this time Back from a game restores the results. */
const STALE_MS = 300_000;

/** The results, with their facets and the corrected typing error. */
export type SearchPages = LobbyGames & {
  readonly facets: SearchFacets | undefined;
  readonly correctedKeyword: string | null;
};

/** The games that a search over the whole catalogue finds, page by page. */
export function useSearchPages(params: SearchGamesParams, enabled = true): SearchPages {
  const query = useSearchGamesInfinite(params, {
    query: {
      initialPageParam: 1,
      getNextPageParam: (last, _pages, pageNo = 1) => (pageNo < last.totalPages ? pageNo + 1 : undefined),
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
