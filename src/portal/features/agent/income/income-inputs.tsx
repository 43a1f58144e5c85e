import { ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listIncomeInputs, useListIncomeInputs } from '#generated/client/agent/agent.ts';
import { listIncomeInputsDefaults } from '#generated/client/defaults.ts';
import {
  type ContractBill,
  type IncomeInput,
  type ListIncomeInputsParams,
  ListIncomeInputsSort,
} from '#generated/model/index.ts';
import { listIncomeInputsQuerySearchMax } from '#generated/zod/agent/agent.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { BASIS_POINTS, usePercent } from '../contracts/use-percent.ts';

const spec: ListSpec<ListIncomeInputsParams> = {
  pageSize: 20,
  search: listIncomeInputsQuerySearchMax,
  sort: { values: Object.values(ListIncomeInputsSort), usual: listIncomeInputsDefaults.sort },
};

/** Everything that an own bill was computed from; what the rows add is together its net (CONTRACT-09). */
export function IncomeInputs({ bill }: { readonly bill: ContractBill }) {
  const { t } = useTranslation();
  const percent = usePercent();
  const dates = useDates();
  const incomeId = bill.billId.replace(/^bl-/, 'in-');
  const list = useListState(spec, usePanel());
  const query = useListIncomeInputs(incomeId, list.query, { query: list.options });
  const totals = query.data?.totals;
  const columns = useMemo(() => {
    const column = columnsOf<IncomeInput>();
    return column.columns([
      column.accessor(({ kind }) => t(`contracts.input.${kind}`), {
        id: 'kind',
        header: t('contracts.inputKind'),
        cell: ({ getValue, row: { original } }) => (
          <span className="grid">
            <span>{getValue()}</span>
            {original.account !== null && <span className="text-xs wrap-anywhere text-text-3">{original.account}</span>}
          </span>
        ),
        meta: { card: 'title' },
      }),
      column.accessor(({ reference }) => reference?.id ?? '', {
        id: 'reference',
        header: t('contracts.reference'),
        cell: ({ getValue, row: { original } }) => (
          <span className="grid">
            <span className="wrap-anywhere">{getValue()}</span>
            {original.gameName !== null && <span className="text-xs text-text-3">{original.gameName}</span>}
            {original.late && <span className="text-xs text-text-3">{t('contracts.isAdjustment')}</span>}
          </span>
        ),
      }),
      // More decimals than money has, so that the sum can be checked.
      column.accessor('base', {
        header: t('contracts.base'),
        cell: ({ getValue }) => exactText(getValue()),
        meta: { numeric: true },
      }),
      column.accessor(({ rate }) => (rate === null ? '' : percent(rate)), {
        id: 'rate',
        header: t('contracts.rate'),
        meta: { numeric: true },
      }),
      column.accessor('amount', {
        header: t('contracts.contribution'),
        cell: ({ getValue }) => exactText(getValue()),
        ...(totals && { footer: exactText(totals.amount) }),
        meta: { numeric: true },
      }),
      column.accessor('at', {
        header: t('contracts.inputAt'),
        cell: ({ getValue }) => <span className="num">{dates.write(Date.parse(getValue()))}</span>,
        meta: { numeric: true },
      }),
    ]);
  }, [t, percent, dates, totals]);
  // A row of the file stands for itself: whose bill it is of, and numbers that a spreadsheet can compute with.
  const fileColumns = useMemo(() => {
    const column = columnsOf<IncomeInput>();
    return column.columns([
      column.accessor(() => bill.billId, { id: 'bill', header: t('contracts.bill') }),
      column.accessor(() => bill.contractId, { id: 'contract', header: t('contracts.contract') }),
      column.accessor(() => bill.windowFrom, {
        id: 'windowFrom',
        header: t('contracts.windowFrom'),
        meta: { kind: 'time' },
      }),
      column.accessor(() => bill.windowTo, {
        id: 'windowTo',
        header: t('contracts.windowTo'),
        meta: { kind: 'time' },
      }),
      column.accessor(({ kind }) => t(`contracts.input.${kind}`), { id: 'kind', header: t('contracts.inputKind') }),
      column.accessor(({ account }) => account ?? '', { id: 'account', header: t('team.column.account') }),
      column.accessor('inputId', { header: t('contracts.inputId') }),
      column.accessor(({ reference }) => reference?.id ?? '', { id: 'reference', header: t('contracts.reference') }),
      column.accessor(({ gameName }) => gameName ?? '', { id: 'game', header: t('team.bets.game') }),
      column.accessor('at', { header: t('contracts.inputAt'), meta: { kind: 'time' } }),
      column.accessor(({ late }) => (late ? t('contracts.isAdjustment') : ''), {
        id: 'late',
        header: t('contracts.inputNote'),
      }),
      column.accessor('turnover', { header: t('team.column.turnover'), meta: { kind: 'exact' } }),
      column.accessor('base', { header: t('contracts.base'), meta: { kind: 'exact' } }),
      column.accessor(({ rate }) => rate && rate / BASIS_POINTS, {
        id: 'rate',
        header: t('contracts.rate'),
        meta: { kind: 'percent' },
      }),
      column.accessor('amount', { header: t('contracts.contribution'), meta: { kind: 'exact' } }),
    ]);
  }, [t, bill]);
  return (
    <DataList
      title={t('contracts.inputsBehind')}
      list={list}
      query={query}
      columns={columns}
      fileColumns={fileColumns}
      rowId={({ inputId }) => inputId}
      searchLabel={t('team.search')}
      empty={{ icon: <ReceiptText size={18} />, title: t('contracts.noInputs'), text: t('contracts.noInputsText') }}
      source={{
        name: `inputs-${incomeId}`,
        fetchPage: (params, signal) => listIncomeInputs(incomeId, params, signal),
      }}
    />
  );
}

/** An amount with all its decimals, with the minus sign that money has. */
function exactText(amount: string): string {
  return amount.replace('-', '\u2212');
}
