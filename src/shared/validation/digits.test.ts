import { describe, expect, test } from 'vitest';
import { dialledNumber, isDigitRow, pastedDigits, spellsDay } from './digits.ts';

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

describe('a row of digits', () => {
  test.each(['000000', '777777', '123456', '654321', '012345', '567890', '098765', '890123', '210987', '23456789'])(
    'MEMBER-22 is %s',
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
  ])('MEMBER-22 is not %s', (password) => expect(isDigitRow(password)).toBe(false));
});

describe('the 17th of August 1992', () => {
  test.each(['170892', '081792', '920817', '17081992', '08171992', '19920817'])('MEMBER-22 is %s', (password) =>
    expect(spellsDay(password, '1992-08-17')).toBe(true),
  );

  test.each(['170893', '921708', '199208', '17081', '1992-08-17', ''])('MEMBER-22 is not %s', (password) =>
    expect(spellsDay(password, '1992-08-17')).toBe(false),
  );
});

describe('a number as people write or paste it', () => {
  test.each([
    ['901234567', '901234567'],
    ['0901 234 567', '0901234567'],
    ['(0901) 234-567', '0901234567'],
    ['0901.234.567', '0901234567'],
    ['+84 901 234 567', '+84901234567'],
    ['tel:+84-901-234-567', '+84901234567'],
    ['\u200eTEL: 0901 234 567', '0901234567'],
    ['(+84) 0901-234-567', '+840901234567'],
    ['0084 901 234 567', '+84901234567'],
    ['00 84 901 234 567', '+84901234567'],
    ['\u202a+84 901 234 567\u202c', '+84901234567'],
    ['\u2066\u200e0901\u200f 234 567\u2069', '0901234567'],
    ['+84\u00a0901\u202f234\u2009567', '+84901234567'],
    ['0901‑234–567', '0901234567'],
    ['０９０１２３４５６７', '0901234567'],
    ['＋８４ ９０１２３４５６７', '+84901234567'],
    ['84901234567', '84901234567'],
    ['000000000', '000000000'],
    ['001', '+1'],
    ['10084', '10084'],
    ['9'.repeat(64), '9'.repeat(64)],
    ['[090]/1{234}·567', '0901234567'],
  ])('VALID-24 %j is dialled as %s', (typed, dialled) => {
    expect(dialledNumber(typed)).toBe(dialled);
  });

  test.each([
    '',
    ' ',
    '+',
    'linh_tran',
    '912345678a',
    '84+901234567',
    '++84901234567',
    '0901_234',
    '901\u0000234567',
    '9'.repeat(65),
  ])('VALID-24 %j is none', (typed) => {
    expect(dialledNumber(typed)).toBeUndefined();
  });
});
