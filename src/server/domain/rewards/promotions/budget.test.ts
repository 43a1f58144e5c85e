import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { reward } from '#server/seed/promotions.ts';
import { expectReconciled } from '../../play/seamless/testing.ts';
import { addMembers, DAY, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { listBonuses } from '../bonuses/read-bonuses.ts';
import { claimRewards, listRewards } from '../grants/member-rewards.ts';
import { rewardRegistration, rewardTurnover } from './grant-by-rule.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const limit = (id: string, left: number) =>
  db.query('test_limit', 'update promotions set budget = spent + $2::numeric where id = $1', [id, left]);
const unspent = async (id: string) => {
  const sql = 'select (budget - spent)::numeric(24, 2)::text as left from promotions where id = $1';
  return (await db.query<{ left: string }>('test_unspent', sql, [id]))[0]?.left;
};
async function membersNamed(name: string, count: number): Promise<readonly number[]> {
  const accounts = Array.from({ length: count }, (_, index) => `${name}${index}`);
  await addMembers(
    db,
    accounts.map((account) => ({ account })),
  );
  const sql = 'select id from members where account = any($1) order by id';
  return (await db.query<{ id: number }>('test_ids', sql, [accounts])).map(({ id }) => id);
}

/** Each of the members has lost a stake on slots five days ago. */
async function playedLastWeek(ids: readonly number[], stake: string, now: number): Promise<void> {
  await db.query(
    'test_play',
    `with b as (
       insert into bets (id, member_id, vendor_code, category, game_name, state, summary, stake, valid_turnover,
         placed_at, moved_at, settled_at)
       select 'b-budget-' || m || '-' || extract(epoch from $2::timestamptz), m, 'SAF', 'RNG', 'Test', 'lost', '', $3, $3, $2, $2, $2 from unnest($1::bigint[]) x (m)
       returning *
     )
     insert into bet_settlements (bet_id, member_id, category, bets, stake, payout, valid_turnover, settled_at)
     select id, member_id, category, 1, stake, 0, valid_turnover, settled_at from b`,
    [ids, new Date(now - 5 * DAY), stake],
  );
}
/** Services for which the players of the sandbox, and of other tests, have had theirs before. */
async function servicesAfterRebates(): Promise<TestServices> {
  const services = await testServices(db);
  await db.query('test_no_limit', `update promotions set budget = null where id = 'p-103'`);
  await rewardTurnover(services);
  return services;
}
/** The rebates of members, and until when they wait. */
async function rebatesOf(ids: readonly number[]) {
  const sql = `
    select reward as given, expires_at as until, title ->> 'EN' as title from member_rewards
    where source = 'promotion' and source_id = 'p-103' and member_id = any($1)`;
  return db.query<{ given: object; until: Date; title: string }>('test_rebates', sql, [ids]);
}

test('REGISTER-33 WALLET-12 of 200 registrations at once as many get the gift as its budget reaches', async () => {
  const services = await testServices(db);
  const ids = await membersNamed('gifted', 200);
  // Three gifts of 10.00, and most of a fourth.
  await limit('p-101', 39.99);
  const at = new Date(services.clock());
  await Promise.all(ids.map((id) => db.transaction((tx) => rewardRegistration(services, tx, id, at))));
  const rewards = await db.query<{ id: string; memberId: number; amount: string }>(
    'test_gifts',
    `select id, member_id as "memberId", reward ->> 'amount' as amount from member_rewards
     where source_id = 'p-101' and member_id = any($1)`,
    [ids],
  );
  expect(rewards.map(({ amount }) => amount)).toEqual(['10.00', '10.00', '10.00']);
  expect(await unspent('p-101')).toBe('9.99');
  const [first] = rewards;
  const account = `gifted${ids.indexOf(first?.memberId ?? 0)}`;
  const session = await sessionOf(services, account);
  await db.transaction((tx) => claimRewards(services, tx, session, [first?.id ?? ''], 'EN'));
  const bonuses = await listBonuses(services, session.memberId, { pageNo: 1, pageSize: 5 }, 'EN');
  expect(bonuses.content.map(({ amount }) => amount)).toEqual(['10.00']);
  // What was promised is not taken again when it is claimed.
  expect(await unspent('p-101')).toBe('9.99');
});

test('PROMO-08 WALLET-12 the rebate of a week stops at its budget, also when the job runs twice at once', async () => {
  const services = await servicesAfterRebates();
  const ids = await membersNamed('rebated', 5);
  await playedLastWeek(ids, '1000', services.clock());
  // Each has 0.4% of 1,000.00: 4.00. The budget reaches for two.
  await limit('p-103', 11.99);
  await Promise.all([rewardTurnover(services), rewardTurnover(services)]);
  const given = await Promise.all(
    ids.map(async (id) => (await listRewards(services, id, { pageNo: 1, pageSize: 5 }, 'EN')).totals.claimableCash),
  );
  expect(given.toSorted()).toEqual(['0.00', '0.00', '0.00', '4.00', '4.00']);
  expect(await unspent('p-103')).toBe('3.99');
});

test('REGISTER-33 WALLET-12 a gift of points takes nothing of the budget', async () => {
  const services = await testServices(db);
  const [id = 0] = await membersNamed('pointed', 1);
  const set = (gift: object) =>
    db.query('test_gift', `update promotions set reward = $1 where id = 'p-101'`, [JSON.stringify(gift)]);
  const [before] = await db.query<{ reward: object }>('test_own', `select reward from promotions where id = 'p-101'`);
  await limit('p-101', 0);
  await set(reward('points', { points: 30 }));
  await db.transaction((tx) => rewardRegistration(services, tx, id, new Date(services.clock())));
  await set(before?.reward ?? {});
  const given = await db.query(
    'test_points',
    'select reward, expires_at as until from member_rewards where member_id = $1',
    [id],
  );
  expect(given).toMatchObject([{ reward: { kind: 'points', points: 30 } }]);
  expect(await unspent('p-101')).toBe('0.00');
});

test('PROMO-08 each week gives its own rebate', async () => {
  const services = await servicesAfterRebates();
  const ids = await membersNamed('weekly', 1);
  for (let week = 0; week < 2; week++) {
    await playedLastWeek(ids, '1000', services.clock());
    await rewardTurnover(services);
    services.pass(7 * DAY);
  }
  expect((await rebatesOf(ids)).map(({ until }) => until.toISOString()).toSorted()).toEqual([
    '2026-01-11T17:00:00.000Z',
    '2026-01-18T17:00:00.000Z',
  ]);
});

test('PROMO-08 a rebate is whole cents, and waits for as many days as its promotion says', async () => {
  const services = await servicesAfterRebates();
  await limit('p-103', 100);
  const [little, enough] = await membersNamed('cents', 2);
  // 0.4% of 2.49 is 0.00996, and of 2.50 a cent.
  await playedLastWeek([little ?? 0], '2.49', services.clock());
  await playedLastWeek([enough ?? 0], '2.50', services.clock());
  await rewardTurnover(services);
  expect(await rebatesOf([little ?? 0])).toEqual([]);
  expect(await rebatesOf([enough ?? 0])).toEqual([
    {
      given: reward('cash', { amount: '0.01' }),
      // Seven days from Monday in Vietnam.
      until: new Date('2026-01-11T17:00:00Z'),
      title: 'Weekly rebate',
    },
  ]);
  expect(await unspent('p-103')).toBe('99.99');
});

test('PROMO-08 WALLET-12 a rebate whose days are over is not given, and takes no budget', async () => {
  const services = await servicesAfterRebates();
  const set = `update promotions set rule = jsonb_set(rule, '{days}', $1) where id = 'p-103'`;
  await db.query('test_days', set, ['2']);
  await limit('p-103', 100);
  const ids = await membersNamed('tardy', 1);
  await playedLastWeek(ids, '1000', services.clock());
  // Two days from Monday in Vietnam.
  const end = Date.parse('2026-01-06T17:00:00Z');
  services.pass(end - services.clock());
  await rewardTurnover(services);
  expect([await rebatesOf(ids), await unspent('p-103')]).toEqual([[], '100.00']);
  services.pass(-1);
  await rewardTurnover(services);
  expect([(await rebatesOf(ids)).map(({ until }) => until), await unspent('p-103')]).toEqual([
    [new Date(end)],
    '96.00',
  ]);
  await db.query('test_days', set, ['7']);
});
