import { expect, test } from 'vitest';
import { turnoverFor } from './rank.tsx';

test.each([
  [3600, '10.00', '36000.00'],
  [0, '10.00', '0.00'],
  [1, '0.05', '0.05'],
  [7, '3', '21'],
  [1_000_000_000, '99999999.99', '99999999990000000.00'],
])('MEMBER-17 %i points of %s each require a turnover of %s', (points, each, turnover) => {
  expect(turnoverFor(points, each)).toBe(turnover);
});
