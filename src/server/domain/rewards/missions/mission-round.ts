import type { missions } from '#server/db/schema/missions.ts';
import { addDays, dayAt, momentOn, weekday } from '#shared/time/zone.ts';

export type MissionRow = typeof missions.$inferSelect;

/** The time in which a mission counts; `to` is not included, null where it never ends. */
export interface Round {
  readonly from: Date;
  readonly to: Date | null;
}

/** The day, the week from Monday, or the month that contains a moment, in the brand's time zone. */
export function periodAt(
  period: 'day' | 'week' | 'month',
  now: number,
  timeZone: string,
): { readonly from: Date; readonly to: Date } {
  const today = dayAt(now, timeZone);
  const month = { ...today, day: 1 };
  const first = { day: today, week: addDays(today, -weekday(today)), month }[period];
  const next = period === 'month' ? { ...addDays(month, 31), day: 1 } : addDays(first, period === 'day' ? 1 : 7);
  return { from: new Date(momentOn(first, timeZone)), to: new Date(momentOn(next, timeZone)) };
}

/** The round of a mission at a moment, within its start and end. */
export function roundAt(
  { repeats, startsAt, endsAt }: Pick<MissionRow, 'repeats' | 'startsAt' | 'endsAt'>,
  now: number,
  timeZone: string,
): Round {
  if (repeats === null) return { from: startsAt, to: endsAt };
  const { from, to } = periodAt(repeats, now, timeZone);
  return { from: from < startsAt ? startsAt : from, to: endsAt !== null && endsAt < to ? endsAt : to };
}
