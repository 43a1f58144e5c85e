import { describe, expect, test } from 'vitest';
import { addDays, dayAt, momentOn, weekday } from './zone.ts';

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
