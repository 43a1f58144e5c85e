import { describe, expect, test } from 'vitest';
import { numbersBetween } from './count.ts';
import type { DrawnPrize } from './drawing.ts';
import { evaluate, type Outcome } from './evaluate.ts';
import type { Chance, PlayType } from './play-type.ts';
import { type Family, playTypesOf } from './play-types.ts';
import { plainCombinations, plainOutcome } from './testing/plain-plays.ts';

/** The numbers that some places can have together. */
function arrangements(numbers: readonly string[], places: number, isUnique: boolean): string[][] {
  if (places === 0) return [[]];
  return arrangements(numbers, places - 1, isUnique).flatMap((before) =>
    numbers.filter((number) => !isUnique || !before.includes(number)).map((number) => [...before, number]),
  );
}

/** The families with places: their numbers, how many places they have, and whether no number comes twice. */
const games: readonly (readonly [Family, readonly string[], number, boolean])[] = [
  ['SSC', numbersBetween('0', '9'), 5, false],
  ['11X5', numbersBetween('01', '11'), 5, true],
  ['K3', numbersBetween('1', '6'), 3, false],
  ['PK10', numbersBetween('01', '10'), 10, true],
  ['PC28', numbersBetween('0', '9'), 3, false],
];

/** The places that matter to a bet: `3_BIG` looks at place 2, `1_10_DRAGON` at 0 and 9. */
function placesOf({ playType, win }: PlayType, option: string | null, places: number): readonly number[] {
  if (option !== null && /^\d+_/.test(option)) {
    return option.split('_').flatMap((part) => (/^\d+$/.test(part) ? [Number(part) - 1] : []));
  }
  if ('places' in win) return win.places;
  const [prefix = ''] = playType.split('_');
  const two = { S2F: [0, 1], S2L: [3, 4], TOP2: [0, 1] }[prefix];
  const three = { S3F: [0, 1, 2], S3M: [1, 2, 3], S3L: [2, 3, 4] }[prefix];
  return two ?? three ?? Array.from({ length: places }, (_, place) => place);
}

/** One combination for each chance of a play type: that of its option, or of the lowest numbers that differ. */
function combinationOf({ playType, rows, chooseSize }: PlayType, { option }: Chance): string[][] {
  if (option !== null) return [[option]];
  return rows.map(({ from, to, options, minPicks }, row) => {
    const all = from === null || to === null ? options : numbersBetween(from, to);
    return playType.includes('STRAIGHT') || row > 0 ? all.slice(row, row + 1) : all.slice(0, chooseSize ?? minPicks);
  });
}

/** How many of all results pay, and how many give the stake back, one after the other. */
function counted(all: readonly string[][], outcomeOf: (result: DrawnPrize[]) => Omit<Outcome, 'wins'>) {
  let [pays, hits, pushes] = [0, 0, 0];
  for (const numbers of all) {
    const outcome = outcomeOf([{ prize: 'NUMBERS', numbers }]);
    pays += outcome.hits > 0 ? 1 : 0;
    hits += outcome.hits;
    pushes += outcome.pushes;
  }
  return { pays, hits, pushes, of: all.length };
}

/** A chance as parts of so many results. */
function partsOf({ pays, hits, pushes, of }: Chance, results: number) {
  const part = (count: bigint) => Number((count * BigInt(results)) / of);
  return { pays: part(pays), hits: part(hits), pushes: part(pushes), of: results };
}

describe.each(games)('%s', (family, numbers, places, isUnique) => {
  // The same arrays for every bet on the same places: making them took as long as the bets.
  const resultsAt = new Map<string, readonly string[][]>();
  const resultsOf = (looked: readonly number[]) => {
    const known = resultsAt.get(looked.join());
    if (known !== undefined) return known;
    const all = arrangements(numbers, looked.length, isUnique).map((some) => {
      const drawn = Array.from({ length: places }, () => '');
      for (const [index, place] of looked.entries()) drawn[place] = some[index] ?? '';
      return drawn;
    });
    resultsAt.set(looked.join(), all);
    return all;
  };
  const rules = family === 'PC28' ? (['win', 'push', 'lose'] as const) : (['win'] as const);
  test.each(rules)(
    'LOTTERY-10 chances and wins are those of all results, counted one by one (13 and 14: %s)',
    (middleSums) => {
      for (const play of playTypesOf(family, { middleSums })) {
        const options = play.rows[0]?.options.length ? play.rows[0].options : [null];
        for (const option of options) {
          const chance = play.chances.find((one) => one.option === option) ?? play.chances[0];
          if (chance === undefined) throw new Error(`no chance of ${play.playType}`);
          const all = resultsOf(placesOf(play, option, places));
          const entry = {
            family,
            playType: play.playType,
            picks: combinationOf(play, { ...chance, option }),
            middleSums,
          };
          const plain = counted(all, (result) => plainOutcome({ ...entry, result }));
          const { pays, hits, pushes, of } = plain;
          const about = `${play.playType} ${JSON.stringify(entry.picks)}`;
          // Two digits make a combination each way round, of which one can win.
          const made = plainCombinations(entry).length;
          expect(made, about).toBe(play.counting === 'ordered_pairs' ? 2 : 1);
          expect(
            counted(all, (result) => evaluate(play, entry.picks, result)),
            about,
          ).toEqual(plain);
          expect({ pays: pays / made, hits: hits / made, pushes, of }, about).toEqual(partsOf(chance, of));
        }
      }
    },
    120_000,
  );
});
