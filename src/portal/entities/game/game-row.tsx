import { memo } from 'react';
import type { Game } from '#generated/model/index.ts';
import { useMediaQuery } from '../../lib/browser-state.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { GameTileList } from './game-tile.tsx';
import type { GameTiles } from './use-game-tiles.ts';

type GameRowProps = { readonly games: readonly Game[]; readonly tiles: GameTiles };

/** One row of a grid of tiles. */
export const GameRow = memo(function GameRow({ games, tiles }: GameRowProps) {
  return (
    <div className={tileGridClass}>
      <GameTileList games={games} tiles={tiles} />
    </div>
  );
});

type GameRowSkeletonProps = { readonly columns: number; readonly still?: boolean };

/** The placeholder of a loading row; `still` without the animation. */
export function GameRowSkeleton({ columns, still }: GameRowSkeletonProps) {
  return (
    <div className={tileGridClass} aria-hidden="true">
      {Array.from({ length: columns }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical and never change order
        <GameTileSkeleton key={index} {...(still !== undefined && { still })} />
      ))}
    </div>
  );
}

/** The placeholder of a loading tile; `still` without the animation. */
export function GameTileSkeleton({ still }: { readonly still?: boolean }) {
  return (
    <div>
      <Skeleton still={still} className="aspect-3/4 rounded-lg" />
      <Skeleton still={still} className="mt-2 h-4 w-3/5" />
    </div>
  );
}

/** The columns of a grid of tiles; {@link useTileColumns} and {@link tileRowHeight} give the same in pixels. */
const tileGridClass = 'grid grid-cols-3 gap-x-2.5 sm:grid-cols-6 sm:gap-x-3.5 xl:grid-cols-7';
/** The gap between rows of tiles; {@link tileRowHeight} gives the same in pixels. */
export const tileRowsClass = 'grid gap-y-3.5 sm:gap-y-4.5';

/** The number of tiles in a row. Each count divides a page of 42. */
export function useTileColumns(): number {
  const isWide = useMediaQuery('(width >= 640px)');
  const isWidest = useMediaQuery('(width >= 1280px)');
  if (!isWide) return 3;
  return isWidest ? 7 : 6;
}

const PROVIDER_PX = 24;
const TITLE_BELOW_PX = 20;

/**
 * The height (px) of a row of tiles with the gap below it. `width` is the width of the grid; `titleBelow` says that one
 * of the tiles has its title below the picture. So a list of 10,000 games knows its height before it renders its rows.
 */
export function tileRowHeight(width: number, columns: number, titleBelow: boolean): number {
  const isNarrow = columns === 3;
  const tileWidth = Math.max(0, (width - (isNarrow ? 10 : 14) * (columns - 1)) / columns);
  return (tileWidth * 4) / 3 + PROVIDER_PX + (titleBelow ? TITLE_BELOW_PX : 0) + (isNarrow ? 14 : 18);
}
