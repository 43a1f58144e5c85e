import type { FairNumbers } from '../../fair/numbers.ts';
import { numbersBetween } from '../count.ts';
import type { DrawnPrize } from '../drawing.ts';
import { pickProblems } from '../pick-problems.ts';
import type { PickRow, Picks, PlayType } from '../play-type.ts';

/** Up to ten thousand numbers a row, made once for its thousands of bets. */
const numbersOf = new WeakMap<PickRow, readonly string[]>();

/** Everything a row takes. */
export function allOf(row: PickRow): readonly string[] {
  const { from, to, options } = row;
  if (from === null || to === null) return options;
  const numbers = numbersOf.get(row) ?? numbersBetween(from, to);
  numbersOf.set(row, numbers);
  return numbers;
}

/** Some picks of a row, every other time with the numbers drawn, so that long odds win too. */
function somePicks(row: PickRow, drawn: readonly string[], { below, shuffle }: FairNumbers): string[] {
  const all = allOf(row);
  const width = row.from?.length ?? 0;
  const endings = drawn.map((number) => number.slice(-width));
  const count = row.minPicks + below(Math.min(4, row.maxPicks - row.minPicks + 1));
  const known = [...new Set(endings)].filter((number) => all.includes(number));
  const wanted = below(2) === 0 ? shuffle(known, Math.min(3, known.length)) : [];
  const others = shuffle(all, Math.min(all.length, count + 3)).filter((pick) => !wanted.includes(pick));
  return [...wanted, ...others].slice(0, count);
}

/** Picks for a play type that are a bet; a straight gets the numbers of its places every other time. */
export function someBet(play: PlayType, result: readonly DrawnPrize[], numbers: FairNumbers): Picks {
  const prize = play.win.kind === 'match' ? play.win.prize : null;
  const drawn = result.filter((row) => prize === null || row.prize === prize).flatMap((row) => row.numbers);
  for (;;) {
    const places = play.win.kind === 'straight' && numbers.below(2) === 0 ? play.win.places : null;
    const picks = play.rows.map((row, index) => {
      const some = somePicks(row, drawn, numbers);
      const own = places && drawn[places[index] ?? 0];
      return own ? [...new Set([own, ...some])].slice(0, row.maxPicks) : some;
    });
    if (pickProblems(play, picks).length === 0) return picks;
  }
}
