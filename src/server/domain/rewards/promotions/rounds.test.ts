import { expect, test } from 'vitest';
import { periodAt } from '../missions/mission-progress.ts';
import { inRound, lastWeek, roundAt } from './rounds.ts';

// In Berlin the clocks go forward on Sunday 29 March 2026 and back on Sunday 25 October 2026.
const berlin = 'Europe/Berlin';
const sunday = { kind: 'weekday_deposit', weekday: 6 } as const;
const at = (time: string) => Date.parse(time);

test.each([
  ['2026-03-28T22:59:59.999Z', '2026-03-28', false],
  ['2026-03-28T23:00:00.000Z', '2026-03-29', true],
  // That day has 23 hours.
  ['2026-03-29T21:59:59.999Z', '2026-03-29', true],
  ['2026-03-29T22:00:00.000Z', '2026-03-30', false],
  // And this one 25.
  ['2026-10-24T22:00:00.000Z', '2026-10-25', true],
  ['2026-10-25T22:59:59.999Z', '2026-10-25', true],
  ['2026-10-25T23:00:00.000Z', '2026-10-26', false],
])('PROMO-08 a round is a day by the clock of the brand, also where it is changed: %s is in %s', (time, round, is) => {
  expect(roundAt(sunday, at(time), berlin)).toBe(round);
  expect(inRound(sunday, at(time), berlin)).toBe(is);
});

test('PROMO-08 the last week begins and ends on Monday midnight, also around a change of the clock', () => {
  expect(lastWeek(at('2026-03-30T10:00:00Z'), berlin)).toEqual({
    from: new Date('2026-03-22T23:00:00Z'),
    to: new Date('2026-03-29T22:00:00Z'),
    name: '2026-03-23',
  });
});

test('API-43 the day, week and month of a mission have an hour less or more where the clock is changed', () => {
  const period = (name: 'day' | 'week' | 'month', time: string) => {
    const { from, to } = periodAt(name, at(time), berlin);
    return [from.toISOString(), to.toISOString()];
  };
  expect(period('day', '2026-03-29T12:00:00Z')).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z']);
  expect(period('week', '2026-10-25T12:00:00Z')).toEqual(['2026-10-18T22:00:00.000Z', '2026-10-25T23:00:00.000Z']);
  expect(period('month', '2026-10-26T12:00:00Z')).toEqual(['2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z']);
});
