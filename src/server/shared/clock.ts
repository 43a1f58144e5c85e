/** The time in milliseconds since 1970, injected so that a test can pass hours in a millisecond. */
export type Clock = () => number;

/**
 * Keeps a value in memory and renews it at most once in `every` milliseconds, when it is asked for. In between it is
 * there at once. Concurrent calls wait for the same renewal, and a failed renewal fails them.
 */
export function renewing<T>(
  first: T,
  every: number,
  clock: Clock,
  renew: (held: T) => Promise<T>,
): () => T | Promise<T> {
  let held = first;
  let checkedAt = clock();
  let renewal: Promise<void> | undefined;
  const check = async () => {
    const now = clock();
    held = await renew(held);
    checkedAt = now;
  };
  return () => {
    if (clock() - checkedAt < every) return held;
    renewal ??= check().finally(() => {
      renewal = undefined;
    });
    return renewal.then(() => held);
  };
}
