import { describe, expect, test } from 'vitest';
import { UsageError } from './operator-error.ts';
import { amountOf, momentOf } from './typed.ts';

describe('a typed amount', () => {
  test.each([
    ['500000', '500000.00'],
    ['12.5', '12.50'],
    ['12.50', '12.50'],
    ['0.00012', '0.00012'],
    ['0.125', '0.125'],
    [' 7 ', '7.00'],
    ['007', '7.00'],
    ['0', '0.00'],
  ])('%s is %s', (typed, amount) => {
    expect(amountOf(typed)).toBe(amount);
    // A question shows what was answered before.
    expect(amountOf(amount)).toBe(amount);
  });

  // In one country 500.000 is five hundred, in the other five hundred thousand.
  test.each(['500.000', '500,000', '1.500.000', '12,50', '-5', '5e3', '$5', 'all', '1.', '.5'])(
    '%s is none',
    (typed) => {
      expect(() => amountOf(typed)).toThrow(UsageError);
    },
  );
});

describe('a typed time', () => {
  test.each([
    ['2026-01-31', '2026-01-31T00:00:00Z'],
    ['2026-01-31 12:30', '2026-01-31T12:30:00Z'],
    ['2026-01-31 12:30:15 UTC', '2026-01-31T12:30:15Z'],
    ['2026-01-31T12:30:15.250Z', '2026-01-31T12:30:15.250Z'],
    ['2026-01-31T12:30:00+07:00', '2026-01-31T12:30:00+07:00'],
  ])('%s is %s', (typed, moment) => {
    expect(momentOf(typed)).toBe(moment);
    expect(momentOf(moment)).toBe(moment);
  });

  test.each(['yesterday', '2026-02-31', '2026-13-01', '31/01/2026', '2026-01-31 25:00', '2026-01-31 12'])(
    '%s is none',
    (typed) => {
      expect(() => momentOf(typed)).toThrow(UsageError);
    },
  );
});
