import { expect, test } from 'vitest';
import { digits, sumChances } from './chance.ts';
import type { SumOption } from './play-type.ts';

const option = (value: string, wins: readonly number[], more: Partial<SumOption> = {}): SumOption => ({
  value,
  places: [0],
  wins,
  pushes: [],
  ...more,
});
const of = (...options: SumOption[]) =>
  sumChances(digits, options, false).map(({ option: name, pays, pushes, of: all }) => [name, pays, pushes, all]);

test('LOTTERY-10 options have one chance where they pay and push alike, else each its own', () => {
  expect(of(option('A', [1]), option('B', [2]))).toEqual([[null, 1n, 0n, 10n]]);
  expect(of(option('A', [1]), option('B', [2, 3]))).toEqual([
    ['A', 1n, 0n, 10n],
    ['B', 2n, 0n, 10n],
  ]);
  // The stake comes back in one of ten cases.
  expect(of(option('A', [1]), option('B', [2], { pushes: [3] }))).toEqual([
    ['A', 1n, 0n, 10n],
    ['B', 1n, 1n, 10n],
  ]);
  // Two zeros are one case of a hundred.
  expect(of(option('A', [0]), option('B', [0], { places: [0, 1] }))).toEqual([
    ['A', 1n, 0n, 10n],
    ['B', 1n, 0n, 100n],
  ]);
  expect(of()).toEqual([]);
});
