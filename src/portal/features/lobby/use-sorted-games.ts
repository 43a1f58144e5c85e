import type { GameCategory } from '#generated/model/index.ts';
import { type LobbyFilters, PAGE_SIZE } from './lobby-filters.ts';
import type { LobbyGames } from './lobby-games.ts';
import { useSearchPages } from './use-search-pages.ts';

/** The games of a category that pass the filters, in a chosen order, which only the search supports. */
export function useSortedGames(category: GameCategory, filters: LobbyFilters): LobbyGames {
  const { vassalage, gameClassify, gameName, minBet, sort } = filters;
  return useSearchPages(
    {
      gameType: category,
      ...(vassalage && { vassalage }),
      ...(gameClassify && { gameClassify }),
      ...(gameName && { keyword: gameName }),
      ...(minBet && { minBet }),
      ...(sort && { sort }),
      pageSize: PAGE_SIZE,
    },
    sort !== undefined,
  );
}
