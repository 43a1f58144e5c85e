import { useMemo } from 'react';
import { useListFavouritesInfinite } from '#generated/client/catalogue/catalogue.ts';
import type { GameCategory } from '#generated/model/index.ts';
import { listFavouritesQueryPageSizeMax } from '#generated/zod/catalogue/catalogue.ts';
import { useKeepsFavourites } from '../../entities/favourite/favourites.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import type { LobbyFilters } from './lobby-filters.ts';
import { joinPages, type LobbyGames } from './lobby-games.ts';
import { matchesFilters } from './matches-filters.ts';

/** The member's favourites of a category. The filters apply here, because the call has none. */
export function useFavouriteGames(
  category: GameCategory,
  filters: LobbyFilters,
): LobbyGames & { readonly all: number } {
  const allowed = useKeepsFavourites();
  // The chip's count needs all favourites, and most members have no more.
  const params = { gameType: category, pageSize: listFavouritesQueryPageSizeMax };
  const query = useListFavouritesInfinite(params, {
    query: {
      initialPageParam: 1,
      getNextPageParam: (last, _pages, pageNo = 1) => (pageNo < last.totalPages ? pageNo + 1 : undefined),
      enabled: allowed,
    },
  });
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = query;
  const favourites = useMemo(
    () => (allowed ? joinPages(data?.pages.map((page) => page.content) ?? []) : []),
    [data, allowed],
  );
  const games = useMemo(() => favourites.filter(matchesFilters(filters)), [favourites, filters]);
  const loadMore = useStableCallback(() => {
    if (hasNextPage && !isFetchingNextPage) fetchNextPage();
  });
  return {
    games,
    all: favourites.length,
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
