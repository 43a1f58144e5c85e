import { expect, test } from 'vitest';
import type { FairNumbers } from '../fair/numbers.ts';
import { algorithms, drawPrizes } from './drawing.ts';
import { drawings, testNumbers } from './testing/families.ts';

const [FIRST, SECOND] = algorithms;

/** Numbers that count up and begin anew at the bound, and sets from the last number down. */
function counting(): FairNumbers {
  let next = 0;
  return {
    below: (bound) => next++ % bound,
    shuffle: (items, take) => items.toReversed().slice(0, take),
  } as FairNumbers;
}

test('LOTTERY-11 digits fill every row of the table in its order', () => {
  const ranks = [
    { prize: 'SPECIAL', count: 1, digits: 5 },
    { prize: 'G7', count: 4, digits: 2 },
  ];
  expect(drawPrizes(counting(), { kind: 'digits', ranks }, FIRST)).toEqual([
    { prize: 'SPECIAL', numbers: ['01234'] },
    { prize: 'G7', numbers: ['56', '78', '90', '12'] },
  ]);
});

test('LOTTERY-11 by the second algorithm a number that its prize has already is passed over', () => {
  const digits = [...'12', ...'12', ...'34', ...'12', ...'7', ...'7'].map(Number);
  const drawn = (algorithm: typeof FIRST | typeof SECOND) => {
    let place = 0;
    const numbers = { ...counting(), below: () => digits[place++] ?? 0 };
    const ranks = [
      { prize: 'A', count: 2, digits: 2 },
      { prize: 'B', count: 1, digits: 2 },
    ];
    return drawPrizes(numbers, { kind: 'digits', ranks }, algorithm).map((row) => row.numbers);
  };
  expect(drawn(FIRST)).toEqual([['12', '12'], ['34']]);
  // Another prize can have the number again.
  expect(drawn(SECOND)).toEqual([['12', '34'], ['12']]);
});

test('LOTTERY-11 in 10,000 draws of the North no prize has a number twice, which independent numbers would have', () => {
  const repeats = (algorithm: typeof FIRST | typeof SECOND) => {
    const numbers = testNumbers('repeats');
    const byPrize: Record<string, number> = { SPECIAL: 0, G1: 0, G2: 0, G3: 0, G4: 0, G5: 0, G6: 0, G7: 0 };
    for (let draw = 0; draw < 10_000; draw++) {
      for (const { prize, numbers: drawn } of drawPrizes(numbers, drawings.VN_NORTH, algorithm)) {
        byPrize[prize] = (byPrize[prize] ?? 0) + (new Set(drawn).size < drawn.length ? 1 : 0);
      }
    }
    return byPrize;
  };
  // Expected are 0.1, 1.5, 6, 15, 30 and 589 in prizes two to seven.
  expect(repeats(FIRST)).toEqual({ SPECIAL: 0, G1: 0, G2: 0, G3: 1, G4: 11, G5: 13, G6: 39, G7: 615 });
  expect(repeats(SECOND)).toEqual({ SPECIAL: 0, G1: 0, G2: 0, G3: 0, G4: 0, G5: 0, G6: 0, G7: 0 });
});

test('LOTTERY-11 dice show one to six', () => {
  const drawn = drawPrizes(counting(), { kind: 'dice', count: 7 }, FIRST);
  expect(drawn).toEqual([{ prize: 'NUMBERS', numbers: ['1', '2', '3', '4', '5', '6', '1'] }]);
});

test('LOTTERY-11 balls have two digits and are drawn from one to the last', () => {
  const drawn = drawPrizes(counting(), { kind: 'shuffle', of: 11, take: 3 }, FIRST);
  expect(drawn).toEqual([{ prize: 'NUMBERS', numbers: ['11', '10', '09'] }]);
});
