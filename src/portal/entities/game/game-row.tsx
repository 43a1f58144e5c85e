import { memo, useLayoutEffect, useRef } from 'react';
import type { Game } from '../../../../generated/client/model/index.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { GameTile } from './game-tile.tsx';
import { tileGridClass } from './tile-grid.ts';
import type { GameTiles } from './use-game-tiles.ts';

type GameRowProps = {
  readonly games: readonly Game[];
  readonly tiles: GameTiles;
};

/** One row of a grid of tiles. It may be given other games: then its tiles stay and change what they show. */
export const GameRow = memo(function GameRow({ games, tiles }: GameRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const first = games[0]?.nodeId;
  const shown = useRef(first);
  useLayoutEffect(() => {
    if (shown.current === first) return;
    shown.current = first;
    // A heart that was focused is another game's now; pressing it unseen must not be possible.
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && row.current?.contains(focused)) focused.blur();
  }, [first]);
  return (
    <div ref={row} className={tileGridClass}>
      {games.map((game, column) => (
        <GameTile
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile that changes its game is cheaper than a new one
          key={column}
          game={game}
          isFavourite={tiles.favouriteIds.has(game.nodeId)}
          text={tiles.text}
          onToggleFavourite={tiles.onToggleFavourite}
        />
      ))}
    </div>
  );
});

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

/** The shape of a tile that is still coming. */
export function GameTileSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-3/4 rounded-lg" />
      <Skeleton className="mt-2 h-4 w-3/5" />
    </div>
  );
}
