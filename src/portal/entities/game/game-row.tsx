import { memo } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { GameTile } from './game-tile.tsx';
import type { RowGames, TileContent } from './row-games.ts';
import { tileGridClass } from './tile-grid.ts';
import type { TilePlace } from './tile-work.ts';
import type { GameTiles } from './use-game-tiles.ts';

type GameRowProps = { readonly games: RowGames; readonly tiles: GameTiles };

/** One row of a grid of tiles. */
export const GameRow = memo(function GameRow({ games, tiles }: GameRowProps) {
  return (
    <div className={tileGridClass}>
      {games.map((game, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: games that are still coming have nothing else
        <RowTile key={column} game={game} tiles={tiles} />
      ))}
    </div>
  );
});

type RowTileProps = {
  /** Undefined in a place that stays empty. */
  readonly game: TileContent | undefined;
  readonly tiles: GameTiles;
  /** Of a tile whose row is moved about. */
  readonly place?: TilePlace;
};

/** A tile with what all tiles of a page share, or the shape of one that is still coming. */
export function RowTile({ game, tiles, place }: RowTileProps) {
  if (game === undefined) return null;
  if (game === 'coming') return <GameTileSkeleton still />;
  return (
    <GameTile
      game={game}
      isFavourite={tiles.favouriteIds.has(game.nodeId)}
      text={tiles.text}
      onToggleFavourite={tiles.onToggleFavourite}
      onLaunch={tiles.onLaunch}
      {...(place && { place })}
    />
  );
}

/** The shape of a row that is still coming. */
export function GameRowSkeleton({ columns }: { readonly columns: number }) {
  return (
    <div className={tileGridClass} aria-hidden="true">
      {Array.from({ length: columns }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike and never change order
        <GameTileSkeleton key={index} />
      ))}
    </div>
  );
}

/** The shape of a tile that is still coming; `still` without the sheen, which costs something in every frame. */
export function GameTileSkeleton({ still }: { readonly still?: boolean }) {
  return (
    <div>
      <Skeleton still={still} className="aspect-3/4 rounded-lg" />
      <Skeleton still={still} className="mt-2 h-4 w-3/5" />
    </div>
  );
}
