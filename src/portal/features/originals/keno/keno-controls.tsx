import { useTranslation } from 'react-i18next';
import type { KenoChoice } from '#generated/model/index.ts';
import { Button } from '#portal/ui/button.tsx';
import type { ControlsProps } from '../game.ts';
import { MOST, quickPick } from './picks.ts';

const COUNTS = [1, 3, 5, 7, 10];

/** How many numbers are picked, numbers by chance, and a clear card. */
export function KenoControls({ choice, onChoice, disabled }: ControlsProps<KenoChoice>) {
  const { t } = useTranslation();
  const picked = choice.numbers.length;
  return (
    <div className="grid gap-3">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium text-text-2">{t('originals.keno.picked')}</span>
        <span className="num">{t('originals.keno.pickedOf', { picked, most: MOST })}</span>
      </p>
      <fieldset disabled={disabled} className="grid min-w-0 gap-1.5">
        <legend className="mb-1.5 text-sm font-medium text-text-2">{t('originals.keno.quickPick')}</legend>
        <div className="grid grid-cols-5 gap-1.5">
          {COUNTS.map((count) => (
            <Button
              key={count}
              className="px-0!"
              aria-label={t('originals.keno.quickPickOf', { count })}
              onClick={() => onChoice({ ...choice, numbers: quickPick(count, Math.random) })}
            >
              <span className="num">{count}</span>
            </Button>
          ))}
        </div>
      </fieldset>
      <Button
        variant="outline"
        disabled={disabled || picked === 0}
        onClick={() => onChoice({ ...choice, numbers: [] })}
      >
        {t('originals.keno.clear')}
      </Button>
    </div>
  );
}
