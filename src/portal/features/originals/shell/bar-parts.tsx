import { Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InhouseRules } from '#generated/model/index.ts';
import { DemoBadge } from '#portal/entities/launch/demo-badge.tsx';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { IconButton } from '#portal/ui/icon-button.tsx';
import { returnText } from '../odds-text.ts';
import { useSound } from '../sound/use-sound.ts';
import { RulesDialog } from './rules-dialog.tsx';

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
