import { expect, test } from 'vitest';
import type { FairNumbers } from '../fair/numbers.ts';
import { drawPrizes } from './drawing.ts';

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
  expect(drawPrizes(counting(), { kind: 'digits', ranks })).toEqual([
    { prize: 'SPECIAL', numbers: ['01234'] },
    { prize: 'G7', numbers: ['56', '78', '90', '12'] },
  ]);
});

test('LOTTERY-11 dice show one to six', () => {
  const drawn = drawPrizes(counting(), { kind: 'dice', count: 7 });
  expect(drawn).toEqual([{ prize: 'NUMBERS', numbers: ['1', '2', '3', '4', '5', '6', '1'] }]);
});

test('LOTTERY-11 balls have two digits and are drawn from one to the last', () => {
  const drawn = drawPrizes(counting(), { kind: 'shuffle', of: 11, take: 3 });
  expect(drawn).toEqual([{ prize: 'NUMBERS', numbers: ['11', '10', '09'] }]);
});
