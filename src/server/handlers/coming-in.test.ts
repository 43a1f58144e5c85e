import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOutbox } from '../adapters/messages.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase, TEST_NOW } from '../db/testing.ts';
import { authenticator } from '../domain/identity/session/session.ts';
import { newCode } from '../domain/identity/verification/sms-codes.ts';
import { passedBotCheck } from '../domain/identity/verification/testing.ts';
import { addMembers } from '../domain/testing.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { handlers } from './handlers.ts';

// Outside production, the server checks each answer against the contract.

const merchantKey = 'a-merchant-key-of-32-characters-';

let db: Database;
let server: TestServer;
// A server for each test: all of them change the password of the one member.
beforeEach(async () => {
  db = await openTestDatabase();
  await addMembers(db, [{ account: 'walker01', number: ['84', '901234567'], email: 'walker01@example.com' }]);
  server = await startTestServer({
    db,
    handlers,
    authenticate: authenticator(db),
    clock: () => TEST_NOW,
    random: randomBytes,
    env: { MERCHANT_KEY: merchantKey, PUBLIC_URL: 'https://www.lumo.example' },
  });
});
afterEach(async () => {
  await server.stop();
  await db.close();
});

interface Answer {
  readonly status: number;
  readonly success: boolean;
  readonly code?: string;
  // The contract types it, and the server has checked it.
  // biome-ignore lint/suspicious/noExplicitAny: read by each test as it needs it
  readonly value?: any;
}

async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const form = body instanceof URLSearchParams;
  const response = await fetch(server.url + path, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: form ? body.toString() : JSON.stringify(body) }),
  });
  return { status: response.status, ...(await response.json()) };
}
const post = (path: string, body: unknown, headers?: Record<string, string>) => call('POST', path, body, headers);
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

async function logIn(username: string, password = 'Portico123'): Promise<Answer> {
  const { sliderTicket } = await passedBotCheck(server.services);
  return post('/wps/session/login', { type: 'username', username, password, sliderTicket });
}

test('API-01 API-10 API-21 a member logs in, sees both sessions, ends one, changes the password and logs out', async () => {
  const [first, second] = [await logIn('walker01'), await logIn('walker01')];
  const me = bearer(first.value.token);
  const listed = await call('GET', '/wps/session/sessions', undefined, me);
  expect(listed.value).toHaveLength(2);
  const other = listed.value.find((session: { current: boolean }) => !session.current);
  expect(await call('DELETE', `/wps/session/sessions/${other.sessionId}`, undefined, me)).toMatchObject({
    status: 200,
  });
  expect(await call('GET', '/wps/session/sessions', undefined, bearer(second.value.token))).toMatchObject({
    status: 401,
    code: 'session_expired',
  });
  expect(await call('DELETE', '/wps/session/sessions', undefined, me)).toMatchObject({ value: { endedSessions: 0 } });
  const change = { oldPassword: 'Portico123', newPassword: 'Harbour2026', confirmNewPassword: 'Harbour2026' };
  expect(await post('/wps/member/password', change, me)).toMatchObject({ value: { endedSessions: 0 } });
  expect(await call('DELETE', '/wps/session/logout', undefined, me)).toMatchObject({ status: 200 });
  expect(await logIn('walker01')).toMatchObject({ status: 401, code: 'invalid_credentials' });
  expect(await logIn('walker01', 'Harbour2026')).toMatchObject({ status: 200 });
});

test('LOGIN-26 CAPTCHA-06 the third wrong password and what follows demand a captcha in the value of the answer', async () => {
  const wrong = [];
  for (let attempts = 0; attempts < 3; attempts++) wrong.push(await logIn('walker01', 'Harbour2026'));
  expect(wrong.map(({ code, value }) => [code, value?.captcha])).toEqual([
    ['invalid_credentials', undefined],
    ['invalid_credentials', undefined],
    ['invalid_credentials', true],
  ]);
  expect(await logIn('walker01')).toMatchObject({ status: 422, code: 'captcha_required', value: { captcha: true } });
});

test('API-13 PASSWORD-13 ENTITY-12 a form asks for a link, and its ticket sets the password', async () => {
  const form = new URLSearchParams({ username: 'walker01', email: 'walker01@example.com' });
  expect(await call('POST', '/wps/member/password/email', form)).toMatchObject({ value: { expiredMinutes: 30 } });
  const ticket = /ticket=(\S+)/.exec((await readOutbox(db))[0]?.body ?? '')?.[1];
  const reset = { ticket, newPassword: 'Lantern2026', confirmNewPassword: 'Lantern2026' };
  expect(await post('/wps/member/password/reset', reset)).toMatchObject({ status: 200 });
  expect(await post('/wps/member/password/reset', reset)).toMatchObject({ status: 422, code: 'reset_ticket_invalid' });
});

test('API-18 API-68 PASSWORD-12 ENTITY-13 a code by SMS sets the password and logs in', async () => {
  const verificationCode = await newCode(server.services, { purpose: 'login', number: '84901234567' });
  const body = { countryDialingCode: '84', mobileNum: '901234567', verificationCode, newPassword: 'Saffron2026' };
  const answer = await post('/wps/member/password/verification', body);
  expect(answer).toMatchObject({ status: 200, value: { account: 'walker01' } });
  expect(await call('GET', '/wps/member/info', undefined, bearer(answer.value.session.token))).toMatchObject({
    value: { account: 'walker01' },
  });
});

test('ROUTE-29 the merchant’s system gets a ticket by its key, and a browser a session by the ticket', async () => {
  const body = { account: 'player01' };
  for (const headers of [undefined, { 'X-Merchant-Key': merchantKey.toUpperCase() }]) {
    expect(await post('/wps/session/ticket', body, headers)).toMatchObject({ status: 401, code: 'unauthenticated' });
  }
  const { value } = await post('/wps/session/ticket', body, { 'X-Merchant-Key': merchantKey });
  expect(await post('/wps/session/token', { ticket: value.ticket })).toMatchObject({ value: { account: 'player01' } });
  expect(await post('/wps/session/token', { ticket: value.ticket })).toMatchObject({
    status: 401,
    code: 'session_ticket_invalid',
  });
});

test('LOGIN-12 LOGIN-34 sign-in through a provider that the brand does not offer is off', async () => {
  const begin = { returnUrl: 'https://www.lumo.example/login', browserKeyHash: 'x'.repeat(43) };
  expect(await post('/wps/session/social/google', begin)).toMatchObject({
    status: 403,
    code: 'login_type_unavailable',
  });
});

test('bodies that no form would send are answered by the contract', async () => {
  const huge = 'x'.repeat(1_000_000);
  const { sliderTicket } = await passedBotCheck(server.services);
  for (const [username, password] of [
    ['', 'x'],
    [huge, 'x'],
    ['player01', huge],
  ]) {
    const { status } = await post('/wps/session/login', { type: 'username', username, password, sliderTicket });
    expect([400, 413]).toContain(status);
  }
  const none = await post('/wps/session/login', { type: 'username', username: 'player\u0000', password: 'Portico123' });
  expect(none).toMatchObject({ status: 400, code: 'validation_failed' });
  for (const username of [
    '👩‍👩‍👧',
    '\u202eplayer01',
    '<script>alert(1)</script>',
    "' or 1=1 --",
    'ｐｌａｙｅｒ０１',
    '   ',
  ]) {
    const { status, code } = await post('/wps/session/login', { type: 'username', username, password: 'Portico123' });
    expect([username, status, code]).toEqual([username, 422, 'captcha_check_failed']);
  }
});

test('no line of the log holds a password, a ticket, a code or a token', () => {
  const lines = JSON.stringify(server.logged);
  expect(lines).not.toMatch(
    /Portico123|Harbour2026|Lantern2026|Saffron2026|pt_[A-Za-z0-9_-]{20}|rt_[A-Za-z0-9]|lt_[A-Za-z0-9]/,
  );
  expect(lines).not.toContain('request failed');
});
