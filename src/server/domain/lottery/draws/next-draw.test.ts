import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DrawPlan, nextDraw } from './next-draw.ts';
import { plannedDraws } from './planned-draws.ts';

const saigon = 'Asia/Ho_Chi_Minh';
const moment = Date.UTC(2026, 0, 5, 10, 4, 20);
const every = (code: string, intervalSeconds: number, closeSeconds: number): DrawPlan => ({
  code,
  intervalSeconds,
  closeSeconds,
  timetable: null,
  days: [],
});
const written = (time: number) => new Date(time).toISOString().slice(0, 16);
const at = (plan: DrawPlan, now: number, timeZone = saigon) => {
  const next = nextDraw(plan, now, timeZone);
  return next && [next.drawId, new Date(next.closesAt).toISOString(), new Date(next.drawAt).toISOString()];
};

describe('draws at an interval', () => {
  test("LOTTERY-03 are numbered through the brand's day, as in the contract", () => {
    expect(at(every('SSC_5M', 300, 30), moment)).toEqual([
      'SSC_5M-20260105-205',
      '2026-01-05T10:04:30.000Z',
      '2026-01-05T10:05:00.000Z',
    ]);
    expect(at(every('K3_1M', 60, 5), moment)?.[0]).toBe('K3_1M-20260105-1025');
    expect(at(every('E_SSC_45S', 45, 5), moment)?.[0]).toBe('E_SSC_45S-20260105-1366');
  });

  test('LOTTERY-10 the next one appears at the moment the previous one closes', () => {
    const closing = Date.UTC(2026, 0, 5, 10, 4, 30);
    expect(at(every('SSC_5M', 300, 30), closing - 1)?.[0]).toBe('SSC_5M-20260105-205');
    expect(at(every('SSC_5M', 300, 30), closing)?.[0]).toBe('SSC_5M-20260105-206');
  });

  test('LOTTERY-10 the last draw of a day is at midnight, then follows the first of the next day', () => {
    const midnight = Date.UTC(2026, 0, 5, 17);
    expect(at(every('SSC_5M', 300, 30), midnight - 31_000)?.[0]).toBe('SSC_5M-20260105-288');
    expect(at(every('SSC_5M', 300, 30), midnight - 30_000)?.[0]).toBe('SSC_5M-20260106-001');
  });

  test('LOTTERY-10 never closes in the past, and each draw appears until it closes', () => {
    const seconds = fc.integer({ min: 30, max: 7_200 });
    const zones = fc.constantFrom(saigon, 'Europe/Berlin', 'America/New_York', 'UTC');
    const year = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) });
    fc.assert(
      fc.property(seconds, fc.integer({ min: 0, max: 29 }), year, zones, (interval, close, now, zone) => {
        const plan = every('X', interval, close);
        const next = nextDraw(plan, now, zone);
        expect(next?.closesAt).toBeGreaterThan(now);
        expect(nextDraw(plan, (next?.closesAt ?? 0) - 1, zone)).toEqual(next);
        const after = nextDraw(plan, next?.closesAt ?? 0, zone);
        expect(after?.drawId).not.toBe(next?.drawId);
      }),
    );
  });
});

describe('draws by a timetable', () => {
  const week = (stations: readonly string[]) => Array.from({ length: 7 }, () => stations);
  const table = (over: Partial<NonNullable<DrawPlan['timetable']>>, days: DrawPlan['days'] = []): DrawPlan => ({
    code: 'VN',
    intervalSeconds: null,
    closeSeconds: 900,
    timetable: { timeZone: saigon, at: '18:15', stations: week(['HN']), closedAtTet: true, ...over },
    days,
  });

  test('LOTTERY-01 are those of the day until their bets close', () => {
    expect(at(table({}), moment)).toEqual(['VN-20260105', '2026-01-05T11:00:00.000Z', '2026-01-05T11:15:00.000Z']);
    expect(at(table({}), Date.UTC(2026, 0, 5, 11))?.[0]).toBe('VN-20260106');
  });

  test('LOTTERY-10 name the station if a day has several', () => {
    const stations = [['HCM', 'DT'], ['BTR', 'VT'], ['DN'], ['TN'], ['VL'], ['HCM'], ['TG']];
    expect(at(table({ at: '16:15', stations }), moment)?.[0]).toBe('VN-20260106-BTR');
  });

  test('LOTTERY-10 pause at Tết, and end if no day has any', () => {
    const eve = Date.UTC(2029, 1, 12);
    expect(at(table({}), eve)?.[0]).toBe('VN-20290216');
    expect(at(table({ closedAtTet: false }), eve)?.[0]).toBe('VN-20290212');
    expect(at(table({ stations: week([]) }), moment)).toBeNull();
    expect(nextDraw({ ...every('X', 60, 5), intervalSeconds: null }, moment, saigon)).toBeNull();
  });

  test('LOTTERY-11 follow what an operator decided about a day', () => {
    const day = (change: 'closed' | 'open') => ({ day: '2026-01-05', change, movedTo: null, reason: 'A storm' });
    expect(at(table({}, [day('closed')]), moment)?.[0]).toBe('VN-20260106');
    expect(at(table({}, [{ ...day('open'), day: '2029-02-14' }]), Date.UTC(2029, 1, 12))?.[0]).toBe('VN-20290214');
    // A moved draw keeps its name, takes bets from its first time on, and is held before the day's own.
    const moved = [{ day: '2026-01-05', change: 'moved', movedTo: '2026-01-07', reason: 'A storm' }] as const;
    expect(at(table({}, moved), moment)?.[0]).toBe('VN-20260106');
    const planned = plannedDraws(table({}, moved), { from: moment, to: moment + 3 * 86_400_000 }, saigon);
    expect(
      planned.oldest(0, 9).map(({ drawId, opensAt, drawAt }) => [drawId, ...[opensAt, drawAt].map(written)]),
    ).toEqual([
      ['VN-20260106', '2026-01-05T12:00', '2026-01-06T11:15'],
      ['VN-20260105', '2026-01-04T12:00', '2026-01-07T11:15'],
      ['VN-20260107', '2026-01-06T12:00', '2026-01-07T11:15'],
    ]);
    expect(at(table({}, moved), Date.UTC(2026, 0, 6, 12))?.[0]).toBe('VN-20260105');
  });
});

describe('around a change of the clocks', () => {
  const HOUR = 3_600_000;
  const DAY = 24 * HOUR;
  /** When the clocks of London change in 2026: from UTC to an hour ahead, and back. */
  const [forth, back] = [Date.UTC(2026, 2, 29, 1), Date.UTC(2026, 9, 25, 1)];
  /** The moment of a clock time in London, `clock` written as if it were UTC. Skipped times come later, repeated ones once. */
  const inLondon = (clock: number) => (clock >= forth + HOUR && clock < back ? clock - HOUR : clock);
  const inSaigon = (clock: number) => clock - 7 * HOUR;
  /** The ten days from five before a change. */
  const daysAround = (change: number) =>
    Array.from({ length: 10 }, (_, i) => Math.floor(change / DAY) * DAY + (i - 5) * DAY);
  const name = (day: number) => new Date(day).toISOString().slice(0, 10).replaceAll('-', '');

  /** The draws from a moment until another one, as they follow each other and as they are planned. */
  const bothWays = (plan: DrawPlan, from: number, to: number, timeZone: string) => {
    const following: (readonly [string, number])[] = [];
    for (let now = from - HOUR; ; ) {
      const next = nextDraw(plan, now, timeZone);
      if (next === null || next.drawAt >= to) break;
      if (next.drawAt >= from) following.push([next.drawId, next.drawAt]);
      now = next.closesAt;
    }
    const { count, oldest } = plannedDraws(plan, { from, to }, timeZone);
    return { following, planned: oldest(0, count).map(({ drawId, drawAt }) => [drawId, drawAt]) };
  };

  const zones = ['Europe/London', saigon, 'UTC', 'America/New_York', 'Pacific/Auckland', 'Australia/Lord_Howe'];
  const changes = [
    ['forth', forth],
    ['back', back],
  ] as const;

  test.each(
    changes.flatMap(([which, change]) =>
      ['00:15', '01:30', '06:15', '18:15', '23:45'].flatMap((time) => [
        { which, change, time, timeZone: saigon, moment: inSaigon },
        { which, change, time, timeZone: 'Europe/London', moment: inLondon },
      ]),
    ),
  )(
    'LOTTERY-10 LOTTERY-11 $which, a draw at $time of $timeZone has the day of its timetable as its id, wherever the brand is',
    ({ change, time, timeZone, moment: momentIn }) => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      const stations = Array.from({ length: 7 }, () => ['HN']);
      const timetable = { timeZone, at: time, stations, closedAtTet: false };
      const plan = { code: 'VN', intervalSeconds: null, closeSeconds: 900, timetable, days: [] };
      const days = daysAround(change);
      const expected = days.map((day) => [`VN-${name(day)}`, momentIn(day + hours * HOUR + minutes * 60_000)]);
      const [from, to] = [Number(expected.at(0)?.[1]), Number(expected.at(-1)?.[1]) + 1];
      for (const zone of zones) {
        const { following, planned } = bothWays(plan, from, to, zone);
        expect([zone, planned]).toEqual([zone, expected]);
        expect([zone, following]).toEqual([zone, expected]);
      }
    },
  );

  test.each(changes)(
    "LOTTERY-10 LOTTERY-11 %s, draws at an interval are counted from the brand's midnight to the next one",
    (_, change) => {
      const plan = every('SSC_30M', 1_800, 30);
      const expected = daysAround(change).flatMap((day) => {
        const [begin, end] = [inLondon(day), inLondon(day + DAY)];
        const draws: (readonly [string, number])[] = [];
        for (let at = begin + HOUR / 2; at <= end; at += HOUR / 2) {
          draws.push([`SSC_30M-${name(day)}-${String(draws.length + 1).padStart(2, '0')}`, at]);
        }
        return draws;
      });
      expect(new Set(expected.map(([id]) => id)).size).toBe(expected.length);
      const [from, to] = [Number(expected.at(0)?.[1]), Number(expected.at(-1)?.[1]) + 1];
      const { following, planned } = bothWays(plan, from, to, 'Europe/London');
      expect(planned).toEqual(expected);
      expect(following).toEqual(expected);
    },
  );
});
