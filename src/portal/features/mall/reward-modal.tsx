import { PackageX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetPointReward } from '#generated/client/points/points.ts';
import type { PointReward } from '#generated/model/index.ts';
import { RichText } from '../../entities/rich-text/rich-text.tsx';
import { WageringTerms } from '../../entities/wagering/wagering-terms.tsx';
import { pictureUrl } from '../../lib/picture-hosts.ts';
import { Modal } from '../../ui/modal.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { Points } from './points.tsx';
import { Redeem } from './redeem.tsx';

type RewardModalProps = { readonly id: string; readonly onClose: () => void };

/** A reward in full: description, price and conditions. */
export function RewardModal({ id, onClose }: RewardModalProps) {
  const { t } = useTranslation();
  const possible = /^.{1,40}$/u.test(id);
  const reward = useGetPointReward({ rewardId: id }, { query: { enabled: possible } });
  const missing = !possible || reward.error?.code === 'not_found';
  return (
    <Modal title={reward.data?.title ?? t('mall.title')} closeLabel={t('common.close')} onClose={onClose}>
      {reward.data ? (
        <Details reward={reward.data} />
      ) : missing ? (
        <EmptyState icon={<PackageX size={18} />} title={t('mall.missing')} text={t('mall.missingText')} />
      ) : reward.isError ? (
        <ErrorState
          title={t('mall.failed')}
          text={t('common.nothingLost')}
          retryLabel={t('common.retry')}
          retrying={reward.isFetching}
          onRetry={() => void reward.refetch()}
        />
      ) : (
        <div role="status" aria-label={t('common.loading')} className="grid gap-4 px-6 pb-6">
          <Skeleton className="h-50 rounded-lg" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      )}
    </Modal>
  );
}

function Details({ reward }: { readonly reward: PointReward }) {
  const { t } = useTranslation();
  const { picture, points, stock, summary, html, wagering, needsAddress, maxQuantity } = reward;
  return (
    <div className="grid gap-4 px-6 pb-6">
      <img
        src={pictureUrl(picture)}
        alt=""
        onError={(event) => event.currentTarget.remove()}
        className="h-50 w-full rounded-lg object-cover"
      />
      <div className="flex items-baseline justify-between gap-4">
        <Points count={points} />
        {stock !== null && (
          <p className="text-sm text-text-2">{stock === 0 ? t('mall.soldOut') : t('mall.left', { count: stock })}</p>
        )}
      </div>
      <p className="text-text-1">{summary}</p>
      <RichText html={html} under={2} />
      {needsAddress && (
        <p className="text-sm text-text-2">
          {t('mall.address')} {t('mall.quantity', { count: maxQuantity })}
        </p>
      )}
      {wagering && <WageringTerms wagering={wagering} />}
      <Redeem reward={reward} />
    </div>
  );
}
