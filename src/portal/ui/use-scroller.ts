import { type RefCallback, useCallback, useRef, useState } from 'react';

/** A row that scrolls sideways, with the functions of its buttons. */
export type Scroller<Row extends HTMLElement> = {
  readonly ref: RefCallback<Row>;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  /** Scrolls the row by this many times its visible width; backwards if negative. */
  readonly go: (times: number) => void;
};

const AT_EDGE_PX = 2;

/** Tracks the scroll position of a row, so that its buttons know when they are at an end. */
export function useScroller<Row extends HTMLElement = HTMLElement>(): Scroller<Row> {
  const row = useRef<Row>(null);
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: false });

  const ref = useCallback((element: Row) => {
    const look = () => {
      const canGoBack = element.scrollLeft > AT_EDGE_PX;
      const canGoOn = element.scrollLeft + element.clientWidth < element.scrollWidth - AT_EDGE_PX;
      setEnds((now) => (now.canGoBack === canGoBack && now.canGoOn === canGoOn ? now : { canGoBack, canGoOn }));
    };
    // Also reports the first size after layout; reading it here would cause a second layout.
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    const contents = new MutationObserver(look);
    contents.observe(element, { childList: true });
    element.addEventListener('scroll', look, { passive: true });
    row.current = element;
    return () => {
      sizes.disconnect();
      contents.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  const go = (times: number) => {
    if (!row.current) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.current.scrollBy({ left: times * row.current.clientWidth, behavior: calm ? 'instant' : 'smooth' });
  };
  return { ref, ...ends, go };
}
