import { expect, test } from 'vitest';
import { parseNumbers } from './parse-numbers.ts';
import { playTypesOf } from './play-types.ts';

/** The first row of a play type. */
function rowOf(family: Parameters<typeof playTypesOf>[0], playType: string) {
  const row = playTypesOf(family).find((play) => play.playType === playType)?.rows[0];
  if (row === undefined) throw new Error(`${family} has no ${playType}`);
  return row;
}
const twoDigits = rowOf('VN_NORTH', 'LO_2');
const threeDigits = rowOf('VN_NORTH', 'LO_3');
const balls = rowOf('11X5', 'ANY_5');
const digit = rowOf('SSC', 'POS_1');
const sums = rowOf('PC28', 'SUM');

test.each(['05 27 99', '05,27,99', '05;27;99', '05-27-99', '05/27|99', '05\t27\n99', '05，27、99', ' (05) 27. 99; '])(
  'LOTTERY-10 %j are three numbers, whatever separates them',
  (text) => {
    expect(parseNumbers(text, twoDigits)).toEqual({ picks: ['05', '27', '99'], problems: [] });
  },
);

test('LOTTERY-10 full-width digits are digits', () => {
  expect(parseNumbers('０５　２７，9９', twoDigits)).toEqual({ picks: ['05', '27', '99'], problems: [] });
});

test('LOTTERY-10 a number that comes twice is taken once and named', () => {
  expect(parseNumbers('27 05 27 ２７', twoDigits)).toEqual({
    picks: ['27', '05'],
    problems: [
      { token: '27', kind: 'twice' },
      { token: '２７', kind: 'twice' },
    ],
  });
});

test('LOTTERY-10 numbers out of range, of another length and letters are named as they were written', () => {
  expect(parseNumbers('00 11 12 3 x7', balls)).toEqual({
    picks: ['11', '03'],
    problems: [
      { token: '00', kind: 'out_of_range' },
      { token: '12', kind: 'out_of_range' },
      { token: 'x7', kind: 'not_a_number' },
    ],
  });
  expect(parseNumbers('27 027 0027 -1', threeDigits)).toEqual({
    picks: ['027'],
    problems: [
      { token: '27', kind: 'wrong_length' },
      { token: '0027', kind: 'wrong_length' },
      { token: '1', kind: 'wrong_length' },
    ],
  });
  expect(parseNumbers('28 027 13', sums)).toEqual({
    picks: ['27', '13'],
    problems: [{ token: '28', kind: 'out_of_range' }],
  });
});

test('LOTTERY-10 digits of one place need no separator', () => {
  expect(parseNumbers('07 3', digit)).toEqual({ picks: ['0', '7', '3'], problems: [] });
});

test('LOTTERY-10 a letter before or after a digit is no number of one place', () => {
  expect(parseNumbers('x7 7x 8', digit)).toEqual({
    picks: ['8'],
    problems: [
      { token: 'x7', kind: 'not_a_number' },
      { token: '7x', kind: 'not_a_number' },
    ],
  });
});

test('LOTTERY-10 choices are taken in small letters and in capitals', () => {
  const sides = rowOf('SSC', 'SUM_BS');
  expect(parseNumbers('big, SMALL; both', sides)).toEqual({
    picks: ['BIG', 'SMALL'],
    problems: [{ token: 'both', kind: 'not_a_number' }],
  });
});

test('LOTTERY-10 nothing and separators alone are no numbers', () => {
  expect(parseNumbers(' ,;\n', twoDigits)).toEqual({ picks: [], problems: [] });
});

test('LOTTERY-10 a hundred thousand pasted numbers are read at once', () => {
  const text = Array.from({ length: 100_000 }, (_, n) => String(n % 100).padStart(2, '0')).join(' ');
  const before = process.cpuUsage();
  const { picks, problems } = parseNumbers(text, twoDigits);
  expect([picks.length, problems.length]).toEqual([100, 99_900]);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(2_000);
});
