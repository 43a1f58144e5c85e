/**
 * Runs `work` in one tab of the browser at a time, until it ends or the signal aborts; other tabs wait and take over. Its
 * own signal ends it also where the tab loses its lead. Without the Web Locks API it never runs.
 */
export async function asLeader(
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  // Missing without https, although the type says otherwise.
  const locks: LockManager | undefined = navigator.locks;
  while (locks && !signal.aborted) {
    const lead = new AbortController();
    const end = () => lead.abort();
    signal.addEventListener('abort', end);
    try {
      await locks.request(name, { signal }, () => work(lead.signal));
      return;
    } catch (error) {
      if (signal.aborted) return;
      // A page that returns from the back/forward cache has lost its lock, or its place in the queue.
      if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
    } finally {
      end();
      signal.removeEventListener('abort', end);
    }
  }
}
