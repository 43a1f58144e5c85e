import { chance, dice, range } from '../chance.ts';
import { choices, numbersOf, single, sums } from '../make-play.ts';
import type { PlayType } from '../play-type.ts';
import { bigSmall, eachSum, oddEven } from '../sides.ts';

const all = range(0, 2);
/** Throws of three dice. */
const ALL = 216n;

/** A face that is shown at least so many times. */
function atLeast(playType: string, playGroup: string, times: number, pays: bigint): PlayType {
  return {
    playType,
    playGroup,
    ...single,
    rows: [numbersOf(dice, 'faces')],
    win: { kind: 'at_least', places: all, times },
    chances: [chance(pays, ALL)],
  };
}

/** Sets of different faces that all are shown. */
function different(playType: string, size: number, pays: bigint): PlayType {
  return {
    playType,
    playGroup: 'DIFFERENT',
    ...single,
    rows: [numbersOf(dice, 'faces', size)],
    counting: 'choose',
    chooseSize: size,
    win: { kind: 'all_appear', size, last: 1, drawn: 3 },
    chances: [chance(pays, ALL)],
  };
}

/** One choice that wins by the form of the throw. */
function form(playType: string, playGroup: string, shape: 'triple' | 'run', pays: bigint): PlayType {
  return {
    playType,
    playGroup,
    ...single,
    rows: [choices('choice', ['ANY'])],
    win: { kind: 'form', form: shape },
    chances: [chance(pays, ALL)],
  };
}

/** Three dice. */
export function k3Plays(): PlayType[] {
  const sides = (kind: string) => ({ playType: kind, playGroup: 'TWO_SIDED' });
  const losing = { triplesLose: true };
  return [
    sums({ playType: 'SUM', playGroup: 'SUM' }, dice, eachSum(all, 3, 18)),
    sums(sides('SUM_BS'), dice, bigSmall(all, { from: 3, big: 11, to: 18 }), losing),
    sums(sides('SUM_OE'), dice, oddEven(all, { from: 3, to: 18 }), losing),
    atLeast('TRIPLE', 'TRIPLE', 3, 1n),
    form('TRIPLE_ANY', 'TRIPLE', 'triple', 6n),
    // The pair has three places for the third die, which shows one of five others, and there is the triple.
    atLeast('PAIR', 'PAIR', 2, 16n),
    {
      playType: 'PAIR_SINGLE',
      playGroup: 'PAIR',
      ...single,
      rows: [numbersOf(dice, 'double'), numbersOf(dice, 'single')],
      counting: 'product',
      differentPerRow: true,
      win: { kind: 'pair_and_one' },
      chances: [chance(3n, ALL)],
    },
    // 216 throws less 125 without the one, 125 without the other, and 64 without both counted twice.
    different('TWO_DIFFERENT', 2, 30n),
    different('THREE_DIFFERENT', 3, 6n),
    // Four runs from 123 to 456 in six orders each.
    form('RUN_ANY', 'DIFFERENT', 'run', 24n),
    // 125 throws are without the face.
    atLeast('SINGLE', 'SINGLE', 1, 91n),
  ];
}
