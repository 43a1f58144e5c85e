import { expect, test } from 'vitest';
import { money, requireMoney } from './money.ts';

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

const dollars = { currency: { code: 'USD', symbol: '$', decimals: 2 } };
const dong = { currency: { code: 'VND', symbol: '₫', decimals: 0 } };

test.each(['5', '5.1', '5.10', '5.1000', '0.00000000'])('%s dollars are an amount', (amount) => {
  expect(() => requireMoney(dollars, amount)).not.toThrow();
});

test('an amount with more decimals than the currency has is refused, with its place in the request', () => {
  for (const [brand, amount] of [
    [dollars, '5.001'],
    [dollars, '5.10100'],
    [dong, '5.1'],
  ] as const) {
    expect(() => requireMoney(brand, amount), amount).toThrow(
      expect.objectContaining({
        code: 'validation_failed',
        details: {
          fields: [
            {
              pointer: '/body/amount',
              rule: 'decimals',
              message: `Has more than ${brand.currency.decimals} decimals`,
            },
          ],
        },
      }),
    );
  }
  expect(() => requireMoney(dong, '5.00')).not.toThrow();
});

test('the place is that of the field', () => {
  expect(() => requireMoney(dollars, '0.005', '/body/limit')).toThrow(
    expect.objectContaining({ details: { fields: [expect.objectContaining({ pointer: '/body/limit' })] } }),
  );
});
