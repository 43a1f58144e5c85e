import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { fairNumbers } from './numbers.ts';

const seed = 'd8080e71ba289c09c5938f4e0cc5e078de6bc5f7c48d268ed468d06eadc899e5';
const hmac = (message: string) => createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest();

test('LOTTERY-11 LOBBY-19 a seed is the one that was committed to, and gives what the contract shows', () => {
  expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(
    'd45432d03058f3a07f2eab059784271ffb52641469a343804cdd948f49dfb9d7',
  );
  const number = fairNumbers(hmac, 'r-5101:trial-luck-1').below(100);
  expect(number).toBeGreaterThanOrEqual(50);
  expect(number).toBeLessThan(75);
});

test('LOBBY-19 numbers are the words of the blocks, in their order', () => {
  const { below } = fairNumbers(hmac, 'r-1:emoji-😀');
  const words = [0, 1, 2].flatMap((index) => {
    const block = hmac(`r-1:emoji-😀:${index}`);
    return Array.from({ length: 8 }, (_, word) => block.readUInt32BE(word * 4));
  });
  expect(Array.from({ length: 24 }, () => below(2 ** 32))).toEqual(words);
});

test('LOBBY-19 a word in the incomplete rest of the range is passed over, so that none is favoured', () => {
  const words = [0xffff_ffff, 3_000_000_000, 7, 8, 0xffff_fffe, 0xffff_ffff, 9, 10];
  const block = Buffer.alloc(32);
  for (const [index, word] of words.entries()) block.writeUInt32BE(word, index * 4);
  const { below } = fairNumbers(() => block, 'label');
  // 2^32 - 1 is divisible by 3, so the greatest word alone is the rest.
  expect([below(3), below(3), below(3), below(3), below(3)]).toEqual([0, 1, 2, 2, 0]);
});

test('LOBBY-19 a shuffle swaps place by place, and leaves its list as it was', () => {
  const list = ['a', 'b', 'c', 'd'];
  const block = Buffer.alloc(32);
  for (const [index, word] of [2, 1, 1].entries()) block.writeUInt32BE(word, index * 4);
  // Place 0 swaps with 2 (c b a d), 1 with 2 (c a b d), 2 with 3.
  expect(fairNumbers(() => block, 'label').shuffle(list, 3)).toEqual(['c', 'a', 'd']);
  expect(list).toEqual(['a', 'b', 'c', 'd']);
});
