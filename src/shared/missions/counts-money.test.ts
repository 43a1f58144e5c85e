import { expect, test } from 'vitest';
import { countsMoney } from './counts-money.ts';

test.each([
  ['deposit', true],
  ['turnover', true],
  ['win', true],
  ['login_days', false],
  ['bets', false],
  ['games', false],
  ['profile', false],
])('a mission of the kind %s counts money: %s', (kind, money) => {
  expect(countsMoney(kind)).toBe(money);
});
