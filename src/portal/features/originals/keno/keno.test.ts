import { expect, test } from 'vitest';
import { seededRandom } from '#shared/art/seed.ts';
import { hitsOf, quickPick, withToggled } from './keno.tsx';

test('LOBBY-19 a number is picked and given back; an eleventh is not taken', () => {
  expect(withToggled([4, 23], 8)).toEqual([4, 8, 23]);
  expect(withToggled([4, 8, 23], 8)).toEqual([4, 23]);
  const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect(withToggled(ten, 40)).toEqual(ten);
  expect(withToggled(ten, 10)).toEqual(ten.slice(0, 9));
});

test('a quick pick names different numbers of the card in rising order, each as often as another', () => {
  const random = seededRandom(21);
  const times = new Map<number, number>();
  for (let pick = 0; pick < 4_000; pick++) {
    const numbers = quickPick(5, random);
    expect(new Set(numbers).size).toBe(5);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1);
  }
  expect([...times.keys()].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  // 500 of each are expected; 39 degrees of freedom exceed 72.1 once in a thousand times.
  const chiSquare = [...times.values()].reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0);
  expect(chiSquare).toBeLessThan(72.1);
});

test('hits are the picks among the drawn numbers', () => {
  expect(hitsOf([4, 8, 15], [1, 4, 15, 40])).toEqual([4, 15]);
});
