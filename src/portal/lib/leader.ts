/**
 * Runs `work` in one tab of the browser at a time, for as long as it takes or until the signal: the other tabs wait and
 * take over. Where the browser has no locks it never runs.
 */
export async function asLeader(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  // Absent without https, whatever the type says.
  const locks: LockManager | undefined = navigator.locks;
  try {
    await locks?.request(name, { signal }, work);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
