import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { give } from '../../payments/funds/testing.ts';
import { openGame } from '../../play/seamless/testing.ts';
import { addMembers, DAY, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { listRewards } from '../grants/member-rewards.ts';
import { lastCheckDay } from './check-ranks.ts';
import { playerRank } from './player-rank.ts';
import { vipTiers } from './privileges.ts';
import { rewardRanks } from './rank-rewards.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

async function newMember(account: string): Promise<{ services: TestServices; memberId: number }> {
  const services = await testServices(db);
  await addMembers(db, [{ account }]);
  return { services, memberId: (await sessionOf(services, account)).memberId };
}
const rewards = async (services: TestServices, memberId: number, language: 'EN' | 'VI' = 'EN') =>
  (await listRewards(services, memberId, { pageNo: 1, pageSize: 20 }, language)).content;
const born = (memberId: number, birthday: string, createdAt: Date) =>
  db.query('test_born', 'update members set birthday = $2, created_at = $3, rank_level = 2 where id = $1', [
    memberId,
    birthday,
    createdAt,
  ]);

test('MEMBER-11 a rebate is told in both languages and waits seven days from the end of its day', async () => {
  const { services, memberId } = await newMember('rebatetold');
  await db.query('test_ranked', 'update members set rank_level = 3 where id = $1', [memberId]);
  await give(services, { memberId }, '100.00');
  const game = await openGame(services, 'rebatetold');
  await game.debit('rebatetold', 'rebatetold', '100.00');
  await game.credit('rebatetold-c', 'rebatetold', '0');
  services.pass(DAY);
  await rewardRanks(services);
  const [told] = await rewards(services, memberId);
  expect(told).toMatchObject({
    title: 'Daily rebate',
    source: 'rank',
    sourceId: null,
    wagering: null,
    state: 'claimable',
    // The day ended at 17:00 UTC. Rank 3 gives 0.6% on slots.
    grantedAt: '2026-01-06T09:30:00.000Z',
    expiresAt: '2026-01-12T17:00:00.000Z',
    reward: {
      kind: 'cash',
      amount: '0.60',
      text: 'The rebate of your rank',
      rate: null,
      maximum: null,
      points: null,
      rounds: null,
      nodeId: null,
    },
  });
  expect((await rewards(services, memberId, 'VI')).map(({ title, reward }) => [title, reward.text])).toEqual([
    ['Hoàn trả hằng ngày', 'Tiền hoàn trả theo hạng của bạn'],
  ]);
});

test.each([
  [3, ['0.60']],
  [4, []],
])('MEMBER-11 a server that was down for %i days makes up for three of them', async (days, amounts) => {
  const { services, memberId } = await newMember(`downfor${days}`);
  await db.query('test_ranked', 'update members set rank_level = 3 where id = $1', [memberId]);
  await give(services, { memberId }, '100.00');
  const game = await openGame(services, `downfor${days}`);
  await game.debit(`down${days}`, `down${days}`, '100.00');
  await game.credit(`down${days}-c`, `down${days}`, '0');
  services.pass(days * DAY);
  await rewardRanks(services);
  expect((await rewards(services, memberId)).map(({ reward }) => reward.amount)).toEqual(amounts);
});

test('MEMBER-11 a birthday is told in both languages, waits thirty days, and is kept from an account of less than thirty', async () => {
  const { services, memberId } = await newMember('bornold');
  const young = await newMember('bornyoung');
  // 5 January began at 17:00 UTC of the 4th.
  const begin = Date.parse('2026-01-04T17:00:00Z');
  await born(memberId, '1990-01-05', new Date(begin - 30 * DAY));
  await born(young.memberId, '1990-01-05', new Date(begin - 30 * DAY + 1));
  await rewardRanks(services);
  expect(await rewards(services, memberId)).toMatchObject([
    {
      title: 'Birthday credit',
      expiresAt: '2026-02-03T17:00:00.000Z',
      reward: { kind: 'cash', amount: '30.00', text: 'The birthday credit of your rank' },
    },
  ]);
  expect((await rewards(services, memberId, 'VI')).map(({ title, reward }) => [title, reward.text])).toEqual([
    ['Quà sinh nhật', 'Quà sinh nhật theo hạng của bạn'],
  ]);
  expect(await rewards(services, young.memberId)).toEqual([]);
});

test('MEMBER-11 in a leap year whoever is born on 29 February celebrates on that day', async () => {
  const { services, memberId } = await newMember('bornleap');
  await born(memberId, '1992-02-29', new Date(services.clock()));
  services.pass(Date.parse('2028-02-28T16:59:59.999Z') - services.clock());
  await rewardRanks(services);
  expect(await rewards(services, memberId)).toEqual([]);
  services.pass(1);
  await rewardRanks(services);
  expect(await rewards(services, memberId)).toMatchObject([
    { title: 'Birthday credit', expiresAt: '2028-03-29T17:00:00.000Z' },
  ]);
});

test('SIDEBAR-11 words of a rank are in the language asked for, else in the usual one, else in any', async () => {
  const words = async (stored: object | null, language: 'EN' | 'VI', usual: 'EN' | 'VI') => {
    const services = await testServices(db, { defaultLanguage: usual });
    await db.query('test_words', `update rank_privileges set words = $1 where level = 5 and kind = 'vip_support'`, [
      stored && JSON.stringify(stored),
    ]);
    return (await vipTiers(services, language)).tiers[5]?.privileges.find(({ kind }) => kind === 'vip_support')?.text;
  };
  expect(await words({ EN: 'Line', VI: 'Đường dây' }, 'VI', 'EN')).toBe('Đường dây');
  expect(await words({ EN: 'Line', VI: 'Đường dây' }, 'EN', 'VI')).toBe('Line');
  expect(await words({ VI: 'Đường dây' }, 'EN', 'VI')).toBe('Đường dây');
  expect(await words({ VI: 'Đường dây' }, 'EN', 'EN')).toBe('Đường dây');
  expect(await words({}, 'EN', 'EN')).toBeNull();
  expect(await words(null, 'EN', 'EN')).toBeNull();
});

test('MEMBER-17 points of the present period are still to come, and no more are told than the contract has room for', async () => {
  const { services, memberId } = await newMember('keepsrank');
  const session = await sessionOf(services, 'keepsrank');
  await db.query(
    'test_kept',
    `update members set rank_level = 2, rank_reached_on = '2026-01-01', rank_kept_until = '2026-01-20' where id = $1`,
    [memberId],
  );
  // The period of the rank began on 22 October, after the first of these.
  const count = 'insert into rank_turnover (member_id, counted_on, amount) values ($1, $2, $3)';
  await db.query('test_counted', count, [memberId, '2025-10-22', '7000.00']);
  await db.query('test_counted', count, [memberId, '2025-10-23', '6009.99']);
  const rank = await playerRank(services, session, 'EN');
  // Rank 2 asks for 1,000 points to be kept, a point for 10.00; rank 3 for 10,000.
  expect(rank).toMatchObject({ rankPoints: 1_300, validTurnover: '13009.99', pointsToKeep: 400 });
  expect(rank.next).toMatchObject({ pointsNeeded: 10_000, pointsToNext: 8_700 });
  await db.query('test_counted', count, [memberId, '2026-01-05', '99999999999.00']);
  const rich = await playerRank(services, session, 'EN');
  expect([rich.rankPoints, rich.next?.pointsToNext, rich.pointsToKeep]).toEqual([1_000_000_000, 0, 0]);
});

test('MEMBER-11 each day that was played brings a rebate of its own', async () => {
  const { services, memberId } = await newMember('playsdaily');
  await db.query('test_ranked', 'update members set rank_level = 3 where id = $1', [memberId]);
  await give(services, { memberId }, '300.00');
  for (const [day, stake] of [
    ['one', '100.00'],
    ['two', '200.00'],
  ] as const) {
    const game = await openGame(services, 'playsdaily');
    await game.debit(`daily-${day}`, `daily-${day}`, stake);
    await game.credit(`daily-${day}-c`, `daily-${day}`, '0');
    services.pass(DAY);
    await rewardRanks(services);
  }
  // Rank 3 gives 0.6% on slots.
  const told = (await rewards(services, memberId)).map(({ reward, expiresAt }) => [reward.amount, expiresAt]).sort();
  expect(told).toEqual([
    ['0.60', '2026-01-12T17:00:00.000Z'],
    ['1.20', '2026-01-13T17:00:00.000Z'],
  ]);
});

test('MEMBER-17 a rank that no check examines needs no points to be kept', async () => {
  const { services, memberId } = await newMember('keptforever');
  const session = await sessionOf(services, 'keptforever');
  await db.query('test_forever', 'update members set rank_level = 5, rank_kept_until = null where id = $1', [memberId]);
  expect(await playerRank(services, session, 'EN')).toMatchObject({ clubLabel: { rankLevel: 5 }, pointsToKeep: 0 });
});

test('MEMBER-17 the minutes of the time of the check count', () => {
  const rules = {
    timeZone: 'Asia/Ho_Chi_Minh',
    vip: { turnoverPerPoint: '10.00', periodDays: 90, checkedAt: '02:30' },
  };
  const day = (at: string) => lastCheckDay(rules, Date.parse(at));
  // 19:30 UTC is 02:30 in Vietnam.
  expect([day('2026-01-04T19:29:59.999Z'), day('2026-01-04T19:30:00Z')]).toEqual(['2026-01-04', '2026-01-05']);
});
