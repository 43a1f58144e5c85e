import { balls, range } from '../chance.ts';
import { comparisons, group, straight, sums } from '../make-play.ts';
import type { PlayType } from '../play-type.ts';
import { bigSmall, dragonTiger, eachSum, forEachPlace, oddEven } from '../sides.ts';

const PLACES = 10;
const universe = balls(PLACES);
const top2 = [0, 1];
/** The first against the last, the second against the last but one, and so on. */
const PAIRS = range(0, 4).map((place) => [place, PLACES - 1 - place] as const);

/** Ten numbers in the order of a race. */
export function pk10Plays(): PlayType[] {
  const top = (kind: string) => ({ playType: kind, playGroup: 'TOP' });
  const sides = (kind: string) => ({ playType: kind, playGroup: 'TWO_SIDED' });
  const side = { label: 'side' } as const;
  return [
    ...range(0, PLACES - 1).map((place) =>
      straight({ playType: `POS_${place + 1}`, playGroup: 'POS' }, universe, [place]),
    ),
    straight(top('TOP2_STRAIGHT'), universe, top2),
    group(top('TOP2_GROUP'), universe, top2, [1, 1]),
    straight(top('TOP3_STRAIGHT'), universe, [0, 1, 2]),
    group(top('TOP3_GROUP'), universe, [0, 1, 2], [1, 1, 1]),
    sums({ playType: 'TOP2_SUM', playGroup: 'TOP2_SUM' }, universe, eachSum(top2, 3, 19)),
    sums(sides('TOP2_SUM_BS'), universe, bigSmall(top2, { from: 3, big: 12, to: 19 })),
    sums(sides('TOP2_SUM_OE'), universe, oddEven(top2, { from: 3, to: 19 })),
    sums(
      sides('POS_BS'),
      universe,
      forEachPlace(PLACES, (place) => bigSmall(place, { from: 1, big: 6, to: PLACES })),
      side,
    ),
    sums(
      sides('POS_OE'),
      universe,
      forEachPlace(PLACES, (place) => oddEven(place, { from: 1, to: PLACES })),
      side,
    ),
    comparisons({ playType: 'DRAGON_TIGER', playGroup: 'DRAGON_TIGER' }, universe, dragonTiger(PAIRS, false)),
  ];
}
