import { PackageX } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetPointReward, useGetPointsBalance } from '#generated/client/points/points.ts';
import type { PointReward } from '#generated/model/index.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import { useMembersOnly } from '../../access/use-modals.ts';
import { RichText } from '../../entities/rich-text/rich-text.tsx';
import { WageringTerms } from '../../entities/wagering/wagering-terms.tsx';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useLostFocus } from '../../lib/focus.ts';
import { formatNumber } from '../../lib/format.ts';
import { pictureUrl } from '../../lib/urls.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Modal } from '../../ui/modal.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { Points } from './points.tsx';
import { useMall } from './use-mall.ts';

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

// Guests cannot redeem, so the reward does not wait for these.
const RedeemForm = lazyPart(() => import('./redeem-form.tsx').then((part) => part.RedeemForm), 'verification', 'form');
const WithPaymentPassword = lazyPart(() =>
  import('./with-payment-password.tsx').then((part) => part.WithPaymentPassword),
);

/** The way from a reward to its redemption, or why there is none. */
function Redeem({ reward }: { readonly reward: PointReward }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const membersOnly = useMembersOnly();
  const isMember = useLoggedIn() && !isTrial();
  const { redeeming, showRedeem } = useMall();
  const { data: points } = useGetPointsBalance({ query: { enabled: isMember } });
  if (isMember && points === undefined) return null;
  // The receipt stays when its points or the last piece are gone.
  if (isMember && redeeming && points) {
    return (
      <Opened>
        <WithPaymentPassword>
          {(owner) => <RedeemForm reward={reward} points={points.balance} owner={owner} />}
        </WithPaymentPassword>
      </Opened>
    );
  }
  if (reward.stock === 0) return null;
  const missing = reward.points - (points?.balance ?? reward.points);
  if (missing > 0) {
    const amount = `${formatNumber(missing, locale)} ${t('mall.points', { count: missing })}`;
    return <p className="text-sm text-text-2">{t('mall.redeem.missing', { points: amount })}</p>;
  }
  return (
    <Button variant="brand" size="lg" block onClick={() => membersOnly(showRedeem)}>
      {t('mall.redeem.open')}
    </Button>
  );
}

/** The place of the form, which has the keyboard as soon as the form replaces the button. */
function Opened({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const place = useLostFocus<HTMLFieldSetElement>();
  return (
    <fieldset
      ref={place}
      tabIndex={-1}
      aria-label={t('mall.redeem.open')}
      className="min-w-0 border-t border-line pt-4 outline-none"
    >
      <Suspense>{children}</Suspense>
    </fieldset>
  );
}
