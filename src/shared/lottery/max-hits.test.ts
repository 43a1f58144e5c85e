import { expect, test } from 'vitest';
import { maxHits } from './max-hits.ts';
import { type Family, playTypesOf } from './play-types.ts';
import { plainOutcome } from './testing/plain-plays.ts';

const words = (text: string) => text.split('|').map((row) => row.split(' '));

function most(family: Family, playType: string, picks: string): number {
  const play = playTypesOf(family).find((one) => one.playType === playType);
  if (play === undefined) throw new Error(`${family} has no ${playType}`);
  return maxHits(play, words(picks));
}

test.each<[Family, string, string, number, string]>([
  ['VN_NORTH', 'LO_2', '27', 24, 'every ending may be the number, in prize seven one'],
  ['VN_NORTH', 'LO_2', '27 36', 25, 'of prize seven both may be a number each'],
  ['VN_NORTH', 'LO_2', '01 02 03 04 05', 27, 'every ending may be one of the numbers'],
  ['VN_NORTH', 'LO_3', '327', 21, 'the three numbers of prize six differ'],
  ['VN_NORTH', 'LO_4', '0327', 12, 'the numbers of prizes four and five differ'],
  ['VN_SOUTH', 'LO_4', '0027', 16, 'sixteen numbers have four digits'],
  ['VN_NORTH', 'DE_G7', '27', 1, 'the numbers of prize seven differ'],
  ['VN_NORTH', 'DE_G7', '01 02 03 04 05', 4, 'prize seven has four numbers'],
  ['VN_NORTH', 'DE', '27 28', 1, 'there is one special prize'],
  ['VN_NORTH', 'XIEN_2', '01 02 03 04', 6, 'C(4,2), and all four may come'],
  ['VN_NORTH', 'TRUOT_4', '01 02 03 04', 1, 'the one set'],
  ['11X5', 'ANY_2', '01 02 03', 3, 'C(3,2), all three may be drawn'],
  ['11X5', 'ANY_2', '01 02 03 04 05 06 07', 10, 'five of the seven are drawn, C(5,2)'],
  ['11X5', 'ANY_5', '01 02 03 04 05 06', 1, 'one set of five is drawn'],
  ['11X5', 'ANY_6', '01 02 03 04 05 06 07 08', 3, 'the five drawn and one of three others'],
  ['11X5', 'ANY_8', '01 02 03 04 05 06 07 08 09 10 11', 20, 'the five drawn and three of six others'],
  ['SSC', 'S3F_ANY', '1 2', 2, 'both may be shown'],
  ['SSC', 'S3F_ANY', '1 2 3 4 5', 3, 'three places show three digits'],
  ['SSC', 'POS_BS', '1_BIG 1_SMALL 2_BIG', 2, 'a place is big or small'],
  ['SSC', 'POS_1', '1 2 3', 1, 'one digit is drawn there'],
  ['SSC', 'S5_STRAIGHT', '1 2|1 2|1 2|1 2|1 2', 1, 'one combination is drawn'],
  ['SSC', 'S5_G120', '1 2 3 4 5 6', 1, 'one set is drawn'],
  ['SSC', 'DRAGON_TIGER', '1_2_DRAGON 1_2_TIGER 1_2_TIE 1_3_TIGER', 2, 'one side of each of two pairs'],
  ['PK10', 'TOP2_SUM', '3 4 5', 1, 'the first two have one sum'],
  ['PC28', 'SUM_COMBINED', 'BIG_ODD SMALL_EVEN', 1, 'a sum has one combination of sides'],
])('LOTTERY-10 %s %s %s wins %d times at most: %s', (family, playType, picks, expected) => {
  expect(most(family, playType, picks)).toBe(expected);
});

/** The numbers of all throws of three dice. */
const throws = Array.from({ length: 216 }, (_, index) => [
  String(1 + Math.floor(index / 36)),
  String(1 + (Math.floor(index / 6) % 6)),
  String(1 + (index % 6)),
]);

test.each([
  ['SUM', '3 4 5 6'],
  ['SUM_BS', 'BIG SMALL'],
  ['SUM_OE', 'ODD EVEN'],
  ['TRIPLE', '1 2 3'],
  ['TRIPLE_ANY', 'ANY'],
  ['PAIR', '1 2 3 4 5 6'],
  ['PAIR_SINGLE', '1 2|3 4'],
  ['TWO_DIFFERENT', '1 2 3 4 5'],
  ['TWO_DIFFERENT', '1 2'],
  ['THREE_DIFFERENT', '1 2 3 4'],
  ['RUN_ANY', 'ANY'],
  ['SINGLE', '1 2'],
  ['SINGLE', '1 2 3 4 5 6'],
])('LOTTERY-10 K3 %s %s wins at most what the luckiest of all throws gives', (playType, text) => {
  const hits = throws.map((numbers) => {
    const result = [{ prize: 'NUMBERS', numbers }];
    return plainOutcome({ family: 'K3', playType, picks: words(text), result }).hits;
  });
  expect(most('K3', playType, text)).toBe(Math.max(...hits));
});
