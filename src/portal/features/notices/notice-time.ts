import { dayAt } from '#shared/time/zone.ts';
import { formatDate } from '../../lib/format.ts';

const DAY = 86_400_000;

/** When an announcement was published, as short as a line of the list wants it: `09:00`, `yesterday`, `22 Jun`. */
export function noticeTime(time: number, now: number, locale: string, timeZone: string): string {
  const [published, today] = [dayAt(time, timeZone), dayAt(now, timeZone)];
  const days = numberOf(today) - numberOf(published);
  if (days === 0) return formatDate(time, locale, 'time', timeZone);
  if (days === 1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day');
  return formatDate(time, locale, published.year === today.year ? 'day' : 'date', timeZone);
}

/** The number of a day in the calendar. */
function numberOf({ year, month, day }: ReturnType<typeof dayAt>): number {
  return Date.UTC(year, month - 1, day) / DAY;
}
