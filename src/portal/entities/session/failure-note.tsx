import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { errorText } from '../../api/error-text.ts';

type FailureNoteProps = {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** In the place of the usual text of the error, where the form knows more. */
  readonly reason?: string | undefined;
};

/**
 * The reason why a form was not sent. A lost connection offers a retry; an unknown failure shows an id for the support.
 */
export function FailureNote({ error, onRetry, reason }: FailureNoteProps) {
  const { t } = useTranslation();
  const text = reason ?? errorText(error);
  const requestId = error instanceof ApiError && text === t('errors.unknown') ? error.requestId : undefined;
  const lost = error instanceof ApiError && (error.code === 'connection' || error.code === 'unavailable');
  return (
    <div role="alert" className="flex items-start gap-2.5 rounded-md bg-danger-soft px-3.5 py-2.5 text-sm text-danger">
      <CircleAlert size={18} aria-hidden="true" className="mt-px" />
      <p className="flex-1">
        {text}
        {requestId && <span className="num block text-xs">{t('errors.requestId', { id: requestId })}</span>}
      </p>
      {lost && (
        <button type="button" onClick={onRetry} className="target font-semibold underline underline-offset-2">
          {t('common.retry')}
        </button>
      )}
    </div>
  );
}
