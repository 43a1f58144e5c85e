import { expect, test } from 'vitest';
import { placeOf } from './pick-rows.tsx';

test.each([
  ['SSC', '1st digit', 'tenThousands'],
  ['SSC', 'Chữ số thứ 3', 'hundreds'],
  ['SSC', '5th digit', 'units'],
  ['SSC', 'Digits', undefined],
  ['PK10', '1st place', undefined],
])('a row of %s named %s is worth %s', (gameGroupCode, label, worth) => {
  expect(placeOf({ gameGroupCode }, label)).toBe(worth);
});
