import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/testing.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const key = 'an-operator-key-of-tests';

/** Every address of the server that plays a provider, a vendor, a reviewer, or serves tests. */
const sandboxes = [
  ['GET', '/dev/outbox'],
  ['GET', '/dev/outbox.json'],
  ['GET', '/dev/vendor'],
  ['GET', '/dev/vendor.json'],
  ['POST', '/dev/members'],
  ['GET', '/sandbox-payments/dep-1'],
  ['POST', '/sandbox-payments/dep-1'],
] as const;

let db: Database;
let server: TestServer;
beforeAll(async () => {
  db = await openTestDatabase();
  // As in production: none of the switches is set, on this machine alone or not.
  const env = { NODE_ENV: 'production', OUTBOX: '', SANDBOX_PAYMENTS: '', OPERATOR_KEY: key };
  server = await startTestServer({ db, env });
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

describe('trust 7: outside a demo everything that plays somebody else is closed', () => {
  test.each(sandboxes)('%s %s does not exist', async (method, path) => {
    const headers = { 'X-Operator-Key': key, 'Content-Type': 'application/json' };
    const answer = await fetch(server.url + path, {
      method,
      headers,
      ...(method === 'POST' && { body: JSON.stringify({ account: 'nobody1' }) }),
    });
    // Other addresses of the portal take GET alone.
    expect(answer.status).toBe(method === 'GET' || path.startsWith('/dev/') ? 404 : 405);
  });

  test('no job of the sandbox reviewer decides, and no sandbox vendor plays for money', () => {
    const { config } = server.services;
    expect([config.demo, config.sandboxReviewer, config.sandboxVendors]).toEqual([false, false, false]);
    expect(server.services.sandboxVendor).toBeUndefined();
  });
});
