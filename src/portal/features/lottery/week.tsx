import { useTranslation } from 'react-i18next';
import type { DrawWeekday } from '#generated/model/index.ts';
import { addDays, dayAt, momentOn, weekday as weekdayOf } from '#shared/time/zone.ts';
import { useBrandZone, useDates } from '../../access/use-dates.ts';
import { now } from '../../lib/clock.ts';
import { Card } from '../../ui/card.tsx';

/** The stations that draw on each day of the week, in the visitor's time; their local time is given in words. */
export function Week({ days }: { readonly days: readonly DrawWeekday[] }) {
  const { t } = useTranslation();
  const dates = useDates();
  const brandZone = useBrandZone();
  const rows = days.map((day) => ({ ...day, at: nextOn(day, brandZone) }));
  const stationTimes = [...new Set(rows.map(({ at }) => dates.brandTime(at)))].filter((time) => time !== undefined);
  return (
    <Card className="px-5 py-3.5">
      <h2 className="title mb-1.5">{t('lottery.week')}</h2>
      <ul>
        {rows.map(({ weekday, at, stations }) => (
          <li
            key={weekday}
            className="flex min-h-10 items-center gap-3 border-t border-line py-1.5 text-sm first:border-t-0"
          >
            <span className="w-24 flex-none font-medium">{dates.write(at, 'weekday')}</span>
            <span className="flex-1 text-text-2">{stations.map((station) => station.name).join(', ')}</span>
            <span className="num text-text-2">{dates.write(at, 'time')}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-xs text-text-2">
        {t('lottery.weekZone', { zone: dates.zoneAt(rows[0]?.at ?? now()) })}{' '}
        {stationTimes.length > 0 && t('lottery.stationTime', { time: stationTimes.join(', ') })}
      </p>
    </Card>
  );
}

/** The next moment at which clocks in the zone show this time, today included. */
function nextOn({ weekday, localTime }: DrawWeekday, zone: string): number {
  const [hours = 0, minutes = 0] = localTime.split(':').map(Number);
  const today = dayAt(now(), zone);
  // The contract's first day is a Monday, and so is the calendar's.
  const ahead = (weekday - 1 - weekdayOf(today) + 7) % 7;
  return momentOn(addDays(today, ahead), zone, hours * 60 + minutes);
}
