import { expect, test } from 'vitest';
import { sumOf } from './draw-list.tsx';

test.each([
  ['SSC', '4 8 2 0 7', 21, 'small'],
  ['SSC', '9 1 3 6 4', 23, 'big'],
  ['11X5', '01 11 02 10 06', 30, undefined],
  ['11X5', '01 11 02 10 07', 31, 'big'],
  ['K3', '5 4 1', 10, 'small'],
  ['K3', '5 4 2', 11, 'big'],
  ['K3', '5 5 5', 15, undefined],
  ['PC28', '4 4 5', 13, 'small'],
  ['PC28', '4 5 5', 14, 'big'],
  ['PK10', '10 02 01 03 04 05 06 07 08 09', 12, 'big'],
  ['PK10', '10 01 02 03 04 05 06 07 08 09', 11, 'small'],
])('a draw of %s with %s has the sum %i: %s', (gameGroupCode, numbers, sum, side) => {
  expect(sumOf({ gameGroupCode }, numbers.split(' '))).toEqual({ sum, side });
});

test('a game without bets on its sum has none', () => {
  expect(sumOf({ gameGroupCode: 'VN' }, ['48207'])).toBeUndefined();
});
