import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfitLossTotals } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { SignedAmount } from '#portal/entities/money/amount.tsx';
import { usePlayedTime } from './use-day-columns.tsx';

/** The sums of the period: first the net position, then what it consists of. */
export function ProfitFigures({ totals }: { readonly totals: ProfitLossTotals }) {
  const { t } = useTranslation();
  const write = useMoney();
  const writeTime = usePlayedTime();
  const { bets, stake, payout, net, rewards, openStake, deposits, withdrawals } = totals;
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[auto_minmax(0,1fr)]">
      <dl className="grid content-start">
        <dt className="text-sm text-text-2">{t('profit.position')}</dt>
        <dd className="num title text-[26px]/9">
          <SignedAmount amount={totals.netPosition} />
        </dd>
        <dd className="max-w-60 text-xs text-text-3">{t('profit.positionText')}</dd>
      </dl>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        <Figure label={t('profit.net')} note={t('profit.betCount', { count: bets })}>
          <SignedAmount amount={net} />
        </Figure>
        <Figure label={t('profit.stake')} note={t('profit.open', { amount: write(openStake) })}>
          {write(stake)}
        </Figure>
        <Figure label={t('profit.payout')}>{write(payout)}</Figure>
        <Figure label={t('profit.rewards')}>{write(rewards)}</Figure>
        <Figure label={t('profit.time')}>{writeTime(totals.minutesPlayed)}</Figure>
        <Figure label={t('profit.deposits')}>{write(deposits)}</Figure>
        <Figure label={t('profit.withdrawals')}>{write(withdrawals)}</Figure>
        <Figure label={t('profit.netDeposits')}>{write(totals.netDeposits)}</Figure>
      </dl>
    </div>
  );
}

type FigureProps = { readonly label: string; readonly note?: string; readonly children: ReactNode };

function Figure({ label, note, children }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-text-2">{label}</dt>
      <dd className="num text-[15px] font-semibold wrap-anywhere">{children}</dd>
      {note !== undefined && <dd className="num text-xs text-text-3">{note}</dd>}
    </div>
  );
}
