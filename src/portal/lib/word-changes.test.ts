import { expect, test } from 'vitest';
import { wordChanges } from './word-changes.ts';

const marked = (runs: readonly { text: string; changed: boolean }[]) =>
  runs.map(({ text, changed }) => (changed ? `[${text}]` : text)).join(' ');
const changes = (earlier: string, later: string) => {
  const found = wordChanges(earlier, later);
  return [marked(found.earlier), marked(found.later)];
};

test('marks the words that only one of two texts has', () => {
  expect(changes('a salary of 20 basis points.', 'a salary of 30 basis points.')).toEqual([
    'a salary of [20] basis points.',
    'a salary of [30] basis points.',
  ]);
  expect(changes('one two three', 'one three four five')).toEqual(['one [two] three', 'one three [four five]']);
  expect(changes('the same', 'the  same')).toEqual(['the same', 'the same']);
  expect(changes('', 'new words')).toEqual(['', '[new words]']);
  expect(changes('trả bằng 20', 'bằng 30 mỗi giờ')).toEqual(['[trả] bằng [20]', 'bằng [30 mỗi giờ]']);
});
