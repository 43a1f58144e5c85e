import { memo, useLayoutEffect, useState } from 'react';
import { RowTile } from '../../entities/game/game-row.tsx';
import { tileGridClass } from '../../entities/game/tile-grid.ts';
import type { GameTiles } from '../../entities/game/use-game-tiles.ts';
import { cn } from '../../lib/cn.ts';
import type { RowSlot } from './row-slot.ts';

type SlotRowProps = { readonly slot: RowSlot; readonly columns: number; readonly tiles: GameTiles };

/** The element of a slot. Where it stands is the slot's concern. */
export const SlotRow = memo(function SlotRow({ slot, columns, tiles }: SlotRowProps) {
  return (
    <div ref={slot.attach} className="absolute inset-x-0 top-0 contain-strict bg-surface-0 will-change-transform">
      <div className={cn(tileGridClass, 'h-full')}>
        {Array.from({ length: columns }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile that changes its game is cheaper than a new one
          <SlotTile key={column} slot={slot} column={column} tiles={tiles} />
        ))}
      </div>
    </div>
  );
});

type SlotTileProps = { readonly slot: RowSlot; readonly column: number; readonly tiles: GameTiles };

/** The rest of the row need not be laid out again when one of its tiles has another game. */
const SlotTile = memo(function SlotTile({ slot, column, tiles }: SlotTileProps) {
  const [game, setGame] = useState(() => slot.gameAt(column));
  useLayoutEffect(() => slot.fill(column, setGame), [slot, column]);
  return (
    <div className="min-w-0 [contain:layout_size_style]">
      <RowTile game={game} tiles={tiles} place={slot.place} />
    </div>
  );
});
