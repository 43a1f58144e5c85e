import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrandZone } from '../../access/use-dates.ts';
import { useLanguage } from '../../i18n/language.ts';
import { now } from '../../lib/clock.ts';
import { formatDay, formatDays, formatOffset } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { type DateRange, dayOf, type RangeName, rangeNames, rangeProblem } from './date-range.ts';

type RangeButtonProps = {
  readonly value: DateRange;
  /** Its first and last day as `yyyy-MM-dd`; undefined while it is incomplete. */
  readonly days: { readonly first: string; readonly last: string } | undefined;
  readonly onChange: (changes: Partial<DateRange>) => void;
  /** Tells only the days, where the name of the range is told beside it. */
  readonly isUnnamed?: boolean;
};

/** The range of days as a button that opens its choice, where there is no room for all. */
export function RangeButton({ value, days, onChange, isUnnamed = false }: RangeButtonProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const name = t(`lists.range.name.${value.name}`);
  const isDay = days !== undefined && days.first === days.last;
  const day = (date: string) => formatDay(date, locale);
  const named = isDay
    ? `${name}, ${day(days.first)}`
    : value.name === 'custom' && days
      ? t('lists.period', { first: day(days.first), last: day(days.last) })
      : name;
  const text = isUnnamed && days ? formatDays(Date.parse(days.first), Date.parse(days.last), locale, 'UTC') : named;
  return (
    <Popover
      label={t('lists.range.name.custom')}
      className="w-80 p-4"
      trigger={(props) => (
        <Button {...props} size="sm">
          <CalendarDays size={16} aria-hidden="true" />
          <span className="sr-only">{t('lists.range.label')}: </span>
          {text}
        </Button>
      )}
    >
      {(close) => (
        <RangeField
          value={value}
          onChange={(changes) => {
            onChange(changes);
            // Days of one's own are chosen one after the other.
            if (changes.name !== undefined && changes.name !== 'custom') close();
          }}
        />
      )}
    </Popover>
  );
}

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

/** Names the time zone in which days begin, that of the brand. */
export function DayZone() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const offset = formatOffset(now(), locale, useBrandZone());
  return <span className="text-xs text-text-3">{t('lists.range.zone', { offset })}</span>;
}
