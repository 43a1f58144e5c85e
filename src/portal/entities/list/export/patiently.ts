import { ApiError } from '#portal/api/api-error.ts';

/** The longest accepted wait (s) between two pages. */
const LONGEST_WAIT = 120;

/**
 * Makes a call, and repeats it after the server's wait if the rate limit refused it. An export sends more calls than a
 * person.
 */
export async function patiently<Answer>(call: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const seconds =
        error instanceof ApiError && error.code === 'rate_limited' ? error.details?.retryAfterSeconds : undefined;
      if (seconds === undefined || seconds > LONGEST_WAIT) throw error;
      await wait(seconds * 1_000, signal);
    }
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
