import { useTranslation } from 'react-i18next';
import { listPointRewardsDefaults } from '#generated/client/defaults.ts';
import { type ListPointRewardsParams, ListPointRewardsSort, PointRewardKind } from '#generated/model/index.ts';
import { useAddress } from '../../access/use-address.ts';
import type { ListSpec } from '../../entities/list/list-spec.ts';
import { useListState, usePageAddress } from '../../entities/list/use-list-state.ts';
import { useLanguage } from '../../i18n/language.ts';
import { cn } from '../../lib/cn.ts';
import { formatNumber } from '../../lib/format.ts';

const spec: ListSpec<ListPointRewardsParams> = {
  /** Four rows of three. */
  pageSize: 12,
  filters: { kind: Object.values(PointRewardKind) },
  sort: { values: Object.values(ListPointRewardsSort), usual: listPointRewardsDefaults.sort },
};

/** The first page of the grid, as the list asks for it where the address names no other. */
export const firstRewards = { sort: listPointRewardsDefaults.sort, pageNo: 1, pageSize: spec.pageSize };

/** The state of the mall in the address: filter, order, page, open reward and open lists. */
export function useMall() {
  const [params, change] = useAddress();
  /** Opens a list beside the grid; closing it forgets what it showed. */
  const showList = (name: string, open: boolean) =>
    change(
      (next) => {
        for (const key of [...next.keys()]) if (key === name || key.startsWith(`${name}.`)) next.delete(key);
        if (open) next.set(name, '1');
      },
      { replace: !open },
    );
  return {
    list: useListState(spec, usePageAddress()),
    opened: params.get('reward') ?? undefined,
    converting: params.get('convert') === '1',
    reading: params.get('history') === '1',
    readingRedemptions: params.get('redemptions') === '1',
    redeeming: params.get('redeem') === '1',
    /** Replaces the history entry of the opening, so that Back leads out of the mall. */
    close: () => change({ reward: undefined, redeem: undefined }, { replace: true }),
    showConvert: (open: boolean) => change({ convert: open ? '1' : undefined }, { replace: !open }),
    showRedeem: () => change({ redeem: '1' }, { replace: true }),
    showHistory: (open: boolean) => showList('history', open),
    showRedemptions: (open: boolean) => showList('redemptions', open),
    rewardLink: (id: string) => {
      const next = new URLSearchParams(params);
      next.set('reward', id);
      return { search: `?${next}` };
    },
  };
}

type PointsProps = { readonly count: number; readonly className?: string | undefined };

/** A number of points. The number comes first in both languages. */
export function Points({ count, className }: PointsProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <p className={cn('text-sm text-text-2', className)}>
      <span className="num text-lg text-text-1">{formatNumber(count, locale)}</span> {t('mall.points', { count })}
    </p>
  );
}
