import { useTranslation } from 'react-i18next';
import type { useHelp } from '../../entities/help/use-help.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';

/** Shown instead of the help texts while they load or after they failed. */
export function HelpState({ help }: { readonly help: ReturnType<typeof useHelp> }) {
  const { t } = useTranslation();
  if (help.error) {
    return (
      <ErrorState
        title={t('help.failed')}
        text={t('common.unreachable')}
        retryLabel={t('common.retry')}
        retrying={help.isFetching}
        onRetry={() => void help.refetch()}
      />
    );
  }
  return (
    <div className="grid gap-3">
      <Skeleton className="h-8 w-2/5" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-40" />
    </div>
  );
}
