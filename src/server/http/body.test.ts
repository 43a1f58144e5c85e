import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleLogin } from '../testing/samples.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const login = '/wps/session/login';
const plain = { type: 'username', username: 'player01', password: 'Portico123' };

let server: TestServer;
let heard: unknown;
beforeAll(async () => {
  server = await startTestServer({
    handlers: {
      login: async ({ body }) => {
        heard = body;
        return { success: true, value: sampleLogin };
      },
    },
  });
});
beforeEach(() => {
  heard = undefined;
});
afterAll(() => server.stop());

async function refusal(body: unknown, headers?: Record<string, string>) {
  const response = await server.post(login, body, headers);
  const { code, value } = await response.json();
  return { status: response.status, code, fields: value?.fields };
}

test('a body that follows the contract reaches the handler', async () => {
  expect((await server.post(login, plain)).status).toBe(200);
  expect(heard).toEqual(plain);
  expect((await server.post(login, plain, { 'Content-Type': 'application/json; charset=UTF-8' })).status).toBe(200);
});

describe('the content type', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
    'application/jsonx',
  ])('%s is unsupported_media_type', async (type) => {
    expect(await refusal(JSON.stringify(plain), { 'Content-Type': type })).toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
    });
  });

  test('so is a body in an encoding', async () => {
    expect(await refusal(JSON.stringify(plain), { 'Content-Encoding': 'gzip' })).toMatchObject({ status: 415 });
  });
});

describe('what is no body of the contract is validation_failed', () => {
  test.each([
    ['nothing', '', '/body', 'invalid_json'],
    ['half of an object', '{"type":', '/body', 'invalid_json'],
    ['no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), '/body', 'invalid_encoding'],
    ['nested too deep', `${'['.repeat(33)}${']'.repeat(33)}`, '/body', 'too_deep'],
    ['a field that is unknown', { ...plain, admin: true }, '/body/admin', 'unrecognized_keys'],
    ['a field that is missing', { username: 'player01' }, '/body/type', 'invalid_value'],
    ['a field that is empty', { ...plain, username: '' }, '/body/username', 'too_small'],
    ['a field of another type', { ...plain, password: 7 }, '/body/password', 'invalid_type'],
    ['NUL in a text', { ...plain, username: 'a\u0000b' }, '/body/username', 'invalid_characters'],
    ['half a character', '{"type":"username","username":"\\ud800"}', '/body/username', 'invalid_characters'],
    [
      'a key of the prototype',
      '{"type":"username","__proto__":{"admin":true}}',
      '/body/__proto__',
      'unrecognized_keys',
    ],
    ['no object', '7', '/body', 'invalid_type'],
  ])('%s', async (_what, body, pointer, rule) => {
    expect(await refusal(body)).toMatchObject({ status: 400, code: 'validation_failed', fields: [{ pointer, rule }] });
    expect(heard).toBeUndefined();
  });

  test('brackets in a text are not depth', async () => {
    await server.post(login, { ...plain, password: '[{'.repeat(40) });
    expect(heard).toMatchObject({ password: '[{'.repeat(40) });
  });

  test('a pointer escapes the name of the field, and stays within its bound', async () => {
    const { fields } = await refusal({ ...plain, 'a/b~c': 1, ['x'.repeat(500)]: 1 });
    expect(fields[0].pointer).toBe('/body/a~1b~0c');
    expect(fields[1].pointer).toHaveLength(200);
  });
});

describe('a body over the limit is payload_too_large', () => {
  const limit = 65 * 1024;

  test('refused at once when it announces its length', async () => {
    expect(await refusal({ ...plain, password: 'x'.repeat(limit) })).toMatchObject({
      status: 413,
      code: 'payload_too_large',
    });
  });

  test('refused while it comes when it does not, and never kept', async () => {
    const answer = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const outgoing = request(server.url + login, { method: 'POST', headers: { 'Content-Type': 'application/json' } });
      outgoing.on('error', reject);
      outgoing.on('response', (incoming) => {
        let text = '';
        incoming.on('data', (chunk) => {
          text += chunk;
        });
        incoming.on('end', () => {
          outgoing.destroy();
          resolve({ status: incoming.statusCode, text });
        });
      });
      // Twice the limit, and no end: only a server that stops reading can answer.
      for (let sent = 0; sent < 2 * limit; sent += 8192) outgoing.write('x'.repeat(8192));
    });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'payload_too_large' });
  });
});
