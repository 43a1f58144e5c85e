import type { Timetable } from '#server/db/schema/lottery.ts';
import { addDays, dayAt, type LocalDay, momentOn, weekday } from '#shared/time/zone.ts';
import { type DrawPlan, digits, heldOn, type NextDraw } from './next-draw.ts';

/** A draw in the plan of its game. */
export interface PlannedDraw extends NextDraw {
  readonly issueNo: string;
  /** The code of its station, null where the game has none. */
  readonly station: string | null;
  readonly opensAt: number;
}

/** The draws of a part of a plan, oldest first, each created on demand. */
interface Stretch {
  readonly count: number;
  readonly at: (index: number) => PlannedDraw;
}

const DAY_SECONDS = 86_400;
/** A timetable draw at 18:15 takes bets from 19:00 of the day before. */
const OPEN_MS = (24 * 60 - 45) * 60_000;

/** The planned draws of a range. */
export interface PlannedDraws {
  readonly count: number;
  readonly newest: (skip: number, take: number) => PlannedDraw[];
  readonly oldest: (skip: number, take: number) => PlannedDraw[];
}

/** The draws whose time is in a range, end excluded. */
export function plannedDraws(
  plan: DrawPlan,
  { from, to }: { readonly from: number; readonly to: number },
  timeZone: string,
  station?: string,
): PlannedDraws {
  const zone = plan.timetable?.timeZone ?? timeZone;
  const wanted = { from, to, timeZone, station };
  const stretches: Stretch[] = [];
  // A draw at midnight is the last one of the day before.
  for (let day = addDays(dayAt(from, zone), -1); momentOn(day, zone) < to; day = addDays(day, 1)) {
    stretches.push(plan.timetable ? byTimetable(plan, plan.timetable, day, wanted) : byInterval(plan, day, wanted));
  }
  const count = stretches.reduce((sum, stretch) => sum + stretch.count, 0);
  const at = (index: number): PlannedDraw[] => {
    let left = index;
    for (const stretch of stretches) {
      if (left < stretch.count) return [stretch.at(left)];
      left -= stretch.count;
    }
    return [];
  };
  const some = (skip: number, take: number) =>
    Array.from({ length: Math.max(0, Math.min(take, count - skip)) }, (_, i) => skip + i);
  return {
    count,
    newest: (skip, take) => some(skip, take).flatMap((index) => at(count - 1 - index)),
    oldest: (skip, take) => some(skip, take).flatMap(at),
  };
}

interface Wanted {
  readonly from: number;
  readonly to: number;
  readonly timeZone: string;
  readonly station: string | undefined;
}

const NONE: Stretch = {
  count: 0,
  at: () => {
    throw new RangeError('no draw there');
  },
};

function byInterval(
  { code, intervalSeconds, closeSeconds }: DrawPlan,
  day: LocalDay,
  { from, to, timeZone, station }: Wanted,
): Stretch {
  if (intervalSeconds === null || station !== undefined) return NONE;
  const interval = intervalSeconds * 1_000;
  const begin = momentOn(day, timeZone);
  const end = momentOn(addDays(day, 1), timeZone);
  const first = Math.max(1, Math.ceil((from - begin) / interval));
  const last = Math.min(Math.floor((end - begin) / interval), Math.ceil((to - begin) / interval) - 1);
  const width = String(Math.floor(DAY_SECONDS / intervalSeconds)).length;
  const date = digits(day);
  return {
    count: Math.max(0, last - first + 1),
    at: (index) => {
      const number = String(first + index).padStart(width, '0');
      const drawAt = begin + (first + index) * interval;
      const closesAt = drawAt - closeSeconds * 1_000;
      return {
        drawId: `${code}-${date}-${number}`,
        issueNo: `${date.slice(4)}-${number}`,
        station: null,
        opensAt: closesAt - interval,
        closesAt,
        drawAt,
      };
    },
  };
}

function byTimetable(plan: DrawPlan, table: Timetable, day: LocalDay, { from, to, station }: Wanted): Stretch {
  const drawAt = drawTime(table, day);
  if (drawAt < from || drawAt >= to) return NONE;
  const draws = heldOn(plan, table, day)
    .flatMap((held) => drawsOfDay(plan, table, held, drawAt))
    .filter((draw) => station === undefined || draw.station === station);
  return { count: draws.length, at: (index) => draws[index] ?? NONE.at(index) };
}

/** When the draws of a day begin. */
export function drawTime({ at, timeZone }: Timetable, day: LocalDay): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return momentOn(day, timeZone, hours * 60 + minutes);
}

/** The draws of a day of the timetable, which may be held at another time. They take bets from their first time on. */
export function drawsOfDay(
  { code, closeSeconds }: Pick<DrawPlan, 'code' | 'closeSeconds'>,
  table: Timetable,
  day: LocalDay,
  drawAt: number,
): PlannedDraw[] {
  const severalADay = table.stations.some((stations) => stations.length > 1);
  const date = digits(day);
  return (table.stations[weekday(day)] ?? []).map((station) => ({
    drawId: severalADay ? `${code}-${date}-${station}` : `${code}-${date}`,
    issueNo: date,
    station,
    opensAt: Math.min(drawAt, drawTime(table, day)) - OPEN_MS,
    closesAt: drawAt - closeSeconds * 1_000,
    drawAt,
  }));
}
