import { useCallback, useSyncExternalStore } from 'react';
import { holdsWithoutWindow } from './page.ts';

/** Whether a media query holds now, for example `(width >= 1024px)`. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => holdsWithoutWindow(query),
  );
}
