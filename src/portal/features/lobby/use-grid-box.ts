import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of a grid and its distance from the top of the document, in px. */
export type GridBox = { readonly width: number; readonly top: number };

/** The last grid's box. With it a lobby has its full height at once when Back restores the scroll position. */
let lastBox: GridBox | undefined;

/** Measures a grid, and again when it or anything above it changes its size. Undefined before the first measurement. */
export function useGridBox(grid: RefObject<HTMLElement | null>): GridBox | undefined {
  const [box, setBox] = useState(lastBox);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const next = { width, top: Math.round(top + window.scrollY) };
      lastBox = next;
      setBox((before) => (before?.width === next.width && before.top === next.top ? before : next));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, [grid]);
  return box;
}
