import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/testing.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const OPERATOR_KEY = 'an-operator-key-of-tests';
const on = { ADMIN_PORT: '0', OUTBOX: 'on', SANDBOX_VENDORS: 'on', TEST_MEMBERS: 'on', OPERATOR_KEY };
const pages = ['/dev/outbox', '/dev/outbox.json', '/dev/vendor', '/dev/vendor.json'];

let db: Database;
let [demo, used]: [TestServer | undefined, TestServer | undefined] = [undefined, undefined];
beforeAll(async () => {
  db = await openTestDatabase({ seeded: false });
  demo = await startTestServer({ db, env: { ...on, DEMO: '1' } });
  used = await startTestServer({ db, env: on });
});
afterAll(async () => {
  await Promise.all([demo?.stop(), used?.stop()]);
  await db.close();
});

/** The status of a page, asked for by any host and with any headers. */
function statusOf(url: string | undefined, path: string, headers: Readonly<Record<string, string>> = {}) {
  return new Promise<number | undefined>((resolve, reject) => {
    request(`${url}${path}`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe.each(pages)('%s', (path) => {
  test('is on the listener of the inside pages, under the names of this machine alone', async () => {
    for (const server of [demo, used]) {
      expect(await statusOf(server?.insideUrl, path)).toBe(200);
      for (const Host of ['localhost:9090', '127.0.0.1', '[::1]:9090']) {
        expect(await statusOf(server?.insideUrl, path, { Host }), Host).toBe(200);
      }
      for (const Host of ['portal.example', 'localhost.portal.example', '192.168.0.7:9090']) {
        expect(await statusOf(server?.insideUrl, path, { Host }), Host).toBe(404);
      }
    }
  });

  test('is on the public listener of a demo alone', async () => {
    expect(await statusOf(demo?.url, path)).toBe(200);
    expect(await statusOf(used?.url, path)).toBe(404);
  });

  test.each([
    ['another host', { Host: 'portal.example' }],
    ['an address of its network', { Host: '192.168.0.7:4000' }],
    ['a proxy that names the visitor', { 'X-Forwarded-For': '127.0.0.1' }],
    ['a proxy of the standard', { Forwarded: 'for=127.0.0.1' }],
    ['a proxy that names the visitor otherwise', { 'X-Real-IP': '127.0.0.1' }],
    ['a proxy that names the host', { 'X-Forwarded-Host': 'localhost' }],
    ['a proxy that names the protocol', { 'X-Forwarded-Proto': 'https' }],
    ['a proxy that names itself', { Via: '1.1 proxy' }],
  ])('is not shown there through %s', async (_, headers) => {
    expect(await statusOf(demo?.url, path, { ...headers })).toBe(404);
  });
});

test('members of tests are made by developers alone', async () => {
  const make = (url: string | undefined) =>
    fetch(`${url}/dev/members`, {
      method: 'POST',
      headers: { 'X-Operator-Key': OPERATOR_KEY, 'Content-Type': 'application/json' },
      body: '{}',
    });
  expect((await make(used?.url)).status).toBe(404);
  expect((await make(used?.insideUrl)).status).toBe(400);
  expect((await make(demo?.url)).status).toBe(400);
});
