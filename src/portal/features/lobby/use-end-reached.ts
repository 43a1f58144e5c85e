import { useEffect, useState } from 'react';
import { throttleLatest } from '../../lib/timing.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';

/** At most one page in this time (PERF-05). */
const THROTTLE_MS = 200;

/**
 * Calls `onReached` while the end of a list is near: when it comes near, and when the list changes and it still is. A
 * throttled call first checks whether it is still wanted.
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
