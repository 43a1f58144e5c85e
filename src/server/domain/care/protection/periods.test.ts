import { expect, test } from 'vitest';
import { exclusionEnd, spanOf } from './limits.ts';

const HANOI = 'Asia/Ho_Chi_Minh';
const span = (period: 'day' | 'week' | 'month', now: string, zone = HANOI) => {
  const { from, to } = spanOf(period, Date.parse(now), zone);
  return [from.toISOString(), to.toISOString()];
};

// Midnight in Hanoi is 17:00 of the day before in UTC. 5 January 2026 is a Monday.
test.each([
  ['day', '2026-01-05T16:59:59.999Z', '2026-01-04T17:00:00.000Z', '2026-01-05T17:00:00.000Z'],
  ['day', '2026-01-05T17:00:00.000Z', '2026-01-05T17:00:00.000Z', '2026-01-06T17:00:00.000Z'],
  ['week', '2026-01-04T16:59:59.999Z', '2025-12-28T17:00:00.000Z', '2026-01-04T17:00:00.000Z'],
  ['week', '2026-01-04T17:00:00.000Z', '2026-01-04T17:00:00.000Z', '2026-01-11T17:00:00.000Z'],
  ['month', '2026-01-31T16:59:59.999Z', '2025-12-31T17:00:00.000Z', '2026-01-31T17:00:00.000Z'],
  ['month', '2026-01-31T17:00:00.000Z', '2026-01-31T17:00:00.000Z', '2026-02-28T17:00:00.000Z'],
] as const)('MEMBER-22 the %s at %s is from %s to %s', (period, now, from, to) => {
  expect(span(period, now)).toEqual([from, to]);
});

test('a day on which the clocks change is an hour shorter or longer', () => {
  expect(span('day', '2026-03-29T12:00:00Z', 'Europe/Paris')).toEqual([
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
  ]);
  expect(span('day', '2026-10-25T12:00:00Z', 'Europe/Paris')).toEqual([
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ]);
});

test.each([
  ['day_1', '2026-01-05T10:04:00Z', '2026-01-06T10:04:00.000Z'],
  ['day_7', '2026-01-05T10:04:00Z', '2026-01-12T10:04:00.000Z'],
  ['day_30', '2026-01-05T10:04:00Z', '2026-02-04T10:04:00.000Z'],
  ['month_6', '2026-01-05T10:04:00Z', '2026-07-05T10:04:00.000Z'],
  // The 30th of February is the 28th.
  ['month_6', '2025-08-30T10:04:00Z', '2026-02-28T10:04:00.000Z'],
  ['month_6', '2023-08-31T10:04:00Z', '2024-02-29T10:04:00.000Z'],
  // On Hanoi's clocks it is the 1st of September already.
  ['month_6', '2025-08-31T18:00:00Z', '2026-02-28T18:00:00.000Z'],
  ['year_1', '2024-02-29T10:04:00Z', '2025-02-28T10:04:00.000Z'],
  ['year_5', '2026-01-05T10:04:00Z', '2031-01-05T10:04:00.000Z'],
] as const)('MEMBER-22 an exclusion of %s from %s ends at %s', (period, from, end) => {
  expect(exclusionEnd(period, Date.parse(from), HANOI)?.toISOString()).toBe(end);
});

test('a permanent exclusion does not end', () => {
  expect(exclusionEnd('permanent', Date.parse('2026-01-05T10:04:00Z'), HANOI)).toBeNull();
});
