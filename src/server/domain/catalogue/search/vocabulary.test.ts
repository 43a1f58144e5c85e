import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = (...words: readonly string[]) =>
  new Vocabulary(new Map(words.map((word, place) => [word, [place]])), words.length);

describe('a word', () => {
  const words = vocabulary('dragon', 'dragonfly', 'koi', 'lantern', 'promenade', 'road');

  test.each([
    ['dragn', 'dragon'],
    ['lantren', 'lantern'],
    ['lanten', 'lantern'],
    ['lanternn', 'lantern'],
    ['zantern', 'lantern'],
    ['raod', 'road'],
    ['promanede', 'promenade'],
    ['koii', 'koi'],
  ])('%s with a typing error is %s', (typed, meant) => {
    expect(words.nearest(typed)).toBe(meant);
  });

  test('of which only the beginning is typed is found with an error too', () => {
    expect(words.nearest('promemad')).toBe('promenade');
    expect(words.nearest('dragonf1')).toBe('dragonfly');
  });

  test('of three letters is not corrected, one of seven by one letter only', () => {
    expect(words.nearest('kpi')).toBeUndefined();
    expect(words.nearest('lentarn')).toBeUndefined();
    expect(words.nearest('zzzzzzzz')).toBeUndefined();
  });

  test('is corrected to what most games have', () => {
    const places = new Map([
      ['tiger', [0]],
      ['timer', [1, 2]],
    ]);
    expect(new Vocabulary(places, 3).nearest('tixer')).toBe('timer');
  });

  test('is found by its beginning', () => {
    expect(words.has('drag')).toBe(true);
    expect(words.has('dragons')).toBe(false);
    expect(vocabulary().has('a')).toBe(false);
  });
});

/** The textbook's way: the whole table for each word. */
function distance(one: string, other: string): number {
  const table = [Array.from({ length: other.length + 1 }, (_, j) => j)];
  const cell = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    table.push(row);
    for (let j = 1; j <= other.length; j++) {
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          cell(i - 1, j) + 1,
          cell(i, j - 1) + 1,
          cell(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1),
          swapped ? cell(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return cell(one.length, other.length);
}

const nearestBeginning = (word: string, typed: string) =>
  Math.min(...Array.from({ length: word.length + 1 }, (_, end) => distance(word.slice(0, end), typed)));

test('what is passed over is never what was meant', () => {
  const letters = (minLength: number) =>
    fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'n'), minLength, maxLength: 11 });
  fc.assert(
    fc.property(fc.uniqueArray(letters(1), { maxLength: 12 }), letters(4), (words, typed) => {
      const most = typed.length >= 8 ? 2 : 1;
      const best = Math.min(...words.map((word) => nearestBeginning(word, typed)));
      const meant = vocabulary(...words).nearest(typed);
      expect(meant !== undefined).toBe(best <= most);
      if (meant !== undefined) expect(nearestBeginning(meant, typed)).toBe(best);
    }),
    { numRuns: 500 },
  );
});

test('the games of some words are those that have a word for each that begins so', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(word, { maxLength: 4 }), { maxLength: 8 }), fc.array(word), (games, asked) => {
      const places = new Map<string, number[]>();
      for (const [place, words] of games.entries()) {
        for (const one of words) places.set(one, [...(places.get(one) ?? []), place]);
      }
      const expected = games.flatMap((words, place) =>
        asked.length > 0 && asked.every((beginning) => words.some((one) => one.startsWith(beginning))) ? [place] : [],
      );
      const found = new Vocabulary(places, games.length).placesOf(asked);
      expect([...found].sort((a, b) => a - b)).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});
