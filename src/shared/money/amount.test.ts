import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addAmounts, amountOf, compareAmounts, feeOf, leastAmount, multiplyAmount, subtractAmounts } from './amount.ts';

const cents = fc.integer({ min: -1_000_000_00, max: 1_000_000_00 });
const written = (value: number) =>
  `${value < 0 ? '-' : ''}${Math.floor(Math.abs(value) / 100)}.${String(Math.abs(value) % 100).padStart(2, '0')}`;

test('amounts compare, add and subtract like whole cents', () => {
  fc.assert(
    fc.property(cents, cents, (a, b) => {
      expect(compareAmounts(written(a), written(b))).toBe(Math.sign(a - b));
      expect(subtractAmounts(written(a), written(b))).toBe(written(a - b));
      expect(addAmounts(written(a), written(b))).toBe(written(a + b));
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

test('an amount is equal to itself, however many zeros follow', () => {
  expect(compareAmounts('1.50', '1.5')).toBe(0);
  expect(compareAmounts('-3', '-3.00')).toBe(0);
});

test('a text that is no amount is refused', () => {
  expect(() => compareAmounts('1e3', '1')).toThrow('not a decimal amount');
});

test.each([
  ['20.00', 150, '0.00', 2, '0.30'],
  ['33.33', 150, '0.00', 2, '0.49'],
  ['33.33', 150, '1.00', 2, '1.49'],
  ['50001.00', 150, '0.00', 0, '750.00'],
  ['999999999999999.00', 10_000, '0.00', 2, '999999999999999.00'],
  ['20.00', 0, '0.00', 2, '0.00'],
])(
  'the fee of %s at %i basis points and %s in a currency of %i decimals is %s',
  (amount, feeRate, feeFixed, decimals, fee) => {
    expect(feeOf(amount, { feeRate, feeFixed }, decimals)).toBe(fee);
  },
);

test.each([
  ['5.00', '1.2857', 2, '6.42'],
  ['0.10', '3.96', 2, '0.39'],
  ['1000.00', '1.125', 0, '1125.00'],
  ['7.00', '0.50', 0, '3.00'],
  ['10.00', '0.00', 2, '0.00'],
])('LOBBY-19 %s times %s in a currency of %i decimals is %s', (amount, factor, decimals, product) => {
  expect(multiplyAmount(amount, factor, decimals)).toBe(product);
});
