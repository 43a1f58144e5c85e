import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether an element has come within half a screen of the screen. It stays true. Without IntersectionObserver it is
 * true from the start.
 */
export function useNear<Element extends HTMLElement>(): readonly [ref: RefObject<Element | null>, near: boolean] {
  const ref = useRef<Element>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !ref.current) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '50%' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near]);
  return [ref, near];
}
