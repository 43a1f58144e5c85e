import { type RefObject, useLayoutEffect, useState } from 'react';

/** Where a grid stands: its width, its distance from the top of the document, and the window's size; all in px. */
export type GridFrame = {
  readonly width: number;
  readonly top: number;
  readonly viewportWidth: number;
  /** The largest so far: a phone's window changes its height whenever the address bar comes or goes. */
  readonly viewportHeight: number;
};

/**
 * Where the last grid stood. A lobby that is come back to begins with it, so that its full height is there at once and
 * the scroll position can be put back.
 */
let lastFrame: GridFrame | undefined;

/** Measures before the first paint, and again whenever the grid or anything above it changes its size. */
export function useGridFrame(grid: RefObject<HTMLElement | null>): GridFrame | undefined {
  const [frame, setFrame] = useState(() => lastFrame ?? frameInPicture());
  const isKnown = frame !== undefined;
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = () => {
      const next = frameOf(element, lastFrame);
      lastFrame = next;
      setFrame((now) => (now && isSame(now, next) ? now : next));
    };
    // What is known already, the observer looks after once the page is laid out: to ask here would do that twice.
    if (!isKnown) measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    sizes.observe(document.body);
    window.addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [grid, isKnown]);
  return frame;
}

/** Where the grid of the server's first picture stands: who begins with that has all rows in the portal's first picture. */
function frameInPicture(): GridFrame | undefined {
  const grid = typeof document === 'undefined' ? null : document.querySelector('[data-first-picture] [data-game-grid]');
  return grid ? frameOf(grid) : undefined;
}

function frameOf(element: Element, before?: GridFrame): GridFrame {
  const { width, top } = element.getBoundingClientRect();
  const { innerWidth: viewportWidth, innerHeight, scrollY } = window;
  const highest = before?.viewportWidth === viewportWidth ? before.viewportHeight : 0;
  return { width, top: Math.round(top + scrollY), viewportWidth, viewportHeight: Math.max(innerHeight, highest) };
}

function isSame(a: GridFrame, b: GridFrame): boolean {
  return (
    a.width === b.width &&
    a.top === b.top &&
    a.viewportWidth === b.viewportWidth &&
    a.viewportHeight === b.viewportHeight
  );
}
