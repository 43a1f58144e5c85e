import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { testServices } from '../../testing.ts';
import { findLotteryArt } from './lottery-art.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('the picture of a lottery is drawn by its name, its mode and the hue of its vendor', async () => {
  const services = await testServices(db);
  const [vendor] = await db.query<{ hue: number }>(
    'test_hue',
    `select v.hue from vendors v join lottery_games g on g.vendor_code = v.code where g.code = 'SSC_5M'`,
  );
  expect(await findLotteryArt(services, 'SSC_5M')).toEqual({
    id: 'SSC_5M',
    name: expect.stringMatching(/SSC/),
    category: 'LOTT',
    vendorHue: vendor?.hue,
  });
  expect((await findLotteryArt(services, 'E_SSC_45S'))?.category).toBe('ELOTT');
  expect((await findLotteryArt(services, 'VN_NORTH'))?.category).toBe('LOTT');
  expect(await findLotteryArt(services, 'NONE')).toBeNull();
});

test('a lottery whose vendor left the catalogue has no picture', async () => {
  const services = await testServices(db);
  const current = await services.catalogue.current();
  const catalogue = { ...services.catalogue, current: async () => ({ ...current, vendors: new Map() }) };
  expect(await findLotteryArt({ db, catalogue }, 'SSC_5M')).toBeNull();
});
