import { addDays, dayAt, dayName, momentOn } from '#shared/time/zone.ts';

/** A day of the brand; `to` is its end, not included. */
export interface BrandDay {
  /** `yyyy-MM-dd`. */
  readonly name: string;
  readonly from: Date;
  readonly to: Date;
}

/** Today and so many days before, the oldest first. */
export function lastDays(now: number, before: number, timeZone: string): BrandDay[] {
  const today = dayAt(now, timeZone);
  return Array.from({ length: before + 1 }, (_, index) => {
    const day = addDays(today, index - before);
    const [from, to] = [momentOn(day, timeZone), momentOn(addDays(day, 1), timeZone)];
    return { name: dayName(day), from: new Date(from), to: new Date(to) };
  });
}
