import { CircleAlert, WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { isChunkError } from '../lib/loading.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/loading.tsx';
import { useRetry } from './loading.tsx';

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

type FullPageMessageProps = {
  readonly title: string;
  readonly text: string;
  /** Icon of 24 px. */
  readonly icon?: ReactNode | undefined;
  /** The one next step: a button or a link. */
  readonly children: ReactNode;
};

/** A page with only a message: what happened, what is safe, and one next step. */
export function FullPageMessage({ title, text, icon, children }: FullPageMessageProps) {
  return (
    <section className="mx-auto grid min-h-[60dvh] max-w-130 content-center justify-items-start gap-3">
      <span aria-hidden="true" className="grid size-12 place-items-center rounded-lg bg-surface-3 text-text-2">
        {icon ?? <CircleAlert size={24} />}
      </span>
      <h1 className="display text-3xl">{title}</h1>
      <p className="text-text-2">{text}</p>
      <div className="mt-2">{children}</div>
    </section>
  );
}

/** Replaces a page whose code did not load (ERROR-20) or that failed. The router reports the error. */
export function CrashPage() {
  const { t } = useTranslation();
  const missing = isChunkError(useRouteError());
  const { state, retry } = useRetry();
  return (
    <div role="alert" className="px-gutter">
      <FullPageMessage
        icon={missing ? <WifiOff size={24} /> : undefined}
        title={t(missing ? 'errors.slow' : 'common.crash.title')}
        text={t(missing ? 'common.unreachable' : 'common.crash.body')}
      >
        <Button variant="brand" loading={state === 'trying'} onClick={retry}>
          {t('common.retry')}
        </Button>
        {/* in the page itself, because the code that shows toasts may not have loaded either */}
        <p role="status" className="mt-3 min-h-6 text-sm text-text-2">
          {state === 'unreachable' && t('errors.connection')}
        </p>
      </FullPageMessage>
    </div>
  );
}
