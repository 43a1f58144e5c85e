let key: string | undefined;

/** The `Idempotency-Key` of the calls that start now; undefined without one. */
export function idempotencyKeyForCall(): string | undefined {
  return key;
}

/** Runs `start`, whose calls carry this `Idempotency-Key`. */
export function withIdempotencyKey<T>(wanted: string, start: () => T): T {
  key = wanted;
  try {
    return start();
  } finally {
    key = undefined;
  }
}
