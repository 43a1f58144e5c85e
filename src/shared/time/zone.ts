/** A calendar day. */
export interface LocalDay {
  readonly year: number;
  /** 1 is January. */
  readonly month: number;
  readonly day: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en-US', { ...numeric, second: 'numeric', hourCycle: 'h23', timeZone });
  formats.set(timeZone, format);
  return format;
}

/** The clock time of a zone at a moment, as if it were UTC. */
function shownAt(moment: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = [
    'year' as const,
    'month' as const,
    'day' as const,
    'hour' as const,
    'minute' as const,
    'second' as const,
  ].map((type) => parts.get(type));
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The moment of a clock time in the zone; where the clocks skip it, as much later as they jump. */
function momentOf(shown: number, timeZone: string): number {
  const first = shown - (shownAt(shown, timeZone) - shown);
  const second = shown - (shownAt(first, timeZone) - first);
  return shownAt(second, timeZone) === shown ? second : Math.max(first, second);
}

/** The day on the calendar of the zone. */
export function dayAt(moment: number, timeZone: string): LocalDay {
  const shown = new Date(shownAt(moment, timeZone));
  return { year: shown.getUTCFullYear(), month: shown.getUTCMonth() + 1, day: shown.getUTCDate() };
}

/** A day as `yyyy-MM-dd`. */
export function dayName({ year, month, day }: LocalDay): string {
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** The day `days` later. */
export function addDays({ year, month, day }: LocalDay, days: number): LocalDay {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** 0 is Monday. */
export function weekday({ year, month, day }: LocalDay): number {
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
}

/** The moment at which the day begins in the zone, or the given minutes after midnight on its clocks. */
export function momentOn({ year, month, day }: LocalDay, timeZone: string, minutes = 0): number {
  return momentOf(Date.UTC(year, month - 1, day, 0, minutes), timeZone);
}

/** The moment some days later or earlier, at the same clock time in the zone. */
export function daysFrom(moment: number, days: number, timeZone: string): number {
  const milliseconds = moment - Math.floor(moment / 1_000) * 1_000;
  return momentOf(shownAt(moment, timeZone) + days * 86_400_000, timeZone) + milliseconds;
}
