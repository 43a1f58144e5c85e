import type { Part } from './options.ts';
import type { Figure } from './result.ts';

/** How a simulation came out: what is published and was returned, in parts of the stake, and their distance. */
export interface Returned {
  readonly published: number;
  readonly simulated: number;
  /** In standard errors. */
  readonly errors: number;
}

/** Compares what each bet returned, in parts of its stake, with the published return. */
export function compareReturns(published: number, count: number, play: () => number): Returned {
  let [sum, squares] = [0, 0];
  for (let bet = 0; bet < count; bet++) {
    const paid = play();
    sum += paid;
    squares += paid * paid;
  }
  const simulated = sum / count;
  const deviation = Math.sqrt(squares / count - simulated * simulated);
  return { published, simulated, errors: (simulated - published) / (deviation / Math.sqrt(count)) };
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
      ...{ part, name: 'distance', value: rounded(Math.abs(errors), 2), unit: 'standard errors', row },
      target: ['<=', 3],
    },
  ];
}
