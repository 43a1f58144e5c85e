import { Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InhouseRules } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { DemoBadge } from '#portal/entities/launch/demo-badge.tsx';
import { Facts } from '#portal/entities/money/facts.tsx';
import { RichText } from '#portal/entities/rich-text/rich-text.tsx';
import { useLanguage } from '#portal/i18n/language.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { IconButton } from '#portal/ui/button.tsx';
import { ColumnHeads } from '#portal/ui/column-heads.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { useSound } from '../sound/use-sound.ts';
import { chanceText, multiplierText, returnText } from '../stage-parts.tsx';

/** The return to player of the game and its rule sheet, both before any bet (trust 15). */
export function BarFacts({ rules }: { readonly rules: InhouseRules }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [shown, setShown] = useState(false);
  return (
    <>
      <Badge>
        <abbr title={t('originals.rules.return')} className="no-underline">
          {t('originals.rtp')}
        </abbr>
        <span className="num">{returnText(rules.returnToPlayer, locale)}</span>
      </Badge>
      <button
        type="button"
        className="target text-sm font-medium whitespace-nowrap text-brand-text underline-offset-2 hover:underline"
        onClick={() => setShown(true)}
      >
        {t('originals.rules.open')}
      </button>
      {shown && <RulesDialog rules={rules} onClose={() => setShown(false)} />}
    </>
  );
}

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
                <td className="num text-right">{multiplierText(price.multiplier, locale)}</td>
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

/** The same under the bar of a phone, which has no room for them or a trial's credit. */
export function PhoneFacts({ rules, demo }: { readonly rules: InhouseRules; readonly demo: boolean }) {
  return (
    <>
      <BarFacts rules={rules} />
      {demo && (
        <span className="ml-auto">
          <DemoBadge />
        </span>
      )}
    </>
  );
}

/** The sound switch. */
export function BarActions() {
  const { t } = useTranslation();
  const sound = useSound();
  const Icon = sound.on ? Volume2 : VolumeX;
  return (
    <IconButton label={t('originals.sound')} title={t('originals.sound')} pressed={sound.on} onClick={sound.toggle}>
      <Icon size={18} aria-hidden="true" />
    </IconButton>
  );
}
