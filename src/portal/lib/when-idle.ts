/** Runs when the browser is idle, or shortly after if it lacks idle callbacks. Returns the function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const request = window.requestIdleCallback(run, { timeout: 2000 });
    return () => window.cancelIdleCallback(request);
  }
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}
