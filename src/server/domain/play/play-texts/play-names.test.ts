import { expect, test } from 'vitest';
import type { Drawing, GamePricing } from '#server/db/schema/lottery.ts';
import { pickedIn, playText } from './play-names.ts';

const ssc: Drawing = { kind: 'digits', ranks: [{ prize: 'NUMBERS', count: 5, digits: 1 }] };
const pc28: Drawing = { kind: 'digits', ranks: [{ prize: 'NUMBERS', count: 3, digits: 1 }] };
/** Two dice, for which no play types are known. */
const unknown: Drawing = { kind: 'dice', count: 2 };

test.each([
  ['numbers stand beside each other, rows apart', ssc, [['0', '1'], ['2']], '0 1 | 2', '0 1 | 2'],
  ['names are parted by signs of their own', ssc, [['BIG', 'SMALL']], 'Big; Small', 'Tài; Xỉu'],
  ['so is a number among names', ssc, [['7', 'BIG']], '7; Big', '7; Tài'],
  [
    'of a game without known play types, picks stay as they are',
    unknown,
    [['BIG', '7'], ['3']],
    'BIG 7 | 3',
    'BIG 7 | 3',
  ],
])('LOTTERY-10 MEMBER-07 picks in one line: %s', (_, drawing, picks, english, vietnamese) => {
  expect([pickedIn(drawing, picks, 'EN'), pickedIn(drawing, picks, 'VI')]).toEqual([english, vietnamese]);
});

test('LOTTERY-10 a play type is named by its family, and by what its game makes of the middle sums', () => {
  expect(playText({ playType: 'SUM_BS', drawing: unknown, pricing: null })).toBeUndefined();
  expect(playText({ playType: 'NO_SUCH', drawing: pc28, pricing: null })).toBeUndefined();
  const rule = (pricing: GamePricing | null) => playText({ playType: 'SUM_BS', drawing: pc28, pricing })?.rule.EN;
  expect(rule(null)).toBe(rule({ middleSums: 'win' }));
  expect(rule({})).toBe(rule(null));
  expect(new Set([rule(null), rule({ middleSums: 'push' }), rule({ middleSums: 'lose' })]).size).toBe(3);
});
