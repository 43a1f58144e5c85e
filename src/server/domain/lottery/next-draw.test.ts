import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DrawPlan, nextDraw } from './next-draw.ts';

const saigon = 'Asia/Ho_Chi_Minh';
const moment = Date.UTC(2026, 0, 5, 10, 4, 20);
const every = (code: string, intervalSeconds: number, closeSeconds: number): DrawPlan => ({
  ...{ code, intervalSeconds, closeSeconds },
  timetable: null,
});
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

  test('the next one appears at the moment the previous one closes', () => {
    const closing = Date.UTC(2026, 0, 5, 10, 4, 30);
    expect(at(every('SSC_5M', 300, 30), closing - 1)?.[0]).toBe('SSC_5M-20260105-205');
    expect(at(every('SSC_5M', 300, 30), closing)?.[0]).toBe('SSC_5M-20260105-206');
  });

  test('the last draw of a day is at midnight, then follows the first of the next day', () => {
    const midnight = Date.UTC(2026, 0, 5, 17);
    expect(at(every('SSC_5M', 300, 30), midnight - 31_000)?.[0]).toBe('SSC_5M-20260105-288');
    expect(at(every('SSC_5M', 300, 30), midnight - 30_000)?.[0]).toBe('SSC_5M-20260106-001');
  });

  test('never closes in the past, and each draw appears until it closes', () => {
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
  const table = (over: Partial<NonNullable<DrawPlan['timetable']>>, code = 'VN'): DrawPlan => ({
    ...{ code, intervalSeconds: null, closeSeconds: 900 },
    timetable: { timeZone: saigon, at: '18:15', stations: week(['HN']), pauses: [], ...over },
  });

  test('LOTTERY-01 are those of the day until their bets close', () => {
    expect(at(table({}), moment)).toEqual(['VN-20260105', '2026-01-05T11:00:00.000Z', '2026-01-05T11:15:00.000Z']);
    expect(at(table({}), Date.UTC(2026, 0, 5, 11))?.[0]).toBe('VN-20260106');
  });

  test('name the station if a day has several', () => {
    const stations = [['HCM', 'DT'], ['BTR', 'VT'], ['DN'], ['TN'], ['VL'], ['HCM'], ['TG']];
    expect(at(table({ at: '16:15', stations }), moment)?.[0]).toBe('VN-20260106-BTR');
  });

  test('pause on holidays, and end if no day has any', () => {
    const pauses = [['2026-01-05', '2026-01-08']] as const;
    expect(at(table({ pauses }), moment)?.[0]).toBe('VN-20260109');
    expect(at(table({ stations: week([]) }), moment)).toBeNull();
    expect(nextDraw({ ...every('X', 60, 5), intervalSeconds: null }, moment, saigon)).toBeNull();
  });
});
