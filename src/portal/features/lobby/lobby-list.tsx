import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { Heart, History, Search, SearchX } from 'lucide-react';
import { memo, type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationType } from 'react-router-dom';
import type { Game, GameCategory } from '#generated/model/index.ts';
import { useModals } from '../../access/use-modals.ts';
import {
  GameRow,
  GameRowSkeleton,
  tileRowHeight,
  tileRowsClass,
  useTileColumns,
} from '../../entities/game/game-row.tsx';
import { TileWalk } from '../../entities/game/tile-walk.tsx';
import type { GameTiles } from '../../entities/game/use-game-tiles.ts';
import { useHydrated } from '../../lib/browser-state.ts';
import { cn } from '../../lib/cn.ts';
import { useLasting } from '../../lib/use-lasting.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { type LobbyFilters, PAGE_SIZE } from './lobby-filters.ts';
import {
  type LobbyGames,
  useCatalogueGames,
  useFavouriteGames,
  useRecentGames,
  useSearchPages,
} from './lobby-games.ts';
import { useEndReached } from './tile-pages.tsx';

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

/** The last grid's box. With it a lobby has its full height at once when Back restores the scroll position. */
let lastBox: GridBox | undefined;

type GameGridProps = {
  readonly games: readonly Game[];
  readonly tiles: GameTiles;
  /** Further games are to come: the grid has placeholders for some of them. */
  readonly hasMore: boolean;
  /** How many games there are, undefined while that is not known. */
  readonly total: number | undefined;
  readonly onEnd: () => void;
};

const FIRST_ROWS = 4;
/** Rows within this many screen heights are in the page, and their images are requested (PERF-06). */
const PRELOAD = 1.3;
/** The next page is requested when this many loaded rows are left below the screen. */
const ROWS_AHEAD = 3;

/** Tiles in rows. Only the rows near the screen are in the page. */
export const GameGrid = memo(function GameGrid({ games, tiles, hasMore, total, onEnd }: GameGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const columns = useTileColumns();
  const rows = useMemo(() => inRows(games, columns), [games, columns]);
  const box = useGridBox(grid);
  const heightOf = useCallback(
    (row: number) => {
      const titleBelow = rows[row]?.some(({ artTone }) => artTone === 'none') ?? false;
      return tileRowHeight(box?.width ?? 0, columns, titleBelow);
    },
    [box, columns, rows],
  );
  const virtualizer = useWindowVirtualizer({
    enabled: box !== undefined,
    count: Math.ceil(slotCount({ games: games.length, hasMore, total }) / columns),
    estimateSize: heightOf,
    // The router owns the scroll position; a late render must not reset it.
    scrollToFn: () => {},
    ...(box && {
      scrollMargin: box.top,
      overscan: Math.ceil((window.innerHeight * (PRELOAD - 1)) / heightOf(0)),
      initialRect: { width: window.innerWidth, height: window.innerHeight },
    }),
  });
  // The virtualizer remembers sizes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width or other games change them
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, heightOf]);
  // No sizes are known on the server, during hydration and before the first measurement.
  const shown = box
    ? virtualizer.getVirtualItems()
    : rows.slice(0, FIRST_ROWS).map((_, index) => ({ index, start: 0 }));
  const lastSeen = virtualizer.range?.endIndex ?? 0;
  useEndReached(box !== undefined && hasMore && lastSeen >= rows.length - ROWS_AHEAD, games, onEnd);

  const scrollTo = (position: number) => {
    const target = virtualizer.getOffsetForIndex(Math.floor(position / columns), 'center');
    if (target) window.scrollTo({ top: target[0], behavior: 'instant' });
  };
  return (
    <TileWalk virtual={{ count: games.length, columns, first: (shown[0]?.index ?? 0) * columns, scrollTo }}>
      <div
        ref={grid}
        className={box ? 'relative' : tileRowsClass}
        style={box && { height: virtualizer.getTotalSize() }}
      >
        {shown.map(({ index, start }) => (
          <div
            key={index}
            data-row={index}
            // An own layer, so that a new row repaints no other row.
            className={box && 'absolute inset-x-0 top-0 contain-content will-change-transform'}
            // Images at fractions of a pixel have blurred edges.
            style={box && { transform: `translateY(${Math.round(start - box.top)}px)` }}
          >
            {rows[index] ? <GameRow games={rows[index]} tiles={tiles} /> : <GameRowSkeleton still columns={columns} />}
          </div>
        ))}
      </div>
    </TileWalk>
  );
});

type Loaded = { readonly games: number; readonly hasMore: boolean; readonly total: number | undefined };

/** The number of tiles: those of the loaded games, plus one page of placeholders while more are to come. */
function slotCount({ games, hasMore, total }: Loaded): number {
  if (!hasMore) return games;
  // The known total may be older than the games.
  return Math.min(games + PAGE_SIZE, Math.max(total ?? Number.POSITIVE_INFINITY, games + 1));
}

function inRows(games: readonly Game[], columns: number): readonly (readonly Game[])[] {
  return Array.from({ length: Math.ceil(games.length / columns) }, (_, row) =>
    games.slice(row * columns, (row + 1) * columns),
  );
}

/** The width of a grid and its distance from the top of the document, in px. */
type GridBox = { readonly width: number; readonly top: number };

/** Measures a grid, and again when it or anything above it changes its size. Undefined before the first measurement. */
function useGridBox(grid: RefObject<HTMLElement | null>): GridBox | undefined {
  // What the server renders knows no grid.
  const isHydrated = useHydrated();
  const [box, setBox] = useState(isHydrated ? lastBox : undefined);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const next = { width, top: Math.round(top + window.scrollY) };
      // A hidden grid has no size to remember.
      if (width > 0) lastBox = next;
      setBox((before) => (before?.width === next.width && before.top === next.top ? before : next));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, [grid]);
  return box;
}
