import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTransactionHistoryDefaults } from '#generated/server/defaults.ts';
import { memberRewards } from '#server/db/schema/bonuses.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { creditBonus } from '../../rewards/bonuses/credit-bonus.ts';
import { giveReward } from '../../rewards/grants/give-reward.ts';
import { grantReward } from '../../rewards/grants/grant-reward.ts';
import { claimRewards } from '../../rewards/grants/member-rewards.ts';
import { addMembers, MINUTE, sessionOf, testServices } from '../../testing.ts';
import { listLedger } from './list-ledger.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('MEMBER-08 a reward is told by the title of the promotion, the reward or the bonus', async () => {
  const services = await testServices(db);
  await addMembers(db, [{ account: 'rewarded1' }]);
  const { memberId } = await sessionOf(services, 'rewarded1');
  const reasons = async (language: 'EN' | 'VI') => {
    const query = { ...listTransactionHistoryDefaults, kind: 'promotion' as const };
    return (await listLedger(services, memberId, query, language)).content.map(({ reason }) => reason);
  };
  const title = { EN: 'Daily rebate', VI: 'Hoàn trả hằng ngày' };
  const blank = { rate: null, maximum: null, points: null, rounds: null, nodeId: null };
  const give = (id: string, sourceId: string | null) =>
    db.transaction(async (tx) => {
      const reward = { ...blank, kind: 'cash' as const, amount: '3.00' };
      const granted = { id, key: id, memberId, title, text: title, reward, wagering: null, sourceId };
      const source = sourceId === null ? ('rank' as const) : ('promotion' as const);
      const at = new Date(services.clock());
      await tx.orm.insert(memberRewards).values({ ...granted, source, grantedAt: at });
      await giveReward(services, tx, { ...granted, source, at });
    });
  await give('ledger-rank', null);
  services.pass(MINUTE);
  await give('ledger-week', 'p-103');
  services.pass(MINUTE);
  const wagering = { multiple: 0, base: 'bonus' as const, days: 1, maxStake: null, contributions: [] };
  const bonus = { key: 'ledger-bonus', memberId, source: 'promotion' as const, sourceId: 'p-105', amount: '5.00' };
  const words = { EN: 'Receipt check', VI: 'Đổi hóa đơn nhận thưởng' };
  await db.transaction((tx) =>
    creditBonus(services, tx, { ...bonus, title: words, wagering, at: new Date(services.clock()) }),
  );
  expect(await reasons('EN')).toEqual([
    'Promotion, Receipt check',
    'Promotion, Weekly rebate',
    'Promotion, Daily rebate',
  ]);
  expect(await reasons('VI')).toEqual([
    'Khuyến mãi, Đổi hóa đơn nhận thưởng',
    'Khuyến mãi, Hoàn trả tuần',
    'Khuyến mãi, Hoàn trả hằng ngày',
  ]);
});

test('MEMBER-08 so is one of a mission, a prize of a tournament, and a share of what a friend played', async () => {
  const services = await testServices(db);
  await addMembers(db, [{ account: 'rewarded2' }, { account: 'rewarded3' }]);
  const { memberId } = await sessionOf(services, 'rewarded2');
  const friend = await sessionOf(services, 'rewarded3');
  const reward = {
    kind: 'cash',
    amount: '3.00',
    rate: null,
    maximum: null,
    points: null,
    rounds: null,
    nodeId: null,
  } as const;
  const words = (EN: string, VI: string) => ({ EN, VI });
  const of = { memberId, reward, wagering: null };
  const mission = { ...of, source: 'mission', sourceId: 'mi-301', title: words('Play slots', 'Chơi slot') } as const;
  const claimed = await grantReward(services, db, {
    ...mission,
    key: 'ledger-mission',
    text: mission.title,
    at: new Date(services.clock()),
    expiresAt: null,
  });
  await db.transaction((tx) => claimRewards(services, tx, { memberId, id: 1 }, [claimed], 'EN'));
  await db.query(
    'test_tournament',
    `insert into tournaments (id, title, text, metric, minimum_stake, starts_at, ends_at, prizes)
     values ('to-ledger', $1, $1, 'turnover', 0, $2, $3, '[]')`,
    [JSON.stringify(words('Spring race', 'Cuộc đua xuân')), new Date(0), new Date(1)],
  );
  const added = await db.query<{ id: string }>(
    'test_referral',
    `insert into referral_rewards (inviter_id, invitee_id, kind, day, turnover, rate, amount, due_at)
     values ($1, $2, 'turnover', '2026-01-04', 1000, 30, 3, $3) returning id`,
    [memberId, friend.memberId, new Date(services.clock())],
  );
  for (const [source, sourceId] of [
    ['tournament', 'to-ledger'],
    ['referral', added[0]?.id ?? ''],
  ] as const) {
    services.pass(MINUTE);
    const at = new Date(services.clock());
    const given = { ...of, id: sourceId, key: `ledger-${source}`, title: words('', ''), source, sourceId, at };
    await db.transaction((tx) => giveReward(services, tx, given));
  }
  const reasons = async (language: 'EN' | 'VI') => {
    const query = { ...listTransactionHistoryDefaults, kind: 'promotion' as const };
    return (await listLedger(services, memberId, query, language)).content.map(({ reason }) => reason);
  };
  expect(await reasons('EN')).toEqual([
    "Promotion, Share of a friend's play",
    'Promotion, Spring race',
    'Promotion, Play slots',
  ]);
  expect(await reasons('VI')).toEqual([
    'Khuyến mãi, Thưởng theo mức chơi của bạn bè',
    'Khuyến mãi, Cuộc đua xuân',
    'Khuyến mãi, Chơi slot',
  ]);
});
