/** -1, 0 or 1 for a decimal string, to choose the colour that goes with the sign. */
export function moneySign(amount: string): -1 | 0 | 1 {
  if (!/[1-9]/.test(amount)) return 0;
  return amount.startsWith('-') ? -1 : 1;
}

/** The thousands separator of each bundled language. */
const GROUPING: Readonly<Record<string, string>> = { en: ',', vi: '.' };

/**
 * Formats a number with the language's grouping. Whole numbers avoid Intl: its first use takes a tenth of a second on a
 * slow device.
 */
export function formatNumber(value: number, locale: string): string {
  const separator = GROUPING[locale];
  if (separator === undefined || !Number.isSafeInteger(value)) return new Intl.NumberFormat(locale).format(value);
  return value.toString().replace(/\B(?=(\d{3})+$)/g, separator);
}

/** Dates where the abbreviated month of Intl is not what people write: `29/11/2026`. */
const DATES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  vi: { year: 'numeric', month: '2-digit', day: '2-digit' },
};

/** `day` has no year. */
export type DateStyle = 'date' | 'time' | 'datetime' | 'weekday' | 'day';

/** A moment (epoch ms) as date, as time of day on 24 hours, or as both. Screens ask `useDates`, which knows the zone. */
export function formatDate(time: number, locale: string, style: DateStyle = 'datetime', timeZone = 'UTC'): string {
  if (style === 'day')
    return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone }).format(time);
  if (style === 'weekday') return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }).format(time);
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    ...(style !== 'time' && (DATES[locale] ?? { year: 'numeric', month: 'short', day: 'numeric' })),
    ...(style !== 'date' && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  }).format(time);
}

/** The days between two moments without their year, as one range: `Jun 9 – 22`. */
export function formatDays(from: number, to: number, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone }).formatRange(from, to);
}

/** A calendar day, `yyyy-MM-dd`, independent of the time zone. */
export function formatDay(day: string, locale: string): string {
  return formatDate(Date.parse(`${day}T00:00:00Z`), locale, 'date');
}

/** The offset of a zone at a time: `GMT+7`. */
export function formatOffset(time: number, locale: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(time);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** A moment relative to `now` (both epoch ms): `2 minutes ago`, `yesterday`, `now`. */
export function formatRelative(time: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const distance = time - now;
  for (const [unit, size] of UNITS) {
    if (Math.abs(distance) >= size) return format.format(Math.trunc(distance / size), unit);
  }
  return format.format(0, 'second');
}

/** How long ago a moment was, in short, both epoch ms: `2 min`, `3 days`, `now`. */
export function formatAgo(time: number, now: number, locale: string): string {
  const found = UNITS.find(([, size]) => now - time >= size);
  if (found === undefined) return formatRelative(now, now, locale);
  const [unit, size] = found;
  const ago = Math.trunc((now - time) / size);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(ago);
}
