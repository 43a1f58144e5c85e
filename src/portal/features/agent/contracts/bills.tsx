import { ReceiptText } from 'lucide-react';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listContractBills, useListContractBills } from '#generated/client/contract/contract.ts';
import { listContractBillsDefaults } from '#generated/client/defaults.ts';
import {
  BillState,
  type ContractBill,
  type ContractBillPage,
  type ContractKind,
  ContractSide,
  type ListContractBillsParams,
  ListContractBillsSort,
} from '#generated/model/index.ts';
import { listContractBillsQuerySearchMax } from '#generated/zod/contract/contract.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { columnsOf, type ListColumns } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { type ListState, useListState } from '#portal/entities/list/use-list-state.ts';
import { SignedAmount } from '#portal/entities/money/amount.tsx';
import { cn } from '#portal/lib/cn.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';
import { addAmounts } from '#shared/money/amount.ts';
import { BillAside, BillFigures, useWindowText } from './bill-aside.tsx';
import { BillView } from './bill-view.tsx';
import { BASIS_POINTS, BillBadge, PaidCell, usePercent } from './contract-parts.tsx';

type BillsProps = {
  readonly kind: ContractKind;
  /** Whether a bill has room beside the list. */
  readonly isWide: boolean;
};

/** The bills of a kind and, beside them or instead of them, the bill that the address names (CONTRACT-09). */
export function Bills({ kind, isWide }: BillsProps) {
  const panel = usePanel();
  const { params, change } = panel;
  const billId = params.get('bill');
  const isWhole = !isWide || params.get('whole') !== null;
  const list = useListState<ListContractBillsParams>(billSpec, panel);
  const open = useStableCallback((bill: string) => change({ bill }));
  if (billId && isWhole) {
    const back = () => change({ whole: undefined, ...(!isWide && { bill: undefined }) });
    return <BillView key={billId} billId={billId} onBack={back} />;
  }
  const close = () => {
    change({ bill: undefined });
    if (billId) document.getElementById(billRowId(billId))?.focus();
  };
  const { state: _, ...ofRange } = list.query;
  return (
    <div className="grid gap-4">
      <BillFigures kind={kind} of={ofRange} />
      <div className={cn('grid items-start gap-4', billId && 'grid-cols-[minmax(0,1fr)_clamp(280px,24vw,332px)]')}>
        <OpenBill value={billId}>
          <BillList kind={kind} list={list} openId={billId} isWide={isWide} onOpen={open} />
        </OpenBill>
        {billId && <BillAside key={billId} billId={billId} onClose={close} onWhole={() => change({ whole: '1' })} />}
      </div>
    </div>
  );
}

/** The bill beside the list. A column that changed with it would take the focus from the row. */
const OpenBill = createContext<string | null>(null);

/** The id of the button that opens a bill of the list. */
function billRowId(billId: string): string {
  return `open-${billId}`;
}

/** The columns of the bills; the window opens the bill. Where there are more pages, each has its totals too. */
function useBillColumns(page: ContractBillPage | undefined, onOpen: (billId: string) => void) {
  const { t } = useTranslation();
  const percent = usePercent();
  const write = useMoney();
  return useMemo(() => {
    const column = columnsOf<ContractBill>();
    const totals = page?.totals;
    const signed = (amount: string) => <SignedAmount amount={amount} />;
    const ofPage = (
      name: 'turnover' | 'gross' | 'downlineGross' | 'net' | 'paid',
      show: (amount: string) => ReactNode,
    ) => page && page.totalPages > 1 && { ofPage: show(sumOf(page.content.map((bill) => bill[name]))) };
    const amount = (name: 'turnover' | 'gross' | 'downlineGross') =>
      column.accessor(name, {
        header: t(`contracts.${name}`),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals[name]) }),
        meta: { kind: 'money', numeric: true, ...ofPage(name, write) },
      });
    return column.columns([
      column.accessor('windowTo', {
        header: t('contracts.window'),
        cell: ({ row: { original } }) => <BillName bill={original} onOpen={onOpen} />,
        meta: { kind: 'time', card: 'title' },
      }),
      column.accessor(({ downline }) => downline.account, { id: 'account', header: t('contracts.paidTo') }),
      amount('turnover'),
      column.accessor(({ rate }) => rate / BASIS_POINTS, {
        id: 'rate',
        header: t('contracts.rate'),
        cell: ({ row: { original } }) => percent(original.rate),
        meta: { kind: 'percent', numeric: true },
      }),
      amount('gross'),
      amount('downlineGross'),
      column.accessor('net', {
        header: t('contracts.net'),
        cell: ({ getValue }) => signed(getValue()),
        ...(totals && { footer: () => signed(totals.net) }),
        meta: { kind: 'money', numeric: true, ...ofPage('net', signed) },
      }),
      column.accessor('paid', {
        id: 'paid',
        header: t('contracts.paid'),
        cell: ({ row: { original } }) => <PaidCell paid={original.paid} restAt={original.restAt} />,
        ...(totals && { footer: () => signed(totals.paid) }),
        meta: { kind: 'money', numeric: true, ...ofPage('paid', signed) },
      }),
      column.accessor(({ state }) => t(`contracts.billState.${state}`), {
        id: 'state',
        header: t('contracts.stateLabel'),
        cell: ({ row: { original } }) => <BillBadge state={original.state} />,
        meta: { card: 'corner' },
      }),
    ]);
  }, [t, percent, write, page, onOpen]);
}

/** The columns of the file: which bill it is, and the whole window, whose end the table tells as its last day. */
function useBillFileColumns(columns: ListColumns<ContractBill>): ListColumns<ContractBill> {
  const { t } = useTranslation();
  return useMemo(() => {
    const column = columnsOf<ContractBill>();
    const first = column.columns([
      column.accessor('billId', { header: t('contracts.bill') }),
      column.accessor('windowFrom', { header: t('contracts.windowFrom'), meta: { kind: 'time' } }),
      column.accessor('windowTo', { header: t('contracts.windowTo'), meta: { kind: 'time' } }),
    ]);
    return [...first, ...columns.slice(1)];
  }, [t, columns]);
}

type BillNameProps = {
  readonly bill: ContractBill;
  readonly onOpen: (billId: string) => void;
};

function BillName({ bill, onOpen }: BillNameProps) {
  const openId = use(OpenBill);
  const { text, day } = useWindowText()(bill);
  // Beside a bill the list has no room for a column with the account.
  const below = [day, openId === null ? undefined : bill.downline.account].filter((part) => part !== undefined);
  return (
    <span className={cn('grid justify-items-start', day === undefined ? 'min-w-30' : 'min-w-26')}>
      <button
        type="button"
        id={billRowId(bill.billId)}
        aria-current={bill.billId === openId || undefined}
        className="num target text-left font-semibold underline-offset-4 hover:underline"
        onClick={() => onOpen(bill.billId)}
      >
        {text}
      </button>
      {below.length > 0 && <span className="num text-xs font-normal text-text-3">{below.join(', ')}</span>}
    </span>
  );
}

function sumOf(amounts: readonly string[]): string {
  return amounts.reduce(addAmounts, '0.00');
}

const states = Object.values(BillState);
const sides = Object.values(ContractSide);
const billSpec: ListSpec<ListContractBillsParams> = {
  pageSize: 20,
  range: 'month',
  search: listContractBillsQuerySearchMax,
  filters: { state: states, side: sides },
  sort: { values: Object.values(ListContractBillsSort), usual: listContractBillsDefaults.sort },
};

type BillListProps = {
  readonly kind: ContractKind;
  readonly list: ListState<ListContractBillsParams>;
  /** The bill that is shown beside the list. */
  readonly openId: string | null;
  /** Whether there is room beside it. */
  readonly isWide: boolean;
  readonly onOpen: (billId: string) => void;
};

/** What the contracts of a kind paid, window by window; each bill opens to its inputs (CONTRACT-09). */
function BillList({ kind, list, openId, isWide, onOpen }: BillListProps) {
  const { t } = useTranslation();
  const query = useListContractBills({ ...list.query, kind }, { query: list.options });
  const columns = useBillColumns(query.data, onOpen);
  const fileColumns = useBillFileColumns(columns);
  // What stands beside the list is not repeated in it.
  const shown = openId === null ? columns : columns.filter(({ id }) => id !== 'account' && id !== 'paid');
  return (
    <DataList
      title={t('contracts.views.bills')}
      list={list}
      query={query}
      columns={shown}
      fileColumns={fileColumns}
      chosen={isWide ? openId : undefined}
      isDense={openId !== null}
      inTitleRow="brief"
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
  );
}
