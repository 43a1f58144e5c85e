import { groupBy } from '../lists/group-by.ts';
import type { DrawnPrize } from './drawing.ts';
import type { CompareOption, Picks, PlayType, SumOption, WinRule } from './play-type.ts';

/** Combinations of an entry that each hit so many times. */
export interface Win {
  readonly hits: number;
  readonly combinations: number;
}

/** How an entry of a slip ended in a draw. */
export interface Outcome {
  /** The combinations that pay, by their hits; one hit each unless the play type `paysPerHit`. */
  readonly wins: readonly Win[];
  /** The hits of all of them. */
  readonly hits: number;
  /** Combinations whose stake comes back. */
  readonly pushes: number;
}

/**
 * Evaluates picks that `pickProblems` accepts against a result, the rows of the prize table in their order. No
 * combination is made, so the time grows with the picks and the drawn numbers alone.
 */
export function evaluate({ win }: Pick<PlayType, 'win'>, picks: Picks, result: readonly DrawnPrize[]): Outcome {
  if (win.kind === 'match') return matches(win, picks[0] ?? [], result);
  if (win.kind === 'sum') return ofSums(win, picks[0] ?? [], placesOf(result));
  return outcomeOf(winsOf(win, picks, result));
}

function winsOf(win: Exclude<WinRule, { kind: 'sum' | 'match' }>, picks: Picks, result: readonly DrawnPrize[]): number {
  const first = picks[0] ?? [];
  const drawn = placesOf(result);
  switch (win.kind) {
    case 'all_appear': {
      const appeared = new Set(endings(result, win.last, null));
      return setsOf(first.filter((pick) => appeared.has(pick)).length, win.size);
    }
    case 'none_appears': {
      const appeared = new Set(endings(result, 2, null));
      return setsOf(first.filter((pick) => !appeared.has(pick)).length, win.size);
    }
    case 'straight':
      return once(win.places.every((place, row) => picks[row]?.includes(drawn[place] ?? '')));
    case 'group':
      return once(showsGroup(at(drawn, win.places), win.shape, new Set(first)));
    case 'compare': {
      const picked = new Set(first);
      return win.options.filter((option) => picked.has(option.value) && compares(option, drawn)).length;
    }
    case 'any': {
      const hits = first.filter((pick) => drawn.includes(pick)).length;
      if (win.size <= win.drawn) return setsOf(hits, win.size);
      return hits === win.drawn ? setsOf(first.length - win.drawn, win.size - win.drawn) : 0;
    }
    case 'at_least': {
      const shown = at(drawn, win.places);
      return first.filter((pick) => shown.filter((number) => number === pick).length >= win.times).length;
    }
    case 'form':
      return once(win.form === 'triple' ? isTriple(drawn) : isRun(drawn));
    case 'pair_and_one':
      return once(showsPairAndOne(drawn, picks));
  }
}

/** Combinations of one hit each. */
function outcomeOf(combinations: number, pushes = 0): Outcome {
  return { wins: combinations > 0 ? [{ hits: 1, combinations }] : [], hits: combinations, pushes };
}

/** Each pick by how many numbers it matches. */
function matches(
  { last, take, prize }: Extract<WinRule, { kind: 'match' }>,
  picked: readonly string[],
  result: readonly DrawnPrize[],
): Outcome {
  const compared = endings(result, last, prize).map((ending) => ending.slice(0, take));
  const timesOf = new Map([...groupBy(compared, (number) => number)].map(([key, { length }]) => [key, length]));
  const hits = picked.flatMap((pick) => timesOf.get(pick) ?? []);
  const wins = [...groupBy(hits, (times) => times)].map(([times, { length }]) => ({
    hits: times,
    combinations: length,
  }));
  return { wins, hits: hits.reduce((sum, times) => sum + times, 0), pushes: 0 };
}

function ofSums(
  { options, triplesLose }: Extract<WinRule, { kind: 'sum' }>,
  picked: readonly string[],
  drawn: readonly string[],
): Outcome {
  if (triplesLose && isTriple(drawn)) return outcomeOf(0);
  const taken = new Set(picked);
  const counted = options.filter(({ value }) => taken.has(value));
  const among = (sums: (option: SumOption) => readonly number[]) =>
    counted.filter((option) => sums(option).includes(sumOf(at(drawn, option.places)))).length;
  return outcomeOf(
    among(({ wins }) => wins),
    among(({ pushes }) => pushes),
  );
}

/** The numbers of a draw without a prize table. */
function placesOf(result: readonly DrawnPrize[]): readonly string[] {
  return result.find(({ prize }) => prize === 'NUMBERS')?.numbers ?? [];
}

/** The last digits of every number that has so many, of one prize or of all. */
function endings(result: readonly DrawnPrize[], digits: number, prize: string | null): string[] {
  return result
    .filter((row) => prize === null || row.prize === prize)
    .flatMap(({ numbers }) => numbers)
    .filter((number) => number.length >= digits)
    .map((number) => number.slice(-digits));
}

function at(drawn: readonly string[], places: readonly number[]): string[] {
  return places.map((place) => drawn[place] ?? '');
}

function sumOf(numbers: readonly string[]): number {
  return numbers.reduce((sum, number) => sum + Number(number), 0);
}

function showsGroup(shown: readonly string[], shape: readonly number[], picked: ReadonlySet<string>): boolean {
  const times = [...groupBy(shown, (number) => number).values()].map(({ length }) => length);
  const isShape = [...times].sort((a, b) => b - a).join() === shape.join();
  return isShape && shown.every((number) => picked.has(number));
}

function compares({ places, first }: CompareOption, drawn: readonly string[]): boolean {
  const [one = 0, other = 0] = at(drawn, places).map(Number);
  if (first === 'equal') return one === other;
  return first === 'greater' ? one > other : one < other;
}

function isTriple(drawn: readonly string[]): boolean {
  return new Set(drawn).size === 1;
}

function isRun(drawn: readonly string[]): boolean {
  const ascending = drawn.map(Number).sort((a, b) => a - b);
  return ascending.every((number, index) => index === 0 || number === (ascending[index - 1] ?? 0) + 1);
}

function showsPairAndOne(drawn: readonly string[], [pairs = [], ones = []]: Picks): boolean {
  const times = (number: string) => drawn.filter((other) => other === number).length;
  return (
    drawn.some((number) => times(number) === 2 && pairs.includes(number)) &&
    drawn.some((number) => times(number) === 1 && ones.includes(number))
  );
}

function once(wins: boolean): number {
  return wins ? 1 : 0;
}

/** How many sets of a size there are; small enough for a number. */
export function setsOf(count: number, size: number): number {
  if (size > count) return 0;
  let ways = 1;
  for (let step = 1; step <= size; step++) ways = (ways * (count - size + step)) / step;
  return ways;
}
