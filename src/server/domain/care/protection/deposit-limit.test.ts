import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LimitPeriod } from '#generated/model/index.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { createDeposit } from '../../payments/deposits/create-deposit.ts';
import { depositMethods } from '../../payments/deposits/deposit-methods.ts';
import { addPayers } from '../../payments/deposits/testing.ts';
import { HOUR, MINUTE, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { setMoneyLimit } from './set-limit.ts';
import { moneyLimitOf } from './testing.ts';

let db: TestDatabase;
let services: TestServices;
let session: Session;
let account: string;
let members = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
  members += 1;
  account = `saver${members}`;
  await addPayers(db, [account]);
  session = await sessionOf(services, account);
});
afterAll(() => db.close());

const set = (period: LimitPeriod, amount: string) =>
  setMoneyLimit(services, session, { kind: 'deposit', period, amount });
const limitOf = (period: LimitPeriod) => moneyLimitOf(services, session, 'deposit', period);

const deposit = (amount: string) =>
  outcome(db.transaction((tx) => createDeposit(services, tx, session, { methodId: 'dm-bank', amount }, 'EN')));
const end = (state: string, creditedAt: Date | null) =>
  db.query(
    'test_deposits_end',
    'update deposits set state = $2, credited_at = $3, received_amount = $4 where member_id = $1',
    [session.memberId, state, creditedAt, creditedAt === null ? null : '30.00'],
  );
test('MEMBER-22 a deposit limit stops the deposit that would pass the lowest of them, those under way included', async () => {
  await set('day', '100.00');
  await set('month', '80.00');
  expect([await deposit('80.01'), await deposit('50.00'), await deposit('30.01')]).toEqual([
    'deposit_limit_reached',
    'in',
    'deposit_limit_reached',
  ]);
  expect(await limitOf('day')).toMatchObject({ used: '50.00', remaining: '50.00' });
  await end('expired', null);
  expect(await limitOf('day')).toMatchObject({ used: '0.00' });
  expect(await deposit('80.00')).toBe('in');
});

test('MEMBER-22 the rest of a deposit limit is told with the methods, and when the limit that leaves least starts again', async () => {
  expect(await depositMethods(services, session, 'EN')).toMatchObject({ limitRemaining: null, limitResetsAt: null });
  await set('day', '100.00');
  await set('week', '90.00');
  await set('month', '90.00');
  await deposit('20.00');
  expect(await depositMethods(services, session, 'EN')).toMatchObject({
    limitRemaining: '70.00',
    limitResetsAt: '2026-01-31T17:00:00.000Z',
  });
  await set('day', '15.00');
  expect(await depositMethods(services, session, 'EN')).toMatchObject({
    limitRemaining: '0.00',
    limitResetsAt: '2026-01-05T17:00:00.000Z',
  });
});

test('MEMBER-22 a deposit limit counts what was received in the period in which it was credited', async () => {
  await set('day', '40.00');
  await deposit('40.00');
  await end('credited', new Date(Date.UTC(2026, 0, 5, 16, 59, 59, 999)));
  services.pass(7 * HOUR + 30 * MINUTE - 1);
  session = await sessionOf(services, account);
  expect(await limitOf('day')).toMatchObject({ used: '30.00', resetsAt: '2026-01-05T17:00:00.000Z' });
  expect(await deposit('10.01')).toBe('deposit_limit_reached');
  services.pass(1);
  expect(await limitOf('day')).toMatchObject({ used: '0.00', resetsAt: '2026-01-06T17:00:00.000Z' });
  expect(await deposit('40.00')).toBe('in');
});

test('MEMBER-22 a deposit limit is not passed by several deposits at once', async () => {
  await set('week', '50.00');
  const results = await Promise.all(Array.from({ length: 5 }, () => deposit('20.00')));
  expect(results.sort()).toEqual([...Array(3).fill('deposit_limit_reached'), 'in', 'in']);
});

test('MEMBER-22 a member who is excluded while the call is under way deposits nothing', async () => {
  await db.query('test_away', `update members set status = 'excluded' where id = $1`, [session.memberId]);
  expect(await deposit('20.00')).toBe('session_expired');
});
