import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LoginPayload } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import {
  addMembers,
  logIn,
  MINUTE,
  outcome,
  readCaptcha,
  sliderTicket,
  type TestServices,
  testServices,
  testVisitor,
} from '../../testing.ts';
import { newCode } from '../verification/sms-codes.ts';
import { login } from './login.ts';
import { createSessionTicket, exchangeSessionTicket } from './login-ticket.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(db, [
    { account: 'abroad01', number: ['84', '901230001'] },
    { account: 'closed02', number: ['84', '901230002'], status: 'disabled' },
    { account: 'excluded03', number: ['84', '901230004'], status: 'excluded' },
    { account: 'texted01', number: ['84', '901230003'] },
    { account: 'texted02', number: ['84', '901230005'] },
    { account: 'locked01' },
    { account: 'ticket01' },
    { account: 'numberless01' },
  ]);
});
afterAll(() => db.close());

/** What the login history and the audit log have of an account, in order. */
async function recorded(account: string) {
  const history = await db.query<{ outcome: string; method: string }>(
    'test_history',
    `select outcome, method from login_records r join members m on m.id = r.member_id where m.account = $1 order by r.id`,
    [account],
  );
  const audited = await db.query<{ kind: string }>(
    'test_audited',
    'select kind from audit_log a join members m on m.id = a.member_id where m.account = $1 order by a.id',
    [account],
  );
  return { history: history.map((row) => `${row.outcome} ${row.method}`), audited: audited.map(({ kind }) => kind) };
}

const withSms = async () => {
  const { flags } = (await testServices(db)).brand;
  return testServices(db, { flags: { ...flags, MOBILEVERCODELOGIN3: true } });
};
const bySms = (services: TestServices, mobileNum: string, evidence: Partial<LoginPayload>) =>
  outcome(login(services, { type: 'sms', countryDialingCode: '84', mobileNum, ...evidence }, testVisitor));

test('LOGIN-35 a login that is stopped at a new place, its wrong code and its right one are recorded', async () => {
  const services = await testServices(db, { newPlaceVerification: true });
  const abroad = { ...testVisitor, ip: '198.51.100.24' };
  const confirm = (verificationCode: string, username = 'abroad01') =>
    outcome(login(services, { type: 'username', username, password: 'Portico123', verificationCode }, abroad));
  await logIn(services, 'abroad01');
  expect(await outcome(logIn(services, 'abroad01', { visitor: abroad }))).toBe('new_ip_verification');
  const code = await newCode(services, { purpose: 'new_ip', number: '84901230001' });
  expect(await confirm(code === '000000' ? '1' : '000000')).toBe('verification_code_wrong');
  expect(await confirm(code)).toBe('in');
  const late = await newCode(services, { purpose: 'new_ip', number: '84901230001' });
  services.pass(5 * MINUTE);
  expect(await confirm(late)).toBe('verification_code_expired');
  expect(await recorded('abroad01')).toEqual({
    history: ['success username', 'new_place username', 'wrong_code username', 'success username'],
    audited: ['login', 'login_new_place', 'login'],
  });
  expect(await confirm('123456', 'numberless01')).toMatch(/^verification_code_/);
  expect((await recorded('numberless01')).history).toEqual([]);
});

test('the tenth failure is recorded as a lock, and tells its wait in seconds', async () => {
  const services = await testServices(db);
  const attempt = async (index: number) => {
    const checks = { sliderTicket: await sliderTicket(services), ...(await readCaptcha(services)) };
    const visitor = { ...testVisitor, ip: `198.51.100.${100 + index}` };
    return login(services, { type: 'username', username: 'locked01', password: 'wrong', ...checks }, visitor);
  };
  for (let i = 0; i < 9; i++) expect(await outcome(attempt(i))).toBe('invalid_credentials');
  await expect(attempt(9)).rejects.toMatchObject({ code: 'account_locked', details: { retryAfterSeconds: 900 } });
  const { history, audited } = await recorded('locked01');
  expect(history).toEqual([...Array<string>(9).fill('wrong_password username'), 'locked username']);
  expect(audited).toEqual([...Array<string>(9).fill('login_failed'), 'login_locked']);
});

test('a captcha without its id, or an id without its characters, is asked for', async () => {
  const { settings } = (await testServices(db)).brand;
  const services = await testServices(db, { settings: { ...settings, captcha: { login: true, register: false } } });
  const ticket = await sliderTicket(services);
  const { captcha, captchaId } = await readCaptcha(services);
  const attempt = (more: Partial<LoginPayload>) =>
    outcome(
      login(
        services,
        { type: 'username', username: 'ticket01', password: 'Portico123', sliderTicket: ticket, ...more },
        testVisitor,
      ),
    );
  expect(await attempt({ captcha })).toBe('captcha_required');
  expect(await attempt({ captchaId })).toBe('captcha_required');
  // The slider's ticket and the captcha were kept for this attempt.
  expect(await attempt({ captcha, captchaId })).toBe('in');
});

test('LOGIN-29 logins by SMS are recorded as such; refused ones are audited', async () => {
  const services = await withSms();
  const code = await newCode(services, { purpose: 'login', number: '84901230003' });
  expect(await bySms(services, '901230003', { verificationCode: code === '000000' ? '1' : '000000' })).toBe(
    'verification_code_wrong',
  );
  expect(await bySms(services, '901230003', { verificationCode: code })).toBe('in');
  const late = await newCode(services, { purpose: 'login', number: '84901230003' });
  services.pass(5 * MINUTE);
  expect(await bySms(services, '901230003', { verificationCode: late })).toBe('verification_code_expired');
  expect(await recorded('texted01')).toEqual({ history: ['wrong_code sms', 'success sms'], audited: ['login'] });
  const closed = await newCode(services, { purpose: 'login', number: '84901230002' });
  expect(await bySms(services, '901230002', { verificationCode: closed })).toBe('account_disabled');
  expect(await recorded('closed02')).toEqual({ history: [], audited: ['login_refused'] });
});

test('LOGIN-29 MEMBER-22 a self-excluded account that logs in by SMS finds it in its history', async () => {
  const services = await withSms();
  const verificationCode = await newCode(services, { purpose: 'login', number: '84901230004' });
  expect(await bySms(services, '901230004', { verificationCode })).toBe('self_excluded');
  expect(await recorded('excluded03')).toEqual({ history: ['self_excluded sms'], audited: ['login_refused'] });
});

test('LOGIN-29 the right code of a number without account is answered like a wrong login', async () => {
  const services = await withSms();
  const verificationCode = await newCode(services, { purpose: 'login', number: '84901239999' });
  expect(await bySms(services, '901239999', { verificationCode })).toBe('invalid_credentials');
});

test('ERROR-31 a site that sends its own codes takes no Firebase token, even beside the right code', async () => {
  const services = await withSms();
  const verificationCode = await newCode(services, { purpose: 'login', number: '84901230005' });
  const firebaseIdToken = 'a.right.one';
  expect(await bySms(services, '901230005', { verificationCode, firebaseIdToken })).toBe('phone_verification_failed');
  expect(await bySms(services, '901230005', { verificationCode })).toBe('in');
});

test('ROUTE-29 a login by ticket is recorded as such', async () => {
  const services = await testServices(db);
  const { ticket } = await createSessionTicket(services, 'ticket01');
  const before = (await recorded('ticket01')).history.length;
  await exchangeSessionTicket(services, ticket, testVisitor);
  expect((await recorded('ticket01')).history.slice(before)).toEqual(['success ticket']);
});
