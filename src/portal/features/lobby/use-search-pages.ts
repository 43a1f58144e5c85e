import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchGamesInfinite } from '../../../../generated/client/catalogue/catalogue.ts';
import type { SearchFacets, SearchGamesParams } from '../../../../generated/client/model/index.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { joinPages, type LobbyGames } from './lobby-games.ts';

/** Coming back from a game within this time finds everything as it was left. */
const STALE_MS = 300_000;

/** What was found, with how it spreads and what was taken for a typing error. */
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
    // Also when what stands there belongs to the search before: nobody shall take it for the answer.
    isError: query.isError && (!data || query.isPlaceholderData),
    hasMore: (data?.pages.length ?? 0) < (data?.pages.at(-1)?.totalPages ?? 0),
    isMoreError: query.isFetchNextPageError,
    isFetching: query.isError && query.isFetching,
    loadMore,
    retry: () => void (query.isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
