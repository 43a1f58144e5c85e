import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { give } from '../../payments/funds/testing.ts';
import { expectReconciled, mainBalance, openGame } from '../../play/seamless/testing.ts';
import { addMembers, DAY, HOUR, sessionOf, testServices } from '../../testing.ts';
import { grantBonus } from '../bonuses/testing.ts';
import { claimRewards } from '../grants/member-rewards.ts';
import { rewardRanks } from './rank-rewards.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const rewardsOf = (memberId: number) =>
  db.query<{ id: string; title: string; amount: string; days: number }>(
    'test_rank_rewards',
    `select id, title ->> 'EN' as title, trunc((reward ->> 'amount')::numeric, 2)::text as amount,
       round(extract(epoch from expires_at - granted_at) / 86400)::int as days
     from member_rewards where member_id = $1 and source = 'rank' order by granted_at, key`,
    [memberId],
  );

/** A member of a rank that has lost a stake on slots, of which bonus money paid a part. */
async function player(account: string, rank: number, own: string, bonus?: string) {
  const services = await testServices(db);
  await addMembers(db, [{ account }]);
  await db.query('test_rank', 'update members set rank_level = $2 where account = $1', [account, rank]);
  const session = await sessionOf(services, account);
  await give(services, session, own);
  if (bonus) await grantBonus(services, session.memberId, bonus, 'RNG');
  const game = await openGame(services, account);
  await game.debit(`${account}-d`, account, (Number(own) + Number(bonus ?? 0)).toFixed(2));
  await game.credit(`${account}-c`, account, '0.00');
  return { services, session, memberId: session.memberId };
}

test('MEMBER-11 the rebate of a rank waits after the day, once, for own money alone, and is claimed as cash', async () => {
  const { services, session, memberId } = await player('rankrebate1', 3, '250.99');
  const half = await player('rankrebate2', 0, '100.00', '100.00');
  await rewardRanks(services);
  expect(await rewardsOf(memberId)).toEqual([]);
  services.pass(DAY);
  await rewardRanks(services);
  services.pass(HOUR);
  await rewardRanks(services);
  // Rank 3 gives 0.6% of 250.99 on slots, rounded down; rank 0 gives 0.3% of the 100.00 of main money.
  const [rebate, ...others] = await rewardsOf(memberId);
  expect(rebate).toMatchObject({ title: 'Daily rebate', amount: '1.50' });
  expect(others).toEqual([]);
  expect(await rewardsOf(half.memberId)).toMatchObject([{ amount: '0.30' }]);
  await db.transaction((tx) => claimRewards(services, tx, session, [rebate?.id ?? ''], 'EN'));
  expect(await mainBalance(db, String(memberId))).toBe('1.50');
});

test('MEMBER-11 the rebate on live tables is of what the brand counts of them', async () => {
  const { services, memberId } = await player('rankrebate3', 3, '1000.00');
  const moved = `
    with b as (update bets set category = 'LIVE' where member_id = $1)
    update bet_settlements set category = 'LIVE' where member_id = $1`;
  await db.query('test_live', moved, [memberId]);
  services.pass(DAY);
  await rewardRanks(services);
  // 0.4% of a fifth of 1,000.00.
  expect(await rewardsOf(memberId)).toMatchObject([{ title: 'Daily rebate', amount: '0.80' }]);
});

test('MEMBER-11 a birthday brings the credit of the rank once a year, also on 29 February, not to a new account', async () => {
  const services = await testServices(db);
  await addMembers(
    db,
    ['born0301', 'born0229', 'bornnew1'].map((account) => ({ account })),
  );
  const ids = new Map<string, number>();
  for (const account of ['born0301', 'born0229', 'bornnew1']) {
    ids.set(account, (await sessionOf(services, account)).memberId);
  }
  const set = `update members set birthday = $2, created_at = $3, rank_level = $4 where account = $1`;
  const old = new Date(services.clock() - 90 * DAY);
  await db.query('test_born', set, ['born0301', '1990-03-01', old, 2]);
  await db.query('test_born', set, ['born0229', '1992-02-29', old, 6]);
  const february = Date.parse('2026-02-27T18:00:00Z');
  await db.query('test_born', set, ['bornnew1', '1990-02-28', new Date(february - 29 * DAY), 2]);
  // In Vietnam 28 February has begun; 2026 has no 29th.
  services.pass(february - services.clock());
  await rewardRanks(services);
  await rewardRanks(services);
  expect(await rewardsOf(ids.get('born0229') ?? 0)).toMatchObject([
    { title: 'Birthday credit', amount: '1000.00', days: 30 },
  ]);
  expect(await rewardsOf(ids.get('bornnew1') ?? 0)).toEqual([]);
  expect(await rewardsOf(ids.get('born0301') ?? 0)).toEqual([]);
  // The server was down for two days.
  services.pass(2 * DAY + HOUR);
  await rewardRanks(services);
  expect(await rewardsOf(ids.get('born0301') ?? 0)).toMatchObject([{ amount: '30.00' }]);
  services.pass(363 * DAY);
  await rewardRanks(services);
  expect(await rewardsOf(ids.get('born0229') ?? 0)).toHaveLength(2);
});
