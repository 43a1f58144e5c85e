import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { post } from '../../money/wallet/post.ts';
import { reconcile } from '../../money/wallet/reconcile.ts';
import { addMembers, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { listPointTransactions } from './list-point-transactions.ts';
import { listRedemptions } from './list-redemptions.ts';
import { pointsBalance } from './points-balance.ts';
import { redeemPoints } from './redeem-points.ts';
import {
  completeRedemption,
  listRedemptionReviews,
  readRedemptionReview,
  rejectRedemption,
} from './review-redemptions.ts';
import { sealPlainAddresses } from './sealed-address.ts';

/** How many of the goods are there before each test. */
const STOCK = 7;

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(
    db,
    ['redeem01', 'redeem02', 'redeem03', 'redeem04', 'redeem05'].map((account) => ({ account })),
  );
});
beforeEach(() => db.query('test_set_stock', "update point_rewards set stock = $1 where id = 'pr-203'", [STOCK]));
afterAll(() => db.close());

const page = { pageNo: 1, pageSize: 10 };
const address = {
  recipient: 'Nguyễn Thị Ánh 🎁',
  mobileNum: '912000041',
  countryDialingCode: '84',
  street: '12 Lý Thường Kiệt, P. Trần Hưng Đạo',
  city: 'Hoàn Kiếm',
  region: 'Hà Nội',
  postalCode: '100000',
  country: 'VN',
};

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
  const redeem = (rewardId: string, more: { readonly quantity?: number; readonly address?: typeof address } = {}) =>
    db.transaction((tx) => redeemPoints(services, tx, session, { rewardId, quantity: 1, ...more }, 'EN'));
  return { session, redeem };
}

const stock = async () =>
  (await db.query<{ stock: number }>('test_stock', "select stock from point_rewards where id = 'pr-203'"))[0]?.stock;

test('API-59 MALL-01 money and bonus money are given at once, and wrong addresses and quantities are refused', async () => {
  const services = await testServices(db);
  const { session, redeem } = await holder(services, 'redeem01', 1380);
  expect(await redeem('pr-202')).toMatchObject({ kind: 'money', state: 'completed', points: 480, bonusId: null });
  expect((await sessionOf(services, 'redeem01')).balance).toBe('5.00000000');
  expect(await redeem('pr-201')).toMatchObject({ state: 'completed', bonusId: expect.stringMatching(/^bn-/) });
  expect(await pointsBalance(services, session)).toMatchObject({ balance: 0, spent: 1380 });
  expect(await outcome(redeem('pr-202'))).toBe('insufficient_points');
  expect(await outcome(redeem('pr-202', { address }))).toBe('validation_failed');
  expect(await outcome(redeem('pr-203'))).toBe('validation_failed');
  expect(await outcome(redeem('pr-203', { address, quantity: 3 }))).toBe('validation_failed');
  expect(await outcome(redeem('pr-none'))).toBe('not_found');
  expect(await reconcile(db, () => undefined)).toMatchObject({ differences: 0 });
});

test('MALL-01 MALL-04 goods wait for an operator; a rejection returns the points and the goods once', async () => {
  const services = await testServices(db);
  const { session, redeem } = await holder(services, 'redeem02', 1600);
  const other = await sessionOf(services, 'redeem03');
  const first = await redeem('pr-203', { address });
  services.pass(1000);
  const second = await redeem('pr-203', { address });
  expect(await stock()).toBe(STOCK - 2);
  const waiting = await listRedemptionReviews(services, { ...page, account: 'redeem02' }, 'EN');
  expect(waiting.content.map(({ redemptionId }) => redemptionId)).toEqual([first.redemptionId, second.redemptionId]);
  expect(await readRedemptionReview(services, 'Mai', first.redemptionId, 'EN')).toMatchObject({ address });
  services.pass(1000);
  const act = (redemptionId: string) => ({ operator: 'Mai', language: 'EN' as const, redemptionId });
  const reject = (id: string) => db.transaction((tx) => rejectRedemption(services, tx, act(id), 'Not reached.'));
  const complete = (id: string) => db.transaction((tx) => completeRedemption(services, tx, act(id), 'VNP 1'));
  await reject(first.redemptionId);
  expect(await complete(second.redemptionId)).toMatchObject({ state: 'completed', tracking: 'VNP 1', endedBy: 'Mai' });
  for (const { redemptionId } of [first, second]) expect(await outcome(reject(redemptionId))).toBe('conflict');
  expect(await outcome(complete('rd-none'))).toBe('not_found');
  expect(await stock()).toBe(STOCK - 1);
  expect(await pointsBalance(services, session)).toMatchObject({ balance: 800, spent: 800 });
  services.pass(1000);
  const mine = await listRedemptions(services, session, page, 'VI');
  expect(mine.content.map(({ state, reason }) => [state, reason])).toEqual([
    ['completed', null],
    ['rejected', 'Not reached.'],
  ]);
  expect(mine.totals).toEqual({ points: 800 });
  expect((await listRedemptions(services, other, page, 'EN')).content).toEqual([]);
  const entries = await listPointTransactions(services, session, page, 'EN');
  expect(entries.content.map(({ kind, points }) => [kind, points])).toEqual([
    ['returned', 800],
    ['redeemed', -800],
    ['redeemed', -800],
    ['earned', 1600],
  ]);
  expect(entries.totals).toEqual({ earned: 1600, spent: 800 });
});

test('API-59 MALL-05 of 200 redemptions at once no more succeed than there is stock', async () => {
  const services = await testServices(db);
  const { session, redeem } = await holder(services, 'redeem04', 200 * 800);
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => outcome(redeem('pr-203', { address }))));
  expect(outcomes.filter((result) => result === 'in')).toHaveLength(STOCK);
  expect(outcomes.filter((result) => result === 'point_reward_sold_out')).toHaveLength(200 - STOCK);
  expect(await stock()).toBe(0);
  expect(await pointsBalance(services, session)).toMatchObject({ balance: (200 - STOCK) * 800 });
  expect(await reconcile(db, () => undefined)).toMatchObject({ differences: 0 });
});

test('an address lies sealed in the database, also one that was stored before addresses were sealed', async () => {
  const services = await testServices(db);
  const { redeem } = await holder(services, 'redeem05', 800);
  const { redemptionId } = await redeem('pr-203', { address });
  const stored = async () =>
    (
      await db.query<{ text: string }>('test_stored', 'select r::text as text from redemptions r where r.id = $1', [
        redemptionId,
      ])
    )[0]?.text ?? '';
  const read = async () => (await readRedemptionReview(services, 'Mai', redemptionId, 'EN')).address;
  const words = [address.recipient, address.mobileNum, address.street, address.city, address.region];
  const first = await stored();
  expect(words.filter((word) => first.includes(word))).toEqual([]);
  await db.query('test_plain', 'update redemptions set address = $2 where id = $1', [
    redemptionId,
    JSON.stringify(address),
  ]);
  expect(await stored()).toContain(address.street);
  expect(await read()).toEqual(address);
  await sealPlainAddresses(services);
  const sealed = await stored();
  expect(words.filter((word) => sealed.includes(word))).toEqual([]);
  expect(await read()).toEqual(address);
  await sealPlainAddresses(services);
  expect(await stored()).toBe(sealed);
});
