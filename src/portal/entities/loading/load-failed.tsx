import { useTranslation } from 'react-i18next';
import { errorSentence } from '../../api/error-text.ts';
import { ErrorState } from '../../ui/state-panel.tsx';

type LoadFailedProps = {
  /** A short text that names the failed data; by default a general one. */
  readonly title?: string | undefined;
  readonly error: unknown;
  readonly busy: boolean;
  readonly onRetry: () => void;
};

/** Shows that data did not load: the reason, that nothing was lost, and a retry button. */
export function LoadFailed({ title, error, busy, onRetry }: LoadFailedProps) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={title ?? t('lists.failed')}
      text={`${errorSentence(error)} ${t('common.nothingLost')}`}
      retryLabel={t('common.retry')}
      retrying={busy}
      onRetry={onRetry}
    />
  );
}
