import type { QueryClient } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import {
  getGetPointsConfigQueryOptions,
  getListPointRewardsQueryOptions,
  useGetPointsConfig,
  useListPointRewards,
} from '#generated/client/points/points.ts';
import type { PointRewardCard } from '#generated/model/index.ts';
import { ListPointRewardsSort, PointRewardKind } from '#generated/model/index.ts';
import { multiplyAmount } from '#shared/money/amount.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { useSite } from '../../access/site.ts';
import type { PageAddress } from '../../access/use-address.ts';
import { FilterSelect } from '../../entities/list/filters.tsx';
import { ListItems } from '../../entities/list/list-items.tsx';
import { useMoneyUnit } from '../../entities/money/amount.tsx';
import { pictureUrl } from '../../lib/urls.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Points } from './points.tsx';
import { PointsAccount } from './points-account.tsx';
import { RewardModal } from './reward-modal.tsx';
import { firstRewards, useMall } from './use-mall.ts';

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
