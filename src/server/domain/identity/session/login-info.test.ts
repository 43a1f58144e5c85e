import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { addMembers, DAY, HOUR, logIn, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { dismissLoginInfo, lastLoginBefore, loginInfo } from './login-history.ts';

let db: TestDatabase;
let services: TestServices;
let account = '';
let members = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  services = await testServices(db);
  members += 1;
  account = `arrives${members}`;
  await addMembers(db, [{ account }]);
});

test('LOGIN-32 the welcome of the first login is due until the account dismisses it', async () => {
  const first = await sessionOf(services, account);
  expect(await loginInfo(services, first)).toEqual({
    firstLoginDue: true,
    afterLoginDue: false,
    lastLogin: null,
    failedSince: 0,
    profileComplete: false,
    depositLimitSet: false,
    passwordChangeDue: false,
  });
  services.pass(HOUR);
  const second = await sessionOf(services, account);
  expect(await loginInfo(services, second)).toMatchObject({ firstLoginDue: true });
  expect(await dismissLoginInfo(services, second, { kind: 'first_login' })).toMatchObject({ firstLoginDue: false });
  expect(await loginInfo(services, first)).toMatchObject({ firstLoginDue: false });
});

test('LOGIN-32 the last login is due once a session, with the failed attempts since', async () => {
  const first = await sessionOf(services, account);
  services.pass(HOUR);
  expect(await outcome(logIn(services, account, { password: 'Wrong1234' }))).toBe('invalid_credentials');
  expect(await outcome(logIn(services, account, { password: 'Wrong1234' }))).toBe('invalid_credentials');
  services.pass(HOUR);
  const second = await sessionOf(services, account);
  const due = {
    afterLoginDue: true,
    lastLogin: { at: '2026-01-05T09:30:00.000Z', ip: '203.0.113.7', country: 'VN', device: 'Chrome on Windows' },
    failedSince: 2,
  };
  expect(await loginInfo(services, second)).toMatchObject(due);
  expect(await dismissLoginInfo(services, second, { kind: 'after_login' })).toMatchObject({
    ...due,
    afterLoginDue: false,
  });
  expect(await dismissLoginInfo(services, second, { kind: 'after_login' })).toMatchObject({ afterLoginDue: false });
  const { lastLogin } = due;
  expect([await lastLoginBefore(db, first), await lastLoginBefore(db, second)]).toEqual([null, lastLogin]);
  services.pass(HOUR);
  const third = await sessionOf(services, account);
  expect(await loginInfo(services, third)).toMatchObject({ afterLoginDue: true, failedSince: 0 });
});

test('LOGIN-32 the demo member has a whole profile and no welcome', async () => {
  const session = await sessionOf(services, 'player01');
  expect(await loginInfo(services, session)).toMatchObject({ firstLoginDue: false, profileComplete: true });
});

test('LOGIN-18 LOGIN-19 LOGIN-31 LOGIN-33 a default password is due for a change, an expired one where the site forces it', async () => {
  const session = await sessionOf(services, account);
  const due = async (passwords: { maxAgeDays: number | null; default: string | null }, forced = true) => {
    const flags = { ...services.brand.flags, PWDEXPFORCECHANGE3: forced };
    const changed = { ...services, brand: { ...services.brand, passwords, flags } };
    return (await loginInfo(changed, session)).passwordChangeDue;
  };
  expect(await due({ maxAgeDays: null, default: 'Portico123' }, false)).toBe(true);
  expect(await due({ maxAgeDays: null, default: 'Another123' })).toBe(false);
  expect(await due({ maxAgeDays: 30, default: null })).toBe(false);
  services.pass(30 * DAY);
  expect(await due({ maxAgeDays: 30, default: null })).toBe(false);
  services.pass(1);
  expect(await due({ maxAgeDays: 30, default: null })).toBe(true);
  expect(await due({ maxAgeDays: 30, default: null }, false)).toBe(false);
  expect(await due({ maxAgeDays: null, default: null })).toBe(false);
});

test('LOGIN-18 LOGIN-29 an account without a password has none to change', async () => {
  const session = await sessionOf(services, account);
  await db.query('test_keyless', 'update members set password_hash = null where account = $1', [account]);
  const passwords = { maxAgeDays: 30, default: 'Portico123' };
  services.pass(31 * DAY);
  const flags = { ...services.brand.flags, PWDEXPFORCECHANGE3: true };
  const forced = { ...services, brand: { ...services.brand, passwords, flags } };
  expect(await loginInfo(forced, session)).toMatchObject({ passwordChangeDue: false });
});

test('LOGIN-32 a deposit limit of the member counts as set, another limit does not', async () => {
  const session = await sessionOf(services, account);
  const limit = (kind: string) =>
    db.query(
      `test_limit_${kind}`,
      `insert into play_limits (member_id, kind, period, set_by, amount) values ($1, '${kind}', 'week', 'member', 100)`,
      [session.memberId],
    );
  await limit('loss');
  expect(await loginInfo(services, session)).toMatchObject({ depositLimitSet: false });
  await limit('deposit');
  expect(await loginInfo(services, session)).toMatchObject({ depositLimitSet: true });
});

test('LOGIN-32 a trial account has nothing due', async () => {
  const session = await sessionOf(services, account);
  // Not even with the default password of the site.
  const brand = { ...services.brand, passwords: { maxAgeDays: null, default: 'Portico123' } };
  expect(await loginInfo({ ...services, brand }, { ...session, type: 4 })).toMatchObject({
    firstLoginDue: false,
    afterLoginDue: false,
    lastLogin: null,
    failedSince: 0,
    passwordChangeDue: false,
  });
});
