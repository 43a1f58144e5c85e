import { useRef } from 'react';
import { now } from '../../lib/clock.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';

/** A session ends after 30 minutes without a call; this is often enough. */
const EVERY_MS = 5 * 60_000;

/**
 * Reports that the player is active, at most every five minutes, because the portal gets no calls during a game. The
 * browser must have seen a press: a message of the game alone keeps no session alive.
 */
export function useGenuineActivity(onActive: () => void): () => void {
  const told = useRef(now());
  return useStableCallback(() => {
    if (!navigator.userActivation?.isActive || now() - told.current < EVERY_MS) return;
    told.current = now();
    onActive();
  });
}
