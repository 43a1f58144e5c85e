import { useCallback, useContext, useSyncExternalStore } from 'react';
import { ServerWidth } from './server-width.ts';

/** Whether a media query matches, for example `(width >= 1024px)`. */
export function useMediaQuery(query: string): boolean {
  const serverWidth = useContext(ServerWidth);
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
    () => holdsAt(query, serverWidth),
  );
}

/** Whether a query of the form `(width >= 1024px)` holds at a width; any other does not. */
function holdsAt(query: string, width: number): boolean {
  const least = /^\(width >= (\d+)px\)$/.exec(query)?.[1];
  return least !== undefined && width >= Number(least);
}
