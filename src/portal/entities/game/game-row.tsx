import { memo, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { TilePlace } from './game-art.tsx';
import { GameTile } from './game-tile.tsx';
import { tileGridClass } from './tile-grid.ts';
import { isSameRow, type RowGames, useFilling } from './use-filling.ts';
import type { GameTiles } from './use-game-tiles.ts';

type GameRowProps = {
  readonly games: RowGames;
  readonly tiles: GameTiles;
  readonly onScreen: boolean;
};

/** One row of a grid of tiles. It may be given other games: then its tiles stay and change what they show. */
export const GameRow = memo(function GameRow({ games, tiles, onScreen }: GameRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const [place] = useState<TilePlace>({ onScreen });
  const first = games[0]?.nodeId;
  const before = useRef(first);
  useLayoutEffect(() => {
    place.onScreen = onScreen;
    if (before.current === first) return;
    before.current = first;
    // A heart that was focused is another game's now; pressing it unseen must not be possible.
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && row.current?.contains(focused)) focused.blur();
  }, [first, place, onScreen]);
  const fill = useFilling(games, onScreen);
  return (
    <div ref={row} className={cn(tileGridClass, fill.isHidden && '[content-visibility:hidden]')}>
      {fill.games.map((game, column) =>
        game ? (
          <GameTile
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile that changes its game is cheaper than a new one
            key={column}
            game={game}
            isFavourite={tiles.favouriteIds.has(game.nodeId)}
            text={tiles.text}
            onToggleFavourite={tiles.onToggleFavourite}
            onLaunch={tiles.onLaunch}
            place={place}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <GameTileSkeleton key={column} still />
        ),
      )}
    </div>
  );
}, isSame);

function isSame(row: GameRowProps, other: GameRowProps): boolean {
  return row.tiles === other.tiles && row.onScreen === other.onScreen && isSameRow(row.games, other.games);
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
