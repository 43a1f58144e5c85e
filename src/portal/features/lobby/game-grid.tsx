import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Game } from '../../../../generated/client/model/index.ts';
import { GameRow, GameRowSkeleton } from '../../entities/game/game-row.tsx';
import { watchScrolling } from '../../entities/game/picture-queue.ts';
import { tileColumns, tileRowHeight } from '../../entities/game/tile-grid.ts';
import type { GameTiles } from '../../entities/game/use-game-tiles.ts';
import { widthWithoutWindow } from '../../lib/page.ts';
import { PAGE_SIZE } from './lobby-filters.ts';
import { useEndReached } from './use-end-reached.ts';
import { type GridFrame, useGridFrame } from './use-grid-frame.ts';

type GameGridProps = {
  readonly games: readonly Game[];
  readonly tiles: GameTiles;
  /** Further games are to come: the grid is longer by the rows of one page. */
  readonly hasMore: boolean;
  readonly onEnd: () => void;
};

/** Tiles in rows of which only those on the screen, and two around it, are in the page. */
export function GameGrid(props: GameGridProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const frame = useGridFrame(element);
  useEffect(watchScrolling, []);
  return <div ref={setElement}>{frame ? <Rows {...props} frame={frame} /> : <RowsUnmeasured {...props} />}</div>;
}

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
const OVERSCAN_ROWS = 2;
/** Fetched when so many loaded rows are left below the screen. */
const ROWS_AHEAD = 3;

function Rows({ games, tiles, hasMore, onEnd, frame }: GameGridProps & { readonly frame: GridFrame }) {
  const { width, viewportWidth, top } = frame;
  const columns = tileColumns(viewportWidth);
  const rows = useMemo(() => inRows(games, columns), [games, columns]);
  const comingRows = hasMore ? Math.ceil(PAGE_SIZE / columns) : 0;

  const estimateSize = useCallback(
    (index: number) => {
      const titleBelow = rows[index]?.some((game) => game.artTone === 'none') ?? false;
      return tileRowHeight(width, viewportWidth, titleBelow);
    },
    [rows, width, viewportWidth],
  );
  // Always as many rows, so that one that leaves at one end can become the one that comes in at the other.
  const pool = Math.ceil(window.innerHeight / tileRowHeight(width, viewportWidth, false)) + 1 + 2 * OVERSCAN_ROWS;
  const rangeExtractor = useCallback(
    ({ startIndex, count }: Range) => {
      const size = Math.min(pool, count);
      const first = Math.max(0, Math.min(startIndex - OVERSCAN_ROWS, count - size));
      return Array.from({ length: size }, (_, place) => first + place);
    },
    [pool],
  );
  const virtualizer = useWindowVirtualizer({
    count: rows.length + comingRows,
    estimateSize,
    rangeExtractor,
    scrollMargin: top,
  });
  // Heights are kept by row until told otherwise.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the heights are counted from
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, estimateSize]);

  const items = virtualizer.getVirtualItems();
  const lastShown = virtualizer.range?.endIndex ?? 0;
  useEndReached(hasMore && lastShown >= rows.length - ROWS_AHEAD, games.length, onEnd);

  return (
    <div className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {items.map(({ index, start }) => {
        const row = rows[index];
        return (
          <div key={index % pool} className="absolute inset-x-0 top-0" style={{ translate: `0 ${start - top}px` }}>
            {row ? <GameRow games={row} tiles={tiles} /> : <GameRowSkeleton columns={columns} />}
          </div>
        );
      })}
    </div>
  );
}

function inRows(games: readonly Game[], columns: number): readonly (readonly Game[])[] {
  return Array.from({ length: Math.ceil(games.length / columns) }, (_, row) =>
    games.slice(row * columns, (row + 1) * columns),
  );
}
