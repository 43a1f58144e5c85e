import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  endOfFlight,
  flightsReaching,
  moonshotPrices,
  multiplierAfter,
  paidMultiplier,
  playersText,
  readMultiplier,
  timeTo,
  writtenMultiplier,
} from './moonshot.ts';

/** The end for each of the million numbers of version 1 of the rules. */
const endOf = (n: number) => endOfFlight(() => n, 1);

/** The end by version 2, for its two numbers. */
const fineEndOf = (first: number, second: number) => {
  const numbers = [first, second];
  return endOfFlight((count) => {
    expect(count).toBe(1_000_000);
    return numbers.shift() ?? Number.NaN;
  }, 2);
};

describe('the end of a flight', () => {
  test('LOBBY-19 is floor(99 * 10^12 / (10^12 - n)) / 100 of two numbers, from 1.00 to 990000.00', () => {
    expect(fineEndOf(0, 0)).toBe(100);
    // 1.01 is reached where 10^12 - n is at most 99 * 10^12 / 101 = 980198019801.98.
    expect(fineEndOf(19_801, 980_198)).toBe(100);
    expect(fineEndOf(19_801, 980_199)).toBe(101);
    expect(fineEndOf(504_999, 999_999)).toBe(199);
    expect(fineEndOf(505_000, 0)).toBe(200);
    expect(fineEndOf(999_998, 999_999)).toBe(98_999_901);
    expect(fineEndOf(999_999, 0)).toBe(99_000_000);
    expect(fineEndOf(999_999, 999_999)).toBe(99_000_000);
  });

  test('LOBBY-19 the end is that of integers of any size, whatever the numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 999_999 }), (first, second) => {
        const rest = 10n ** 12n - BigInt(first) * 1_000_000n - BigInt(second);
        const exact = (99n * 10n ** 12n) / rest;
        expect(fineEndOf(first, second)).toBe(Math.min(99_000_000, Math.max(100, Number(exact))));
      }),
      { numRuns: 2_000 },
    );
  });

  test('LOBBY-19 every multiplier returns 98.9999 to 99 percent, and as many flights reach it as are published', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 99_000_000 }), (multiplier) => {
        const reaching = BigInt(flightsReaching(multiplier, 2));
        expect(reaching).toBe((99n * 10n ** 12n) / BigInt(multiplier));
        // The flights that reach it are those of the greatest numbers, so the border between both tells their count.
        const atBorder = (left: bigint) =>
          fineEndOf(Number((10n ** 12n - left) / 1_000_000n), Number((10n ** 12n - left) % 1_000_000n));
        expect(atBorder(reaching)).toBeGreaterThanOrEqual(multiplier);
        expect(atBorder(reaching + 1n)).toBeLessThan(multiplier);
        const returned = (reaching * BigInt(multiplier)) / 100_000_000n;
        expect(returned).toBeGreaterThanOrEqual(989_999n);
        expect(returned).toBeLessThanOrEqual(990_000n);
      }),
      { numRuns: 2_000, examples: [[101], [100_001], [49_500_001], [99_000_000]] },
    );
    expect(flightsReaching(100, 2)).toBe(10 ** 12);
  });

  test('LOBBY-19 by version 1 it is floor(99000000 / (1000000 - n)) / 100, at least 1.00', () => {
    expect(endOf(0)).toBe(100);
    expect(endOf(10_000)).toBe(100);
    expect(endOf(19_801)).toBe(100);
    expect(endOf(19_802)).toBe(101);
    expect(endOf(500_000)).toBe(198);
    expect(endOf(505_000)).toBe(200);
    expect(endOf(999_999)).toBe(99_000_000);
  });

  test('LOBBY-19 by version 1 as many of all numbers reach a multiplier as were published', () => {
    const ends = Array.from({ length: 1_000_000 }, (_, n) => endOf(n));
    for (const multiplier of [101, 150, 200, 333, 500, 1_000, 10_000, 990_000]) {
      expect(ends.filter((end) => end >= multiplier)).toHaveLength(flightsReaching(multiplier, 1));
      expect(flightsReaching(multiplier, 1)).toBe(Math.floor(99_000_000 / multiplier));
    }
    expect(flightsReaching(100, 1)).toBe(1_000_000);
  });

  test('LOBBY-19 follows from the seeds as node:crypto computes it', () => {
    const seed = Buffer.from('21439a33c33bc912b6473b457e4427fdcdda1cdd26e666390d77060b5a7f8b50', 'hex');
    const players = createHash('sha256').update('trial-luck-3\nkhoa-may-man\nlan').digest('hex');
    expect(players).toBe('474d9c547c839d0edb9cde0d1258c21dd9304327f3df869e3c98bf68308e3eda');
    const block = createHmac('sha256', seed).update(`ms-90412:${players}:0`).digest();
    // The first number is below the limit of 4294000000, so none is drawn again.
    const first = block.readUInt32BE(0);
    expect(first).toBeLessThan(4_294_000_000);
    expect(endOf(first % 1_000_000)).toBe(245);
    expect(playersText(['trial-luck-3', 'khoa-may-man', 'lan'])).toBe('trial-luck-3\nkhoa-may-man\nlan');
  });
});

describe('the prices of the rule sheet', () => {
  test('LOBBY-19 each multiplier is reached with the chance of 0.99 by it, the greatest too', () => {
    const prices = moonshotPrices(2);
    expect(prices.map(({ multiplier }) => multiplier)).toEqual([
      '1.01',
      '1.10',
      '1.20',
      '1.50',
      '2.00',
      '2.50',
      '3.00',
      '4.00',
      '5.00',
      '10.00',
      '20.00',
      '50.00',
      '100.00',
      '1000.00',
      '10000.00',
      '990000.00',
    ]);
    for (const { bet, multiplier, hitProbability, returnToPlayer } of prices) {
      expect(bet).toEqual([multiplier]);
      expect(Number(hitProbability)).toBeCloseTo(0.99 / Number(multiplier), 11);
      expect([9_899, 9_900]).toContain(returnToPlayer);
    }
    // By version 1 the chance is a whole number of millionths: 330000 of them reach 3.00.
    expect(moonshotPrices(1)[6]).toMatchObject({ hitProbability: '0.330000000000', returnToPlayer: 9_900 });
  });
});

describe('the multiplier of a flight', () => {
  test('LOBBY-19 is e^(0.06 t), cut to two decimals', () => {
    expect([0, 165, 166, 11_552, 11_553, 26_824].map(multiplierAfter)).toEqual([100, 100, 101, 199, 200, 500]);
    expect(multiplierAfter(-5)).toBe(100);
  });

  test('timeTo is the first millisecond that reaches it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 99_000_000 }), (multiplier) => {
        const time = timeTo(multiplier);
        expect(multiplierAfter(time)).toBeGreaterThanOrEqual(multiplier);
        if (time > 0) expect(multiplierAfter(time - 1)).toBeLessThan(multiplier);
      }),
    );
  });

  test('is written with two decimals', () => {
    expect([100, 109, 245, 99_000_000].map(writtenMultiplier)).toEqual(['1.00', '1.09', '2.45', '990000.00']);
    expect(['1.00', '2.45', '990000.00'].map(readMultiplier)).toEqual([100, 245, 99_000_000]);
  });
});

describe('what a bet is paid', () => {
  const paid = (end: number, cashOutAt?: number, leftAfter?: number) => paidMultiplier(end, { cashOutAt, leftAfter });

  test('LOBBY-19 by rule: the multiplier of the rule where the flight got there, the end included', () => {
    expect(paid(245, 245)).toBe(245);
    expect(paid(244, 245)).toBeUndefined();
    expect(paid(100, 101)).toBeUndefined();
    expect(paid(500, 200)).toBe(200);
  });

  test('LOBBY-19 by hand: the multiplier of the moment, nothing from the instant of the end on', () => {
    expect(paid(245, undefined, 10_170)).toBe(184);
    expect(paid(245, undefined, timeTo(245) - 1)).toBe(244);
    expect(paid(245, undefined, timeTo(245))).toBeUndefined();
    expect(paid(100, undefined, 0)).toBeUndefined();
    expect(paid(245)).toBeUndefined();
  });

  test('LOBBY-19 the rule comes first where the flight had passed it before the hand', () => {
    expect(paid(500, 200, timeTo(300))).toBe(200);
    expect(paid(500, 200, timeTo(150))).toBe(150);
    expect(paid(250, 200, timeTo(300))).toBe(200);
    expect(paid(150, 200, timeTo(300))).toBeUndefined();
  });
});
