import { Gift } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listRedemptions, useListRedemptions } from '#generated/client/points/points.ts';
import {
  type ListRedemptionsParams,
  type Redemption,
  type RedemptionPage,
  RedemptionState,
} from '#generated/model/index.ts';
import { useDates } from '../../access/use-dates.ts';
import { DataList } from '../../entities/list/data-list.tsx';
import { FilterSelect } from '../../entities/list/filters.tsx';
import { columnsOf } from '../../entities/list/list-columns.ts';
import type { ListSpec } from '../../entities/list/list-spec.ts';
import { useListState, useNestedListAddress } from '../../entities/list/use-list-state.ts';
import { useLanguage } from '../../i18n/language.ts';
import { formatNumber } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Modal } from '../../ui/modal.tsx';

const states = Object.values(RedemptionState);
const tones = { processing: 'info', rejected: 'danger', completed: 'success' } as const;
const spec: ListSpec<ListRedemptionsParams> = { pageSize: 10, range: 'month', filters: { state: states } };

/** What the member redeemed, with the state of each (API-56, MALL-04). */
export function RedemptionsModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const list = useListState(spec, useNestedListAddress('redemptions'));
  const query = useListRedemptions(list.query, { query: list.options });
  const columns = useColumns(query.data);
  return (
    <Modal title={t('mall.redemptions.open')} closeLabel={t('common.close')} onClose={onClose}>
      <div className="px-4 pb-6 sm:px-6">
        <DataList
          title={t('mall.redemptions.list')}
          list={list}
          query={query}
          columns={columns}
          rowId={({ redemptionId }) => redemptionId}
          filters={
            <FilterSelect
              label={t('mall.redemptions.state')}
              all={t('mall.redemptions.all')}
              value={list.filters.state}
              options={states.map((state) => ({ value: state, label: t(`mall.redemptions.states.${state}`) }))}
              onChange={(state) => list.show({ filters: { state } })}
            />
          }
          empty={{
            icon: <Gift size={18} />,
            title: t('mall.redemptions.empty'),
            text: t('mall.redemptions.emptyText'),
          }}
          source={{ name: 'redemptions', fetchPage: listRedemptions }}
        />
      </div>
    </Modal>
  );
}

function useColumns(page: RedemptionPage | undefined) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const dates = useDates();
  const totals = page?.totals;
  return useMemo(() => {
    const column = columnsOf<Redemption>();
    return column.columns([
      column.accessor(
        ({ title, quantity }) => (quantity > 1 ? `${formatNumber(quantity, locale)} × ${title}` : title),
        {
          id: 'title',
          header: t('mall.redemptions.reward'),
          meta: { card: 'title' },
        },
      ),
      column.accessor(({ state }) => t(`mall.redemptions.states.${state}`), {
        id: 'state',
        header: t('mall.redemptions.state'),
        cell: ({ getValue, row: { original } }) => <Badge tone={tones[original.state]}>{getValue()}</Badge>,
        meta: { card: 'corner' },
      }),
      column.accessor('redeemedAt', {
        header: t('mall.redemptions.time'),
        cell: ({ getValue }) => <span className="num">{dates.write(Date.parse(getValue()))}</span>,
        meta: { kind: 'time' },
      }),
      column.accessor('points', {
        header: t('mall.history.points'),
        cell: ({ getValue }) => formatNumber(getValue(), locale),
        ...(totals && { footer: formatNumber(totals.points, locale) }),
        meta: { kind: 'number', numeric: true },
      }),
      column.accessor(
        ({ state, reason, tracking }) =>
          [reason, state === 'rejected' ? t('mall.redemptions.returned') : tracking].filter(Boolean).join(' '),
        {
          id: 'news',
          header: t('mall.redemptions.news'),
          cell: ({ getValue, row: { original } }) =>
            original.tracking === null
              ? getValue() || '\u2013'
              : t('mall.redemptions.tracking', { code: original.tracking }),
        },
      ),
      column.accessor('redemptionId', {
        header: t('money.reference'),
        cell: ({ getValue }) => <span className="num">{getValue()}</span>,
      }),
    ]);
  }, [t, locale, dates, totals]);
}
