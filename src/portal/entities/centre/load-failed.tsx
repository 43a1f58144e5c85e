import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/error-text.ts';
import { ErrorState } from '../../ui/state-panel.tsx';

type LoadFailedProps = { readonly error: unknown; readonly busy: boolean; readonly onRetry: () => void };

/** A part of a centre that did not load: why, that nothing has happened, and a way to try again. */
export function LoadFailed({ error, busy, onRetry }: LoadFailedProps) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t('centre.failed.title')}
      text={`${errorText(error)}. ${t('centre.failed.body')}`}
      retryLabel={t('common.retry')}
      retrying={busy}
      onRetry={onRetry}
    />
  );
}
