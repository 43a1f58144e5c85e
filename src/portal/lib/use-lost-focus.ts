import { type RefObject, useEffect, useRef } from 'react';

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
