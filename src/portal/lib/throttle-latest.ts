/** Schedules a function; tests pass their own. */
export type Scheduler = (run: () => void, ms: number) => () => void;

const afterTimeout: Scheduler = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

export type ThrottledLatest<Args extends readonly unknown[]> = {
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
