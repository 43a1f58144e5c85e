// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { wordsOf } from './words-of.ts';

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
