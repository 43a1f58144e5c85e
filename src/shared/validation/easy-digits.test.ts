import { describe, expect, test } from 'vitest';
import { isDigitRow, spellsDay } from './easy-digits.ts';

describe('MEMBER-22 a row of digits', () => {
  test.each(['000000', '777777', '123456', '654321', '012345', '567890', '098765', '890123', '210987', '23456789'])(
    'is %s',
    (password) => expect(isDigitRow(password)).toBe(true),
  );

  test.each([
    '730185',
    '123457',
    '123455',
    '112233',
    '135791',
    '111112',
    '121212',
    'aaaaaa',
    '12345a',
    '１２３４５６',
    '',
  ])('is not %s', (password) => expect(isDigitRow(password)).toBe(false));
});

describe('MEMBER-22 the 17th of August 1992', () => {
  test.each(['170892', '081792', '920817', '17081992', '08171992', '19920817'])('is %s', (password) =>
    expect(spellsDay(password, '1992-08-17')).toBe(true),
  );

  test.each(['170893', '921708', '199208', '17081', '1992-08-17', ''])('is not %s', (password) =>
    expect(spellsDay(password, '1992-08-17')).toBe(false),
  );
});
