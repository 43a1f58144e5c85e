import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { isChunkError } from '../lib/loading.ts';
import { Button } from '../ui/button.tsx';
import { FullPageMessage } from './full-page-message.tsx';
import { useRetry } from './loading/use-retry.ts';

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
