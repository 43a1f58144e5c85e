import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LumoLampChoice } from '#generated/model/index.ts';
import { LumoLampChoiceLight } from '#generated/model/index.ts';
import { lampMultiplier, lightsOf } from '#shared/games/lumo-lamp.ts';
import type { ControlsProps } from '../game.ts';
import { multiplierText } from '../odds-text.ts';

/** The colour that is bet on, with its lights and its price. */
export function LampControls({ choice, onChoice, disabled }: ControlsProps<LumoLampChoice>) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset disabled={disabled} className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium text-text-2">{t('originals.lumoLamp.choose')}</legend>
      {Object.values(LumoLampChoiceLight).map((light) => (
        <label
          key={light}
          data-light={light}
          className="og-swatch flex h-touch cursor-pointer items-center gap-3 rounded-md border border-line bg-surface-2 px-3.5 text-sm text-text-2 has-checked:border-text-1 has-checked:text-text-1 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={light}
            checked={choice.light === light}
            onChange={() => onChoice({ ...choice, light })}
            className="sr-only"
          />
          <span className="font-semibold">{t(`originals.lumoLamp.colour.${light}`)}</span>
          <span className="flex-1 text-xs">{t('originals.lumoLamp.lights', { count: lightsOf(light) })}</span>
          <span className="num">{multiplierText(lampMultiplier(light))}</span>
        </label>
      ))}
    </fieldset>
  );
}
