import { addDays, dayAt, type LocalDay, momentOn } from '#shared/time/zone.ts';
import type { DateRange } from '../../ground/date-range.ts';

export interface Days {
  /** `yyyy-MM-dd`, the first day first. */
  readonly dates: readonly string[];
  /** When each day begins, and when the last one ends. */
  readonly starts: readonly Date[];
}

/** The days of a time zone that a range touches. */
export function daysOf({ from, to }: DateRange, timeZone: string): Days {
  const last = to.getTime() - 1;
  const days: LocalDay[] = [];
  let day = dayAt(from.getTime(), timeZone);
  do {
    days.push(day);
    day = addDays(day, 1);
  } while (momentOn(day, timeZone) <= last);
  return {
    dates: days.map(written),
    starts: [...days, day].map((begun) => new Date(momentOn(begun, timeZone))),
  };
}

function written({ year, month, day }: LocalDay): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
