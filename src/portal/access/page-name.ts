import { useEffect, useSyncExternalStore } from 'react';

let name: string | undefined;
const listeners = new Set<() => void>();

function setName(next: string | undefined): void {
  name = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the page's name instead of the route's title while the component is mounted. */
export function useNamedPage(own: string | undefined): void {
  useEffect(() => {
    setName(own);
    return () => setName(undefined);
  }, [own]);
}

/** The name that the page set for itself. */
export function usePageName(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => name,
    () => undefined,
  );
}
