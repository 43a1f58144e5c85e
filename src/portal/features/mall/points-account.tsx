import { ArrowRightLeft, Gift, History } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetPointsBalance, useGetPointsConfig } from '#generated/client/points/points.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Points } from './points.tsx';
import { useMall } from './use-mall.ts';

// Guests have no points, so the page does not wait for these.
const ConvertModal = lazyPart(() => import('./convert-modal.tsx').then((part) => part.ConvertModal));
const HistoryModal = lazyPart(() => import('./history-modal.tsx').then((part) => part.HistoryModal));
const RedemptionsModal = lazyPart(() => import('./redemptions-modal.tsx').then((part) => part.RedemptionsModal));

/** The member's points, how they came and went, and the way to turn them into money (MALL-05). */
export function PointsAccount() {
  const { t } = useTranslation();
  const isMember = useLoggedIn() && !isTrial();
  const { converting, showConvert, reading, showHistory, readingRedemptions, showRedemptions } = useMall();
  const { data: points } = useGetPointsBalance({ query: { enabled: isMember } });
  const { data: rules } = useGetPointsConfig();
  if (!isMember) return null;
  return (
    <div className="mt-3 flex min-h-14 flex-wrap items-center gap-x-5 gap-y-2 rounded-lg border border-line bg-surface-1 px-5 py-2.5">
      <span className="text-sm text-text-2">{t('mall.balance')}</span>
      {points ? <Points count={points.balance} /> : <Skeleton className="h-5 w-24" />}
      <span className="ml-auto flex flex-wrap gap-2">
        <Button size="sm" onClick={() => showRedemptions(true)}>
          <Gift size={16} aria-hidden="true" />
          {t('mall.redemptions.open')}
        </Button>
        <Button size="sm" onClick={() => showHistory(true)}>
          <History size={16} aria-hidden="true" />
          {t('mall.history.open')}
        </Button>
        <Button size="sm" variant="brand" onClick={() => showConvert(true)}>
          <ArrowRightLeft size={16} aria-hidden="true" />
          {t('mall.convert.open')}
        </Button>
      </span>
      <Suspense>
        {readingRedemptions && <RedemptionsModal onClose={() => showRedemptions(false)} />}
        {reading && <HistoryModal onClose={() => showHistory(false)} />}
        {converting && points && rules && (
          <ConvertModal points={points.balance} rules={rules} onClose={() => showConvert(false)} />
        )}
      </Suspense>
    </div>
  );
}
