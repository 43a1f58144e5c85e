import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countsMoney, type Part, type PlacePrize, placePrize, prizePool, stateOf } from './promotions.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 0, 5, hour));

test.each([
  [7, null, 'coming_soon'],
  [8, null, 'join'],
  [9, 'signed', 'signed'],
  [9, 'issued', 'issued'],
  [9, 'claimed', 'claimed'],
  [9, 'claim', 'claim'],
  [9, 'applying', 'applying'],
  [9, 'processing', 'processing'],
  [9, 'rejected', 'rejected'],
  [10, 'signed', 'closed'],
  [10, 'applying', 'closed'],
  [10, 'processing', 'closed'],
  [10, 'rejected', 'closed'],
  [10, 'issued', 'closed'],
  [10, null, 'closed'],
  [10, 'claimed', 'closed'],
  [10, 'claim', 'claim'],
] satisfies [number, Part, string][])('PROMO-08 at %i o’clock with %s it is %s', (hour, part, state) => {
  expect(stateOf(at(8), at(10), part, at(hour).getTime())).toBe(state);
});

test('PROMO-08 it never ends without an end', () => {
  expect(stateOf(at(8), null, null, at(23).getTime())).toBe('join');
});

const prizes = [
  { from: 1, to: 1, amount: '100.00' },
  { from: 2, to: 2, amount: '50.00' },
  { from: 3, to: 5, amount: '20.00' },
];

test.each([
  [1, 1, '100.00'],
  [2, 1, '50.00'],
  [3, 1, '20.00'],
  [5, 1, '20.00'],
  [6, 1, '0.00'],
  // Two firsts share 100 and 50.
  [1, 2, '75.00'],
  // Three seconds share 50, 20 and 20.
  [2, 3, '30.00'],
  // Three fourths share 20, 20 and nothing: 40 / 3 rounded down.
  [4, 3, '13.33'],
])('MEMBER-14 the place %i, shared by %i, gives %s', (rank, tied, amount) => {
  expect(placePrize(rank, tied, prizes, 2)).toBe(amount);
});

test('the pool is the sum of all places, and money without decimals has none', () => {
  expect(prizePool(prizes, 2)).toBe('210.00');
  expect(placePrize(1, 3, [{ from: 1, to: 3, amount: '1000' }], 0)).toBe('1000.00');
  expect(placePrize(1, 3, [{ from: 1, to: 1, amount: '1000' }], 0)).toBe('333.00');
});

test('MEMBER-14 however members are tied, never more than the pool is paid', () => {
  const table: fc.Arbitrary<PlacePrize[]> = fc
    .array(fc.record({ places: fc.integer({ min: 1, max: 9 }), cents: fc.integer({ min: 1, max: 1_000_000 }) }), {
      minLength: 1,
      maxLength: 6,
    })
    .map((rows) => {
      let to = 0;
      return rows.map(({ places, cents }) => {
        const from = to + 1;
        to += places;
        return { from, to, amount: (cents / 100).toFixed(2) };
      });
    });
  const cents = (amount: string) => BigInt(amount.replace('.', ''));
  fc.assert(
    fc.property(table, fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 30 }), (given, groups) => {
      let rank = 1;
      let paid = 0n;
      for (const tied of groups) {
        paid += cents(placePrize(rank, tied, given, 2)) * BigInt(tied);
        rank += tied;
      }
      const pool = given.reduce((sum, { from, to, amount }) => sum + cents(amount) * BigInt(to - from + 1), 0n);
      expect(paid <= pool).toBe(true);
      // Only rounding is kept back, where somebody stands at each prized place.
      if (rank > (given.at(-1)?.to ?? 0)) expect(pool - paid < BigInt(groups.length * 7)).toBe(true);
    }),
  );
});

test.each([
  ['deposit', true],
  ['turnover', true],
  ['win', true],
  ['login_days', false],
  ['bets', false],
  ['games', false],
  ['profile', false],
])('a mission of the kind %s counts money: %s', (kind, money) => {
  expect(countsMoney(kind)).toBe(money);
});
