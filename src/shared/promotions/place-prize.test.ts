import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PlacePrize, placePrize, prizePool } from './place-prize.ts';

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
