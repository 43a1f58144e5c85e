import { expect, test } from 'vitest';
import { payoutOf, stakeOf } from './payout.ts';

test('LOTTERY-10 an entry costs its lines times its unit times its multiple', () => {
  // 27 lines of 0.25, and one line of 1,000 times 1.00.
  expect(Number(stakeOf({ unit: '0.01', multiple: 25 }, 27))).toBe(6.75);
  expect(Number(stakeOf({ unit: '1.00', multiple: 1_000 }, 1))).toBe(1_000);
});

test('LOTTERY-11 each combination is paid up to its limit, and the sum of all is rounded down', () => {
  const price = { unit: '0.01', multiple: 3, odds: '2.1555', maxPayoutPerLine: '0.10' };
  const paid = (wins: readonly { hits: number; combinations: number }[], pushes = 0) =>
    payoutOf(price, { wins, pushes }, 2);
  // A hit is 0.064665; two are cut to the limit of 0.10.
  expect(paid([{ hits: 1, combinations: 1 }])).toBe('0.06');
  expect(paid([{ hits: 1, combinations: 2 }])).toBe('0.12');
  expect(paid([{ hits: 2, combinations: 1 }])).toBe('0.10');
  expect(
    paid(
      [
        { hits: 2, combinations: 2 },
        { hits: 1, combinations: 1 },
      ],
      2,
    ),
  ).toBe('0.32');
  expect(paid([])).toBe('0.00');
});
