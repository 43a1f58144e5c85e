import { useRef } from 'react';
import { now } from '../../lib/clock.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';

/** A session ends after 30 minutes without a call; this is often enough. */
const EVERY_MS = 5 * 60_000;

/**
 * Tells that somebody plays, at most every five minutes: a player of a game is not idle, though the portal gets no calls of
 * his. A game can say so of itself, so the browser has to have seen the press: an idle frame keeps no session alive.
 */
export function useGenuineActivity(onActive: () => void): () => void {
  const told = useRef(now());
  return useStableCallback(() => {
    if (!navigator.userActivation?.isActive || now() - told.current < EVERY_MS) return;
    told.current = now();
    onActive();
  });
}
