import { useTranslation } from 'react-i18next';
import { useBrandZone } from '../../access/use-dates.ts';
import { now } from '../../lib/clock.ts';
import { Chip } from '../../ui/chip.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type DateRange, dayOf, rangeNames, rangeProblem } from './date-range.ts';
import { DayZone } from './day-zone.tsx';

type RangeFieldProps = {
  readonly value: DateRange;
  /** The changed values; a removed day is undefined. */
  readonly onChange: (changes: Partial<DateRange>) => void;
};

/** Selects a range of days by name, or by its first and last day. It names the time zone of its days. */
export function RangeField({ value, onChange }: RangeFieldProps) {
  const { t } = useTranslation();
  const today = dayOf(now(), useBrandZone());
  const problem = rangeProblem(value);
  const day = (part: 'first' | 'last') => (
    <TextField
      type="date"
      label={t(`lists.range.${part}`)}
      value={value[part] ?? ''}
      max={today}
      onChange={(event) => onChange({ [part]: event.target.value || undefined })}
      error={part === 'last' && (problem === 'order' || problem === 'length') ? t(`lists.range.${problem}`) : undefined}
    />
  );
  return (
    <div className="grid min-w-0 gap-3">
      <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
        <legend className="sr-only">{t('lists.range.label')}</legend>
        {rangeNames.map((name) => (
          <Chip key={name} selected={value.name === name} onClick={() => onChange(startOf(name, value, today))}>
            {t(`lists.range.name.${name}`)}
          </Chip>
        ))}
        <DayZone />
      </fieldset>
      {value.name === 'custom' && (
        // A width from outside: what a field holds is contained, so that it has none of its own.
        <div className="grid max-w-88 grid-cols-[repeat(auto-fit,minmax(min(100%,150px),1fr))] gap-3">
          {day('first')}
          {day('last')}
        </div>
      )}
    </div>
  );
}

/** A custom range starts with today, so that it is complete at once. */
function startOf(name: DateRange['name'], before: DateRange, today: string): DateRange {
  if (name !== 'custom') return { name };
  return { name, first: before.first ?? today, last: before.last ?? today };
}
