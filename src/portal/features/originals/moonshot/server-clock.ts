import { now } from '#portal/lib/clock.ts';

/** A clock that was moved by more than this (ms) is measured anew. */
const MOVED = 3_000;

/**
 * Measures how far the server's clock is ahead (ms). An answer that travels long makes it seem less, so the greatest
 * measure counts.
 */
export function createServerClock() {
  let ahead: number | undefined;
  return {
    /** Takes a time that the server told just now. */
    hear(serverTime: string): void {
      const measured = Date.parse(serverTime) - now();
      ahead = ahead === undefined || ahead - measured > MOVED ? measured : Math.max(ahead, measured);
    },
    /** The server's time, as far as it is known. */
    time: () => now() + (ahead ?? 0),
  };
}

export type ServerClock = ReturnType<typeof createServerClock>;
