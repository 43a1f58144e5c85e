import { setsOf } from './evaluate.ts';
import type { Picks, PlayType } from './play-type.ts';

type Counted = Pick<PlayType, 'counting' | 'chooseSize' | 'differentPerRow'>;

/**
 * Counts the combinations of picks that `checkPicks` accepts, without making them. Where no number is drawn twice,
 * picks of several rows combine with different ones only; the count is 0 where none is left.
 */
export function countCombinations(play: Counted, picks: Picks): number {
  const first = picks[0]?.length ?? 0;
  switch (play.counting) {
    case 'each':
      return first;
    case 'choose':
      return setsOf(first, play.chooseSize ?? first);
    case 'ordered_pairs':
      return first * (first - 1);
    case 'product':
      return play.differentPerRow ? different(picks) : picks.reduce((product, row) => product * row.length, 1);
  }
}

/** The combinations with every pick, the most that an entry can have. */
export function mostCombinations(play: Counted & Pick<PlayType, 'rows'>): number {
  const all = play.rows.map(({ from, to, options, maxPicks }) => {
    const numbers = from === null || to === null ? options : numbersBetween(from, to);
    return numbers.slice(0, maxPicks);
  });
  return countCombinations(play, all);
}

/** The numbers of a row, zero-padded as its ends. */
export function numbersBetween(from: string, to: string): string[] {
  const count = Number(to) - Number(from) + 1;
  return Array.from({ length: count }, (_, index) => String(Number(from) + index).padStart(from.length, '0'));
}

/** The choices of one pick of each row, all different. Rows are three at most, of eleven numbers. */
function different([row, ...others]: Picks, taken: readonly string[] = []): number {
  if (row === undefined) return 1;
  const free = row.filter((pick) => !taken.includes(pick));
  return free.reduce((sum, pick) => sum + different(others, [...taken, pick]), 0);
}
