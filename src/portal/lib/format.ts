/** -1, 0 or 1 for a decimal string, to choose the colour that goes with the sign. */
export function moneySign(amount: string): -1 | 0 | 1 {
  if (!/[1-9]/.test(amount)) return 0;
  return amount.startsWith('-') ? -1 : 1;
}

/** What stands between the thousands in the bundled languages. */
const GROUPING: Readonly<Record<string, string>> = { en: ',', vi: '.' };

/**
 * A number in the language's own grouping. Whole numbers are written without the browser's formats: with the first of
 * them it looks through all its locales, which takes a slow device a tenth of a second before anything is drawn.
 */
export function formatNumber(value: number, locale: string): string {
  const separator = GROUPING[locale];
  if (separator === undefined || !Number.isSafeInteger(value)) return new Intl.NumberFormat(locale).format(value);
  return value.toString().replace(/\B(?=(\d{3})+$)/g, separator);
}

/** A moment (epoch ms) as date, as time of day, or as both, in the visitor's time zone unless one is given. */
export function formatDate(
  time: number,
  locale: string,
  style: 'date' | 'time' | 'datetime' = 'datetime',
  timeZone?: string,
): string {
  return new Intl.DateTimeFormat(locale, {
    ...(style !== 'time' && { dateStyle: 'medium' }),
    ...(style !== 'date' && { timeStyle: 'short' }),
    ...(timeZone && { timeZone }),
  }).format(time);
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
