import { expect, test } from 'vitest';
import { rowCount } from './row-count.ts';

const hasMore = true;

test('a list that is all there has its own rows', () => {
  expect(rowCount({ games: 15, hasMore: false, total: 15 }, 7)).toBe(3);
  expect(rowCount({ games: 0, hasMore: false, total: 0 }, 7)).toBe(0);
});

test('while more is to come the rows become more with each eighth page alone', () => {
  const rows = (games: number) => rowCount({ games, hasMore, total: 10_000 }, 7);
  expect(rows(42)).toBe(48);
  expect(rows(294)).toBe(48);
  expect(rows(336)).toBe(96);
});

test('there are no more places than games', () => {
  expect(rowCount({ games: 84, hasMore, total: 100 }, 7)).toBe(15);
});

test('a game that is to come has its place whatever the total says', () => {
  expect(rowCount({ games: 84, hasMore, total: 84 }, 7)).toBe(13);
  expect(rowCount({ games: 84, hasMore, total: undefined }, 7)).toBe(48);
});
