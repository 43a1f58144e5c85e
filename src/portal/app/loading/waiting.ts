const listeners = new Set<(waiting: boolean) => void>();
let parts = 0;

/** Notes that a part of the portal is waited for. Returns the function that ends the wait. */
export function beginWait(): () => void {
  parts += 1;
  tell();
  return () => {
    parts -= 1;
    tell();
  };
}

/** Tells whether anything is waited for, whenever that may have changed. Returns the function that ends it. */
export function subscribeWait(listener: (waiting: boolean) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A wait begins while React renders, when nobody may change anything yet. */
function tell(): void {
  queueMicrotask(() => {
    for (const listener of listeners) listener(parts > 0);
  });
}
