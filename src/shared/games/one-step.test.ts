import { describe, expect, test } from 'vitest';
import type { FairNumbers } from '../fair/numbers.ts';
import { diceMultiplier, dicePrices, diceWinners, isDiceBet, settleDice } from './dice.ts';
import type { Price } from './exact.ts';
import { kenoPays, kenoPrices, settleKeno } from './keno.ts';
import { settleWheel, wheelPrices, wheelSegments } from './lucky-wheel.ts';
import { lampMultiplier, lampPrices, lightsOf, settleLamp } from './lumo-lamp.ts';
import { plinkoPockets, plinkoPrices, settlePlinko } from './plinko.ts';

/** Numbers that were drawn before; shuffles take the first places as they are. */
const drawn = (...numbers: readonly number[]): FairNumbers => {
  const left = [...numbers];
  const below = () => left.shift() ?? 0;
  return { below, shuffle: (list, take) => list.slice(0, take) };
};
/** n over k by the triangle of Pascal. */
const pascal = (n: number, k: number): number => {
  let row = [1];
  for (let level = 0; level < n; level++) row = [1, ...row.slice(1).map((value, i) => value + (row[i] ?? 0)), 1];
  return row[k] ?? 0;
};
const returns = (prices: readonly Price[]) => [...new Set(prices.map(({ returnToPlayer }) => returnToPlayer))].sort();
/** The return of the rows of one bet, as they are published. */
const sumOf = (rows: readonly Price[]) =>
  rows.reduce((sum, { multiplier, hitProbability }) => sum + Number(multiplier) * Number(hitProbability), 0);

describe('dice', () => {
  test.each([
    ['over', '50.49', 5_049, '0.00'],
    ['over', '50.49', 5_050, '2.00'],
    ['under', '50.00', 5_000, '0.00'],
    ['under', '50.00', 4_999, '1.98'],
    ['under', '1.00', 99, '99.00'],
    ['over', '1.99', 200, '1.0102'],
  ] as const)('LOBBY-19 %s %s with the roll %i pays %s', (direction, target, roll, multiplier) => {
    const written = (roll / 100).toFixed(2);
    expect(settleDice({ direction, target }, drawn(roll))).toEqual({ outcome: [written], multiplier });
  });

  test('LOBBY-19 takes bets that win 1 to 98 of 100 rolls', () => {
    const taken = (direction: 'over' | 'under', target: string) => isDiceBet({ direction, target });
    expect([taken('under', '0.99'), taken('under', '1.00'), taken('under', '98.00')]).toEqual([false, true, true]);
    expect([taken('under', '98.01'), taken('over', '98.99'), taken('over', '99.00')]).toEqual([false, true, false]);
    expect([taken('over', '1.99'), taken('over', '1.98')]).toEqual([true, false]);
  });

  test('LOBBY-19 pays 0.99 by the chance, cut to four decimals, and never more than it should', () => {
    for (let hundredths = 100; hundredths <= 9_800; hundredths++) {
      const target = (hundredths / 100).toFixed(2);
      const { multiplier } = settleDice({ direction: 'under', target }, drawn(0));
      expect(diceWinners({ direction: 'under', target })).toBe(hundredths);
      expect(diceMultiplier({ direction: 'under', target })).toBe(multiplier);
      expect(Number(multiplier)).toBe(Math.floor(Number(((9_900 / hundredths) * 10_000).toFixed(6))) / 10_000);
    }
    expect(dicePrices()).toHaveLength(196);
    expect(returns(dicePrices())).toEqual([9_899, 9_900]);
    expect(dicePrices()[149]).toMatchObject({ bet: ['over', '47.99'], hitProbability: '0.520000000000' });
  });
});

test('LOBBY-19 the lamp has fifty, twenty-five, ten and two lights, the rest are dark', () => {
  const lit = Array.from({ length: 100 }, (_, light) => settleLamp({ light: 'WHITE' }, drawn(light)));
  const count = (colour: string) => lit.filter(({ outcome }) => outcome[0] === colour).length;
  expect(['TEAL', 'AMBER', 'ROSE', 'WHITE', 'DARK'].map(count)).toEqual([50, 25, 10, 2, 13]);
  expect(lit.filter(({ multiplier }) => multiplier !== '0.00').map(({ multiplier }) => multiplier)).toEqual([
    '49.50',
    '49.50',
  ]);
  expect([lit[49], lit[50], lit[84], lit[85], lit[86], lit[87]].map((one) => one?.outcome[0])).toEqual([
    'TEAL',
    'AMBER',
    'ROSE',
    'WHITE',
    'WHITE',
    'DARK',
  ]);
  expect(lampPrices().map(({ bet, multiplier }) => `${bet[0]} ${multiplier}`)).toEqual([
    'TEAL 1.98',
    'AMBER 3.96',
    'ROSE 9.90',
    'WHITE 49.50',
  ]);
  expect(returns(lampPrices())).toEqual([9_900]);
  expect(lightsOf('AMBER')).toBe(25);
  expect(lampMultiplier('AMBER')).toBe('3.96');
});

describe('plinko', () => {
  test('LOBBY-19 the ball ends in the pocket of its steps to the right', () => {
    const steps = [1, 0, 1, 1, 0, 0, 0, 1];
    const bet = { rows: 8, risk: 'medium' } as const;
    expect(settlePlinko(bet, drawn(...steps))).toEqual({ outcome: steps.map(String), multiplier: '0.34' });
    expect(settlePlinko(bet, drawn(1, 1, 1, 1, 1, 1, 1, 1)).multiplier).toBe('13.00');
    expect(settlePlinko(bet, drawn(0, 0, 0, 0, 1, 0, 0, 0)).multiplier).toBe('3.80');
  });

  test('LOBBY-19 every table pays both sides alike, more outwards, and returns 98.95 to 99 percent', () => {
    const prices = plinkoPrices();
    for (const risk of ['low', 'medium', 'high'] as const) {
      for (let rows = 8; rows <= 16; rows++) {
        const pockets = plinkoPockets({ rows, risk });
        expect(pockets).toHaveLength(rows + 1);
        expect(pockets.toReversed()).toEqual(pockets);
        const left = pockets.slice(0, rows / 2 + 1).map(Number);
        expect(left).toEqual(left.toSorted((a, b) => b - a));
        const exact = pockets.reduce((sum, pays, k) => sum + (Number(pays) * pascal(rows, k)) / 2 ** rows, 0);
        expect(exact).toBeLessThanOrEqual(0.99 + 1e-12);
        expect(exact).toBeGreaterThan(0.9895);
        const own = prices.filter(({ bet }) => bet[0] === rows && bet[1] === risk);
        expect(sumOf(own)).toBeCloseTo(exact, 8);
        expect(returns(own)).toEqual([Math.floor(exact * 10_000 + 1e-7)]);
      }
    }
    expect(prices).toHaveLength(183);
  });
});

describe('keno', () => {
  test('LOBBY-19 counts what was named and drawn', () => {
    expect(settleKeno({ numbers: [1, 2, 39] }, drawn())).toEqual({
      outcome: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
      multiplier: '2.10',
    });
    expect(settleKeno({ numbers: [40] }, drawn()).multiplier).toBe('0.00');
    expect(settleKeno({ numbers: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1] }, drawn()).multiplier).toBe('1000.00');
  });

  test('LOBBY-19 tells the numbers in the order in which they were drawn', () => {
    const turned: FairNumbers = { ...drawn(), shuffle: (list, take) => list.toReversed().slice(0, take) };
    expect(settleKeno({ numbers: [40, 31, 30] }, turned)).toEqual({
      outcome: ['40', '39', '38', '37', '36', '35', '34', '33', '32', '31'],
      multiplier: '2.10',
    });
  });

  test('LOBBY-19 every count of numbers returns 98.9 to 99 percent by the hypergeometric distribution', () => {
    const prices = kenoPrices();
    for (let named = 1; named <= 10; named++) {
      const pays = kenoPays(named);
      expect(pays).toHaveLength(named + 1);
      const chance = (hits: number) => (pascal(named, hits) * pascal(40 - named, 10 - hits)) / pascal(40, 10);
      const exact = pays.reduce((sum, multiplier, hits) => sum + Number(multiplier) * chance(hits), 0);
      expect(exact).toBeLessThanOrEqual(0.99 + 1e-12);
      expect(exact).toBeGreaterThan(0.989);
      const own = prices.filter(({ bet }) => bet[0] === named);
      expect(own.map(({ bet }) => bet[1])).toEqual(
        pays.flatMap((multiplier, hits) => (multiplier === '0.00' ? [] : hits)),
      );
      expect(sumOf(own)).toBeCloseTo(exact, 8);
      expect(returns(own)).toEqual([Math.floor(exact * 10_000 + 1e-7)]);
    }
  });
});

test('LOBBY-19 every wheel returns 99 percent, whatever its size and risk', () => {
  for (const segments of [10, 20, 30, 40, 50] as const) {
    for (const risk of ['low', 'medium', 'high'] as const) {
      const wheel = wheelSegments({ segments, risk });
      expect(wheel).toHaveLength(segments);
      const sum = wheel.reduce((total, pays) => total + Math.round(Number(pays) * 100), 0);
      expect(sum).toBe(99 * segments);
      const own = wheelPrices().filter(({ bet }) => bet[0] === segments && bet[1] === risk);
      expect(sumOf(own)).toBeCloseTo(0.99, 9);
      expect(returns(own)).toEqual([9_900]);
      const every = wheel.map((_, segment) => settleWheel({ segments, risk }, drawn(segment)));
      expect(every).toEqual(wheel.map((multiplier, segment) => ({ outcome: [`${segment}`], multiplier })));
    }
  }
  expect(wheelSegments({ segments: 50, risk: 'high' })[0]).toBe('49.50');
  // As published: low risk pays on eight of ten segments, medium on every second one, high on one alone.
  const paying = (risk: 'low' | 'medium' | 'high') =>
    wheelSegments({ segments: 20, risk }).map((pays, segment) => (pays === '0.00' ? '' : segment));
  const without = (...lost: readonly number[]) => paying('low').map((_, place) => (lost.includes(place) ? '' : place));
  expect(paying('low')).toEqual(without(4, 9, 14, 19));
  expect(paying('medium')).toEqual(without(...Array.from({ length: 10 }, (_, half) => 2 * half + 1)));
  expect(paying('high').join('')).toBe('0');
});
