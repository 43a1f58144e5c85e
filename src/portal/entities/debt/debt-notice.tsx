import { HandCoins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetDebt } from '#generated/client/wallet/wallet.ts';
import type { Debt, DebtEntry } from '#generated/model/index.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { useDates } from '../../access/use-dates.ts';
import { useMoney } from '../../access/use-money.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';

/** The last changes that the notice shows; the ledger has all payments. */
const SHOWN = 5;

/** What the member owes and why, how it is paid, and what waits until then. */
export function DebtNotice({ debt }: { readonly debt: Debt }) {
  const { t } = useTranslation();
  const write = useMoney();
  return (
    <Card className="grid gap-2 pb-3.5">
      <section aria-label={t('money.debt.name')}>
        <EmptyState
          icon={<HandCoins size={18} />}
          title={t('money.debt.title', { amount: write(debt.amount) })}
          text={t(debt.deposits ? 'money.debt.text' : 'money.debt.spared')}
        />
        <ul className="grid gap-2 px-4.5 pt-2 text-sm">
          {debt.entries.slice(0, SHOWN).map((entry) => (
            <Change key={entry.entryId} entry={entry} />
          ))}
        </ul>
      </section>
    </Card>
  );
}

function Change({ entry: { kind, amount, reason, note, at } }: { readonly entry: DebtEntry }) {
  const { t } = useTranslation();
  const write = useMoney();
  const dates = useDates();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="min-w-0">
        {reason}
        {note !== null && <span className="block text-text-2">{note}</span>}
        <span className="num block text-xs text-text-3">{dates.write(Date.parse(at))}</span>
      </span>
      <span className="num">{t(`money.debt.kind.${kind}`, { amount: write(amount) })}</span>
    </li>
  );
}

/** What the member owes; undefined where that is nothing, and as long as it is not known. */
export function useDebt(): Debt | undefined {
  const { data } = useGetDebt();
  return data !== undefined && compareAmounts(data.amount, '0') > 0 ? data : undefined;
}
