import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf, compareAmounts, leastAmount, subtractAmounts } from './amount.ts';

const cents = fc.integer({ min: -1_000_000_00, max: 1_000_000_00 });
const written = (value: number) =>
  `${value < 0 ? '-' : ''}${Math.floor(Math.abs(value) / 100)}.${String(Math.abs(value) % 100).padStart(2, '0')}`;

test('amounts compare and subtract like whole cents', () => {
  fc.assert(
    fc.property(cents, cents, (a, b) => {
      expect(compareAmounts(written(a), written(b))).toBe(Math.sign(a - b));
      expect(subtractAmounts(written(a), written(b))).toBe(written(a - b));
      expect(leastAmount(written(a), written(b))).toBe(written(Math.min(a, b)));
    }),
  );
});

test.each([
  ['0.10', '0.30', '-0.20'],
  ['999999999999999.99', '0.01', '999999999999999.98'],
  ['1.00000001', '1', '0.00000001'],
])('%s less %s is %s', (a, b, difference) => {
  expect(subtractAmounts(a, b)).toBe(difference);
});

test.each([
  [1000, 100, 2, '10.00'],
  [1234, 1000, 2, '1.23'],
  [9, 1000, 2, '0.00'],
  [1, 3, 8, '0.33333333'],
  [250, 100, 0, '2.00'],
])('%i at %i for a unit, with %i decimals, are %s', (count, perUnit, decimals, amount) => {
  expect(amountOf(count, perUnit, decimals)).toBe(amount);
});

test('a text that is no amount is refused', () => {
  expect(() => compareAmounts('1e3', '1')).toThrow('not a decimal amount');
});
