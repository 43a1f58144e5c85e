import { expect, test } from 'vitest';
import { money } from './money.ts';

test.each([
  ['12480.50000000', 2, '12480.50'],
  ['0.00000000', 2, '0.00'],
  ['-4.10000000', 2, '-4.10'],
  ['0.00012300', 8, '0.00012300'],
  ['0.12345678', 2, '0.12345678'],
  ['7', 0, '7.00'],
  ['123456789012345.67000000', 2, '123456789012345.67'],
])('%s in a currency of %i decimals goes out as %s', (numeric, decimals, wire) => {
  expect(money(numeric, decimals)).toBe(wire);
});
