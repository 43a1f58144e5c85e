import { useTranslation } from 'react-i18next';
import type { InhouseRules } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { Facts } from '#portal/entities/money/facts.tsx';
import { RichText } from '#portal/entities/rich-text/rich-text.tsx';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { ColumnHeads } from '#portal/ui/column-heads.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { chanceText, multiplierText, returnText } from '../odds-text.ts';

type RulesDialogProps = { readonly rules: InhouseRules; readonly onClose: () => void };

/** The rule sheet of a game: how it is played, what each choice pays, limits, and what becomes of unfinished rounds. */
export function RulesDialog({ rules, onClose }: RulesDialogProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const { locale } = useLanguage();
  const facts = [
    { label: t('originals.rules.return'), value: returnText(rules.returnToPlayer, locale) },
    { label: t('originals.rules.edge'), value: returnText(10_000 - rules.returnToPlayer, locale) },
    { label: t('originals.rules.stakes'), value: `${write(rules.minStake)} – ${write(rules.maxStake)}` },
    { label: t('originals.rules.maxPayout'), value: write(rules.maxPayout) },
    { label: t('originals.rules.formula'), value: rules.multiplierRule },
    { label: t('originals.rules.version'), value: String(rules.version) },
  ];
  return (
    <Modal
      title={t('originals.rules.title', { game: rules.gameName })}
      closeLabel={t('common.close')}
      onClose={onClose}
      className="sm:w-160"
    >
      <div className="grid gap-5 px-6 pb-6">
        <RichText html={rules.html} under={2} />
        <Facts facts={facts} />
        <p className="text-sm text-text-2">
          {t('originals.rules.unfinished', { count: rules.unfinishedHours, rule: rules.unfinishedRule })}
        </p>
        <table className="w-full text-sm">
          <caption className="pb-2 text-left font-semibold">{t('originals.rules.prices')}</caption>
          <ColumnHeads
            heads={[
              t('originals.rules.choice'),
              t('originals.rules.pays'),
              t('originals.rules.chance'),
              t('originals.rules.returnShort'),
            ]}
          />
          <tbody>
            {rules.prices.map((price) => (
              <tr key={`${price.choice} ${price.multiplier}`} className="border-b border-line *:py-1.5">
                <td className="pr-2 wrap-anywhere">{price.choice}</td>
                <td className="num text-right">{multiplierText(price.multiplier)}</td>
                <td className="num text-right">{chanceText(price.hitProbability, locale)}</td>
                <td className="num text-right">{returnText(price.returnToPlayer, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  );
}
