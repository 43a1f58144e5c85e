import { CompactEncrypt, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyKeys, newBodyKey } from '../domain/ground/encryption/body-keys.ts';
import { sampleLogin } from '../testing/samples.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const login = '/wps/session/login';
const plain = { type: 'username', username: 'player01', password: 'Portico123' };

let server: TestServer;
let heard: unknown;
beforeAll(async () => {
  server = await startTestServer({
    brand: { encryption: { required: true } },
    handlers: {
      login: async ({ body }) => {
        heard = body;
        return { success: true, value: sampleLogin };
      },
    },
  });
});
afterAll(() => server.stop());

/** Encrypts as the portal does, with the changes of the test. */
async function encrypted(text: string, header: { kid?: string; enc?: string } = {}): Promise<string> {
  const [jwk] = server.services.keys.published;
  if (jwk === undefined) throw new Error('no key');
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid: jwk.kid, ...header })
    .encrypt(await importJWK(jwk, 'ECDH-ES+A256KW'));
}

async function refusal(body: unknown) {
  heard = undefined;
  const response = await server.post(login, body);
  const { code, value } = await response.json();
  expect(heard).toBeUndefined();
  return { status: response.status, code, value };
}

describe('an encrypted body', () => {
  test('API-74 API-78 is opened and reaches the handler plain', async () => {
    const response = await server.post(login, { payload: await encrypted(JSON.stringify(plain)) });
    expect(response.status).toBe(200);
    expect(heard).toEqual(plain);
  });

  test('API-74 API-78 is held to the contract like a plain one', async () => {
    const payload = await encrypted(JSON.stringify({ ...plain, admin: true }));
    expect(await refusal({ payload })).toMatchObject({
      status: 400,
      code: 'validation_failed',
      value: { fields: [{ pointer: '/body/admin' }] },
    });
  });

  test('API-74 API-78 a plain body is refused where encryption is demanded', async () => {
    expect(await refusal(plain)).toMatchObject({ status: 400, code: 'encryption_required' });
  });

  const whole = () => encrypted(JSON.stringify(plain));
  const part = (jwe: string, index: number, change: (text: string) => string) =>
    jwe
      .split('.')
      .map((text, at) => (at === index ? change(text) : text))
      .join('.');
  const flip = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);

  test.each([
    ['the tag was tampered with', async () => part(await whole(), 4, flip)],
    ['the content was tampered with', async () => part(await whole(), 3, flip)],
    ['the key was tampered with', async () => part(await whole(), 1, flip)],
    ['it names another key', () => encrypted(JSON.stringify(plain), { kid: 'another' })],
    ['it names no key', () => encrypted(JSON.stringify(plain), { kid: undefined })],
    ['it uses another cipher', () => encrypted(JSON.stringify(plain), { enc: 'A128CBC-HS256' })],
    ['it has four parts', async () => (await whole()).split('.').slice(0, 4).join('.')],
    ['it is empty', async () => ''],
    ['there is no JSON in it', () => encrypted('{"type":')],
    ['it is no text', async () => 7],
  ])('API-74 API-78 is encryption_invalid when %s', async (_what, payload) => {
    expect(await refusal({ payload: await payload() })).toEqual({
      status: 400,
      code: 'encryption_invalid',
      value: undefined,
    });
  });

  test('API-74 API-78 is encryption_invalid with anything beside its payload', async () => {
    expect(await refusal({ payload: await whole(), username: 'player01' })).toMatchObject({
      code: 'encryption_invalid',
    });
  });
});

test('API-78 a server opens what was encrypted for any of its keys, and publishes no private part', async () => {
  const keys = await bodyKeys([await newBodyKey('new'), await newBodyKey('old')]);
  expect(keys.published.map((key) => key.kid)).toEqual(['new', 'old']);
  for (const jwk of keys.published) {
    expect(Object.keys(jwk).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    const jwe = await new CompactEncrypt(new TextEncoder().encode('"hello"'))
      .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid: jwk.kid })
      .encrypt(await importJWK(jwk, 'ECDH-ES+A256KW'));
    expect(await keys.open(jwe)).toBe('hello');
  }
});
