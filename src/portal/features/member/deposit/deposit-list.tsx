import { ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listDeposits, useListDeposits } from '#generated/client/wallet/wallet.ts';
import { type Deposit, type DepositPage, DepositState, type ListDepositsParams } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filter-select.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { DepositBadge, depositStateText } from './deposit-badge.tsx';

const states = Object.values(DepositState);
const spec: ListSpec<ListDepositsParams> = { pageSize: 10, range: 'month', filters: { state: states } };

type DepositListProps = { readonly onOpen: (depositId: string) => void };

/** The member's deposits, each opening its record (MEMBER-22). */
export function DepositList({ onOpen }: DepositListProps) {
  const { t } = useTranslation();
  const list = useListState(spec, usePanel());
  const query = useListDeposits(list.query, { query: list.options });
  const columns = useColumns(query.data, onOpen);
  return (
    <DataList
      title={t('deposit.list.title')}
      {...{ list, query, columns }}
      rowId={({ depositId }) => depositId}
      filters={
        <FilterSelect
          label={t('deposit.list.show')}
          all={t('deposit.list.all')}
          value={list.filters.state}
          options={states.map((state) => ({ value: state, label: t(`deposit.state.${state}`) }))}
          onChange={(state) => list.show({ filters: { state } })}
        />
      }
      empty={{
        icon: <ReceiptText size={18} />,
        title: t('deposit.list.empty'),
        text: t('deposit.list.emptyText'),
      }}
      source={{ name: 'deposits', fetchPage: listDeposits }}
    />
  );
}

function useColumns(page: DepositPage | undefined, onOpen: (depositId: string) => void) {
  const { t } = useTranslation();
  const dates = useDates();
  const write = useMoney();
  const totals = page?.totals;
  return useMemo(() => {
    const column = columnsOf<Deposit>();
    return column.columns([
      column.accessor('createdAt', {
        header: t('deposit.list.time'),
        cell: ({ getValue }) => <span className="num">{dates.write(Date.parse(getValue()))}</span>,
      }),
      column.accessor('methodName', { header: t('deposit.list.method') }),
      column.accessor('transferNote', {
        header: t('deposit.list.note'),
        cell: ({ getValue, row }) => (
          <button
            type="button"
            className="target num rounded-xs text-brand-text underline-offset-2 hover:underline"
            onClick={() => onOpen(row.original.depositId)}
          >
            {getValue()}
          </button>
        ),
        meta: { card: 'title' },
      }),
      column.accessor('amount', {
        header: t('deposit.list.amount'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.amount) }),
        meta: { numeric: true },
      }),
      column.accessor('creditedAmount', {
        header: t('deposit.list.credited'),
        cell: ({ getValue }) => {
          const credited = getValue();
          return credited === null ? '–' : write(credited);
        },
        ...(totals && { footer: write(totals.credited) }),
        meta: { numeric: true },
      }),
      column.accessor((made) => depositStateText(t, made), {
        id: 'state',
        header: t('deposit.list.state'),
        cell: ({ row }) => <DepositBadge {...row.original} />,
        meta: { card: 'corner' },
      }),
    ]);
  }, [t, dates, write, totals, onOpen]);
}
