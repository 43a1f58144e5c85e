const DAY = 86_400_000;

/** When an announcement was published, as short as a line of the list wants it: `09:00`, `yesterday`, `22 Jun`. */
export function noticeTime(time: number, now: number, locale: string): string {
  const days = dayOf(now) - dayOf(time);
  if (days === 0) return new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle: 'h23' }).format(time);
  if (days === 1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day');
  const sameYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(!sameYear && { year: 'numeric' as const }),
  }).format(time);
}

/** The number of a day in the visitor's calendar. */
function dayOf(time: number): number {
  const date = new Date(time);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);
}
