import { lazy, Suspense, useEffect, useState } from 'react';
import { connectToasts, onFirstToast, type ToasterProps, type ToastMessage } from './toast.ts';
import { ToastCard } from './toast-card.tsx';

const View = lazy(() =>
  import('./toaster-view.tsx').then(
    (module) => ({ default: module.ToasterView }),
    // The first toast may well say that the connection is gone, and then this chunk does not arrive either.
    () => ({ default: PlainToaster }),
  ),
);

/** Where toasts appear; mount it once. The library behind it is fetched with the first toast. */
export function Toaster(props: ToasterProps) {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  if (!needed) return null;
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}

/** Shows the latest toast only, until it is dismissed. */
function PlainToaster({ label, dismissLabel }: ToasterProps) {
  const [toast, setToast] = useState<ToastMessage | null>(null);
  useEffect(() => connectToasts(setToast), []);
  return (
    <section aria-label={label} className="fixed right-4 bottom-4 z-toast">
      {toast && <ToastCard toast={toast} dismissLabel={dismissLabel} onDismiss={() => setToast(null)} />}
    </section>
  );
}
