import { choose } from '../../games/exact.ts';
import { balls, chance, range } from '../chance.ts';
import { comparisons, group, numbers, single, straight, sums } from '../make-play.ts';
import type { PlayType } from '../play-type.ts';
import { bigSmall, dragonTiger, forEachPlace, oddEven } from '../sides.ts';

const BALLS = 11;
const DRAWN = 5;
const universe = balls(BALLS);
const all = range(0, DRAWN - 1);

/** Sets of balls that all are drawn or, of more than five, hold all that are drawn. */
function any(size: number): PlayType {
  // Both sets are subsets of the other balls: C(11 - n, 5 - n) of the draws, or C(n, 5) of them.
  const pays = size <= DRAWN ? choose(BALLS - size, DRAWN - size) : choose(size, DRAWN);
  const isEach = size === 1;
  return {
    playType: `ANY_${size}`,
    playGroup: 'ANY',
    ...single,
    rows: [numbers('numbers', '01', '11', size, BALLS)],
    counting: isEach ? 'each' : 'choose',
    chooseSize: isEach ? null : size,
    win: { kind: 'any', size, drawn: DRAWN },
    chances: [chance(pays, choose(BALLS, DRAWN))],
  };
}

/** Five of eleven balls. */
export function fiveOfElevenPlays(): PlayType[] {
  const top = (kind: string) => ({ playType: kind, playGroup: 'TOP' });
  const sides = (kind: string) => ({ playType: kind, playGroup: 'TWO_SIDED' });
  return [
    ...range(1, 8).map(any),
    straight(top('TOP1_STRAIGHT'), universe, [0]),
    straight(top('TOP2_STRAIGHT'), universe, [0, 1]),
    group(top('TOP2_GROUP'), universe, [0, 1], [1, 1]),
    straight(top('TOP3_STRAIGHT'), universe, [0, 1, 2]),
    group(top('TOP3_GROUP'), universe, [0, 1, 2], [1, 1, 1]),
    ...all.map((place) => straight({ playType: `POS_${place + 1}`, playGroup: 'POS' }, universe, [place])),
    sums(sides('SUM_BS'), universe, bigSmall(all, { from: 15, big: 31, to: 45, push: 30 })),
    sums(sides('SUM_OE'), universe, oddEven(all, { from: 15, to: 45 })),
    sums(
      sides('POS_BS'),
      universe,
      forEachPlace(DRAWN, (place) => bigSmall(place, { from: 1, big: 6, to: BALLS, push: BALLS })),
      { label: 'side' },
    ),
    sums(
      sides('POS_OE'),
      universe,
      forEachPlace(DRAWN, (place) => oddEven(place, { from: 1, to: BALLS, push: BALLS })),
      { label: 'side' },
    ),
    comparisons({ playType: 'DRAGON_TIGER', playGroup: 'DRAGON_TIGER' }, universe, dragonTiger([[0, 4]], false)),
  ];
}
