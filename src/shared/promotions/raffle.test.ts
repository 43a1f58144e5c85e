import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { fairNumbers } from '../fair/numbers.ts';
import { drawRaffle } from './raffle.ts';

// The ticket tk-9501 of the contract's examples.
const seed = '991bb210341a270b744faf6949877be090ccf665229c069a7cd48687e9ad19e1';
const key = Buffer.from(seed, 'hex');
const chances = [500, 50_000, 200_000, 749_500];
const numbersOf = (label: string) =>
  fairNumbers((message) => createHmac('sha256', key).update(message).digest(), label);

test('PROMO-07 the published ticket draws its number and the prize into whose part that falls', () => {
  // 2^32 is 967,296 more than a multiple of a million: a word below that multiple counts.
  const word = createHmac('sha256', key).update('tk-9501:0').digest().readUInt32BE(0);
  expect(word).toBeLessThan(4_294_000_000);
  expect(drawRaffle(numbersOf('tk-9501'), chances)).toEqual({ number: word % 1_000_000, place: 2 });
  expect(word % 1_000_000).toBe(191_639);
  expect(createHash('sha256').update(key).digest('hex')).toBe(
    '2945bdcb212321737f9b3ebc1cef23501a66b9b101bfa23f1678672613de0448',
  );
});

const fixed = (number: number) => ({ below: () => number, shuffle: () => [] });
test.each([
  [0, 0],
  [499, 0],
  [500, 1],
  [50_499, 1],
  [50_500, 2],
  [250_499, 2],
  [250_500, 3],
  [999_999, 3],
])('PROMO-07 the number %i is the prize at place %i', (number, place) => {
  expect(drawRaffle(fixed(number), chances)).toEqual({ number, place });
});

test('PROMO-07 a prize that is used up has no part, and beyond the parts there is none', () => {
  expect(drawRaffle(fixed(0), [0, 1_000_000]).place).toBe(1);
  expect(drawRaffle(fixed(999_999), [500, 500]).place).toBe(-1);
});
