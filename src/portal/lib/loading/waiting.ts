const listeners = new Set<(waiting: boolean) => void>();
let parts = 0;

/** Records that a part of the portal is loading. Returns the function that ends the wait. */
export function beginWait(): () => void {
  parts += 1;
  tell();
  return () => {
    parts -= 1;
    tell();
  };
}

/** Calls `listener` whenever the waiting state may have changed. Returns the function that unsubscribes. */
export function subscribeWait(listener: (waiting: boolean) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A wait begins while React renders, when state must not change yet. */
function tell(): void {
  queueMicrotask(() => {
    for (const listener of listeners) listener(parts > 0);
  });
}
