import type { ExclusionPeriod, LimitPeriod } from '#generated/model/index.ts';
import { addDays, dayAt, daysFrom, type LocalDay, momentOn, weekday } from '#shared/time/zone.ts';

/** A calendar period, end excluded. */
interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** The day, week (from Monday) or month of the zone that holds a moment. */
export function spanOf(period: LimitPeriod, now: number, timeZone: string): Span {
  const today = dayAt(now, timeZone);
  const first = firstDay(period, today);
  const next = period === 'month' ? monthsLater(first, 1) : addDays(first, period === 'week' ? 7 : 1);
  return { from: new Date(momentOn(first, timeZone)), to: new Date(momentOn(next, timeZone)) };
}

function firstDay(period: LimitPeriod, today: LocalDay): LocalDay {
  if (period === 'month') return { ...today, day: 1 };
  return period === 'week' ? addDays(today, -weekday(today)) : today;
}

const days: Readonly<Partial<Record<ExclusionPeriod, number>>> = { day_1: 1, day_7: 7, day_30: 30 };
const months: Readonly<Partial<Record<ExclusionPeriod, number>>> = { month_6: 6, year_1: 12, year_5: 60 };

/**
 * When an exclusion ends that begins now: at the same clock time of the zone, on the last day of a month that is too
 * short. Null for a permanent one.
 */
export function exclusionEnd(period: ExclusionPeriod, now: number, timeZone: string): Date | null {
  const today = dayAt(now, timeZone);
  const count = months[period];
  const added = count === undefined ? days[period] : daysBetween(today, monthsLater(today, count));
  return added === undefined ? null : new Date(daysFrom(now, added, timeZone));
}

function monthsLater({ year, month, day }: LocalDay, count: number): LocalDay {
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1, day: Math.min(day, last) };
}

function daysBetween(from: LocalDay, to: LocalDay): number {
  const utc = ({ year, month, day }: LocalDay) => Date.UTC(year, month - 1, day);
  return Math.round((utc(to) - utc(from)) / 86_400_000);
}
