import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

const amount = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 99 }))
  .map(([negative, whole, cents]) => ({ negative, whole, cents: String(cents).padStart(2, '0') }));

describe('formatMoney', () => {
  test('WALLET-06 money shows with two decimals and thousands separators', () => {
    expect(formatMoney('12480.5')).toBe('$12,480.50');
    expect(formatMoney('0')).toBe('$0.00');
    expect(formatMoney('999')).toBe('$999.00');
    expect(formatMoney('1000')).toBe('$1,000.00');
    expect(formatMoney('9007199254740993.07')).toBe('$9,007,199,254,740,993.07');
  });

  test('WALLET-07 the symbol is $ unless the brand names another', () => {
    expect(formatMoney('1')).toBe('$1.00');
    expect(formatMoney('25000', { symbol: '₫', decimals: 0 })).toBe('₫25,000');
  });

  test('the sign stands before the symbol, a plus only when asked for, none at zero', () => {
    expect(formatMoney('-81')).toBe('\u2212$81.00');
    expect(formatMoney('1960.40', { sign: 'always' })).toBe('+$1,960.40');
    expect(formatMoney('-0.00', { sign: 'always' })).toBe('$0.00');
    expect(formatMoney('-0.004')).toBe('$0.00');
  });

  test('further decimals are rounded half away from zero', () => {
    expect(formatMoney('0.005')).toBe('$0.01');
    expect(formatMoney('-0.005')).toBe('\u2212$0.01');
    expect(formatMoney('99.9949')).toBe('$99.99');
    expect(formatMoney('999.995')).toBe('$1,000.00');
  });

  test('a text that is no decimal string shows as a dash', () => {
    for (const bad of ['', 'NaN', '1e5', '1,000', ' 1', '.5', '1.']) expect(formatMoney(bad)).toBe('–');
  });

  test('WALLET-06 every digit of any amount survives', () => {
    fc.assert(
      fc.property(amount, ({ negative, whole, cents }) => {
        const text = formatMoney(`${negative ? '-' : ''}${whole}.${cents}`);
        expect(text.replace(/[$,\u2212]/g, '')).toBe(`${whole}.${cents}`);
        expect(text).toMatch(/^\u2212?\$\d{1,3}(,\d{3})*\.\d{2}$/);
        expect(text.startsWith('\u2212')).toBe(negative && (whole > 0n || cents !== '00'));
      }),
    );
  });
});
