import { ReceiptText, SearchX } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listTransactionHistoryDefaults } from '#generated/client/defaults.ts';
import {
  listTransactionHistory,
  useGetMerchantWallet,
  useListTransactionHistory,
} from '#generated/client/wallet/wallet.ts';
import {
  type LedgerPage as LedgerAnswer,
  type LedgerEntry,
  LedgerKind,
  type LedgerReference,
  type LedgerTotals,
  type ListTransactionHistoryParams,
} from '#generated/model/index.ts';
import { listTransactionHistoryQueryPageSizeMax } from '#generated/zod/wallet/wallet.ts';
import { useBrandZone, useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { boundsOf, longestRange } from '#portal/entities/date-range/date-range.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { SignedAmount } from '#portal/entities/money/amount.tsx';
import { type Fact, RecordDetails } from '#portal/entities/record/record-details.tsx';
import { RecordPage } from '#portal/entities/record/record-page.tsx';
import { now } from '#portal/lib/clock.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { Card } from '#portal/ui/card.tsx';
import { Skeleton } from '#portal/ui/loading.tsx';
import { EmptyState } from '#portal/ui/state-panel.tsx';

/** The pages that show a cause by itself, with the parameter that names it. */
const pages: Partial<Record<LedgerReference['type'], readonly [page: string, parameter: string]>> = {
  deposit: ['depositv2', 'deposit'],
  withdrawal: ['withdraw', 'id'],
  bonus: ['bonusDetails', 'bonus'],
  bet: ['personalHistoryCopy', 'bet'],
};

/** `transactionHistory`: the ledger, or the movement of money that the address names (MEMBER-08). */
export function LedgerPage() {
  const { params, change, show } = usePanel();
  const openCause = useCallback(
    (reference: LedgerReference) => {
      const panel = causePanel(reference);
      if (panel === undefined) change({ about: reference.id });
      else show(panel);
    },
    [change, show],
  );
  const about = params.get('about');
  if (about) {
    return <LedgerRecord key={about} referenceId={about} onBack={() => change({ about: undefined })} />;
  }
  return <LedgerList onOpen={openCause} />;
}

/** The panel of the member centre that shows the cause of an entry; undefined where the ledger itself shows it. */
function causePanel({ type, id }: LedgerReference): string | undefined {
  const page = pages[type];
  return page && `${page[0]}?${new URLSearchParams({ [page[1]]: id })}`;
}

const sums = ['openingBalance', 'moneyIn', 'moneyOut', 'closingBalance'] as const;

const ledgerKinds = Object.values(LedgerKind);
const directions = ['in', 'out'] as const;

/** What the address of the ledger may hold. */
const ledgerSpec: ListSpec<ListTransactionHistoryParams> = {
  pageSize: 20,
  range: 'month',
  filters: { walletId: /^(main|[A-Z0-9_]{2,20})$/, kind: ledgerKinds, direction: directions },
};

/** The entries of a wallet, with the sums of the period. */
function LedgerList({ onOpen }: { readonly onOpen: (cause: LedgerReference) => void }) {
  const { t } = useTranslation();
  const list = useListState(ledgerSpec, usePanel());
  const query = useListTransactionHistory(list.query, { query: list.options });
  const columns = useLedgerColumns(query.data, onOpen);
  const { wallets, isKnown } = useWallets();
  const main = listTransactionHistoryDefaults.walletId;
  return (
    <DataList
      title={t('records.ledger.title')}
      list={list}
      query={query}
      columns={columns}
      rowId={({ entryId }) => entryId}
      filters={
        <>
          {/* Until the wallets are known it keeps the place of the filters. */}
          {(wallets.length > 1 || !isKnown) && (
            <FilterSelect
              label={t('records.ledger.wallet')}
              value={list.filters.walletId ?? main}
              options={wallets}
              onChange={(walletId) => list.show({ filters: { walletId: walletId === main ? undefined : walletId } })}
            />
          )}
          <FilterSelect
            label={t('records.ledger.type')}
            all={t('records.ledger.all')}
            value={list.filters.kind}
            options={ledgerKinds.map((kind) => ({ value: kind, label: t(`records.ledger.kind.${kind}`) }))}
            onChange={(kind) => list.show({ filters: { kind } })}
          />
          <FilterSelect
            label={t('records.ledger.direction')}
            all={t('records.ledger.both')}
            value={list.filters.direction}
            options={directions.map((value) => ({ value, label: t(`records.ledger.${value}`) }))}
            onChange={(direction) => list.show({ filters: { direction } })}
          />
        </>
      }
      summary={!list.problem && !query.error && <LedgerSums totals={query.data?.totals} />}
      empty={{
        icon: <ReceiptText size={18} />,
        title: t('records.ledger.emptyTitle'),
        text: t('records.ledger.emptyText'),
      }}
      source={{ name: 'ledger', fetchPage: listTransactionHistory }}
    />
  );
}

/** The columns of the ledger; the reason of an entry opens what caused it. */
function useLedgerColumns(page: LedgerAnswer | undefined, onOpen: (cause: LedgerReference) => void) {
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
        meta: { kind: 'time' },
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
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor('balanceAfter', {
        header: t('records.ledger.balance'),
        cell: ({ getValue }) => write(getValue()),
        meta: { kind: 'money', numeric: true },
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

/** The main wallet and those at vendors, once these are known. */
function useWallets() {
  const { t } = useTranslation();
  const { data, isPending } = useGetMerchantWallet();
  const vendors = data?.vendors.filter(({ isSingle }) => !isSingle) ?? [];
  const wallets = [
    { value: listTransactionHistoryDefaults.walletId, label: t('records.ledger.main') },
    ...vendors.map(({ walletId, vendorName }) => ({ value: walletId, label: vendorName })),
  ];
  return { wallets, isKnown: !isPending };
}

/** What the wallet held before and after the period, and what moved in between. */
function LedgerSums({ totals }: { readonly totals: LedgerTotals | undefined }) {
  const { t } = useTranslation();
  const write = useMoney();
  return (
    <dl
      aria-busy={totals === undefined}
      className="grid grid-cols-2 gap-x-6 gap-y-4 border-b border-line px-4 py-5 sm:px-5 lg:grid-cols-4"
    >
      {sums.map((sum) => (
        <div key={sum} className="min-w-0">
          <dt className="text-xs text-text-2">{t(`records.ledger.sums.${sum}`)}</dt>
          <dd className="num text-[15px] font-semibold wrap-anywhere">
            {totals === undefined ? <Skeleton className="h-6 w-24" /> : write(totals[sum])}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type LedgerRecordProps = { readonly referenceId: string; readonly onBack: () => void };

/** A movement of money: the entries of the last three months that it made in a wallet. */
function LedgerRecord({ referenceId, onBack }: LedgerRecordProps) {
  const { t } = useTranslation();
  const { walletId } = useListState(ledgerSpec, usePanel()).filters;
  const zone = useBrandZone();
  const range = boundsOf(longestRange(now(), zone), now(), zone);
  const query = useListTransactionHistory({
    ...range,
    ...(walletId !== undefined && { walletId }),
    referenceId,
    // No cause has more entries in a wallet, in practice.
    pageSize: listTransactionHistoryQueryPageSizeMax,
  });
  const gone = {
    icon: <SearchX size={18} />,
    title: t('records.ledger.record.gone'),
    text: t('records.ledger.record.goneText'),
  };
  return (
    <Card className="mx-auto w-full max-w-160 p-5">
      <RecordPage
        query={query}
        back={{ label: t('records.ledger.record.back'), onBack }}
        barClassName="mb-4"
        gone={gone}
      >
        {({ content: [newest, ...older], totals }) =>
          newest === undefined ? (
            <EmptyState {...gone} />
          ) : (
            <Movement referenceId={referenceId} newest={newest} older={older} net={totals.net} />
          )
        }
      </RecordPage>
    </Card>
  );
}

type MovementProps = {
  readonly referenceId: string;
  readonly newest: LedgerEntry;
  readonly older: readonly LedgerEntry[];
  readonly net: string;
};

function Movement({ referenceId, newest, older, net }: MovementProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const facts: readonly Fact[] = [
    { label: t('records.ledger.amount'), value: <SignedAmount amount={net} />, numeric: true },
    { label: t('records.ledger.balance'), value: write(newest.balanceAfter), numeric: true },
    ...(newest.note === null ? [] : [{ label: t('records.ledger.note'), value: newest.note }]),
  ];
  const steps = [newest, ...older].reverse().map(({ entryId, reason, amount, balanceAfter, at }) => ({
    id: entryId,
    title: `${reason}, ${write(amount, { sign: 'always' })}`,
    at,
    note: t('records.ledger.record.after', { balance: write(balanceAfter) }),
  }));
  return (
    <RecordDetails
      title={newest.reason}
      subtitle={<span className="num wrap-anywhere">{referenceId}</span>}
      badge={<Badge>{t(`records.ledger.kind.${newest.kind}`)}</Badge>}
      facts={facts}
      timeline={steps}
    />
  );
}
