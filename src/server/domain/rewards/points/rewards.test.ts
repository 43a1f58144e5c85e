import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { pointRewards } from '#server/db/schema/points.ts';
import { openTestDatabase, TEST_NOW } from '#server/db/testing.ts';
import { drawings } from '../../pages/art/drawings.ts';
import { DAY, type TestServices, testServices } from '../../testing.ts';
import { findReward, listRewards } from './rewards.ts';

let db: Database;
let services: TestServices;
beforeEach(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterEach(() => db.close());

const all = { pageNo: 1, pageSize: 42 } as const;
type Query = Omit<Parameters<typeof listRewards>[1], 'pageNo' | 'pageSize'>;
const list = async (query: Query = {}) => (await listRewards(services, { ...all, ...query }, 'EN')).content;

describe('the rewards of the point mall', () => {
  test("MALL-05 API-55 MALL-01 come in the brand's order, in the requested language, sold-out ones too", async () => {
    const rewards = await list();
    expect(rewards.slice(0, 3).map(({ rewardId }) => rewardId)).toEqual(['pr-201', 'pr-202', 'pr-203']);
    expect(rewards[0]).toMatchObject({ kind: 'bonus', title: '$10.00 of bonus money', points: 900, amount: '10.00' });
    expect(rewards.find(({ stock }) => stock === 0)).toBeDefined();
    expect(rewards.filter(({ isNew }) => isNew).map(({ rewardId }) => rewardId)).toContain('pr-203');
    expect((await listRewards(services, all, 'VI')).content[0]?.title).toBe('$10.00 tiền thưởng');
  });

  test('API-55 MALL-01 can be filtered by kind and by affordability, and sorted by cost or age', async () => {
    expect(new Set((await list({ kind: 'money' })).map(({ kind }) => kind))).toEqual(new Set(['money']));
    const cheap = await list({ maxPoints: 800, sort: 'dearest' });
    expect(cheap.map(({ points }) => points)).toEqual([800, 480, 180]);
    const costs = (await list({ sort: 'cheapest' })).map(({ points }) => points);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect((await list({ sort: 'newest' }))[0]?.rewardId).toBe('pr-212');
  });

  test('MALL-06 API-55 MALL-01 money and bonus money cost at most the points that convert to as much', async () => {
    const sums = (await list()).filter(({ amount }) => amount !== null);
    expect(new Set(sums.map(({ kind }) => kind))).toEqual(new Set(['bonus', 'money']));
    // 100 points convert to 1.00.
    for (const { rewardId, points, amount } of sums) expect(points / 100, rewardId).toBeLessThanOrEqual(Number(amount));
  });

  test('API-55 MALL-01 come in pages; one beyond the last is empty', async () => {
    const page = (pageNo: number) => listRewards(services, { pageNo, pageSize: 5 }, 'EN');
    expect(await page(1)).toMatchObject({ totalPages: 3, totalElements: 12 });
    expect((await page(3)).content).toHaveLength(2);
    expect((await page(4)).content).toEqual([]);
  });

  test('API-55 MALL-01 can be read one by one, with their requirements', async () => {
    const bonus = await findReward(services, 'pr-201', 'EN');
    expect(bonus).toMatchObject({ html: '<p>Stake it three times within seven days.</p>', needsAddress: false });
    expect(bonus.wagering).toMatchObject({ multiple: 3, base: 'bonus' });
    expect(await findReward(services, 'pr-203', 'EN')).toMatchObject({ needsAddress: true, wagering: null });
  });

  test('API-55 MALL-01 an unoffered reward is not found', async () => {
    await db.orm.update(pointRewards).set({ enabled: false }).where(eq(pointRewards.id, 'pr-211'));
    for (const id of ['pr-211', 'pr-999', '']) {
      await expect(findReward(services, id, 'EN')).rejects.toMatchObject({ code: 'not_found' });
    }
    expect((await list()).map(({ rewardId }) => rewardId)).not.toContain('pr-211');
  });

  test("API-55 MALL-01 that cost the same, or are as old, come in the brand's order", async () => {
    const change = (id: string, changes: Partial<typeof pointRewards.$inferInsert>) =>
      db.orm.update(pointRewards).set(changes).where(eq(pointRewards.id, id));
    const alike = { points: 480, createdAt: new Date(TEST_NOW - 60 * DAY) };
    // Later in the brand's order than by their ids.
    await change('pr-202', { ...alike, position: 9_002 });
    await change('pr-204', { ...alike, position: 9_001 });
    for (const sort of ['brand', 'cheapest', 'dearest', 'newest'] as const) {
      const ids = (await list({ sort })).map(({ rewardId }) => rewardId);
      expect(ids.indexOf('pr-202') - ids.indexOf('pr-204'), sort).toBe(1);
    }
    expect((await list()).slice(-2).map(({ rewardId }) => rewardId)).toEqual(['pr-204', 'pr-202']);
  });

  test('API-55 MALL-01 are new for less than 30 days', async () => {
    const aged = (id: string, age: number) =>
      db.orm
        .update(pointRewards)
        .set({ createdAt: new Date(TEST_NOW - age) })
        .where(eq(pointRewards.id, id));
    await aged('pr-206', 30 * DAY);
    await aged('pr-207', 30 * DAY - 1);
    const isNew = new Map((await list()).map((reward) => [reward.rewardId, reward.isNew]));
    expect([isNew.get('pr-206'), isNew.get('pr-207')]).toEqual([false, true]);
  });

  test('API-55 MALL-01 have a picture each, and unknown ones have none', async () => {
    for (const { rewardId } of await list()) expect(await drawings.reward(rewardId, services)).toMatch(/^<svg /);
    expect(await drawings.reward('pr-none', services)).toBeNull();
  });
});
