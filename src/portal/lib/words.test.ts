// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { wordChanges, wordsOf } from './words.ts';

test('each block and each break is a line', () => {
  expect(
    wordsOf('<h2>Lantern  Race</h2><p>Free to enter.<br>Ends <b>30 June</b></p><ul><li>a</li><li>b</li></ul>'),
  ).toEqual(['Lantern Race', 'Free to enter.', 'Ends 30 June', 'a', 'b']);
  expect(wordsOf('  ')).toEqual([]);
});

test('NOTICE-06 nothing in it runs, and only text is shown', () => {
  const told = wordsOf('<img src=x onerror="document.title=1"><script>document.title=2</script>Hi <style>p{}</style>');
  expect(told).toEqual(['Hi']);
  expect(document.title).toBe('');
});

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
