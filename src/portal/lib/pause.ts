/** Waits for so many milliseconds, at most until the signal, or until the device is on line again. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    window.addEventListener('online', go);
    signal.addEventListener('abort', go);
  });
}
