import { createPublicKey } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { CompactEncrypt, importJWK } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BodyKeys, bodyKeys, newBodyKey } from './body-keys.ts';
import { ALICE, agreedKey, BOB, jweByHand } from './testing.ts';

const refused = { name: 'Failure', code: 'encryption_invalid', details: undefined };
const plain = { username: 'player01', password: 'Portico123' };

let keys: BodyKeys;
beforeAll(async () => {
  keys = await bodyKeys([{ kid: 'bob', jwk: BOB }]);
});

/** Encrypted by the library, for a key and with a header of the test's choice. */
async function encrypted(header: { readonly alg?: string; readonly enc?: string }, key: object = BOB): Promise<string> {
  const { d: _, ...published } = { d: undefined, ...key };
  const { alg = 'ECDH-ES+A256KW', enc = 'A256GCM' } = header;
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(plain)))
    .setProtectedHeader({ alg, enc, kid: 'bob' })
    .encrypt(await importJWK(published, alg));
}

test('the agreement of these tests gives the key of the example of RFC 7518', () => {
  const key = agreedKey(ALICE, BOB, 'A128GCM', 128, ['Alice', 'Bob']);
  expect(key.toString('base64url')).toBe('VqqN6vgjbSBcIijNcacQGg');
});

describe('a body', () => {
  test.each([[plain], [{ nickname: 'Vũ Thị Hoa 😀' }], [[1, null, true]], ['text']])(
    'API-78 that was encrypted as the RFCs say is opened: %j',
    async (value) => {
      expect(await keys.open(jweByHand(JSON.stringify(value)))).toEqual(value);
    },
  );

  test.each([
    ['agreement', { alg: 'ECDH-ES' }],
    ['agreement', { alg: 'ECDH-ES+A128KW' }],
    ['agreement', { alg: 'ECDH-ES+A192KW' }],
    ['cipher', { enc: 'A128GCM' }],
    ['cipher', { enc: 'A192GCM' }],
    ['cipher', { enc: 'A128CBC-HS256' }],
    ['cipher', { enc: 'A256CBC-HS512' }],
  ])('API-78 under the right key, but by another %s, is refused: %j', async (_, header) => {
    expect(await keys.open(await encrypted({}))).toEqual(plain);
    await expect(keys.open(await encrypted(header))).rejects.toMatchObject(refused);
  });

  test('API-78 for another key that has the name of this one is refused', async () => {
    await expect(keys.open(await encrypted({}, ALICE))).rejects.toMatchObject(refused);
  });

  test.each([
    ['another key', { kid: 'alice' }],
    ['no key', { kid: undefined }],
    ['a number as its key', { kid: 7 }],
    ['no algorithm', { alg: undefined }],
    ['no cipher', { enc: undefined }],
    ['no key of the sender', { epk: undefined }],
    ['a point that is not on the curve', { epk: { ...ALICE, d: undefined, y: BOB.y } }],
    ['an extension that has to be understood', { crit: ['exp'], exp: 1 }],
  ])('API-78 whose header names %s is refused', async (_, changes) => {
    await expect(keys.open(jweByHand(JSON.stringify(plain), changes))).rejects.toMatchObject(refused);
  });

  test.each([0, 1, 2, 3, 4])('API-78 whose part %i was changed, emptied or left out is refused', async (place) => {
    const parts = jweByHand(JSON.stringify(plain)).split('.');
    const part = parts[place] ?? '';
    const changed = (part.startsWith('A') ? 'B' : 'A') + part.slice(1);
    for (const jwe of [parts.with(place, changed), parts.with(place, ''), parts.toSpliced(place, 1)]) {
      await expect(keys.open(jwe.join('.'))).rejects.toMatchObject(refused);
    }
  });

  test('API-78 that is compressed is refused, however short', async () => {
    const compressed = jweByHand(deflateRawSync(JSON.stringify(plain)), { zip: 'DEF' });
    await expect(keys.open(compressed)).rejects.toMatchObject(refused);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{"username":'],
    ['a character that cannot be stored', '{"username":"\\u0000"}'],
    ['bytes that are not UTF-8', Uint8Array.of(0x22, 0xff, 0x22)],
    ['lists deeper than any body', '['.repeat(33) + ']'.repeat(33)],
  ])('API-78 with %s inside is refused like one that cannot be opened', async (_, text) => {
    await expect(keys.open(jweByHand(text))).rejects.toMatchObject(refused);
  });
});

describe('the keys', () => {
  test('API-78 are published in their order, as what encrypts and without what decrypts', async () => {
    const both = await bodyKeys([
      { kid: 'alice', jwk: ALICE },
      { kid: 'bob', jwk: BOB },
    ]);
    const use = { kty: 'EC', crv: 'P-256', use: 'enc', alg: 'ECDH-ES+A256KW' };
    expect(both.published).toStrictEqual([
      { ...use, kid: 'alice', x: ALICE.x, y: ALICE.y },
      { ...use, kid: 'bob', x: BOB.x, y: BOB.y },
    ]);
    expect(await both.open(jweByHand('"for Bob"'))).toBe('for Bob');
  });

  test('API-78 may be none: nothing is published, and nothing is opened', async () => {
    const none = await bodyKeys([]);
    expect(none.published).toEqual([]);
    await expect(none.open(jweByHand(JSON.stringify(plain)))).rejects.toMatchObject(refused);
  });

  test('API-78 are made anew each time, on the curve P-256', async () => {
    const made = await Promise.all([newBodyKey('one'), newBodyKey('two')]);
    const { published } = await bodyKeys(made);
    expect(published.map(({ kid }) => kid)).toEqual(['one', 'two']);
    expect(published[0]?.x).not.toBe(published[1]?.x);
    for (const { kty, crv, x, y } of published) {
      const { asymmetricKeyDetails } = createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' });
      expect(asymmetricKeyDetails?.namedCurve).toBe('prime256v1');
    }
  });

  test('API-78 are not published when one is on a curve without two coordinates', async () => {
    // Alice's key of RFC 7748, section 6.1.
    const x25519 = {
      kty: 'OKP',
      crv: 'X25519',
      x: 'hSDwCYkwp1R0i33ctD73Wg2_Og0mOBr066SpjqqbTmo',
      d: 'dwdtCnMYpX08FsFyUbJmRd9ML4frwJkqsXf7pR25LCo',
    };
    await expect(bodyKeys([{ kid: 'round', jwk: x25519 }])).rejects.toThrow(
      'The body key round is not a key on the curve P-256',
    );
  });
});
