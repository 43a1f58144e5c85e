import { expect, test } from 'vitest';
import { isOf, pickProblems } from './pick-problems.ts';
import type { PickRow } from './play-type.ts';
import { type Family, playTypesOf } from './play-types.ts';

function problems(family: Family, playType: string, ...picks: readonly (readonly string[])[]) {
  const play = playTypesOf(family).find((one) => one.playType === playType);
  if (play === undefined) throw new Error(`${family} has no ${playType}`);
  return pickProblems(play, picks);
}

test('LOTTERY-10 picks need a row for each of the play type, and no more', () => {
  expect(problems('SSC', 'S2F_STRAIGHT', ['1'])).toEqual([{ kind: 'wrong_rows', rows: 2, given: 1 }]);
  expect(problems('SSC', 'POS_1', ['1'], ['2'])).toEqual([{ kind: 'wrong_rows', rows: 1, given: 2 }]);
  expect(problems('SSC', 'S2F_STRAIGHT', ['1'], ['1', '2'])).toEqual([]);
});

test('LOTTERY-10 every wrong pick is named with its row, as it was given', () => {
  expect(problems('SSC', 'S2F_STRAIGHT', ['1', 'x'], ['10', '3', '3'])).toEqual([
    { kind: 'unknown', row: 0, pick: 'x' },
    { kind: 'unknown', row: 1, pick: '10' },
    { kind: 'twice', row: 1, pick: '3' },
  ]);
  expect(problems('11X5', 'SUM_BS', ['BIG', 'big', 'BIG'])).toEqual([
    { kind: 'unknown', row: 0, pick: 'big' },
    { kind: 'twice', row: 0, pick: 'BIG' },
    { kind: 'too_many', row: 0, most: 2, given: 3 },
  ]);
});

test('LOTTERY-10 as few and as many picks as a row takes are a bet, one less and one more are none', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, number) => String(number).padStart(2, '0'));
  expect(problems('VN_NORTH', 'XIEN_3', numbers(2))).toEqual([{ kind: 'too_few', row: 0, least: 3, given: 2 }]);
  expect(problems('VN_NORTH', 'XIEN_3', numbers(3))).toEqual([]);
  expect(problems('VN_NORTH', 'XIEN_3', numbers(20))).toEqual([]);
  expect(problems('VN_NORTH', 'XIEN_3', numbers(21))).toEqual([{ kind: 'too_many', row: 0, most: 20, given: 21 }]);
  expect(problems('VN_NORTH', 'DE', [])).toEqual([{ kind: 'too_few', row: 0, least: 1, given: 0 }]);
});

test('LOTTERY-10 rows with the same number only make no bet where no number is drawn twice', () => {
  expect(problems('PK10', 'TOP2_STRAIGHT', ['07'], ['07'])).toEqual([{ kind: 'no_combination' }]);
  expect(problems('PK10', 'TOP2_STRAIGHT', ['07'], ['07', '08'])).toEqual([]);
  expect(problems('SSC', 'S2F_STRAIGHT', ['7'], ['7'])).toEqual([]);
});

test('LOTTERY-10 a row has its numbers from the first to the last, written in full, and nothing else', () => {
  const row: PickRow = { label: 'numbers', from: '02', to: '11', options: [], minPicks: 1, maxPicks: 10 };
  const has = (pick: string) => isOf(row, pick);
  expect(['02', '07', '11'].filter(has)).toEqual(['02', '07', '11']);
  expect(['01', '12', '2', '007', '0x', 'x7', '７', ' 7', '', '0 '].filter(has)).toEqual([]);
  expect(isOf({ ...row, from: null, to: null, options: ['7'] }, '07')).toBe(false);
  expect(isOf({ ...row, from: null, to: null, options: ['7'] }, '7')).toBe(true);
});
