import { History } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listPointTransactions, useListPointTransactions } from '#generated/client/points/points.ts';
import {
  type ListPointTransactionsParams,
  type PointTransaction,
  PointTransactionKind,
  type PointTransactionPage,
} from '#generated/model/index.ts';
import { useDates } from '../../access/use-dates.ts';
import { DataList } from '../../entities/list/data-list.tsx';
import { FilterSelect } from '../../entities/list/filters.tsx';
import { columnsOf } from '../../entities/list/list-columns.ts';
import type { ListSpec } from '../../entities/list/list-spec.ts';
import { useListState, useNestedListAddress } from '../../entities/list/use-list-state.ts';
import { useLanguage } from '../../i18n/language.ts';
import { formatNumber } from '../../lib/format.ts';
import { Modal } from '../../ui/modal.tsx';

const kinds = Object.values(PointTransactionKind);
const spec: ListSpec<ListPointTransactionsParams> = { pageSize: 10, range: 'month', filters: { kind: kinds } };

/** The ledger of the member's points (API-58). */
export function HistoryModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const list = useListState(spec, useNestedListAddress('history'));
  const query = useListPointTransactions(list.query, { query: list.options });
  const columns = useColumns(query.data);
  return (
    <Modal title={t('mall.history.title')} closeLabel={t('common.close')} onClose={onClose}>
      <div className="px-4 pb-6 sm:px-6">
        <DataList
          title={t('mall.history.list')}
          list={list}
          query={query}
          columns={columns}
          rowId={({ entryId }) => entryId}
          filters={
            <FilterSelect
              label={t('mall.history.show')}
              all={t('mall.history.all')}
              value={list.filters.kind}
              options={kinds.map((kind) => ({ value: kind, label: t(`mall.history.kind.${kind}`) }))}
              onChange={(kind) => list.show({ filters: { kind } })}
            />
          }
          empty={{ icon: <History size={18} />, title: t('mall.history.empty'), text: t('mall.history.emptyText') }}
          source={{ name: 'points', fetchPage: listPointTransactions }}
        />
      </div>
    </Modal>
  );
}

function useColumns(page: PointTransactionPage | undefined) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const dates = useDates();
  const totals = page?.totals;
  return useMemo(() => {
    const number = (count: number) => formatNumber(count, locale);
    const column = columnsOf<PointTransaction>();
    return column.columns([
      column.accessor('at', {
        header: t('mall.history.time'),
        cell: ({ getValue }) => <span className="num">{dates.write(Date.parse(getValue()))}</span>,
        meta: { kind: 'time' },
      }),
      column.accessor('description', { header: t('mall.history.what'), meta: { card: 'title' } }),
      column.accessor('points', {
        header: t('mall.history.points'),
        cell: ({ getValue }) => `${getValue() > 0 ? '+' : '\u2212'}${number(Math.abs(getValue()))}`,
        ...(totals && {
          footer: t('mall.history.sums', { earned: number(totals.earned), spent: number(totals.spent) }),
        }),
        meta: { kind: 'number', numeric: true },
      }),
      column.accessor('balanceAfter', {
        header: t('mall.history.after'),
        cell: ({ getValue }) => number(getValue()),
        meta: { kind: 'number', numeric: true },
      }),
      column.accessor('referenceId', {
        header: t('money.reference'),
        cell: ({ getValue }) => <span className="num">{getValue() ?? '\u2013'}</span>,
      }),
    ]);
  }, [t, locale, dates, totals]);
}
