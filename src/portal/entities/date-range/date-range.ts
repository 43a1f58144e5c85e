/** A range of days by name; `custom` has its own days. */
export const rangeNames = ['today', 'yesterday', 'week', 'month', 'custom'] as const;
export type RangeName = (typeof rangeNames)[number];

export type DateRange = {
  readonly name: RangeName;
  /** `yyyy-MM-dd` in the visitor's time zone, both included; of a custom range. */
  readonly first?: string | undefined;
  readonly last?: string | undefined;
};

/** The most days that one range may have. */
export const MOST_DAYS = 92;
const DAY = 86_400_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A range as an address tells it; what is no range is the usual one. */
export function readRange(params: URLSearchParams, usual: RangeName): DateRange {
  const name = rangeNames.find((known) => known === params.get('range')) ?? usual;
  if (name !== 'custom') return { name };
  return { name, first: readDay(params.get('first')), last: readDay(params.get('last')) };
}

function readDay(day: string | null): string | undefined {
  return day !== null && DATE.test(day) && Number.isFinite(startOf(day)) ? day : undefined;
}

/** What in an address tells of a range, or of a change of one; a range by name has no days. */
export function writeRange(
  { name, ...days }: Partial<DateRange>,
  usual: RangeName,
): Record<string, string | undefined> {
  const named = name && { range: name === usual ? undefined : name, first: undefined, last: undefined };
  return { ...named, ...days };
}

/** Why a custom range cannot be asked for; undefined if it can. */
export function rangeProblem({ name, first, last }: DateRange): 'incomplete' | 'order' | 'length' | undefined {
  if (name !== 'custom') return undefined;
  if (!first || !last) return 'incomplete';
  if (first > last) return 'order';
  return (startOf(last) - startOf(first)) / DAY >= MOST_DAYS ? 'length' : undefined;
}

/** Beginning and end of a range as the server is asked: whole days of the visitor, the end not included. */
export function boundsOf(
  { name, first, last }: DateRange,
  now: number,
): { readonly from: string; readonly to: string } {
  const today = new Date(now);
  today.setHours(0, 0, 0, 0);
  const day = (offset: number) => {
    const other = new Date(today);
    other.setDate(today.getDate() + offset);
    return other.toISOString();
  };
  if (name === 'custom' && first && last) {
    const end = new Date(startOf(last));
    end.setDate(end.getDate() + 1);
    return { from: new Date(startOf(first)).toISOString(), to: end.toISOString() };
  }
  if (name === 'yesterday') return { from: day(-1), to: day(0) };
  const days = name === 'today' ? 1 : name === 'week' ? 7 : 30;
  return { from: day(1 - days), to: day(1) };
}

/** The day of a moment, as a date input has it. */
export function dayOf(time: number): string {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function startOf(day: string): number {
  return new Date(`${day}T00:00:00`).getTime();
}
