import type { QueryClient } from '@tanstack/react-query';
import { ArrowRightLeft, Gift, History, PackageX, Store } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import {
  getGetPointsConfigQueryOptions,
  getListPointRewardsQueryOptions,
  useGetPointReward,
  useGetPointsBalance,
  useGetPointsConfig,
  useListPointRewards,
} from '#generated/client/points/points.ts';
import {
  ListPointRewardsSort,
  type PointReward,
  type PointRewardCard,
  PointRewardKind,
} from '#generated/model/index.ts';
import { multiplyAmount } from '#shared/money/amount.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import { useSite } from '../../access/site.ts';
import type { PageAddress } from '../../access/use-address.ts';
import { useMembersOnly } from '../../access/use-modals.ts';
import { FilterSelect } from '../../entities/list/filters.tsx';
import { ListItems } from '../../entities/list/list-items.tsx';
import { useMoneyUnit } from '../../entities/money/amount.tsx';
import { RichText } from '../../entities/rich-text/rich-text.tsx';
import { WageringTerms } from '../../entities/wagering/wagering-terms.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { useLostFocus } from '../../lib/focus.ts';
import { formatNumber } from '../../lib/format.ts';
import { pictureUrl } from '../../lib/urls.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Modal } from '../../ui/modal.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { firstRewards, Points, useMall } from './use-mall.tsx';

/** `/pointMall`: what points are worth and what they buy (ROUTE-05). */
export function PointMallPage() {
  const { t } = useTranslation();
  const { list, opened, close, rewardLink } = useMall();
  const query = useListPointRewards(list.query, { query: list.options });
  const { kind } = list.filters;
  return (
    <>
      <h1 className="display mt-4 text-[26px]/8">{t('mall.title')}</h1>
      <Rules />
      <PointsAccount />
      <div className="mt-3 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <fieldset
          aria-label={t('mall.kinds')}
          className="-mx-gutter flex min-w-0 gap-2 overflow-x-auto px-gutter py-1 scrollbar-hidden"
        >
          <Chip selected={kind === undefined} onClick={() => list.show({ filters: { kind: undefined } })}>
            {t('mall.all')}
          </Chip>
          {Object.values(PointRewardKind).map((name) => (
            <Chip key={name} selected={kind === name} onClick={() => list.show({ filters: { kind: name } })}>
              {t(`mall.kind.${name}`)}
            </Chip>
          ))}
        </fieldset>
        <FilterSelect
          className="ml-auto"
          label={t('mall.sort')}
          value={list.sort}
          options={Object.values(ListPointRewardsSort).map((order) => ({
            value: order,
            label: t(`mall.sortBy.${order}`),
          }))}
          onChange={(order) => order && list.show({ sort: order })}
        />
      </div>
      <ListItems
        list={list}
        query={query}
        itemId={({ rewardId }) => rewardId}
        className="grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
        skeletonClassName="h-58"
        failed={t('mall.failed')}
        empty={{ icon: <Store size={18} />, title: t('mall.empty'), text: t('mall.emptyText') }}
        render={(reward) => <RewardCard reward={reward} to={rewardLink(reward.rewardId)} />}
      />
      {opened !== undefined && <RewardModal id={opened} onClose={close} />}
    </>
  );
}

/** Requests the page's data ahead of its first render. */
export async function prefetchMall(queries: QueryClient, { search }: PageAddress): Promise<void> {
  await Promise.all([
    queries.prefetchQuery(getGetPointsConfigQueryOptions()),
    search === '' && queries.prefetchQuery(getListPointRewardsQueryOptions(firstRewards)),
  ]);
}

/** How points are earned and what they are worth (MALL-06). */
function Rules() {
  const { t } = useTranslation();
  const { data: rules } = useGetPointsConfig();
  const currency = useSite()?.brand.currency;
  const { decimals } = useMoneyUnit();
  return (
    <p className="mt-1 min-h-5.5 text-text-2">
      {rules &&
        t('mall.rules', {
          turnover: formatMoney(rules.turnoverPerPoint, currency),
          count: rules.convertStep,
          unit: formatMoney(multiplyAmount(rules.pointValue, `${rules.convertStep}`, decimals), currency),
        })}
    </p>
  );
}

type RewardCardProps = {
  readonly reward: PointRewardCard;
  /** The target of the card's link. */
  readonly to: LinkProps['to'];
};

/** A reward of the grid; the whole card is the link. */
function RewardCard({ reward, to }: RewardCardProps) {
  const { t } = useTranslation();
  const { title, summary, picture, points, stock, isHot, isNew } = reward;
  const soldOut = stock === 0;
  const mark = isHot ? t('mall.hot') : isNew ? t('mall.new') : undefined;
  return (
    <Card className="relative flex h-full flex-col overflow-hidden transition-colors focus-within:border-line-strong hover:border-line-strong">
      <div className="relative h-26 bg-surface-3 sm:h-32">
        <img
          src={pictureUrl(picture)}
          alt=""
          loading="lazy"
          onError={(event) => event.currentTarget.remove()}
          className={`size-full object-cover ${soldOut ? 'opacity-60 grayscale' : ''}`}
        />
        {mark && (
          <span className="absolute top-2.5 left-2.5 rounded-xs bg-surface-0 px-2 py-1 text-2xs font-semibold">
            {mark}
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col p-3.5">
        <h2 className="font-semibold">
          <Link to={to} preventScrollReset className="after:absolute after:inset-0 after:rounded-lg">
            {title}
          </Link>
        </h2>
        <p className="text-sm text-text-2">
          {soldOut ? t('mall.soldOut') : stock === null ? summary : t('mall.left', { count: stock })}
        </p>
        <Points count={points} className="mt-auto pt-3" />
      </div>
    </Card>
  );
}

// Guests have no points, so the page does not wait for these.
const ConvertModal = lazyPart(() => import('./convert-modal.tsx').then((part) => part.ConvertModal));
const HistoryModal = lazyPart(() => import('./history-modal.tsx').then((part) => part.HistoryModal));
const RedemptionsModal = lazyPart(() => import('./redemptions-modal.tsx').then((part) => part.RedemptionsModal));

/** The member's points, how they came and went, and the way to turn them into money (MALL-05). */
function PointsAccount() {
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

type RewardModalProps = { readonly id: string; readonly onClose: () => void };

/** A reward in full: description, price and conditions. */
function RewardModal({ id, onClose }: RewardModalProps) {
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
