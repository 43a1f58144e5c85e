import { type RefObject, useEffect, useRef } from 'react';

/** The element that takes the focus when it is shown in the place of what had it. */
export function useLostFocus<Taker extends HTMLElement>(): RefObject<Taker | null> {
  const taker = useRef<Taker>(null);
  useEffect(() => {
    if (document.activeElement === document.body) taker.current?.focus({ preventScroll: true });
  }, []);
  return taker;
}
