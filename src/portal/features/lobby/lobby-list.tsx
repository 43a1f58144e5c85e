import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCategory } from '../../../../generated/client/model/index.ts';
import type { GameTiles } from '../../entities/game/use-game-tiles.ts';
import type { LobbyFilters } from './lobby-filters.ts';
import { LobbyResults } from './lobby-results.tsx';
import { useCatalogueGames } from './use-catalogue-games.ts';
import type { useFavouriteGames } from './use-favourite-games.ts';
import type { RecentGames } from './use-recent-games.ts';
import { useSortedGames } from './use-sorted-games.ts';
import { useStartOfResults } from './use-start-of-results.ts';

type LobbyListProps = {
  readonly category: GameCategory;
  readonly filters: LobbyFilters;
  readonly favourites: ReturnType<typeof useFavouriteGames>;
  readonly recent: RecentGames;
  readonly tiles: GameTiles;
  readonly onClear: () => void;
};

/** The games that pass the filters. Further pages of them come while one scrolls: the rest of the lobby stays as it is. */
export function LobbyList({ category, filters, favourites, recent, tiles, onClear }: LobbyListProps) {
  const { t } = useTranslation();
  const own = filters.favourites || filters.recent;
  const catalogue = useCatalogueGames(category, filters, !own && !filters.sort);
  const sorted = useSortedGames(category, filters);
  const other = filters.recent ? recent : filters.sort ? sorted : catalogue;
  const list = filters.favourites ? favourites : other;

  const results = useRef<HTMLElement>(null);
  useStartOfResults(results, filters);
  return (
    <>
      <p role="status" className="sr-only">
        {list.total !== undefined && !list.isStale && t('common.games', { count: list.total })}
      </p>
      <section
        ref={results}
        aria-label={t('lobby.games')}
        aria-busy={list.isPending || list.isStale}
        className="mt-2.5 min-h-[50dvh] sm:mt-5"
      >
        <h2 className="sr-only">{t('lobby.games')}</h2>
        <LobbyResults
          category={category}
          list={list}
          tiles={tiles}
          favouritesOnly={filters.favourites && favourites.all === 0}
          recentOnly={filters.recent && recent.played.length === 0}
          words={filters.gameName}
          onClear={onClear}
        />
      </section>
    </>
  );
}
