const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** The time since a moment in the language's words: `42 days ago`, `yesterday`, `this minute`. */
export function formatAgo(time: number, now: number, locale: string): string {
  const seconds = Math.max(0, Math.floor((now - time) / 1000));
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  }
  return words.format(0, 'minute');
}
