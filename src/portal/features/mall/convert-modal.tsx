import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetMemberInfo } from '../../../../generated/client/member/member.ts';
import { useGetSecurityCentre } from '../../../../generated/client/member-security/member-security.ts';
import type { PointsConfig } from '../../../../generated/client/model/index.ts';
import { Modal } from '../../ui/modal.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { ConvertForm } from './convert-form.tsx';

type ConvertModalProps = {
  readonly points: number;
  readonly rules: PointsConfig;
  readonly onClose: () => void;
};

/** Turns points into money, if there is a payment password (MALL-03). */
export function ConvertModal({ points, rules, onClose }: ConvertModalProps) {
  const { t } = useTranslation();
  const owner = useGetMemberInfo().data?.account;
  const { data: centre, isError, isFetching, refetch } = useGetSecurityCentre();
  const isSet = centre?.items.some(({ kind, state }) => kind === 'payment_password' && state === 'done');
  return (
    <Modal title={t('mall.convert.title')} closeLabel={t('common.close')} onClose={onClose}>
      <div className="px-6 pb-6">
        {isError ? (
          <ErrorState
            title={t('mall.failed')}
            text={t('common.nothingLost')}
            retryLabel={t('common.retry')}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : isSet === undefined || owner === undefined ? (
          <div role="status" aria-label={t('common.loading')} className="grid gap-4">
            <Skeleton className="h-16" />
            <Skeleton className="h-11" />
          </div>
        ) : isSet ? (
          <ConvertForm points={points} rules={rules} owner={owner} />
        ) : (
          <EmptyState
            icon={<KeyRound size={18} />}
            title={t('money.needsPassword')}
            text={t('money.needsPasswordText')}
          />
        )}
      </div>
    </Modal>
  );
}
