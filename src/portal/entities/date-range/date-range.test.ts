import { describe, expect, test } from 'vitest';
import { boundsOf, dayOf, rangeProblem, readRange, writeRange } from './date-range.ts';

const now = new Date(2026, 0, 5, 16, 30).getTime();
const local = (year: number, month: number, day: number) => new Date(year, month - 1, day).toISOString();

describe('a range of days', () => {
  test.each([
    ['today', local(2026, 1, 5), local(2026, 1, 6)],
    ['yesterday', local(2026, 1, 4), local(2026, 1, 5)],
    ['week', local(2025, 12, 30), local(2026, 1, 6)],
    ['month', local(2025, 12, 7), local(2026, 1, 6)],
  ] as const)('MEMBER-22 %s is whole days, the end not included', (name, from, to) => {
    expect(boundsOf({ name }, now)).toEqual({ from, to });
  });

  test('MEMBER-22 a custom one has both of its days', () => {
    const range = { name: 'custom', first: '2025-12-31', last: '2026-01-02' } as const;
    expect(boundsOf(range, now)).toEqual({ from: local(2025, 12, 31), to: local(2026, 1, 3) });
    expect(rangeProblem(range)).toBeUndefined();
  });

  test.each([
    [{}, 'incomplete'],
    [{ first: '2026-01-02', last: '2026-01-01' }, 'order'],
    [{ first: '2025-10-01', last: '2026-01-01' }, 'length'],
    [{ first: '2025-10-02', last: '2026-01-01' }, undefined],
  ] as const)('MEMBER-22 a custom one of %j is judged before it is asked for', (days, problem) => {
    expect(rangeProblem({ name: 'custom', ...days })).toBe(problem);
  });

  test('is told by the address, and what is none is the usual one', () => {
    const custom = { name: 'custom', first: '2026-01-01', last: '2026-01-03' } as const;
    const told = new URLSearchParams(
      Object.entries(writeRange(custom, 'month')).map(([key, value]) => [key, value ?? '']),
    );
    expect(readRange(told, 'month')).toEqual(custom);
    expect(writeRange({ name: 'month' }, 'month')).toEqual({ range: undefined, first: undefined, last: undefined });
    expect(readRange(new URLSearchParams('range=<script>'), 'week')).toEqual({ name: 'week' });
    expect(readRange(new URLSearchParams('range=custom&first=2026-99-99&last=x'), 'week')).toEqual({ name: 'custom' });
  });

  test('a day that is taken away leaves the other', () => {
    expect(writeRange({ first: undefined }, 'month')).toEqual({ first: undefined });
    const left = { name: 'custom', first: undefined, last: '2026-01-03' } as const;
    expect(readRange(new URLSearchParams('range=custom&last=2026-01-03'), 'month')).toEqual(left);
    expect(rangeProblem(left)).toBe('incomplete');
  });

  test('a moment has a day', () => {
    expect(dayOf(now)).toBe('2026-01-05');
  });
});
