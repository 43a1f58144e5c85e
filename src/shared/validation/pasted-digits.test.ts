import { expect, test } from 'vitest';
import { pastedDigits } from './pasted-digits.ts';

test.each([
  ['310562', '310562'],
  [' 310562\n', '310562'],
  ['310 562', '310562'],
  ['310-562', '310562'],
  ['310–562', '310562'],
  ['3\u00a01\u20090\t562', '310562'],
  ['\u202a310562\u202c', '310562'],
  ['\u200e310\u200b562\ufeff', '310562'],
  ['３１０ ５６２', '310562'],
  ['0012 3400', '00123400'],
  // What is no row of digits keeps its form.
  [' 7KXQ-M4TR ', '7KXQ-M4TR'],
  ['310.562', '310.562'],
  ['-', '-'],
  ['', ''],
  ['٣١٠٥٦٢', '٣١٠٥٦٢'],
  [`${'1'.repeat(32)} ${'2'.repeat(32)}`, `${'1'.repeat(32)} ${'2'.repeat(32)}`],
  [` ${'1'.repeat(63)}`, '1'.repeat(63)],
])('%j is %j', (typed, digits) => {
  expect(pastedDigits(typed)).toBe(digits);
});
