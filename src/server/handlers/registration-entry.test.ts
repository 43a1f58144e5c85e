import { randomBytes } from 'node:crypto';
import { CompactEncrypt, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase, TEST_NOW } from '../db/testing.ts';
import { codeSentTo, passedBotCheck } from '../domain/identity/verification/testing.ts';
import { giveNewIpTicket } from '../domain/identity/verification/tickets.ts';
import { attemptLimit } from '../http/attempt-limits.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { handlers } from './handlers.ts';

// The test server checks each answer against the contract before it sends it.
const random = (length: number) => randomBytes(length);
const clock = () => TEST_NOW;

let db: Database;
let server: TestServer;
beforeAll(async () => {
  db = await openTestDatabase();
  server = await startTestServer({ db, clock, random, handlers });
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

const put = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(server.url + path, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...(await response.json()) };
};
const get = async (path: string) => {
  const response = await server.get(path);
  return { status: response.status, cache: response.headers.get('cache-control'), ...(await response.json()) };
};
const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await server.post(path, body, headers);
  return { status: response.status, ...(await response.json()) };
};

/** Encrypts as the portal does. */
async function encrypted(body: unknown): Promise<{ payload: string }> {
  const [jwk] = server.services.keys.published;
  if (jwk === undefined) throw new Error('no key');
  const payload = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid: jwk.kid })
    .encrypt(await importJWK(jwk, 'ECDH-ES+A256KW'));
  return { payload };
}

describe('what a form reads', () => {
  test('API-12 API-67 getRegisterSettings', async () => {
    const { status, value } = await get('/wps/system/setting/register');
    expect(status).toBe(200);
    expect(value.tabs).toHaveLength(2);
  });

  test('API-66 API-28 API-64 ENTITY-02 countries, domains and routers', async () => {
    // The brand's order, wherever the visitor is.
    expect((await get('/wps/relay/MCSFE_getCountryCode')).value).toEqual([
      { countryCode: 'VN', countryDialingCode: '84' },
      { countryCode: 'KH', countryDialingCode: '855' },
      { countryCode: 'LA', countryDialingCode: '856' },
      { countryCode: 'TH', countryDialingCode: '66' },
    ]);
    expect((await get('/wps/system/domainRoute')).value[0]).toMatchObject({ domain: 'www.lumo.example' });
    const routers = await get('/wps/relay/MCSFE_routers');
    expect(routers.domainList).toHaveLength(3);
    expect(routers.resources.length).toBeGreaterThan(0);
  });

  test('API-28 API-64 domains are told also while the site is closed', async () => {
    const status = { state: 'maintenance', until: null } as const;
    const closed = await startTestServer({ db, clock, random, handlers, brand: { status } });
    expect((await closed.get('/wps/system/domainRoute')).status).toBe(200);
    expect((await closed.get('/wps/relay/MCSFE_routers')).status).toBe(200);
    expect((await closed.get('/wps/system/setting/register')).status).toBe(503);
    await closed.stop();
  });

  test('API-11 ERROR-16 the affiliate code', async () => {
    expect(await get('/wps/agent/affiliate?code=lumo88&domain=www.lumo.example')).toMatchObject({
      status: 200,
      value: { code: 'LUMO88', domain: 'www.lumo.example' },
    });
    expect((await get('/wps/agent/affiliate?code=LUMO88')).value).toEqual({ code: 'LUMO88', domain: null });
    expect(await get('/wps/agent/affiliate?code=NOBODY')).toMatchObject({
      status: 422,
      code: 'invitation_code_error',
      message: 'Invalid invitation code',
    });
  });

  test('API-15 SMS-13 a captcha and a puzzle, which nobody may keep', async () => {
    expect(await get('/wps/captcha')).toMatchObject({ status: 200, cache: 'no-store' });
    const { status, cache, value } = await get('/wps/verification/slider');
    expect([status, cache]).toEqual([200, 'no-store']);
    const wrong = { method: 'proof_of_work', challengeId: value.challengeId, nonce: '0' };
    expect(await post('/wps/verification/slider', wrong)).toMatchObject({ status: 422, code: 'slider_wrong' });
    expect(await post('/wps/verification/slider', wrong)).toMatchObject({ status: 422, code: 'captcha_check_failed' });
  });
});

describe('from the first page to the first session', () => {
  test('API-29 API-07 API-74 API-78 ENTITY-15 ENTITY-16 by username, with a code, encrypted', async () => {
    const { fields } = await passedBotCheck(server.services);
    const wish = { registerType: 'username', username: 'linh_tran', countryDialingCode: '84', mobileNo: '987654321' };
    const { mobileNo, ...nameless } = wish;
    const misnamed = { ...nameless, mobileNum: mobileNo, ...fields };
    expect(await post('/wps/verification/sms/register', misnamed)).toMatchObject({ code: 'validation_failed' });
    const sent = await post('/wps/verification/sms/register', { ...wish, ...fields }, { Language: 'VI' });
    expect(sent).toMatchObject({
      status: 200,
      success: true,
      message: 'Mã đã được gửi.',
      value: { expiredMinutes: 5 },
    });
    const body = {
      username: 'linh_tran',
      password: 'Hoasen2026',
      confirmPassword: 'Hoasen2026',
      countryDialingCode: '84',
      mobileNum: '987654321',
      verificationCode: await codeSentTo(server.services, '84987654321'),
      affiliateCode: 'LUMO88',
      domain: 'www.lumo.example',
      registerUrl: 'https://www.lumo.example/register?affiliateCode=LUMO88',
      registerMethod: 'WEB',
      login: true,
    };
    const answer = await put('/wps/member/register', await encrypted(body));
    expect(answer).toMatchObject({ status: 200, value: { account: 'linh_tran', session: { firstTimeLogin: true } } });
    expect(await put('/wps/member/register', body)).toMatchObject({ status: 422, code: 'verification_code_wrong' });
  });

  test('API-09 REGISTER-27 by mobile number', async () => {
    const { fields } = await passedBotCheck(server.services);
    const wish = { registerType: 'mobile', countryDialingCode: '84', mobileNo: '976543210' };
    expect((await post('/wps/verification/sms/register', { ...wish, ...fields })).status).toBe(200);
    const answer = await put('/wps/member/register/mobile', {
      username: '976543210',
      mobileNum: '976543210',
      countryDialingCode: '84',
      password: 'Tuan2026',
      confirmPassword: 'Tuan2026',
      verificationCode: await codeSentTo(server.services, '84976543210'),
      registerMethod: 'WEB',
      login: true,
    });
    expect(answer).toMatchObject({ status: 200, value: { session: { lastLogin: null } } });
    expect(answer.value.account).toMatch(/^lm\d{7}$/);
  });

  test('API-02 codes for a login and for a new place', async () => {
    const { sliderTicket } = await passedBotCheck(server.services);
    const wish = { countryDialingCode: '84', mobileNum: '912345678', sliderTicket };
    expect(await post('/wps/verification/sms/noLogin', wish)).toMatchObject({
      status: 200,
      message: 'The code has been sent.',
      value: { expiredMinutes: 5 },
    });
    const verificationTicket = await giveNewIpTicket(server.services, db, 1_000_001);
    const refused = await server.post('/wps/verification/sms/newIp', { verificationTicket });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '300']);
  });
});

describe('hostile bodies', () => {
  test('VALID-48 a broken rule points at its field and is told in the language of the caller', async () => {
    const body = { username: 'a\u0301 b', password: 'x', registerMethod: 'WEB', login: true };
    const answer = await put('/wps/member/register', body, { Language: 'VI' });
    expect(answer).toMatchObject({ status: 400, code: 'validation_failed', language: 'VI' });
    expect(answer.value.fields[0]).toEqual({
      pointer: '/body/username',
      rule: 'reg_pattern_15',
      message: 'Must be 4 to 16 characters: letters, digits and underscore',
    });
  });

  test.each([
    ['a null byte', { username: 'linh\u0000' }, 400],
    ['another field', { admin: true }, 400],
    ['a megabyte', { username: 'x'.repeat(2 ** 20) }, 413],
    ['REGISTER-21 no login', { login: false }, 400],
  ])('%s is refused', async (_what, change, status) => {
    const body = { username: 'linh_nguyen', password: 'Hoasen2026', registerMethod: 'WEB', login: true, ...change };
    expect((await put('/wps/member/register', body)).status).toBe(status);
  });
});

test('attempts are limited by address, in the database', async () => {
  const env = { LOGIN_LIMIT_PER_ADDRESS: '2' };
  const limited = await startTestServer({
    db,
    clock,
    random,
    handlers,
    env,
    attempt: attemptLimit(readConfig(env), db),
  });
  const asked = [];
  for (let count = 0; count < 3; count++) asked.push((await limited.get('/wps/agent/affiliate?code=GUESS')).status);
  expect(asked).toEqual([422, 422, 429]);
  expect((await limited.get('/wps/system/setting/register')).status).toBe(200);
  await limited.stop();
});
