import { useEffect, useState } from 'react';
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

/** Schedules a function; tests pass their own. */
export type Scheduler = (run: () => void, ms: number) => () => void;

const afterTimeout: Scheduler = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

type ThrottledLatest<Args extends readonly unknown[]> = {
  (...args: Args): void;
  /** Drops a waiting call. */
  cancel(): void;
};

/**
 * Runs the first call at once and then at most one per `intervalMs`. The last of the calls in between runs when the
 * time is over. For input whose last value counts: typing, scrolling.
 */
export function throttleLatest<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
  intervalMs: number,
  schedule: Scheduler = afterTimeout,
): ThrottledLatest<Args> {
  let cancelTimer: (() => void) | undefined;
  let waiting: Args | undefined;

  const rest = () => {
    cancelTimer = schedule(() => {
      cancelTimer = undefined;
      if (!waiting) return;
      const args = waiting;
      waiting = undefined;
      rest();
      run(...args);
    }, intervalMs);
  };

  const throttled = (...args: Args) => {
    if (cancelTimer) {
      waiting = args;
      return;
    }
    rest();
    run(...args);
  };
  const cancel = () => {
    cancelTimer?.();
    cancelTimer = undefined;
    waiting = undefined;
  };
  return Object.assign(throttled, { cancel });
}

/** Waits this many milliseconds; ends early at the signal or when the device is online again. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    window.addEventListener('online', go);
    signal.addEventListener('abort', go);
  });
}

/** Runs after the frame that shows the current changes. Returns the function that cancels it. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A value once it has not changed for a while (ms), so that not every key asks the server. */
export function useSettled<Value extends string>(value: Value, ms = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
