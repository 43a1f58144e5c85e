import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** The element that takes the focus when it is shown in the place of what had it. */
export function useLostFocus<Taker extends HTMLElement>(): RefObject<Taker | null> {
  const taker = useRef<Taker>(null);
  useEffect(() => takeLostFocus(taker.current), []);
  return taker;
}

/** The element that takes the focus when a value changes and what had the focus is gone. */
export function useLostFocusAfter<Taker extends HTMLElement>(value: string | undefined): RefObject<Taker | null> {
  const taker = useRef<Taker>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    takeLostFocus(taker.current);
  }, [value]);
  return taker;
}

function takeLostFocus(taker: HTMLElement | null): void {
  if (document.activeElement === document.body) taker?.focus({ preventScroll: true });
}

/** How far each key moves in a grid of `columns`, the row's own end apart. */
const MOVES: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/** One tab stop for a grid of buttons: the arrow keys move in it, Home and End go to its ends. */
export function useGridWalk<E extends HTMLElement>() {
  const grid = useRef<E>(null);
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent) => {
    const cells = [...(grid.current?.querySelectorAll('button') ?? [])];
    const columns = cells.filter((cell) => cell.offsetTop === cells[0]?.offsetTop).length;
    const move = MOVES[event.key];
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? cells.length - 1 : move && current + move(Math.max(1, columns));
    if (next === undefined) return;
    event.preventDefault();
    cells[next]?.focus();
  };
  return {
    grid: { ref: grid, onKeyDown },
    cell: (index: number) => ({ tabIndex: index === current ? 0 : -1, onFocus: () => setCurrent(index) }),
  };
}
