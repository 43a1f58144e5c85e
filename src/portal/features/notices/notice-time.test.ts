import { describe, expect, test } from 'vitest';
import { noticeTime } from './notice-time.ts';

const at = (day: number, hour: number, month = 5, year = 2026) => new Date(year, month, day, hour, 5).getTime();
const now = at(22, 10);

describe('when an announcement was published', () => {
  test('is a time today, a word yesterday, and a date before', () => {
    expect(noticeTime(at(22, 9), now, 'en')).toBe('09:05');
    expect(noticeTime(at(21, 23), now, 'en')).toBe('yesterday');
    expect(noticeTime(at(21, 23), now, 'vi')).toBe('Hôm qua');
    expect(noticeTime(at(19, 9), now, 'en')).toBe('Jun 19');
    expect(noticeTime(at(19, 9), now, 'vi')).toBe('19 thg 6');
  });

  test('says the year where it is another one', () => {
    expect(noticeTime(at(31, 9, 11, 2025), now, 'en')).toBe('Dec 31, 2025');
  });
});
