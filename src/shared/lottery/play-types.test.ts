import { expect, test } from 'vitest';
import type { PickRow, PlayType } from './play-type.ts';
import { familyOf, playTypesOf } from './play-types.ts';
import { drawings, families } from './testing/families.ts';
import { playTable } from './testing/play-table.ts';

function written({ label, from, to, options, minPicks, maxPicks }: PickRow): string {
  const name = typeof label === 'string' ? label : `place ${label.place}`;
  const isRun = options.length > 3 && options.every((option, index) => Number(option) === Number(options[0]) + index);
  const choices = isRun ? `${options.at(0)}..${options.at(-1)}` : options.join('/');
  return `${name} ${from === null ? choices : `${from}-${to}`} ${minPicks}-${maxPicks}`;
}

function line({ playGroup, playType, rows, ...play }: PlayType): string {
  const size = play.chooseSize === null ? '' : ` ${play.chooseSize}`;
  const marks = `${play.paysPerHit ? ' per hit' : ''}${play.differentPerRow ? ' different' : ''}`;
  const counting = `${play.counting}${size} x${play.linesPerCombination}${marks}`;
  return `${playGroup} ${playType}: ${[...rows.map(written), counting].join('; ')}`;
}

test.each(families)(
  'LOTTERY-10 the play types of %s are those of the published rules, in the order of their tabs',
  (family) => {
    expect(playTypesOf(family).map(line)).toEqual(playTable[family].trim().split('\n'));
  },
);

test('LOTTERY-10 a fast game takes bets on sides alone', () => {
  const sided = (family: (typeof families)[number]) =>
    playTypesOf(family, { isTwoSided: true }).map(({ playType }) => playType);
  expect(sided('SSC')).toEqual(['SUM_BS', 'SUM_OE', 'POS_BS', 'POS_OE', 'DRAGON_TIGER']);
  expect(sided('K3')).toEqual(['SUM_BS', 'SUM_OE']);
  expect(sided('PK10')).toEqual(['TOP2_SUM_BS', 'TOP2_SUM_OE', 'POS_BS', 'POS_OE', 'DRAGON_TIGER']);
});

test('LOTTERY-10 the family of a game follows from how it is drawn, and no other drawing has one', () => {
  expect(families.map((family) => familyOf(drawings[family]))).toEqual(families);
  const digits = (...ranks: readonly (readonly [string, number, number])[]) =>
    familyOf({ kind: 'digits', ranks: ranks.map(([prize, count, each]) => ({ prize, count, digits: each })) });
  expect([
    familyOf({ kind: 'dice', count: 2 }),
    familyOf({ kind: 'shuffle', of: 11, take: 4 }),
    familyOf({ kind: 'shuffle', of: 12, take: 5 }),
    familyOf({ kind: 'shuffle', of: 10, take: 9 }),
    familyOf({ kind: 'shuffle', of: 12, take: 10 }),
    digits(['NUMBERS', 4, 1]),
    digits(['NUMBERS', 5, 2]),
    digits(['SPECIAL', 5, 1]),
  ]).toEqual(Array(8).fill(null));
});
