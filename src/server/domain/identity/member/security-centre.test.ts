import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { addMembers, DAY, HOUR, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { securityCentre } from './security-centre.ts';

let db: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(db, [
    { account: 'bare01' },
    { account: 'twice01' },
    { account: 'whole01', number: ['84', '901234599'], email: 'an@example.com' },
    { account: 'unproven01', number: ['84', '901234567'], numberProven: false },
  ]);
});
beforeEach(async () => {
  services = await testServices(db);
});
afterAll(() => db.close());

test("MEMBER-02 MEMBER-22 each part of the account's security is listed, with masked details", async () => {
  const first = await sessionOf(services, 'player01');
  expect(await securityCentre(services, first)).toEqual({
    score: 80,
    strength: 'good',
    items: [
      { kind: 'login_password', state: 'done', points: 20, detail: null, changedAt: '2026-01-05T09:30:00.000Z' },
      { kind: 'payment_password', state: 'done', points: 20, detail: null, changedAt: '2025-10-01T09:30:00.000Z' },
      { kind: 'email', state: 'done', points: 15, detail: 'k***@example.com', changedAt: '2025-10-01T09:30:00.000Z' },
      { kind: 'mobile', state: 'done', points: 15, detail: '+84 ******5678', changedAt: '2025-10-01T09:30:00.000Z' },
      { kind: 'bound_account', state: 'done', points: 10, detail: '1', changedAt: '2025-11-06T09:30:00.000Z' },
      { kind: 'two_step_login', state: 'missing', points: 20, detail: null, changedAt: null },
    ],
    nextItem: 'two_step_login',
    newPlaceCheck: false,
    lastLogin: null,
  });
});

test('LOGIN-32 the last login is the one before the current session', async () => {
  await sessionOf(services, 'twice01');
  services.pass(HOUR);
  const second = await sessionOf(services, 'twice01');
  expect((await securityCentre(services, second)).lastLogin).toEqual({
    at: '2026-01-05T09:30:00.000Z',
    ip: '203.0.113.7',
    country: 'VN',
    device: 'Chrome on Windows',
  });
});

test('LOGIN-35 an unverified number gives no points', async () => {
  const asking = await testServices(db, { newPlaceVerification: true });
  const centre = await securityCentre(asking, await sessionOf(asking, 'unproven01'));
  expect(centre).toMatchObject({ score: 20, strength: 'weak', newPlaceCheck: false });
});

test('MEMBER-22 a password older than the site allows must be renewed and gives no points', async () => {
  const aging = await testServices(db, { passwords: { maxAgeDays: 30, default: null } });
  aging.pass(31 * DAY);
  const centre = await securityCentre(aging, await sessionOf(aging, 'bare01'));
  expect(centre.items[0]).toMatchObject({ state: 'renew', points: 20 });
  expect(centre).toMatchObject({ score: 0, strength: 'weak', nextItem: 'login_password' });
});

test('MEMBER-22 a password is renewed after as many days as the site allows, not on the last of them', async () => {
  const stateAfter = async (passed: number, maxAgeDays: number | null) => {
    const aging = await testServices(db, { passwords: { maxAgeDays, default: null } });
    const session = await sessionOf(aging, 'whole01');
    aging.pass(passed);
    return (await securityCentre(aging, session)).items[0]?.state;
  };
  expect(await stateAfter(30 * DAY, 30)).toBe('done');
  expect(await stateAfter(30 * DAY + 1, 30)).toBe('renew');
  expect(await stateAfter(3_000 * DAY, null)).toBe('done');
});

test.each([
  ['weak', 35, true, []],
  ['fair', 40, false, ['payment']],
  ['good', 70, true, ['payment', 'email']],
  ['strong', 90, true, ['payment', 'email', 'two_step']],
] as const)('MEMBER-22 the account is %s with %i points', async (strength, score, hasNumber, added) => {
  const account = `points${score}`;
  await addMembers(db, [{ account, ...(hasNumber && { number: ['84', `9012345${score}`] as const }) }]);
  const session = await sessionOf(services, account);
  const at = new Date('2026-01-05T08:00:00Z');
  const set = async (name: string, sql: string) => db.query(name, sql, [session.memberId, at]);
  if (added.some((part) => part === 'email')) {
    await set('test_email', "update members set email = 'an@example.com', email_changed_at = $2 where id = $1");
  }
  if (added.some((part) => part === 'payment')) {
    await set(
      'test_payment',
      "update members set payment_password_hash = 'x', payment_password_changed_at = $2 where id = $1",
    );
  }
  if (added.some((part) => part === 'two_step')) {
    await set(
      'test_two_step',
      `insert into two_step_logins (member_id, sealed_secret, last_step, enabled_at) values ($1, 'x', 1, $2)`,
    );
  }
  const centre = await securityCentre(services, session);
  expect(centre).toMatchObject({ score, strength });
  const changed = centre.items.filter(({ kind, state }) => state === 'done' && !/login_password|mobile/.test(kind));
  expect(changed.map(({ changedAt }) => changedAt)).toEqual(added.map(() => at.toISOString()));
});

test('LOGIN-35 the check of a new place is that of the site, for numbers that the server itself can ask', async () => {
  const checks = async (changes: Partial<TestServices['brand']>) => {
    const site = await testServices(db, changes);
    return (await securityCentre(site, await sessionOf(site, 'whole01'))).newPlaceCheck;
  };
  const { register } = services.brand;
  expect(await checks({ newPlaceVerification: true })).toBe(true);
  expect(await checks({ newPlaceVerification: false })).toBe(false);
  expect(await checks({ newPlaceVerification: true, register: { ...register, smsChannel: 'firebase' } })).toBe(false);
});

test('ROLE-08 a trial account has no security centre', async () => {
  const session = await sessionOf(services, 'bare01');
  expect(await outcome(securityCentre(services, { ...session, type: 4 }))).toBe('in_need_true_account');
});
