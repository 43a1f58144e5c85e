import type { DayChange, lotteryDays, Timetable } from '#server/db/schema/lottery.ts';
import { isTetPause } from '#shared/time/tet.ts';
import { addDays, dayAt, dayName, type LocalDay, momentOn, weekday } from '#shared/time/zone.ts';

/** The schedule of a lottery. */
export interface DrawPlan {
  readonly code: string;
  readonly intervalSeconds: number | null;
  readonly timetable: Timetable | null;
  readonly closeSeconds: number;
  /** What operators decided about single days of the timetable. */
  readonly days: readonly PlanDay[];
}

/** A day that an operator closed, opened or moved. */
export type PlanDay = Pick<typeof lotteryDays.$inferSelect, 'day' | 'change' | 'movedTo' | 'reason'>;

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

function nextByTimetable(plan: DrawPlan, table: Timetable, now: number): NextDraw | null {
  const { code, closeSeconds } = plan;
  const [hours = 0, minutes = 0] = table.at.split(':').map(Number);
  const severalADay = table.stations.some((stations) => stations.length > 1);
  const today = dayAt(now, table.timeZone);
  for (let ahead = 0; ahead <= AHEAD_DAYS; ahead++) {
    const day = addDays(today, ahead);
    const drawAt = momentOn(day, table.timeZone, hours * 60 + minutes);
    const closesAt = drawAt - closeSeconds * 1_000;
    if (closesAt <= now) continue;
    for (const held of heldOn(plan, table, day)) {
      const [station] = table.stations[weekday(held)] ?? [];
      if (station === undefined) continue;
      // In another zone two draws around a change of its clocks can be on one day.
      const date = digits(held);
      return { drawId: severalADay ? `${code}-${date}-${station}` : `${code}-${date}`, closesAt, drawAt };
    }
  }
  return null;
}

/** The days whose draws are held on a day: those that were moved to it, and itself unless it is closed or moved. */
export function heldOn({ days }: Pick<DrawPlan, 'days'>, table: Timetable, day: LocalDay): LocalDay[] {
  const name = dayName(day);
  const moved = days.filter(({ movedTo }) => movedTo === name).map((other) => dayOf(other.day));
  return dayStateOf({ days }, table, day) === 'open' ? [...moved, day] : moved;
}

/** Whether a day has its draws, by an operator's decision and else by the calendar. */
export function dayStateOf({ days }: Pick<DrawPlan, 'days'>, { closedAtTet }: Timetable, day: LocalDay): DayChange {
  const name = dayName(day);
  const changed = days.find((other) => other.day === name);
  return changed?.change ?? (closedAtTet && isTetPause(day) ? 'closed' : 'open');
}

/** A day by its name `YYYY-MM-DD`. */
export function dayOf(name: string): LocalDay {
  const [year = 0, month = 0, day = 0] = name.split('-').map(Number);
  return { year, month, day };
}

/** A day in the notation of draw ids. */
export function digits({ year, month, day }: LocalDay): string {
  return `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`;
}
