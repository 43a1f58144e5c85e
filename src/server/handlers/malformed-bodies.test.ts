import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ErrorCode } from '#generated/model/index.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase, TEST_NOW } from '../db/testing.ts';
import { authenticator } from '../domain/identity/session/session.ts';
import { passedBotCheck } from '../domain/identity/verification/testing.ts';
import { addMembers, logIn } from '../domain/testing.ts';
import { malformedTexts, malformedValues } from '../testing/malformed-input.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { handlers } from './handlers.ts';

const merchantKey = 'a-merchant-key-of-32-characters-';

let db: Database;
let server: TestServer;
let token: string;
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(db, [{ account: 'target01', number: ['84', '901234567'], email: 'target01@example.com' }]);
  server = await startTestServer({
    db,
    handlers,
    authenticate: authenticator(db),
    clock: () => TEST_NOW,
    random: randomBytes,
    // Attempt limits would hide what this test checks.
    env: {
      MERCHANT_KEY: merchantKey,
      RATE_LIMIT_PER_MINUTE: 'off',
      CAPTCHA_AFTER_FAILURES: '100000',
      LOCK_AFTER_FAILURES: '100000',
    },
  });
  ({ token } = await logIn(server.services, 'target01'));
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

interface Entrance {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly form?: boolean;
}

const registration = {
  username: 'hostile_01',
  password: 'Hoasen2026',
  confirmPassword: 'Hoasen2026',
  countryDialingCode: '84',
  mobileNum: '987654321',
  verificationCode: '482913',
  affiliateCode: 'LUMO88',
  referralCode: 'KHOA01',
  domain: 'www.lumo.example',
  registerUrl: 'https://www.lumo.example/register',
  registerMethod: 'WEB',
  login: true,
  captcha: '7KXQ',
  captchaId: 'c_5f2b9a10',
  firebaseChannel: 'sms',
  firebaseIdToken: 'a.b.c',
  payeeName: 'TRAN THI LINH',
  email: 'linh@example.com',
  qqNum: '87654321',
  recommenderId: '1000001',
  paymentPassword: 'Sen908172',
  line: 'linh',
  whatsapp: '84987654321',
  zalo: '84987654321',
  facebook: 'linh.tran',
  wechat: 'linh_tran',
  idNumber: '079198001234',
  geetest_challenge: 'sc_of-a-test',
  geetest_validate: '',
  geetest_seccode: '',
};
const { username: _taken, ...byMobile } = registration;

const number = { countryDialingCode: '84', mobileNum: '912345678' };
const track = [0, 9, 61, 138, 196].map((x, i) => ({ x, y: 0, t: i * 90 }));

/** Every operation with a body for logging in, registering or logging out, with a valid body. */
const entrances: readonly Entrance[] = [
  {
    method: 'POST',
    path: '/wps/session/login',
    body: {
      type: 'username',
      username: 'target01',
      password: 'wrong',
      captcha: '7KXQ',
      captchaId: 'c_1',
      sliderTicket: '',
    },
  },
  { method: 'POST', path: '/wps/session/login', body: { type: 'sms', ...number, verificationCode: '482913' } },
  {
    method: 'POST',
    path: '/wps/session/login/freeplay',
    body: { os: 'Windows', platform: 'W', randomString: 'x', version: 3 },
  },
  { method: 'POST', path: '/wps/session/ticket', body: { account: 'target01' } },
  { method: 'POST', path: '/wps/session/token', body: { ticket: 'lt_3Hq9vWk2XbTn7YcR5mJzLd' } },
  {
    method: 'POST',
    path: '/wps/session/social/google',
    body: { returnUrl: 'https://www.lumo.example/login', browserKeyHash: 'x'.repeat(43) },
  },
  {
    method: 'POST',
    path: '/wps/session/social/google/complete',
    body: { state: 'st_7fWq2Lx9Vb', browserKey: 'Zm9yZXN0LWxhbnRlcm4tcml2ZXItMDAwMQ', code: '4/0AX4XfWh3kLmR8q' },
  },
  { method: 'PUT', path: '/wps/member/register', body: registration },
  { method: 'PUT', path: '/wps/member/register/mobile', body: { ...byMobile, username: '987654321' } },
  { method: 'POST', path: '/wps/verification/slider', body: { method: 'drag', challengeId: 'sc_1', track } },
  {
    method: 'POST',
    path: '/wps/verification/slider',
    body: { method: 'proof_of_work', challengeId: 'sc_1', nonce: '195851' },
  },
  { method: 'POST', path: '/wps/verification/sms/noLogin', body: { ...number, sliderTicket: '' } },
  {
    method: 'POST',
    path: '/wps/verification/sms/register',
    body: {
      registerType: 'username',
      username: 'linh_tran',
      countryDialingCode: '84',
      mobileNo: '987654321',
      geetest_challenge: 'sc_of-a-test',
      geetest_validate: '',
      geetest_seccode: '',
    },
  },
  { method: 'POST', path: '/wps/verification/sms/newIp', body: { verificationTicket: 'nv_6c1e84f0a3b9' } },
  {
    method: 'POST',
    path: '/wps/member/password',
    body: { oldPassword: 'wrong', newPassword: 'Harbour2026', confirmNewPassword: 'Harbour2026' },
  },
  {
    method: 'POST',
    path: '/wps/member/password/email',
    body: { username: 'target01', email: 'khoa@example.com' },
    form: true,
  },
  {
    method: 'POST',
    path: '/wps/member/password/reset',
    body: { ticket: 'rt_8Wq2ZkXv5TnB7LcY3mJdRf', newPassword: 'Lantern2026', confirmNewPassword: 'Lantern2026' },
  },
  {
    method: 'POST',
    path: '/wps/member/password/verification',
    body: { ...number, verificationCode: '771204', newPassword: 'Saffron2026', firebaseChannel: 'sms' },
  },
];

const codes: ReadonlySet<string> = new Set(Object.values(ErrorCode));

/** What takes a body past the bot check, where there is one. */
async function passesFor({ body }: Entrance): Promise<Readonly<Record<string, unknown>>> {
  const bySlider = 'sliderTicket' in body;
  if (!bySlider && !('geetest_validate' in body)) return {};
  const { sliderTicket, fields } = await passedBotCheck(server.services);
  return bySlider ? { sliderTicket } : fields;
}

/** Sends a body past the bot check, and checks what every caller may expect of the answer. */
async function send(entrance: Entrance, change: Readonly<Record<string, unknown>>): Promise<number> {
  const { method, path, form = false } = entrance;
  const body = { ...entrance.body, ...(await passesFor(entrance)), ...change };
  const asForm = () => new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]));
  const response = await fetch(server.url + path, {
    method,
    headers: {
      'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      Authorization: `Bearer ${token}`,
      'X-Merchant-Key': merchantKey,
    },
    body: form ? asForm().toString() : JSON.stringify(body),
  });
  const answer = await response.json();
  if (response.status === 200) expect(answer.success).toBe(true);
  else {
    expect([path, answer]).toEqual([path, expect.objectContaining({ success: false })]);
    expect(codes).toContain(answer.code);
    expect(answer.message).toMatch(/\S/);
  }
  return response.status;
}

const titled = entrances.map(
  (entrance, place) =>
    [`${entrance.path} ${entrance.body['type'] ?? entrance.body['method'] ?? ''}`, entrance, place] as const,
);

const isFull = process.env['TIER'] === 'full';
/** What cannot be stored goes into every field; by day each field gets a third of the rest, another one than the next. */
const THIRD = isFull ? 1 : 3;
const UNSTORABLE = ['a null byte', 'half a character'];

describe('whatever stands in a field, the answer is one of the contract', () => {
  test.each(titled)(
    '%s',
    async (_title, entrance, first) => {
      for (const [place, field] of Object.keys(entrance.body).entries()) {
        const values = Object.entries({ ...malformedTexts, ...(!entrance.form && malformedValues) });
        for (const [at, [what, value]] of values.entries()) {
          if ((first + place + at) % THIRD !== 0 && !UNSTORABLE.includes(what) && what !== 'a megabyte') continue;
          // Too large a body is refused before anybody looks for its fields.
          if (what === 'a megabyte' && place > 0) continue;
          const status = await send(entrance, { [field]: value });
          expect([field, what, status]).toEqual([field, what, expect.toSatisfy((code) => code < 500)]);
          if (what === 'a megabyte') expect([field, status]).toEqual([field, 413]);
          // A form cannot carry half a surrogate pair: the client repairs it before it is sent.
          const unstorable = what === 'a null byte' || (what === 'half a character' && !entrance.form);
          if (unstorable) expect([field, status]).toEqual([field, 400]);
        }
      }
    },
    120_000,
  );

  test('also where several fields hold anything at all', async () => {
    // Any at all; the unit `binary` of fast-check would make a table of a million of them first.
    const character = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));
    const strange = fc.oneof(
      fc.string({ unit: character, maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom(...Object.values(malformedTexts).filter((text) => text.length < 100_000)),
      fc.jsonValue({ maxDepth: 3 }),
    );
    const calls = fc
      .constantFrom(...entrances)
      .chain((entrance) =>
        fc.tuple(
          fc.constant(entrance),
          fc.dictionary(fc.constantFrom(...Object.keys(entrance.body)), strange, { minKeys: 1, maxKeys: 4 }),
        ),
      );
    await fc.assert(
      fc.asyncProperty(calls, async ([entrance, change]) => {
        expect(await send(entrance, change)).toBeLessThan(500);
      }),
      { numRuns: isFull ? 300 : 100, seed: 4 },
    );
  });
});

test('nor does a query or a header bring it down', async () => {
  for (const text of Object.values(malformedTexts).filter((value) => value.length < 6_000)) {
    const typed = encodeURIComponent(text.toWellFormed());
    for (const path of [
      `/wps/agent/affiliate?code=${typed}&domain=${typed}`,
      `/wps/system/permission?url=${typed}`,
      `/wps/system/setting/register?url=${typed}`,
      `/wps/session/sessions/${typed}`,
      `/wps/session/social/${typed}`,
    ]) {
      for (const method of ['GET', 'DELETE', 'POST']) {
        expect((await fetch(server.url + path, { method })).status).toBeLessThan(500);
      }
    }
    const printable = text.replace(/[^\x20-\x7e]/g, '?').trim();
    for (const name of ['Authorization', 'Merchant', 'Language', 'X-Request-Id', 'X-Background', 'X-Merchant-Key']) {
      const { status } = await server.get('/wps/session/sessions', { [name]: printable });
      expect(status).toBeLessThan(500);
    }
  }
});

test('after all of it nothing has failed inside, and everything still stands', async () => {
  expect(server.logged.filter(({ msg }) => msg === 'request failed')).toEqual([]);
  const [{ count } = { count: 0 }] = await db.query<{ count: number }>(
    'count_targets',
    "select count(*)::int as count from members where account = 'target01'",
  );
  expect(count).toBe(1);
});
