import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as zod from 'zod';
import { testOperation } from '../testing/test-operation.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const path = '/wps/test/form';
const type = 'application/x-www-form-urlencoded';

let server: TestServer;
let heard: unknown;
beforeAll(async () => {
  const body = zod.strictObject({
    email: zod.string().max(40),
    count: zod.int().optional(),
    open: zod.boolean().optional(),
  });
  const operation = testOperation('form', { content: 'form', validators: { body } }, async (request) => {
    heard = request.body;
    return { success: true };
  });
  server = await startTestServer({ operations: [operation] });
});
beforeEach(() => {
  heard = undefined;
});
afterAll(() => server.stop());

test('a form reaches the handler, its texts as what the contract means by them', async () => {
  const response = await server.post(path, 'email=kh%C3%B4a%40example.com&count=3&open=false', {
    'Content-Type': type,
  });
  expect(response.status).toBe(200);
  expect(heard).toEqual({ email: 'khôa@example.com', count: 3, open: false });
  const sent = await fetch(server.url + path, { method: 'POST', body: new URLSearchParams({ email: 'a b' }) });
  expect(sent.status).toBe(200);
  expect(heard).toEqual({ email: 'a b' });
});

test.each([
  ['JSON', 'application/json', {}],
  ['another charset', `${type}; charset=latin1`, {}],
  ['a form with files', 'multipart/form-data; boundary=x', {}],
  ['a packed form', type, { 'Content-Encoding': 'gzip' }],
])('%s is unsupported_media_type', async (_what, contentType, headers: Record<string, string>) => {
  const response = await server.post(path, 'email=a', { 'Content-Type': contentType, ...headers });
  expect(response.status).toBe(415);
});

describe('what is no form of the contract is validation_failed', () => {
  test.each([
    ['nothing', '', '/body/email', 'invalid_type'],
    ['a field that is unknown', 'email=a&admin=1', '/body/admin', 'unrecognized_keys'],
    ['a field that comes twice', 'email=a&email=b', '/body/email', 'duplicate'],
    ['a number that is none', 'email=a&count=1e3', '/body/count', 'invalid_type'],
    ['a truth that is none', 'email=a&open=yes', '/body/open', 'invalid_type'],
    ['broken percent signs', 'email=%FF', '/body/email', 'invalid_encoding'],
    ['no UTF-8', new Uint8Array([0x65, 0x3d, 0xff]), '/body', 'invalid_encoding'],
    ['NUL', 'email=%00', '/body/email', 'invalid_characters'],
  ])('%s', async (_what, body, pointer, rule) => {
    const response = await server.post(path, body, { 'Content-Type': type });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'validation_failed', value: { fields: [{ pointer, rule }] } });
    expect(heard).toBeUndefined();
  });
});

test('a form over the limit is payload_too_large', async () => {
  const response = await server.post(path, `email=${'x'.repeat(64 * 1024)}`, { 'Content-Type': type });
  expect(response.status).toBe(413);
});
