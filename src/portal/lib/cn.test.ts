import { expect, test } from 'vitest';
import { cn } from './cn.ts';

test('joins what is there and drops what is not', () => {
  expect(cn('a', false, 'b c', null, undefined, '')).toBe('a b c');
  expect(cn()).toBe('');
});
