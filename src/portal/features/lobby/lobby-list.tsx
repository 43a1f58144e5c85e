import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationType } from 'react-router-dom';
import type { GameCategory } from '#generated/model/index.ts';
import type { GameTiles } from '../../entities/game/use-game-tiles.ts';
import type { LobbyFilters } from './lobby-filters.ts';
import { PAGE_SIZE } from './lobby-filters.ts';
import type { LobbyGames } from './lobby-games.ts';
import { LobbyResults } from './lobby-results.tsx';
import { useCatalogueGames } from './use-catalogue-games.ts';
import { useFavouriteGames } from './use-favourite-games.ts';
import { useRecentGames } from './use-recent-games.ts';
import { useSearchPages } from './use-search-pages.ts';

/** Space for the sticky header and the last row of the filters. */
const HEADROOM_PX = 140;

type LobbyListProps = {
  readonly category: GameCategory;
  readonly filters: LobbyFilters;
  /** The search words for the server, which lag behind those of the filters. */
  readonly askedWords: string;
  readonly tiles: GameTiles;
  readonly onClear: () => void;
};

/** The games that pass the filters. Scrolling loads further pages and renders nothing else of the lobby. */
export function LobbyList(props: LobbyListProps) {
  const { filters } = props;
  const results = useRef<HTMLElement>(null);
  useStartOfResults(results, filters);
  // Each component reads only its own games: a keystroke renders everything here within a tenth of a second.
  const List = listOf(filters);
  return <List {...props} results={results} />;
}

type ListProps = LobbyListProps & { readonly results: RefObject<HTMLElement | null> };

function listOf({ favourites, recent, sort }: LobbyFilters) {
  if (favourites) return FavouriteList;
  if (recent) return RecentList;
  return sort ? SortedList : CatalogueList;
}

function FavouriteList(props: ListProps) {
  const list = useFavouriteGames(props.category, props.filters);
  return <Results {...props} list={list} favouritesOnly={list.all === 0} />;
}

function RecentList(props: ListProps) {
  const list = useRecentGames(props.category, props.filters);
  return <Results {...props} list={list} recentOnly={list.played.length === 0} />;
}

function SortedList(props: ListProps) {
  return <Results {...props} list={useSortedGames(props.category, props.filters)} />;
}

function CatalogueList(props: ListProps) {
  const { category, filters, askedWords } = props;
  return <Results {...props} list={useCatalogueGames(category, filters, { askedWords })} />;
}

type ResultsProps = ListProps & {
  readonly list: LobbyGames;
  /** Whether the list shows the member's unfiltered favourites. */
  readonly favouritesOnly?: boolean;
  /** Whether the list shows the member's unfiltered recently played games. */
  readonly recentOnly?: boolean;
};

function Results({ results, list, filters, askedWords: _, ...props }: ResultsProps) {
  const { t } = useTranslation();
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
        <LobbyResults {...props} list={list} words={filters.gameName} />
      </section>
    </>
  );
}

/** The games of a category that pass the filters, in a chosen order, which only the search supports. */
function useSortedGames(category: GameCategory, filters: LobbyFilters): LobbyGames {
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

/** Scrolls back to the first result when another filter is chosen further down; Back keeps its own scroll position. */
function useStartOfResults(results: RefObject<HTMLElement | null>, filters: LobbyFilters): void {
  const navigation = useNavigationType();
  const shown = useRef(filters);
  useEffect(() => {
    if (shown.current === filters) return;
    shown.current = filters;
    const start = results.current?.getBoundingClientRect().top ?? 0;
    if (navigation !== 'POP' && start < 0) window.scrollBy({ top: start - HEADROOM_PX, behavior: 'instant' });
  }, [filters, navigation, results]);
}
