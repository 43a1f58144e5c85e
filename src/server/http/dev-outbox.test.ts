import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/testing.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let db: Database;
let server: TestServer;
beforeAll(async () => {
  db = await openTestDatabase({ seeded: false });
  server = await startTestServer({ db, env: { DEMO: '1' } });
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

test('a developer reads what was sent, as a page and as JSON', async () => {
  expect(await (await server.get('/dev/outbox')).text()).toContain('No message yet.');
  await server.services.messages.sms({ to: '84912345678', text: 'Lumo: your verification code is 482913' });
  await server.services.messages.email({
    to: 'khoa@example.com',
    subject: '<b>Hello</b>',
    text: '<script>alert(1)</script>',
    html: '<p>Hello</p>',
    language: 'EN',
  });
  const page = await server.get('/dev/outbox');
  expect(page.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await page.text();
  expect(html).toContain('SMS to +84912345678');
  expect(html).toContain('482913');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain('<script>');
  expect(await (await server.get('/dev/outbox.json')).json()).toMatchObject([
    { channel: 'email', recipient: 'khoa@example.com', subject: '<b>Hello</b>' },
    { channel: 'sms', recipient: '84912345678', subject: null },
  ]);
});

test('a server without it has neither page', async () => {
  const without = await startTestServer({ db, env: { DEMO: '1', OUTBOX: 'off' } });
  expect((await without.get('/dev/outbox')).status).toBe(404);
  expect((await without.get('/dev/outbox.json')).status).toBe(404);
  await without.stop();
});
