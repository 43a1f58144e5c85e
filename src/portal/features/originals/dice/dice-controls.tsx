import { useTranslation } from 'react-i18next';
import type { DiceChoice } from '#generated/model/index.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { cn } from '#portal/lib/cn.ts';
import { Segmented } from '#portal/ui/segmented.tsx';
import { diceWinners } from '#shared/games/dice.ts';
import type { ControlsProps } from '../game.ts';
import { chanceText } from '../odds-text.ts';
import { ROLLS, turned, withWinners } from './track.ts';

/** Usual numbers of winning rolls of the ten thousand. */
const USUAL = [1_000, 2_500, 4_950, 7_500, 9_800];

/** The side of the target that wins, and usual chances. The target itself is on the stage. */
export function DiceControls({ choice, onChoice, disabled }: ControlsProps<DiceChoice>) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const winners = diceWinners(choice);
  return (
    <fieldset disabled={disabled} className="grid gap-3">
      <legend className="sr-only">{t('originals.dice.choose')}</legend>
      <Segmented
        label={t('originals.dice.side')}
        options={[
          {
            value: 'over',
            label: t('originals.dice.over', {
              target: choice.direction === 'over' ? choice.target : turned(choice).target,
            }),
          },
          {
            value: 'under',
            label: t('originals.dice.under', {
              target: choice.direction === 'under' ? choice.target : turned(choice).target,
            }),
          },
        ]}
        value={choice.direction}
        onChange={(direction) => direction !== choice.direction && onChoice(turned(choice))}
        className="flex"
      />
      {/* biome-ignore lint/a11y/useSemanticElements: the fieldset around it is the group of the form */}
      <div role="group" aria-label={t('originals.rules.chance')} className="grid grid-cols-5 gap-1.5">
        {USUAL.map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={winners === count}
            onClick={() => onChoice(withWinners(choice, count))}
            className={cn(
              'num h-10 rounded-md text-xs touch:h-touch',
              winners === count ? 'bg-text-1 text-surface-0' : 'bg-surface-2 text-text-2 light:bg-surface-3',
            )}
          >
            {chanceText(String(count / ROLLS), locale)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
