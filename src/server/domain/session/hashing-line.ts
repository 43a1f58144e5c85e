import { Failure } from '../failure.ts';

/** Runs a task when its turn comes. */
export type HashingLine = <T>(task: () => Promise<T>) => Promise<T>;

export interface HashingLineOptions {
  /** How many tasks run at once, each on a thread of its own. */
  readonly threads: number;
  /** How many wait at most: further ones are answered `unavailable` at once, so that memory and patience have an end. */
  readonly waiting: number;
}

/**
 * A line for what keeps a processor busy: a hash of a password takes some 20 ms of one. First come, first served, and
 * only so many at a time, so that many logins at once leave the other threads and processors to the other requests.
 */
export function hashingLine({ threads, waiting }: HashingLineOptions): HashingLine {
  const line: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= threads) {
      if (line.length >= waiting) throw new Failure('unavailable', { retryAfterSeconds: 5 });
      // Who leaves hands its place over, so that `running` stays as it is.
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = line.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
