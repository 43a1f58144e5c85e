import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import { useGetSecurityCentre } from '#generated/client/member-security/member-security.ts';
import { useModals } from '../../access/use-modals.ts';
import { NeedsPassword } from '../../entities/money/payment-password.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';

/** A form that asks for the payment password, if there is one (MALL-03). It gets the account that owns the points. */
export function WithPaymentPassword({ children }: { readonly children: (owner: string) => ReactNode }) {
  const { t } = useTranslation();
  const { open } = useModals();
  const owner = useGetMemberInfo().data?.account;
  const { data: centre, isError, isFetching, refetch } = useGetSecurityCentre();
  const isSet = centre?.items.some(({ kind, state }) => kind === 'payment_password' && state === 'done');
  if (isError) {
    return (
      <ErrorState
        title={t('mall.failed')}
        text={t('common.nothingLost')}
        retryLabel={t('common.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (isSet === undefined || owner === undefined) {
    return (
      <div role="status" aria-label={t('common.loading')} className="grid gap-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-11" />
      </div>
    );
  }
  if (!isSet) {
    return (
      <NeedsPassword
        action={t('money.toSecurity')}
        onAction={() => open('memberCenter', { own: true, panel: 'securityCenter' })}
      />
    );
  }
  return children(owner);
}
