import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import {
  addMembers,
  DAY,
  logIn,
  MINUTE,
  outcome,
  sessionOf,
  type TestServices,
  testServices,
  testVisitor,
} from '../../testing.ts';
import { login } from '../login/login.ts';
import { loginHistory } from './login-history.ts';

let db: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(db, [
    ...['seen01', 'seen02', 'seen03', 'seen04'].map((account) => ({ account })),
    { account: 'left01', status: 'excluded' },
    { account: 'coded01', number: ['84', '901234569'] },
  ]);
});
beforeEach(async () => {
  services = await testServices(db);
});
afterAll(() => db.close());

const all = { pageNo: 1, pageSize: 10 };

/** Each has an address of its own: after a failure the next call of an address needs a captcha. */
const wrongLogIn = (account: string, ip: string) =>
  logIn(services, account, { password: 'Wrong12345', visitor: { ...testVisitor, ip } });

test('MEMBER-22 LOGIN-32 every attempt has location and device, newest first, and the current one is marked', async () => {
  expect(await outcome(wrongLogIn('seen01', '192.0.2.81'))).toBe('invalid_credentials');
  services.pass(MINUTE);
  const phone = { ...testVisitor, ip: '198.51.100.9', country: null, userAgent: 'Mozilla/5.0 (iPhone) Safari/605' };
  await logIn(services, 'seen01', { visitor: phone });
  services.pass(MINUTE);
  const session = await sessionOf(services, 'seen01');
  const history = await loginHistory(services, session, all);
  expect(history).toMatchObject({ totalPages: 1, totalElements: 3, failedTotal: 1 });
  expect(history.content).toEqual([
    {
      loginId: expect.stringMatching(/^lg_[0-9a-f]{32}$/),
      at: '2026-01-05T09:32:00.000Z',
      outcome: 'success',
      method: 'username',
      ip: '203.0.113.7',
      country: 'VN',
      device: 'Chrome on Windows',
      current: true,
    },
    expect.objectContaining({
      outcome: 'success',
      ip: '198.51.100.9',
      country: null,
      device: 'Safari on iPhone',
      current: false,
    }),
    expect.objectContaining({ outcome: 'wrong_password', at: '2026-01-05T09:30:00.000Z', current: false }),
  ]);
});

test('MEMBER-22 can be filtered by outcome and days, in pages; one beyond the last is empty', async () => {
  expect(await outcome(wrongLogIn('seen02', '192.0.2.82'))).toBe('invalid_credentials');
  services.pass(MINUTE);
  for (const ip of ['198.51.100.9', '198.51.100.10'])
    await logIn(services, 'seen02', { visitor: { ...testVisitor, ip } });
  services.pass(MINUTE);
  const session = await sessionOf(services, 'seen02');
  const failed = await loginHistory(services, session, { ...all, outcome: 'wrong_password' });
  expect(failed).toMatchObject({ totalElements: 1, failedTotal: 1 });
  const second = await loginHistory(services, session, { pageNo: 2, pageSize: 3 });
  expect(second.content.map(({ outcome: came }) => came)).toEqual(['wrong_password']);
  expect(second.totalPages).toBe(2);
  expect((await loginHistory(services, session, { pageNo: 9, pageSize: 3 })).content).toEqual([]);
  const range = { from: '2026-01-05T09:30:00Z', to: '2026-01-05T09:31:00Z' };
  expect((await loginHistory(services, session, { ...all, ...range })).totalElements).toBe(1);
});

test.each([
  [{ from: '2026-01-05T00:00:00Z', to: '2026-01-05T00:00:00Z' }, 'range_order'],
  [{ from: '2025-10-01T00:00:00Z', to: '2026-01-05T00:00:00Z' }, 'range_length'],
])('MEMBER-22 a range of %j is refused', async (range, rule) => {
  const session = await sessionOf(services, 'seen04');
  await expect(loginHistory(services, session, { ...all, ...range })).rejects.toMatchObject({
    code: 'validation_failed',
    details: { fields: [{ pointer: '/query/from', rule }] },
  });
});

test('MEMBER-22 nobody sees the attempts of another account', async () => {
  const other = await sessionOf(services, 'player01');
  const history = await loginHistory(services, other, all);
  expect(history.totalElements).toBe(1);
  expect(history.content[0]?.current).toBe(true);
});

test('MEMBER-22 a wrong code and a self-exclusion are listed too', async () => {
  const sms = { type: 'sms', countryDialingCode: '84', mobileNum: '0901234569', verificationCode: '000000' } as const;
  expect(await outcome(login(services, sms, { ...testVisitor, ip: '192.0.2.84' }))).toBe('verification_code_wrong');
  const coded = await sessionOf(services, 'coded01');
  const history = await loginHistory(services, coded, { ...all, outcome: 'wrong_code' });
  expect(history.content).toEqual([expect.objectContaining({ method: 'sms', outcome: 'wrong_code' })]);
  expect(await outcome(logIn(services, 'left01'))).toBe('self_excluded');
  const kept = await db.query<{ outcome: string }>(
    'test_records',
    "select outcome from login_records r join members m on m.id = r.member_id where m.account = 'left01'",
  );
  expect(kept).toEqual([{ outcome: 'self_excluded' }]);
});

test('MEMBER-22 a failed login of 90 days ago is still listed', async () => {
  expect(await outcome(wrongLogIn('seen03', '192.0.2.83'))).toBe('invalid_credentials');
  services.pass(90 * DAY);
  const session = await sessionOf(services, 'seen03');
  const from = new Date(services.clock() - 91 * DAY).toISOString();
  expect((await loginHistory(services, session, { ...all, from })).failedTotal).toBe(1);
});

test('ROLE-08 a trial account has no history', async () => {
  const session = await sessionOf(services, 'seen04');
  expect(await outcome(loginHistory(services, { ...session, type: 4 }, all))).toBe('in_need_true_account');
});
