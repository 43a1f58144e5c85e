import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { Failure } from '#server/shared/failure.ts';
import {
  addMembers,
  HOUR,
  logIn,
  MINUTE,
  outcome,
  SECOND,
  sessionOf,
  type TestServices,
  testServices,
  testVisitor,
} from '../../testing.ts';
import { login } from '../login/login.ts';
import { securityCentre } from '../member/security-centre.ts';
import { authenticator, type Session } from '../session/session.ts';
import { otherCode } from '../verification/testing.ts';
import { confirmTwoStepLogin, disableTwoStepLogin, startTwoStepLogin } from './two-step-login.ts';

const STEP = 30 * SECOND;

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
beforeEach(async () => {
  const plain = await testServices(db);
  // Without captchas, which failures of this address would demand.
  services = { ...plain, config: { ...plain.config, captchaAfterFailures: 1000 } };
  await db.query('test_calm', 'delete from login_failures');
  members += 1;
  account = `steps${members}`;
  await addMembers(db, [{ account }]);
  session = await sessionOf(services, account);
});

/** What the app shows, some steps away. */
const shown = (of = secret, steps = 0) => generateSync({ secret: of, epoch: services.clock() / 1000 + steps * 30 });
const wrongCode = () => otherCode(shown());
const start = (loginPassword = 'Portico123') => startTwoStepLogin(services, session, { loginPassword }, testVisitor);
const confirm = (enrolmentId: string, totpCode: string) =>
  confirmTwoStepLogin(services, session, { enrolmentId, totpCode }, testVisitor);
const disable = (code: string, loginPassword = 'Portico123') =>
  disableTwoStepLogin(services, session, { loginPassword, code }, testVisitor);

/** Turns it on; the code of the current step is used up. */
async function turnOn(): Promise<void> {
  const enrolment = await start();
  secret = enrolment.secret;
  recoveryCodes = (await confirm(enrolment.enrolmentId, shown())).recoveryCodes;
}

/** The ticket of a login with the right password. */
async function ticketOf(): Promise<string> {
  const failure = await logIn(services, account).catch((error: unknown) => error);
  if (!(failure instanceof Failure) || failure.code !== 'two_step_required') throw failure;
  return failure.details?.verificationTicket ?? '';
}
const withCode = (verificationTicket: string, twoStepCode: string, password = 'Portico123') =>
  login(services, { type: 'username', username: account, password, verificationTicket, twoStepCode }, testVisitor);
const stored = async (sql: string) => JSON.stringify(await db.query(`test ${sql}`, sql));

describe('turning two-step login on', () => {
  test('MEMBER-22 the first code of the app turns it on and answers ten recovery codes', async () => {
    const { enrolmentId, secret: given, otpauthUrl, expiresAt } = await start();
    expect(given).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(otpauthUrl);
    expect([url.protocol, url.searchParams.get('secret'), url.searchParams.get('issuer')]).toEqual([
      'otpauth:',
      given,
      services.brand.name,
    ]);
    expect(expiresAt).toBe('2026-01-05T09:40:00.000Z');
    // Nothing changes before it is confirmed.
    expect(await outcome(logIn(services, account))).toBe('in');
    const state = await confirm(enrolmentId, shown(given));
    expect(state).toMatchObject({ enabled: true, changedAt: '2026-01-05T09:30:00.000Z' });
    expect(new Set(state.recoveryCodes).size).toBe(10);
    for (const code of state.recoveryCodes) expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const { items } = await securityCentre(services, session);
    expect(items.at(-1)).toMatchObject({ state: 'done', changedAt: '2026-01-05T09:30:00.000Z' });
    expect(await outcome(start())).toBe('already_set');
  });

  test('MEMBER-22 the other sessions of the account end', async () => {
    const other = await logIn(services, account);
    await turnOn();
    const authenticate = authenticator(db);
    expect(await authenticate(services, other.token, { background: false })).toBe('expired');
    expect(
      (await db.query('test_open', 'select 1 from sessions where id = $1 and ended_at is null', [session.id])).length,
    ).toBe(1);
  });

  test('neither secret nor recovery codes are stored in clear', async () => {
    await turnOn();
    const text = `${await stored('select * from two_step_logins')}${await stored('select * from two_step_recovery_codes')}`;
    expect(text).not.toContain(secret);
    for (const code of recoveryCodes) expect(text).not.toContain(code);
  });

  test('needs the login password', async () => {
    expect(await outcome(start('Wrong1234'))).toBe('wrong_password');
  });

  test('a code is good at most one step before and after its own', async () => {
    for (const [steps, expected] of [
      [-2, 'verification_code_wrong'],
      [2, 'verification_code_wrong'],
      [-1, 'in'],
    ] as const) {
      const { enrolmentId, secret: given } = await start();
      expect(await outcome(confirm(enrolmentId, shown(given, steps)))).toBe(expected);
    }
  });

  test('a new start, ten minutes or five wrong codes make an enrolment void', async () => {
    const first = await start();
    const second = await start();
    expect(await outcome(confirm(first.enrolmentId, shown(first.secret)))).toBe('not_found');
    services.pass(10 * MINUTE);
    expect(await outcome(confirm(second.enrolmentId, shown(second.secret)))).toBe('not_found');
    const third = await start();
    secret = third.secret;
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await outcome(confirm(third.enrolmentId, wrongCode()))).toBe('verification_code_wrong');
    }
    expect(await outcome(confirm(third.enrolmentId, shown()))).toBe('not_found');
  });

  test("another member's enrolment is not found", async () => {
    const { enrolmentId, secret: given } = await start();
    await addMembers(db, [{ account: `${account}b` }]);
    session = await sessionOf(services, `${account}b`);
    expect(await outcome(confirm(enrolmentId, shown(given)))).toBe('not_found');
  });

  test('ROLE-08 a trial account has no second step', async () => {
    session = { ...session, type: 4 };
    expect(await outcome(start())).toBe('in_need_true_account');
    expect(await outcome(confirm('te-x', '000000'))).toBe('in_need_true_account');
    expect(await outcome(disable('000000'))).toBe('in_need_true_account');
  });
});

describe('a login with two-step login', () => {
  beforeEach(async () => {
    await turnOn();
    services.pass(STEP);
  });

  test('MEMBER-22 the right password alone opens no session; the code of the app does, once', async () => {
    const ticket = await ticketOf();
    const code = shown();
    expect(await outcome(withCode(ticket, code))).toBe('in');
    const again = await ticketOf();
    expect(await outcome(withCode(again, code))).toBe('verification_code_wrong');
    // The code of an earlier step is refused too, although it is still within the tolerance.
    expect(await outcome(withCode(again, shown(secret, -1)))).toBe('verification_code_wrong');
    services.pass(STEP);
    expect(await outcome(withCode(again, shown()))).toBe('in');
  });

  test('of two logins with one code at the same time, one succeeds', async () => {
    const [one, two] = [await ticketOf(), await ticketOf()];
    const code = shown();
    const outcomes = await Promise.all([outcome(withCode(one, code)), outcome(withCode(two, code))]);
    expect(outcomes.toSorted()).toEqual(['in', 'verification_code_wrong']);
  });

  test('MEMBER-22 a recovery code is good once, and its use is told', async () => {
    const [code = ''] = recoveryCodes;
    expect(await outcome(withCode(await ticketOf(), code))).toBe('in');
    expect(await outcome(withCode(await ticketOf(), code))).toBe('verification_code_wrong');
    const told = await db.query<{ title: string }>(
      'test_told',
      `select t.title from messages m join message_texts t on t.message_id = m.id
        where m.member_id = $1 and t.language = 'EN' and t.title like '%recovery%'`,
      [session.memberId],
    );
    expect(told).toEqual([{ title: 'A recovery code was used' }]);
  });

  test('a code without the ticket of a right password is not looked at', async () => {
    expect(await outcome(withCode('ts_unknown', shown()))).toBe('verification_code_expired');
    const ticket = await ticketOf();
    services.pass(5 * MINUTE);
    expect(await outcome(withCode(ticket, shown()))).toBe('verification_code_expired');
  });

  test("another account's ticket is refused", async () => {
    const ticket = await ticketOf();
    await addMembers(db, [{ account: `${account}c` }]);
    account = `${account}c`;
    expect(await outcome(withCode(ticket, shown()))).toBe('verification_code_expired');
  });

  test('a ticket is good for five codes, and still needs the password', async () => {
    const ticket = await ticketOf();
    expect(await outcome(withCode(ticket, shown(), 'Wrong1234'))).toBe('invalid_credentials');
    for (let tries = 1; tries < 5; tries += 1) {
      expect(await outcome(withCode(ticket, wrongCode()))).toBe('verification_code_wrong');
    }
    expect(await outcome(withCode(ticket, shown()))).toBe('verification_code_expired');
  });

  test('wrong codes count like wrong passwords: the tenth locks the account, whatever the ticket', async () => {
    for (let tries = 0; tries < 2; tries += 1) {
      const ticket = await ticketOf();
      for (let code = 1; code <= 5; code += 1) {
        const isLast = tries === 1 && code === 5;
        expect(await outcome(withCode(ticket, wrongCode()))).toBe(
          isLast ? 'account_locked' : 'verification_code_wrong',
        );
      }
    }
    expect(await outcome(logIn(services, account))).toBe('account_locked');
  });

  test('LOGIN-32 the history names the stop and the wrong code', async () => {
    await withCode(await ticketOf(), wrongCode()).catch(() => undefined);
    const rows = await db.query<{ outcome: string }>(
      'test_history',
      'select outcome from login_records where member_id = $1 order by id desc limit 2',
      [session.memberId],
    );
    expect(rows.map(({ outcome: each }) => each)).toEqual(['wrong_code', 'two_step']);
  });
});

describe('turning two-step login off', () => {
  beforeEach(async () => {
    await turnOn();
    services.pass(STEP);
  });

  test('MEMBER-22 takes the password and a code; the next login needs the password alone', async () => {
    expect(await outcome(disable(shown(), 'Wrong1234'))).toBe('wrong_password');
    expect(await outcome(disable(wrongCode()))).toBe('verification_code_wrong');
    expect(await disable(shown())).toEqual({
      enabled: false,
      changedAt: '2026-01-05T09:30:30.000Z',
      recoveryCodes: [],
    });
    expect(await outcome(logIn(services, account))).toBe('in');
    expect(await outcome(disable(shown()))).toBe('conflict');
    // The recovery codes are void: on again with another secret, an old one opens nothing.
    const [old = ''] = recoveryCodes;
    services.pass(STEP);
    await turnOn();
    expect(await outcome(withCode(await ticketOf(), old))).toBe('verification_code_wrong');
  });

  test('MEMBER-22 a recovery code is good for it too', async () => {
    expect(await outcome(disable(recoveryCodes[3] ?? ''))).toBe('in');
  });

  test('five wrong passwords or codes in 30 minutes are refused for 15', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await outcome(disable(tries === 2 ? shown() : wrongCode(), tries === 2 ? 'Wrong1234' : undefined))).toBe(
        tries === 2 ? 'wrong_password' : 'verification_code_wrong',
      );
    }
    expect(await outcome(disable(shown()))).toBe('rate_limited');
    services.pass(15 * MINUTE);
    expect(await outcome(disable(shown()))).toBe('in');
    services.pass(HOUR);
  });
});
