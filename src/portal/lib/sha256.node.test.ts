import { createHash, createHmac as nodeHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHmac, fromHex, sha256, toHex } from './sha256.ts';

test('LOBBY-19 hashing in the browser (SHA-256, HMAC-SHA-256) gives what Node gives, for any bytes and any text', () => {
  const bytes = fc.uint8Array({ maxLength: 64 });
  fc.assert(
    fc.property(bytes, fc.string({ unit: 'grapheme', maxLength: 200 }), (key, message) => {
      expect(toHex(sha256(key))).toBe(createHash('sha256').update(key).digest('hex'));
      expect(toHex(createHmac(key)(message))).toBe(nodeHmac('sha256', key).update(message).digest('hex'));
      expect(fromHex(toHex(key))).toEqual(key);
    }),
  );
});
