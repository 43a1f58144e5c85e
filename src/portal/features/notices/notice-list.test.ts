import { describe, expect, test } from 'vitest';
import { noticeTime } from './announcements.tsx';

const at = (day: number, hour: number, month = 5, year = 2026) => Date.UTC(year, month, day, hour, 5);
const now = at(22, 10);

describe('when an announcement was published', () => {
  test('is a time today, a word yesterday, and a date before', () => {
    expect(noticeTime(at(22, 9), now, 'en', 'UTC')).toBe('09:05');
    expect(noticeTime(at(21, 23), now, 'en', 'UTC')).toBe('yesterday');
    expect(noticeTime(at(21, 23), now, 'vi', 'UTC')).toBe('Hôm qua');
    expect(noticeTime(at(19, 9), now, 'en', 'UTC')).toBe('Jun 19');
    expect(noticeTime(at(19, 9), now, 'vi', 'UTC')).toBe('19 thg 6');
  });

  test('says the year where it is another one', () => {
    expect(noticeTime(at(31, 9, 11, 2025), now, 'en', 'UTC')).toBe('Dec 31, 2025');
  });

  test('counts days on the clocks of the zone', () => {
    expect(noticeTime(at(21, 23), now, 'en', 'Asia/Ho_Chi_Minh')).toBe('06:05');
    expect(noticeTime(at(22, 9), at(22, 17), 'en', 'Asia/Ho_Chi_Minh')).toBe('yesterday');
    expect(noticeTime(at(22, 1), now, 'en', 'America/New_York')).toBe('yesterday');
  });
});
