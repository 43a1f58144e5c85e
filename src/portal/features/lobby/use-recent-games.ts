import { useMemo } from 'react';
import { useListRecentGamesInfinite } from '#generated/client/catalogue/catalogue.ts';
import { listRecentGamesDefaults } from '#generated/client/defaults.ts';
import type { Game, GameCategory } from '#generated/model/index.ts';
import { useKeepsFavourites } from '../../entities/favourite/favourites.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import type { LobbyFilters } from './lobby-filters.ts';
import { joinPages, type LobbyGames } from './lobby-games.ts';
import { matchesFilters } from './matches-filters.ts';

/** The member's recently played games of a lobby: those that pass the filters, and all. */
export type RecentGames = LobbyGames & { readonly played: readonly Game[] };

/** The member's recently played games of a category. The filters apply here, because the call has none. */
export function useRecentGames(category: GameCategory, filters: LobbyFilters): RecentGames {
  // Trial accounts have no favourites and no recently played games.
  const allowed = useKeepsFavourites();
  const query = useListRecentGamesInfinite(
    { gameType: category, pageSize: listRecentGamesDefaults.pageSize },
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
