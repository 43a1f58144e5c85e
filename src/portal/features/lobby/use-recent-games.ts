import { useMemo } from 'react';
import { useListRecentGamesInfinite } from '../../../../generated/client/catalogue/catalogue.ts';
import type { Game, GameCategory } from '../../../../generated/client/model/index.ts';
import { useKeepsFavourites } from '../../entities/favourite/use-keeps-favourites.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import type { LobbyFilters } from './lobby-filters.ts';
import { joinPages, type LobbyGames } from './lobby-games.ts';
import { matchesFilters } from './matches-filters.ts';

const PAGE_SIZE = 42;

/** What of a lobby the member played last: what passes the filters, and all of it. */
export type RecentGames = LobbyGames & { readonly played: readonly Game[] };

/** The games of a category that the member played last, the filters applied here since the call knows none. */
export function useRecentGames(category: GameCategory, filters: LobbyFilters): RecentGames {
  // Trial accounts have neither favourites nor a past.
  const allowed = useKeepsFavourites();
  const query = useListRecentGamesInfinite(
    { gameType: category, pageSize: PAGE_SIZE },
    {
      query: {
        initialPageParam: 1,
        getNextPageParam: (last, _pages, pageNo = 1) => (pageNo < last.totalPages ? pageNo + 1 : undefined),
        enabled: allowed,
        // A game that was just played is the first.
        refetchOnMount: 'always',
      },
    },
  );
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = query;
  const played = useMemo(() => (allowed ? joinPages(data?.pages.map((page) => page.list) ?? []) : []), [data, allowed]);
  const games = useMemo(() => played.filter(matchesFilters(filters)), [played, filters]);
  const loadMore = useStableCallback(() => {
    if (hasNextPage && !isFetchingNextPage) fetchNextPage();
  });
  return {
    games,
    played,
    total: hasNextPage ? undefined : games.length,
    isPending: allowed && query.isPending,
    isStale: false,
    isError: query.isError && !data,
    hasMore: hasNextPage,
    isMoreError: query.isFetchNextPageError,
    isFetching: query.isFetching,
    loadMore,
    retry: () => void (data ? fetchNextPage() : refetch()),
  };
}
