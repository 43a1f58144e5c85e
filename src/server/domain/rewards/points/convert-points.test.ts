import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { post } from '../../money/wallet/post.ts';
import { reconcile } from '../../money/wallet/reconcile.ts';
import { addMembers, DAY, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { convertPoints } from './convert-points.ts';
import { pointsBalance } from './points-balance.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(
    db,
    ['points01', 'points02', 'points03', 'points04', 'points05', 'points06', 'points07'].map((account) => ({
      account,
    })),
  );
});
afterAll(() => db.close());

async function holder(services: TestServices, account: string, points: number) {
  const session = await sessionOf(services, account);
  await post(db, {
    key: `test:${account}`,
    kind: 'points_earned',
    reason: { kind: 'bet', id: account },
    at: new Date(services.clock()),
    currency: 'USD',
    entries: [
      { house: 'points', amount: `-${points}` },
      { memberId: session.memberId, purpose: 'points', amount: `${points}` },
    ],
  });
  const convert = (wanted: number) => db.transaction((tx) => convertPoints(services, tx, session, { points: wanted }));
  return { session, convert };
}

test('MALL-06 API-60 API-54 ENTITY-41 points become money in one posting, and the points record it', async () => {
  const services = await testServices(db);
  const { session, convert } = await holder(services, 'points01', 1284);
  expect(await convert(1000)).toEqual({
    conversionId: expect.stringMatching(/^pt-[\w-]+$/),
    points: 1000,
    amount: '10.00',
    pointsAfter: 284,
    convertedAt: '2026-01-05T09:30:00.000Z',
  });
  expect((await sessionOf(services, 'points01')).balance).toBe('10.00000000');
  expect(await pointsBalance(services, session)).toMatchObject({ balance: 284, earned: 1284, spent: 1000 });
  expect(await reconcile(db, () => undefined)).toMatchObject({ differences: 0 });
});

test("MALL-02 API-54 ENTITY-41 the demo player's earned, spent and kept points match the seed, and are kept for decades", async () => {
  const services = await testServices(db);
  const session = await sessionOf(services, 'player01');
  expect(await pointsBalance(services, session)).toEqual({
    balance: 1284,
    earned: 2184,
    spent: 900,
    asOf: '2026-01-05T09:30:00.000Z',
  });
  services.pass(20 * 365 * DAY);
  expect(await pointsBalance(services, session)).toMatchObject({ balance: 1284 });
  const nobody = await sessionOf(services, 'points03');
  expect(await pointsBalance(services, nobody)).toMatchObject({ balance: 0, earned: 0, spent: 0 });
});

test('API-60 MALL-06 only whole available steps convert, within the daily limit', async () => {
  const services = await testServices(db);
  const { convert } = await holder(services, 'points02', 60_000);
  for (const points of [1, 99, 150]) expect(await outcome(convert(points))).toBe('points_amount_invalid');
  expect(await outcome(convert(50_100))).toBe('points_amount_invalid');
  const both = await Promise.all([outcome(convert(30_000)), outcome(convert(30_000))]);
  expect(both.sort()).toEqual(['in', 'points_amount_invalid']);
  services.pass(DAY);
  expect(await outcome(convert(30_100))).toBe('insufficient_points');
  expect(await outcome(convert(30_000))).toBe('in');
});

test('a conversion is in the audit log, and the house pays it from its promotions', async () => {
  const services = await testServices(db);
  const { session, convert } = await holder(services, 'points04', 500);
  const { conversionId } = await convert(300);
  const [audited] = await db.query(
    'test_audit',
    'select kind, data from audit_log where member_id = $1 order by id desc limit 1',
    [session.memberId],
  );
  expect(audited).toEqual({
    kind: 'points_converted',
    data: { conversion: conversionId, points: 300, amount: '3.00', session: session.id },
  });
  const posted = await db.query(
    'test_posted',
    `select a.kind, a.member_id as "memberId", e.amount::float8 as amount
     from transactions t join entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id
     where t.reason_id = $1 order by e.amount`,
    [conversionId],
  );
  expect(posted).toEqual([
    { kind: 'points', memberId: session.memberId, amount: -300 },
    { kind: 'promotions', memberId: null, amount: -3 },
    { kind: 'main', memberId: session.memberId, amount: 3 },
    { kind: 'points', memberId: null, amount: 300 },
  ]);
});

test('MALL-03 the minimum and the daily limit themselves convert', async () => {
  const services = await testServices(db, {
    points: { turnoverPerPoint: '10.00', pointValue: '0.01', convertMin: 200, convertStep: 100, convertMaxPerDay: 900 },
  });
  const { convert } = await holder(services, 'points05', 2_000);
  expect(await outcome(convert(100))).toBe('points_amount_invalid');
  expect(await outcome(convert(200))).toBe('in');
  expect(await outcome(convert(800))).toBe('points_amount_invalid');
  expect(await outcome(convert(700))).toBe('in');
  expect(await outcome(convert(200))).toBe('points_amount_invalid');
});

test('MALL-06 a point may be worth many units of a currency of small units', async () => {
  const { currency } = (await testServices(db)).brand;
  const services = await testServices(db, {
    currency: { ...currency, decimals: 0 },
    points: { turnoverPerPoint: '10.00', pointValue: '200.50', convertMin: 1, convertStep: 1, convertMaxPerDay: null },
  });
  const { convert } = await holder(services, 'points06', 300);
  // 300 x 200.50 and 3 x 200.50 rounded down.
  expect(await convert(297)).toMatchObject({ amount: '59548.00', pointsAfter: 3 });
  expect(await convert(3)).toMatchObject({ amount: '601.00', pointsAfter: 0 });
});

test('MALL-06 points worth less than the smallest coin are not spent', async () => {
  const services = await testServices(db, {
    points: { turnoverPerPoint: '10.00', pointValue: '0.001', convertMin: 1, convertStep: 1, convertMaxPerDay: null },
  });
  const { convert } = await holder(services, 'points07', 1284);
  expect(await outcome(convert(9))).toBe('points_amount_invalid');
  expect(await convert(19)).toMatchObject({ amount: '0.01', pointsAfter: 1265 });
});
