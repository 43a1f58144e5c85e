import { expect, test } from 'vitest';
import { rowsAhead } from './rows-ahead.ts';

test('LOBBY-07 few rows are kept ready for who only looks, more for who scrolls, and most for who pauses', () => {
  const [looking, scrolling, pausing] = [
    rowsAhead({ y: 0, isMoving: false, rowsOnScreen: 4 }),
    rowsAhead({ y: 900, isMoving: true, rowsOnScreen: 4 }),
    rowsAhead({ y: 900, isMoving: false, rowsOnScreen: 4 }),
  ];
  expect(looking).toBeLessThan(scrolling);
  expect(scrolling).toBeLessThan(pausing);
});

test('a pause never keeps fewer ready than the scroll before it', () => {
  expect(rowsAhead({ y: 900, isMoving: false, rowsOnScreen: 1 })).toBe(
    rowsAhead({ y: 900, isMoving: true, rowsOnScreen: 1 }),
  );
});
