import { expect, test } from 'vitest';
import { MissionKind } from '../../../generated/server/model/index.ts';
import { countsMoney } from './counts-money.ts';

test('the kinds that count money are deposits, turnover and winnings, of all kinds of the contract', () => {
  const counting = Object.values(MissionKind).filter(countsMoney);
  expect(counting.toSorted()).toEqual(['deposit', 'turnover', 'win']);
  expect(Object.keys(MissionKind).length).toBeGreaterThan(3);
});
