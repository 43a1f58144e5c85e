import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { PartBoundary } from '../part-boundary.tsx';

const Openers = lazyPart(() => import('./openers.tsx').then((part) => part.Openers));

/** Opens what the home page asks or tells once per session, when the browser is idle. */
export function DeferredPopups() {
  const [ready, setReady] = useState(false);
  useEffect(() => whenIdle(() => setReady(true)), []);
  if (!ready) return null;
  return (
    <PartBoundary>
      <Suspense>
        <Openers />
      </Suspense>
    </PartBoundary>
  );
}
