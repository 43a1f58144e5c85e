import { type Clock, now } from './clock.ts';

/**
 * Lets the first call through and drops every further one until `intervalMs` have passed since the last call that ran.
 * For what a person may repeat only so often: sending a code, fetching a new captcha, loading the next page.
 */
export function throttle<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
  intervalMs: number,
  clock: Clock = now,
): (...args: Args) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (...args) => {
    const time = clock();
    if (time - last < intervalMs) return;
    last = time;
    run(...args);
  };
}
