const ROUND = [1, 2, 2.5, 5, 10];
/** The step of an axis without values. */
const IDLE = 25;

/** The marks of an axis: from 0 in so many round steps that reach the highest value. */
export function axisOf(most: number, steps: number): readonly number[] {
  const least = most > 0 ? most / steps : IDLE;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (ROUND.find((round) => round * power >= least) ?? 10) * power;
  return Array.from({ length: steps + 1 }, (_, mark) => mark * step);
}
