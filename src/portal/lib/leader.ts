/**
 * Runs `work` in one tab of the browser at a time, until it ends or the signal aborts; other tabs wait and take over.
 * Without the Web Locks API it never runs.
 */
export async function asLeader(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  // Missing without https, although the type says otherwise.
  const locks: LockManager | undefined = navigator.locks;
  try {
    await locks?.request(name, { signal }, work);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
