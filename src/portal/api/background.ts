let starting = false;
const marked = new WeakSet<object>();

/**
 * Runs `start` and marks every call that it begins at once as not of the user's doing. Such a call carries
 * `X-Background` and does not keep an idle session alive (API-79).
 */
export function inBackground<T>(start: () => T): T {
  const outer = starting;
  starting = true;
  try {
    return start();
  } finally {
    starting = outer;
  }
}

/** Whether a call is marked. One that is tried again has the same signal, and keeps its mark. */
export function isBackground(signal?: object): boolean {
  if (starting && signal) marked.add(signal);
  return starting || (signal !== undefined && marked.has(signal));
}
