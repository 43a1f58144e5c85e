import { type RefObject, startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { followScroll } from '../../lib/follow-scroll.ts';
import { arrangeRows, type GridRows, type GridView, slotsFor } from './arrange-rows.ts';
import { RowSlot } from './row-slot.ts';
import { rowsAhead } from './rows-ahead.ts';
import { sortRows } from './sort-rows.ts';

type GridPlace = {
  /** The elements that show the rows, once they are there. */
  readonly list: RefObject<HTMLElement | null>;
  /** The distance of the grid from the top of the document, in px. */
  readonly top: number;
  /** The height of the window, in px. */
  readonly viewHeight: number;
  /** How many rows fit on the screen, those that are cut off included. */
  readonly rowsOnScreen: number;
};

/**
 * Keeps the rows around the screen in slots while the page scrolls, and says whether the loaded rows come to an end.
 * Between two rows nothing is done, and where a row comes in nothing is rendered but its tiles.
 */
export function useRows(grid: GridRows, { list, top, viewHeight, rowsOnScreen }: GridPlace) {
  const scroll = useRef<Scroll>({ y: 0, isMoving: false, isUpwards: false });
  const [isNearEnd, setNearEnd] = useState(false);
  // Slots that only a scroll needs come with the first: to begin with, a page has enough to do.
  const [hasMoved, setMoved] = useState(() => window.scrollY > 0);
  const count = slotsFor(rowsOnScreen, grid.overscan);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new slots begin with what the grid has now; the effect follows it
  const slots = useMemo(() => {
    const made = Array.from({ length: count }, () => new RowSlot());
    scroll.current = { ...scroll.current, y: window.scrollY };
    arrangeRows(made, grid, viewOf(scroll.current, top, viewHeight));
    return made;
  }, [count]);

  useLayoutEffect(() => {
    const arrange = () => {
      // As the last scroll told it: to ask the window would have everything laid out that has just changed.
      const last = arrangeRows(slots, grid, viewOf(scroll.current, top, viewHeight));
      setNearEnd(last >= grid.rows.length - rowsAhead({ ...scroll.current, rowsOnScreen }));
      if (!scroll.current.isMoving && list.current) sortRows(list.current);
    };
    let row: number | undefined;
    arrange();
    return followScroll(
      () => {
        const y = window.scrollY;
        scroll.current = { y, isMoving: true, isUpwards: y < scroll.current.y };
        const now = grid.heights.rowAt(scroll.current.y - top);
        if (now === row) return;
        row = now;
        if (!hasMoved) startTransition(() => setMoved(true));
        // Before the frame that shows where the page is now.
        flushSync(arrange);
      },
      () => {
        scroll.current = { ...scroll.current, y: window.scrollY, isMoving: false };
        flushSync(arrange);
      },
    );
  }, [slots, grid, list, top, viewHeight, rowsOnScreen, hasMoved]);

  const toBegin = grid.heights.rowAt(viewHeight - top) + 1 + grid.overscan;
  const shown = hasMoved ? count : toBegin;
  return { slots: slots.slice(0, Math.min(shown, grid.count)), isNearEnd };
}

type Scroll = Pick<GridView, 'isMoving' | 'isUpwards'> & { readonly y: number };

function viewOf({ y, ...moving }: Scroll, top: number, height: number): GridView {
  return { top: y - top, bottom: y - top + height, ...moving };
}
