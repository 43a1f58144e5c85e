import { describe, expect, test } from 'vitest';
import { addDays, dayAt, daysFrom, momentOn, weekday } from './zone.ts';

const saigon = 'Asia/Ho_Chi_Minh';
const berlin = 'Europe/Berlin';

describe('a day of a time zone', () => {
  test('begins at midnight of its zone', () => {
    const moment = Date.UTC(2026, 0, 4, 17);
    expect(dayAt(moment, saigon)).toEqual({ year: 2026, month: 1, day: 5 });
    expect(dayAt(moment - 1, saigon)).toEqual({ year: 2026, month: 1, day: 4 });
    expect(momentOn({ year: 2026, month: 1, day: 5 }, saigon)).toBe(moment);
  });

  test('is longer or shorter when its clocks change', () => {
    const lengthOf = (month: number, day: number) => {
      const local = { year: 2026, month, day };
      return (momentOn(addDays(local, 1), berlin) - momentOn(local, berlin)) / 3_600_000;
    };
    expect([lengthOf(3, 28), lengthOf(3, 29), lengthOf(10, 25)]).toEqual([24, 23, 25]);
    expect(momentOn({ year: 2026, month: 3, day: 29 }, berlin, 18 * 60)).toBe(Date.UTC(2026, 2, 29, 16));
  });

  test('has a weekday, and days before and after it', () => {
    expect(weekday({ year: 2026, month: 1, day: 5 })).toBe(0);
    expect(weekday({ year: 2026, month: 1, day: 4 })).toBe(6);
    expect(addDays({ year: 2026, month: 12, day: 31 }, 1)).toEqual({ year: 2027, month: 1, day: 1 });
    expect(addDays({ year: 2026, month: 3, day: 1 }, -1)).toEqual({ year: 2026, month: 2, day: 28 });
  });
});

test('some days later it is the same time on the clocks, to the millisecond', () => {
  const noon = Date.UTC(2026, 2, 28, 11, 0, 0, 7);
  // In Berlin the clocks go forward on 29 March 2026 and back on 25 October 2026, at one o'clock UTC.
  expect(daysFrom(noon, 1, berlin)).toBe(Date.UTC(2026, 2, 29, 10, 0, 0, 7));
  expect(daysFrom(noon, -1, berlin)).toBe(Date.UTC(2026, 2, 27, 11, 0, 0, 7));
  expect(daysFrom(noon, 211, berlin)).toBe(Date.UTC(2026, 9, 25, 11, 0, 0, 7));
  expect(daysFrom(noon, 0, berlin)).toBe(noon);
  expect(daysFrom(noon, 365, saigon)).toBe(Date.UTC(2027, 2, 28, 11, 0, 0, 7));
  // Half past two does not exist on the day when the clocks jump to three.
  expect(daysFrom(Date.UTC(2026, 2, 28, 1, 30), 1, berlin)).toBe(Date.UTC(2026, 2, 29, 1, 30));
});

test('a day of each year and month is where the calendar has it', () => {
  for (const [year, month, day] of [
    [2024, 2, 29],
    [2025, 12, 31],
    [2026, 1, 1],
    [2000, 3, 1],
  ] as const) {
    expect(dayAt(Date.UTC(year, month - 1, day, 16, 59, 59, 999), saigon)).toEqual({ year, month, day });
    expect(momentOn({ year, month, day }, saigon, 90)).toBe(Date.UTC(year, month - 1, day, -7, 90));
  }
});
