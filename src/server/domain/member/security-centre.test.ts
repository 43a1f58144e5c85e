import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openTestDatabase } from '../../db/testing.ts';
import { addMembers, DAY, HOUR, outcome, sessionOf, type TestServices, testServices } from '../testing.ts';
import { securityCentre } from './security-centre.ts';

let db: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  await addMembers(db, [
    { account: 'bare01' },
    { account: 'unproven01', number: ['84', '901234567'], numberProven: false },
  ]);
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
    newPlaceCheck: services.brand.newPlaceVerification,
    lastLogin: null,
  });
});

test('LOGIN-32 the last login is the one before the current session', async () => {
  services.pass(HOUR);
  const second = await sessionOf(services, 'player01');
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

test('ROLE-08 a trial account has no security centre', async () => {
  const session = await sessionOf(services, 'bare01');
  expect(await outcome(securityCentre(services, { ...session, type: 4 }))).toBe('in_need_true_account');
});
