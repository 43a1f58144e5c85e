import { type Clock, now } from './clock.ts';

/**
 * Runs the first call and drops all others until `intervalMs` after the last call that ran. For actions with a limited
 * rate: sending a code, loading a captcha or the next page.
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
