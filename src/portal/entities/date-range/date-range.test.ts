import { describe, expect, test } from 'vitest';
import { boundsOf, dayOf, longestRange, rangeProblem, readRange, shiftDay, writeRange } from './date-range.ts';

/** 5 January, 23:30 in Vietnam, which is seven hours ahead of UTC all year. */
const now = Date.UTC(2026, 0, 5, 16, 30);
const saigon = 'Asia/Ho_Chi_Minh';
const local = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day - 1, 17)).toISOString();

describe('a date range', () => {
  test.each([
    ['today', local(2026, 1, 5), local(2026, 1, 6)],
    ['yesterday', local(2026, 1, 4), local(2026, 1, 5)],
    ['week', local(2025, 12, 30), local(2026, 1, 6)],
    ['month', local(2025, 12, 7), local(2026, 1, 6)],
  ] as const)('MEMBER-22 %s covers whole days of the brand, the end exclusive', (name, from, to) => {
    expect(boundsOf({ name }, now, saigon)).toEqual({ from, to });
  });

  test('MEMBER-22 a custom range includes both of its days', () => {
    const range = { name: 'custom', first: '2025-12-31', last: '2026-01-02' } as const;
    expect(boundsOf(range, now, saigon)).toEqual({ from: local(2025, 12, 31), to: local(2026, 1, 3) });
    expect(rangeProblem(range)).toBeUndefined();
  });

  test('a day has the hours of the clocks in its zone', () => {
    const range = { name: 'custom', first: '2026-03-29', last: '2026-03-29' } as const;
    expect(boundsOf(range, now, 'Europe/Berlin')).toEqual({
      from: '2026-03-28T23:00:00.000Z',
      to: '2026-03-29T22:00:00.000Z',
    });
  });

  test('today is the day in the zone, not on the machine', () => {
    expect([dayOf(now, saigon), dayOf(now + 1_800_000, saigon), dayOf(now + 1_800_000, 'UTC')]).toEqual([
      '2026-01-05',
      '2026-01-06',
      '2026-01-05',
    ]);
  });

  test.each([
    [{}, 'incomplete'],
    [{ first: '2026-01-02', last: '2026-01-01' }, 'order'],
    [{ first: '2025-10-01', last: '2026-01-01' }, 'length'],
    [{ first: '2025-10-02', last: '2026-01-01' }, undefined],
  ] as const)('MEMBER-22 a custom range of %j is validated before the request', (days, problem) => {
    expect(rangeProblem({ name: 'custom', ...days })).toBe(problem);
  });

  test('the longest range is valid, and one day more is not', () => {
    const longest = longestRange(now, saigon);
    expect(longest).toEqual({ name: 'custom', first: '2025-10-06', last: '2026-01-05' });
    expect(rangeProblem(longest)).toBeUndefined();
    expect(rangeProblem({ ...longest, first: '2025-10-05' })).toBe('length');
  });

  test('is read from the address, and an invalid one is the default range', () => {
    const custom = { name: 'custom', first: '2026-01-01', last: '2026-01-03' } as const;
    const told = new URLSearchParams(
      Object.entries(writeRange(custom, 'month')).map(([key, value]) => [key, value ?? '']),
    );
    expect(readRange(told, 'month')).toEqual(custom);
    expect(writeRange({ name: 'month' }, 'month')).toEqual({ range: undefined, first: undefined, last: undefined });
  });

  test.each(['range=<script>', 'range=custom&first=2026-99-99&last=x', 'range=custom&first=2026-02-30', 'range='])(
    'the default range replaces %s',
    (address) => {
      expect(readRange(new URLSearchParams(address), 'week')).toEqual({ name: 'week' });
    },
  );

  test('removing one day keeps the other', () => {
    expect(writeRange({ first: undefined }, 'month')).toEqual({ first: undefined });
    const left = { name: 'custom', first: undefined, last: '2026-01-03' } as const;
    expect(readRange(new URLSearchParams('range=custom&last=2026-01-03'), 'month')).toEqual(left);
    expect(rangeProblem(left)).toBe('incomplete');
  });

  test('days continue across the ends of months', () => {
    expect([shiftDay('2026-03-01', -1), shiftDay('2025-12-31', 1)]).toEqual(['2026-02-28', '2026-01-01']);
  });
});
