import { choose } from '../games/exact.ts';
import { groupBy } from '../lists/group-by.ts';
import type { Picks, PlayType, SumOption } from './play-type.ts';

/** The most hits that picks can have in one draw. It takes picks that `checkPicks` accepts. */
export function maxHits(
  { win, linesPerCombination }: Pick<PlayType, 'win' | 'linesPerCombination'>,
  picks: Picks,
): number {
  const first = picks[0] ?? [];
  const sets = (count: number, size: number) => Number(choose(count, size));
  switch (win.kind) {
    case 'match':
      return win.onceIn.reduce((most, count) => most - Math.max(0, count - first.length), linesPerCombination);
    case 'all_appear':
      return sets(Math.min(first.length, win.drawn), win.size);
    case 'none_appears':
      return sets(first.length, win.size);
    case 'any':
      return win.size <= win.drawn
        ? sets(Math.min(first.length, win.drawn), win.size)
        : sets(first.length - win.drawn, win.size - win.drawn);
    case 'at_least':
      return Math.min(first.length, Math.floor(win.places.length / win.times));
    case 'sum':
      return maxSums(win.options.filter(({ value }) => first.includes(value)));
    case 'compare':
      return new Set(win.options.filter(({ value }) => first.includes(value)).map(({ places }) => places.join())).size;
    case 'straight':
    case 'group':
    case 'form':
    case 'pair_and_one':
      return 1;
  }
}

/** Places have one sum at a time, with which several options may win. */
function maxSums(options: readonly SumOption[]): number {
  const byPlaces = [...groupBy(options, ({ places }) => places.join()).values()];
  return byPlaces.reduce((total, group) => {
    const sums = group.flatMap(({ wins }) => wins);
    return total + Math.max(...sums.map((sum) => sums.filter((other) => other === sum).length));
  }, 0);
}
