import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../access/use-dates.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { now } from '../../lib/clock.ts';
import { cn } from '../../lib/cn.ts';
import { formatDate } from '../../lib/format.ts';
import { Card } from '../../ui/card.tsx';

/** The expected end of the maintenance and the time until then. After that time the countdown stops. */
export function MaintenanceFacts({ until }: { readonly until: string }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { zone } = useDates();
  const end = Date.parse(until);
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const backAt = { label: t('status.maintenance.backAt'), value: formatBack(end, time, locale, zone), isFigure: true };
  const timeLeft = { label: t('status.maintenance.timeLeft'), value: formatLeft(end - time), isFigure: true };
  return <Facts facts={end > time ? [backAt, timeLeft] : [backAt]} />;
}

export type Fact = {
  readonly label: string;
  readonly value: string;
  /** Digits that must not jitter. */
  readonly isFigure?: boolean | undefined;
};

/** Some named facts side by side, or in one column if there is no space. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Card className="mt-7 w-max max-w-full">
      <dl className="flex divide-line max-sm:flex-col max-sm:divide-y sm:flex-wrap sm:divide-x">
        {facts.map(({ label, value, isFigure }) => (
          <div key={label} className="min-w-37.5 py-3.5 pr-6 pl-5">
            <dt className="text-xs text-text-3">{label}</dt>
            <dd className={cn('mt-0.5 text-xl font-semibold break-all', isFigure && 'num')}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The time of day with its zone, and the date where it is another day. */
function formatBack(end: number, time: number, locale: string, timeZone: string): string {
  const sameDay = formatDate(end, locale, 'date', timeZone) === formatDate(time, locale, 'date', timeZone);
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    ...(!sameDay && { day: 'numeric', month: 'short' }),
  }).format(end);
}

function formatLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
}
