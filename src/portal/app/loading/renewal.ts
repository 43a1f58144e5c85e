import { paths } from '../../access/paths.ts';
import { sessionStore } from '../../lib/storage.ts';

/** How long the site may take (ms) to say whether it is there. */
const PATIENCE_MS = 10_000;

/** Begins the page anew, as the site is now. */
export function reload(): void {
  window.location.reload();
}

/** Whether the site answers at all: a reload without it leaves the visitor with the browser's own error. */
export async function isReachable(): Promise<boolean> {
  return (await askSite('HEAD')) !== undefined;
}

/**
 * Begins the page anew if the site has been deployed since it was opened: the parts of the old build are gone. For each
 * build only once, so that a page that still does not load is not loaded for ever. Answers whether it does.
 */
export async function renew(): Promise<boolean> {
  const own = document.querySelector<HTMLElement>('script[data-main]')?.dataset['main'];
  if (own === undefined) return false;
  const page = await askSite('GET').then((answer) => answer?.text());
  const current = /data-main="([^"]+)"/.exec(page ?? '')?.[1];
  if (current === undefined || current === own || sessionStore.get('renewedFor') === current) return false;
  sessionStore.set('renewedFor', current);
  reload();
  return true;
}

async function askSite(method: 'GET' | 'HEAD'): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(paths.home, { method, cache: 'no-store', headers: { Accept: 'text/html' }, signal }).catch(
    () => undefined,
  );
  return answer?.ok ? answer : undefined;
}
