import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { FullPageMessage } from './full-page-message.tsx';

/** A page that could not be shown, because its code did not arrive or failed. The router reports the error. */
export function CrashPage() {
  const { t } = useTranslation();
  return (
    <div role="alert" className="px-gutter">
      <FullPageMessage title={t('common.crash.title')} text={t('common.crash.body')}>
        <Button variant="brand" onClick={() => window.location.reload()}>
          {t('common.retry')}
        </Button>
      </FullPageMessage>
    </div>
  );
}
