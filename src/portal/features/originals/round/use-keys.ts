import { useCallback, useRef } from 'react';
import { randomId } from '#portal/lib/random-id.ts';

/** Gives each bet and step an idempotency key: the same one for the same words, however often they are sent. */
export function useKeys(): (words: unknown) => string {
  const keys = useRef(new Map<string, string>());
  return useCallback((words) => {
    const text = JSON.stringify(words);
    const key = keys.current.get(text) ?? randomId();
    keys.current.set(text, key);
    return key;
  }, []);
}
