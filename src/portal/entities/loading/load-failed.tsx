import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/error-text.ts';
import { ErrorState } from '../../ui/state-panel.tsx';

type LoadFailedProps = {
  /** What failed, in a few words; without it, that this did not load. */
  readonly title?: string | undefined;
  readonly error: unknown;
  readonly busy: boolean;
  readonly onRetry: () => void;
};

/** Data that did not load: why, that nothing has happened, and a way to try again. */
export function LoadFailed({ title, error, busy, onRetry }: LoadFailedProps) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={title ?? t('lists.failed')}
      text={`${errorText(error)}. ${t('common.nothingLost')}`}
      retryLabel={t('common.retry')}
      retrying={busy}
      onRetry={onRetry}
    />
  );
}
