import { useEffect, useState } from 'react';
import { throttleLatest } from '../../lib/throttle-latest.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';

/** At most one page in this time (PERF-05). */
const THROTTLE_MS = 200;

/**
 * Calls `onReached` while the end of a list is near: when it comes near, and again when the list has changed and it still
 * is. A call that the throttle held back looks once more whether it is still wanted.
 */
export function useEndReached(isNear: boolean, list: unknown, onReached: () => void): void {
  const reach = useStableCallback(() => {
    if (isNear) onReached();
  });
  const [throttled] = useState(() => throttleLatest(reach, THROTTLE_MS));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list may still end on the screen
  useEffect(() => {
    if (isNear) throttled();
  }, [isNear, list, throttled]);
  useEffect(() => () => throttled.cancel(), [throttled]);
}
