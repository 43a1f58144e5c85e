import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LimitPeriod, MoneyLimitKind } from '#generated/model/index.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { addMembers, HOUR, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { setMoneyLimit } from './set-limit.ts';
import { moneyLimitOf } from './testing.ts';

let db: TestDatabase;
let services: TestServices;
let session: Session;
let members = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
  members += 1;
  await addMembers(db, [{ account: `setter${members}` }]);
  session = await sessionOf(services, `setter${members}`);
});
afterAll(() => db.close());

const set = (amount: string | null, kind: MoneyLimitKind = 'loss', period: LimitPeriod = 'day') =>
  setMoneyLimit(services, session, { kind, period, amount });
const limit = () => moneyLimitOf(services, session, 'loss', 'day');
const operator = (amount: string, next: string | null = null) =>
  db.query(
    'test_operator_sets',
    `insert into play_limits (member_id, kind, period, set_by, amount, next_amount, next_at)
     values ($1, 'loss', 'day', 'operator', $2, $3, $4)`,
    [session.memberId, amount, next, next && new Date(services.clock() + 24 * HOUR)],
  );

test('MEMBER-22 another raise begins its own 24 hours, also a smaller one and one to no limit', async () => {
  await set('100.00');
  await set('300.00');
  services.pass(HOUR);
  await set('200.00');
  expect((await limit())?.pending).toEqual({ amount: '200.00', effectiveAt: '2026-01-06T10:30:00.000Z' });
  services.pass(HOUR);
  await set(null);
  expect((await limit())?.pending).toEqual({ amount: null, effectiveAt: '2026-01-06T11:30:00.000Z' });
  services.pass(HOUR);
  await set(null);
  expect((await limit())?.pending).toEqual({ amount: null, effectiveAt: '2026-01-06T11:30:00.000Z' });
  await set('200.00');
  expect((await limit())?.pending).toEqual({ amount: '200.00', effectiveAt: '2026-01-06T12:30:00.000Z' });
});

test('MEMBER-22 a limit below what was used leaves nothing', async () => {
  await db.query(
    'test_lost',
    `insert into bets (id, member_id, vendor_code, category, game_name, state, summary, stake, payout, placed_at, moved_at)
     values ('set-limit', $1, 'SAF', 'RNG', 'Lantern Road', 'open', '', 30, 0, $2, $2)`,
    [session.memberId, new Date(services.clock())],
  );
  await set('20.00');
  expect(await limit()).toMatchObject({ amount: '20.00', used: '30.00', remaining: '0.00' });
});

test('MEMBER-22 a limit of the operator binds its own kind and period alone, and its changes are not told', async () => {
  await operator('100.00', '500.00');
  expect(await outcome(set('100.01'))).toBe('forbidden');
  expect(await outcome(set('900.00', 'loss', 'week'))).toBe('in');
  expect(await outcome(set('900.00', 'deposit', 'day'))).toBe('in');
  expect(await limit()).toMatchObject({ amount: '100.00', setBy: 'operator', pending: null });
});

test('MEMBER-22 a lower limit that was there before one of the operator still holds', async () => {
  await set('60.00');
  await operator('100.00');
  expect(await limit()).toMatchObject({ amount: '60.00', setBy: 'member' });
});

test('MEMBER-22 a raise that waits is told at its own kind and period alone', async () => {
  for (const [kind, period] of [
    ['loss', 'day'],
    ['loss', 'week'],
    ['deposit', 'day'],
  ] as const) {
    await set('100.00', kind, period);
  }
  await set('150.00', 'deposit', 'day');
  const { moneyLimits } = await set('200.00', 'loss', 'week');
  expect(moneyLimits.flatMap((one) => (one.pending ? [[one.kind, one.period, one.pending.amount]] : []))).toEqual([
    ['deposit', 'day', '150.00'],
    ['loss', 'week', '200.00'],
  ]);
});

test('MEMBER-22 without a limit of the operator one that was never set is the own', async () => {
  expect(await limit()).toMatchObject({ amount: null, setBy: 'member' });
});
