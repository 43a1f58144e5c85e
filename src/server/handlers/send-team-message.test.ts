import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase, TEST_NOW } from '../db/testing.ts';
import { authenticator } from '../domain/identity/session/session.ts';
import { signIn } from '../testing/sign-in.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { handlers } from './handlers.ts';

const player = '1000001';
const key = 'team-message-test-key';
const hello = { title: 'Hello', text: 'Welcome.' };

let db: Database;
let server: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  db = await openTestDatabase();
  server = await startTestServer({
    db,
    handlers,
    clock: () => TEST_NOW,
    random: randomBytes,
    authenticate: authenticator(db),
    brand: { teamMessages: { maxPerDay: 1 } },
    env: { RATE_LIMIT_PER_MINUTE: 'off' },
  });
  for (const account of ['agent01', 'promoter41', 'player01']) {
    tokens[account] = (await signIn(server.url, account, 'Portico123')).token;
  }
});
afterAll(async () => {
  await server.stop();
  await db.close();
});
beforeEach(async () => {
  await db.query('test_no_messages', 'delete from messages');
  await db.query('test_forget', 'delete from idempotency_keys');
});

interface Sending {
  readonly as?: string;
  readonly to?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}
async function send({ as = 'agent01', to = player, body = hello, headers = {} }: Sending = {}) {
  const all = { Authorization: `Bearer ${tokens[as]}`, 'Idempotency-Key': key, ...headers };
  const response = await server.post(`/wps/agent/team/${to}/messages`, body, all);
  return { status: response.status, ...(await response.json()) };
}
const sent = async () => (await db.query('test_sent', 'select id from messages')).length;

test('AGENT-05 the same message sent twice with one key is sent and counted once', async () => {
  const first = await send();
  expect(first).toMatchObject({ status: 200, value: { account: 'player01', left: 0 } });
  expect(await send()).toEqual(first);
  expect(await sent()).toBe(1);
  expect(await send({ body: { ...hello, text: 'Another.' } })).toMatchObject({ code: 'idempotency_conflict' });
});

test('AGENT-05 the message beyond the limit of the day is refused in the language of the agent', async () => {
  await send();
  const another = { 'Idempotency-Key': `${key}-2`, Language: 'VI' };
  const message = 'Bạn đã gửi hết số tin nhắn của hôm nay. Ngày mai bạn có thể gửi tiếp.';
  expect(await send({ headers: another })).toMatchObject({ status: 422, code: 'team_messages_used_up', message });
  expect(await sent()).toBe(1);
});

test('AGENT-05 members of another line cannot be told from unknown ones, and players write to nobody', async () => {
  expect(await send({ as: 'promoter41' })).toMatchObject({ status: 404, code: 'not_found' });
  expect(await send({ as: 'promoter41', to: '999999999' })).toMatchObject({ status: 404, code: 'not_found' });
  expect(await send({ as: 'player01', to: '1000002' })).toMatchObject({ status: 403, code: 'error_not_agent' });
  expect(await sent()).toBe(0);
});

test.each([
  ['a blank title', { ...hello, title: ' \n ' }],
  ['a blank text', { ...hello, text: '\t' }],
  ['no text', { title: 'Hello' }],
  ['a title of 81 characters', { ...hello, title: 'x'.repeat(81) }],
  ['a text of 1,001 characters', { ...hello, text: 'x'.repeat(1_001) }],
  ['another category', { ...hello, category: 'money' }],
])('AGENT-05 %s is refused', async (_, body) => {
  expect(await send({ body })).toMatchObject({ status: 400, code: 'validation_failed' });
  expect(await sent()).toBe(0);
});
