import { expect, test } from 'vitest';
import { nextPosition } from './tile-walk.tsx';

test.each([
  ['PageDown', 1, 15],
  ['PageUp', 22, 8],
  ['PageUp', 3, 3],
  ['PageDown', 25, 29],
  ['ArrowDown', 24, 29],
])('%s from %i leads to %i with seven in a row of 30, two rows on the screen', (key, position, next) => {
  const walk = { position, columns: 7, all: 30, page: 2 };
  expect(nextPosition({ key, ctrlKey: false, shiftKey: false }, walk)).toBe(next);
});
