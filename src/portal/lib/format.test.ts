import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAgo, formatDate, formatDay, formatNumber, formatOffset, formatRelative, moneySign } from './format.ts';

test('moneySign tells loss, nothing and gain apart', () => {
  expect(['-0.01', '-0.00', '0', '0.01'].map(moneySign)).toEqual([-1, 0, 0, 1]);
});

test('numbers are written as the language does, in every language', () => {
  // The one number of which the language shows that it lies below nothing.
  const numbers = fc
    .oneof(fc.integer(), fc.maxSafeInteger(), fc.double({ noNaN: true }))
    .filter((n) => !Object.is(n, -0));
  fc.assert(
    fc.property(numbers, fc.constantFrom('en', 'vi', 'de', 'fr', 'en-IN'), (value, locale) => {
      expect(formatNumber(value, locale)).toBe(new Intl.NumberFormat(locale).format(value));
    }),
  );
});

test('numbers, dates and relative times follow the language', () => {
  const time = Date.UTC(2025, 5, 22, 9, 5);
  expect(formatNumber(1248, 'en')).toBe('1,248');
  expect(formatNumber(1248, 'vi')).toBe('1.248');
  expect(formatDate(time, 'en', 'date', 'UTC')).toBe('Jun 22, 2025');
  expect(formatDate(time, 'vi', 'time', 'UTC')).toBe('09:05');
  expect(formatDate(time, 'en', 'datetime', 'UTC')).toContain('Jun 22, 2025');
  expect(formatRelative(time - 120_000, time, 'en')).toBe('2 minutes ago');
  expect(formatRelative(time - 26 * 3_600_000, time, 'en')).toBe('yesterday');
  expect(formatRelative(time - 3 * 3_600_000, time, 'vi')).toBe('3 giờ trước');
  expect(formatRelative(time - 10_000, time, 'en')).toBe('now');
  expect(formatAgo(time - 120_000, time, 'en')).toBe('2 min');
  expect(formatAgo(time - 59 * 60_000, time, 'vi')).toBe('59 phút');
  expect(formatAgo(time - 26 * 3_600_000, time, 'en')).toBe('1 day');
  expect(formatAgo(time - 10_000, time, 'vi')).toBe('bây giờ');
  expect(formatAgo(time + 300_000, time, 'en')).toBe('now');
});

test.each([
  ['UTC', 'Jan 5, 2026, 23:30', '23:30 05/01/2026', 'GMT+0'],
  ['Asia/Ho_Chi_Minh', 'Jan 6, 2026, 06:30', '06:30 06/01/2026', 'GMT+7'],
  ['America/New_York', 'Jan 5, 2026, 18:30', '18:30 05/01/2026', 'GMT-5'],
  ['Asia/Kolkata', 'Jan 6, 2026, 05:00', '05:00 06/01/2026', 'GMT+5:30'],
])('a moment in %s has its own day, on 24 hours in both languages', (zone, english, vietnamese, offset) => {
  const moment = Date.UTC(2026, 0, 5, 23, 30);
  expect(formatDate(moment, 'en', 'datetime', zone)).toBe(english);
  expect(formatDate(moment, 'vi', 'datetime', zone)).toBe(vietnamese);
  expect(formatOffset(moment, 'en', zone)).toBe(offset);
});

test('a day of the calendar is the same everywhere', () => {
  expect(formatDay('1990-02-28', 'en')).toBe('Feb 28, 1990');
});
