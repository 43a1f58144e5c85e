import { ArrowUpFromLine } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listWithdrawals, useListWithdrawals } from '#generated/client/wallet/wallet.ts';
import {
  type ListWithdrawalsParams,
  type Withdrawal,
  type WithdrawalPage,
  WithdrawalState,
} from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { accountName } from '../accounts/account-name.ts';
import { StateBadge } from './withdrawal-details.tsx';
import { isBack } from './withdrawal-receipt.ts';

const states = Object.values(WithdrawalState);
const spec: ListSpec<ListWithdrawalsParams> = { pageSize: 10, range: 'month', filters: { state: states } };

type WithdrawalListProps = {
  readonly onOpen: (withdrawalId: string) => void;
  readonly className?: string;
};

/** The member's withdrawals, each with a link to its record (MEMBER-22). */
export function WithdrawalList({ onOpen, className }: WithdrawalListProps) {
  const { t } = useTranslation();
  const list = useListState(spec, usePanel());
  const query = useListWithdrawals(list.query, { query: list.options });
  const columns = useColumns(query.data, onOpen);
  return (
    <DataList
      title={t('withdraw.list.title')}
      list={list}
      query={query}
      columns={columns}
      rowId={({ withdrawalId }) => withdrawalId}
      filters={
        <FilterSelect
          label={t('withdraw.list.show')}
          all={t('withdraw.list.all')}
          value={list.filters.state}
          options={states.map((state) => ({ value: state, label: t(`withdraw.state.${state}`) }))}
          onChange={(state) => list.show({ filters: { state } })}
        />
      }
      empty={{
        icon: <ArrowUpFromLine size={18} />,
        title: t('withdraw.list.emptyTitle'),
        text: t('withdraw.list.emptyText'),
      }}
      source={{ name: 'withdrawals', fetchPage: listWithdrawals }}
      {...(className && { className })}
    />
  );
}

function useColumns(page: WithdrawalPage | undefined, onOpen: (withdrawalId: string) => void) {
  const { t } = useTranslation();
  const dates = useDates();
  const write = useMoney();
  const totals = page?.totals;
  return useMemo(() => {
    const column = columnsOf<Withdrawal>();
    return column.columns([
      column.accessor('requestedAt', {
        header: t('withdraw.list.time'),
        cell: ({ getValue }) => <span className="num">{dates.write(Date.parse(getValue()))}</span>,
        meta: { kind: 'time' },
      }),
      column.accessor(({ target }) => accountName(t, target), {
        id: 'account',
        header: t('withdraw.list.account'),
        cell: ({ getValue, row: { original } }) => (
          <button
            type="button"
            aria-label={`${getValue()}, ${t('withdraw.list.open', { id: original.withdrawalId })}`}
            onClick={() => onOpen(original.withdrawalId)}
            className="target text-left font-semibold text-brand-text underline-offset-2 hover:underline"
          >
            {getValue()}
          </button>
        ),
        meta: { card: 'title' },
      }),
      column.accessor('amount', {
        header: t('withdraw.list.amount'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.amount) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor(({ state, receives }) => (isBack(state) ? '' : receives), {
        id: 'receives',
        header: t('withdraw.list.receives'),
        cell: ({ getValue }) => (getValue() === '' ? '\u2013' : write(getValue())),
        ...(totals && { footer: t('withdraw.list.received', { amount: write(totals.received) }) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor(({ state }) => t(`withdraw.state.${state}`), {
        id: 'state',
        header: t('withdraw.list.state'),
        cell: ({ row: { original } }) => <StateBadge state={original.state} />,
        meta: { card: 'corner' },
      }),
    ]);
  }, [t, dates, write, totals, onOpen]);
}
