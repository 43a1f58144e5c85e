import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { boundAccounts } from '../../money/bound-accounts/bound-accounts.ts';
import { addPayee, type Payee, withdraw } from '../../payments/withdrawals/testing.ts';
import {
  DAY,
  HOUR,
  MINUTE,
  outcome,
  sessionOf,
  sliderTicket,
  type TestServices,
  testServices,
  testVisitor,
} from '../../testing.ts';
import { sendMemberCode } from '../verification/member-codes.ts';
import { asker, codeSentTo, otherCode } from '../verification/testing.ts';
import { requirePaymentPassword } from './payment-password.ts';
import { resetPaymentPassword } from './set-payment-password.ts';

let db: TestDatabase;
let services: TestServices;
let payee: Payee;
let members = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const email = () => `linh${members}@example.com`;
async function begin(): Promise<void> {
  services = await testServices(db);
  members += 1;
  payee = await addPayee(db, services, `forgets${members}`);
  await db.query('test_email', 'update members set email = $2 where id = $1', [payee.memberId, email()]);
}
const lastCode = () => codeSentTo(services, email());
const byEmail = { channel: 'email', purpose: 'reset_payment_password' } as const;
const send = () => sendMemberCode(services, payee.session, byEmail, asker);
const reset = (code: string, loginPassword = 'Portico123', next = '415926') =>
  resetPaymentPassword(
    services,
    payee.session,
    { loginPassword, verificationCode: code, newPaymentPassword: next, confirmNewPaymentPassword: next },
    testVisitor,
  );

describe('a forgotten payment password', () => {
  test('ENTITY-16 is replaced by the login password and a code, which is good once', async () => {
    await begin();
    expect(await send()).toEqual({
      sentTo: 'l***@example.com',
      expiredMinutes: 5,
      expirationTime: Date.UTC(2026, 0, 5, 9, 35),
    });
    const code = await lastCode();
    await reset(code);
    expect(await outcome(requirePaymentPassword(services, payee.memberId, '415926'))).toBe('in');
    expect(await outcome(requirePaymentPassword(services, payee.memberId, '730185'))).toBe('payment_password_wrong');
    expect(await outcome(reset(code, 'Portico123', '415927'))).toBe('verification_code_wrong');
  });

  test('needs both proofs, and a failure keeps the code', async () => {
    await begin();
    await send();
    const code = await lastCode();
    expect(await outcome(reset(otherCode(code)))).toBe('verification_code_wrong');
    expect(await outcome(reset(code, 'Wrong1234'))).toBe('wrong_password');
    expect(await outcome(reset(code, 'Portico123', 'Portico123'))).toBe('password_unchanged');
    expect(await outcome(reset(code, 'Portico123', '456789'))).toBe('payment_password_weak');
    await db.query('test_birthday', `update members set birthday = '1992-08-17' where id = $1`, [payee.memberId]);
    expect(await outcome(reset(code, 'Portico123', '170892'))).toBe('payment_password_weak');
    expect(await outcome(reset(code))).toBe('in');
  });

  test('holds bound accounts back for a day', async () => {
    await begin();
    await send();
    await reset(await lastCode());
    const { accounts } = await boundAccounts(services, db, payee.session);
    expect(accounts[0]?.usableFrom).toBe('2026-01-06T09:30:00.000Z');
    expect(await outcome(withdraw(services, payee, '10.00'))).toBe('not_found');
    services.pass(DAY - 1);
    expect(await outcome(withdraw(services, payee, '10.00'))).toBe('not_found');
    services.pass(1);
    expect(await outcome(withdraw(services, payee, '10.00'))).toBe('in');
  });

  test('another member cannot use the code', async () => {
    await begin();
    await send();
    const code = await lastCode();
    await begin();
    expect(await outcome(reset(code))).toBe('verification_code_wrong');
  });
});

describe('a code for a member', () => {
  test('goes to what is bound alone: without a number there is nowhere to send it', async () => {
    await begin();
    const bySms = {
      channel: 'sms',
      purpose: 'reset_payment_password',
      sliderTicket: await sliderTicket(services),
    } as const;
    expect(await outcome(sendMemberCode(services, payee.session, bySms, asker))).toBe('contact_missing');
  });

  test('SMS-13 needs a slider ticket by SMS, and goes to the bound number, masked', async () => {
    await begin();
    const session = await sessionOf(services, 'player01');
    const bySms = { channel: 'sms', purpose: 'reset_payment_password' } as const;
    expect(await outcome(sendMemberCode(services, session, bySms, asker))).toBe('captcha_check_failed');
    const ticket = await sliderTicket(services);
    expect(await sendMemberCode(services, session, { ...bySms, sliderTicket: ticket }, asker)).toMatchObject({
      sentTo: '+84 ******5678',
    });
  });

  test('is sent at most once a minute to a member, and ten times a day', async () => {
    await begin();
    await send();
    expect(await outcome(send())).toBe('sms_too_many_requests');
    for (let sent = 1; sent < 10; sent += 1) {
      services.pass(10 * MINUTE);
      expect(await outcome(send())).toBe('in');
    }
    services.pass(HOUR);
    expect(await outcome(send())).toBe('sms_quota_exceeded');
  });

  test('that binds is void when another one is sent for another address', async () => {
    await begin();
    const bind = (email: string) =>
      sendMemberCode(services, payee.session, { channel: 'email', purpose: 'bind_email', email }, asker);
    await bind('a@example.com');
    services.pass(10 * MINUTE);
    await bind('b@example.com');
    const kept = await db.query('test_codes', `select 1 from sms_codes where purpose = 'bind_email'`);
    expect(kept).toHaveLength(1);
    const lacking = { channel: 'sms', purpose: 'bind_email', email: 'c@example.com' } as const;
    expect(await outcome(sendMemberCode(services, payee.session, lacking, asker))).toBe('validation_failed');
  });
});
