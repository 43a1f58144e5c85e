import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('a count has its noun in the singular for one alone', () => {
  const minutes = [0, 1, 2, 11, 21, 1_200].map((count) => counted(count, 'minute'));
  expect(minutes).toEqual(['0 minutes', '1 minute', '2 minutes', '11 minutes', '21 minutes', '1,200 minutes']);
  expect([1, 2].map((count) => counted(count, 'minute has', 'minutes have'))).toEqual([
    '1 minute has',
    '2 minutes have',
  ]);
});
