import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlinkoChoice } from '#generated/model/index.ts';
import {
  playInhouseRoundBodyChoiceTwoRowsMax,
  playInhouseRoundBodyChoiceTwoRowsMin,
} from '#generated/zod/inhouse/inhouse.ts';
import type { ControlsProps } from '../game.ts';
import { RiskField } from '../parts/risk-field.tsx';

/** How many rows of pins there are, and how far the bins' prices lie apart. */
export function PlinkoControls({ choice, onChoice, disabled }: ControlsProps<PlinkoChoice>) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-4">
      <RiskField value={choice.risk} onChange={(risk) => onChoice({ ...choice, risk })} />
      <div className="grid gap-1.5">
        <div className="flex items-baseline justify-between">
          <label htmlFor={id} className="text-sm font-medium text-text-2">
            {t('originals.plinko.rows')}
          </label>
          <span aria-hidden="true" className="num text-md font-bold">
            {choice.rows}
          </span>
        </div>
        <input
          id={id}
          type="range"
          min={playInhouseRoundBodyChoiceTwoRowsMin}
          max={playInhouseRoundBodyChoiceTwoRowsMax}
          value={choice.rows}
          onChange={(event) => onChoice({ ...choice, rows: Number(event.target.value) })}
          className="h-8 w-full cursor-pointer accent-brand-graphic touch:h-touch"
        />
        <div aria-hidden="true" className="num flex justify-between text-xs text-text-3">
          <span>{playInhouseRoundBodyChoiceTwoRowsMin}</span>
          <span>{playInhouseRoundBodyChoiceTwoRowsMax}</span>
        </div>
      </div>
    </fieldset>
  );
}
