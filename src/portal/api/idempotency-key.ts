let key: string | undefined;

/** The key that a call which begins now carries, if it is one that must not happen twice. */
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
