import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { loadBrand } from '#server/config/load-brand.ts';
import type { Queries } from '#server/db/database.ts';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '#server/db/testing.ts';
import { seedSite } from '#server/seed/seed.ts';
import type { Services } from '#server/services.ts';
import { requireEdge } from './require-edge.ts';

const lumo = loadBrand(readConfig({}));
const sen = loadBrand(readConfig({ BRAND_FILE: join(import.meta.dirname, '../../../config/sen.json') }));

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const startOf = (brand: Services['brand'], on: Pick<Queries, 'query'> = db) =>
  requireEdge({ db: on, brand, clock: () => TEST_NOW });
const withTurnover = (change: Partial<Services['brand']['turnover']>) =>
  startOf({ ...lumo, turnover: { ...lumo.turnover, ...change } });

test('MALL-06 the shipped brands give back no more for turnover than their games keep', async () => {
  await expect(startOf(lumo)).resolves.toBeUndefined();
  const site = await openTestDatabase({ seeded: false });
  await seedSite(site, { clock: () => TEST_NOW, brand: sen });
  await expect(startOf(sen, site)).resolves.toBeUndefined();
  await site.close();
});

// Of 100.00 on our own games: ten points 0.1190 (4,200 of them are 50.00 of bonus money), the mission of 100 points for 500.00
// 0.2380, the friend's share 0.30, half of it; salaries 0.65, of which 0.67 is the most.
test('CONTRACT-09 MALL-06 the server does not start where own games, which keep 1%, give back more', async () => {
  await expect(withTurnover({ mostSalary: 68 })).rejects.toThrow(
    'For turnover in INHOUSE the brand gives back up to 1.0085% (points 0.0595%, referral.turnover 0.15%, missions 0.119%, turnover.mostSalary 0.68%), but its games keep as little as 1.00%; lower these rates or what turnover.contributions says of INHOUSE.',
  );
  const full = lumo.turnover.contributions.map((each) => ({ ...each, rate: 10_000 }));
  await expect(withTurnover({ contributions: full })).rejects.toThrow('INHOUSE the brand gives back up to 1.3071%');
  const dear = { ...lumo.points, pointValue: '0.02' };
  await expect(startOf({ ...lumo, points: dear })).rejects.toThrow('INHOUSE the brand gives back up to 1.10%');
});

test('a category whose games do not say what they return needs an edge in the brand file', async () => {
  const edges = lumo.turnover.edges.filter(({ gameType }) => gameType !== 'PVP');
  await expect(withTurnover({ edges })).rejects.toThrow(
    'Nothing says what PVP games keep of stakes; add PVP to turnover.edges.',
  );
  const low = lumo.turnover.edges.map((each) => ({ ...each, rate: 129 }));
  // What counts everywhere, 0.6571, and salaries.
  await expect(withTurnover({ edges: low })).rejects.toThrow('SPORTS the brand gives back up to 1.3071%');
});

test.each([
  [
    'a rebate of a rank',
    `update rank_privileges set rate = 110 where level = 6 and kind = 'rebate_slots'`,
    'RNG the brand gives back up to 2.8071%',
  ],
  [
    'a weekly share',
    `update promotions set reward = jsonb_set(reward, '{rate}', '50') where id = 'p-103'`,
    'RNG the brand gives back up to 2.8071%',
  ],
  ['a mission', `update missions set target = 400 where id = 'mi-304'`, 'INHOUSE the brand gives back up to 1.0083%'],
  [
    'money for points in the mall',
    `update point_rewards set amount = 12.25 where id = 'pr-201'`,
    'INHOUSE the brand gives back up to 1.0041%',
  ],
  [
    'the odds of a lottery',
    `update lottery_rules set limits = jsonb_set(limits, '{pricing}', '{"returnToPlayer": 9903}') where game_code = 'SSC_5M'`,
    'LOTT the brand gives back up to 0.9785%',
  ],
  [
    'the return of a game',
    `update games set rtp = 9905 where category = 'LIVE'`,
    'LIVE the brand gives back up to 0.9614%',
  ],
])('the server does not start with too high %s', async (_, change, sentence) => {
  const undo = new Error('undone');
  const changed = db.transaction(async (tx) => {
    await tx.execute(change);
    await expect(startOf(lumo, tx)).rejects.toThrow(sentence);
    throw undo;
  });
  await expect(changed).rejects.toBe(undo);
});
