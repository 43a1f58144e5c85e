import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartError } from '../config/start-error.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase, TEST_BRAND, TEST_NOW } from '../db/testing.ts';
import { requireSameUse } from './require-same-use.ts';
import { seedSite } from './seed.ts';

let demo: Database;
beforeAll(async () => {
  demo = await openTestDatabase();
});
afterAll(() => demo.close());

const site = { demo: false };
const refusal = async (work: Promise<void>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof StartError ? error.message : error),
  );
const holdsDemo =
  'The database holds the accounts of a demo, whose passwords are public; set DATABASE_URL or DATA_DIR to an empty one, or start the demo with DEMO=1.';

test('a site is refused on the database of a demo, and a demo is not', async () => {
  expect(await refusal(requireSameUse(demo, site))).toBe(holdsDemo);
  expect(await refusal(requireSameUse(demo, { demo: true }))).toBeUndefined();
});

test('demo accounts are known without their mark, and somebody of the same name is not one', async () => {
  await demo.query('test_unmark', `delete from seeds where name = 'sandbox'`);
  expect(await refusal(requireSameUse(demo, site))).toBe(holdsDemo);
  const others = await openTestDatabase({ seeded: false });
  await seedSite(others, { clock: () => TEST_NOW, brand: TEST_BRAND });
  await others.query(
    'test_same_name',
    `insert into members (account, nickname, type, member_access, password_changed_at, created_at)
     values ('player01', 'player01', 0, true, now(), now())`,
  );
  expect(await refusal(requireSameUse(others, site))).toBeUndefined();
  await others.close();
});

test('a demo is refused on the database of a site, and both may begin on an empty one', async () => {
  const db = await openTestDatabase({ seeded: false });
  for (const use of [site, { demo: true }]) expect(await refusal(requireSameUse(db, use))).toBeUndefined();
  await seedSite(db, { clock: () => TEST_NOW, brand: TEST_BRAND });
  expect(await refusal(requireSameUse(db, site))).toBeUndefined();
  expect(await refusal(requireSameUse(db, { demo: true }))).toBe(
    'The database belongs to a site that is no demo; set DATABASE_URL or DATA_DIR to an empty one, or start the site with DEMO=0.',
  );
  await db.close();
});
