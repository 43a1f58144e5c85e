import type { Chance, CompareOption, SumOption } from './play-type.ts';

/** Numbers that a place can have: with replacement, as digits and dice, or without, as balls. */
export interface Universe {
  readonly values: readonly number[];
  readonly isUnique: boolean;
  /** What its numbers are called. */
  readonly label: 'digits' | 'faces' | 'numbers';
}

export const digits: Universe = { values: range(0, 9), isUnique: false, label: 'digits' };
export const dice: Universe = { values: range(1, 6), isUnique: false, label: 'faces' };
export const balls = (of: number): Universe => ({ values: range(1, of), isUnique: true, label: 'numbers' });

/** The whole numbers between two, both included. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** A chance of the same for all picks that pays in some cases. */
export function chance(pays: bigint, of: bigint, option: string | null = null): Chance {
  return { option, pays, hits: pays, pushes: 0n, of };
}

/** In how many ways some places can have numbers. */
export function arrangements({ values, isUnique }: Universe, places: number): bigint {
  return fillings(values.length, places, isUnique);
}

/** In how many ways some places can have some of so many numbers. */
export function fillings(numbers: number, places: number, isUnique: boolean): bigint {
  return range(0, places - 1).reduce((ways, place) => ways * BigInt(numbers - (isUnique ? place : 0)), 1n);
}

function factorial(count: number): bigint {
  return range(1, count).reduce((product, factor) => product * BigInt(factor), 1n);
}

/** In how many orders numbers come of which each is there as often as the shape says. */
export function orders(shape: readonly number[]): bigint {
  const places = shape.reduce((sum, times) => sum + times, 0);
  return shape.reduce((ways, times) => ways / factorial(times), factorial(places));
}

/** The ways of each sum of some places. Without replacement they are sets, with the same shares. */
function sumWays({ values, isUnique }: Universe, places: number): ReadonlyMap<number, bigint> {
  // Ways by the count of places that are filled and the sum so far.
  let ways = new Map([['0 0', 1n]]);
  const add = (into: Map<string, bigint>, count: number, sum: number, more: bigint) =>
    into.set(`${count} ${sum}`, (into.get(`${count} ${sum}`) ?? 0n) + more);
  const steps = isUnique ? values.map((value) => [value]) : range(1, places).map(() => values);
  for (const step of steps) {
    const next = isUnique ? new Map(ways) : new Map<string, bigint>();
    for (const [key, count] of ways) {
      const [filled = 0, sum = 0] = key.split(' ').map(Number);
      for (const value of step) if (filled < places) add(next, filled + 1, sum + value, count);
    }
    ways = next;
  }
  const full = [...ways].filter(([key]) => key.startsWith(`${places} `));
  return new Map(full.map(([key, count]) => [Number(key.split(' ')[1]), count]));
}

/** The chances of sums, one for all options where it is the same. */
export function sumChances(universe: Universe, options: readonly SumOption[], triplesLose: boolean): Chance[] {
  const lengths = new Set(options.map(({ places }) => places.length));
  const waysOf = new Map([...lengths].map((length) => [length, sumWays(universe, length)]));
  const chances = options.map(({ value, places, wins, pushes }) => {
    const ways: ReadonlyMap<number, bigint> = waysOf.get(places.length) ?? new Map();
    const all = [...ways.values()].reduce((sum, count) => sum + count, 0n);
    const triple = (sum: number) => (triplesLose && universe.values.some((face) => face * 3 === sum) ? 1n : 0n);
    const count = (sums: readonly number[]) =>
      sums.reduce((total, sum) => total + (ways.get(sum) ?? 0n) - triple(sum), 0n);
    return { ...chance(count(wins), all, value), pushes: count(pushes) };
  });
  return shared(chances);
}

/** The chances of comparisons of two places. */
export function compareChances({ values, isUnique }: Universe, options: readonly CompareOption[]): Chance[] {
  const count = BigInt(values.length);
  const equal = isUnique ? 0n : count;
  const unequal = count * (count - 1n);
  return shared(
    options.map(({ value, first }) => chance(first === 'equal' ? equal : unequal / 2n, unequal + equal, value)),
  );
}

/** One chance for all options where they have the same. */
function shared(chances: readonly Chance[]): Chance[] {
  const [first] = chances;
  const isSame = (chance: Chance) =>
    first !== undefined && chance.pays === first.pays && chance.pushes === first.pushes && chance.of === first.of;
  return first !== undefined && chances.every(isSame) ? [{ ...first, option: null }] : [...chances];
}
