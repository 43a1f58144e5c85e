import { paths } from '../../access/paths.ts';
import { readPage } from '../../api/http.ts';
import { sessionStore } from '../../lib/storage.ts';

/** Begins the page anew, as the site is now. */
export function reload(): void {
  window.location.reload();
}

/** Whether the site answers at all: a reload without it leaves the visitor with the browser's own error. */
export async function isReachable(): Promise<boolean> {
  return (await readPage(paths.home, 'HEAD')) !== undefined;
}

/**
 * Begins the page anew if the site has been deployed since it was opened: the parts of the old build are gone. For each
 * build only once, so that a page that still does not load is not loaded for ever. Answers whether it does.
 */
export async function renew(): Promise<boolean> {
  const own = document.querySelector('script[type="module"]')?.getAttribute('src');
  if (!own) return false;
  const page = await readPage(paths.home, 'GET');
  const current = /<script type="module"[^>]* src="([^"]+)"/.exec(page ?? '')?.[1];
  if (current === undefined || current === own || sessionStore.get('renewedFor') === current) return false;
  sessionStore.set('renewedFor', current);
  reload();
  return true;
}
