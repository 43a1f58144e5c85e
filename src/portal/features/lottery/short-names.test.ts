import { expect, test } from 'vitest';
import { shortNames } from './vietnam-page.tsx';

test.each([
  [
    ['VN North', 'VN Central', 'VN Fast 5 minutes'],
    ['North', 'Central', 'Fast 5 minutes'],
  ],
  [
    ['Xổ số miền Bắc', 'Xổ số miền Nam', 'Xổ số nhanh 1 phút'],
    ['Miền Bắc', 'Miền Nam', 'Nhanh 1 phút'],
  ],
  // Words are shared as a whole, and only from the beginning.
  [
    ['North draw', 'Northern draw'],
    ['North draw', 'Northern draw'],
  ],
  // What is left of a name is never nothing.
  [
    ['VN North', 'VN North late'],
    ['North', 'North late'],
  ],
  [['VN North'], ['VN North']],
  [[], []],
])('of %j the names beside each other are %j', (names, short) => {
  expect(shortNames(names)).toEqual(short);
});
