import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSha256, leadingZeroBits } from './sha256.ts';

const hex = (words: Int32Array) => [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
const ascii = fc.string({
  unit: fc.integer({ min: 0, max: 127 }).map((code) => String.fromCharCode(code)),
  maxLength: 200,
});

test('agrees with other SHA-256 implementations', () => {
  fc.assert(
    fc.property(ascii, ascii, (prefix, suffix) => {
      const expected = createHash('sha256')
        .update(prefix + suffix)
        .digest('hex');
      expect(hex(createSha256(prefix)(suffix))).toBe(expected);
    }),
  );
});

test('can be called repeatedly', () => {
  const hash = createSha256('salt:');
  const first = hex(hash('1'));
  hash('2');
  expect(hex(hash('1'))).toBe(first);
});

test('counts the zero bits at the beginning', () => {
  expect(leadingZeroBits(Int32Array.of(0, 0x00ff_0000, 0))).toBe(40);
  expect(leadingZeroBits(Int32Array.of(-1, 0))).toBe(0);
  expect(leadingZeroBits(Int32Array.of(1))).toBe(31);
});
