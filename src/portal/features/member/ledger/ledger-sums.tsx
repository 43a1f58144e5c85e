import { useTranslation } from 'react-i18next';
import type { LedgerTotals } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { Skeleton } from '#portal/ui/skeleton.tsx';

const sums = ['openingBalance', 'moneyIn', 'moneyOut', 'closingBalance'] as const;

/** What the wallet held before and after the period, and what moved in between. */
export function LedgerSums({ totals }: { readonly totals: LedgerTotals | undefined }) {
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
