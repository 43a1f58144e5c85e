import { Lock, SearchX, WifiOff, Wrench } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlag } from '../../access/site.ts';
import { useModals } from '../../access/use-modals.ts';
import { ApiError } from '../../api/api-error.ts';
import { errorSentence, errorText } from '../../api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { LaunchNotice } from './launch-notice.tsx';

type LaunchFailureProps = {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly wayOut: ReactNode;
};

/** Why a game did not start, and what the player can do. */
export function LaunchFailure({ error, onRetry, wayOut }: LaunchFailureProps) {
  const { t } = useTranslation();
  const code = error instanceof ApiError ? error.code : undefined;
  useEffect(() => {
    // The game starts by itself when a lost connection is back.
    if (code !== 'connection') return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [code, onRetry]);

  if (code === 'in_need_true_account') return <TrialNotice wayOut={wayOut} />;
  if (code === 'not_found') {
    return (
      <LaunchNotice
        icon={<SearchX size={26} />}
        title={t('launch.goneTitle')}
        text={t('launch.goneText')}
        wayOut={wayOut}
      />
    );
  }
  if (code === 'game_maintenance') {
    return (
      <LaunchNotice
        icon={<Wrench size={26} />}
        title={errorText(error)}
        text={t('launch.maintenanceText')}
        onRetry={onRetry}
        wayOut={wayOut}
      />
    );
  }
  return (
    <LaunchNotice
      icon={code === 'connection' ? <WifiOff size={26} /> : undefined}
      title={t('launch.failedTitle')}
      text={`${errorSentence(error)} ${t('launch.failedText')}`}
      onRetry={onRetry}
      wayOut={wayOut}
    />
  );
}

function TrialNotice({ wayOut }: Pick<LaunchFailureProps, 'wayOut'>) {
  const { t } = useTranslation();
  const { open } = useModals();
  const offersRegistration = useFlag('DIRECTREG3');
  return (
    <LaunchNotice
      icon={<Lock size={26} />}
      title={t('common.trial.title')}
      text={t('common.trial.body')}
      wayOut={
        <>
          {offersRegistration && (
            <Button size="lg" variant="brand" onClick={() => open('register', { own: true })}>
              {t('shell.header.register')}
            </Button>
          )}
          {wayOut}
        </>
      }
    />
  );
}
