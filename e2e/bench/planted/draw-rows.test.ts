import { expect, test } from 'vitest';
import { drawRows } from './draw-rows.ts';

const ids = [
  ...Array.from({ length: 9 }, (_, row) => `LOGIN-0${row + 1}`),
  'WALLET-01',
  'WALLET-02',
  'VIP-01',
  'VIP-02',
  'VIP-03',
];

test('rows are drawn from all areas alike, each once, and a seed repeats its draw', () => {
  const drawn = drawRows(ids, 6, 7);
  expect(drawRows(ids, 6, 7)).toEqual(drawn);
  expect(Object.groupBy(drawn, (id) => id.split('-')[0] ?? '')).toMatchObject({
    LOGIN: { length: 2 },
    WALLET: { length: 2 },
    VIP: { length: 2 },
  });
  expect(new Set(drawn).size).toBe(6);
  expect(drawRows(ids, 6, 8)).not.toEqual(drawn);
});

test('where an area has no more rows the others go on', () => {
  expect(drawRows(ids, 14, 1).toSorted()).toEqual(ids.toSorted());
  expect(drawRows(ids, 99, 1)).toHaveLength(14);
});
