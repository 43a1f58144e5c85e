import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BetRules } from '#generated/model/index.ts';

/** What wins, with a link to the full rules. */
export function RulesText({ rules: { text, helpPath } }: { readonly rules: BetRules }) {
  const { t } = useTranslation();
  return (
    <section className="grid gap-1 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="font-semibold">{t('records.bets.record.rules')}</h4>
        <Link to={helpPath} className="target font-medium text-brand-text underline-offset-2 hover:underline">
          {t('records.bets.record.allRules')}
        </Link>
      </div>
      <p className="text-text-2">{text}</p>
    </section>
  );
}
