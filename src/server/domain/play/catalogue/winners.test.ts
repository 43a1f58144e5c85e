import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WinnerRankPage } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { wins } from '#server/db/schema/catalogue.ts';
import { openTestDatabase, TEST_NOW } from '#server/db/testing.ts';
import { seedWins } from '#server/seed/wins.ts';
import { addMembers, DAY, HOUR, MINUTE, SECOND, sessionOf, type TestServices, testServices } from '../../testing.ts';
import { winnerRank } from './winners.ts';

let db: Database;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = { ...(await testServices(db)) };
  // Each test has a separate database, because boards are cached by database.
  services = { ...services, db: { ...db } };
});
afterAll(() => db.close());

const page = { period: 'today', sort: 'highest', pageNo: 1, pageSize: 100 } as const;
const rank = (query: Partial<Parameters<typeof winnerRank>[1]> = {}): Promise<WinnerRankPage> =>
  winnerRank(services, { ...page, ...query });

/** One win that brought so much, the given time ago. */
async function win(gain: string, ago: number, more: Partial<typeof wins.$inferInsert> = {}): Promise<void> {
  const lantern = { vendorCode: 'SAF', category: 'RNG', nodeId: 20_001, gameName: 'Lantern Road' } as const;
  const at = new Date(services.clock() - ago);
  const stake = more.stake ?? '0.10';
  const amount = (Number(gain) + Number(stake)).toFixed(2);
  await db.orm.insert(wins).values({ nickname: 'Minh Khoa', stake, amount, at, ...lantern, ...more });
}

describe('the seeded winners', () => {
  test('API-52 LOBBY-18 ENTITY-45 exist from the start, in every period', async () => {
    const fresh = await openTestDatabase();
    const site = await testServices(fresh);
    const sizes = await Promise.all(
      (['today', 'week', 'month'] as const).map(
        async (period) => (await winnerRank(site, { ...page, period })).totalElements,
      ),
    );
    await fresh.close();
    expect(sizes[0]).toBeGreaterThan(5);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  });

  test('are plays that returned less than their stakes in the long run, identical in each run', () => {
    const rows = seedWins(new Date(TEST_NOW));
    expect(rows).toEqual(seedWins(new Date(TEST_NOW)));
    expect(rows.every(({ amount, stake, at }) => Number(amount) > Number(stake) && at < new Date(TEST_NOW))).toBe(true);
  });
});

describe('winners', () => {
  beforeEach(() => db.query('test_no_wins', 'delete from wins'));

  test('API-52 LOBBY-18 are what a bet brought over its stake, not what it paid', async () => {
    await win('0.11', MINUTE, { stake: '500.00' });
    await win('7.40', MINUTE, { stake: '0.60' });
    expect((await rank()).content.map(({ amount }) => amount)).toEqual(['7.40', '0.11']);
  });

  test('API-52 LOBBY-18 ENTITY-45 are ordered by amount, ties by time, with masked names', async () => {
    await win('7.40', 30 * MINUTE);
    await win('182.40', HOUR, { nickname: 'hoang91' });
    await win('7.40', HOUR, { nickname: 'Quỳnh Đỗ' });
    const { content, totalElements } = await rank();
    expect(totalElements).toBe(3);
    expect(content.map((winner) => [winner.rank, winner.nickname, winner.amount])).toEqual([
      [1, 'ho***91', '182.40'],
      [2, 'Qu***Đỗ', '7.40'],
      [3, 'Mi***oa', '7.40'],
    ]);
    expect(content[0]).toEqual({
      rank: 1,
      nickname: 'ho***91',
      amount: '182.40',
      at: '2026-01-05T08:30:00.000Z',
      gameName: 'Lantern Road',
      nodeId: '20001',
      vendor: 'SAF',
      vendorName: 'Saffron Play',
      gameType: 'RNG',
    });
  });

  test('API-52 LOBBY-18 keep their rank in the order by time', async () => {
    await win('5.00', 3 * MINUTE);
    await win('9.00', 2 * MINUTE);
    await win('7.00', MINUTE);
    expect((await rank({ sort: 'latest' })).content.map((winner) => winner.rank)).toEqual([2, 1, 3]);
    expect((await rank({ sort: 'latest', pageNo: 2, pageSize: 2 })).content.map(({ rank: place }) => place)).toEqual([
      3,
    ]);
    expect((await rank({ pageNo: 3, pageSize: 2 })).content).toEqual([]);
  });

  test('LOBBY-18 API-52 periods are the day, the week from Monday and the month of the brand', async () => {
    // Monday 16:30 in Ho Chi Minh City; the day there began at 17:00 UTC.
    const dayBegan = 16 * HOUR + 30 * MINUTE;
    await win('1.00', dayBegan);
    await win('2.00', dayBegan + 1);
    await win('3.00', 4 * DAY + dayBegan);
    await win('4.00', 4 * DAY + dayBegan + 1);
    const amounts = async (period: WinnerRankPage['period']) =>
      (await rank({ period })).content.map(({ amount }) => amount);
    expect(await amounts('today')).toEqual(['1.00']);
    expect(await amounts('week')).toEqual(['1.00']);
    expect(await amounts('month')).toEqual(['3.00', '2.00', '1.00']);
    const { from, to, period } = await rank({ period: 'month' });
    expect({ from, to, period }).toEqual({
      from: '2025-12-31T17:00:00.000Z',
      to: '2026-01-05T09:30:00.000Z',
      period: 'month',
    });
    services.pass(2 * DAY);
    expect(await amounts('today')).toEqual([]);
    expect(await amounts('week')).toEqual(['1.00']);
  });

  test('API-52 LOBBY-04 LOBBY-18 can be filtered by category; e-sports providers are under ESPORTS', async () => {
    await win('5.00', MINUTE);
    await win('9.00', MINUTE, { vendorCode: 'AV', category: 'SPORTS', nodeId: null, gameName: 'Rift Duel Odds' });
    expect((await rank({ gameType: 'RNG' })).content).toMatchObject([{ rank: 1, amount: '5.00' }]);
    expect((await rank({ gameType: 'ESPORTS' })).content).toMatchObject([{ gameName: 'Rift Duel Odds', nodeId: null }]);
    expect((await rank({ gameType: 'SPORTS' })).content).toEqual([]);
  });

  test('API-52 LOBBY-18 exclude trial accounts; games that left the catalogue keep their name', async () => {
    await addMembers(db, [{ account: 'trial01', type: 4 }]);
    const { memberId } = await sessionOf(services, 'trial01');
    await win('900.00', MINUTE, { memberId });
    const left = { nodeId: 20_002, gameName: 'A game that left' };
    await db.query('test_leave', 'update games set enabled = false where node_id = $1', [left.nodeId]);
    services.pass(SECOND);
    await win('8.00', MINUTE, left);
    expect((await rank()).content).toMatchObject([{ amount: '8.00', gameName: left.gameName, nodeId: null }]);
  });

  test('LOBBY-18 include a new win within a minute', async () => {
    await win('5.00', MINUTE);
    expect((await rank()).totalElements).toBe(1);
    await win('6.00', 0);
    services.pass(MINUTE);
    expect((await rank()).content[0]?.amount).toBe('6.00');
  });

  test('are at most a thousand', async () => {
    await db.query(
      'test_many_wins',
      `insert into wins (nickname, vendor_code, category, game_name, stake, amount, at)
       select 'Minh Khoa', 'SAF', 'RNG', 'Lantern Road', 1, 1 + n, $1 from generate_series(1, 1005) n`,
      [new Date(services.clock())],
    );
    const { totalElements, totalPages, content } = await rank();
    expect([totalElements, totalPages, content[0]?.amount]).toEqual([1_000, 10, '1005.00']);
  });
});
