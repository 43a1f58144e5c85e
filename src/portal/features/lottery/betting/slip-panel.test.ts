import { expect, test } from 'vitest';
import { stakeText, unitsIn } from './slip-panel.tsx';

test.each([
  ['$0.50', '0.10', 5],
  ['0,5', '0.10', 5],
  ['$1,234.00', '1.00', 1234],
  ['1,000', '1.00', 1000],
  ['.5', '0.10', 5],
  ['$0.55', '0.10', undefined],
  ['', '1.00', undefined],
  ['many', '1.00', undefined],
])('%s at a unit of %s is %s units', (text, unit, units) => {
  expect(unitsIn(text, unit)).toBe(units);
});

test('LOTTERY-10 a stake is written in the currency and read back', () => {
  const { write, read } = stakeText('0.10', (amount) => `$${amount}`, 2);
  expect(write(12)).toBe('$1.20');
  expect(read('$1.20')).toBe(12);
});
