import { useTranslation } from 'react-i18next';
import { Segmented } from '../../ui/segmented.tsx';
import type { DateRange, RangeName } from './date-range.ts';

const frequent = ['today', 'week', 'month'] as const;

type RangeSwitchProps = {
  readonly value: DateRange;
  readonly onChange: (changes: Partial<DateRange>) => void;
};

/** Selects one of the ranges that are asked for most often; none is selected for another one. */
export function RangeSwitch({ value, onChange }: RangeSwitchProps) {
  const { t } = useTranslation();
  return (
    <Segmented<RangeName>
      size="sm"
      label={t('lists.range.label')}
      options={frequent.map((name) => ({ value: name, label: t(`lists.range.name.${name}`) }))}
      value={value.name}
      onChange={(name) => onChange({ name })}
    />
  );
}
