import type { RowGames } from '../../entities/game/row-games.ts';
import type { RowHeights } from './row-heights.ts';
import type { RowSlot } from './row-slot.ts';

/** What a grid has to show. */
export type GridRows = {
  readonly rows: readonly RowGames[];
  /** Stands for each row that is still to come. */
  readonly comingRow: RowGames;
  /** Rows in all, those to come included. */
  readonly count: number;
  readonly heights: RowHeights;
  /** The gap under each row, in px. */
  readonly gap: number;
  /** Rows above and below the screen that are in the page. */
  readonly overscan: number;
};

/** What of it is seen, in px from its top. */
export type GridView = { readonly top: number; readonly bottom: number; readonly isMoving: boolean };

/**
 * Gives each slot the row that it has to show. There are always as many rows, and each has its slot, so that one that
 * leaves at one end becomes the one that comes in at the other. Answers the last row that is seen.
 */
export function arrangeRows(slots: readonly RowSlot[], grid: GridRows, view: GridView): number {
  const { rows, comingRow, count, heights, gap, overscan } = grid;
  const used = Math.min(slots.length, count);
  const top = Math.min(heights.rowAt(view.top), count - 1);
  const bottom = heights.rowAt(view.bottom);
  // While the page moves, the row that comes next is about to be on the screen.
  const lastOnScreen = view.isMoving ? bottom + 1 : bottom;
  const first = Math.max(0, Math.min(top - overscan, count - used));
  for (let index = first; index < first + used; index++) {
    // In whole pixels, between which the edge of a row would show as a line.
    slots[index % slots.length]?.show({
      index,
      games: rows[index] ?? comingRow,
      start: Math.round(heights.start(index)),
      height: Math.ceil(heights.height(index) - gap),
      onScreen: index >= top && index <= lastOnScreen,
    });
  }
  return bottom;
}
