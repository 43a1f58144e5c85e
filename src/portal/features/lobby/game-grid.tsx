import { memo, useEffect, useMemo, useRef } from 'react';
import type { Game } from '../../../../generated/client/model/index.ts';
import { GameRow } from '../../entities/game/game-row.tsx';
import { tileColumns, tileGap, tileRowHeight } from '../../entities/game/tile-grid.ts';
import { queueErrand, watchScrolling } from '../../entities/game/tile-work.ts';
import type { GameTiles } from '../../entities/game/use-game-tiles.ts';
import { widthWithoutWindow } from '../../lib/page.ts';
import type { GridRows } from './arrange-rows.ts';
import { rowCount } from './row-count.ts';
import { rowHeights } from './row-heights.ts';
import { SlotRow } from './slot-row.tsx';
import { useEndReached } from './use-end-reached.ts';
import { type GridFrame, useGridFrame } from './use-grid-frame.ts';
import { useRows } from './use-rows.ts';

type GameGridProps = {
  readonly games: readonly Game[];
  readonly tiles: GameTiles;
  /** Further games are to come: the grid has places for some of them. */
  readonly hasMore: boolean;
  /** How many games there are, undefined while that is not known. */
  readonly total: number | undefined;
  readonly onEnd: () => void;
};

/** Tiles in rows of which only those on the screen, and some around it, are in the page. */
export const GameGrid = memo(function GameGrid(props: GameGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const frame = useGridFrame(grid);
  useEffect(watchScrolling, []);
  return (
    <div ref={grid} data-game-grid="">
      {frame ? <Rows key={tileColumns(frame.viewportWidth)} {...props} frame={frame} /> : <RowsUnmeasured {...props} />}
    </div>
  );
});

/** Rows of the first picture, where no window can measure them; in a browser the measure comes before the picture. */
function RowsUnmeasured({ games, tiles }: GameGridProps) {
  const width = widthWithoutWindow();
  if (width === undefined) return null;
  const columns = tileColumns(width);
  return (
    <div className="grid gap-y-3.5 sm:gap-y-4.5">
      {inRows(games.slice(0, columns * FIRST_ROWS), columns).map((row) => (
        <GameRow key={row[0]?.nodeId} games={row} tiles={tiles} />
      ))}
    </div>
  );
}

const FIRST_ROWS = 4;
/** Rows within so many heights of the screen are in the page, and their pictures fetched (PERF-06). */
const PRELOAD = 1.3;

function Rows({ games, tiles, hasMore, total, onEnd, frame }: GameGridProps & { readonly frame: GridFrame }) {
  const { width, viewportWidth, viewportHeight: viewHeight, top } = frame;
  const columns = tileColumns(viewportWidth);
  const height = tileRowHeight(width, viewportWidth, false);
  const overscan = Math.ceil((viewHeight * (PRELOAD - 1)) / height);
  const grid = useMemo<GridRows>(() => {
    const rows = inRows(games, columns);
    const higher = rows.flatMap((row, index) => (row.some((game) => game.artTone === 'none') ? [index] : []));
    return {
      rows,
      comingRow: Array.from({ length: columns }, () => 'coming'),
      count: rowCount({ games: games.length, hasMore, total }, columns),
      heights: rowHeights(height, tileRowHeight(width, viewportWidth, true) - height, higher),
      gap: tileGap(viewportWidth),
      overscan,
    };
  }, [games, columns, hasMore, total, height, width, viewportWidth, overscan]);
  const list = useRef<HTMLDivElement>(null);
  const rowsOnScreen = Math.ceil(viewHeight / height) + 1;
  const { slots, isNearEnd } = useRows(grid, { list, top, viewHeight, rowsOnScreen });
  useEndReached(hasMore && isNearEnd, games, () => queueErrand(onEnd));
  return (
    <div ref={list} className="relative" style={{ height: grid.heights.start(grid.count) }}>
      {slots.map((slot, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
        <SlotRow key={place} slot={slot} columns={columns} tiles={tiles} />
      ))}
    </div>
  );
}

function inRows(games: readonly Game[], columns: number): readonly (readonly Game[])[] {
  return Array.from({ length: Math.ceil(games.length / columns) }, (_, row) =>
    games.slice(row * columns, (row + 1) * columns),
  );
}
