import type { Timetable } from '#server/db/schema/lottery.ts';
import { addDays, dayAt, type LocalDay, momentOn, weekday } from '#shared/time/zone.ts';

/** The schedule of a lottery. */
export interface DrawPlan {
  readonly code: string;
  readonly intervalSeconds: number | null;
  readonly timetable: Timetable | null;
  readonly closeSeconds: number;
}

export interface NextDraw {
  readonly drawId: string;
  readonly closesAt: number;
  readonly drawAt: number;
}

/**
 * The draw open for bets at `now` or the next one; null where none is planned. Days are those of the timetable's own zone,
 * and of draws at an interval those of `timeZone`, the brand's.
 */
export function nextDraw(plan: DrawPlan, now: number, timeZone: string): NextDraw | null {
  const { timetable, intervalSeconds } = plan;
  if (timetable !== null) return nextByTimetable(plan, timetable, now);
  return intervalSeconds === null ? null : nextByInterval(plan, intervalSeconds, now, timeZone);
}

const DAY_SECONDS = 86_400;

/** A day's first draw is an interval after midnight, its last at the latest at the next one. */
function nextByInterval({ code, closeSeconds }: DrawPlan, seconds: number, now: number, timeZone: string): NextDraw {
  const interval = seconds * 1_000;
  const close = closeSeconds * 1_000;
  const width = String(Math.floor(DAY_SECONDS / seconds)).length;
  for (let day = dayAt(now, timeZone); ; day = addDays(day, 1)) {
    const begin = momentOn(day, timeZone);
    const last = Math.floor((momentOn(addDays(day, 1), timeZone) - begin) / interval);
    const number = Math.max(Math.floor((now + close - begin) / interval) + 1, 1);
    if (number > last) continue;
    const drawAt = begin + number * interval;
    return {
      drawId: `${code}-${digits(day)}-${String(number).padStart(width, '0')}`,
      closesAt: drawAt - close,
      drawAt,
    };
  }
}

/** How far ahead a timetable is read; pauses are shorter. */
const AHEAD_DAYS = 60;

function nextByTimetable({ code, closeSeconds }: DrawPlan, table: Timetable, now: number): NextDraw | null {
  const [hours = 0, minutes = 0] = table.at.split(':').map(Number);
  const severalADay = table.stations.some((stations) => stations.length > 1);
  const today = dayAt(now, table.timeZone);
  for (let ahead = 0; ahead <= AHEAD_DAYS; ahead++) {
    const day = addDays(today, ahead);
    const [station] = table.stations[weekday(day)] ?? [];
    const drawAt = momentOn(day, table.timeZone, hours * 60 + minutes);
    const closesAt = drawAt - closeSeconds * 1_000;
    if (station === undefined || closesAt <= now || isPaused(table, day)) continue;
    // In another zone two draws around a change of its clocks can be on one day.
    const date = digits(day);
    return { drawId: severalADay ? `${code}-${date}-${station}` : `${code}-${date}`, closesAt, drawAt };
  }
  return null;
}

/** Whether the timetable has no draws on a day. */
export function isPaused({ pauses }: Timetable, day: LocalDay): boolean {
  const date = digits(day);
  return pauses.some(([from, to]) => from.replaceAll('-', '') <= date && date <= to.replaceAll('-', ''));
}

/** A day in the notation of draw ids. */
export function digits({ year, month, day }: LocalDay): string {
  return `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`;
}
