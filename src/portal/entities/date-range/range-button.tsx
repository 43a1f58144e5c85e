import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatDay, formatDays } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import type { DateRange } from './date-range.ts';
import { RangeField } from './range-field.tsx';

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
