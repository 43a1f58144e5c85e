import type { Part } from './options.ts';
import type { Figure } from './result.ts';

/** How a simulation came out: what is published and was returned, in parts of the stake, and their distance. */
export interface Returned {
  readonly published: number;
  readonly simulated: number;
  /** In standard errors. */
  readonly errors: number;
}

/** Adds up what bets return. */
export interface Tally {
  /** Takes what a bet was paid, in parts of its stake. */
  readonly add: (paid: number) => void;
  readonly result: () => Returned;
}

/** Compares what bets return with the published return, which has the standard error of one bet if it is known. */
export function tally(published: number, deviation?: number): Tally {
  let [count, sum, squares] = [0, 0, 0];
  return {
    add: (paid) => {
      count += 1;
      sum += paid;
      squares += paid * paid;
    },
    result: () => {
      const simulated = sum / count;
      const error = (deviation ?? Math.sqrt(squares / count - simulated * simulated)) / Math.sqrt(count);
      return { published, simulated, errors: (simulated - published) / error };
    },
  };
}

/** Counts what comes out, to compare it with what is published. */
export interface Counts {
  readonly add: (outcome: string) => void;
  /** The chi-square of the counts by the value that a fair game exceeds once in a thousand. */
  readonly chiSquare: () => number;
}

/** Outcomes by their probabilities, which sum to one; those that are expected less than five times count together. */
export function countsOf(chances: ReadonlyMap<string, number>): Counts {
  const seen = new Map<string, number>();
  let count = 0;
  return {
    add: (outcome) => {
      if (!chances.has(outcome)) throw new Error(`${outcome} is no published outcome`);
      count += 1;
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
    },
    chiSquare: () => {
      const cells = [...chances].map(([name, chance]) => ({ expected: chance * count, found: seen.get(name) ?? 0 }));
      const rare = cells.filter(({ expected }) => expected < 5);
      const sum = (of: 'expected' | 'found') => rare.reduce((total, cell) => total + cell[of], 0);
      const rest = { expected: sum('expected'), found: sum('found') };
      const counted = [...cells.filter(({ expected }) => expected >= 5), ...(rest.expected >= 5 ? [rest] : [])];
      const square = counted.reduce((total, { expected, found }) => total + (found - expected) ** 2 / expected, 0);
      return square / criticalSquare(counted.length - 1);
    },
  };
}

/** The chi-square that is exceeded once in a thousand, by Wilson and Hilferty. */
function criticalSquare(freedom: number): number {
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + 3.0902 * Math.sqrt(part)) ** 3;
}

/** The figures of a simulation, which has to lie within three standard errors. */
export function returnFigures(
  part: Part,
  row: NonNullable<Figure['row']>,
  { published, simulated, errors }: Returned,
): Figure[] {
  const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
  return [
    { part, name: 'published return', value: rounded(published * 100, 3), unit: '%', row },
    { part, name: 'simulated return', value: rounded(simulated * 100, 3), unit: '%', row },
    {
      part,
      name: 'distance',
      value: rounded(Math.abs(errors), 2),
      unit: 'standard errors',
      row,
      target: ['<=', 3],
    },
  ];
}
