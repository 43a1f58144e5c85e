import { digits, range } from '../chance.ts';
import { sums } from '../make-play.ts';
import type { PlayType, SumOption } from '../play-type.ts';
import { bigSmall, eachSum, oddEven } from '../sides.ts';

const all = range(0, 2);
const MIDDLE = [13, 14];

/** What the two middle sums do to bets on big and small, odd and even and their combinations. */
export type MiddleSums = 'win' | 'push' | 'lose';

function middle(rule: MiddleSums): (option: SumOption) => SumOption {
  return (option) => {
    if (rule === 'win') return option;
    const wins = option.wins.filter((sum) => !MIDDLE.includes(sum));
    return { ...option, wins, pushes: rule === 'push' ? MIDDLE : [] };
  };
}

/** Both options at once: `BIG_ODD`. */
function both(one: SumOption, other: SumOption): SumOption {
  return { ...one, value: `${one.value}_${other.value}`, wins: one.wins.filter((sum) => other.wins.includes(sum)) };
}

/** The sums of a colour are a third of the others; the two middle ones and the ends have none. */
function colour(value: string, rest: number): SumOption {
  const wins = range(1, 26).filter((sum) => sum % 3 === rest && !MIDDLE.includes(sum));
  return { value, places: all, wins, pushes: [] };
}

/** Three digits that are added. */
export function pc28Plays(rule: MiddleSums): PlayType[] {
  const of = (playType: string, playGroup: string) => ({ playType, playGroup });
  const sides = bigSmall(all, { from: 0, big: 14, to: 27 });
  const parity = oddEven(all, { from: 0, to: 27 });
  const combined = sides.flatMap((side) => parity.map((other) => both(side, other)));
  return [
    sums(of('SUM', 'SUM'), digits, eachSum(all, 0, 27)),
    sums(of('SUM_BS', 'TWO_SIDED'), digits, sides.map(middle(rule))),
    sums(of('SUM_OE', 'TWO_SIDED'), digits, parity.map(middle(rule))),
    sums(of('SUM_COMBINED', 'TWO_SIDED'), digits, combined.map(middle(rule))),
    sums(of('SUM_EXTREME', 'TWO_SIDED'), digits, [
      { value: 'HIGH', places: all, wins: range(22, 27), pushes: [] },
      { value: 'LOW', places: all, wins: range(0, 5), pushes: [] },
    ]),
    sums(of('SUM_COLOUR', 'COLOUR'), digits, [colour('RED', 0), colour('GREEN', 1), colour('BLUE', 2)]),
  ];
}
