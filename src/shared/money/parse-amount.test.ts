import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AmountNotation, parseAmount } from './parse-amount.ts';

const en: AmountNotation = { language: 'en', decimals: 2, symbol: '$' };
const vi: AmountNotation = { language: 'vi', decimals: 2, symbol: '$' };
const dong: AmountNotation = { language: 'vi', decimals: 0, symbol: '₫' };
const read = (text: string, notation: AmountNotation) => {
  const parsed = parseAmount(text, notation);
  return parsed.ok ? parsed.amount : parsed.problem;
};
/** An amount of the contract, `PositiveMoney`. */
const WIRE = /^(0\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\.[0-9]{2,8})$/;

/** Digits with a sign between the thousands, written by a second rule. */
function grouped(whole: string, sign: string): string {
  const parts: string[] = [];
  for (let rest = whole; rest !== ''; rest = rest.slice(0, -3)) parts.unshift(rest.slice(-3));
  return parts.join(sign);
}

describe('a typed amount', () => {
  test.each([
    ['1000', '1000.00', '1000.00'],
    ['1.000,50', '1000.50', '1000.50'],
    ['1,000.50', '1000.50', '1000.50'],
    ['1.000.000', '1000000.00', '1000000.00'],
    ['1,000,000', '1000000.00', '1000000.00'],
    ['1 000 000,5', '1000000.50', '1000000.50'],
    ['1\u202f000', '1000.00', '1000.00'],
    ['1,5', '1.50', '1.50'],
    ['1.5', '1.50', '1.50'],
    ['12.34', '12.34', '12.34'],
    ['0,50', '0.50', '0.50'],
    ['.5', '0.50', '0.50'],
    ['7.', '7.00', '7.00'],
    ['007', '7.00', '7.00'],
    ['$200', '200.00', '200.00'],
    ['$ 200', '200.00', '200.00'],
    ['200 $', '200.00', '200.00'],
    ['1,000', '1000.00', 'ambiguous'],
    ['1.000', 'ambiguous', '1000.00'],
    ['12.500', 'ambiguous', '12500.00'],
    ['0.500', '0.50', '0.50'],
    ['1234.500', '1234.50', '1234.50'],
    ['1,23,456', 'grouping', 'grouping'],
    ['1,000.50,25', 'grouping', 'grouping'],
    ['1.00.5', 'grouping', 'grouping'],
    ['12 34', 'grouping', 'grouping'],
    ['12\u00a034', 'grouping', 'grouping'],
    ['1,000.5.5', 'grouping', 'grouping'],
    ['1.005', 'ambiguous', '1005.00'],
    ['1234.567', 'too_many_decimals', 'too_many_decimals'],
    ['0.001', 'too_many_decimals', 'too_many_decimals'],
    ['', 'empty', 'empty'],
    ['   ', 'empty', 'empty'],
    ['0', 'zero', 'zero'],
    ['0,00', 'zero', 'zero'],
    ['-5', 'negative', 'negative'],
    ['\u22125', 'negative', 'negative'],
    ['(5)', 'negative', 'negative'],
    ['(12.50)', 'negative', 'negative'],
    ['$-5', 'negative', 'negative'],
    ['1e3', 'exponent', 'exponent'],
    ['1.5E+10', 'exponent', 'exponent'],
    ['+1e3', 'exponent', 'exponent'],
    ['1000000000000000000000000000000', 'too_large', 'too_large'],
    ['1e30', 'exponent', 'exponent'],
    ['٣٥', 'other_digits', 'other_digits'],
    ['１００', 'other_digits', 'other_digits'],
    ['10৫', 'other_digits', 'other_digits'],
    ['abc', 'not_a_number', 'not_a_number'],
    ['0x10', 'not_a_number', 'not_a_number'],
    ['12-3', 'not_a_number', 'not_a_number'],
    ['5(3)', 'not_a_number', 'not_a_number'],
    ['(5)3', 'not_a_number', 'not_a_number'],
    ['abc5', 'not_a_number', 'not_a_number'],
    ['1e3x', 'not_a_number', 'not_a_number'],
    ['x1e3', 'not_a_number', 'not_a_number'],
    ['Infinity', 'not_a_number', 'not_a_number'],
    [',', 'not_a_number', 'not_a_number'],
    ['1000\u202e', 'not_a_number', 'not_a_number'],
  ])('%j is %s in English and %s in Vietnamese', (text, inEnglish, inVietnamese) => {
    expect(read(text, en)).toBe(inEnglish);
    expect(read(text, vi)).toBe(inVietnamese);
  });

  test.each([
    ['1.000', '1000.00'],
    ['250.000₫', '250000.00'],
    ['250.000đ', '250000.00'],
    ['250.000 Đ', '250000.00'],
    ['1.000.000 VND', '1000000.00'],
    ['VNĐ 1.000.000', '1000000.00'],
    ['1.000 đồng', 'not_a_number'],
    ['đ', 'not_a_number'],
    ['-5đ', 'negative'],
    ['1.500.000', '1500000.00'],
    ['1.000,00', '1000.00'],
    ['1,5', 'too_many_decimals'],
    ['1000,5', 'too_many_decimals'],
    ['1,000', 'ambiguous'],
  ])('a currency without decimals reads %j as %s', (text, expected) => {
    expect(read(text, dong)).toBe(expected);
  });

  test('a symbol of letters is read in either case, and the spelling of another currency not at all', () => {
    expect(['RM 20', '20rm'].map((text) => read(text, { ...en, symbol: 'RM' }))).toEqual(['20.00', '20.00']);
    expect(read('1000đ', en)).toBe('not_a_number');
  });

  test('a currency of three decimals reads a point before three digits as its language does', () => {
    expect(read('1.000', { language: 'en', decimals: 3 })).toBe('1.000');
    expect(read('1.000', { language: 'vi', decimals: 3 })).toBe('1000.000');
  });

  const notations = fc.record({
    language: fc.constantFrom('en' as const, 'vi' as const),
    decimals: fc.integer({ min: 0, max: 8 }),
  });

  test('amounts with grouped thousands are read back exactly in their language', () => {
    fc.assert(
      fc.property(notations, fc.bigInt({ min: 1n, max: 10n ** 15n - 1n }), fc.nat(), (notation, whole, tail) => {
        const { language, decimals } = notation;
        const fraction = String(tail).padStart(decimals, '0').slice(0, decimals);
        const [group, point] = language === 'en' ? [',', '.'] : ['.', ','];
        const text = grouped(String(whole), group) + (decimals > 0 ? point + fraction : '');
        const kept = fraction.replace(/0+$/, '').padEnd(Math.max(2, decimals), '0');
        expect(read(text, notation)).toBe(`${whole}.${kept}`);
      }),
    );
  });

  test('an amount in wire format is read the same in both languages, or refused: never as another amount', () => {
    fc.assert(
      fc.property(notations, fc.bigInt({ min: 1n, max: 10n ** 17n - 1n }), (notation, cents) => {
        const text = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
        const result = read(text, notation);
        expect([`${text}${'0'.repeat(Math.max(0, notation.decimals - 2))}`, 'too_many_decimals']).toContain(result);
      }),
    );
  });

  test('any text is an amount of the contract or a problem, and the two languages never read it as amounts a thousandfold apart', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'0123456789., -eE$₫٣', '\u00a0'), maxLength: 24 });
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ unit: 'binary', maxLength: 30 })), fc.nat(8), (text, decimals) => {
        const results = (['en', 'vi'] as const).map((language) => parseAmount(text, { language, decimals }));
        for (const result of results) if (result.ok) expect(result.amount).toMatch(WIRE);
        const [first, second] = results;
        if (first?.ok && second?.ok && decimals < 3) expect(first.amount).toBe(second.amount);
      }),
      { numRuns: 2_000, examples: [['.002', 4]] },
    );
  });
});
