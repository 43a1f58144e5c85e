import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while its markup is hydrated: for what only a browser can show. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
