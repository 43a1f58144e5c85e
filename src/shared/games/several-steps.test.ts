import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fairNumbers } from '../fair/numbers.ts';
import {
  dealCard,
  hasGuessed,
  hiLoMultiplier,
  hiLoOffers,
  hiLoPrices,
  isRight,
  rankOf,
  winningRanks,
} from './hi-lo.ts';
import { minesMultiplier, minesNextSafe, minesOf, minesPrices } from './mines.ts';

const RANKS = [...'A23456789TJQK'];
const cut = (value: number) => Math.floor(Number((value * 10_000).toFixed(4))) / 10_000;

describe('mines', () => {
  test("LOBBY-19 the contract's round has its mines in cells 9, 15 and 16", () => {
    const seed = Buffer.from('bc129736abd9b4207a4f6f82b00adfe4af5d5bc6e7a56739157b3d590df5d83d', 'hex');
    const hmac = (message: string) => createHmac('sha256', seed).update(message).digest();
    expect(minesOf(3, fairNumbers(hmac, 'r-5102:trial-luck-2'))).toEqual([9, 15, 16]);
  });

  test('LOBBY-19 the mines are told in rising order, of the cells 0 to 24', () => {
    const shuffled = (list: readonly number[], take: number) => list.toReversed().slice(0, take);
    const numbers = { below: () => 0, shuffle: shuffled } as Parameters<typeof minesOf>[1];
    expect(minesOf(12, numbers)).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
    expect(minesOf(25, numbers)[0]).toBe(0);
  });

  test('LOBBY-19 every number of mines and cells pays 0.99 by the product of the chances', () => {
    const prices = minesPrices();
    expect(prices).toHaveLength(300);
    const pairs = prices.map(({ bet }) => bet.join());
    expect([pairs[0], pairs[23], pairs[24], pairs.at(-1), new Set(pairs).size]).toEqual([
      '1,1',
      '1,24',
      '2,1',
      '24,1',
      300,
    ]);
    for (const { bet, multiplier, hitProbability, returnToPlayer } of prices) {
      const [mines = 0, opened = 0] = bet.map(Number);
      let chance = 1;
      for (let cell = 0; cell < opened; cell++) chance *= (25 - mines - cell) / (25 - cell);
      expect(Number(hitProbability)).toBeCloseTo(chance, 11);
      expect(Number(multiplier) * chance).toBeLessThanOrEqual(0.99 + 1e-9);
      expect(Number(multiplier) * chance).toBeGreaterThan(0.99 - chance / 10_000 - 1e-9);
      expect([9_899, 9_900]).toContain(returnToPlayer);
    }
    expect([1, 2, 22].map((opened) => minesMultiplier(3, opened))).toEqual(['1.125', '1.2857', '2277.00']);
    expect(minesNextSafe(3, 1)).toBe('0.875000000000');
  });
});

describe('hi-lo', () => {
  test('LOBBY-19 a card is one of 52, four suits of each rank', () => {
    const cards = Array.from({ length: 52 }, (_, card) =>
      dealCard({ below: (count) => (count === 52 ? card : Number.NaN), shuffle: () => [] }),
    );
    expect(cards.slice(0, 5)).toEqual(['AS', 'AH', 'AD', 'AC', '2S']);
    expect(cards.at(-1)).toBe('KC');
    expect(['AS', 'TH', 'KC'].map(rankOf)).toEqual([1, 10, 13]);
    expect(new Set(cards).size).toBe(52);
  });

  test('LOBBY-19 what is right, and how many ranks are, follow from the order of the ranks', () => {
    for (const [index, rank] of RANKS.entries()) {
      for (const guess of ['higher', 'lower'] as const) {
        const ends = guess === 'higher' ? index === 0 : index === 12;
        const right = RANKS.filter((_, next) => {
          const further = guess === 'higher' ? next > index : next < index;
          return further || (next === index && !ends);
        });
        expect(RANKS.filter((next) => isRight(`${rank}S`, guess, `${next}H`))).toEqual(right);
        expect(winningRanks(`${rank}S`, guess)).toBe(right.length);
        const price = hiLoPrices().find(({ bet }) => bet[0] === rank && bet[1] === guess);
        expect(Number(price?.hitProbability)).toBeCloseTo(right.length / 13, 11);
        expect(Number(price?.multiplier)).toBe(cut((0.99 * 13) / right.length));
      }
    }
    expect(hiLoPrices()).toHaveLength(26);
  });

  test('LOBBY-19 guesses multiply, a skipped card does not count, and the offers say what comes next', () => {
    const dealt = [
      { card: '7H', step: null },
      { card: 'KS', step: 'higher' },
      { card: '2D', step: 'skip' },
    ] as const;
    // 7 of 13 ranks were right.
    expect(hiLoMultiplier(dealt)).toBe('1.8385');
    expect(hasGuessed(dealt)).toBe(true);
    expect(hasGuessed([dealt[0], { card: '2D', step: 'skip' }])).toBe(false);
    expect(hasGuessed([dealt[0], { card: '2D', step: 'lower' }])).toBe(true);
    // From a two: 12 ranks are as high or higher, 2 as low or lower.
    expect(hiLoOffers(dealt)).toEqual([
      { guess: 'higher', hitProbability: '0.923076923077', multiplier: '1.9917' },
      { guess: 'lower', hitProbability: '0.153846153846', multiplier: '11.9507' },
    ]);
    expect(hiLoOffers([])).toEqual([]);
  });
});
