import { useTranslation } from 'react-i18next';
import type { ProfitLoss, ProfitLossCategory } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { Chart } from '#portal/entities/chart/chart.tsx';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { formatDate } from '#portal/lib/format.ts';
import { addAmounts, compareAmounts } from '#shared/money/amount.ts';

/** The result from day to day, which a single day does not have, and the stakes by category. */
export function ProfitCharts({ profit: { days, categories } }: { readonly profit: ProfitLoss }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const point = (label: string, amount: string) => ({ label, value: Number(amount), text: write(amount) });
  return (
    <>
      {days.length > 1 && (
        <Chart
          kind="line"
          title={t('profit.course')}
          of={{ label: t('profit.day'), value: t('profit.net') }}
          write={(value) => write(String(value))}
          points={days.map(({ date, cumulativeNet }) =>
            point(formatDate(Date.parse(date), locale, 'day'), cumulativeNet),
          )}
        />
      )}
      {categories.length > 0 && (
        <Chart
          kind="share"
          title={t('profit.stakesBy')}
          of={{ label: t('profit.category'), value: t('profit.stake') }}
          write={(value) => write(String(value))}
          points={largest(categories).map(({ gameType, stake }) =>
            point(gameType ? t(`common.category.${gameType}`) : t('profit.others'), stake),
          )}
        />
      )}
    </>
  );
}

/** A chart of shares has this many colours. */
const MOST_SHARES = 6;

type Share = { readonly gameType?: ProfitLossCategory['gameType']; readonly stake: string };

/** The categories with the largest stakes first; the smallest as one where there are too many. */
function largest(categories: readonly ProfitLossCategory[]): readonly Share[] {
  const sorted = [...categories].sort((a, b) => compareAmounts(b.stake, a.stake));
  if (sorted.length <= MOST_SHARES) return sorted;
  const rest = sorted.slice(MOST_SHARES - 1).reduce((sum, { stake }) => addAmounts(sum, stake), '0');
  return [...sorted.slice(0, MOST_SHARES - 1), { stake: rest }];
}
