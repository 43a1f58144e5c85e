import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Game } from '#generated/model/index.ts';
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
import { PAGE_SIZE } from './lobby-filters.ts';
import { useEndReached } from './use-end-reached.ts';

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
