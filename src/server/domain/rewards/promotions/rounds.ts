import type { PromotionRule } from '#server/db/schema/promotions.ts';
import { addDays, dayAt, dayName, momentOn, weekday } from '#shared/time/zone.ts';

/** The round of a promotion at a moment: the day where it repeats on weekdays, empty where it never repeats. */
export function roundAt(rule: PromotionRule | null, now: number, timeZone: string): string {
  return rule?.kind === 'weekday_deposit' ? dayRound(now, timeZone) : '';
}

/** The round of every promotion that repeats. */
export function dayRound(now: number, timeZone: string): string {
  return dayName(dayAt(now, timeZone));
}

/** Whether a moment is in a round at all. */
export function inRound(rule: PromotionRule | null, now: number, timeZone: string): boolean {
  return rule?.kind !== 'weekday_deposit' || weekday(dayAt(now, timeZone)) === rule.weekday;
}

/** The last whole week, from Monday to Monday, and its name. */
export function lastWeek(
  now: number,
  timeZone: string,
): { readonly from: Date; readonly to: Date; readonly name: string } {
  const today = dayAt(now, timeZone);
  const monday = addDays(today, -weekday(today));
  const before = addDays(monday, -7);
  return {
    from: new Date(momentOn(before, timeZone)),
    to: new Date(momentOn(monday, timeZone)),
    name: dayName(before),
  };
}
