import { reportFailure } from '../report.ts';

/** Has the browser keep the page that says that there is no connection. Where it cannot, its own page says so. */
export async function keepOfflinePage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
  } catch (error) {
    // A visitor who forbids storage forbids this too.
    if (!(error instanceof DOMException)) reportFailure(error);
  }
}
