import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LoginPayload } from '#generated/model/index.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { Failure } from '#server/shared/failure.ts';
import {
  addMembers,
  auditOf,
  logIn,
  outcome,
  SECOND,
  sessionOf,
  type TestServices,
  testServices,
  testVisitor,
} from '../../testing.ts';
import { loginHistory, loginInfo } from '../session/login-history.ts';
import type { Session } from '../session/session.ts';
import { confirmTwoStepLogin, startTwoStepLogin } from '../two-step/two-step-login.ts';
import { newCode } from '../verification/sms-codes.ts';
import { otherCode } from '../verification/testing.ts';
import { login } from './login.ts';

let db: TestDatabase;
let services: TestServices;
let members = 0;
/** A member with a proven number and two-step login, which the third wrong password or code locks. */
let [account, number, secret, recovery] = ['', '', '', ''];
let memberId = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  const plain = await testServices(db, { newPlaceVerification: true });
  services = { ...plain, config: { ...plain.config, captchaAfterFailures: 1_000, lockAfterFailures: 3 } };
  await db.query('test_calm', 'delete from login_failures');
  members += 1;
  [account, number] = [`second${members}`, `90123451${members}`];
  await addMembers(db, [{ account, number: ['84', number] }]);
  const session = await sessionOf(services, account);
  memberId = session.memberId;
  const enrolment = await startTwoStepLogin(services, session, { loginPassword: 'Portico123' }, testVisitor);
  secret = enrolment.secret;
  const confirmed = { enrolmentId: enrolment.enrolmentId, totpCode: shown() };
  [recovery = ''] = (await confirmTwoStepLogin(services, session, confirmed, testVisitor)).recoveryCodes;
  // The code of this step is used.
  services.pass(30 * SECOND);
});

const shown = () => generateSync({ secret, epoch: services.clock() / 1000 });

/** The failure of a login with the right password. */
async function stopped(): Promise<Failure> {
  const failure = await logIn(services, account).catch((error: unknown) => error);
  if (!(failure instanceof Failure)) throw failure;
  return failure;
}
const ticketOf = async () => (await stopped()).details?.verificationTicket ?? '';
const withCode = async (twoStepCode: string, more: Partial<LoginPayload> = {}, visitor = testVisitor) => {
  const right = { type: 'username', username: account, password: 'Portico123' } as const;
  return login(services, { ...right, verificationTicket: await ticketOf(), twoStepCode, ...more }, visitor);
};
/** The login history after the login of the set-up, and the entries of logins in the audit log. */
async function recorded() {
  const sql = 'select outcome, method from login_records where member_id = $1 order by id offset 1';
  const rows = await db.query<{ outcome: string; method: string }>('test_history', sql, [memberId]);
  const audited = (await auditOf(db, memberId)).map(([kind]) => String(kind));
  return {
    history: rows.map((row) => `${row.outcome} ${row.method}`),
    audited: audited.slice(1).filter((kind) => /^login|^two_step_failed/.test(kind)),
  };
}

test('MEMBER-22 the right password alone is answered with a ticket, recorded, and counts neither way', async () => {
  for (let i = 0; i < 4; i++) {
    expect(await stopped()).toMatchObject({
      code: 'two_step_required',
      details: { verificationTicket: expect.stringMatching(/^ts_/) },
    });
  }
  expect(await recorded()).toEqual({
    history: Array<string>(4).fill('two_step username'),
    audited: Array<string>(4).fill('login_two_step'),
  });
});

test('MEMBER-22 a login by both steps is no failed one in the history; a wrong code is', async () => {
  const failed = async () => {
    const { failedTotal } = await loginHistory(services, { id: 0, memberId, type: 0 } as Session, {
      pageNo: 1,
      pageSize: 10,
    });
    return failedTotal;
  };
  expect(await outcome(withCode(shown()))).toBe('in');
  expect(await failed()).toBe(0);
  const session = await withCode(recovery);
  expect(session).toBeDefined();
  const [last] = await db.query<{ id: number }>(
    'test_last',
    'select id from sessions where member_id = $1 order by id desc',
    [memberId],
  );
  expect(await loginInfo(services, { id: last?.id, memberId, type: 0 } as Session)).toMatchObject({ failedSince: 0 });
  expect(await outcome(withCode(otherCode(shown())))).toBe('verification_code_wrong');
  expect(await failed()).toBe(1);
});

test('MEMBER-22 the third wrong code locks, tells for how long, and is recorded as a lock', async () => {
  const wrong = otherCode(shown());
  for (let i = 0; i < 2; i++) expect(await outcome(withCode(wrong))).toBe('verification_code_wrong');
  await expect(withCode(wrong)).rejects.toMatchObject({ code: 'account_locked', details: { retryAfterSeconds: 900 } });
  // They count against the address too.
  expect(await outcome(logIn(services, 'player01'))).toBe('rate_limited');
  const { history, audited } = await recorded();
  expect(history.filter((each) => !each.startsWith('two_step'))).toEqual([
    'wrong_code username',
    'wrong_code username',
    'locked username',
  ]);
  expect(audited.filter((kind) => kind !== 'login_two_step')).toEqual([
    'two_step_failed',
    'two_step_failed',
    'login_locked',
  ]);
});

test('MEMBER-22 a right code clears the failures, and tells nobody of a recovery code', async () => {
  const wrong = otherCode(shown());
  for (let i = 0; i < 2; i++) expect(await outcome(withCode(wrong))).toBe('verification_code_wrong');
  expect(await outcome(withCode(shown()))).toBe('in');
  for (let i = 0; i < 2; i++) {
    const elsewhere = { password: 'Wrong1234', visitor: { ...testVisitor, ip: '198.51.100.25' } };
    expect(await outcome(logIn(services, account, elsewhere))).toBe('invalid_credentials');
  }
  expect(await titles()).not.toContain('A recovery code was used');
});

const titles = async () => {
  const sql = `
    select t.title from messages m join message_texts t on t.message_id = m.id
    where m.member_id = $1 and t.language = 'EN'`;
  return (await db.query<{ title: string }>('test_titles', sql, [memberId])).map(({ title }) => title);
};

test('MEMBER-22 a recovery code opens a session once, and the member is told', async () => {
  expect(await outcome(withCode(recovery))).toBe('in');
  expect(await titles()).toContain('A recovery code was used');
  expect(await outcome(withCode(recovery))).toBe('verification_code_wrong');
});

test('MEMBER-22 of two logins with one code at the same time, one succeeds', async () => {
  const code = shown();
  const both = await Promise.all([outcome(withCode(code)), outcome(withCode(code))]);
  expect(both.toSorted()).toEqual(['in', 'verification_code_wrong']);
});

test('LOGIN-35 the code of the app also proves a new place; the code of a text message does not replace it', async () => {
  const abroad = { ...testVisitor, ip: '198.51.100.24' };
  expect(await outcome(withCode(shown(), {}, abroad))).toBe('in');
  const verificationCode = await newCode(services, { purpose: 'new_ip', number: `84${number}` });
  const texted = { type: 'username', username: account, password: 'Portico123', verificationCode } as const;
  expect(await outcome(login(services, texted, abroad))).toBe('two_step_required');
  services.pass(30 * SECOND);
  const both = { ...texted, twoStepCode: shown() };
  expect(await outcome(login(services, both, abroad))).toBe('in');
  // Both codes are used up.
  services.pass(30 * SECOND);
  expect(await outcome(login(services, { ...both, twoStepCode: shown() }, abroad))).toMatch(/^verification_code_/);
});
