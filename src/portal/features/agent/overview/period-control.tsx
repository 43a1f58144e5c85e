import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OverviewPeriod } from '#generated/model/index.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { cn } from '#portal/lib/cn.ts';
import { Button } from '#portal/ui/button.tsx';
import { Popover } from '#portal/ui/popover.tsx';
import { Segmented } from '#portal/ui/segmented.tsx';

const periods = Object.values(OverviewPeriod);
const frequent = ['today', 'last7', 'last14', 'month'] as const;
const others = ['yesterday', 'last30'] as const;

/** The period that the address names; 14 days without one. */
export function usePeriod() {
  const { params, change } = usePanel();
  const period = periods.find((known) => known === params.get('period')) ?? 'last14';
  return { period, choose: (next: OverviewPeriod) => change({ period: next }) };
}

/** Selects one of the frequent periods. */
export function PeriodSwitch() {
  const { t } = useTranslation();
  const { period, choose } = usePeriod();
  return (
    <Segmented<OverviewPeriod>
      label={t('team.period')}
      options={frequent.map((value) => ({ value, label: t(`team.periods.${value}`) }))}
      value={period}
      onChange={choose}
      className="max-sm:grid max-sm:w-full max-sm:grid-cols-4 max-sm:[&>*]:px-1"
    />
  );
}

type RangeButtonProps = {
  /** The days of the period, once they are known. */
  readonly days: string | undefined;
  /** A button by its look, or a quiet one inside a card. */
  readonly isQuiet?: boolean;
};

/** Tells the days of the period, and opens the periods that are asked for less often. */
export function RangeButton({ days, isQuiet = false }: RangeButtonProps) {
  const { t } = useTranslation();
  const { period, choose } = usePeriod();
  const text = days ?? t(`team.periods.${period}`);
  return (
    <Popover
      label={t('team.otherPeriods')}
      className="w-48 p-1.5"
      trigger={(trigger) => (
        <Button
          {...trigger}
          variant={isQuiet ? 'ghost' : undefined}
          size={isQuiet ? 'sm' : 'md'}
          className={cn('num', isQuiet && '-mr-3 text-xs')}
        >
          <CalendarDays size={16} aria-hidden="true" />
          {text}
          <span className="sr-only">, {t('team.otherPeriods')}</span>
        </Button>
      )}
    >
      {(close) => (
        <ul className="grid">
          {others.map((value) => (
            <li key={value}>
              <button
                type="button"
                aria-pressed={value === period}
                className={cn(
                  'target h-10 w-full rounded-md px-2.5 text-left text-sm hover:bg-surface-3',
                  value === period && 'bg-surface-3 font-semibold',
                )}
                onClick={() => {
                  close();
                  choose(value);
                }}
              >
                {t(`team.periods.${value}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
