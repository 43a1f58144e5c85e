import { HandCoins } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listIncome, useListIncome } from '#generated/client/agent/agent.ts';
import { listIncomeDefaults } from '#generated/client/defaults.ts';
import {
  type IncomeEntry,
  IncomeKind,
  ListIncomeEntries,
  type ListIncomeParams,
  ListIncomeSort,
} from '#generated/model/index.ts';
import { listIncomeQuerySearchMax } from '#generated/zod/agent/agent.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { SignedAmount } from '#portal/entities/money/amount.tsx';
import { BillView } from '../contracts/bill-view.tsx';
import { BASIS_POINTS, BillBadge, PaidCell, usePercent } from '../contracts/contract-parts.tsx';

const kinds = Object.values(IncomeKind);
const spec: ListSpec<ListIncomeParams> = {
  pageSize: 20,
  range: 'month',
  search: listIncomeQuerySearchMax,
  filters: { kind: kinds, entries: Object.values(ListIncomeEntries) },
  sort: { values: Object.values(ListIncomeSort), usual: listIncomeDefaults.sort },
};

/** Most short windows earn nothing, so they are shown only when asked for. */
const earning = { entries: ListIncomeEntries.earning };

/** `agentMyIncome`: what contracts paid the agent, or the bill that the address names (AGENT-08). */
export function IncomePage() {
  const { params, change } = usePanel();
  const billId = params.get('bill');
  if (billId) return <BillView key={billId} billId={billId} onBack={() => change({ bill: undefined })} />;
  return <IncomeList />;
}

function IncomeList() {
  const { t } = useTranslation();
  const percent = usePercent();
  const dates = useDates();
  const write = useMoney();
  const panel = usePanel();
  const { change } = panel;
  const list = useListState(spec, panel);
  const query = useListIncome({ ...earning, ...list.query }, { query: list.options });
  const totals = query.data?.totals;
  const columns = useMemo(() => {
    const column = columnsOf<IncomeEntry>();
    return column.columns([
      column.accessor('windowTo', {
        header: t('contracts.window'),
        cell: ({ row: { original } }) => {
          const text = t('contracts.windowOf', {
            from: dates.write(Date.parse(original.windowFrom)),
            to: dates.write(Date.parse(original.windowTo)),
          });
          if (original.billId === null) return text;
          const bill = original.billId;
          return (
            <button
              type="button"
              className="num target min-w-26 text-left font-semibold underline-offset-4 hover:underline"
              onClick={() => change({ bill })}
            >
              {text}
            </button>
          );
        },
        meta: { kind: 'time', card: 'title' },
      }),
      column.accessor(({ kind }) => t(`contracts.kind.${kind}`), { id: 'kind', header: t('contracts.kindLabel') }),
      column.accessor('turnover', {
        header: t('contracts.turnover'),
        cell: ({ getValue }) => write(getValue()),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor(({ rate }) => rate / BASIS_POINTS, {
        id: 'rate',
        header: t('contracts.rate'),
        cell: ({ row: { original } }) => percent(original.rate),
        meta: { kind: 'percent', numeric: true },
      }),
      ...(['gross', 'downlineGross', 'adjustment'] as const).map((name) =>
        column.accessor(name, {
          header: t(`contracts.${name}`),
          cell: ({ getValue }) => write(getValue()),
          ...(totals && { footer: write(totals[name]) }),
          meta: { kind: 'money', numeric: true },
        }),
      ),
      column.accessor('net', {
        header: t('contracts.net'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.due) }),
        meta: { kind: 'money', numeric: true },
      }),
      // What the contract calls the net of all is the net as far as it was paid.
      column.accessor('paid', {
        header: t('contracts.paid'),
        cell: ({ row: { original } }) => <PaidCell paid={original.paid} restAt={original.restAt} />,
        ...(totals && { footer: () => <SignedAmount amount={totals.net} /> }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor(({ state }) => t(`contracts.billState.${state}`), {
        id: 'state',
        header: t('contracts.stateLabel'),
        cell: ({ row: { original } }) => <BillBadge state={original.state} />,
        meta: { card: 'corner' },
      }),
    ]);
  }, [t, percent, dates, write, totals, change]);
  // Which bill it is, and the whole window, which the table tells in one cell.
  const fileColumns = useMemo(() => {
    const column = columnsOf<IncomeEntry>();
    const first = column.columns([
      column.accessor('billId', { header: t('contracts.bill') }),
      column.accessor('windowFrom', { header: t('contracts.windowFrom'), meta: { kind: 'time' } }),
      column.accessor('windowTo', { header: t('contracts.windowTo'), meta: { kind: 'time' } }),
    ]);
    return [...first, ...columns.slice(1)];
  }, [t, columns]);
  const byKind = query.data?.byKind ?? [];
  return (
    <DataList
      title={t('contracts.incomeTitle')}
      list={list}
      query={query}
      columns={columns}
      fileColumns={fileColumns}
      rowId={({ incomeId }) => incomeId}
      isDense
      searchLabel={t('contracts.incomeSearch')}
      filters={
        <>
          <FilterSelect
            label={t('contracts.kindLabel')}
            all={t('contracts.all')}
            value={list.filters.kind}
            options={kinds.map((value) => ({ value, label: t(`contracts.kind.${value}`) }))}
            onChange={(kind) => list.show({ filters: { kind } })}
          />
          <FilterSelect
            label={t('contracts.entries')}
            value={list.filters.entries ?? earning.entries}
            options={Object.values(ListIncomeEntries).map((value) => ({
              value,
              label: t(`contracts.entriesOf.${value}`),
            }))}
            onChange={(entries) => list.show({ filters: { entries } })}
          />
        </>
      }
      summary={
        byKind.length > 0 && (
          <dl className="flex flex-wrap gap-x-8 gap-y-2 px-4 py-3 sm:px-5">
            {byKind.map(({ kind, net }) => (
              <div key={kind} className="grid">
                <dt className="text-xs text-text-3">{t(`contracts.kind.${kind}`)}</dt>
                <dd className="num font-semibold">{write(net)}</dd>
              </div>
            ))}
            {totals && (
              <div className="grid">
                <dt className="text-xs text-text-3">{t('contracts.unpaid')}</dt>
                <dd className="num font-semibold">{write(totals.unpaid)}</dd>
              </div>
            )}
          </dl>
        )
      }
      empty={{ icon: <HandCoins size={18} />, title: t('contracts.noIncome'), text: t('contracts.noIncomeText') }}
      source={{ name: 'income', fetchPage: (params) => listIncome({ ...earning, ...params }) }}
    />
  );
}
