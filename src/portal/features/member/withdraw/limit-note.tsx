import { CalendarClock, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WithdrawalQuote } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { Card } from '#portal/ui/card.tsx';
import { EmptyState } from '#portal/ui/state-panel.tsx';
import { compareAmounts } from '#shared/money/amount.ts';

/** Why nothing can be withdrawn now, in the place of the form: the balance, or the limit of the day with its end. */
export function LimitNote({ quote }: { readonly quote: WithdrawalQuote }) {
  const { t } = useTranslation();
  const write = useMoney();
  const dates = useDates();
  const isPoor = compareAmounts(quote.available, quote.minAmount) < 0;
  return (
    <Card>
      {isPoor ? (
        <EmptyState
          icon={<Wallet size={18} />}
          title={t('withdraw.littleTitle')}
          text={t('withdraw.littleText', { min: write(quote.minAmount), available: write(quote.available) })}
        />
      ) : (
        <EmptyState
          icon={<CalendarClock size={18} />}
          title={t('withdraw.limitTitle')}
          text={t('withdraw.limitText', { time: dates.write(Date.parse(quote.resetsAt)) })}
        />
      )}
    </Card>
  );
}
