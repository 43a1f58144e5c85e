import type { RowGames } from '../../entities/game/row-games.ts';
import { lookAtPictures, type Nearness } from '../../entities/game/tile-work.ts';
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
  /** Rows above and below the screen that are in the page at least, and whose pictures are fetched. */
  readonly overscan: number;
};

/** What of it is seen, in px from its top. */
export type GridView = {
  readonly top: number;
  readonly bottom: number;
  readonly isMoving: boolean;
  /** It moves up, or it rests and has moved up before. */
  readonly isUpwards: boolean;
};

/**
 * So many rows come in at once. To paint anything costs the browser more than the tiles of a row do, so rows are seldom
 * painted and several together.
 */
const ROWS_AT_ONCE = 3;

/**
 * How many slots a scroll needs: for the rows on the screen and `overscan` around it, for those that have left the screen
 * and wait for others to come in with, and for those that are being filled.
 */
export function slotsFor(rowsOnScreen: number, overscan: number): number {
  return rowsOnScreen + overscan + 2 * ROWS_AT_ONCE;
}

/**
 * Gives each slot the row that it has to show. There are always as many rows, and each has its slot, so that those that
 * leave at one end become those that come in at the other. Answers the last row that is seen.
 */
export function arrangeRows(slots: readonly RowSlot[], grid: GridRows, view: GridView): number {
  const { rows, comingRow, count, heights, gap, overscan } = grid;
  const used = Math.min(slots.length, count);
  const top = Math.min(heights.rowAt(view.top), count - 1);
  const bottom = heights.rowAt(view.bottom);
  // While the page moves, the row that comes next is about to be on the screen.
  const firstOnScreen = view.isMoving && view.isUpwards ? top - 1 : top;
  const lastOnScreen = view.isMoving && !view.isUpwards ? bottom + 1 : bottom;
  const nearnessOf = (index: number): Nearness => {
    if (index >= firstOnScreen && index <= lastOnScreen) return 'on-screen';
    return index >= top - overscan && index <= bottom + overscan ? 'near' : 'far';
  };
  const wanted = view.isUpwards ? firstUpwards(bottom + overscan, used) : firstDownwards(top - overscan);
  const first = Math.max(0, Math.min(wanted, count - used));
  const all = Array.from({ length: used }, (_, place) => first + place);
  const othersComeIn = all.some((index) => slots[index % slots.length]?.index !== index);
  for (const index of all) {
    const slot = slots[index % slots.length];
    // In whole pixels, between which the edge of a row would show as a line.
    slot?.show({
      index,
      games: rows[index] ?? comingRow,
      start: Math.round(heights.start(index)),
      height: Math.ceil(heights.height(index) - gap),
      nearness: nearnessOf(index),
      waits: view.isMoving && !(othersComeIn && slot.index === index),
    });
  }
  lookAtPictures();
  return bottom;
}

/** The first of the rows that have slots when `last` is the lowest that has to: those to spare lie above. */
function firstUpwards(last: number, slots: number): number {
  return Math.ceil((last + 1) / ROWS_AT_ONCE) * ROWS_AT_ONCE - slots;
}

/** The same when `first` is the highest that has to: those to spare lie below. */
function firstDownwards(first: number): number {
  return Math.floor(first / ROWS_AT_ONCE) * ROWS_AT_ONCE;
}
