import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listTransactionHistoryDefaults } from '#generated/client/defaults.ts';
import {
  listTransactionHistory,
  useGetMerchantWallet,
  useListTransactionHistory,
} from '#generated/client/wallet/wallet.ts';
import type { LedgerReference, LedgerTotals } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filter-select.tsx';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { directions, ledgerKinds, ledgerSpec } from './ledger-spec.ts';
import { useLedgerColumns } from './use-ledger-columns.tsx';

const sums = ['openingBalance', 'moneyIn', 'moneyOut', 'closingBalance'] as const;

/** The entries of a wallet, with the sums of the period. */
export function LedgerList({ onOpen }: { readonly onOpen: (cause: LedgerReference) => void }) {
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
