import { CompactEncrypt, importJWK } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { bodyKeys } from '#server/db/schema/system.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { outcome } from '../../testing.ts';
import { loadBodyKeys } from './body-keys.ts';
import { ALICE, BOB, jweByHand } from './testing.ts';

let db: Database;
// A database for each test: its processes share one key.
beforeEach(async () => {
  db = await openTestDatabase({ seeded: false });
});
afterEach(() => db.close());

/** Different bytes for each caller. */
const randomFrom = (seed: number) => (length: number) => new Uint8Array(length).fill(seed);
const drawsNothing = () => {
  throw new Error('a key is made although there is one');
};

test('API-78 all processes on a database share one key, whether they start together or later', async () => {
  const [one, two] = await Promise.all([
    loadBodyKeys(db, () => 1_000, randomFrom(1)),
    loadBodyKeys(db, () => 1_000, randomFrom(2)),
  ]);
  const later = await loadBodyKeys(db, () => 2_000, drawsNothing);
  expect(one.published).toHaveLength(1);
  expect(two.published).toEqual(one.published);
  expect(later.published).toEqual(one.published);
  const [jwk] = one.published;
  const jwe = await new CompactEncrypt(new TextEncoder().encode('{"a":1}'))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid: jwk?.kid })
    .encrypt(await importJWK({ ...jwk }, 'ECDH-ES+A256KW'));
  expect(await later.open(jwe)).toEqual({ a: 1 });
});

test('API-78 a body under a key that is not known, with another cipher, or that is none, is refused', async () => {
  const keys = await loadBodyKeys(db, () => 1_000, randomFrom(1));
  const [jwk] = keys.published;
  expect(jwk).toMatchObject({ kty: 'EC', crv: 'P-256', use: 'enc', alg: 'ECDH-ES+A256KW' });
  const bodyUnder = async (kid: string | undefined, enc = 'A256GCM') =>
    new CompactEncrypt(new TextEncoder().encode('{"a":1}'))
      .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc, ...(kid !== undefined && { kid }) })
      .encrypt(await importJWK({ ...jwk }, 'ECDH-ES+A256KW'));
  expect(await keys.open(await bodyUnder(jwk?.kid))).toEqual({ a: 1 });
  const weaker = await bodyUnder(jwk?.kid, 'A128GCM');
  for (const jwe of [await bodyUnder('other'), await bodyUnder(undefined), weaker, 'x.y.z']) {
    expect(await outcome(keys.open(jwe))).toBe('encryption_invalid');
  }
});

test('API-78 after a change the key before it still opens bodies, and after the next one no longer', async () => {
  const add = (kid: string, jwk: Readonly<Record<string, unknown>>, at: number) =>
    db.orm.insert(bodyKeys).values({ kid, jwk, createdAt: new Date(at) });
  const namesNow = async () => {
    const { published } = await loadBodyKeys(db, () => 9_000, drawsNothing);
    return published.map(({ kid }) => kid);
  };
  const [first] = (await loadBodyKeys(db, () => 1_000, randomFrom(1))).published;
  await add('bob', BOB, 3_000);
  expect(await namesNow()).toEqual(['bob', first?.kid]);
  await add('alice', ALICE, 4_000);
  expect(await namesNow()).toEqual(['alice', 'bob']);
  const body = jweByHand('{"a":1}');
  expect(await (await loadBodyKeys(db, () => 9_000, drawsNothing)).open(body)).toEqual({ a: 1 });
  await add('newest', ALICE, 5_000);
  expect(await namesNow()).toEqual(['newest', 'alice']);
  expect(await outcome((await loadBodyKeys(db, () => 9_000, drawsNothing)).open(body))).toBe('encryption_invalid');
});
