import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase, TEST_BRAND, TEST_NOW } from '../db/testing.ts';
import { verifyPassword } from '../domain/identity/session/password.ts';
import { seedBanners } from './banners.ts';
import { seedGames } from './games.ts';
import { DEMO_PASSWORD } from './members.ts';
import { seedDemo } from './seed.ts';

let db: Database;
const seeded: boolean[] = [];
const heard: string[] = [];
beforeAll(async () => {
  db = await openTestDatabase({ seeded: false });
  const options = {
    clock: () => TEST_NOW,
    brand: TEST_BRAND,
    history: true,
    progress: (what: string) => void heard.push(what),
  };
  seeded.push(...(await Promise.all([seedDemo(db, options), seedDemo(db, options)])));
});
afterAll(() => db.close());

let counts = 0;
const count = async (what: string): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    `test_count_${counts++}`,
    `select count(*)::int as count from ${what}`,
  );
  return row?.count ?? 0;
};

describe('the sandbox', () => {
  test('of two servers that start at once one seeds it, and reports what', () => {
    expect(seeded.sort()).toEqual([false, true]);
    expect(heard).toEqual(['demo accounts', 'vendors and games', 'banners and announcements', 'history']);
  });

  test('LOBBY-01 has 1,503 games of more than 14 vendors, in all categories that vendors have', async () => {
    expect(await count('games')).toBe(1_503);
    expect(await count('vendors')).toBeGreaterThanOrEqual(14);
    expect(await count('(select distinct category from vendor_categories) c')).toBe(8);
    expect(await count('vendors where maintenance and maintenance_until is not null')).toBe(1);
    expect(await count('games where maintenance')).toBeGreaterThan(1);
  });

  test('BANNER-12 NOTICE-05 has banners for all fourteen groups and announcements of every type, in both languages', async () => {
    expect(await count('(select distinct group_name from banners) g')).toBe(14);
    expect(await count(`banners where group_name = 'w_home'`)).toBe(4);
    const types = 'select type, count(*)::int as count from announcements group by type order by type';
    expect(await db.query('test_types', types)).toEqual([
      { type: 'H', count: 3 },
      { type: 'PL', count: 20 },
      { type: 'PR', count: 3 },
      { type: 'PU', count: 2 },
    ]);
    for (const table of ['banner_texts', 'announcement_texts']) {
      expect(await count(`${table} where language = 'EN'`)).toBe(await count(`${table} where language = 'VI'`));
    }
  });

  test('has the demo accounts with their password', async () => {
    const sql = 'select account, type, password_hash as hash from members order by id';
    const rows = await db.query<{ account: string; type: number; hash: string }>('test_members', sql);
    expect(rows).toMatchObject([
      { account: 'player01', type: 0 },
      { account: 'agent01', type: 1 },
      { account: 'agent02', type: 2 },
      { account: 'promoter41', type: 41 },
      { account: 'player02', type: 0 },
    ]);
    expect(await Promise.all(rows.map((row) => verifyPassword(row.hash, DEMO_PASSWORD)))).toEqual(rows.map(() => true));
    expect(rows.every((row) => row.hash.startsWith('$argon2id$'))).toBe(true);
  });

  test('has its accounts in a hierarchy, with their invitation codes', async () => {
    const below = `select m.account, u.account as upline from members m join members u on u.id = m.upline_id order by m.id`;
    expect(await db.query('test_uplines', below)).toEqual([
      { account: 'player01', upline: 'agent02' },
      { account: 'agent02', upline: 'agent01' },
      { account: 'promoter41', upline: 'agent02' },
    ]);
    const codes = `select kind, code, account from invitation_codes join members on id = member_id order by kind`;
    expect(await db.query('test_codes', codes)).toEqual([
      { kind: 'affiliate', code: 'LUMO88', account: 'agent02' },
      { kind: 'referral', code: 'KHOA01', account: 'player01' },
    ]);
  });

  test('links banners only to existing pages', () => {
    const pages = seedBanners.flatMap(({ route }) => route?.split('?')[0] ?? []);
    expect(new Set(pages)).toEqual(new Set(['/rng', '/index', '/inhouse']));
  });

  test('is the same every time', () => {
    const now = new Date(TEST_NOW);
    expect(seedGames(now)).toEqual(seedGames(now));
    expect(seedGames(now).filter((game) => game.releasedAt >= now)).toEqual([]);
  });
});
