/** Milliseconds since the epoch. */
export type Clock = () => number;

const systemClock: Clock = () => Date.now();
let clock: Clock = systemClock;

/** The current time. The whole portal reads it here, so that a test can set it. */
export function now(): number {
  return clock();
}

/** Replaces the clock and returns the function that puts the previous one back. */
export function setClock(next: Clock): () => void {
  const previous = clock;
  clock = next;
  return () => {
    clock = previous;
  };
}
