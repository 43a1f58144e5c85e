import { addDays, dayAt, type LocalDay, momentOn } from '../time/zone.ts';

/** A window of a contract, half open, in milliseconds since 1970. */
export interface ContractWindow {
  readonly from: number;
  readonly to: number;
}

const MINUTE = 60_000;

/**
 * The window of a kind at a moment, on the calendar of the brand's zone. Hours and five minutes count from the
 * beginning of the day. So a day that loses half an hour ends with a shorter one.
 */
export function windowAt(
  kind: 'dividend' | 'daily' | 'hourly' | 'realtime',
  moment: number,
  timeZone: string,
): ContractWindow {
  const day = dayAt(moment, timeZone);
  const begins = (of: LocalDay) => momentOn(of, timeZone);
  if (kind === 'dividend') return halfMonth(day, begins);
  const [from, to] = [begins(day), begins(addDays(day, 1))];
  if (kind === 'daily') return { from, to };
  const length = (kind === 'hourly' ? 60 : 5) * MINUTE;
  const start = from + Math.floor((moment - from) / length) * length;
  return { from: start, to: Math.min(start + length, to) };
}

/** The first settlement of a kind after a moment: as its window ends, by night at 02:00 of the day that follows it. */
export function settlementAfter(kind: Parameters<typeof windowAt>[0], moment: number, timeZone: string): number {
  const { from, to } = windowAt(kind, moment, timeZone);
  if (kind === 'hourly' || kind === 'realtime') return to;
  const byNight = (at: number) => momentOn(dayAt(at, timeZone), timeZone, 120);
  return byNight(from) > moment ? byNight(from) : byNight(to);
}

/** From the 1st to the 16th, or from the 16th to the 1st of the next month. */
function halfMonth({ year, month, day }: LocalDay, begins: (day: LocalDay) => number): ContractWindow {
  const [first, middle] = [
    { year, month, day: 1 },
    { year, month, day: 16 },
  ];
  if (day < 16) return { from: begins(first), to: begins(middle) };
  const next = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
  return { from: begins(middle), to: begins(next) };
}
