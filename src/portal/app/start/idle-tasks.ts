import type { QueryClient } from '@tanstack/react-query';
import { inBackground } from '../../api/background.ts';
import { preparePrinting } from '../../lib/print-element.ts';
import { reportFailure } from '../part-boundary.tsx';
import { prefetchDomains } from '../prefetch.ts';
import { agreeWithTabs } from './agree-with-tabs.ts';

/**
 * Follows the other tabs, prepares what is printed and stores the offline page. It also fetches the brand's other
 * domains where the server did not send them with the page. Returns the function that no longer follows the other tabs.
 */
export function doIdleTasks(queries: QueryClient): () => void {
  const end = agreeWithTabs(queries);
  preparePrinting();
  inBackground(() => void prefetchDomains(queries));
  if (import.meta.env.PROD) void keepOfflinePage();
  return end;
}

/** Stores the offline page in the browser. If that fails, the browser shows its own page. */
async function keepOfflinePage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
  } catch (error) {
    // A visitor who blocks storage also blocks this.
    if (!(error instanceof DOMException)) reportFailure(error);
  }
}
