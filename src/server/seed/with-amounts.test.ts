import { expect, test } from 'vitest';
import { inCurrency, withAmounts } from './with-amounts.ts';

const dollar = { code: 'USD', symbol: '$', decimals: 2 };
const dong = { code: 'VND', symbol: '₫', decimals: 0 };

test('amounts in texts are written in the currency at any depth; everything else stays', () => {
  const seed = {
    id: 'p-1',
    amount: '10.00',
    EN: ['Up to ¤1000.50.', ['¤5.00 and ¤0.50']],
    days: [-90, null],
    at: new Date(0),
  } as const;
  expect(withAmounts(seed, dollar)).toEqual({ ...seed, EN: ['Up to $1,000.50.', ['$5.00 and $0.50']] });
  expect(withAmounts(seed.EN, dong)).toEqual(['Up to ₫25,012,500.', ['₫125,000 and ₫12,500']]);
});

test('amounts are those of the currency', () => {
  expect(['2000.00', '0.5', '7'].map((amount) => inCurrency(amount, dollar))).toEqual(['2000.00', '0.50', '7.00']);
  expect(['2000.00', '0.5', '7'].map((amount) => inCurrency(amount, dong))).toEqual([
    '50000000.00',
    '12500.00',
    '175000.00',
  ]);
});
