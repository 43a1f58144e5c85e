import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfitLoss, ProfitLossDay } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import { SignedAmount } from '#portal/entities/money/amount.tsx';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { formatDay, formatNumber } from '#portal/lib/format.ts';

/** A name in a table that narrows the page down to it. */
export const LINK = 'target text-left font-semibold text-brand-text underline-offset-2 hover:underline';

/** The columns of the days. The date shows its day alone. */
export function useDayColumns(profit: ProfitLoss | undefined, onChoose: (date: string) => void) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const writeTime = usePlayedTime();
  const totals = profit?.totals;
  return useMemo(() => {
    const column = columnsOf<ProfitLossDay>();
    const numeric = { numeric: true } as const;
    return column.columns([
      column.accessor('date', {
        header: t('profit.day'),
        cell: ({ getValue }) => (
          <button type="button" onClick={() => onChoose(getValue())} className={LINK}>
            {formatDay(getValue(), locale)}
          </button>
        ),
        meta: { kind: 'day', card: 'title' },
      }),
      column.accessor('bets', {
        header: t('profit.bets'),
        cell: ({ getValue }) => formatNumber(getValue(), locale),
        ...(totals && { footer: formatNumber(totals.bets, locale) }),
        meta: { kind: 'number', ...numeric },
      }),
      column.accessor('stake', {
        header: t('profit.stake'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.stake) }),
        meta: { kind: 'money', ...numeric },
      }),
      column.accessor('payout', {
        header: t('profit.payout'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.payout) }),
        meta: { kind: 'money', ...numeric },
      }),
      column.accessor('net', {
        header: t('profit.net'),
        cell: ({ getValue }) => <SignedAmount amount={getValue()} />,
        ...(totals && { footer: () => <SignedAmount amount={totals.net} /> }),
        meta: { kind: 'money', ...numeric },
      }),
      column.accessor('rewards', {
        header: t('profit.rewards'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.rewards) }),
        meta: { kind: 'money', ...numeric },
      }),
      column.accessor('minutesPlayed', {
        header: t('profit.time'),
        cell: ({ getValue }) => writeTime(getValue()),
        ...(totals && { footer: writeTime(totals.minutesPlayed) }),
        meta: { kind: 'number', ...numeric },
      }),
    ]);
  }, [t, locale, write, writeTime, totals, onChoose]);
}

/** Writes minutes as hours and minutes. */
export function usePlayedTime(): (minutes: number) => string {
  const { t } = useTranslation();
  return useCallback(
    (total) => {
      const [hours, minutes] = [Math.floor(total / 60), total % 60];
      return hours === 0 ? t('profit.minutes', { minutes }) : t('profit.hours', { hours, minutes });
    },
    [t],
  );
}
