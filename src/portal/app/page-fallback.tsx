import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/loading.tsx';

/** After this time the page mentions the network. */
const SLOW_MS = 8_000;

/**
 * Takes the space of a page whose code or site data is loading. It is as high as the window, above the footer. After a
 * long wait it says that the page is slow (ERROR-20).
 */
export function PageFallback() {
  const { t } = useTranslation();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-label={t('common.loading')} className="flow-root min-h-dvh">
      {isSlow ? <p className="mt-7 h-6 text-text-2">{t('errors.slow')}</p> : <Skeleton className="mt-7 h-6 w-48" />}
      <div className="mt-4 grid grid-cols-3 gap-3.5 sm:grid-cols-6 xl:grid-cols-7">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => (
          <Skeleton key={key} className="aspect-3/4 rounded-lg last:hidden xl:last:block" />
        ))}
      </div>
    </div>
  );
}
