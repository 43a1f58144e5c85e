import { describe, expect, test } from 'vitest';
import { wholeNumberIn } from './whole-number.ts';

const countries = [
  { code: 'VN', dialingCode: '84' },
  { code: 'KH', dialingCode: '855' },
  { code: 'TH', dialingCode: '66' },
];

describe('a number with its country code', () => {
  test.each([
    '+84 901 234 567',
    '(+84) 0901-234-567',
    '0084 901 234 567',
    '\u202a+84\u00a0901\u00a0234\u00a0567\u202c',
    '＋８４ ９０１ ２３４ ５６７',
    '84901234567',
  ])('LOGIN-13 %j is a number of Vietnam, even if Cambodia is selected', (typed) => {
    expect(wholeNumberIn(typed, '855', countries)).toEqual({ dialingCode: '84', mobileNum: '901234567' });
  });

  test.each(['0901 234 567', '901234567', '84901234567', '841234567', '+84 901', '+1 202 555 0123', 'linh_tran', ''])(
    'LOGIN-13 %j is not changed if Vietnam is selected',
    (typed) => {
      expect(wholeNumberIn(typed, '84', countries)).toBeUndefined();
    },
  );

  test('LOGIN-13 recognises a number of Thailand, with Cambodia or Thailand selected', () => {
    expect(wholeNumberIn('0066 81 234 5678', '855', countries)).toEqual({ dialingCode: '66', mobileNum: '812345678' });
    expect(wholeNumberIn('0066 81 234 5678', '66', countries)).toEqual({ dialingCode: '66', mobileNum: '812345678' });
  });
});
