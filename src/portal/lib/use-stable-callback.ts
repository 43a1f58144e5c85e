import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function for ever that calls the latest one given. For handlers that go down to memoised children, which
 * would otherwise render again whenever something that only the handler reads has changed.
 */
export function useStableCallback<Args extends readonly unknown[]>(callback: (...args: Args) => void) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
