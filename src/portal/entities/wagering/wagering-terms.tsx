import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WageringRules } from '#generated/model/index.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { useSite } from '../../access/site.ts';
import { useLanguage } from '../../i18n/language.ts';
import { formatNumber } from '../../lib/format.ts';

/** The wagering requirement of a reward: turnover multiple, deadline, maximum stake, and the share of each category. */
export function WageringTerms({ wagering }: { readonly wagering: WageringRules }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const currency = useSite()?.brand.currency;
  const { multiple, base, days, maxStake, contributions } = wagering;
  const rules = [
    t(`wagering.of.${base}`, { multiple }),
    t('wagering.days', { count: days }),
    ...(maxStake === null ? [] : [t('wagering.maxStake', { amount: formatMoney(maxStake, currency) })]),
    ...contributions.map(({ gameType, rate }) =>
      t('wagering.counts', {
        category: t(`common.category.${gameType}`),
        share: `${formatNumber(rate / 100, locale)}%`,
      }),
    ),
    t('wagering.countsNothing'),
  ];
  return (
    <section>
      <h2 className="title">{t('wagering.title')}</h2>
      <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {rules.map((rule) => (
          <li key={rule} className="flex gap-3 text-text-2">
            <Check size={16} aria-hidden="true" className="mt-1 flex-none text-text-3" />
            {rule}
          </li>
        ))}
      </ul>
    </section>
  );
}
