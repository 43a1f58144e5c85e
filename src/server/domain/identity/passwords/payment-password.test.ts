import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { addMembers, MINUTE, outcome, sessionOf, testServices, testVisitor } from '../../testing.ts';
import { securityCentre } from '../member/security-centre.ts';
import { changePassword } from './change-password.ts';
import { requirePaymentPassword } from './payment-password.ts';
import { changePaymentPassword, setPaymentPassword } from './set-payment-password.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(db, [
    ...Array.from({ length: 11 }, (_, index) => ({ account: `pay${String(index + 1).padStart(2, '0')}` })),
    { account: 'trial_pay', type: 4 },
  ]);
});
afterAll(() => db.close());

const first = (paymentPassword: string, loginPassword = 'Portico123') => ({
  loginPassword,
  paymentPassword,
  confirmPaymentPassword: paymentPassword,
});
const change = (oldPaymentPassword: string, newPaymentPassword: string) => ({
  oldPaymentPassword,
  newPaymentPassword,
  confirmNewPaymentPassword: newPaymentPassword,
});

describe('the payment password', () => {
  test('MEMBER-22 is set once with the login password, and appears in the security centre', async () => {
    const services = await testServices(db);
    const session = await sessionOf(services, 'pay01');
    expect(await outcome(requirePaymentPassword(services, session.memberId, '260105'))).toBe(
      'payment_password_not_set',
    );
    expect(await outcome(setPaymentPassword(services, session, first('260105', 'wrong1'), testVisitor))).toBe(
      'wrong_password',
    );
    expect(await outcome(setPaymentPassword(services, session, first('260105'), testVisitor))).toBe('in');
    expect(await outcome(setPaymentPassword(services, session, first('260106'), testVisitor))).toBe('already_set');
    expect(await outcome(requirePaymentPassword(services, session.memberId, '260105'))).toBe('in');
    const { items } = await securityCentre(services, session);
    expect(items.find(({ kind }) => kind === 'payment_password')).toMatchObject({
      state: 'done',
      changedAt: '2026-01-05T09:30:00.000Z',
    });
  });

  test.each(['000000', '777777', '123456', '654321', '012345', '567890', '098765', '210987'])(
    'MEMBER-22 is not %s, which is easy to guess, when it is set or changed',
    async (weak) => {
      const services = await testServices(db);
      const session = await sessionOf(services, 'pay02');
      expect(await outcome(setPaymentPassword(services, session, first(weak), testVisitor))).toBe(
        'payment_password_weak',
      );
      const changed = changePaymentPassword(services, session, change('260105', weak), testVisitor);
      expect(await outcome(changed)).toBe('payment_password_weak');
    },
  );

  test("MEMBER-22 is not the member's birthday, in no usual spelling", async () => {
    const services = await testServices(db);
    const session = await sessionOf(services, 'pay02');
    await db.query('test_birthday', `update members set birthday = '1992-08-17' where id = $1`, [session.memberId]);
    for (const weak of ['170892', '081792', '920817', '17081992']) {
      expect(await outcome(setPaymentPassword(services, session, first(weak), testVisitor)), weak).toBe(
        'payment_password_weak',
      );
    }
    await db.query('test_none', 'update members set birthday = null where id = $1', [session.memberId]);
  });

  test('VALID-29 follows its rule, matches its confirmation and differs from the login password', async () => {
    const services = await testServices(db);
    const session = await sessionOf(services, 'pay02');
    const set = (payload: ReturnType<typeof first>) =>
      outcome(setPaymentPassword(services, session, payload, testVisitor));
    expect(await set(first('12 456'))).toBe('validation_failed');
    expect(await set(first('1'.repeat(21)))).toBe('validation_failed');
    expect(await set({ ...first('260105'), confirmPaymentPassword: '260106' })).toBe('passwords_do_not_match');
    expect(await set(first('Portico123'))).toBe('password_unchanged');
  });

  test('can be changed with the old one, and the member is notified', async () => {
    const services = await testServices(db);
    const session = await sessionOf(services, 'pay03');
    const run = (payload: ReturnType<typeof change>) =>
      outcome(changePaymentPassword(services, session, payload, testVisitor));
    expect(await run(change('260105', '415926'))).toBe('payment_password_not_set');
    await setPaymentPassword(services, session, first('260105'), testVisitor);
    expect(await run(change('260106', '415926'))).toBe('payment_password_wrong');
    expect(await run(change('260105', '260105'))).toBe('password_unchanged');
    expect(await run(change('260105', 'Portico123'))).toBe('password_unchanged');
    services.pass(MINUTE);
    expect(await run(change('260105', '415926'))).toBe('in');
    expect(await outcome(requirePaymentPassword(services, session.memberId, '260105'))).toBe('payment_password_wrong');
    expect(await outcome(requirePaymentPassword(services, session.memberId, '415926'))).toBe('in');
    const titles = await db.query<{ title: string }>(
      'test_titles',
      `select t.title from messages m join message_texts t on t.message_id = m.id
       where m.member_id = $1 and t.language = 'VI' order by m.sent_at`,
      [session.memberId],
    );
    expect(titles.map(({ title }) => title)).toEqual(['Đã đặt mật khẩu thanh toán', 'Đã đổi mật khẩu thanh toán']);
  });

  test('VALID-29 a broken rule is told with its field', async () => {
    const services = await testServices(db);
    const session = await sessionOf(services, 'pay06');
    const told = (pointer: string) => ({
      code: 'validation_failed',
      details: { fields: [{ pointer, message: expect.stringMatching(/^Must be \d+ to \d+ characters: ./) }] },
    });
    await expect(setPaymentPassword(services, session, first('1'), testVisitor)).rejects.toMatchObject(
      told('/body/paymentPassword'),
    );
    await setPaymentPassword(services, session, first('260105'), testVisitor);
    await expect(changePaymentPassword(services, session, change('260105', '1'), testVisitor)).rejects.toMatchObject(
      told('/body/newPaymentPassword'),
    );
    const unequal = { ...change('260105', '415926'), confirmNewPaymentPassword: '415927' };
    expect(await outcome(changePaymentPassword(services, session, unequal, testVisitor))).toBe(
      'passwords_do_not_match',
    );
  });

  test('a setting and a change are in the audit log, and the member reads of them in English too', async () => {
    const services = await testServices(db);
    const session = await sessionOf(services, 'pay07');
    const noted = async () => {
      const [entry] = await db.query(
        'test_entry',
        'select kind, data from audit_log where member_id = $1 order by id desc limit 1',
        [session.memberId],
      );
      const [message] = await db.query(
        'test_message',
        `select t.title, t.content, m.category from messages m join message_texts t on t.message_id = m.id
         where m.member_id = $1 and t.language = 'EN' order by m.sent_at desc limit 1`,
        [session.memberId],
      );
      return { entry, message };
    };
    const entry = (done: 'set' | 'changed') => ({
      kind: 'payment_password_changed',
      data: { change: done, ip: testVisitor.ip, session: session.id },
    });
    const advice = '<p>If this was not you, change your login password now and tell customer service.</p>';
    await setPaymentPassword(services, session, first('260105'), testVisitor);
    expect(await noted()).toEqual({
      entry: entry('set'),
      message: {
        title: 'Payment password set',
        content: `<p>Your account now has a payment password.</p>${advice}`,
        category: 'account',
      },
    });
    services.pass(MINUTE);
    await changePaymentPassword(services, session, change('260105', '415926'), testVisitor);
    expect(await noted()).toEqual({
      entry: entry('changed'),
      message: {
        title: 'Payment password changed',
        content: `<p>Your payment password was changed.</p>${advice}`,
        category: 'account',
      },
    });
  });

  test('one of two concurrent changes succeeds', async () => {
    const services = await testServices(db);
    const session = await sessionOf(services, 'pay10');
    await setPaymentPassword(services, session, first('260105'), testVisitor);
    const both = ['415926', '358979'].map((password) =>
      outcome(changePaymentPassword(services, session, change('260105', password), testVisitor)),
    );
    expect((await Promise.all(both)).sort()).toEqual(['in', 'payment_password_wrong']);
  });

  test('MALL-03 the wait is told in seconds', async () => {
    const services = await testServices(db);
    const session = await sessionOf(services, 'pay08');
    await setPaymentPassword(services, session, first('260105'), testVisitor);
    const attempt = (password: string) => requirePaymentPassword(services, session.memberId, password);
    for (let i = 0; i < 5; i++) {
      services.pass(1_000);
      expect(await outcome(attempt('000000'))).toBe('payment_password_wrong');
    }
    services.pass(5 * MINUTE + 500);
    await expect(attempt('260105')).rejects.toMatchObject({ details: { retryAfterSeconds: 600 } });
    services.pass(10 * MINUTE - 501);
    await expect(attempt('260105')).rejects.toMatchObject({ details: { retryAfterSeconds: 1 } });
  });

  test('one of two concurrent first settings succeeds', async () => {
    const services = await testServices(db);
    const session = await sessionOf(services, 'pay04');
    const both = ['260105', '415926'].map((password) =>
      outcome(setPaymentPassword(services, session, first(password), testVisitor)),
    );
    expect((await Promise.all(both)).sort()).toEqual(['already_set', 'in']);
  });

  test('MALL-03 five wrong ones lock it for 15 minutes, even for the right one, also concurrently', async () => {
    const services = await testServices(db);
    const session = await sessionOf(services, 'pay05');
    await setPaymentPassword(services, session, first('260105'), testVisitor);
    const attempt = (password: string) => outcome(requirePaymentPassword(services, session.memberId, password));
    for (let i = 0; i < 4; i++) expect(await attempt('000000')).toBe('payment_password_wrong');
    expect(await attempt('260105')).toBe('in');
    const tries = await Promise.all(Array.from({ length: 8 }, () => attempt('000000')));
    expect(tries.sort()).toEqual([
      ...Array.from({ length: 5 }, () => 'payment_password_wrong'),
      ...Array.from({ length: 3 }, () => 'rate_limited'),
    ]);
    services.pass(15 * MINUTE - 1);
    expect(await attempt('260105')).toBe('rate_limited');
    services.pass(1);
    expect(await attempt('000000')).toBe('payment_password_wrong');
    expect(await attempt('260105')).toBe('in');
  });

  test('MEMBER-22 five wrong login passwords stop its setting for 15 minutes, but no change of the login password', async () => {
    const services = await testServices(db);
    const session = await sessionOf(services, 'pay09');
    const visitor = { ...testVisitor, ip: '192.0.2.71' };
    const set = (loginPassword: string) =>
      outcome(setPaymentPassword(services, session, first('260105', loginPassword), visitor));
    for (let tries = 0; tries < 5; tries += 1) expect(await set('wrong1')).toBe('wrong_password');
    expect(await set('Portico123')).toBe('rate_limited');
    const next = { oldPassword: 'Portico123', newPassword: 'Harbour2026', confirmNewPassword: 'Harbour2026' };
    expect(await outcome(changePassword(services, session, next, testVisitor))).toBe('in');
    services.pass(15 * MINUTE);
    expect(await set('Harbour2026')).toBe('in');
  });

  test('wrong ones expire after half an hour', async () => {
    const services = await testServices(db);
    const session = await sessionOf(services, 'pay11');
    await setPaymentPassword(services, session, first('260105'), testVisitor);
    const attempt = () => outcome(requirePaymentPassword(services, session.memberId, '000000'));
    for (let i = 0; i < 9; i++) {
      expect(await attempt()).toBe('payment_password_wrong');
      services.pass(8 * MINUTE);
    }
  });

  test('does not exist for a trial account', async () => {
    const services = await testServices(db);
    const session = await sessionOf(services, 'trial_pay');
    expect(await outcome(setPaymentPassword(services, session, first('260105'), testVisitor))).toBe(
      'in_need_true_account',
    );
    expect(await outcome(changePaymentPassword(services, session, change('260105', '415926'), testVisitor))).toBe(
      'in_need_true_account',
    );
  });
});
