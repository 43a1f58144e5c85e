import { createContext, type ReactNode, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractBill, ContractBillPage } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import { SignedAmount } from '#portal/entities/money/signed-amount.tsx';
import { cn } from '#portal/lib/cn.ts';
import { addAmounts } from '#shared/money/amount.ts';
import { BillBadge } from './contract-badge.tsx';
import { PaidCell } from './paid-cell.tsx';
import { usePercent } from './use-percent.ts';
import { useWindowText } from './use-window-text.ts';

/** The bill beside the list. A column that changed with it would take the focus from the row. */
export const OpenBill = createContext<string | null>(null);

/** The id of the button that opens a bill of the list. */
export function billRowId(billId: string): string {
  return `open-${billId}`;
}

/** The columns of the bills; the window opens the bill. Where there are more pages, each has its totals too. */
export function useBillColumns(page: ContractBillPage | undefined, onOpen: (billId: string) => void) {
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
        meta: { numeric: true, ...ofPage(name, write) },
      });
    return column.columns([
      column.accessor('windowTo', {
        header: t('contracts.window'),
        cell: ({ row: { original } }) => <BillName bill={original} onOpen={onOpen} />,
        meta: { card: 'title' },
      }),
      column.accessor(({ downline }) => downline.account, { id: 'account', header: t('contracts.paidTo') }),
      amount('turnover'),
      column.accessor(({ rate }) => percent(rate), {
        id: 'rate',
        header: t('contracts.rate'),
        meta: { numeric: true },
      }),
      amount('gross'),
      amount('downlineGross'),
      column.accessor('net', {
        header: t('contracts.net'),
        cell: ({ getValue }) => signed(getValue()),
        ...(totals && { footer: () => signed(totals.net) }),
        meta: { numeric: true, ...ofPage('net', signed) },
      }),
      column.accessor('paid', {
        id: 'paid',
        header: t('contracts.paid'),
        cell: ({ row: { original } }) => <PaidCell paid={original.paid} restAt={original.restAt} />,
        ...(totals && { footer: () => signed(totals.paid) }),
        meta: { numeric: true, ...ofPage('paid', signed) },
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
