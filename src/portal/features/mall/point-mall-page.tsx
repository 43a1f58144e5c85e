import { keepPreviousData } from '@tanstack/react-query';
import { ChevronDown, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListPointRewardsSort, PointRewardKind } from '../../../../generated/client/model/index.ts';
import { useGetPointsConfig, useListPointRewards } from '../../../../generated/client/points/points.ts';
import { formatMoney } from '../../../shared/money/format-money.ts';
import { useSite } from '../../access/site.ts';
import { ListResults } from '../../entities/listing/list-results.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { PointsAccount } from './points-account.tsx';
import { RewardCard } from './reward-card.tsx';
import { RewardModal } from './reward-modal.tsx';
import { useMall } from './use-mall.ts';

/** Four rows of three. */
const PAGE_SIZE = 12;

/** `/pointMall`: what points are worth and what they buy (ROUTE-05). */
export function PointMallPage() {
  const { t } = useTranslation();
  const { kind, sort, page, opened, showKind, showPage, close, rewardLink } = useMall();
  const list = useListPointRewards(
    { ...(kind && { kind }), sort, pageNo: page, pageSize: PAGE_SIZE },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <>
      <h1 className="display mt-4 text-[26px]/8">{t('mall.title')}</h1>
      <Rules />
      <PointsAccount />
      <div className="mt-3 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <fieldset
          aria-label={t('mall.kinds')}
          className="-mx-gutter flex min-w-0 gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none]"
        >
          <Chip selected={kind === undefined} onClick={() => showKind(undefined)}>
            {t('mall.all')}
          </Chip>
          {Object.values(PointRewardKind).map((name) => (
            <Chip key={name} selected={kind === name} onClick={() => showKind(name)}>
              {t(`mall.kind.${name}`)}
            </Chip>
          ))}
        </fieldset>
        <Sort />
      </div>
      <ListResults
        list={list}
        keyOf={({ rewardId }) => rewardId}
        className="grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
        skeletonClassName="h-58"
        failed={t('mall.failed')}
        empty={<EmptyState icon={<Store size={18} />} title={t('mall.empty')} text={t('mall.emptyText')} />}
        render={(reward) => <RewardCard reward={reward} to={rewardLink(reward.rewardId)} />}
      />
      {list.data && list.data.totalPages > 1 && (
        <div className="mt-6 flex justify-center">
          <Pager
            page={page}
            pages={list.data.totalPages}
            onChange={showPage}
            label={t('mall.pages')}
            previousLabel={t('mall.previous')}
            nextLabel={t('mall.next')}
            pageLabel={(number) => t('mall.page', { page: number })}
          />
        </div>
      )}
      {opened !== undefined && <RewardModal id={opened} onClose={close} />}
    </>
  );
}

/** How points are earned and what they are worth (MALL-06). */
function Rules() {
  const { t } = useTranslation();
  const { data: rules } = useGetPointsConfig();
  const currency = useSite()?.brand.currency;
  return (
    <p className="mt-1 min-h-5.5 text-text-2">
      {rules &&
        t('mall.rules', {
          turnover: formatMoney(rules.turnoverPerPoint, currency),
          points: rules.pointsPerUnit,
          unit: formatMoney('1', currency),
        })}
    </p>
  );
}

function Sort() {
  const { t } = useTranslation();
  const { sort, showSort } = useMall();
  return (
    <label className="relative ml-auto flex h-9 flex-none items-center gap-2 text-sm whitespace-nowrap text-text-2 touch:h-touch">
      {t('mall.sort')}
      <select
        value={sort}
        onChange={(event) => {
          const chosen = Object.values(ListPointRewardsSort).find((known) => known === event.target.value);
          if (chosen) showSort(chosen);
        }}
        className="h-full cursor-pointer appearance-none [field-sizing:content] rounded-sm bg-surface-0 pr-6 font-semibold text-text-1"
      >
        {Object.values(ListPointRewardsSort).map((order) => (
          <option key={order} value={order}>
            {t(`mall.sortBy.${order}`)}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" className="pointer-events-none absolute right-0" />
    </label>
  );
}
