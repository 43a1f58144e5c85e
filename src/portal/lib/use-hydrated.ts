import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration. For content that only a browser can show. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
