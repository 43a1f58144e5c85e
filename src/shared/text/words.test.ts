import { expect, test } from 'vitest';
import { countWords, FEEDBACK_WORDS } from './words.ts';

test.each([
  ['', 0],
  [' \n\t ', 0],
  ['one', 1],
  ['  two words ', 2],
  ['Nạp tiền\n\nkhông \t đến', 4],
  ['a-b c.d', 2],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});

test('CHAT-10 feedback has 10 to 300 words', () => {
  expect(FEEDBACK_WORDS).toEqual({ least: 10, most: 300 });
});
