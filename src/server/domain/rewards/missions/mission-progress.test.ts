import { expect, test } from 'vitest';
import { periodAt, roundAt } from './mission-progress.ts';

/** In the zone of the brand the day begins at 17:00 UTC. */
const zone = 'Asia/Ho_Chi_Minh';
const midnight = (day: string) => new Date(`${day}T17:00:00Z`);
const at = (moment: string) => Date.parse(moment);

test.each([
  ['day', '2026-01-05T16:59:59.999Z', '2026-01-04', '2026-01-05'],
  ['day', '2026-01-05T17:00:00Z', '2026-01-05', '2026-01-06'],
  // Thursday, then the first and the last moment of a week from Monday.
  ['week', '2026-01-08T09:30:00Z', '2026-01-04', '2026-01-11'],
  ['week', '2026-01-04T17:00:00Z', '2026-01-04', '2026-01-11'],
  ['week', '2026-01-04T16:59:59.999Z', '2025-12-28', '2026-01-04'],
  ['month', '2026-01-31T16:59:59.999Z', '2025-12-31', '2026-01-31'],
  ['month', '2026-02-10T00:00:00Z', '2026-01-31', '2026-02-28'],
  ['month', '2026-12-31T16:00:00Z', '2026-11-30', '2026-12-31'],
] as const)('API-44 the %s at %s begins and ends at midnight of the brand', (period, now, from, to) => {
  expect(periodAt(period, at(now), zone)).toEqual({ from: midnight(from), to: midnight(to) });
});

const [long, later] = [new Date('2025-06-01T00:00:00Z'), new Date('2027-06-01T00:00:00Z')];
const [morning, evening] = [new Date('2026-01-05T02:00:00Z'), new Date('2026-01-05T12:00:00Z')];
const [first, last] = [midnight('2026-01-04'), midnight('2026-01-05')];

test.each([
  ['one that never repeats, from start to end', null, long, later, long, later],
  ['one that never repeats nor ends', null, long, null, long, null],
  ['one of each day, the day', 'day', long, null, first, last],
  ['one of each day that ends another day, the day', 'day', long, later, first, last],
  ['one of each day, from its start on its first day', 'day', morning, later, morning, last],
  ['one of each day, to its end on its last day', 'day', long, evening, first, evening],
  ['one of each week, the week', 'week', long, null, first, midnight('2026-01-11')],
] as const)('API-43 the round of a mission: %s', (_, repeats, startsAt, endsAt, from, to) => {
  expect(roundAt({ repeats, startsAt, endsAt }, at('2026-01-05T09:30:00Z'), zone)).toEqual({ from, to });
});
