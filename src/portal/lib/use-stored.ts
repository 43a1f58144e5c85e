import { useSyncExternalStore } from 'react';
import type { Store } from './storage.ts';

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
