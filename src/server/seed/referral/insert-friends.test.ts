import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openTestDatabase, TEST_BRAND, TEST_NOW } from '../../db/testing.ts';
import { reconcile } from '../../domain/money/wallet/reconcile.ts';
import { countAllWagering } from '../../domain/rewards/bonuses/count-wagering.ts';
import { countReferredTurnover } from '../../domain/rewards/referral/count-turnover.ts';
import { creditReferralRewards } from '../../domain/rewards/referral/credit-rewards.ts';
import { getReferral } from '../../domain/rewards/referral/get-referral.ts';
import { listInvitees, listReferralRewards } from '../../domain/rewards/referral/referral-lists.ts';
import { DAY, testServices } from '../../domain/testing.ts';
import { seedDemo } from '../seed.ts';
import { planFriends } from './plan-friends.ts';

const PLAYER = 1_000_001;
let db: Database;
beforeAll(async () => {
  db = await openWithFriends();
});
afterAll(() => db.close());

async function openWithFriends(): Promise<Database> {
  const opened = await openTestDatabase({ seeded: false });
  const team = { timeZone: 'Asia/Ho_Chi_Minh' };
  await seedDemo(opened, { clock: () => TEST_NOW, brand: TEST_BRAND, history: true, team });
  return opened;
}

let queries = 0;
const read = <Row>(sql: string) => {
  queries += 1;
  return db.query<Row>(`test_friends_${queries}`, sql);
};
const page = {
  pageNo: 1,
  pageSize: 100,
  from: new Date(TEST_NOW - 90 * DAY).toISOString(),
  to: new Date(TEST_NOW + DAY).toISOString(),
};
const wallets = (of = db) =>
  of.query<{ kind: string; balance: string }>(
    'test_wallets',
    `select kind, balance::numeric(24, 2)::text as balance from wallets where member_id = ${PLAYER} order by kind`,
  );
const balances = [
  { kind: 'bonus', balance: '0.00' },
  { kind: 'held', balance: '0.00' },
  { kind: 'main', balance: '12480.50' },
  { kind: 'points', balance: '1284.00' },
];

describe('the friends of the demo player', () => {
  test('are in every state, and brought rewards of every kind and state', async () => {
    const services = await testServices(db);
    const friends = await listInvitees(services, PLAYER, page);
    expect(friends.content.map(({ account, state }) => `${account} ${state}`)).toEqual([
      'tha*** registered',
      'tua*** active',
      'kho*** refused',
      'min*** deposited',
      'hai*** active',
    ]);
    const { content } = await listReferralRewards(services, PLAYER, page);
    const once = content.filter(({ kind }) => kind !== 'turnover');
    expect(once.map(({ account, kind, amount, state }) => `${account} ${kind} ${amount} ${state}`)).toEqual([
      'tha*** registration 1.00 pending',
      'tua*** first_deposit 5.00 credited',
      'tua*** registration 1.00 credited',
      'min*** first_deposit 5.00 credited',
      'min*** registration 1.00 credited',
      'hai*** first_deposit 5.00 credited',
      'hai*** registration 1.00 credited',
    ]);
    const shares = content.filter(({ kind }) => kind === 'turnover');
    expect(shares.length).toBeGreaterThanOrEqual(8);
    expect(shares.filter(({ state, creditedAt }) => state !== 'credited' || creditedAt === null)).toEqual([]);
    const referral = await getReferral(services, PLAYER, 'EN');
    expect(referral).toMatchObject({ code: 'KHOA01', invitees: 5, activeInvitees: 2, rewardPending: '1.00' });
  });

  test('each share is that of the friend’s settled play of the day', async () => {
    const wrong = await read(
      `select w.id from referral_rewards w cross join lateral (
         select coalesce(sum(s.valid_turnover * c.counts), 0) as played from bet_settlements s
         join (values ('INHOUSE', 0.5), ('ELOTT', 0.5), ('LOTT', 0.5), ('LIVE', 0.2), ('RNG', 1), ('FISH', 1), ('SPORTS', 1),
           ('ESPORTS', 1), ('PVP', 1)) c (category, counts) on c.category = s.category
         where s.member_id = w.invitee_id and (s.settled_at at time zone 'Asia/Ho_Chi_Minh')::date = w.day
       ) d where w.kind = 'turnover' and (w.turnover <> d.played or w.amount <> trunc(d.played * 3 / 1000, 2))`,
    );
    expect(wrong).toEqual([]);
  });

  test('leave the balances of the player as they were, and the books reconciled', async () => {
    const found: unknown[] = [];
    await reconcile(db, (difference) => found.push(difference));
    expect(found).toEqual([]);
    expect(await wallets()).toEqual(balances);
    const bonuses = await read(
      `select distinct state, converted = amount as whole from bonuses where member_id = ${PLAYER}`,
    );
    expect(bonuses).toEqual([{ state: 'completed', whole: true }]);
    // A share of the play is a movement of its own, under the key of the job that gives it.
    const unposted = await read(
      `select w.id from referral_rewards w left join transactions t
         on t.reference = 'reward:referral:' || w.invitee_id || ':turnover:' || w.day
       left join entries e on e.transaction_id = t.id and e.amount > 0
       where w.kind = 'turnover' and w.amount > 0 and (e.amount, e.booked_at) is distinct from (w.amount, w.credited_at)`,
    );
    expect(unposted).toEqual([]);
  });

  test('the jobs of the server find nothing more to give, until the last friend’s account is a day old', async () => {
    const later = await openWithFriends();
    const services = await testServices(later);
    await countReferredTurnover(services, 7);
    await creditReferralRewards(services);
    await countAllWagering(services);
    expect(await wallets(later)).toEqual(balances);
    services.pass(DAY);
    await creditReferralRewards(services);
    expect((await wallets(later)).map(({ kind, balance }) => (kind === 'bonus' ? balance : kind))).toEqual([
      '1.00',
      'held',
      'main',
      'points',
    ]);
    await later.close();
  });

  test('are the same every time, at their distance from now', () => {
    const ids = [1, 2, 3, 4, 5];
    const [first, again] = [TEST_NOW, TEST_NOW + DAY].map((now) => planFriends(ids, new Date(now)));
    expect(first).toEqual(planFriends(ids, new Date(TEST_NOW)));
    const placed = (plays: typeof first) =>
      plays?.flatMap(({ bets }) => bets.map(({ placedAt }) => placedAt.getTime()));
    expect(placed(again)).toEqual(placed(first)?.map((at) => at + DAY));
  });
});
