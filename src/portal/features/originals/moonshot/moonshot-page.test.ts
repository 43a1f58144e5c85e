import { expect, test } from 'vitest';
import { readCashOutRule } from './moonshot-page.tsx';

test.each([
  ['', { kind: 'none' }],
  ['  ', { kind: 'none' }],
  ['5', { kind: 'at', multiplier: '5.00' }],
  ['5.0', { kind: 'at', multiplier: '5.00' }],
  ['05,5', { kind: 'at', multiplier: '5.50' }],
  ['1.01x', { kind: 'at', multiplier: '1.01' }],
  ['990000', { kind: 'at', multiplier: '990000.00' }],
  ['1.00', { kind: 'wrong' }],
  ['990000.01', { kind: 'wrong' }],
  ['2.005', { kind: 'wrong' }],
  ['-2', { kind: 'wrong' }],
  ['1e3', { kind: 'wrong' }],
  ['two', { kind: 'wrong' }],
])('LOBBY-19 the rule "%s" is read', (text, rule) => {
  expect(readCashOutRule(text)).toEqual(rule);
});
