import { UserX } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetRegisterSettings } from '../../../../generated/client/system/system.ts';
import { errorText } from '../../api/error-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { RegisterForm } from './register-form.tsx';

/** The form once the site has said what it asks for: asked again whenever a form opens. */
export function Registration({ end }: Pick<ComponentProps<typeof RegisterForm>, 'end'>) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useGetRegisterSettings({ query: { refetchOnMount: 'always' } });
  if (data) {
    const [first, ...others] = data.tabs;
    if (first) return <RegisterForm settings={data} tabs={[first, ...others]} end={end} />;
    return (
      <EmptyState
        icon={<UserX size={18} />}
        title={t('registration.unavailable')}
        text={t('registration.unavailableText')}
      />
    );
  }
  if (error !== null) {
    return (
      <ErrorState
        title={errorText(error)}
        text={t('common.unreachable')}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <div className="grid gap-4.5">
      {['h-10', 'h-17', 'h-17', 'h-17', 'h-12'].map((height, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <Skeleton key={row} className={height} />
      ))}
    </div>
  );
}
