import { Gift } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listReferralRewards, useListReferralRewards } from '#generated/client/promotions/promotions.ts';
import type { ListReferralRewardsParams, ReferralReward } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { formatDay } from '#portal/lib/format.ts';
import { Badge } from '#portal/ui/badge.tsx';

const spec: ListSpec<ListReferralRewardsParams> = { pageSize: 20, range: 'month' };

/** The rewards of the period by day and friend, with what each is for. */
export function RewardList() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const list = useListState(spec, usePanel());
  const query = useListReferralRewards(list.query, { query: list.options });
  const totals = query.data?.totals;
  const columns = useMemo(() => {
    const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
    const column = columnsOf<ReferralReward>();
    return column.columns([
      column.accessor('account', { header: t('referral.account'), meta: { card: 'title' } }),
      column.accessor('day', {
        header: t('referral.day'),
        cell: ({ getValue }) => formatDay(getValue(), locale),
        meta: { kind: 'day' },
      }),
      column.accessor(({ kind, rate }) => t(`referral.kinds.${kind}`, { rate: share.format(rate / 10_000) }), {
        id: 'kind',
        header: t('referral.kind'),
      }),
      column.accessor('turnover', {
        header: t('referral.turnover'),
        cell: ({ getValue, row }) => (row.original.kind === 'turnover' ? write(getValue()) : '–'),
        ...(totals && { footer: write(totals.turnover) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor('amount', {
        header: t('referral.reward'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.reward) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor(({ state }) => t(`referral.rewardStates.${state}`), {
        id: 'state',
        header: t('referral.state'),
        cell: ({ row: { original }, getValue }) => (
          <Badge tone={original.state === 'credited' ? 'success' : 'info'}>{getValue()}</Badge>
        ),
        meta: { card: 'corner' },
      }),
    ]);
  }, [t, locale, write, totals]);
  return (
    <DataList
      title={t('referral.list.rewards')}
      {...{ list, query, columns }}
      rowId={({ referralRewardId }) => referralRewardId}
      empty={{ icon: <Gift size={18} />, title: t('referral.noRewards'), text: t('referral.noRewardsText') }}
      source={{ name: 'referral-rewards', fetchPage: listReferralRewards }}
    />
  );
}
