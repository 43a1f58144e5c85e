import { addDays, dayAt, type LocalDay, momentOn } from '#shared/time/zone.ts';
import { isCalendarDate } from '#shared/validation/calendar-date.ts';

/** The names of ranges of days; `custom` has its own days. */
export const rangeNames = ['today', 'yesterday', 'week', 'month', 'custom'] as const;
export type RangeName = (typeof rangeNames)[number];

export type DateRange = {
  readonly name: RangeName;
  /** `yyyy-MM-dd`, inclusive; only for a custom range. */
  readonly first?: string | undefined;
  readonly last?: string | undefined;
};

/** The maximum number of days in a range. */
const MOST_DAYS = 92;
const DAY = 86_400_000;

/** Reads the range from an address; an invalid one is the default range. */
export function readRange(params: URLSearchParams, usual: RangeName): DateRange {
  const name = rangeNames.find((known) => known === params.get('range')) ?? usual;
  if (name !== 'custom') return { name };
  const [first, last] = [params.get('first') || undefined, params.get('last') || undefined];
  const isWrong = [first, last].some((day) => day !== undefined && parseDay(day) === undefined);
  return isWrong ? { name: usual } : { name, first, last };
}

/** The address parameters for a range or a change of it. A named range has no days. */
export function writeRange(
  { name, ...days }: Partial<DateRange>,
  usual: RangeName,
): Record<string, string | undefined> {
  const named = name && { range: name === usual ? undefined : name, first: undefined, last: undefined };
  return { ...named, ...days };
}

/** The reason why a custom range is invalid; undefined if it is valid. */
export function rangeProblem({ name, first, last }: DateRange): 'incomplete' | 'order' | 'length' | undefined {
  if (name !== 'custom') return undefined;
  const [from, to] = [parseDay(first), parseDay(last)];
  if (!from || !to) return 'incomplete';
  const days = (Date.UTC(to.year, to.month - 1, to.day) - Date.UTC(from.year, from.month - 1, from.day)) / DAY;
  if (days < 0) return 'order';
  return days >= MOST_DAYS ? 'length' : undefined;
}

/** Start and end of a range for the server: whole days in a time zone, the end exclusive. */
export function boundsOf(
  range: DateRange,
  now: number,
  timeZone: string,
): { readonly from: string; readonly to: string } {
  const { first, last } = daysOf(range, dayAt(now, timeZone));
  const at = (day: LocalDay) => new Date(momentOn(day, timeZone)).toISOString();
  return { from: at(first), to: at(addDays(last, 1)) };
}

/** First and last day of a range; a missing day counts as today. */
function daysOf(
  { name, first, last }: DateRange,
  today: LocalDay,
): { readonly first: LocalDay; readonly last: LocalDay } {
  if (name === 'custom') return { first: parseDay(first) ?? today, last: parseDay(last) ?? today };
  if (name === 'yesterday') return { first: addDays(today, -1), last: addDays(today, -1) };
  const days = { today: 1, week: 7, month: 30 }[name];
  return { first: addDays(today, 1 - days), last: today };
}

/** The longest custom range that ends today. */
export function longestRange(now: number, timeZone: string): DateRange {
  const today = dayAt(now, timeZone);
  return { name: 'custom', first: writeDay(addDays(today, 1 - MOST_DAYS)), last: writeDay(today) };
}

/** The day of a time in a time zone, as `yyyy-MM-dd`. */
export function dayOf(time: number, timeZone: string): string {
  return writeDay(dayAt(time, timeZone));
}

/** The day `days` after a day, both as `yyyy-MM-dd`. */
export function shiftDay(day: string, days: number): string {
  const local = parseDay(day);
  return local === undefined ? day : writeDay(addDays(local, days));
}

function parseDay(text: string | undefined): LocalDay | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '')?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return isCalendarDate(year, month, day) ? { year, month, day } : undefined;
}

function writeDay({ year, month, day }: LocalDay): string {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}
