import { Suspense, useEffect, useState } from 'react';
import { lazyComponent, optionalPart } from '../lib/loading.ts';
import { connectToasts, onFirstToast, ToastCard, type ToasterProps, type ToastMessage } from './toast.tsx';

const View = lazyComponent<ToasterProps>(async () => {
  const part = await optionalPart(() => import('./toaster-view.tsx'));
  // The first toast may well say that the connection is gone, and then this code does not arrive either.
  return part?.ToasterView ?? PlainToaster;
});

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
