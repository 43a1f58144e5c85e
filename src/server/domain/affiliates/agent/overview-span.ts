import type { OverviewPeriod } from '#generated/model/index.ts';
import { dayAt, daysFrom, type LocalDay, momentOn } from '#shared/time/zone.ts';

/** A period of the overview; all moments are milliseconds since 1970. */
export interface Span {
  /** Half open. */
  readonly from: number;
  readonly to: number;
  /** When the period before begins. */
  readonly before: number;
  readonly bucket: 'hour' | 'day';
  /** When each point of the chart begins, in order. */
  readonly points: readonly number[];
}

const HOUR = 3_600_000;

const LAST = { last7: 7, last14: 14, last30: 30 } as const;

/** The days of a period in the brand's time zone; all but `yesterday` end now. */
export function overviewSpan(period: OverviewPeriod, now: number, timeZone: string): Span {
  const day = dayAt(now, timeZone);
  const today = momentOn(day, timeZone);
  const back = (days: number) => daysFrom(today, -days, timeZone);
  if (period === 'today') return hours({ from: today, to: now, before: back(1) });
  if (period === 'yesterday') return hours({ from: back(1), to: today, before: back(2) });
  const days = period === 'month' ? day.day : LAST[period];
  const before = period === 'month' ? momentOn(monthBefore(day), timeZone) : back(2 * days - 1);
  const points = Array.from({ length: days }, (_, at) => back(days - 1 - at));
  return { from: back(days - 1), to: now, before, bucket: 'day', points };
}

function monthBefore({ year, month }: LocalDay): LocalDay {
  return month === 1 ? { year: year - 1, month: 12, day: 1 } : { year, month: month - 1, day: 1 };
}

function hours(span: Pick<Span, 'from' | 'to' | 'before'>): Span {
  const count = Math.max(1, Math.ceil((span.to - span.from) / HOUR));
  return { ...span, bucket: 'hour', points: Array.from({ length: count }, (_, at) => span.from + at * HOUR) };
}
