import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LedgerEntry, LedgerPage, LedgerReference } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import { SignedAmount } from '#portal/entities/money/signed-amount.tsx';
import { Badge } from '#portal/ui/badge.tsx';

/** The columns of the ledger; the reason of an entry opens what caused it. */
export function useLedgerColumns(page: LedgerPage | undefined, onOpen: (cause: LedgerReference) => void) {
  const { t } = useTranslation();
  const dates = useDates();
  const write = useMoney();
  const totals = page?.totals;
  return useMemo(() => {
    const column = columnsOf<LedgerEntry>();
    return column.columns([
      column.accessor('at', {
        header: t('records.ledger.time'),
        cell: ({ getValue }) => <span className="num">{dates.write(Date.parse(getValue()))}</span>,
      }),
      column.accessor(({ reason, note }) => (note === null ? reason : `${reason}: ${note}`), {
        id: 'reason',
        header: t('records.ledger.reason'),
        cell: ({ row: { original } }) => <EntryReason entry={original} onOpen={onOpen} />,
        meta: { card: 'title' },
      }),
      column.accessor(({ kind }) => t(`records.ledger.kind.${kind}`), {
        id: 'kind',
        header: t('records.ledger.type'),
        cell: ({ getValue }) => <Badge>{getValue()}</Badge>,
        meta: { card: 'corner' },
      }),
      column.accessor('amount', {
        header: t('records.ledger.amount'),
        cell: ({ getValue }) => <SignedAmount amount={getValue()} />,
        ...(totals && { footer: () => <SignedAmount amount={totals.net} /> }),
        meta: { numeric: true },
      }),
      column.accessor('balanceAfter', {
        header: t('records.ledger.balance'),
        cell: ({ getValue }) => write(getValue()),
        meta: { numeric: true },
      }),
    ]);
  }, [t, dates, write, totals, onOpen]);
}

type EntryReasonProps = { readonly entry: LedgerEntry; readonly onOpen: (cause: LedgerReference) => void };

function EntryReason({ entry: { reason, reference, note }, onOpen }: EntryReasonProps) {
  const { t } = useTranslation();
  return (
    <span className="grid justify-items-start gap-0.5">
      {reference === null ? (
        <span className="font-semibold">{reason}</span>
      ) : (
        <button
          type="button"
          aria-label={`${reason}, ${t('records.ledger.open', { id: reference.id })}`}
          onClick={() => onOpen(reference)}
          className="target text-left font-semibold text-brand-text underline-offset-2 hover:underline"
        >
          {reason}
        </button>
      )}
      {note !== null && <span className="text-xs font-normal text-text-3 wrap-anywhere">{note}</span>}
    </span>
  );
}
