import { memo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { subscribeWait } from '../../lib/loading.ts';
import { useLasting } from '../../lib/use-lasting.ts';

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
