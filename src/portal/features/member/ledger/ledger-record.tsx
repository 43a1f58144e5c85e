import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListTransactionHistory } from '#generated/client/wallet/wallet.ts';
import type { LedgerEntry } from '#generated/model/index.ts';
import { listTransactionHistoryQueryPageSizeMax } from '#generated/zod/wallet/wallet.ts';
import { useBrandZone } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { boundsOf, longestRange } from '#portal/entities/date-range/date-range.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { SignedAmount } from '#portal/entities/money/amount.tsx';
import { type Fact, RecordDetails } from '#portal/entities/record/record-details.tsx';
import { RecordPage } from '#portal/entities/record/record-page.tsx';
import { now } from '#portal/lib/clock.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { Card } from '#portal/ui/card.tsx';
import { EmptyState } from '#portal/ui/state-panel.tsx';
import { ledgerSpec } from './ledger-list.tsx';

type LedgerRecordProps = { readonly referenceId: string; readonly onBack: () => void };

/** A movement of money: the entries of the last three months that it made in a wallet. */
export function LedgerRecord({ referenceId, onBack }: LedgerRecordProps) {
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
