import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { Failure } from '#server/shared/failure.ts';
import {
  addMembers,
  auditOf,
  lastMessage,
  logIn,
  outcome,
  SECOND,
  sessionOf,
  type TestServices,
  testServices,
  testVisitor,
  withEventBefore,
} from '../../testing.ts';
import { login } from '../login/login.ts';
import type { Session } from '../session/session.ts';
import { otherCode } from '../verification/testing.ts';
import { confirmTwoStepLogin, disableTwoStepLogin, startTwoStepLogin } from './two-step-login.ts';

const loginPassword = 'Portico123';

let db: TestDatabase;
let services: TestServices;
let session: Session;
let account = '';
let secret = '';
let recoveryCodes: readonly string[] = [];
let members = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
/** A member with two-step login; the code of the current step is used up. */
beforeEach(async () => {
  const plain = await testServices(db);
  services = { ...plain, config: { ...plain.config, captchaAfterFailures: 1000 } };
  await db.query('test_calm', 'delete from login_failures');
  members += 1;
  account = `told${members}`;
  await addMembers(db, [{ account }]);
  session = await sessionOf(services, account);
  const enrolment = await startTwoStepLogin(services, session, { loginPassword }, testVisitor);
  ({ secret } = enrolment);
  const { enrolmentId } = enrolment;
  const given = { enrolmentId, totpCode: shown() };
  ({ recoveryCodes } = await confirmTwoStepLogin(services, session, given, testVisitor));
  expect(new URL(enrolment.otpauthUrl).pathname).toContain(account);
});

const shown = () => generateSync({ secret, epoch: services.clock() / 1000 });
const disable = (code: string) => disableTwoStepLogin(services, session, { loginPassword, code }, testVisitor);
const records = async () => (await auditOf(db, session.memberId)).filter(([kind]) => kind.startsWith('two_step_'));
const told = async () => {
  const [en, vi] = [await lastMessage(db, session.memberId, 'EN'), await lastMessage(db, session.memberId, 'VI')];
  return [en?.category, en?.title, en?.content, vi?.title, vi?.content];
};
const advice = 'If this was not you, change your login password now and tell customer service.';
const adviceVI = 'Nếu không phải bạn thực hiện, hãy đổi mật khẩu đăng nhập ngay và báo cho chăm sóc khách hàng.';

test('turning it on is told in both languages, and audited with address and session', async () => {
  expect(await told()).toEqual([
    'account',
    'Two-step login is on',
    `<p>Every login, in whatever way, now asks for a code of your authenticator app. ${advice}</p>`,
    'Đã bật đăng nhập hai bước',
    `<p>Từ nay mọi lần đăng nhập, theo bất kỳ cách nào, đều hỏi mã của ứng dụng xác thực. ${adviceVI}</p>`,
  ]);
  expect(await records()).toEqual([['two_step_enabled', 'member', { ip: testVisitor.ip, session: session.id }]]);
});

test('turning it off is told in both languages, and audited with address and session', async () => {
  services.pass(30 * SECOND);
  await disable(shown());
  expect(await told()).toEqual([
    'account',
    'Two-step login is off',
    `<p>Logging in no longer asks for a code of your authenticator app. ${advice}</p>`,
    'Đã tắt đăng nhập hai bước',
    `<p>Việc đăng nhập không còn hỏi mã của ứng dụng xác thực. ${adviceVI}</p>`,
  ]);
  expect((await records()).at(-1)).toEqual([
    'two_step_disabled',
    'member',
    { ip: testVisitor.ip, session: session.id },
  ]);
});

test('a wrong code for turning it off is audited, and five of them are refused with the time that is left', async () => {
  const wrong = otherCode(shown());
  for (let tries = 0; tries < 5; tries += 1) expect(await outcome(disable(wrong))).toBe('verification_code_wrong');
  services.pass(60 * SECOND);
  await expect(disable(shown())).rejects.toMatchObject({
    code: 'rate_limited',
    details: { retryAfterSeconds: 14 * 60 },
  });
  expect((await records()).filter(([kind]) => kind === 'two_step_failed')).toHaveLength(5);
});

test('a used code, a recovery code of nobody and digits around a code count as wrong ones', async () => {
  const used = shown();
  for (const code of [used, 'AAAA-2222', `${used}0`, `0${used}`, used]) {
    expect(await outcome(disable(code))).toBe('verification_code_wrong');
  }
  services.pass(30 * SECOND);
  expect(await outcome(disable(shown()))).toBe('rate_limited');
  expect((await records()).filter(([kind]) => kind === 'two_step_failed')).toHaveLength(5);
});

test('a right code forgets the wrong ones before it', async () => {
  const wrong = otherCode(shown());
  services.pass(30 * SECOND);
  for (let tries = 0; tries < 4; tries += 1) await outcome(disable(wrong));
  expect(await outcome(disable(shown()))).toBe('in');
  services.pass(30 * SECOND);
  const enrolment = await startTwoStepLogin(services, session, { loginPassword }, testVisitor);
  ({ secret } = enrolment);
  const given = { enrolmentId: enrolment.enrolmentId, totpCode: shown() };
  await confirmTwoStepLogin(services, session, given, testVisitor);
  services.pass(30 * SECOND);
  for (let tries = 0; tries < 4; tries += 1) expect(await outcome(disable(wrong))).toBe('verification_code_wrong');
  expect(await outcome(disable(shown()))).toBe('in');
});

test('the use of a recovery code is told in both languages', async () => {
  services.pass(SECOND);
  const refused = await logIn(services, account).catch((error: { details?: { verificationTicket?: string } }) => error);
  const verificationTicket = ('details' in refused && refused.details?.verificationTicket) || '';
  const typed = { username: account, password: loginPassword, verificationTicket, twoStepCode: recoveryCodes[0] ?? '' };
  await login(services, { type: 'username', ...typed }, testVisitor);
  expect(await told()).toEqual([
    'account',
    'A recovery code was used',
    `<p>Somebody logged in with one of your recovery codes. That code is used up. ${advice}</p>`,
    'Đã dùng một mã khôi phục',
    `<p>Có người đã đăng nhập bằng một mã khôi phục của bạn. Mã đó không còn dùng được. ${adviceVI}</p>`,
  ]);
});

test('a code that another call spends first turns nothing off', async () => {
  services.pass(30 * SECOND);
  const given = { loginPassword, code: shown() };
  const spend = () =>
    db.query('test_spend', 'update two_step_logins set last_step = last_step + 9 where member_id = $1', [
      session.memberId,
    ]);
  const meanwhile = withEventBefore(services, spend);
  expect(await outcome(disableTwoStepLogin(meanwhile, session, given, testVisitor))).toBe('verification_code_wrong');
  expect(await outcome(logIn(services, account))).toBe('two_step_required');
});

describe('an enrolment', () => {
  const start = () => startTwoStepLogin(services, session, { loginPassword }, testVisitor);

  beforeEach(async () => {
    services.pass(30 * SECOND);
    await disable(shown());
  });

  test('that another one replaces while it is confirmed turns nothing on', async () => {
    const enrolment = await start();
    ({ secret } = enrolment);
    const given = { enrolmentId: enrolment.enrolmentId, totpCode: shown() };
    const meanwhile = withEventBefore(services, start);
    expect(await outcome(confirmTwoStepLogin(meanwhile, session, given, testVisitor))).toBe('not_found');
    expect(await outcome(logIn(services, account))).toBe('in');
  });

  test('that was begun before another one turned it on changes nothing more', async () => {
    const { enrolmentId, secret: first } = await start();
    secret = first;
    const keep = 'create table late as select * from two_step_enrolments where member_id = $1';
    await db.query('test_keep', keep, [session.memberId]);
    await confirmTwoStepLogin(services, session, { enrolmentId, totpCode: shown() }, testVisitor);
    await db.query('test_late', 'insert into two_step_enrolments select * from late');
    await db.query('test_late_gone', 'drop table late');
    services.pass(30 * SECOND);
    const again = { enrolmentId, totpCode: shown() };
    expect(await outcome(confirmTwoStepLogin(services, session, again, testVisitor))).toBe('not_found');
    // The code was not spent by it, and the recovery codes are those of the first.
    expect(await outcome(disable(shown()))).toBe('in');
  });
});

describe('wrong codes for turning it off', () => {
  test('of one member stop no other', async () => {
    const wrong = otherCode(shown());
    for (let tries = 0; tries < 5; tries += 1) await outcome(disable(wrong));
    expect(await outcome(disable(shown()))).toBe('rate_limited');
    await addMembers(db, [{ account: `${account}x` }]);
    session = await sessionOf(services, `${account}x`);
    const { enrolmentId, secret: own } = await startTwoStepLogin(services, session, { loginPassword }, testVisitor);
    secret = own;
    await confirmTwoStepLogin(services, session, { enrolmentId, totpCode: shown() }, testVisitor);
    services.pass(30 * SECOND);
    expect(await outcome(disable(shown()))).toBe('in');
  });

  test('count against the address, a fault of the server does not', async () => {
    const strict = { ...services, config: { ...services.config, captchaAfterFailures: 1 } };
    await addMembers(db, [{ account: `${account}y` }]);
    const other = () => outcome(logIn(strict, `${account}y`));
    const store = (sealed: string) =>
      db.query('test_store', 'update two_step_logins set sealed_secret = $2 where member_id = $1', [
        session.memberId,
        sealed,
      ]);
    const [kept] = await db.query<{ sealed: string }>(
      'test_sealed',
      'select sealed_secret as sealed from two_step_logins where member_id = $1',
      [session.memberId],
    );
    await store('broken');
    await expect(disable(shown())).rejects.not.toBeInstanceOf(Failure);
    await store(kept?.sealed ?? '');
    expect(await other()).toBe('in');
    expect(await outcome(disable(otherCode(shown())))).toBe('verification_code_wrong');
    expect(await other()).toBe('captcha_required');
  });
});
