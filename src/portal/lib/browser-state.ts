import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Store } from './storage.ts';

const never = () => () => undefined;

/** False on the server and during hydration. For content that only a browser can show. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

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

/** The window width (px) that the server guessed for rendering; hydration begins with the same guess. */
export const ServerWidth = createContext(1440);

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The value of a key in a store and its setter; null on the server and during hydration. */
export function useStored<Key extends string>(
  store: Store<Key>,
  key: Key,
): readonly [value: string | null, set: (value: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => store.get(key),
    () => null,
  );
  return [
    value,
    (next) => {
      store.set(key, next);
      for (const listener of listeners) listener();
    },
  ];
}
