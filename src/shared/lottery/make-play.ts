import { groupBy } from '../lists/group-by.ts';
import { arrangements, chance, compareChances, orders, sumChances, type Universe } from './chance.ts';
import type { CompareOption, PickRow, PlayType, RowLabel, SumOption } from './play-type.ts';

/** The code of a play type, and its tab. */
export interface Named {
  readonly playType: string;
  readonly playGroup: string;
}

/** A row of numbers. */
export function numbers(label: RowLabel, from: string, to: string, minPicks = 1, most?: number): PickRow {
  return { label, from, to, options: [], minPicks, maxPicks: most ?? Number(to) - Number(from) + 1 };
}

/** A row of choices that are no numbers. */
export function choices(label: RowLabel, options: readonly string[]): PickRow {
  return { label, from: null, to: null, options, minPicks: 1, maxPicks: options.length };
}

/** What most play types have. */
export const single = {
  counting: 'each',
  chooseSize: null,
  linesPerCombination: 1,
  paysPerHit: false,
  differentPerRow: false,
} as const;

/** The numbers of a row that a universe has. */
export function numbersOf({ values }: Universe, label: RowLabel, minPicks = 1): PickRow {
  const [from = 0, to = 0] = [values.at(0), values.at(-1)];
  const width = String(to).length;
  return numbers(label, String(from).padStart(width, '0'), String(to).padStart(width, '0'), minPicks);
}

/** Numbers in their places, a row for each. */
export function straight(named: Named, universe: Universe, places: readonly number[]): PlayType {
  return {
    ...named,
    ...single,
    rows: places.map((place) => numbersOf(universe, { place })),
    counting: places.length === 1 ? 'each' : 'product',
    differentPerRow: universe.isUnique && places.length > 1,
    win: { kind: 'straight', places },
    chances: [chance(1n, arrangements(universe, places.length))],
  };
}

/**
 * Numbers of some places in any order, as often as the shape says. Any number picked may be any part of the shape: two
 * of different parts make a combination each way round, and more cost a line for each way.
 */
export function group(named: Named, universe: Universe, places: readonly number[], shape: readonly number[]): PlayType {
  const isPairOfParts = shape.length === 2 && shape[0] !== shape[1];
  const alike = groupBy(shape, (times) => times);
  const ways = isPairOfParts ? 1n : orders([...alike.values()].map(({ length }) => length));
  return {
    ...named,
    ...single,
    rows: [numbersOf(universe, universe.label, shape.length)],
    counting: isPairOfParts ? 'ordered_pairs' : 'choose',
    chooseSize: isPairOfParts ? null : shape.length,
    linesPerCombination: Number(ways),
    win: { kind: 'group', places, shape },
    chances: [chance(orders(shape) * ways, arrangements(universe, places.length))],
  };
}

/** Options that win by sums of places. */
export function sums(
  named: Named,
  universe: Universe,
  options: readonly SumOption[],
  { label = 'sum', triplesLose = false }: { readonly label?: RowLabel; readonly triplesLose?: boolean } = {},
): PlayType {
  return {
    ...named,
    ...single,
    rows: [
      choices(
        label,
        options.map(({ value }) => value),
      ),
    ],
    win: { kind: 'sum', options, triplesLose, isUnique: universe.isUnique },
    chances: sumChances(universe, options, triplesLose),
  };
}

/** Options that win by comparing two places. */
export function comparisons(named: Named, universe: Universe, options: readonly CompareOption[]): PlayType {
  return {
    ...named,
    ...single,
    rows: [
      choices(
        'side',
        options.map(({ value }) => value),
      ),
    ],
    win: { kind: 'compare', options },
    chances: compareChances(universe, options),
  };
}
