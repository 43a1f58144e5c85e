import { UserX } from 'lucide-react';
import { type ComponentProps, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetRegisterSettings } from '#generated/client/system/system.ts';
import type { RegisterTab } from '#generated/model/index.ts';
import { errorText } from '../../api/error-text.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { RegisterForm } from './register-form.tsx';

/** Reloaded rules that are equal do not render the form again. */
const Form = memo(RegisterForm);

/** Rules that came with the page are new enough. */
const staleTime = 10_000;

/** The form once the site's rules are loaded; they are reloaded whenever a form opens later. */
export function Registration({ end }: Pick<ComponentProps<typeof RegisterForm>, 'end'>) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useGetRegisterSettings({ query: { staleTime } });
  if (data) {
    if (hasTabs(data.tabs)) return <Form settings={data} tabs={data.tabs} end={end} />;
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
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
        <Skeleton key={row} className={height} />
      ))}
    </div>
  );
}

function hasTabs(tabs: readonly RegisterTab[]): tabs is readonly [RegisterTab, ...RegisterTab[]] {
  return tabs.length > 0;
}
