import { expect, test } from 'vitest';
import { part } from './count-up.tsx';

test('a part of an amount is exact, and the last one is the amount itself', () => {
  expect([0, 1, 2, 3].map((step) => part('10.00', step, 3))).toEqual(['0.00', '3.33', '6.66', '10.00']);
  expect(part('0.05', 1, 2)).toBe('0.02');
  expect(part('90071992547409.93', 24, 24)).toBe('90071992547409.93');
  expect(part('7', 1, 2)).toBe('3');
});
