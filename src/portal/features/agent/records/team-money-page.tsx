import { ArrowRightLeft } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listTeamTransactions, useListTeamTransactions } from '#generated/client/agent/agent.ts';
import { listTeamTransactionsDefaults } from '#generated/client/defaults.ts';
import {
  LedgerKind,
  type ListTeamTransactionsParams,
  ListTeamTransactionsSort,
  type TeamTransaction,
} from '#generated/model/index.ts';
import { listTeamTransactionsQuerySearchMax } from '#generated/zod/agent/agent.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { SignedAmount } from '#portal/entities/money/amount.tsx';

const kinds = Object.values(LedgerKind);
const spec: ListSpec<ListTeamTransactionsParams> = {
  pageSize: 20,
  range: 'week',
  search: listTeamTransactionsQuerySearchMax,
  filters: { kind: kinds, memberId: /^\d{1,16}$/ },
  sort: { values: Object.values(ListTeamTransactionsSort), usual: listTeamTransactionsDefaults.sort },
};

/** `agentTransactionDetails`: the money of everybody in the team (AGENT-09). */
export function TeamMoneyPage() {
  const { t } = useTranslation();
  const dates = useDates();
  const write = useMoney();
  const list = useListState(spec, usePanel());
  const query = useListTeamTransactions(list.query, { query: list.options });
  const totals = query.data?.totals;
  const columns = useMemo(() => {
    const column = columnsOf<TeamTransaction>();
    return column.columns([
      column.accessor('account', { header: t('team.column.account'), meta: { card: 'title' } }),
      column.accessor(({ kind }) => t(`team.money.kinds.${kind}`), {
        id: 'kind',
        header: t('team.money.kind'),
        meta: { card: 'corner' },
      }),
      column.accessor('reason', {
        header: t('team.money.reason'),
        ...(totals && {
          footer: `${t('team.money.in', { amount: write(totals.moneyIn) })}, ${t('team.money.out', { amount: write(totals.moneyOut) })}`,
        }),
      }),
      column.accessor('amount', {
        header: t('team.money.amount'),
        cell: ({ getValue }) => <SignedAmount amount={getValue()} />,
        ...(totals && { footer: () => <SignedAmount amount={totals.net} /> }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor('balanceAfter', {
        header: t('team.money.after'),
        cell: ({ getValue }) => write(getValue()),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor('at', {
        header: t('team.money.time'),
        cell: ({ getValue }) => <span className="num">{dates.write(Date.parse(getValue()))}</span>,
        meta: { kind: 'time', numeric: true },
      }),
    ]);
  }, [t, dates, write, totals]);
  return (
    <DataList
      title={t('team.money.title')}
      list={list}
      query={query}
      columns={columns}
      rowId={({ entryId }) => entryId}
      searchLabel={t('team.search')}
      filters={
        <FilterSelect
          label={t('team.money.kind')}
          all={t('team.money.allKinds')}
          value={list.filters.kind}
          options={kinds.map((value) => ({ value, label: t(`team.money.kinds.${value}`) }))}
          onChange={(kind) => list.show({ filters: { kind } })}
        />
      }
      empty={{ icon: <ArrowRightLeft size={18} />, title: t('team.money.emptyTitle'), text: t('team.money.emptyText') }}
      source={{ name: 'team-transactions', fetchPage: listTeamTransactions }}
    />
  );
}
