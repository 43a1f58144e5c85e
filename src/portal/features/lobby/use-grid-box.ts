import { type RefObject, useLayoutEffect, useState } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** The width of a grid and its distance from the top of the document, in px. */
export type GridBox = { readonly width: number; readonly top: number };

/** The last grid's box. With it a lobby has its full height at once when Back restores the scroll position. */
let lastBox: GridBox | undefined;

/** Measures a grid, and again when it or anything above it changes its size. Undefined before the first measurement. */
export function useGridBox(grid: RefObject<HTMLElement | null>): GridBox | undefined {
  // What the server renders knows no grid.
  const isHydrated = useHydrated();
  const [box, setBox] = useState(isHydrated ? lastBox : undefined);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const next = { width, top: Math.round(top + window.scrollY) };
      // A hidden grid has no size to remember.
      if (width > 0) lastBox = next;
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
