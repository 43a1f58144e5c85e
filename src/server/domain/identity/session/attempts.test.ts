import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase, TEST_NOW } from '#server/db/testing.ts';
import { MINUTE } from '../../testing.ts';
import { type Attempted, clearAttempts, confirmFailure, countAttempt, takeBackAttempt } from './attempts.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase({ seeded: false });
});
afterAll(() => db.close());

const rules = { captchaAfterFailures: 3, lockAfterFailures: 10 };
let names = 0;
const fresh = (ip: string) => ({ whose: `somebody ${++names}`, ip });
const count = (attempted: Attempted, now = TEST_NOW) => countAttempt(db, attempted, rules, now);

async function fail(attempted: Attempted, now = TEST_NOW) {
  const attempt = await count(attempted, now);
  await confirmFailure(db, attempted, rules, attempt.at);
  return attempt;
}

test('CAPTCHA-06 the fourth attempt for a name within 30 minutes needs a captcha, from any address', async () => {
  const { whose } = fresh('');
  const needs: boolean[] = [];
  for (let place = 1; place <= 4; place++) {
    needs.push((await fail({ whose, ip: `198.51.100.${place}` })).needsCaptcha);
  }
  expect(needs).toEqual([false, false, false, true]);
  expect((await count({ whose, ip: '198.51.100.9' }, TEST_NOW + 30 * MINUTE - 1)).needsCaptcha).toBe(true);
  const later = await count({ whose, ip: '198.51.100.9' }, TEST_NOW + 30 * MINUTE);
  expect(later.needsCaptcha).toBe(false);
});

test('CAPTCHA-06 so does the fourth attempt from an address, for any name, and from its IPv6 network', async () => {
  const attempts = [];
  for (let i = 0; i < 4; i++) attempts.push(await fail(fresh(`2001:db8:0:1::${i + 1}`)));
  expect(attempts.map(({ needsCaptcha }) => needsCaptcha)).toEqual([false, false, false, true]);
  expect(attempts.map(({ demandsCaptcha }) => demandsCaptcha)).toEqual([false, false, true, true]);
  expect((await count(fresh('2001:db8:0:2::1'))).needsCaptcha).toBe(false);
});

test('ten failures lock name and address for 15 minutes, and further attempts do not prolong it', async () => {
  const attempted = fresh('198.51.100.30');
  const attempts = [];
  for (let i = 0; i < 10; i++) attempts.push(await fail(attempted));
  expect(attempts.map(({ last }) => last)).toEqual([...Array<boolean>(9).fill(false), true]);
  expect((await count(attempted, TEST_NOW + MINUTE)).lockedSeconds).toEqual({ name: 840, address: 840 });
  expect((await count(fresh('198.51.100.30'), TEST_NOW + 14 * MINUTE)).lockedSeconds).toEqual({ name: 0, address: 60 });
  expect((await count(attempted, TEST_NOW + 15 * MINUTE)).lockedSeconds).toEqual({ name: 0, address: 0 });
});

test('a withdrawn attempt does not count, and its lock is withdrawn too', async () => {
  const attempted = fresh('198.51.100.40');
  for (let i = 0; i < 9; i++) await fail(attempted, TEST_NOW + i);
  const tenth = await count(attempted, TEST_NOW + 9);
  expect(tenth.last).toBe(true);
  await takeBackAttempt(db, attempted, rules, tenth.at);
  expect(await count(attempted, TEST_NOW + 10)).toMatchObject({ lockedSeconds: { name: 0, address: 0 }, last: true });
});

test('CAPTCHA-06 the right password clears the name, not the address', async () => {
  const attempted = fresh('198.51.100.50');
  for (let i = 0; i < 3; i++) await fail(attempted, TEST_NOW + i);
  await clearAttempts(db, attempted.whose);
  expect((await count(attempted, TEST_NOW + 6)).needsCaptcha).toBe(true);
  expect((await count({ ...attempted, ip: '198.51.100.51' }, TEST_NOW + 7)).needsCaptcha).toBe(false);
});

test('concurrent attempts cannot bypass the lock of a name', async () => {
  const attempted = fresh('198.51.100.60');
  const all = await Promise.all(Array.from({ length: 14 }, () => count(attempted)));
  expect(all.filter(({ lockedSeconds }) => lockedSeconds.name > 0)).toHaveLength(4);
  expect(all.filter(({ last, lockedSeconds }) => last && lockedSeconds.name === 0)).toHaveLength(1);
});

test('CAPTCHA-06 many concurrent valid logins behind one address need no captcha', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => count(fresh('198.51.100.70'))));
  expect(all.every((attempt) => !attempt.needsCaptcha && attempt.lockedSeconds.address === 0)).toBe(true);
});

test('CAPTCHA-06 attempts whose password is still being checked count for the lock, not for a captcha', async () => {
  const attempted = fresh('198.51.100.80');
  for (let i = 0; i < 5; i++) await count(attempted, TEST_NOW + i);
  expect(await count(attempted, TEST_NOW + 5)).toMatchObject({ needsCaptcha: false, demandsCaptcha: false });
  for (let i = 6; i < 9; i++) await count(attempted, TEST_NOW + i);
  expect(await count(attempted, TEST_NOW + 9)).toMatchObject({ needsCaptcha: false, last: true });
});

test('nothing is counted against a name from an address that is locked', async () => {
  const ip = '198.51.100.90';
  for (let i = 0; i < 10; i++) await fail(fresh(ip));
  const [unknown, known] = [fresh(ip), fresh(ip)];
  await fail({ ...known, ip: '198.51.100.91' });
  for (const attempted of [unknown, known]) {
    for (let i = 1; i <= 12; i++) {
      expect((await count(attempted, TEST_NOW + i)).lockedSeconds).toMatchObject({ name: 0, address: 900 });
    }
    const elsewhere = await count({ ...attempted, ip: '198.51.100.92' }, TEST_NOW + 20);
    expect(elsewhere).toMatchObject({ lockedSeconds: { name: 0, address: 0 }, last: false });
  }
});

test('failures are kept as long as they or their lock can matter, then deleted', async () => {
  const old = fresh('198.51.100.100');
  await fail(old, TEST_NOW + 60 * MINUTE);
  const kept = async (now: number) => {
    await fail(fresh(`198.51.100.${101 + (now % 50)}`), now);
    const sql = 'select count(*)::int as n from login_failures where changed_at = $1';
    return (await db.query<{ n: number }>('test_kept', sql, [new Date(TEST_NOW + 60 * MINUTE)]))[0]?.n;
  };
  // The name and its address.
  expect(await kept(TEST_NOW + 105 * MINUTE)).toBe(2);
  expect(await kept(TEST_NOW + 105 * MINUTE + 1)).toBe(0);
});

test('an attempt that was cleared meanwhile takes no other one back', async () => {
  const attempted = fresh('198.51.100.160');
  const first = await count(attempted);
  await clearAttempts(db, attempted.whose);
  for (let i = 1; i <= 9; i++) await count(attempted, TEST_NOW + i);
  await takeBackAttempt(db, attempted, rules, first.at);
  expect((await count(attempted, TEST_NOW + 10)).last).toBe(true);
});

test('a first attempt is not the last of two', async () => {
  const attempt = await countAttempt(db, fresh('198.51.100.180'), { ...rules, lockAfterFailures: 2 }, TEST_NOW);
  expect(attempt.last).toBe(false);
});

test('a limit of one locks with the first attempt', async () => {
  const attempted = fresh('198.51.100.170');
  const once = (now: number) => countAttempt(db, attempted, { ...rules, lockAfterFailures: 1 }, now);
  expect(await once(TEST_NOW)).toMatchObject({ lockedSeconds: { name: 0, address: 0 }, last: true });
  expect((await once(TEST_NOW + 1)).lockedSeconds).toEqual({ name: 900, address: 0 });
});

test('an address may have another limit than a name', async () => {
  const own = { ...rules, lockAfterFailures: 2, lockAddressAfterFailures: 3 };
  const ip = '198.51.100.190';
  for (let i = 0; i < 3; i++) {
    const attempted = fresh(ip);
    const attempt = await countAttempt(db, attempted, own, TEST_NOW);
    expect(attempt.lockedSeconds.address).toBe(0);
    await confirmFailure(db, attempted, own, attempt.at);
  }
  const late = fresh(ip);
  expect((await countAttempt(db, late, own, TEST_NOW)).lockedSeconds).toEqual({ name: 0, address: 900 });
  // It did not count: elsewhere the name has both of its attempts.
  const elsewhere = await countAttempt(db, { ...late, ip: '198.51.100.191' }, own, TEST_NOW);
  expect(elsewhere).toMatchObject({ lockedSeconds: { name: 0, address: 0 }, last: false });
});
