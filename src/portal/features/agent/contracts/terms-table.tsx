import { useTranslation } from 'react-i18next';
import type { ContractKind, ContractTerms } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { usePercent } from './use-percent.ts';

type TermsTableProps = {
  readonly kind: ContractKind;
  readonly terms: ContractTerms;
  /** The tier that held, from 1. */
  readonly held?: number | null;
};

/** The tiers of a contract, who counts as active, and what is carried over. */
export function TermsTable({ kind, terms, held = null }: TermsTableProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const percent = usePercent();
  const write = useMoney();
  const isDividend = kind === 'dividend';
  return (
    <section className="grid gap-2">
      <h4 className="text-sm font-semibold">{t('contracts.tiers')}</h4>
      <section
        aria-label={t('contracts.tiers')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        className="relative overflow-x-auto rounded-md border border-line"
      >
        <table className="num w-full text-right text-sm">
          <thead className="text-xs text-text-3">
            <tr>
              <th className="px-4 py-2 text-left font-medium">{t('contracts.tier')}</th>
              <th className="px-4 py-2 font-medium">{t('contracts.from')}</th>
              <th className="px-4 py-2 font-medium">{t('contracts.activeFrom')}</th>
              {isDividend && <th className="px-4 py-2 font-medium">{t('contracts.lossFrom')}</th>}
              <th className="px-4 py-2 font-medium">{t('contracts.rate')}</th>
            </tr>
          </thead>
          <tbody>
            {terms.tiers.map((tier, at) => (
              <tr
                key={tier.rate}
                className={
                  held === at + 1 ? 'border-t border-line bg-brand-soft font-semibold' : 'border-t border-line'
                }
              >
                <td className="px-4 py-2 text-left">{at + 1}</td>
                <td className="px-4 py-2">{write(tier.turnover)}</td>
                <td className="px-4 py-2">{formatNumber(tier.activeDownlines, locale)}</td>
                {isDividend && <td className="px-4 py-2">{write(tier.loss ?? '0.00')}</td>}
                <td className="px-4 py-2 whitespace-nowrap">{percent(tier.rate)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="text-sm text-text-2">
        {t('contracts.activeMinimum', { amount: write(terms.activeMinimum) })}
        {terms.carryOver !== null && ` ${t(`contracts.carryOver.${terms.carryOver}`)}`}
      </p>
    </section>
  );
}
