import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { below, between, pick, textOf } from './random.ts';

const random = (length: number) => randomBytes(length);

test('every number below the count occurs, and no other', () => {
  const seen = new Set(Array.from({ length: 500 }, () => below(random, 7)));
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('numbers of the incomplete round are drawn again', () => {
  const draws = [
    [255, 255, 255, 255],
    [0, 0, 0, 12],
  ];
  expect(below(() => Uint8Array.from(draws.shift() ?? []), 10)).toBe(2);
  expect(draws).toEqual([]);
});

test('texts have the characters of their alphabet, numbers stay between their bounds', () => {
  expect(textOf(random, 'ab', 40)).toMatch(/^[ab]{40}$/);
  expect(['x', 'y']).toContain(pick(random, ['x', 'y']));
  expect(() => pick(random, [])).toThrow(RangeError);
  const drawn = Array.from({ length: 200 }, () => between(random, -1, 1));
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(-1);
  expect(Math.max(...drawn)).toBeLessThan(1);
});
