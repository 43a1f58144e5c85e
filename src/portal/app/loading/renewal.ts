import { paths } from '../../access/paths.ts';
import { readPage } from '../../api/http.ts';
import { sessionStore } from '../../lib/storage.ts';

/** Reloads the page, so that it runs the current build. */
export function reload(): void {
  window.location.reload();
}

/** Whether the site answers. A reload without it would show the browser's own error page. */
export async function isReachable(): Promise<boolean> {
  return (await readPage(paths.home, 'HEAD')) !== undefined;
}

/**
 * Reloads a page that was opened before the last deployment: the parts of the old build are gone. It reloads once for
 * each build, so that a page that still fails does not reload forever. Returns whether it reloads.
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
