import { expect, test } from 'vitest';
import { overviewSpan } from './team-overview.ts';

/** The beginning of a period, its end, and the beginning of the one before, in Vietnam (UTC+7). */
function boundsOf(period: Parameters<typeof overviewSpan>[0], now: string): readonly string[] {
  const { from, to, before } = overviewSpan(period, Date.parse(now), 'Asia/Ho_Chi_Minh');
  return [from, to, before].map((moment) => new Date(moment).toISOString());
}

test.each([
  // It is noon on 2 January, 5 March and 31 May in Vietnam.
  ['month', '2027-01-02T05:00:00Z', '2026-12-31T17:00:00.000Z', '2026-11-30T17:00:00.000Z'],
  ['month', '2027-03-05T05:00:00Z', '2027-02-28T17:00:00.000Z', '2027-01-31T17:00:00.000Z'],
  ['month', '2027-05-31T05:00:00Z', '2027-04-30T17:00:00.000Z', '2027-03-31T17:00:00.000Z'],
  ['today', '2027-03-01T05:00:00Z', '2027-02-28T17:00:00.000Z', '2027-02-27T17:00:00.000Z'],
  ['last7', '2027-03-01T05:00:00Z', '2027-02-22T17:00:00.000Z', '2027-02-15T17:00:00.000Z'],
] as const)('AGENT-03 %s at %s begins at %s, and the period before at %s', (period, now, from, before) => {
  expect(boundsOf(period, now)).toEqual([from, new Date(now).toISOString(), before]);
});

test('AGENT-03 yesterday ends where today begins', () => {
  expect(boundsOf('yesterday', '2027-01-01T05:00:00Z')).toEqual([
    '2026-12-30T17:00:00.000Z',
    '2026-12-31T17:00:00.000Z',
    '2026-12-29T17:00:00.000Z',
  ]);
});
