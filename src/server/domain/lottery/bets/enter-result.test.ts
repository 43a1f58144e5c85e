import { expect, test } from 'vitest';
import type { PrizeRow } from '#generated/model/index.ts';
import type { Drawing } from '#server/db/schema/lottery.ts';
import { Failure } from '#server/shared/failure.ts';
import { requireResult } from './enter-result.ts';

const table: Drawing = {
  kind: 'digits',
  ranks: [
    { prize: 'SPECIAL', count: 1, digits: 5 },
    { prize: 'G7', count: 2, digits: 2 },
  ],
};
const row = (prize: PrizeRow['prize'], ...numbers: string[]): PrizeRow => ({ prize, numbers });
const special = row('SPECIAL', '12345');

function errorsOf(drawing: Drawing, prizes: readonly PrizeRow[]): readonly string[] {
  try {
    requireResult(drawing, prizes);
    return [];
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'draw_result_invalid') throw error;
    return (error.details?.fields ?? []).map(({ pointer, rule, message }) => `${pointer} ${rule}: ${message}`);
  }
}

const dice: Drawing = { kind: 'dice', count: 3 };
const balls: Drawing = { kind: 'shuffle', of: 11, take: 3 };
const cases: readonly (readonly [string, Drawing, readonly PrizeRow[], readonly string[]])[] = [
  ['fits', table, [special, row('G7', '07', '70')], []],
  [
    'has numbers of other lengths',
    table,
    [row('SPECIAL', '123456'), row('G7', '7', '70')],
    [
      '/body/prizes/0/numbers/0 digits: SPECIAL: 123456 has 6 digits instead of 5',
      '/body/prizes/1/numbers/0 digits: G7: 7 has 1 digit instead of 2',
    ],
  ],
  ['has too few', table, [special, row('G7', '07')], ['/body/prizes/1/numbers count: G7: 1 numbers instead of 2']],
  ['lacks a row', table, [special], ['/body/prizes/1 table: G7 is missing']],
  ['has another row', table, [special, row('G8', '07', '70')], ['/body/prizes/1 table: Row 2 must be G7, not G8']],
  [
    'has a row too many',
    table,
    [special, row('G7', '07', '70'), row('G8', '01')],
    ['/body/prizes/2 table: G8 is no row of the table, which has 2'],
  ],
  [
    'has a face that no die has',
    dice,
    [row('NUMBERS', '1', '7', '6')],
    ['/body/prizes/0/numbers/1 face: NUMBERS: 7 is no face of a die'],
  ],
  [
    'has balls that cannot be',
    balls,
    [row('NUMBERS', '00', '12', '11')],
    [
      '/body/prizes/0/numbers/0 ball: NUMBERS: 00 is no ball from 01 to 11',
      '/body/prizes/0/numbers/1 ball: NUMBERS: 12 is no ball from 01 to 11',
    ],
  ],
  [
    'has a ball twice',
    balls,
    [row('NUMBERS', '05', '11', '05')],
    ['/body/prizes/0/numbers/2 repeated: NUMBERS: 05 comes twice'],
  ],
];

test.each(cases)(
  'LOTTERY-11 a result that %s says which number does not fit and why',
  (_, drawing, prizes, expected) => {
    expect(errorsOf(drawing, prizes)).toEqual(expected);
  },
);
