import { createDecipheriv, createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { type DataSeal, dataSeal } from './data-seal.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase({ seeded: false });
});
afterAll(() => db.close());

let drawn = 0;
const random = (length: number) => {
  drawn += 1;
  return new Uint8Array(length).fill(drawn);
};
const environment = (byte: number) => new Uint8Array(32).fill(byte);
const sealWith = (dataKey?: Uint8Array, use: Parameters<typeof dataSeal>[2] = 'account_numbers') =>
  dataSeal(db, { random, config: { dataKey } }, use);
const NUMBER = '0071001234 – Vũ';

/** A sealed value whose byte at a place of the text is another one. */
function changed(sealed: string, place: number): string {
  const [id, iv, text = ''] = sealed.split('.');
  const bytes = Buffer.from(text, 'base64url');
  bytes[bytes.length + place] = (bytes.at(place) ?? 0) ^ 1;
  return [id, iv, bytes.toString('base64url')].join('.');
}
const opens = (seal: DataSeal, sealed: string) => () => seal.open(sealed);

test('a sealed value is opened by any process, tells nothing, and is never sealed twice alike', async () => {
  const seal = await sealWith();
  const [sealed, again] = [seal.seal(NUMBER), seal.seal(NUMBER)];
  expect(sealed).toMatch(/^[\w-]{8}\.[\w-]{16}\.[\w-]+$/);
  expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('0071001234');
  expect(again).not.toBe(sealed);
  const later = await sealWith();
  expect([later.open(sealed), later.open(again)]).toEqual([NUMBER, NUMBER]);
});

test('a value that was changed, or is sealed for another use, is not opened', async () => {
  const seal = await sealWith();
  const sealed = seal.seal(NUMBER);
  // A byte of the text, and one of the tag of 16 bytes behind it.
  expect(opens(seal, changed(sealed, -17))).toThrow();
  expect(opens(seal, changed(sealed, -1))).toThrow();
  expect(opens(await sealWith(environment(7), 'two_step'), (await sealWith(environment(7))).seal(NUMBER))).toThrow();
});

test('values from before the environment had a key stay readable; without its key new ones are not', async () => {
  const before = (await sealWith()).seal(NUMBER);
  const keyed = await sealWith(environment(7));
  const sealed = keyed.seal(NUMBER);
  expect([keyed.open(before), keyed.open(sealed)]).toEqual([NUMBER, NUMBER]);
  expect(sealed.split('.')[0]).not.toBe(before.split('.')[0]);
  const message = 'a value of account_numbers is sealed under a key that is not configured';
  expect(opens(await sealWith(), sealed)).toThrow(message);
  expect(opens(await sealWith(environment(8)), sealed)).toThrow(message);
});

test('what was stored under a key is found and named for ever: the derivation does not change', async () => {
  const seal = await sealWith(environment(7));
  // Computed apart from this code, by HKDF and HMAC with SHA-256.
  expect(seal.hash('0071001234')).toBe('mekFGczmwN6PtdqIiJoVO0RVSJzd5Hvm2tIMRUPNpDI');
  expect(seal.seal(NUMBER).split('.')[0]).toBe('ecA0KOHX');
  expect((await sealWith(environment(8))).hash('0071001234')).not.toBe(seal.hash('0071001234'));
  expect((await sealWith(environment(7), 'two_step')).hash('0071001234')).not.toBe(seal.hash('0071001234'));
});

/** Opens a sealed value by RFC 5869 and AES-256-GCM alone, with the id of the key that it names. */
function openedByHand(
  sealed: string,
  secret: Uint8Array,
  name: string,
): { readonly id: string; readonly value: string } {
  const [id = '', iv = '', text = ''] = sealed.split('.');
  const extracted = createHmac('sha256', new Uint8Array(32)).update(secret).digest();
  const key = createHmac('sha256', extracted).update(`${name} cipher`).update(Uint8Array.of(1)).digest();
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'));
  decipher.setAuthTag(bytes.subarray(bytes.length - 16));
  const value = decipher.update(bytes.subarray(0, bytes.length - 16), undefined, 'utf8') + decipher.final('utf8');
  return { id, value };
}

test.each([
  ['that of the environment', environment(7), environment(7)],
  ['the bytes that the database was given', undefined, environment(5)],
])('the key is %s, and its value is AES-256-GCM under its HKDF', async (_, dataKey, secret) => {
  const seal = await dataSeal(
    db,
    { random: (length) => new Uint8Array(length).fill(5), config: { dataKey } },
    'draw_seeds',
  );
  const id = createHash('sha256').update('id').update(secret).digest('base64url').slice(0, 8);
  expect(openedByHand(seal.seal(NUMBER), secret, 'draw seed')).toEqual({ id, value: NUMBER });
});

test.each([15, 8, 4])('a value of which %i bytes of the tag are left is not opened', async (left) => {
  const seal = await sealWith();
  const [id, iv, text = ''] = seal.seal('').split('.');
  const cut = Buffer.from(text, 'base64url').subarray(0, left).toString('base64url');
  expect(opens(seal, `${id}.${iv}.${text}`)()).toBe('');
  expect(opens(seal, `${id}.${iv}.${cut}`)).toThrow();
});

test('a value that was cut short is not opened', async () => {
  const seal = await sealWith();
  const sealed = seal.seal(NUMBER);
  const [id, iv] = sealed.split('.');
  for (const cut of ['', `${id}`, `${id}.`, `${id}.${iv}`, `${id}.${iv}.`, `${id}..`, sealed.slice(0, -4)]) {
    expect(opens(seal, cut), cut).toThrow();
  }
});
