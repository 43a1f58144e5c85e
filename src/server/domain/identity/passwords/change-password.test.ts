import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import {
  addMembers,
  logIn,
  MINUTE,
  outcome,
  sessionOf,
  sessionWith,
  testServices,
  testVisitor,
} from '../../testing.ts';
import { changePassword } from './change-password.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(db, [
    ...Array.from({ length: 10 }, (_, index) => ({ account: `change${String(index + 1).padStart(2, '0')}` })),
    { account: 'trial_change', type: 4 },
  ]);
});
afterAll(() => db.close());

/** Failures use another address: after a failure the next call of an address needs a captcha. */
const elsewhere = { ...testVisitor, ip: '192.0.2.60' };

const to = (newPassword: string, oldPassword: string | undefined = 'Portico123') => ({
  ...(oldPassword !== undefined && { oldPassword }),
  newPassword,
  confirmNewPassword: newPassword,
});

test('API-10 PASSWORD-03 VALID-31 ENTITY-11 with the right old password the new one is set and logs in', async () => {
  const services = await testServices(db);
  const session = await sessionOf(services, 'change01');
  services.pass(MINUTE);
  expect(await changePassword(services, session, to('Harbour2026'), testVisitor)).toEqual({
    changedAt: new Date(services.clock()).toISOString(),
    endedSessions: 0,
  });
  expect(await outcome(logIn(services, 'change01', { visitor: elsewhere }))).toBe('invalid_credentials');
  expect(await outcome(logIn(services, 'change01', { password: 'Harbour2026' }))).toBe('in');
});

test("API-10 all other sessions of the account end at once, the caller's continues", async () => {
  const services = await testServices(db);
  const [mine, other] = [await logIn(services, 'change02'), await logIn(services, 'change02')];
  const stranger = await logIn(services, 'player01');
  const session = await sessionWith(services, mine.token);
  expect(await changePassword(services, session, to('Harbour2026'), testVisitor)).toMatchObject({ endedSessions: 1 });
  await expect(sessionWith(services, other.token)).rejects.toThrow('expired');
  expect(await sessionWith(services, mine.token)).toMatchObject({ account: 'change02' });
  expect(await sessionWith(services, stranger.token)).toMatchObject({ account: 'player01' });
});

test('ENTITY-10 ERROR-12 the old password is always checked, and missing only if the account has none', async () => {
  const services = await testServices(db);
  const session = await sessionOf(services, 'change03');
  const change = (payload: ReturnType<typeof to>) => outcome(changePassword(services, session, payload, elsewhere));
  expect(await change(to('Harbour2026', 'wrong'))).toBe('wrong_password');
  expect(await change({ newPassword: 'Harbour2026', confirmNewPassword: 'Harbour2026' })).toBe('wrong_password');
  await db.query('test_none', `update members set password_hash = null where account = 'change03'`);
  expect(await change({ newPassword: 'Harbour2026', confirmNewPassword: 'Harbour2026' })).toBe('in');
});

test('VALID-29 VALID-30 ERROR-15 ENTITY-11 the new password follows the registration rule, and the confirmation must match', async () => {
  const services = await testServices(db);
  const session = await sessionOf(services, 'player01');
  for (const bad of ['Ab1', 'onlyletters', '12345678', `A1${'a'.repeat(19)}`, 'Harbour 2026\u0000', '']) {
    await expect(changePassword(services, session, to(bad), testVisitor)).rejects.toMatchObject({
      code: 'validation_failed',
      details: {
        fields: [
          {
            pointer: '/body/newPassword',
            rule: bad === '' ? 'required' : 'reg_pattern_16',
            message: 'Must be 6 to 20 characters: at least one letter and one digit',
          },
        ],
      },
    });
  }
  const unequal = { ...to('Harbour2026'), confirmNewPassword: 'Harbour2027' };
  expect(await outcome(changePassword(services, session, unequal, testVisitor))).toBe('passwords_do_not_match');
});

test("LOGIN-31 the new password is neither the old one nor the site's default", async () => {
  const services = await testServices(db, { passwords: { maxAgeDays: null, default: 'Welcome1' } });
  const session = await sessionOf(services, 'player01');
  expect(await outcome(changePassword(services, session, to('Portico123'), testVisitor))).toBe('password_unchanged');
  expect(await outcome(changePassword(services, session, to('Welcome1'), testVisitor))).toBe('password_unchanged');
});

test('ROLE-08 a trial account has no password', async () => {
  const services = await testServices(db);
  const session = await sessionOf(services, 'trial_change');
  expect(await outcome(changePassword(services, session, to('Harbour2026'), testVisitor))).toBe('in_need_true_account');
});

test('ten wrong old passwords stop attempts for 15 minutes, and do not lock the login', async () => {
  const services = await testServices(db);
  const session = await sessionOf(services, 'change04');
  const visitor = { ...testVisitor, ip: '192.0.2.61' };
  const guess = (old: string, ip = visitor.ip) =>
    outcome(changePassword(services, session, to('Harbour2026', old), { ...visitor, ip }));
  for (let i = 0; i < 10; i++) expect(await guess('wrong')).toBe('wrong_password');
  expect(await guess('Portico123', '192.0.2.62')).toBe('rate_limited');
  expect(await outcome(logIn(services, 'change04'))).toBe('in');
  services.pass(15 * MINUTE);
  expect(await guess('Portico123')).toBe('in');
});

test('one of two concurrent changes succeeds', async () => {
  const services = await testServices(db);
  const session = await sessionOf(services, 'change09');
  const change = (password: string) =>
    outcome(changePassword(services, session, to(password), { ...testVisitor, ip: '192.0.2.63' }));
  expect((await Promise.all([change('Saffron2026'), change('Lantern2026')])).sort()).toEqual(['in', 'wrong_password']);
});

test('the audit log has the change with its session, and every wrong old password', async () => {
  const services = await testServices(db);
  const session = await sessionOf(services, 'change05');
  const entry = async () => {
    const sql = 'select kind, data from audit_log where member_id = $1 order by id desc limit 1';
    return (await db.query('test_entry', sql, [session.memberId]))[0];
  };
  const visitor = { ...testVisitor, ip: '192.0.2.64' };
  expect(await outcome(changePassword(services, session, to('Harbour2026', 'wrong'), visitor))).toBe('wrong_password');
  expect(await entry()).toEqual({ kind: 'password_failed', data: { ip: '192.0.2.64' } });
  await changePassword(services, session, to('Harbour2026'), visitor);
  expect(await entry()).toEqual({
    kind: 'password_changed',
    data: { by: 'password', ip: '192.0.2.64', session: session.id },
  });
});

test('the wait after ten wrong old passwords is told in seconds, of the account and of the address', async () => {
  const services = await testServices(db);
  const session = await sessionOf(services, 'change06');
  const stranger = await sessionOf(services, 'change07');
  const visitor = { ...testVisitor, ip: '192.0.2.65' };
  for (let i = 0; i < 10; i++) await outcome(changePassword(services, session, to('Harbour2026', 'wrong'), visitor));
  services.pass(5 * MINUTE);
  for (const [who, ip] of [
    [session, '192.0.2.66'],
    [stranger, '192.0.2.65'],
  ] as const) {
    await expect(changePassword(services, who, to('Harbour2026'), { ...visitor, ip })).rejects.toMatchObject({
      code: 'rate_limited',
      details: { retryAfterSeconds: 600 },
    });
  }
});

test('the right old password clears the wrong ones', async () => {
  const services = await testServices(db);
  const session = await sessionOf(services, 'change08');
  let place = 0;
  const guess = (old: string) => {
    place += 1;
    return outcome(
      changePassword(services, session, to('Harbour2026', old), { ...testVisitor, ip: `198.51.100.${place}` }),
    );
  };
  for (let i = 0; i < 9; i++) expect(await guess('wrong')).toBe('wrong_password');
  expect(await guess('Portico123')).toBe('in');
  expect(await guess('wrong')).toBe('wrong_password');
  expect(await guess('Harbour2026')).toBe('password_unchanged');
});

test('the audit log has the change, and no row contains a password', async () => {
  const services = await testServices(db);
  const session = await sessionOf(services, 'change10');
  const visitor = { ...testVisitor, ip: '192.0.2.67' };
  await outcome(changePassword(services, session, to('Harbour2026', 'Saffron2026'), visitor));
  await changePassword(services, session, to('Harbour2026'), visitor);
  await changePassword(services, session, to('Lantern2026', 'Harbour2026'), visitor);
  const [found] = await db.query<{ kinds: string[]; text: string }>(
    'test_audit',
    'select array_agg(kind order by id) as kinds, jsonb_agg(data)::text as text from audit_log where member_id = $1',
    [session.memberId],
  );
  expect(found?.kinds).toEqual(['login', 'password_failed', 'password_changed', 'password_changed']);
  expect(found?.text).not.toMatch(/Harbour|Saffron|Lantern|Portico/);
});
