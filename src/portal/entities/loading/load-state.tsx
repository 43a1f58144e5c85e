import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '../../api/error-text.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';

type LoadStateProps = {
  readonly query: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** The loading placeholder; rows by default. */
  readonly skeleton?: ReactNode;
  /** A short text that names the failed data. */
  readonly failed?: string | undefined;
};

/** Shown while data is missing: a placeholder while it loads, or an error with a retry. */
export function LoadState({
  query: { error, isFetching, refetch },
  skeleton = <RowSkeletons />,
  failed,
}: LoadStateProps) {
  if (!error) return skeleton;
  return <LoadFailed title={failed} error={error} busy={isFetching} onRetry={() => void refetch()} />;
}

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

/** The loading placeholder of a list. */
export function RowSkeletons({ rows = 4 }: { readonly rows?: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')} className="grid gap-3 p-5">
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </div>
  );
}
