import { expect, test } from 'vitest';
import { counted, countWords, FEEDBACK_WORDS, partyName } from './words.ts';

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

test('a count has its noun in the singular for one alone', () => {
  const minutes = [0, 1, 2, 11, 21, 1_200].map((count) => counted(count, 'minute'));
  expect(minutes).toEqual(['0 minutes', '1 minute', '2 minutes', '11 minutes', '21 minutes', '1,200 minutes']);
  expect([1, 2].map((count) => counted(count, 'minute has', 'minutes have'))).toEqual([
    '1 minute has',
    '2 minutes have',
  ]);
});

test('WALLET-08 somebody is named by nickname and account, and once where both are the same', () => {
  expect(partyName({ nickname: 'Hoàng Hạnh', account: 'hoanghanh480' })).toBe('Hoàng Hạnh (hoanghanh480)');
  expect(partyName({ nickname: 'sender01', account: 'sender01' })).toBe('sender01');
});
