import { ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listContractBills, useListContractBills } from '../../../../../generated/client/contract/contract.ts';
import { listContractBillsDefaults } from '../../../../../generated/client/defaults.ts';
import {
  BillState,
  type ContractBill,
  type ContractKind,
  ContractSide,
  type ListContractBillsParams,
  ListContractBillsSort,
} from '../../../../../generated/client/model/index.ts';
import { useDates } from '../../../access/use-dates.ts';
import { useMoney } from '../../../access/use-money.ts';
import { usePanel } from '../../../access/use-panel.ts';
import { DataList } from '../../../entities/list/data-list.tsx';
import { FilterSelect } from '../../../entities/list/filter-select.tsx';
import { columnsOf } from '../../../entities/list/list-columns.ts';
import type { ListSpec } from '../../../entities/list/list-spec.ts';
import { useListState } from '../../../entities/list/use-list-state.ts';
import { SignedAmount } from '../../../entities/money/signed-amount.tsx';
import { BillFigures } from './bill-figures.tsx';
import { BillBadge } from './contract-badge.tsx';
import { PaidCell } from './paid-cell.tsx';
import { usePercent } from './use-percent.ts';

const states = Object.values(BillState);
const sides = Object.values(ContractSide);
const spec: ListSpec<ListContractBillsParams> = {
  pageSize: 20,
  range: 'month',
  search: 60,
  filters: { state: states, side: sides },
  sort: { values: Object.values(ListContractBillsSort), usual: listContractBillsDefaults.sort },
};

type BillListProps = { readonly kind: ContractKind; readonly onOpen: (billId: string) => void };

/** What the contracts of a kind paid, window by window; each bill opens to its inputs (CONTRACT-09). */
export function BillList({ kind, onOpen }: BillListProps) {
  const { t } = useTranslation();
  const percent = usePercent();
  const dates = useDates();
  const write = useMoney();
  const list = useListState(spec, usePanel());
  const query = useListContractBills({ ...list.query, kind }, { query: list.options });
  const totals = query.data?.totals;
  const { state: _, ...ofRange } = list.query;
  const columns = useMemo(() => {
    const column = columnsOf<ContractBill>();
    return column.columns([
      column.accessor('windowTo', {
        header: t('contracts.window'),
        cell: ({ row: { original } }) => (
          <button
            type="button"
            className="num target min-w-40 text-left font-semibold underline-offset-4 hover:underline"
            onClick={() => onOpen(original.billId)}
          >
            {t('contracts.windowOf', {
              from: dates.write(Date.parse(original.windowFrom)),
              to: dates.write(Date.parse(original.windowTo)),
            })}
          </button>
        ),
        meta: { card: 'title' },
      }),
      column.accessor(({ downline }) => downline.account, { id: 'account', header: t('contracts.paidTo') }),
      column.accessor('turnover', {
        header: t('contracts.turnover'),
        cell: ({ getValue }) => write(getValue()),
        meta: { numeric: true },
      }),
      column.accessor(({ rate }) => percent(rate), {
        id: 'rate',
        header: t('contracts.rate'),
        meta: { numeric: true },
      }),
      ...(['gross', 'downlineGross'] as const).map((name) =>
        column.accessor(name, {
          header: t(`contracts.${name}`),
          cell: ({ getValue }) => write(getValue()),
          ...(totals && { footer: write(totals[name]) }),
          meta: { numeric: true },
        }),
      ),
      column.accessor('net', {
        header: t('contracts.net'),
        cell: ({ getValue }) => <SignedAmount amount={getValue()} />,
        ...(totals && { footer: () => <SignedAmount amount={totals.net} /> }),
        meta: { numeric: true },
      }),
      column.accessor('paid', {
        header: t('contracts.paid'),
        cell: ({ row: { original } }) => <PaidCell paid={original.paid} restAt={original.restAt} />,
        ...(totals && { footer: () => <SignedAmount amount={totals.paid} /> }),
        meta: { numeric: true },
      }),
      column.accessor(({ state }) => t(`contracts.billState.${state}`), {
        id: 'state',
        header: t('contracts.stateLabel'),
        cell: ({ row: { original } }) => <BillBadge state={original.state} />,
        meta: { card: 'corner' },
      }),
    ]);
  }, [t, percent, dates, write, totals, onOpen]);
  return (
    <>
      <BillFigures kind={kind} of={ofRange} />
      <DataList
        title={t('contracts.views.bills')}
        list={list}
        query={query}
        columns={columns}
        rowId={({ billId }) => billId}
        searchLabel={t('team.search')}
        filters={
          <>
            <FilterSelect
              label={t('contracts.side')}
              all={t('contracts.all')}
              value={list.filters.side}
              options={sides.map((value) => ({ value, label: t(`contracts.views.${value}`) }))}
              onChange={(side) => list.show({ filters: { side } })}
            />
            <FilterSelect
              label={t('contracts.stateLabel')}
              all={t('contracts.all')}
              value={list.filters.state}
              options={states.map((value) => ({ value, label: t(`contracts.billState.${value}`) }))}
              onChange={(state) => list.show({ filters: { state } })}
            />
          </>
        }
        empty={{ icon: <ReceiptText size={18} />, title: t('contracts.noBills'), text: t('contracts.noBillsText') }}
        source={{
          name: `bills-${kind}`,
          fetchPage: (params, signal) => listContractBills({ ...params, kind }, signal),
        }}
      />
    </>
  );
}
