import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LoginPayload } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import type { Services } from '#server/services.ts';
import { addMembers, logIn, outcome, type TestServices, testServices, testVisitor } from '../../testing.ts';
import { newCode } from '../verification/sms-codes.ts';
import { otherCode } from '../verification/testing.ts';
import { login } from './login.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(db, [
    { account: 'mobile01', number: ['84', '901234567'], password: 'Default1' },
    { account: 'mobile02', number: ['84', '901234568'], numberProven: false, password: null },
    { account: 'mobile03', number: ['84', '901234570'] },
    { account: 'office01', type: 2, memberAccess: false, number: ['84', '901234569'] },
  ]);
});
afterAll(() => db.close());

async function withSms(changes: Partial<Services['brand']> = {}): Promise<TestServices> {
  const { flags } = (await testServices(db)).brand;
  return testServices(db, { flags: { ...flags, MOBILEVERCODELOGIN3: true }, ...changes });
}

const payload = (mobileNum: string, evidence: Partial<LoginPayload>): LoginPayload => ({
  type: 'sms',
  countryDialingCode: '84',
  mobileNum,
  ...evidence,
});
const codeFor = (services: Services, number: string) => newCode(services, { purpose: 'login', number: `84${number}` });

test('LOGIN-29 API-01 ENTITY-09 a code by SMS opens the session of its number, without slider and captcha', async () => {
  const services = await withSms({
    settings: { ...(await withSms()).brand.settings, captcha: { login: true, register: true } },
  });
  const verificationCode = await codeFor(services, '901234570');
  const session = await login(services, payload('0901234570', { verificationCode }), testVisitor);
  expect(session).toMatchObject({ firstTimeLogin: true, token: expect.stringMatching(/^pt_/) });
});

test.each(['901234567', '0901234567', '84901234567', '840901234567', '0084901234567'])(
  'LOGIN-29 the number may be spelt %s',
  async (mobileNum) => {
    const services = await withSms();
    const verificationCode = await codeFor(services, '901234567');
    expect(await outcome(login(services, payload(mobileNum, { verificationCode }), testVisitor))).toBe('in');
  },
);

test('SMS-11 a code is valid once, also for two concurrent logins', async () => {
  const services = await withSms();
  const verificationCode = await codeFor(services, '901234567');
  const both = [0, 1].map(() => outcome(login(services, payload('901234567', { verificationCode }), testVisitor)));
  expect((await Promise.all(both)).filter((code) => code === 'in')).toHaveLength(1);
  const again = login(services, payload('901234567', { verificationCode }), testVisitor);
  expect(await outcome(again)).toMatch(/^verification_code_(wrong|expired)$/);
});

test('SMS-11 ERROR-32 ERROR-36 a wrong code and an expired one are reported, and five attempts invalidate it', async () => {
  const services = await withSms();
  const right = await codeFor(services, '901234567');
  const wrong = otherCode(right);
  const attempt = (verificationCode: string) =>
    outcome(login(services, payload('901234567', { verificationCode }), testVisitor));
  for (let i = 0; i < 5; i++) expect(await attempt(wrong)).toBe('verification_code_wrong');
  expect(await attempt(right)).toBe('verification_code_expired');
  const next = await codeFor(services, '901234567');
  services.pass(5 * 60_000);
  expect(await attempt(next)).toBe('verification_code_expired');
});

test('LOGIN-18 LOGIN-19 an expired or default password forces no change here', async () => {
  const services = await withSms({ passwords: { maxAgeDays: 1, default: 'Default1' } });
  services.pass(48 * 3_600_000);
  const verificationCode = await codeFor(services, '901234567');
  expect(await login(services, payload('901234567', { verificationCode }), testVisitor)).toMatchObject({
    passwordExpired: false,
    passwordDefault: false,
  });
});

test('the first code verifies a number; an account without password needs none', async () => {
  const services = await withSms();
  expect(await outcome(logIn(services, 'mobile02'))).toBe('invalid_credentials');
  const verificationCode = await codeFor(services, '901234568');
  expect(await outcome(login(services, payload('901234568', { verificationCode }), testVisitor))).toBe('in');
  const [row] = await db.query<{ at: Date }>(
    'test_proven',
    `select mobile_verified_at as at from members where account = 'mobile02'`,
  );
  expect(row?.at.getTime()).toBe(services.clock());
});

test("ROLE-12 ROLE-13 ROLE-16 the site's rules apply, and nothing is revealed before the right code", async () => {
  const services = await withSms();
  const verificationCode = await codeFor(services, '901234569');
  const attempt = (code: string) =>
    outcome(login(services, payload('901234569', { verificationCode: code }), testVisitor));
  expect(await attempt('wrong')).toBe('verification_code_wrong');
  expect(await attempt(verificationCode)).toBe('error_not_member');
  const agents = await withSms({ site: 'agent' });
  const player = payload('901234570', { verificationCode: await codeFor(agents, '901234570') });
  expect(await outcome(login(agents, player, testVisitor))).toBe('error_not_agent');
  expect(await outcome(login(services, payload('901234000', { verificationCode: '1' }), testVisitor))).toBe(
    'verification_code_wrong',
  );
});

test('LOGIN-07 without MOBILEVERCODELOGIN3 this login does not exist; an invalid number is reported', async () => {
  const { flags } = (await testServices(db)).brand;
  const off = await testServices(db, { flags: { ...flags, MOBILEVERCODELOGIN3: false } });
  expect(await outcome(login(off, payload('901234567', { verificationCode: '1' }), testVisitor))).toBe(
    'login_type_unavailable',
  );
  const on = await withSms();
  expect(await outcome(login(on, payload('9012', { verificationCode: '1' }), testVisitor))).toBe(
    'mobile_number_invalid',
  );
});

test('API-08 ERROR-31 with Firebase its token proves the number, once', async () => {
  const { register } = (await withSms()).brand;
  const site = await withSms({ register: { ...register, smsChannel: 'firebase' } });
  const services = {
    ...site,
    phoneProof: async (token: string) => (token === 'a.right.one' ? '84901234567' : undefined),
  };
  const attempt = (mobileNum: string, evidence: Partial<LoginPayload>) =>
    outcome(login(services, payload(mobileNum, { firebaseChannel: 'sms', ...evidence }), testVisitor));
  expect(await attempt('901234567', { verificationCode: '123456' })).toBe('phone_verification_failed');
  expect(await attempt('901234567', { firebaseIdToken: 'a.wrong.one' })).toBe('phone_verification_failed');
  expect(await attempt('901234568', { firebaseIdToken: 'a.right.one' })).toBe('phone_verification_failed');
  expect(await attempt('901234567', { firebaseIdToken: 'a.right.one' })).toBe('in');
  expect(await attempt('901234567', { firebaseIdToken: 'a.right.one' })).toBe('phone_verification_failed');
});
