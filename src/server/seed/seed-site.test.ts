import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase, TEST_BRAND, TEST_NOW } from '../db/testing.ts';
import { listDueDraws } from '../domain/lottery/bets/operator-draws.ts';
import { DAY, testServices } from '../domain/testing.ts';
import { seedDemo, seedSite } from './seed.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase({ seeded: false });
  const site = { clock: () => TEST_NOW, brand: TEST_BRAND };
  // Two servers that start at once, and a later start.
  await Promise.all([seedSite(db, site), seedSite(db, site)]);
  await seedSite(db, { ...site, clock: () => TEST_NOW + DAY });
});
afterAll(() => db.close());

let counts = 0;
const count = async (what: string): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    `test_site_count_${counts++}`,
    `select count(*)::int as count from ${what}`,
  );
  return row?.count ?? 0;
};

/** The tables of the database that hold something. */
async function filledTables(of: Database): Promise<string[]> {
  const tables = await of.query<{ name: string }>(
    'test_tables',
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const filled: string[] = [];
  for (const { name } of tables) {
    if ((await of.query(`test_filled_${name}`, `select from public."${name}" limit 1`)).length > 0) filled.push(name);
  }
  return filled;
}

describe('what a site begins with', () => {
  test('is the content of the brand, and neither people nor what anybody did', async () => {
    const fresh = await openTestDatabase({ seeded: false });
    // What the migrations themselves insert, as the accounts of the house.
    const migrated = await filledTables(fresh);
    await fresh.close();
    expect((await filledTables(db)).filter((name) => !migrated.includes(name))).toEqual([
      'banner_texts',
      'banners',
      'games',
      'help_article_texts',
      'help_articles',
      'help_categories',
      'help_category_texts',
      'lottery_game_texts',
      'lottery_games',
      'lottery_group_texts',
      'lottery_groups',
      'lottery_rules',
      'lottery_stations',
      'missions',
      'point_reward_texts',
      'point_rewards',
      'promotion_texts',
      'promotions',
      'pvp_room_texts',
      'pvp_rooms',
      'raffle_prizes',
      'rank_privileges',
      'rank_rules',
      'ranks',
      'seeds',
      'vendor_categories',
      'vendors',
    ]);
  });

  test('is the whole catalogue, all of it open', async () => {
    expect(await count('games')).toBe(1_503);
    expect(await count('vendors where maintenance')).toBe(0);
    expect(await count('games where maintenance')).toBe(0);
    expect(await count('pvp_rooms where seats_taken > 0')).toBe(0);
  });

  test('are promotions that run from now on, and no banner of a tournament', async () => {
    const rows = await db.query<{ id: string; startsAt: Date; endsAt: Date | null }>(
      'test_site_promotions',
      'select id, starts_at as "startsAt", ends_at as "endsAt" from promotions order by id',
    );
    expect(rows.map(({ id }) => id)).toEqual(['p-101', 'p-102', 'p-103', 'p-104', 'p-105', 'p-107', 'p-108', 'p-109']);
    expect(new Set(rows.map(({ startsAt }) => startsAt.getTime()))).toEqual(new Set([TEST_NOW]));
    expect(rows.filter(({ endsAt }) => endsAt !== null && endsAt.getTime() <= TEST_NOW)).toEqual([]);
    expect(await count('banners where tournament_id is not null')).toBe(0);
    expect(await count(`banners where group_name = 'w_home'`)).toBe(3);
  });

  test('LOTTERY-11 are lotteries whose stations are never played by the server, from the day on which the site began', async () => {
    const external = await db.query(
      'test_site_external',
      `select code, drawn_here as "drawnHere" from lottery_games join lottery_rules on game_code = code
       where source = 'external' order by code`,
    );
    expect(external).toEqual(['VN_CENTRAL', 'VN_NORTH', 'VN_SOUTH'].map((code) => ({ code, drawnHere: false })));
    const services = await testServices(db);
    const due = (now: number) =>
      listDueDraws({ ...services, clock: () => now }, { pageNo: 1, pageSize: 20, gameCode: 'VN_NORTH' }, 'EN');
    expect((await due(TEST_NOW)).totalElements).toBe(0);
    expect((await due(TEST_NOW + DAY)).content.map(({ draw }) => draw.drawId)).toEqual(['VN_NORTH-20260105']);
  });

  test('is there once, and a demo has it too', async () => {
    const demo = await openTestDatabase({ seeded: false });
    await seedDemo(demo, { clock: () => TEST_NOW, brand: TEST_BRAND, history: false });
    const inDemo = new Set(await filledTables(demo));
    await demo.close();
    expect((await filledTables(db)).filter((name) => !inDemo.has(name))).toEqual([]);
    expect(await count('ranks')).toBe(7);
  });
});
