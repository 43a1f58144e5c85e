import { expect, test } from 'vitest';
import { commitmentOf, seededNumbers } from './seeded.ts';

// Computed with OpenSSL: `sha256` of the 32 bytes, and the HMAC with them as key of `r-1:test:0`.
const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

test('LOTTERY-11 LOBBY-19 a commitment is the SHA-256 of the bytes of the seed', () => {
  expect(commitmentOf(seed)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
});

test('LOTTERY-11 LOBBY-19 the numbers are the words of the HMAC of the label under the bytes of the seed', () => {
  const numbers = seededNumbers(seed, 'r-1:test');
  expect([numbers.below(2 ** 32), numbers.below(2 ** 32)]).toEqual([0x48fc12dc, 0xd3ef983f]);
});
