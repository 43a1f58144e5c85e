import { useLayoutEffect, useState } from 'react';

/** Where a grid stands: its width, its distance from the top of the document, and the window's width; all in px. */
export type GridFrame = { readonly width: number; readonly top: number; readonly viewportWidth: number };

/**
 * Where the last grid stood. A lobby that is come back to begins with it, so that its full height is there at once and
 * the scroll position can be put back.
 */
let lastFrame: GridFrame | undefined;

/** Measures before the first paint, and again whenever the grid or anything above it changes its size. */
export function useGridFrame(element: HTMLElement | null): GridFrame | undefined {
  const [frame, setFrame] = useState(lastFrame);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => {
      const box = element.getBoundingClientRect();
      const next = {
        width: box.width,
        top: Math.round(box.top + window.scrollY),
        viewportWidth: window.innerWidth,
      };
      lastFrame = next;
      setFrame((now) => (now && isSame(now, next) ? now : next));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, [element]);
  return frame;
}

function isSame(a: GridFrame, b: GridFrame): boolean {
  return a.width === b.width && a.top === b.top && a.viewportWidth === b.viewportWidth;
}
