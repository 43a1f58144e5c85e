import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Game } from '../../../../generated/client/model/index.ts';
import { GameRow } from '../../entities/game/game-row.tsx';
import { tileColumns, tileGap, tileRowHeight } from '../../entities/game/tile-grid.ts';
import { queueErrand, watchScrolling } from '../../entities/game/tile-work.ts';
import type { RowGames } from '../../entities/game/use-filling.ts';
import type { GameTiles } from '../../entities/game/use-game-tiles.ts';
import { widthWithoutWindow } from '../../lib/page.ts';
import { PAGE_SIZE } from './lobby-filters.ts';
import { observeRows } from './observe-rows.ts';
import { sortRows } from './sort-rows.ts';
import { useEndReached } from './use-end-reached.ts';
import { type GridFrame, useGridFrame } from './use-grid-frame.ts';

type GameGridProps = {
  readonly games: readonly Game[];
  readonly tiles: GameTiles;
  /** Further games are to come: the grid is longer by the rows of one page. */
  readonly hasMore: boolean;
  readonly onEnd: () => void;
};

/** Tiles in rows of which only those on the screen, and some around it, are in the page. */
export const GameGrid = memo(function GameGrid(props: GameGridProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const frame = useGridFrame(element);
  useEffect(watchScrolling, []);
  return <div ref={setElement}>{frame ? <Rows {...props} frame={frame} /> : <RowsUnmeasured {...props} />}</div>;
});

/** Rows of the first picture, where no window can measure them; in a browser the measure comes before the picture. */
function RowsUnmeasured({ games, tiles }: GameGridProps) {
  const width = widthWithoutWindow();
  if (width === undefined) return null;
  const columns = tileColumns(width);
  return (
    <div className="grid gap-y-3.5 sm:gap-y-4.5">
      {inRows(games.slice(0, columns * FIRST_ROWS), columns).map((row) => (
        <GameRow key={row[0]?.nodeId} games={row} tiles={tiles} onScreen />
      ))}
    </div>
  );
}

const FIRST_ROWS = 4;
/** Rows within so many heights of the screen are in the page, and their pictures fetched (PERF-06). */
const PRELOAD = 1.3;
/** Fetched when so many loaded rows are left below the screen: first for who does not scroll, then for who does. */
const ROWS_AHEAD = 3;
const ROWS_AHEAD_SCROLLING = 9;

function Rows({ games, tiles, hasMore, onEnd, frame }: GameGridProps & { readonly frame: GridFrame }) {
  const { width, viewportWidth, top } = frame;
  const columns = tileColumns(viewportWidth);
  const rows = useMemo(() => inRows(games, columns), [games, columns]);
  const comingRows = hasMore ? Math.ceil(PAGE_SIZE / columns) : 0;
  const comingRow = useMemo<RowGames>(() => Array.from({ length: columns }, () => undefined), [columns]);

  // In words, so that further pages without such rows change nothing.
  const titlesBelow = rows.flatMap((row, index) => (row.some((game) => game.artTone === 'none') ? [index] : [])).join();
  const estimateSize = useMemo(() => {
    const below = new Set(titlesBelow.split(',').map((index) => (index === '' ? -1 : Number(index))));
    return (index: number) => tileRowHeight(width, viewportWidth, below.has(index));
  }, [titlesBelow, width, viewportWidth]);
  // Always as many rows, so that one that leaves at one end can become the one that comes in at the other.
  const rowHeight = tileRowHeight(width, viewportWidth, false);
  const overscan = Math.ceil((window.innerHeight * (PRELOAD - 1)) / rowHeight);
  const rowsOnScreen = Math.ceil(window.innerHeight / rowHeight) + 1;
  const pool = rowsOnScreen + 2 * overscan;
  const rangeExtractor = useCallback(
    ({ startIndex, count }: Range) => {
      const size = Math.min(pool, count);
      const first = Math.max(0, Math.min(startIndex - overscan, count - size));
      return Array.from({ length: size }, (_, place) => first + place);
    },
    [pool, overscan],
  );
  const virtualizer = useWindowVirtualizer({
    count: rows.length + comingRows,
    estimateSize,
    rangeExtractor,
    scrollMargin: top,
    observeElementOffset: useMemo(() => observeRows(top, rowHeight), [top, rowHeight]),
    // Where the browser tells the end of a scroll, no timer has to be set and cleared in every frame.
    useScrollendEvent: true,
  });
  // Heights are kept by row until told otherwise.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the heights are counted from
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, estimateSize]);

  const items = virtualizer.getVirtualItems();
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  const { isScrolling } = virtualizer;
  // While the page moves, the row that comes next is about to be on the screen.
  const lastOnScreen = isScrolling ? startIndex + rowsOnScreen - 1 : endIndex;
  const ahead = (virtualizer.scrollOffset ?? 0) > 0 ? ROWS_AHEAD_SCROLLING : ROWS_AHEAD;
  useEndReached(hasMore && endIndex >= rows.length - ahead, games, () => queueErrand(onEnd));

  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isScrolling && list.current) sortRows(list.current);
  });

  // In whole pixels, between which the edge of a row would show as a line.
  return (
    <div ref={list} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {items
        .map((item) => ({ ...item, slot: item.index % pool }))
        .sort((a, b) => a.slot - b.slot)
        .map(({ index, slot, start, size }) => (
          <div
            key={slot}
            data-row={index}
            className="absolute inset-x-0 top-0 contain-strict bg-surface-0 will-change-transform"
            style={{ height: Math.ceil(size - tileGap(viewportWidth)), translate: `0 ${Math.round(start - top)}px` }}
          >
            <GameRow
              games={rows[index] ?? comingRow}
              tiles={tiles}
              onScreen={index >= startIndex && index <= lastOnScreen}
            />
          </div>
        ))}
    </div>
  );
}

function inRows(games: readonly Game[], columns: number): readonly (readonly Game[])[] {
  return Array.from({ length: Math.ceil(games.length / columns) }, (_, row) =>
    games.slice(row * columns, (row + 1) * columns),
  );
}
