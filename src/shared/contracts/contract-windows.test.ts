import { expect, test } from 'vitest';
import { settlementAfter, windowAt } from './contract-windows.ts';

type Kind = Parameters<typeof windowAt>[0];

/** The window of a moment as two texts in UTC. */
function windowOf(kind: Kind, moment: string, zone = 'Asia/Ho_Chi_Minh'): readonly string[] {
  const { from, to } = windowAt(kind, Date.parse(moment), zone);
  return [from, to].map((at) => new Date(at).toISOString());
}

// Vietnam is seven hours ahead of UTC all year: its midnight is 17:00 UTC of the day before.
test.each<[Kind, string, string, string]>([
  // A half month: from the 1st to the 16th, and from the 16th to the end of the month.
  ['dividend', '2026-01-05T09:30:00.000Z', '2025-12-31T17:00:00.000Z', '2026-01-15T17:00:00.000Z'],
  ['dividend', '2026-01-15T16:59:59.999Z', '2025-12-31T17:00:00.000Z', '2026-01-15T17:00:00.000Z'],
  ['dividend', '2026-01-15T17:00:00.000Z', '2026-01-15T17:00:00.000Z', '2026-01-31T17:00:00.000Z'],
  ['dividend', '2026-02-28T16:59:59.999Z', '2026-02-15T17:00:00.000Z', '2026-02-28T17:00:00.000Z'],
  ['dividend', '2026-12-31T16:59:59.999Z', '2026-12-15T17:00:00.000Z', '2026-12-31T17:00:00.000Z'],
  ['dividend', '2026-12-31T17:00:00.000Z', '2026-12-31T17:00:00.000Z', '2027-01-15T17:00:00.000Z'],
  ['daily', '2026-01-05T16:59:59.999Z', '2026-01-04T17:00:00.000Z', '2026-01-05T17:00:00.000Z'],
  ['daily', '2026-01-05T17:00:00.000Z', '2026-01-05T17:00:00.000Z', '2026-01-06T17:00:00.000Z'],
  ['hourly', '2026-01-05T09:30:00.000Z', '2026-01-05T09:00:00.000Z', '2026-01-05T10:00:00.000Z'],
  ['hourly', '2026-01-05T16:59:59.999Z', '2026-01-05T16:00:00.000Z', '2026-01-05T17:00:00.000Z'],
  ['hourly', '2026-01-05T17:00:00.000Z', '2026-01-05T17:00:00.000Z', '2026-01-05T18:00:00.000Z'],
  ['realtime', '2026-01-05T09:34:59.999Z', '2026-01-05T09:30:00.000Z', '2026-01-05T09:35:00.000Z'],
  ['realtime', '2026-01-05T09:35:00.000Z', '2026-01-05T09:35:00.000Z', '2026-01-05T09:40:00.000Z'],
])('CONTRACT-03 CONTRACT-09 the %s window of %s is from %s to %s', (kind, moment, from, to) => {
  expect(windowOf(kind, moment)).toEqual([from, to]);
});

test('CONTRACT-09 windows follow the clock of the brand where it changes', () => {
  // Berlin loses the hour from 02:00 on 29 March 2026, and has it twice on 25 October.
  const berlin = 'Europe/Berlin';
  expect(windowOf('daily', '2026-03-29T12:00:00Z', berlin)).toEqual([
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
  ]);
  expect(windowOf('daily', '2026-10-25T12:00:00Z', berlin)).toEqual([
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ]);
  // Lord Howe's 4 October 2026 has 23.5 hours, so its last window is the shorter one.
  const island = 'Australia/Lord_Howe';
  expect(windowOf('daily', '2026-10-04T00:00:00Z', island)).toEqual([
    '2026-10-03T13:30:00.000Z',
    '2026-10-04T13:00:00.000Z',
  ]);
  expect(windowOf('hourly', '2026-10-04T12:29:59Z', island)).toEqual([
    '2026-10-04T11:30:00.000Z',
    '2026-10-04T12:30:00.000Z',
  ]);
  expect(windowOf('hourly', '2026-10-04T12:59:59Z', island)).toEqual([
    '2026-10-04T12:30:00.000Z',
    '2026-10-04T13:00:00.000Z',
  ]);
});

test.each<[Kind, string, string]>([
  ['realtime', '2026-01-05T09:34:59.999Z', '2026-01-05T09:35:00.000Z'],
  ['realtime', '2026-01-05T09:35:00.000Z', '2026-01-05T09:40:00.000Z'],
  ['hourly', '2026-01-05T16:59:59.999Z', '2026-01-05T17:00:00.000Z'],
  // Until 02:00 in Vietnam, which is 19:00 UTC, the day before is not settled yet.
  ['daily', '2026-01-05T16:59:59.999Z', '2026-01-05T19:00:00.000Z'],
  ['daily', '2026-01-05T18:59:59.999Z', '2026-01-05T19:00:00.000Z'],
  ['daily', '2026-01-05T19:00:00.000Z', '2026-01-06T19:00:00.000Z'],
  ['dividend', '2026-01-05T09:30:00.000Z', '2026-01-15T19:00:00.000Z'],
  ['dividend', '2026-01-15T17:30:00.000Z', '2026-01-15T19:00:00.000Z'],
  ['dividend', '2026-01-15T19:00:00.000Z', '2026-01-31T19:00:00.000Z'],
])('CONTRACT-09 CONTRACT-03 the first %s settlement after %s is at %s', (kind, moment, at) => {
  expect(new Date(settlementAfter(kind, Date.parse(moment), 'Asia/Ho_Chi_Minh')).toISOString()).toBe(at);
});
