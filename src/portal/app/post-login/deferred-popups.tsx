import { Suspense, useEffect, useState } from 'react';
import { now } from '../../lib/clock.ts';
import { localStore, sessionStore } from '../../lib/storage.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { lazyPart } from '../lazy-part.ts';
import { PartBoundary } from '../part-boundary.tsx';

const PopupOpener = lazyPart(() => import('./popup-opener.tsx').then((part) => part.PopupOpener));

/** Opens the popup announcements once per session (NOTICE-05), when the browser is idle. */
export function DeferredPopups() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const isOff = Number(localStore.get('popupsOff') ?? 0) > now();
    return isOff || sessionStore.get('index_notice') !== null ? undefined : whenIdle(() => setReady(true));
  }, []);
  if (!ready) return null;
  return (
    <PartBoundary>
      <Suspense>
        <PopupOpener />
      </Suspense>
    </PartBoundary>
  );
}
