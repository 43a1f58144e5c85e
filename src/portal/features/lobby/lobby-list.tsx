import { Heart, History, Search, SearchX } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationType } from 'react-router-dom';
import type { GameCategory } from '#generated/model/index.ts';
import { useModals } from '../../access/use-modals.ts';
import { GameRowSkeleton } from '../../entities/game/game-row.tsx';
import type { GameTiles } from '../../entities/game/use-game-tiles.ts';
import { cn } from '../../lib/cn.ts';
import { useLasting } from '../../lib/use-lasting.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { GameGrid } from './game-grid.tsx';
import { type LobbyFilters, PAGE_SIZE } from './lobby-filters.ts';
import type { LobbyGames } from './lobby-games.ts';
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

type LobbyResultsProps = {
  readonly category: GameCategory;
  readonly list: LobbyGames;
  readonly tiles: GameTiles;
  /** Whether the list shows the member's unfiltered favourites. */
  readonly favouritesOnly?: boolean;
  /** Whether the list shows the member's unfiltered recently played games. */
  readonly recentOnly?: boolean;
  /** The search words. */
  readonly words: string;
  readonly onClear: () => void;
};

/** The found games, or what to do if there are none or they failed to load. */
function LobbyResults({ list, tiles, ...props }: LobbyResultsProps) {
  const fades = useLasting(list.isStale, FADE_MS);
  if (list.isError) return <Failed list={list} />;
  if (list.isPending) return <FirstRows />;
  if (list.games.length === 0 && !list.hasMore) {
    return <Nothing {...props} />;
  }
  return (
    <>
      {/* The previous games stay until the new ones arrive; they fade if that takes long. */}
      <div className={cn(fades && 'opacity-60 transition-opacity')}>
        <GameGrid
          games={list.games}
          tiles={tiles}
          hasMore={list.hasMore && !list.isMoreError}
          total={list.total}
          onEnd={list.loadMore}
        />
      </div>
      {list.isMoreError && <Failed list={list} />}
    </>
  );
}

// Each component translates by itself, because every loaded page of games renders the list.
function Failed({ list }: Pick<LobbyResultsProps, 'list'>) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t('lobby.failedTitle')}
      text={t('lobby.failedBody')}
      retryLabel={t('common.retry')}
      retrying={list.isFetching}
      onRetry={list.retry}
    />
  );
}

function Nothing(props: Omit<LobbyResultsProps, 'list' | 'tiles'>) {
  const { category, favouritesOnly, recentOnly, words, onClear } = props;
  const { t } = useTranslation();
  return favouritesOnly || recentOnly ? (
    <EmptyState
      icon={favouritesOnly ? <Heart size={18} /> : <History size={18} />}
      title={favouritesOnly ? t('lobby.noFavouritesTitle') : t('lobbies.noRecentTitle')}
      text={favouritesOnly ? t('lobby.noFavouritesBody') : t('lobbies.noRecentBody')}
      action={
        <Button size="sm" onClick={onClear}>
          {t('lobby.browse', { category: t(`common.category.${category}`) })}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<SearchX size={18} />}
      title={t('lobby.emptyTitle')}
      text={t('lobby.emptyBody')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onClear}>
            {t('lobby.clearFilters')}
          </Button>
          {words !== '' && <SearchAllButton words={words} />}
        </div>
      }
    />
  );
}

/** Longer than an answer should take (ms); the grid does not change before that. */
const FADE_MS = 200;

/** As many columns as the widest screen has; narrower screens hide the rest. */
const COLUMNS = 7;

function FirstRows() {
  return (
    <div className="grid gap-y-3.5 sm:gap-y-4.5 max-sm:[&>*>:nth-child(n+4)]:hidden max-xl:[&>*>:nth-child(n+7)]:hidden">
      <GameRowSkeleton columns={COLUMNS} />
      <GameRowSkeleton columns={COLUMNS} />
      <GameRowSkeleton columns={COLUMNS} />
    </div>
  );
}

/** Searches for the same words in all lobbies. */
function SearchAllButton({ words }: { readonly words: string }) {
  const { t } = useTranslation();
  const { open } = useModals();
  return (
    <Button size="sm" variant="outline" onClick={() => open('search', {}, words)}>
      <Search size={16} aria-hidden="true" />
      {t('lobbies.searchAll')}
    </Button>
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
