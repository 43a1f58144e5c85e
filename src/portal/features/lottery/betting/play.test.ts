import { expect, test } from 'vitest';
import type { PlayType } from '#generated/model/index.ts';
import { combinationsOf, entriesOf, figuresOf } from './play.ts';

function rowOf(from: string, to: string, minPicks = 1, maxPicks = 10): PlayType['rows'][number] {
  return { label: 'Numbers', from, to, options: [], minPicks, maxPicks };
}

const lo2: PlayType = {
  playType: 'LO_2',
  labelName: 'Lô',
  playGroup: 'LO',
  groupName: 'Lô',
  rule: 'Match.',
  rows: [rowOf('00', '99', 1, 100)],
  counting: 'each',
  chooseSize: null,
  linesPerCombination: 27,
  paysPerHit: true,
  prices: [
    { option: null, odds: '99.00', fairOdds: '100.0000', hitProbability: '0.238170809888', returnToPlayer: 9900 },
  ],
  maxStakePerLine: '100.00',
  maxPayoutPerLine: '100000.00',
};
const straight: PlayType = {
  ...lo2,
  playType: 'S5_STRAIGHT',
  counting: 'product',
  linesPerCombination: 1,
  paysPerHit: false,
  rows: [1, 2, 3, 4, 5].map(() => rowOf('0', '9')),
};

test('LOTTERY-10 combinations are counted by the play type', () => {
  expect(combinationsOf(straight, [['3'], ['0', '7'], ['5'], ['1', '5', '8'], ['2', '9']])).toBe(12);
  const group6: PlayType = { ...straight, counting: 'choose', chooseSize: 3, rows: [rowOf('0', '9', 3)] };
  expect(combinationsOf(group6, [['1', '4', '7', '9']])).toBe(4);
  const group3: PlayType = { ...straight, counting: 'ordered_pairs', rows: [rowOf('0', '9', 2)] };
  expect(combinationsOf(group3, [['1', '4', '7']])).toBe(6);
  // Of balls none is in two places: 01 02, 02 01, 03 01, 03 02.
  const balls: PlayType = { ...straight, rows: [rowOf('01', '11'), rowOf('01', '11')] };
  expect(
    combinationsOf(balls, [
      ['01', '02', '03'],
      ['01', '02'],
    ]),
  ).toBe(4);
  expect(combinationsOf(straight, [['3'], [], ['5'], ['1'], ['2']])).toBe(0);
});

test('LOTTERY-10 an entry costs combinations x lines x unit x multiple, and a hit pays up to the limit of a line', () => {
  const line = { playType: 'LO_2', picks: [['07', '23', '45', '68', '86', '91']], unit: '0.10', multiple: 5 };
  expect(figuresOf(lo2, line, 2)).toMatchObject({ combinations: 6, lines: 162, stake: '81.00', payout: '49.50' });
  const limited = figuresOf({ ...lo2, maxPayoutPerLine: '40.00' }, line, 2);
  expect(limited).toMatchObject({ payout: '40.00', isCut: true });
});

test('LOTTERY-10 picks with prices of their own become an entry for each price', () => {
  const price = (option: string, odds: string) => ({ ...lo2.prices[0], option, odds }) as PlayType['prices'][number];
  const sums: PlayType = { ...lo2, prices: [price('03', '209.52'), price('04', '69.84'), price('18', '209.52')] };
  expect(entriesOf(sums, [['03', '04', '18']], '1.00', 2)).toEqual([
    { playType: 'LO_2', picks: [['03', '18']], unit: '1.00', multiple: 2 },
    { playType: 'LO_2', picks: [['04']], unit: '1.00', multiple: 2 },
  ]);
});
