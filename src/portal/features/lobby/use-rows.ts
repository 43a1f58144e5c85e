import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { followScroll } from '../../lib/follow-scroll.ts';
import { arrangeRows, type GridRows } from './arrange-rows.ts';
import { RowSlot } from './row-slot.ts';
import { sortRows } from './sort-rows.ts';

type GridPlace = {
  /** The elements that show the rows, once they are there. */
  readonly list: RefObject<HTMLElement | null>;
  /** The distance of the grid from the top of the document, in px. */
  readonly top: number;
  /** The height of the window, in px. */
  readonly viewHeight: number;
  /** How many rows are in the page at once. */
  readonly slots: number;
};

/** Fetched when so many loaded rows are left below the screen: first for who does not scroll, then for who does. */
const ROWS_AHEAD = 3;
const ROWS_AHEAD_SCROLLING = 9;

/**
 * Keeps the rows around the screen in slots while the page scrolls, and says whether the loaded rows come to an end.
 * Between two rows nothing is done, and where a row comes in nothing is rendered but its tiles.
 */
export function useRows(grid: GridRows, { list, top, viewHeight, slots: count }: GridPlace) {
  const scroll = useRef({ y: 0, isMoving: false });
  const [isNearEnd, setNearEnd] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new slots begin with what the grid has now; the effect follows it
  const slots = useMemo(() => {
    const made = Array.from({ length: count }, () => new RowSlot());
    scroll.current.y = window.scrollY;
    arrangeRows(made, grid, viewOf(scroll.current, top, viewHeight));
    return made;
  }, [count]);

  useLayoutEffect(() => {
    const arrange = () => {
      // As the last scroll told it: to ask the window would have everything laid out that has just changed.
      const last = arrangeRows(slots, grid, viewOf(scroll.current, top, viewHeight));
      const ahead = scroll.current.y > 0 ? ROWS_AHEAD_SCROLLING : ROWS_AHEAD;
      setNearEnd(last >= grid.rows.length - ahead);
      if (!scroll.current.isMoving && list.current) sortRows(list.current);
    };
    let row: number | undefined;
    arrange();
    return followScroll(
      () => {
        scroll.current = { y: window.scrollY, isMoving: true };
        const now = grid.heights.rowAt(scroll.current.y - top);
        if (now === row) return;
        row = now;
        arrange();
      },
      () => {
        scroll.current = { y: window.scrollY, isMoving: false };
        arrange();
      },
    );
  }, [slots, grid, list, top, viewHeight]);

  return { slots: slots.slice(0, grid.count), isNearEnd };
}

type Scroll = { readonly y: number; readonly isMoving: boolean };

function viewOf({ y, isMoving }: Scroll, top: number, height: number) {
  return { top: y - top, bottom: y - top + height, isMoving };
}
