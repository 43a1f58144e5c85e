import type { Services } from '#server/services.ts';
import { addDays, dayAt, type LocalDay, momentOn } from '#shared/time/zone.ts';

/** The schedule of the rank checks. */
export type CheckRules = Pick<Services['brand'], 'timeZone' | 'vip'>;

/** The day of the last check, `yyyy-MM-dd` on the brand's calendar. */
export function lastCheckDay(rules: CheckRules, now: number): string {
  const today = dayAt(now, rules.timeZone);
  return dayName(checkMoment(rules, dayName(today)) <= now ? today : addDays(today, -1));
}

/** The moment of a day's check. */
export function checkMoment({ timeZone, vip }: CheckRules, day: string): number {
  const [hours = 0, minutes = 0] = vip.checkedAt.split(':').map(Number);
  return momentOn(dayOf(day), timeZone, hours * 60 + minutes);
}

/** The day `days` later. */
export function daysLater(day: string, days: number): string {
  return dayName(addDays(dayOf(day), days));
}

function dayOf(name: string): LocalDay {
  const [year = 0, month = 1, day = 1] = name.split('-').map(Number);
  return { year, month, day };
}

function dayName({ year, month, day }: LocalDay): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}`;
}
