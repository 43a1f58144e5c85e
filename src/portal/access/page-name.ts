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

/** Names the page after what it shows, in place of its route's title, for as long as it is there. */
export function useNamedPage(own: string | undefined): void {
  useEffect(() => {
    setName(own);
    return () => setName(undefined);
  }, [own]);
}

/** The name that the page has given itself. */
export function usePageName(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => name,
    () => undefined,
  );
}
