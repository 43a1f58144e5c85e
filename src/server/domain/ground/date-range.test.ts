import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Failure } from '../../shared/failure.ts';
import { rangeOf } from './date-range.ts';

const saigon = 'Asia/Ho_Chi_Minh';
const berlin = 'Europe/Berlin';
const now = Date.UTC(2026, 0, 5, 9, 30);

const rangeIn = (zone: string, from?: string, to?: string) => {
  const range = rangeOf({ from, to }, now, zone);
  return [range.from.toISOString(), range.to.toISOString()];
};
/** The violated rule of a range, `undefined` if the range is accepted. */
function brokenRule(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (failure) {
    if (failure instanceof Failure) return failure.details?.fields?.[0]?.rule;
    throw failure;
  }
}

const problem = (zone: string, from: string, to: string) => brokenRule(() => rangeIn(zone, from, to));

describe('the range of a request', () => {
  test('without an end lasts until now, including events of this moment', () => {
    expect(rangeIn(saigon)[1]).toBe('2026-01-05T09:30:00.001Z');
  });

  test("without a beginning starts 30 of the brand's days before its end", () => {
    expect(rangeIn(saigon)).toEqual(['2025-12-06T09:30:00.001Z', '2026-01-05T09:30:00.001Z']);
    // Midnight of 5 April in Berlin, after the clocks went forward on 29 March.
    expect(rangeIn(berlin, undefined, '2026-04-04T22:00:00Z')).toEqual([
      '2026-03-05T23:00:00.000Z',
      '2026-04-04T22:00:00.000Z',
    ]);
    // Midnight of 5 November, after they went back on 25 October.
    expect(rangeIn(berlin, undefined, '2026-11-04T23:00:00Z')[0]).toBe('2026-10-05T22:00:00.000Z');
  });

  test("has at most 92 of the brand's days, an hour more or less at a clock change", () => {
    // From midnight of 1 September to midnight of 2 December in Berlin: 92 days and an hour.
    expect(rangeIn(berlin, '2026-08-31T22:00:00Z', '2026-12-01T23:00:00Z')).toHaveLength(2);
    expect(problem(berlin, '2026-08-31T22:00:00Z', '2026-12-01T23:00:01Z')).toBe('range_length');
    // The same length without a clock change.
    expect(problem(saigon, '2026-08-31T22:00:00Z', '2026-12-01T23:00:00Z')).toBe('range_length');
    // From midnight of 1 February to midnight of 4 May: 92 days less an hour.
    expect(rangeIn(berlin, '2026-01-31T23:00:00Z', '2026-05-03T22:00:00Z')).toHaveLength(2);
    expect(problem(berlin, '2026-01-31T23:00:00Z', '2026-05-03T23:00:00Z')).toBe('range_length');
  });

  test('is refused if it is empty or ends before it begins', () => {
    expect(problem(saigon, '2026-01-05T00:00:00Z', '2026-01-05T00:00:00Z')).toBe('range_order');
    expect(problem(saigon, '2026-01-05T00:00:01Z', '2026-01-05T00:00:00Z')).toBe('range_order');
    expect(problem(saigon, 'nonsense', '2026-01-05T00:00:00Z')).toBe('range_order');
    expect(problem(saigon, '2026-01-05T00:00:00Z', 'nonsense')).toBe('range_order');
  });

  test('is two dates in order or refused, for any input', () => {
    const moment = fc.option(
      fc.date({ min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true }),
      { nil: undefined },
    );
    fc.assert(
      fc.property(moment, moment, fc.constantFrom(saigon, berlin, 'America/St_Johns'), (from, to, zone) => {
        const asked = { from: from?.toISOString(), to: to?.toISOString() };
        const said = brokenRule(() => {
          const range = rangeOf(asked, now, zone);
          expect(range.from.getTime()).toBeLessThan(range.to.getTime());
        });
        expect(['range_order', 'range_length', undefined]).toContain(said);
      }),
    );
  });
});
