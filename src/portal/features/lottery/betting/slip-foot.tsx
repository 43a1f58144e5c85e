import { useTranslation } from 'react-i18next';
import { useMoney } from '#portal/access/use-money.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { compareAmounts, multiplyAmount, subtractAmounts } from '#shared/money/amount.ts';
import { useDatedDraw } from './use-dated-draw.ts';
import type { SlipFacts } from './use-hindrance.ts';

/** What a slip costs: in a draw, of the balance, and in all. */
export function SlipFoot({ state: { slip }, totals, balance, sumBalance, draws }: SlipFacts) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const dated = useDatedDraw(draws);
  if (slip === undefined || totals === undefined) return null;
  const [first] = slip.draws;
  const after = balance && subtractAmounts(balance, totals.totalStake);
  const elsewhere = balance && sumBalance && subtractAmounts(sumBalance, balance);
  const lines = t('betting.lines', { count: totals.lines, shown: formatNumber(totals.lines, locale) });
  const isRising = slip.draws.some(({ multiple }) => multiple !== first?.multiple);
  const perDraw = write(multiplyAmount(totals.stakePerDraw, String(first?.multiple ?? 1), 8));
  const isChase = slip.draws.length > 1;
  return (
    <dl className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <dt className="text-text-2">
          {isChase
            ? t('betting.foot.draws', { lines, count: slip.draws.length })
            : t('betting.foot.draw', { lines, draw: dated(first?.drawId) })}
        </dt>
        <dd className="num font-semibold">
          {isChase ? t(isRising ? 'betting.foot.from' : 'betting.foot.each', { amount: perDraw }) : perDraw}
        </dd>
      </div>
      {elsewhere && compareAmounts(elsewhere, '0') > 0 && (
        <div className="flex items-baseline justify-between text-sm">
          <dt className="text-text-2">{t('betting.foot.elsewhere')}</dt>
          <dd className="num font-semibold">{write(elsewhere)}</dd>
        </div>
      )}
      {after !== undefined && (
        <div className="flex items-baseline justify-between text-sm">
          <dt className="text-text-2">{t('betting.balanceAfter')}</dt>
          <dd className="num font-semibold">{write(after)}</dd>
        </div>
      )}
      <div className="flex items-baseline justify-between">
        <dt className="font-semibold">{t('betting.totalStake')}</dt>
        <dd className="num text-xl/7 font-bold">{write(totals.totalStake)}</dd>
      </div>
    </dl>
  );
}
