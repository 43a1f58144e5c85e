import { memo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../access/paths.ts';
import { readPage } from '../api/http.ts';
import { subscribeWait } from '../lib/loading.ts';
import { sessionStore } from '../lib/storage.ts';
import { useLasting } from '../lib/use-lasting.ts';

/** Reloads the page, so that it runs the current build. */
function reload(): void {
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

type State = 'idle' | 'trying' | 'unreachable';

/** Reloads the page once the site can be reached; until then the page stays. */
export function useRetry() {
  const [state, setState] = useState<State>('idle');
  async function retry() {
    setState('trying');
    if (await isReachable()) reload();
    else setState('unreachable');
  }
  return { state, retry: () => void retry() };
}

/** Shorter waits (ms) show no bar. */
const PATIENCE_MS = 200;

/** Shows at the top of the window that a page or a modal is loading. */
export const ProgressBar = memo(() => {
  const { t } = useTranslation();
  const [waiting, setWaiting] = useState(false);
  useEffect(() => subscribeWait(setWaiting), []);
  if (!useLasting(waiting, PATIENCE_MS)) return null;
  return (
    <div
      role="progressbar"
      aria-label={t('common.loading')}
      className="fixed inset-x-0 top-0 z-gate h-0.75 origin-left scale-x-85 animate-progress bg-brand"
    />
  );
});
