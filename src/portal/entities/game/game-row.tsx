import { memo } from 'react';
import type { Game } from '#generated/model/index.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { GameTile } from './game-tile.tsx';
import { tileGridClass } from './tile-grid.ts';
import type { GameTiles } from './use-game-tiles.ts';

type GameRowProps = { readonly games: readonly Game[]; readonly tiles: GameTiles };

/** One row of a grid of tiles. */
export const GameRow = memo(function GameRow({ games, tiles }: GameRowProps) {
  return (
    <div className={tileGridClass}>
      {games.map((game) => (
        <GameTile
          key={game.nodeId}
          game={game}
          isFavourite={tiles.favouriteIds.has(game.nodeId)}
          text={tiles.text}
          onToggleFavourite={tiles.onToggleFavourite}
          onLaunch={tiles.onLaunch}
        />
      ))}
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
