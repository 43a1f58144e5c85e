import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { FullPageMessage } from './full-page-message.tsx';
import { isChunkError } from './loading/chunk-error.ts';
import { useRetry } from './loading/use-retry.ts';

/** A page that could not be shown, because its code did not arrive (ERROR-20) or failed. The router reports the error. */
export function CrashPage() {
  const { t } = useTranslation();
  const missing = isChunkError(useRouteError());
  const { trying, retry } = useRetry();
  return (
    <div role="alert" className="px-gutter">
      <FullPageMessage
        icon={missing ? <WifiOff size={24} /> : undefined}
        title={t(missing ? 'errors.slow' : 'common.crash.title')}
        text={t(missing ? 'common.unreachable' : 'common.crash.body')}
      >
        <Button variant="brand" loading={trying} onClick={retry}>
          {t('common.retry')}
        </Button>
      </FullPageMessage>
    </div>
  );
}
