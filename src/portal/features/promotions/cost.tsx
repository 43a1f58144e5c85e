import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WageringRules } from '../../../../generated/client/model/index.ts';
import { useSite } from '../../access/site.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatMoney, formatNumber } from '../../lib/format.ts';
import { Card } from '../../ui/card.tsx';

/** What a reward costs before it can be withdrawn: how often it is staked, by when, and what counts how much. */
export function Cost({ wagering }: { readonly wagering: WageringRules }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const currency = useSite()?.brand.currency;
  const { multiple, base, days, maxStake, contributions } = wagering;
  const rules = [
    t(`promotions.wageringOf.${base}`, { multiple }),
    t('promotions.days', { count: days }),
    ...(maxStake === null ? [] : [t('promotions.maxStake', { amount: formatMoney(maxStake, currency) })]),
    ...contributions.map(({ gameType, rate }) =>
      t('promotions.counts', {
        category: t(`common.category.${gameType}`),
        share: `${formatNumber(rate / 100, locale)}%`,
      }),
    ),
    t('promotions.countsNothing'),
  ];
  return (
    <Card className="p-6">
      <h2 className="title">{t('promotions.cost')}</h2>
      <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {rules.map((rule) => (
          <li key={rule} className="flex gap-3 text-text-2">
            <Check size={16} aria-hidden="true" className="mt-1 flex-none text-text-3" />
            {rule}
          </li>
        ))}
      </ul>
    </Card>
  );
}
