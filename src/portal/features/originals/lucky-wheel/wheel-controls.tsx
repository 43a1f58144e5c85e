import { useTranslation } from 'react-i18next';
import { type LuckyWheelChoice, LuckyWheelChoiceSegments } from '#generated/model/index.ts';
import { Segmented } from '#portal/ui/segmented.tsx';
import type { ControlsProps } from '../game.ts';
import { RiskField } from '../parts/risk-field.tsx';

const SIZES = Object.values(LuckyWheelChoiceSegments);

/** How many segments the wheel has, and how far their prices lie apart. */
export function WheelControls({ choice, onChoice, disabled }: ControlsProps<LuckyWheelChoice>) {
  const { t } = useTranslation();
  const title = t('originals.luckyWheel.segments');
  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-4">
      <RiskField value={choice.risk} onChange={(risk) => onChoice({ ...choice, risk })} />
      <div className="grid gap-1.5">
        <span aria-hidden="true" className="text-sm font-medium text-text-2">
          {title}
        </span>
        <Segmented
          label={title}
          value={String(choice.segments)}
          onChange={(chosen) => {
            const segments = SIZES.find((size) => String(size) === chosen);
            if (segments !== undefined) onChoice({ ...choice, segments });
          }}
          options={SIZES.map((size) => ({ value: String(size), label: <span className="num">{size}</span> }))}
        />
      </div>
    </fieldset>
  );
}
