import { ArrowRightLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetPointsBalance, useGetPointsConfig } from '../../../../generated/client/points/points.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ConvertModal } from './convert-modal.tsx';
import { Points } from './points.tsx';
import { useMall } from './use-mall.ts';

/** The member's points, and the way to turn them into money (MALL-05). */
export function PointsAccount() {
  const { t } = useTranslation();
  const isMember = useLoggedIn() && !isTrial();
  const { converting, showConvert } = useMall();
  const { data: points } = useGetPointsBalance({ query: { enabled: isMember } });
  const { data: rules } = useGetPointsConfig();
  if (!isMember) return null;
  return (
    <div className="mt-3 flex min-h-14 flex-wrap items-center gap-x-5 gap-y-2 rounded-lg border border-line bg-surface-1 px-5 py-2.5">
      <span className="text-sm text-text-2">{t('mall.balance')}</span>
      {points ? <Points count={points.balance} /> : <Skeleton className="h-5 w-24" />}
      <Button size="sm" variant="brand" className="ml-auto" onClick={() => showConvert(true)}>
        <ArrowRightLeft size={16} aria-hidden="true" />
        {t('mall.convert.open')}
      </Button>
      {converting && points && rules && (
        <ConvertModal points={points.balance} rules={rules} onClose={() => showConvert(false)} />
      )}
    </div>
  );
}
