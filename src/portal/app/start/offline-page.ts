import { reportFailure } from '../report.ts';

/** Stores the offline page in the browser. If that fails, the browser shows its own page. */
export async function keepOfflinePage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
  } catch (error) {
    // A visitor who blocks storage also blocks this.
    if (!(error instanceof DOMException)) reportFailure(error);
  }
}
