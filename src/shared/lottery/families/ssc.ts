import { chance, digits, range } from '../chance.ts';
import { comparisons, group, numbersOf, single, straight, sums } from '../make-play.ts';
import type { PlayType } from '../play-type.ts';
import { bigSmall, dragonTiger, eachSum, forEachPlace, oddEven } from '../sides.ts';

const all = range(0, 4);

/** The play types of three places: straight, pair and another, three different, sum, and a digit anywhere. */
function threes(playGroup: string, places: readonly number[]): PlayType[] {
  const of = (kind: string) => ({ playType: `${playGroup}_${kind}`, playGroup });
  return [
    straight(of('STRAIGHT'), digits, places),
    group(of('G3'), digits, places, [2, 1]),
    group(of('G6'), digits, places, [1, 1, 1]),
    sums(of('SUM'), digits, eachSum(places, 0, 27)),
    {
      ...of('ANY'),
      ...single,
      rows: [numbersOf(digits, 'digits')],
      win: { kind: 'at_least', places, times: 1 },
      // Of 1,000 threes 729 are without the digit.
      chances: [chance(271n, 1_000n)],
    },
  ];
}

/** The play types of two places. */
function twos(code: string, places: readonly number[]): PlayType[] {
  const of = (kind: string) => ({ playType: `${code}_${kind}`, playGroup: 'S2' });
  return [
    straight(of('STRAIGHT'), digits, places),
    group(of('GROUP'), digits, places, [1, 1]),
    sums(of('SUM'), digits, eachSum(places, 0, 18)),
  ];
}

const PAIRS = all.flatMap((one) => range(one + 1, 4).map((other) => [one, other] as const));

/** Five digits. */
export function sscPlays(): PlayType[] {
  const s5 = (kind: string) => ({ playType: `S5_${kind}`, playGroup: 'S5' });
  const s4 = (kind: string) => ({ playType: `S4L_${kind}`, playGroup: 'S4' });
  const last = [1, 2, 3, 4];
  const sides = (kind: string) => ({ playType: kind, playGroup: 'TWO_SIDED' });
  return [
    straight(s5('STRAIGHT'), digits, all),
    group(s5('G120'), digits, all, [1, 1, 1, 1, 1]),
    group(s5('G60'), digits, all, [2, 1, 1, 1]),
    group(s5('G30'), digits, all, [2, 2, 1]),
    group(s5('G20'), digits, all, [3, 1, 1]),
    group(s5('G10'), digits, all, [3, 2]),
    group(s5('G5'), digits, all, [4, 1]),
    straight({ playType: 'S4F_STRAIGHT', playGroup: 'S4' }, digits, [0, 1, 2, 3]),
    straight(s4('STRAIGHT'), digits, last),
    group(s4('G24'), digits, last, [1, 1, 1, 1]),
    group(s4('G12'), digits, last, [2, 1, 1]),
    group(s4('G6'), digits, last, [2, 2]),
    group(s4('G4'), digits, last, [3, 1]),
    ...threes('S3F', [0, 1, 2]),
    ...threes('S3M', [1, 2, 3]),
    ...threes('S3L', [2, 3, 4]),
    ...twos('S2F', [0, 1]),
    ...twos('S2L', [3, 4]),
    ...all.map((place) => straight({ playType: `POS_${place + 1}`, playGroup: 'POS' }, digits, [place])),
    sums(sides('SUM_BS'), digits, bigSmall(all, { from: 0, big: 23, to: 45 })),
    sums(sides('SUM_OE'), digits, oddEven(all, { from: 0, to: 45 })),
    sums(
      sides('POS_BS'),
      digits,
      forEachPlace(5, (place) => bigSmall(place, { from: 0, big: 5, to: 9 })),
      {
        label: 'side',
      },
    ),
    sums(
      sides('POS_OE'),
      digits,
      forEachPlace(5, (place) => oddEven(place, { from: 0, to: 9 })),
      { label: 'side' },
    ),
    comparisons({ playType: 'DRAGON_TIGER', playGroup: 'DRAGON_TIGER' }, digits, dragonTiger(PAIRS, true)),
  ];
}
