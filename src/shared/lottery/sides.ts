import { range } from './chance.ts';
import type { CompareOption, SumOption } from './play-type.ts';

/** An option for each sum of some places. */
export function eachSum(places: readonly number[], from: number, to: number): SumOption[] {
  return range(from, to).map((sum) => ({ value: String(sum), places, wins: [sum], pushes: [] }));
}

/** Big and small: the sums from `big` on and those below, without the one of `push`. */
export function bigSmall(
  places: readonly number[],
  { from, big, to, push }: { readonly from: number; readonly big: number; readonly to: number; readonly push?: number },
): SumOption[] {
  const pushes = push === undefined ? [] : [push];
  const without = (sums: readonly number[]) => sums.filter((sum) => sum !== push);
  return [
    { value: 'BIG', places, wins: without(range(big, to)), pushes },
    { value: 'SMALL', places, wins: without(range(from, big - 1)), pushes },
  ];
}

/** Odd and even sums, without the one of `push`. */
export function oddEven(
  places: readonly number[],
  { from, to, push }: { readonly from: number; readonly to: number; readonly push?: number },
): SumOption[] {
  const pushes = push === undefined ? [] : [push];
  const sums = range(from, to).filter((sum) => sum !== push);
  return [
    { value: 'ODD', places, wins: sums.filter((sum) => sum % 2 === 1), pushes },
    { value: 'EVEN', places, wins: sums.filter((sum) => sum % 2 === 0), pushes },
  ];
}

/** The same options for each of the first places by itself: `1_BIG` is that of the first one. */
export function forEachPlace(count: number, options: (places: readonly number[]) => SumOption[]): SumOption[] {
  return range(0, count - 1).flatMap((place) =>
    options([place]).map((option) => ({ ...option, value: `${place + 1}_${option.value}` })),
  );
}

/** Dragon where a pair's first place is greater, tiger where it is less, else tie where possible. */
export function dragonTiger(pairs: readonly (readonly [number, number])[], hasTie: boolean): CompareOption[] {
  return pairs.flatMap((places) => {
    const of = (side: string) => `${places[0] + 1}_${places[1] + 1}_${side}`;
    const sides: CompareOption[] = [
      { value: of('DRAGON'), places, first: 'greater' },
      { value: of('TIGER'), places, first: 'less' },
    ];
    return hasTie ? [...sides, { value: of('TIE'), places, first: 'equal' }] : sides;
  });
}
