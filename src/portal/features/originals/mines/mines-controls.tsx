import { useTranslation } from 'react-i18next';
import type { MinesChoice } from '#generated/model/index.ts';
import { playInhouseRoundBodyChoiceThreeMinesMax } from '#generated/zod/inhouse/inhouse.ts';
import { cn } from '#portal/lib/cn.ts';
import type { ControlsProps } from '../game.ts';

const USUAL = [1, 3, 5, 10, 24];

/** How many mines lie below the tiles: usual numbers as buttons, any other from the list. */
export function MinesControls({ choice, onChoice, disabled }: ControlsProps<MinesChoice>) {
  const { t } = useTranslation();
  return (
    <fieldset disabled={disabled} className="grid gap-1.5">
      <legend className="mb-1.5 flex w-full items-baseline justify-between text-sm font-medium text-text-2">
        {t('originals.mines.count')}
        <span className="text-xs font-normal">{t('originals.mines.ofTiles')}</span>
      </legend>
      <div className="grid grid-cols-5 gap-1.5">
        {USUAL.map((mines) => (
          <button
            key={mines}
            type="button"
            aria-pressed={choice.mines === mines}
            onClick={() => onChoice({ ...choice, mines })}
            className={cn(
              'num h-10 rounded-md text-sm touch:h-touch',
              choice.mines === mines ? 'bg-text-1 text-surface-0' : 'bg-surface-2 text-text-2 light:bg-surface-3',
            )}
          >
            {mines}
          </button>
        ))}
      </div>
      <label className="mt-1 grid gap-1 text-xs text-text-2">
        {t('originals.mines.exact', { count: choice.mines })}
        <input
          type="range"
          min={1}
          max={playInhouseRoundBodyChoiceThreeMinesMax}
          value={choice.mines}
          onChange={(event) => onChoice({ ...choice, mines: Number(event.target.value) })}
          className="h-6 w-full accent-text-1"
        />
      </label>
    </fieldset>
  );
}
